/** Finding one's way in a book of rules. Pure functions. */
import type { RuleText } from "../../types/wire";

/** The part of a rule's id that names its book: `scs` of `scs:3.3a`. */
export function bookName(id: string): string {
  return id.split(":")[0] ?? "";
}

/** The number of a rule in its book: `3.3a` of `scs:3.3a`. */
export function numberOf(id: string): string {
  return id.slice(id.indexOf(":") + 1);
}

/** Books that are read beside another one of the same system, whose numbers they repeat. */
const SECOND_BOOKS: ReadonlySet<string> = new Set(["nwk"]);

/**
 * The chapter of a rule: `3` of `scs:3.3a`, `0.7` of `scs:0.7.1A`, `12` of `pg:12a`, `card` of
 * `coh:card.9`. In a second book of its system it has the book before it: `nwk-8` of `nwk:8.1`.
 */
export function chapterOf(id: string): string {
  const book = bookName(id);
  const chapter = chapterIn(numberOf(id));
  return SECOND_BOOKS.has(book) ? `${book}-${chapter}` : chapter;
}

function chapterIn(number: string): string {
  const parts = number.split(/[./]/);
  // Chapter 0 is the front matter; its sections are as good as chapters.
  if (parts[0] === "0" && parts[1] !== undefined) return `0.${parseInt(parts[1], 10)}`;
  // The letter of a rule may follow the number of its chapter at once.
  return /^([A-Z]*\d+|[A-Z]+|[a-z]+)/.exec(parts[0] ?? "")?.[0] ?? "";
}

/** Chapters with their rules, in the order of the book. */
export function chapters(book: readonly RuleText[]): { chapter: string; rules: RuleText[] }[] {
  const found = new Map<string, RuleText[]>();
  for (const rule of book) {
    const chapter = chapterOf(rule.id);
    found.set(chapter, [...(found.get(chapter) ?? []), rule]);
  }
  return [...found].map(([chapter, rules]) => ({ chapter, rules }));
}

/** The rule and those beside it in the same chapter. */
export function surroundings(
  book: readonly RuleText[],
  id: string,
): { rule: RuleText | null; before: RuleText | null; after: RuleText | null; section: RuleText[] } {
  const at = book.findIndex((it) => it.id === id);
  const rule = book[at] ?? null;
  const section = rule ? book.filter((it) => chapterOf(it.id) === chapterOf(id)) : [];
  return {
    rule,
    before: book[at - 1] ?? null,
    after: rule ? (book[at + 1] ?? null) : null,
    section,
  };
}

/** A piece of a statement; those with a rule are links. */
export type Piece = { text: string; rule: string | null };

/** Cuts a statement at the numbers of rules that the book has. */
export function linked(statement: string, book: readonly RuleText[], own: string): Piece[] {
  const known = new Set(book.map((it) => it.id));
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of statement.matchAll(/\d+(?:\.\d+)+[a-z]?[A-Z]?/g)) {
    const rule = `${bookName(own)}:${match[0]}`;
    if (rule === own || !known.has(rule)) continue;
    pieces.push({ text: statement.slice(from, match.index), rule: null });
    pieces.push({ text: match[0], rule });
    from = match.index + match[0].length;
  }
  pieces.push({ text: statement.slice(from), rule: null });
  return pieces.filter((it) => it.text !== "");
}

/** The rules whose number, title or statement holds every word that was typed. */
export function found(
  book: readonly RuleText[],
  typed: string,
  textOf: (rule: RuleText) => string,
): RuleText[] {
  const wanted = typed
    .toLowerCase()
    .split(/\s+/)
    .filter((it) => it !== "");
  return book.filter((rule) => {
    const text = `${numberOf(rule.id)} ${textOf(rule)}`.toLowerCase();
    return wanted.every((it) => text.includes(it));
  });
}
