import { expect, test } from "vitest";
import { diceText } from "./told";

test("dice are written in their order, with their sides", () => {
  const die = (sides: number, face: number) => ({ sides, face, rule: "scs:7.0J" });
  expect(diceText([die(6, 4), die(10, 2)])).toBe("d6 4, d10 2");
  expect(diceText([])).toBe("");
});
