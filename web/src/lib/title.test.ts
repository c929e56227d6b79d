import { expect, test } from "vitest";
import { settings } from "./settings.svelte";
import { titleOf } from "./title";

const scenario = { en: "Mill Bridge", it: "Il ponte del mulino" };

test("a game that nobody named follows the language", () => {
  settings.language = "it";
  expect(titleOf("Mill Bridge", scenario)).toBe("Il ponte del mulino");
  settings.language = "en";
  expect(titleOf("Il ponte del mulino", scenario)).toBe("Mill Bridge");
});

test("a game that was named keeps its name", () => {
  expect(titleOf("Evening game", scenario)).toBe("Evening game");
  expect(titleOf("Evening game", undefined)).toBe("Evening game");
});
