import { afterEach, expect, it } from "vitest";
import type { Message } from "../../types/scene";
import { scene } from "../lib/fixture";
import { settings } from "../lib/settings.svelte";
import { storyOf, talkOf } from "./story";

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

it("what players may say to each other is no part of the story", () => {
  const talk: Message = { key: "ambush-talk-with-nobody", args: {} };
  const notes = [read(12, "A dog barks.", "Un cane abbaia."), talk];
  expect(talkOf(scene({ notes }))).toEqual([talk]);
  expect(storyOf(scene({ notes })).length).toBe(1);
});
