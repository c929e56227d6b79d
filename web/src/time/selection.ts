/** Which entries of the chronicle are shown, and under which heads they stand. */
import { firstStep, tells, type Entry } from "./chronicle";
import type { Kind } from "./vocabulary";

/** What the reader of the log wants to see. */
export type Filter = {
  show: "all" | Extract<Kind, "move" | "combat" | "dice" | "loss">;
  whose: "all" | "mine" | "theirs";
  /** Words that must all occur. */
  text: string;
};

export const everything: Filter = { show: "all", whose: "all", text: "" };

/** Lower case without accents, so that `citta` finds `città`. */
export function plainText(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}|[\u2066-\u2069]/gu, "")
    .toLowerCase();
}

/** Says of plain texts whether every word of a query occurs in them; reads none if it has no word. */
export function finder(query: string): (read: () => string) => boolean {
  const words = plainText(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return () => true;
  return (read) => {
    const text = read();
    return words.every((word) => text.includes(word));
  };
}

/**
 * The entries to show: those that pass the filter, with the heads that have something below them.
 *
 * `read` gives the plain text of an entry, to search in.
 */
export function select(
  entries: readonly Entry[],
  filter: Filter,
  viewer: string | null,
  read: (entry: Entry) => string,
): Entry[] {
  const shown: Entry[] = [];
  const found = finder(filter.text);
  let turn: Entry | null = null;
  let phase: Entry | null = null;
  for (const entry of entries) {
    if (entry.shape === "turn") [turn, phase] = [entry, null];
    else if (entry.shape === "phase") phase = entry;
    else if (passes(entry, filter, viewer) && found(() => read(entry))) {
      if (turn !== null) shown.push(turn);
      if (phase !== null) shown.push(phase);
      [turn, phase] = [null, null];
      shown.push(entry);
    }
  }
  // Where the game stands now is worth a head even before anything has happened in it.
  if (filter.show === "all" && filter.whose === "all" && filter.text.trim() === "") {
    if (turn !== null) shown.push(turn);
    if (phase !== null) shown.push(phase);
  }
  return shown;
}

function passes(entry: Entry, filter: Filter, viewer: string | null): boolean {
  if (filter.show !== "all" && !tells(entry, filter.show)) return false;
  if (filter.whose === "mine" && entry.seat !== viewer) return false;
  return filter.whose !== "theirs" || (entry.seat !== null && entry.seat !== viewer);
}

/** Whether an entry only heads others. */
export function isHead(entry: Entry): boolean {
  return entry.shape === "turn" || entry.shape === "phase";
}

/** The entry that led to a step: the last one, heads apart, that begins no later; -1 for none. */
export function indexAtStep(entries: readonly Entry[], step: number): number {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (firstStep(entries[middle]!) <= step) low = middle + 1;
    else high = middle;
  }
  return entries.slice(0, low).findLastIndex((it) => !isHead(it));
}
