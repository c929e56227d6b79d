import { expect, it } from "vitest";
import { counter } from "../lib/fixture";
import { ammunitionOf, loadsOf, thingsOf } from "./load";

const soldier = counter("A", {
  values: {
    initiative: 3,
    "carry-boxes": 2,
    "carry-free": 1,
    "ammo-boxes": 6,
    "ammo-free": 2,
    "rifle-clip": 3,
    grenade: 1,
    belt: 0,
  },
  marks: ["standing", "has-rifle", "has-radio", "jammed-rifle"],
});

it("what somebody carries is told as boxes and in words", () => {
  expect(loadsOf(soldier)).toEqual([
    { kind: "carry", all: 2, free: 1 },
    { kind: "ammo", all: 6, free: 2 },
  ]);
  expect(ammunitionOf(soldier)).toEqual([
    ["rifle-clip", 3],
    ["grenade", 1],
  ]);
  expect(thingsOf(soldier)).toEqual(["rifle", "radio"]);
});

it("counters that carry nothing have no boxes", () => {
  expect(loadsOf(counter("B1"))).toEqual([]);
});
