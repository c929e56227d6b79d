/**
 * The words of the page in the language that is set. Every function here is reactive: what was
 * said with it is said again when the language changes.
 */
import type { Message } from "../../../types/scene";
import { settings, type Language } from "../settings.svelte";
import { Speaker, type Side } from "./speaker";

const files = import.meta.glob<string>("../../../../data/texts/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const speakers: Record<Language, Speaker> = { en: speaker("en"), it: speaker("it") };

function speaker(language: Language): Speaker {
  const own = Object.entries(files).filter(([path]) => path.includes(`/texts/${language}/`));
  return new Speaker(
    language,
    own.map(([, source]) => source),
  );
}

function current(): Speaker {
  return speakers[settings.language];
}

/** Says a message of the game. */
export function say(message: Message): string {
  return current().say(message);
}

/** Says a text of the page; a side goes in whole, so that the sentence can agree with it. */
export function t(key: string, args: Record<string, string | number | Side> = {}): string {
  return current().text(key, args);
}

/** Whether there is a text of this key: for names that a system may leave out. */
export function has(key: string): boolean {
  return current().has(key);
}

/** Chooses the language from a text in every language; nothing for none. */
export function words(text: { [language in string]: string } | null | undefined): string {
  return text ? current().choose(text) : "";
}

/** A text of the page in every language, in the shape that the server uses. */
export function inEveryLanguage(key: string): { [language in string]: string } {
  const spoken = Object.values(speakers).map((speaker) => [speaker.language, speaker.text(key)]);
  return Object.fromEntries(spoken) as { [language in string]: string };
}

/** A number with one decimal, also where that is none: figures stand beside each other. */
export function tenths(number: number): string {
  const form = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(settings.language, form).format(number);
}

/** A date and time in the manner of the language, such as `3 May, 14:05`. */
export function moment(milliseconds: number): string {
  const form: Intl.DateTimeFormatOptions = { dateStyle: "medium", timeStyle: "short" };
  return new Intl.DateTimeFormat(settings.language, form).format(milliseconds);
}
