import { expect, it } from "vitest";
import { counter, scene } from "../lib/fixture";
import { roundOf } from "./round-strip";

it("those who act first come first, and empty boxes are left out", () => {
  const counters = [
    counter("A", { marks: ["prone", "complete"] }),
    counter("B", { marks: ["turns-1"] }),
    counter("C", { marks: ["turns-2", "wounded"] }),
    counter("D", { marks: ["turns-1"] }),
    counter("E", { marks: ["standing"] }),
  ];
  const boxes = roundOf(scene({ phase: "rounds", counters }));
  expect(boxes.map(({ mark, counters }) => [mark, counters.map(({ id }) => id)])).toEqual([
    ["turns-2", ["C"]],
    ["turns-1", ["B", "D"]],
    ["complete", ["A"]],
  ]);
  expect(boxes.map(({ acts }) => acts)).toEqual([true, true, false]);
  expect(roundOf(null)).toEqual([]);
  expect(roundOf(scene({ phase: "march", counters })), "marks of other books").toEqual([]);
});
