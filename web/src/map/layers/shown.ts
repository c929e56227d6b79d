/** Counters as they are shown now. */
import type { Placed, Stack } from "../stacks";
import { placedOf } from "../stacks";

/** A counter in its place: what it looks like besides its face, and whether that is drawn. */
export type Shown = Placed & { look: string; faced: boolean };

/** How a counter shows. */
type Manner = Pick<Shown, "look" | "faced">;

/**
 * The counters from one look at them to the next. One about which nothing has changed stays the
 * same object, so that of hundreds only those are drawn anew that have changed.
 */
export class ShownCounters {
  #known = new Map<string, { placed: Placed; shown: Shown }>();

  /** The counters of all stacks, each in the manner that is found for it. */
  of(stacks: readonly Stack[], mannerOf: (placed: Placed) => Manner): Shown[] {
    const next = new Map<string, { placed: Placed; shown: Shown }>();
    for (const placed of stacks.flatMap(placedOf)) {
      const { look, faced } = mannerOf(placed);
      const known = this.#known.get(placed.counter.id);
      const same =
        known?.placed === placed && known.shown.look === look && known.shown.faced === faced;
      next.set(placed.counter.id, same ? known : { placed, shown: { ...placed, look, faced } });
    }
    this.#known = next;
    return [...next.values()].map(({ shown }) => shown);
  }
}
