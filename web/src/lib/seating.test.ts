import { describe, expect, test } from "vitest";
import type { GameInfo } from "../../types/wire";
import { HUMAN, SPECTATOR, persons, whoLooks } from "./seating";

function info(players: Record<string, string>, asked: string | null): GameInfo {
  return { players, asked } as unknown as GameInfo;
}

const TWO = { blue: HUMAN, red: HUMAN };
const ONE = { blue: HUMAN, red: "greedy" };
const NONE = { blue: "random", red: "greedy" };

test("persons are the seats that no bot plays", () => {
  expect(persons(info(TWO, null))).toEqual(["blue", "red"]);
  expect(persons(info(ONE, null))).toEqual(["blue"]);
  expect(persons(info(NONE, null))).toEqual([]);
});

describe("two people at one screen", () => {
  test("keep looking while they are asked", () => {
    expect(whoLooks(info(TWO, "blue"), "blue", true)).toEqual({ kind: "stay" });
  });

  test("hand over where there are secrets", () => {
    expect(whoLooks(info(TWO, "red"), "blue", true)).toEqual({ kind: "hand-over", seat: "red" });
  });

  test("simply change places where there are none", () => {
    expect(whoLooks(info(TWO, "red"), "blue", false)).toEqual({ kind: "watch", viewer: "red" });
  });

  test("are asked to come to a table that was just opened", () => {
    expect(whoLooks(info(TWO, "red"), null, true)).toEqual({ kind: "hand-over", seat: "red" });
  });

  test("see the end from where they sit", () => {
    expect(whoLooks(info(TWO, null), "blue", true)).toEqual({ kind: "stay" });
  });
});

describe("one person against a bot", () => {
  test("looks from the own seat, whoever is asked", () => {
    expect(whoLooks(info(ONE, "red"), null, true)).toEqual({ kind: "watch", viewer: "blue" });
    expect(whoLooks(info(ONE, "blue"), null, true)).toEqual({ kind: "watch", viewer: "blue" });
    expect(whoLooks(info(ONE, "red"), "blue", true)).toEqual({ kind: "stay" });
  });

  test("who gave the seat to a bot looks from the other one", () => {
    expect(whoLooks(info(ONE, "red"), "red", true)).toEqual({ kind: "watch", viewer: "blue" });
  });
});

test("a game of bots has spectators", () => {
  expect(whoLooks(info(NONE, "red"), null, true)).toEqual({ kind: "watch", viewer: SPECTATOR });
  expect(whoLooks(info(NONE, "red"), SPECTATOR, true)).toEqual({ kind: "stay" });
});
