/** The order of battle: every counter the viewer may see, by seat and by what it is. */
import type { Counter } from "../../types/scene";
import { finder, plainText } from "../time/selection";

/** Where a counter is in its life. */
export type Standing = "on-map" | "to-come" | "destroyed" | "left";

/** Which counters are listed. */
export type Listed = "all" | Standing | "can-act";

/** The counters of one seat. */
export type SeatList = { seat: string; count: number; groups: Group[] };

/** Counters of one kind. */
export type Group = { kind: string; counters: Counter[] };

/** What is asked of the list. */
export type Wanted = {
  listed: Listed;
  query: string;
  /** The counters that can still act. */
  active: ReadonlySet<string>;
  /** What a counter can be found by. */
  words: (counter: Counter) => string;
};

/** Where a counter is in its life. */
export function standing(counter: Counter): Standing {
  if (counter.hex !== null) return "on-map";
  if (counter.box === "destroyed" || counter.box === "lost") return "destroyed";
  return counter.box === "exited" ? "left" : "to-come";
}

/** The listed counters by seat, in the order of the seats, and by kind, in the order they come. */
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
    return { seat, count: own.length, groups: byKind(own) };
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

function byKind(counters: Counter[]): Group[] {
  const groups = new Map<string, Counter[]>();
  for (const counter of counters) {
    const group = groups.get(counter.kind);
    if (group === undefined) groups.set(counter.kind, [counter]);
    else group.push(counter);
  }
  const sorted = [...groups].map(([kind, own]) => ({ kind, counters: own.sort(byId) }));
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
