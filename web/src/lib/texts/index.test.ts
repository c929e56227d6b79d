import { beforeEach, expect, test } from "vitest";
import { flushSync } from "svelte";
import { settings } from "../settings.svelte";
import { has, inEveryLanguage, say, t, tenths, words } from ".";

beforeEach(() => {
  settings.language = "en";
});

test("texts follow the language that is set", () => {
  expect(t("page-turns", { turns: 1 })).toBe("1 turn");
  expect(say({ key: "table-yes", args: {} })).toBe("yes");
  settings.language = "it";
  flushSync();
  expect(t("page-turns", { turns: 2 })).toBe("2 turni");
  expect(say({ key: "table-yes", args: {} })).toBe("sì");
  expect(words({ en: "river", it: "fiume" })).toBe("fiume");
  expect(document.documentElement.lang).toBe("it");
});

test("nothing is said for no text", () => {
  expect(words(null)).toBe("");
});

test("a text is known in every language", () => {
  expect(inEveryLanguage("page-close")).toEqual({ en: "Close", it: "Chiudi" });
  expect(has("page-close")).toBe(true);
  expect(has("page-nowhere")).toBe(false);
});

test("figures beside each other have one decimal each, as the language writes it", () => {
  expect([42, 3.6].map(tenths)).toEqual(["42.0", "3.6"]);
  settings.language = "it";
  expect([100, 2.9].map(tenths)).toEqual(["100,0", "2,9"]);
});
