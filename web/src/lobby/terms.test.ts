import { expect, test } from "vitest";
import type { Arg, Message } from "../../types/scene";
import { settings } from "../lib/settings.svelte";
import { termsOf } from "./terms";

const term = (key: string, args: Message["args"]) => ({
  seat: null,
  at_least: null,
  message: { key, args },
});
const hexes = (count: number): Arg => ({
  list: Array.from({ length: count }, (_, at) => ({ text: `A${at + 1}` })),
});
const crossroads = { hex: "10.05", name: { en: "Crossroads", it: "Crocevia" } };

test("places that decide are told by their names, in the language of the page", () => {
  const args = { hex: { text: "10.05" }, points: { text: "+5" } };
  const sheet = { victory: [term("scs-victory-control", args)], objectives: [crossroads] };
  settings.language = "it";
  expect(termsOf(sheet).short).toEqual(["Crocevia (10.05) sotto controllo: +5."]);
  settings.language = "en";
  expect(termsOf(sheet)).toEqual({ long: [], short: ["Crossroads (10.05) held: +5."] });
});

test("a line that names a place by itself does so once", () => {
  const args = { ...crossroads, hexes: { list: [{ text: "10.05" }] }, points: { number: 2 } };
  const victory = [
    term("coh-victory-at-end", {
      name: { words: args.name },
      hexes: args.hexes,
      points: args.points,
      nation: { term: "coh-nation-german" },
    }),
  ];
  const [line] = termsOf({ victory, objectives: [crossroads] }).short;
  expect(line?.match(/Crossroads/g)).toHaveLength(1);
});

test("of a whole edge only some hexes are told, and how many they are", () => {
  const left = (count: number): string | undefined =>
    termsOf({ victory: [term("ambush-end-exited", { hexes: hexes(count) })], objectives: [] })
      .long[0];
  expect(left(2)).toContain("at A1 and A2.");
  expect(left(84)).toContain("at A1, A2, A3 … A84 (84 hexes).");
});
