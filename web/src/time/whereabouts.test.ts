import { expect, it } from "vitest";
import { read } from "./fixture";
import { whereabouts } from "./whereabouts";

const places = read().map((it) => whereabouts(it, (text) => text.includes(".")));

it("is the end of a journey, with the counter that made it", () => {
  expect(places[3]).toEqual({ hex: "03.01", unit: "B1" });
});

it("is the target of a combat", () => {
  expect(places.filter((it) => it?.unit === null)).toEqual([{ hex: "04.01", unit: null }]);
});

it("is nowhere for what has no place", () => {
  expect(places[1]).toBeNull();
});
