import { expect, it } from "vitest";
import type { GlossaryEntry } from "../../../types/wire";
import { matching } from "./glossary";

const entry = (en: string, it: string, rule: string | null = null): GlossaryEntry => ({
  term: { en, it },
  meaning: { en: `about ${en}`, it: `su ${it}` },
  rule,
  system: "scs",
});

const overrun = entry("overrun", "superamento", "scs:6.0S");
const hex = entry("hex", "esagono", "scs:0.1A");

it("sorts by the term of the language", () => {
  expect(matching([overrun, hex], "", "en")).toEqual([hex, overrun]);
  expect(matching([overrun, hex], "", "it")).toEqual([hex, overrun]);
});

it("finds a term by either language, its meaning or its rule", () => {
  expect(matching([overrun, hex], "SUPER", "en")).toEqual([overrun]);
  expect(matching([overrun, hex], "about hex", "en")).toEqual([hex]);
  expect(matching([overrun, hex], "6.0s", "it")).toEqual([overrun]);
  expect(matching([overrun, hex], "nothing", "it")).toEqual([]);
});
