import { expect, it } from "vitest";
import { factsOf, written } from "./facts";

const called = (id: string): string => ({ LA27: "27 Lancers", LA9: "9 Lancers" })[id] ?? id;

it("writes lists in a row, and figures by the names of the counters where there are several", () => {
  expect(written({ list: ["B3", "B5"] }, called)).toBe("B3, B5");
  expect(written({ table: { LA27: "9", LA9: "8½" } }, called)).toBe("27 Lancers 9, 9 Lancers 8½");
  expect(written({ table: { B5: "9" } }, called)).toBe("9");
  expect(written({ number: 7 }, called)).toBe("7");
  expect(written({ text: "7½" }, called)).toBe("7½");
});

it("names the counters that attack, not their ids", () => {
  const [attackers] = factsOf("scs", { attackers: ["LA27", "LA9"] }, called);
  expect(attackers?.value).toBe("27 Lancers, 9 Lancers");
});

it("leaves out what has no word and what is empty", () => {
  const about = {
    attackers: [],
    figures: [
      { name: "points-left", value: { table: { B4: "5" } } },
      { name: "nonsense", value: { number: 1 } },
    ],
  };
  const said = factsOf("scs", about, called);
  expect(said.map((it) => [it.name, it.value])).toEqual([["points-left", "5"]]);
});
