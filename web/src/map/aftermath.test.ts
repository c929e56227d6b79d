import { describe, expect, it } from "vitest";
import { scene } from "../lib/fixture";
import { line, log, read } from "../time/fixture";
import { lastAttack, lastMoves } from "./aftermath";

describe("the arrows of an attack", () => {
  const arrows = (step: number) => lastAttack(read(), scene({ step }));

  it("stay while its combat is being told", () => {
    const aims = [
      { from: "03.01", to: "04.01" },
      { from: "02.02", to: "04.01" },
    ];
    expect(arrows(12)).toEqual(aims);
    expect(arrows(16)).toEqual(aims);
  });

  it("go with the phase", () => {
    expect(arrows(17)).toEqual([]);
  });

  it("go with the next action of the same side, and not with one of the other", () => {
    const told = log.filter(({ step }) => step < 17);
    const later = (unit: string) => [...told, line(17, "set-up", { unit, hex: "09.01" })];
    expect(lastAttack(read(later("R9")), scene({ step: 17 }))).toHaveLength(2);
    expect(lastAttack(read(later("B9")), scene({ step: 17 }))).toEqual([]);
  });

  it("are none before anybody attacked", () => {
    expect(arrows(10)).toEqual([]);
  });
});

describe("the ways of the last turn", () => {
  it("are those of the other side, for the one whose turn it is", () => {
    const now = scene({ step: 18, viewer: "red", active: "red", turn: 1 });
    expect(lastMoves(read(), now).map(({ path }) => path)).toEqual([
      ["01.01", "02.01", "03.01"],
      ["01.02", "02.02"],
    ]);
    expect(lastMoves(read(), { ...now, active: "blue" })).toEqual([]);
  });

  it("are forgotten when they are older than a turn", () => {
    const now = scene({ step: 30, viewer: "red", active: "red", turn: 3 });
    expect(lastMoves(read(), now)).toEqual([]);
  });
});
