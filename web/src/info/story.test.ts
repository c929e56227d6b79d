import { afterEach, expect, it } from "vitest";
import type { LogLine, Message } from "../../types/scene";
import { scene } from "../lib/fixture";
import { settings } from "../lib/settings.svelte";
import { readNow, storyOf, talkOf } from "./story";

const read = (number: number, en: string, it: string): Message => ({
  key: "ambush-read",
  args: { paragraph: { number }, text: { words: { en, it } } },
});

afterEach(() => {
  settings.language = "en";
});

it("a story is told from its newest paragraph on, in the language of the page", () => {
  const notes = [
    read(12, "A dog barks.", "Un cane abbaia."),
    { key: "coh-note-aim", args: {} },
    read(7, "Silence.", "Silenzio."),
  ];
  settings.language = "it";
  expect(storyOf(scene({ notes }))).toEqual([
    { number: 7, text: "Silenzio." },
    { number: 12, text: "Un cane abbaia." },
  ]);
  expect(storyOf(null)).toEqual([]);
});

/** A line of the log. */
const line = (step: number, event: string, en = ""): LogLine => ({
  step,
  event,
  rule: null,
  message: { key: `ambush-${event}`, args: { text: { words: { en, it: en } } } },
  fields: {},
});

it("what was just read is what came since somebody had a choice", () => {
  const log = [
    line(3, "read", "Long ago."),
    line(4, "moved"),
    line(4, "read", "A dog barks."),
    line(5, "only-answer"),
    line(5, "read", "Silence."),
  ];
  const notes = [read(12, "A dog barks.", ""), read(7, "Silence.", "")];
  const told = [
    { number: 12, text: "A dog barks." },
    { number: 7, text: "Silence." },
  ];
  expect(readNow(scene({ step: 5, notes }), log)).toEqual(told);
  expect(readNow(scene({ step: 6, notes }), [...log, line(6, "moved")])).toEqual([]);
  expect(readNow(null, log)).toEqual([]);
});

it("what players may say to each other is no part of the story", () => {
  const talk: Message = { key: "ambush-talk-with-nobody", args: {} };
  const notes = [read(12, "A dog barks.", "Un cane abbaia."), talk];
  expect(talkOf(scene({ notes }))).toEqual([talk]);
  expect(storyOf(scene({ notes })).length).toBe(1);
});
