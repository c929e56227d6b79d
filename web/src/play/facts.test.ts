import { expect, it } from "vitest";
import { factsOf, written } from "./facts";

it("writes lists in a row, and figures by name where there are several", () => {
  expect(written({ list: ["B3", "B5"] })).toBe("B3, B5");
  expect(written({ table: { B5: "9", B6: "8½" } })).toBe("B5 9, B6 8½");
  expect(written({ table: { B5: "9" } })).toBe("9");
  expect(written({ number: 7 })).toBe("7");
  expect(written({ text: "7½" })).toBe("7½");
});

it("leaves out what has no word and what is empty", () => {
  const said = factsOf("scs", {
    attackers: [],
    figures: [
      { name: "points-left", value: { table: { B4: "5" } } },
      { name: "nonsense", value: { number: 1 } },
    ],
  });
  expect(said.map((it) => [it.name, it.value])).toEqual([["points-left", "5"]]);
});
