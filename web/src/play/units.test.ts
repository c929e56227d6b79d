import { expect, it } from "vitest";
import { following } from "./units";

it("goes round the units in both directions", () => {
  const ids = ["B1", "B3", "B4"];
  expect(following(ids, null, 1)).toBe("B1");
  expect(following(ids, null, -1)).toBe("B4");
  expect(following(ids, "B3", 1)).toBe("B4");
  expect(following(ids, "B4", 1)).toBe("B1");
  expect(following(ids, "B1", -1)).toBe("B4");
});

it("starts anew from a unit that can do nothing", () => {
  expect(following(["B1", "B3"], "R2", 1)).toBe("B1");
  expect(following([], "R2", 1)).toBeNull();
});
