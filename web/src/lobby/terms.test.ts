import { expect, test } from "vitest";
import type { Arg, Message } from "../../types/scene";
import { settings } from "../lib/settings.svelte";
import { objectivesOf, placesOf, termsOf } from "./terms";

const term = (key: string, args: Message["args"]) => ({
  seat: null,
  at_least: null,
  message: { key, args },
});
const held = term("scs-victory-control", { hex: { text: "10.05" }, points: { text: "+5" } });
const hexes = (count: number): Arg => ({
  list: Array.from({ length: count }, (_, at) => ({ text: `A${at + 1}` })),
});
const crossroads = { hex: "10.05", name: { en: "Crossroads", it: "Crocevia" } };

test("places that decide are told by their names, in the language of the page", () => {
  const sheet = { victory: [held], objectives: [crossroads] };
  settings.language = "it";
  expect(termsOf(sheet).long).toEqual(["Crocevia (10.05) sotto controllo: +5."]);
  settings.language = "en";
  expect(termsOf(sheet).long).toEqual(["Crossroads (10.05) held: +5."]);
});

test("many short lines come after the others, a few stay where they are", () => {
  const long = term("coh-victory-most", {});
  const few = termsOf({ victory: [held, long], objectives: [] });
  expect(few.long[0]).toBe("10.05 held: +5.");
  const many = termsOf({ victory: [held, held, long, held, held], objectives: [] });
  expect([many.long.length, many.short.length]).toEqual([1, 4]);
});

test("a line that names a place by itself does so once, and names it for the others", () => {
  const nation = { term: "coh-nation-german" };
  const school = { words: { en: "School", it: "Scuola" } };
  const hexes = { list: [{ text: "10.05" }] };
  const points = { number: 2 };
  const bunker = { list: [{ text: "11.05" }] };
  const sheet = {
    victory: [
      term("coh-victory-at-end", { name: school, hexes, points, nation }),
      term("coh-victory-at-end", { name: school, hexes: bunker, points, nation }),
    ],
    objectives: [crossroads, { hex: "11.05", name: null }],
  };
  expect(termsOf(sheet).long[0]).toBe("School (10.05) at the end: Germans +2.");
  expect([...placesOf(sheet)]).toEqual([
    ["10.05", "School"],
    ["11.05", "School"],
  ]);
});

test("every place that decides is named once, with all of its hexes", () => {
  const station = { en: "Station", it: "Stazione" };
  const objectives = [
    { hex: "P5", name: station },
    { hex: "C3", name: null },
    { hex: "Q5", name: station },
    { hex: "A4", name: null },
  ];
  expect(objectivesOf({ victory: [], objectives })).toEqual(["Station (P5, Q5)", "C3, A4"]);
  const list = ["C3", "P5", "A4", "Q5"].map((text) => ({ text }));
  const left = term("ambush-end-exited", { hexes: { list } });
  const [line] = termsOf({ victory: [left], objectives }).long;
  expect(line).toContain("at C3, Station (P5, Q5) and A4.");
});

test("of a whole edge only some hexes are told, and how many they are", () => {
  const left = (count: number): string | undefined =>
    termsOf({ victory: [term("ambush-end-exited", { hexes: hexes(count) })], objectives: [] })
      .long[0];
  expect(left(2)).toContain("at A1 and A2.");
  expect(left(84)).toContain("at A1, A2, A3 … A84 (84 hexes).");
});
