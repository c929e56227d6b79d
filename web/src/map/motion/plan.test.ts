import { describe, expect, it } from "vitest";
import type { Counter, Facts, LogLine, Scene } from "../../../types/scene";
import { boxed } from "../../lib/fixture";
import { isStill, motionOf as motionAfter, seen } from "./plan";

const line = (event: string, fields: LogLine["fields"]): LogLine => ({
  step: 1,
  event,
  rule: null,
  fields,
  message: { key: "", args: {} },
});

const counter = (id: string, hex: string | null, steps = 2): Counter =>
  ({ id, hex, face: "up", values: { steps }, marks: [] }) as unknown as Counter;

const scene = (counters: Counter[], about: Facts = {}): Scene =>
  ({ counters, prompt: { about } }) as unknown as Scene;

const motionOf = (before: Scene, after: Scene, lines: LogLine[]) =>
  motionAfter(seen(before), after, lines);

describe("what is seen of what happened", () => {
  it("is one journey for steps that follow each other", () => {
    const lines = [
      line("moved", { units: ["A", "B"], from: "1", to: "2" }),
      line("moved", { units: ["A", "B"], from: "2", to: "3" }),
      line("moved", { unit: "C", from: "3", to: "4" }),
    ];
    expect(motionOf(scene([]), scene([]), lines).journeys).toEqual([
      { units: ["A", "B"], path: ["1", "2", "3"], event: "moved" },
      { units: ["C"], path: ["3", "4"], event: "moved" },
    ]);
  });

  it("is dice at the hex that was asked about", () => {
    const lines = [
      line("rolled", { die: { sides: 6, face: 4 } }),
      line("rolled", { die: { sides: 6, face: 2 } }),
    ];
    const motion = motionOf(scene([], { target: "9" }), scene([]), lines);
    expect(motion.roll?.dice).toEqual([
      { sides: 6, face: 4 },
      { sides: 6, face: 2 },
    ]);
    expect(motion.at).toBe("9");
  });

  it("is a blow for who became weaker, and a farewell for who is gone", () => {
    const before = scene([counter("A", "1"), counter("B", "1"), counter("C", "1")]);
    const after = scene([counter("A", "1", 1), counter("B", null, 0), counter("C", "1")]);
    const motion = motionOf(before, after, []);
    expect(motion.struck).toEqual(["A"]);
    expect(motion.gone.map(({ id }) => id)).toEqual(["B"]);
  });

  it("is no blow to somebody who has just come to the screen", () => {
    const before = { ...scene([counter("A", "1")]), viewer: "blue" };
    const after = { ...scene([counter("A", "1", 1)]), viewer: "red" };
    expect(isStill(motionOf(before, after, []))).toBe(true);
  });

  it("is nothing where nothing happened, or too much to follow", () => {
    expect(isStill(motionOf(scene([]), scene([]), []))).toBe(true);
    const many = Array.from({ length: 99 }, (_, at) =>
      line("moved", { unit: `U${at}`, from: "1", to: "2" }),
    );
    expect(motionOf(scene([]), scene([]), many).journeys).toEqual([]);
  });
});

describe("what goes to a box", () => {
  const inBox = (id: string, box: string): Counter => ({ ...counter(id, null), box }) as Counter;

  it("travels there though the log names no way, and is not gone", () => {
    const before = seen(scene([counter("A", "03.01"), inBox("B", "port")]));
    const after = scene([inBox("A", "port"), counter("B", "02.01")]);
    const motion = motionAfter(before, after, [], boxed);
    expect(motion.journeys.map(({ units, path }) => [units, path])).toEqual([
      [["A"], ["03.01", "port"]],
      [["B"], ["port", "02.01"]],
    ]);
    expect(motion.gone).toEqual([]);
  });

  it("travels once where the log names the way, and is gone in a pile beside the board", () => {
    const before = seen(scene([counter("A", "03.01"), counter("B", "03.01")]));
    const after = scene([inBox("A", "port"), inBox("B", "destroyed")]);
    const lines = [line("moved", { unit: "A", from: "03.01", to: "port" })];
    const motion = motionAfter(before, after, lines, boxed);
    expect(motion.journeys).toHaveLength(1);
    expect(motion.gone.map(({ id }) => id)).toEqual(["B"]);
  });
});
