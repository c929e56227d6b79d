/**
 * "What happened since you looked away": which steps are shown, in which order, and who has seen
 * what.
 */
import { actsOf } from "../lib/acts";
import { firstStep, lastStep, type Entry } from "./chronicle";
import type { Shelf } from "./shelf";

/** What is shown of the time one was away. */
export type Cut = "in-order" | "combats-first";

/** What happened after the last step a viewer has seen. */
export type Missed = {
  /** The last step seen. */
  from: number;
  /** The last step that happened. */
  to: number;
  /** What others did meanwhile. */
  entries: Entry[];
  combats: number;
  losses: number;
};

/** What others did after a step; null if nothing that is worth a film. */
export function missed(
  entries: readonly Entry[],
  viewer: string | null,
  seen: number,
  now: number,
): Missed | null {
  const later = entries.filter((it) => lastStep(it) > seen && lastStep(it) <= now && isAction(it));
  const theirs = later.filter((it) => it.seat !== viewer || it.combat !== null);
  if (!later.some((it) => it.seat !== null && it.seat !== viewer)) return null;
  const combats = theirs.filter((it) => it.combat !== null);
  const losses = combats.reduce((sum, it) => sum + (it.combat?.losses.length ?? 0), 0);
  return { from: seen, to: now, entries: theirs, combats: combats.length, losses };
}

function isAction(entry: Entry): boolean {
  return entry.shape === "combat" || entry.kind === "move" || entry.kind === "loss";
}

/** The steps to show one after the other. */
export function frames(film: Missed, cut: Cut): number[] {
  const combats = film.entries.filter((it) => it.combat !== null);
  const others = film.entries.filter((it) => it.combat === null);
  const entries = cut === "in-order" ? film.entries : [...combats, ...others];
  const steps = entries.flatMap((it, at) => framesOf(it, entries[at - 1] ?? null));
  return steps.filter((it) => it >= film.from && it <= film.to);
}

/** Ways are shown from their beginning to their end, rolls one by one. */
function framesOf(entry: Entry, before: Entry | null): number[] {
  const acts = actsOf(entry.lines).map((it) => it.step);
  // Where something was left out, one sees first how things stood.
  const goesOn = before !== null && before.id + before.lines.length === entry.id;
  return goesOn ? acts : [Math.max(0, firstStep(entry) - 1), ...acts];
}

/** The last step each viewer of each game has seen. */
export class Seen {
  constructor(private readonly shelf: Shelf) {}

  /** The last step a viewer has seen; null if this viewer has never looked. */
  last(game: string, viewer: string): number | null {
    const stored = Number.parseInt(this.shelf.getItem(key(game, viewer)) ?? "", 10);
    return Number.isSafeInteger(stored) && stored >= 0 ? stored : null;
  }

  /** Notes that a viewer has seen the game up to a step. */
  note(game: string, viewer: string, step: number): void {
    this.shelf.setItem(key(game, viewer), String(step));
  }
}

function key(game: string, viewer: string): string {
  return `esagono.seen.${game}.${viewer}`;
}
