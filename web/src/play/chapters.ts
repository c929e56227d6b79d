/** The names of chapters, as each system gives them. */
import { has, t } from "../lib/texts";
import { chapterOf } from "./rule-book";

/** The chapter of a rule as it is shown: `3 Movement`; a chapter without a number by its name. */
export function chapterTitle(system: string, rule: string): string {
  const chapter = chapterOf(rule);
  const key = `${system}-chapter-${chapter.replace(".", "-")}`;
  if (!has(key)) return chapter;
  const number = chapter.slice(chapter.lastIndexOf("-") + 1);
  return /\d/.test(number) ? `${number} ${t(key)}` : t(key);
}
