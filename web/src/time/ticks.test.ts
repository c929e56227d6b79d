import { describe, expect, it } from "vitest";
import { read } from "./fixture";
import { nextCombat, previousCombat, spaced, tickAt, ticks } from "./ticks";

describe("the line of time", () => {
  const marked = ticks(read());

  it("marks turns, phases and combats", () => {
    expect(marked.turns.map((it) => [it.step, it.turn, it.seat])).toEqual([
      [1, 1, "blue"],
      [17, 1, "red"],
    ]);
    expect(marked.phases.map((it) => it.step)).toEqual([1, 9, 17, 17, 21]);
    expect(marked.combats.map((it) => [it.from, it.to])).toEqual([[11, 16]]);
  });

  it("finds the combats before and after a step", () => {
    expect(nextCombat(marked.combats, 3)?.from).toBe(11);
    expect(nextCombat(marked.combats, 11)).toBeNull();
    expect(previousCombat(marked.combats, 20)?.from).toBe(11);
    expect(previousCombat(marked.combats, 11)).toBeNull();
  });

  it("knows what went on at a step", () => {
    expect(tickAt(marked, 10)).toMatchObject({ seat: "blue", phase: "combat" });
    expect(tickAt(marked, 18)).toMatchObject({ seat: "red", phase: "movement" });
    expect(tickAt(marked, 0)).toBeNull();
  });

  it("leaves out marks that would lie on each other", () => {
    expect(spaced([{ step: 0 }, { step: 2 }, { step: 5 }, { step: 6 }], 3)).toEqual([
      { step: 0 },
      { step: 5 },
    ]);
  });
});
