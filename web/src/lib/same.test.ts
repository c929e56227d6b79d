import { expect, it } from "vitest";
import { isSame } from "./same";

const COUNTER = { id: "B1", hex: null, values: { attack: 3 }, marks: ["moved"] };

it("finds copies the same", () => {
  expect(isSame(COUNTER, structuredClone(COUNTER))).toBe(true);
  expect(isSame([], [])).toBe(true);
  expect(isSame(null, null)).toBe(true);
});

it.each([
  { ...COUNTER, hex: "01.01" },
  { ...COUNTER, values: { attack: 3, defense: 4 } },
  { ...COUNTER, values: { defense: 3 } },
  { ...COUNTER, marks: [] },
  { ...COUNTER, marks: { 0: "moved" } },
  { ...COUNTER, marks: ["moved", "attacked"] },
  { ...COUNTER, name: "first" },
  null,
  "B1",
])("tells %o from what it was", (other) => {
  expect(isSame(COUNTER, other)).toBe(false);
  expect(isSame(other, COUNTER)).toBe(false);
});
