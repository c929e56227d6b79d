import { expect, test } from "vitest";
import { settings } from "../lib/settings.svelte";
import { firstSentence, pictureForm, timeText } from "./facts";

const of = (minutes: number) => ({ length: { answers: 1, minutes } });

test("hours are told from two on, halves as the language writes them", () => {
  settings.language = "en";
  expect(timeText(of(50))).toBe("about 50 min");
  expect(timeText(of(150))).toBe("about 2.5 h");
  settings.language = "it";
  expect(timeText(of(150))).toBe("circa 2,5 h");
  expect(timeText({ length: null })).toBe(null);
});

test("a sentence ends where it ends", () => {
  expect(firstSentence("Go to 07.05 now. Then rest.")).toBe("Go to 07.05 now.");
  expect(firstSentence("No end")).toBe("No end");
});

test("a tall map gets a square, a wide one keeps the form of small pictures", () => {
  expect(pictureForm({ map: [16, 24] })).toBe(1);
  expect(pictureForm({ map: [32, 12] })).toBe(1.6);
  expect(pictureForm({ map: [25, 19] })).toBeCloseTo(1.13, 2);
});
