import { expect, test } from "vitest";
import english from "../../../data/texts/en/notes.ftl?raw";
import lengths from "../../../docs/lengths.md?raw";
import { settings } from "../lib/settings.svelte";
import { firstSentence, noteOf, pictureForm, timeText } from "./facts";

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

test("every scenario that is played has a designer’s note, and every note its scenario", () => {
  // All of them stand among the lengths, which a test of the program looks after.
  const scenarios = [...lengths.matchAll(/^\| `(.+?)` /gm)].map((row) => row[1] ?? "");
  expect(scenarios.length).toBeGreaterThan(40);
  for (const language of ["en", "it"] as const) {
    settings.language = language;
    expect(scenarios.filter((scenario) => !noteOf(scenario))).toEqual([]);
  }
  const notes = [...english.matchAll(/^(note-[a-z-]+) =/gm)].map((note) => note[1]);
  const wanted = scenarios.map((scenario) => `note-${scenario.replace("/", "-")}`);
  expect(notes.toSorted()).toEqual(wanted.toSorted());
  expect(noteOf("scs/mill-bridge@5b1c0d")).toBe(null);
});

test("a tall map gets a square, a wide one keeps the form of small pictures", () => {
  expect(pictureForm({ map: [16, 24] })).toBe(1);
  expect(pictureForm({ map: [32, 12] })).toBe(1.6);
  expect(pictureForm({ map: [25, 19] })).toBeCloseTo(1.13, 2);
});
