import { expect, test } from "vitest";
import { LOW, levelAfter } from "./sheet-levels";

test("a tap on the handle goes to the next level and round", () => {
  expect(levelAfter(LOW, 0, 800)).toBe(2);
  expect(levelAfter(2, -3, 800)).toBe(0);
});

test("a dragged sheet rests at the nearest level", () => {
  expect(levelAfter(LOW, 250, 800)).toBe(2);
  expect(levelAfter(LOW, -250, 800)).toBe(0);
  expect(levelAfter(LOW, 40, 800)).toBe(LOW);
  expect(levelAfter(2, -2000, 800)).toBe(0);
});
