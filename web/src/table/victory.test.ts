import { expect, test } from "vitest";
import { scene, setting } from "../lib/fixture";
import { scoresOf } from "./victory";

const message = { key: "scs-victory-level", args: {} };
const levels = [15, 9, 3].map((at_least) => ({ seat: "blue", at_least, message }));
const won = { ...setting, victory: [...levels, { seat: "blue", at_least: null, message }] };

test("the next level above the points is what is needed", () => {
  const needs = (points: number) => scoresOf(won, scene({ tracks: { "points-blue": points } }));
  expect(needs(4)).toEqual([{ seat: "blue", points: 4, needs: 9 }]);
  expect(needs(9)).toEqual([{ seat: "blue", points: 9, needs: 15 }]);
  expect(needs(20)).toEqual([{ seat: "blue", points: 20, needs: null }]);
});

test("seats without points are not named", () => {
  expect(scoresOf(setting, scene({ tracks: { "air-blue": 2 } }))).toEqual([]);
  const both = scoresOf(setting, scene({ tracks: { "points-red": 1, "points-blue": 2 } }));
  expect(both.map(({ seat }) => seat)).toEqual(["blue", "red"]);
});
