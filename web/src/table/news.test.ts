import { expect, test } from "vitest";
import type { LogLine } from "../../types/scene";
import { newLines } from "./news";

const log = (length: number): LogLine[] =>
  Array.from({ length }, (_, index) => ({ step: index + 1 }) as LogLine);
const steps = (lines: LogLine[]): number[] => lines.map((line) => line.step);

test("what is new is told, at most the last lines of it", () => {
  expect(steps(newLines(log(12), 10))).toEqual([11, 12]);
  expect(steps(newLines(log(30), 10))).toEqual([25, 26, 27, 28, 29, 30]);
});

test("a game that was opened is not read out", () => {
  expect(newLines(log(100), 0)).toEqual([]);
  expect(steps(newLines(log(2), 0))).toEqual([1, 2]);
});

test("after an undo there is nothing new", () => {
  expect(newLines(log(5), 8)).toEqual([]);
});
