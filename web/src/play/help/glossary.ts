/** Searching the glossary. */
import type { GlossaryEntry } from "../../../types/wire";

/** The entries that hold what was typed, in either language, sorted by term. */
export function matching(
  entries: readonly GlossaryEntry[],
  typed: string,
  language: string,
): GlossaryEntry[] {
  const wanted = typed.trim().toLowerCase();
  const texts = (it: GlossaryEntry): string[] => [
    ...Object.values(it.term),
    it.meaning[language] ?? "",
    it.rule ?? "",
  ];
  const fits = (it: GlossaryEntry): boolean =>
    wanted === "" || texts(it).some((text) => text.toLowerCase().includes(wanted));
  const term = (it: GlossaryEntry): string => it.term[language] ?? "";
  return entries.filter(fits).sort((a, b) => term(a).localeCompare(term(b), language));
}
