import { expect, it } from "vitest";
import { factsOf, written } from "./facts";

it("writes lists in a row, and figures by name where there are several", () => {
  expect(written(["B3", "B5"])).toBe("B3, B5");
  expect(written({ B5: "9", B6: "8½" })).toBe("B5 9, B6 8½");
  expect(written({ B5: "9" })).toBe("9");
  expect(written(7)).toBe("7");
  expect(written(null)).toBe("");
});

it("leaves out what has no word and what is empty", () => {
  const said = factsOf("scs", { "points-left": { B4: "5" }, attackers: [], nonsense: 1 });
  expect(said.map((it) => [it.name, it.value])).toEqual([["points-left", "5"]]);
});
