import { expect, it } from "vitest";
import { linesOf, printed } from "./printed";

it("prints keys as keyboards do", () => {
  const keys = [{ key: "ArrowUp" }, { key: "ArrowUp", shift: true }, { key: "N", shift: true }];
  expect(printed(keys)).toEqual(["↑", "⇧↑", "N"]);
  expect(printed([{ key: " " }, { key: "0" }])).toEqual(["␣", "0"]);
});

it("writes a run of digits as a range", () => {
  expect(printed(["1", "2", "3"].map((key) => ({ key })))).toEqual(["1 … 3"]);
});

it("puts keys that do the same on one line", () => {
  const keys = ["+", "-", "="].map((key) => ({ key, text: key === "-" ? "farther" : "nearer" }));
  expect(linesOf(keys)).toEqual([
    { text: "nearer", keys: ["+", "="] },
    { text: "farther", keys: ["-"] },
  ]);
});
