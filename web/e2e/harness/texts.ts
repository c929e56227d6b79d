/** The words that a player should read, from the same files and by the same code as the page. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { type Side, Speaker } from "../../src/lib/texts/speaker.js";
import type { Message } from "../../types/scene.js";

export type Language = "en" | "it";

/** Tests are started in the folder of the page. */
const FOLDER = join("..", "data", "texts");

const speakers: Record<Language, Speaker> = { en: speaker("en"), it: speaker("it") };

function speaker(language: Language): Speaker {
  const folder = join(FOLDER, language);
  const files = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
  return new Speaker(
    language,
    files.map((name) => readFileSync(join(folder, name), "utf8")),
  );
}

/** A text of the page; a key that is gone is an error of the test. */
export function t(
  language: Language,
  key: string,
  args: Record<string, string | number | Side> = {},
): string {
  if (!speakers[language].has(key)) throw new Error(`there is no text ${key} (${language})`);
  return speakers[language].text(key, args);
}

/** A message of the game. */
export function say(language: Language, message: Message): string {
  return speakers[language].say(message);
}
