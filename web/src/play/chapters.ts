/** The names of chapters, where a system gives them. */
import { has, t } from "../lib/texts";
import { bookName, chapterOf } from "./rule-book";

/** The chapter of a rule as it is shown: `3 Movement`, or the bare number. */
export function chapterTitle(rule: string): string {
  const chapter = chapterOf(rule);
  const key = `${bookName(rule)}-chapter-${chapter.replace(".", "-")}`;
  return has(key) ? `${chapter} ${t(key)}` : chapter;
}
