import { expect, test } from "vitest";
import { diceText } from "./told";

test("dice are written in their order, with their sides", () => {
  const die = (sides: number, face: number, by_hand = false) => {
    return { sides, face, rule: "scs:7.0J", by_hand };
  };
  expect(diceText([die(6, 4), die(10, 2)])).toBe("d6 4, d10 2");
  expect(diceText([die(6, 4, true), die(6, 1)])).toBe("d6 4*, d6 1");
  expect(diceText([])).toBe("");
});
