import { describe, expect, it } from "vitest";
import { line, log, roll } from "../time/fixture";
import { actsOf } from "./acts";
import { diceLast, lasting, tempoOf, timed } from "./tempo";

describe("acts", () => {
  it("are whole ways and single rolls", () => {
    const told = log.filter(({ step }) => step > 1 && step < 17);
    expect(actsOf(told).map(({ step, lines }) => [step, lines.length])).toEqual([
      [4, 2],
      [7, 1],
      [9, 1],
      [11, 1],
      [12, 3],
      [13, 3],
      [14, 1],
      [15, 1],
      [16, 1],
    ]);
  });

  it("do not put two rolls together", () => {
    expect(actsOf([...roll(1, 3), ...roll(2, 4)])).toHaveLength(2);
  });
});

describe("how long an act lasts", () => {
  const calm = tempoOf("calm", false);

  it("is more than a second for dice that lie, whoever rolled", () => {
    for (const own of [true, false]) {
      const tempo = tempoOf("calm", own);
      expect(lasting(roll(1, 3, 4), tempo, own) - tempo.tumble).toBeGreaterThanOrEqual(1000);
    }
  });

  it("lets ways begin when the dice have been seen", () => {
    const way = line(1, "retreated", { units: ["R1"], from: "04.01", to: "05.01" });
    expect(lasting([...roll(1, 3), way], calm, false)).toBe(
      diceLast(calm) + calm.first + calm.rest,
    );
  });

  it("is nothing for one's own moves, and for what is only told", () => {
    const way = line(1, "moved", { units: ["B1"], from: "01.01", to: "02.01" });
    expect(lasting([way], tempoOf("calm", true), true)).toBe(0);
    expect(lasting([line(1, "phase-began", { phase: "combat" })], calm, false)).toBe(0);
  });

  it("gives a moment to see who attacks whom", () => {
    const attack = line(1, "announced", { hex: "04.01", sources: [{ hex: "03.01", count: 1 }] });
    expect(lasting([attack], calm, false)).toBe(calm.aim);
  });
});

describe("times of journeys", () => {
  const journey = (hexes: number) => ({
    units: ["A"],
    path: Array.from({ length: hexes }, String),
    event: "moved",
  });
  const own = tempoOf("calm", true);

  it("are short, and one journey begins when the last ends", () => {
    const [first, second] = timed([journey(2), journey(30)], 100, own);
    expect(first).toMatchObject({ begins: 100, lasts: 150 });
    expect(second).toMatchObject({ begins: 250, lasts: 250 });
  });

  it("are shortened for many journeys", () => {
    const many = Array.from({ length: 20 }, () => journey(9));
    const last = timed(many, 0, own).at(-1)!;
    expect(last.begins + last.lasts).toBeCloseTo(1500);
  });
});
