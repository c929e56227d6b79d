import { expect, test } from "vitest";
import { AT_ONCE, inTurn } from "./turns";

test("a few pictures come at a time, in their order", () => {
  const begun: number[] = [];
  const ends = Array.from({ length: AT_ONCE + 3 }, (_, at) => inTurn(() => begun.push(at)));
  expect(begun).toEqual([0, 1]);
  ends[2]!();
  ends[0]!();
  expect(begun).toEqual([0, 1, 3]);
  ends[0]!();
  expect(begun).toEqual([0, 1, 3]);
  ends[3]!();
  ends[1]!();
  ends[4]!();
  expect(begun).toEqual([0, 1, 3, 4]);
});
