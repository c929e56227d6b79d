import { expect, test } from "vitest";
import { lookOf } from "./look";

test("what was set at the table goes before what the browser likes", () => {
  const kept = JSON.stringify({ language: "it", theme: "dark" });
  expect(lookOf(kept, "en-US", "light")).toEqual({ language: "it", theme: "dark" });
});

test("without settings, or with broken ones, the browser is asked", () => {
  for (const kept of [null, "{", "null", '{"language":"xx","theme":"system"}']) {
    expect(lookOf(kept, "it-IT", "dark")).toEqual({ language: "it", theme: "dark" });
    expect(lookOf(kept, "fr", "light")).toEqual({ language: "en", theme: "light" });
  }
});
