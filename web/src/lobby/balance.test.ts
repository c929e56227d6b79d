import { expect, test } from "vitest";
import type { Balance } from "../../types/wire";
import { shareOf } from "./balance";

function balance(won: number, lost: number): Balance {
  const sides: Balance["sides"] = [
    { seat: "blue", wins: won },
    { seat: "red", wins: lost },
  ];
  return { bot: "greedy", games: won + lost, draws: 0, sides };
}

test("a share has the error of a coin thrown as often", () => {
  expect(shareOf(balance(50, 50))).toEqual({ of: 50, error: 5 });
  expect(shareOf(balance(20, 80))).toEqual({ of: 20, error: 4 });
});

test("even where one side has won every game nothing is quite sure", () => {
  expect(shareOf(balance(100, 0))).toEqual({ of: 100, error: 0.5 });
});

test("without a game that was decided there is no share", () => {
  expect(shareOf(balance(0, 0))).toBe(null);
});
