/**
 * The order of battle: every counter the viewer may see, by seat, by the formation it belongs to,
 * and else by what it is.
 */
import type { Counter } from "../../types/scene";
import { formationOf } from "../counters/formation";
import { finder, plainText } from "../time/selection";

/** Where a counter is in its life. */
export type Standing = "on-map" | "to-come" | "destroyed" | "left";

/** Which counters are listed. */
export type Listed = "all" | Standing | "can-act";

/** The counters of one seat. */
export type SeatList = { seat: string; count: number; groups: Group[] };

/** Counters of one formation, or of one kind. */
export type Group = { formation: string | null; kind: string; counters: Counter[] };

/** What is asked of the list. */
export type Wanted = {
  listed: Listed;
  query: string;
  /** The counters that can still act. */
  active: ReadonlySet<string>;
  /** What a counter can be found by. */
  words: (counter: Counter) => string;
};

/** Boxes of counters that are in play without being on a hex: at sea, aboard ships, off the map. */
const IN_PLAY = /^aboard-|-(?:at-sea|inshore)$|^(?:busan|hamhung|japan)$/;

/** Where a counter is in its life. */
export function standing(counter: Counter): Standing {
  if (counter.hex !== null || IN_PLAY.test(counter.box ?? "")) return "on-map";
  if (counter.box === "destroyed" || counter.box === "lost") return "destroyed";
  return counter.box === "exited" ? "left" : "to-come";
}

/** The listed counters by seat, in the order of the seats, and by formation or kind. */
export function battleOrder(
  counters: readonly Counter[],
  seats: string[],
  wanted: Wanted,
): SeatList[] {
  const found = finder(wanted.query);
  const listed = counters.filter(
    (it) => !isOnTrack(it) && isListed(it, wanted) && found(() => plainText(wanted.words(it))),
  );
  return seats.map((seat) => {
    const own = listed.filter((it) => it.seat === seat);
    return {
      seat,
      count: own.length,
      groups: [...byFormation(own), ...byKind(own.filter((it) => formationOf(it) === null))],
    };
  });
}

/** Whether it lies on the track of an army's morale: a mark of what was lost, no counter in play. */
function isOnTrack(counter: Counter): boolean {
  return counter.box?.startsWith("morale-") ?? false;
}

function isListed(counter: Counter, { listed, active }: Wanted): boolean {
  if (listed === "all") return true;
  if (listed === "can-act") return active.has(counter.id);
  return standing(counter) === listed;
}

function byFormation(counters: Counter[]): Group[] {
  const groups = new Map<string, Group>();
  for (const counter of counters) {
    const formation = formationOf(counter);
    if (formation === null) continue;
    const group = groups.get(formation) ?? { formation, kind: "", counters: [] };
    group.counters.push(counter);
    groups.set(formation, group);
  }
  return [...groups.values()];
}

function byKind(counters: Counter[]): Group[] {
  const groups = new Map<string, Counter[]>();
  for (const counter of counters) {
    const group = groups.get(counter.kind);
    if (group === undefined) groups.set(counter.kind, [counter]);
    else group.push(counter);
  }
  const sorted = [...groups].map(([kind, own]) => ({
    formation: null,
    kind,
    counters: own.sort(byId),
  }));
  return sorted.sort(
    (a, b) =>
      Number(a.kind === "hidden") - Number(b.kind === "hidden") ||
      b.counters.length - a.counters.length,
  );
}

/** `B2` before `B10`. */
const ids = new Intl.Collator("en", { numeric: true });

function byId(a: Counter, b: Counter): number {
  return ids.compare(a.id, b.id);
}
