import { describe, expect, it } from "vitest";
import type { Counter, Ladder, Scene } from "../../types/scene";
import { scene } from "../lib/fixture";
import { boxesOf, numberOf, statesOf } from "./ladder";

const LADDER: Ladder = {
  track: "morale-blue",
  seat: "blue",
  title: { key: "title", args: {} },
  rule: null,
  top: 9,
  bottom: -10,
  boxes: "morale-",
  steps: [
    { at: 6, name: "shaky", label: { key: "shaky", args: {} }, rule: "pg:10.2a" },
    { at: 0, name: "demoralized", label: { key: "demoralized", args: {} }, rule: "pg:10.2b" },
    { at: -10, name: "broken", label: { key: "broken", args: {} }, rule: "pg:10.3a" },
  ],
};

const counter = (id: string, kind: string, box: string, marks: string[] = []): Counter => ({
  id,
  seat: "blue",
  hex: null,
  box,
  kind,
  face: "up",
  size: "",
  name: "",
  values: {},
  marks,
});

const at = (number: number, ...counters: Counter[]): Scene => ({
  ...scene(),
  tracks: { "morale-blue": number },
  counters: [counter("m", "track-current", `morale-${number}`, ["steady"]), ...counters],
});

describe("a track of boxes", () => {
  it("runs from its top to its bottom, with the marker in its box", () => {
    const boxes = boxesOf(LADDER, at(7, counter("t", "track-lost", "morale-9")));
    expect(boxes.map(({ number }) => number)).toHaveLength(20);
    expect(boxes.filter(({ now }) => now).map(({ number }) => number)).toEqual([7]);
    expect(boxes[0]?.counters.map(({ id }) => id)).toEqual(["t"]);
    expect(numberOf(LADDER, at(7))).toBe(7);
    expect(statesOf(LADDER, at(7))).toEqual(["steady"]);
  });

  it("says from which box on what happens", () => {
    const boxes = boxesOf(LADDER, at(9));
    const step = (number: number) => boxes.find((it) => it.number === number)?.step?.name ?? null;
    expect([9, 7, 6, 1, 0, -9, -10].map(step)).toEqual([
      null,
      null,
      "shaky",
      "shaky",
      "demoralized",
      "demoralized",
      "broken",
    ]);
    expect(boxes.filter(({ first }) => first).map(({ number }) => number)).toEqual([6, 0, -10]);
  });

  it("keeps the marker of an army that fell below in the last box", () => {
    expect(boxesOf(LADDER, at(-12)).at(-1)).toMatchObject({ number: -10, now: true });
  });
});
