/**
 * A whole stack in the hand, dragged or taken by a double click.
 *
 * Where it can go, and the answers that bring all of it there, come from the server; nothing is
 * played before it is put down.
 */
import type { Reach } from "../../types/scene";
import { placeOf } from "../lib/place";
import type { TableStore } from "../lib/table.svelte";
import { stackAt } from "./pointing";

export class Haul {
  /** The place whose counters are in the hand. */
  from = $state<string | null>(null);

  readonly #store: TableStore;
  /** The ways of what is in the hand, as soon as they are known. */
  #ways: Promise<Reach[]> = Promise.resolve([]);

  constructor(store: TableStore) {
    this.#store = store;
  }

  /** The counters of a place that an answer takes up, the topmost first. */
  unitsAt(hex: string): string[] {
    const choices = this.#store.prompt?.choices ?? [];
    const takes = new Set(choices.flatMap(({ role, unit }) => (role === "take" ? unit : [])));
    return stackAt(this.#store.shown, hex).flatMap(({ id }) => (takes.has(id) ? id : []));
  }

  /** Takes all that can be taken up in a place; false if nothing can. */
  take(hex: string): boolean {
    const [top] = this.unitsAt(hex);
    if (top === undefined) return false;
    this.from = hex;
    this.#ways = this.#store.stack(hex);
    void this.#light(top, this.#ways);
    return true;
  }

  /** Shows where it can go. */
  async #light(unit: string, ways: Promise<Reach[]>): Promise<void> {
    const reaches = await ways;
    if (this.from !== null && this.#ways === ways) this.#store.preview = { unit, reaches };
  }

  /** Puts it down: there it goes, or stays and says why. */
  async putDown(hex: string | null): Promise<void> {
    const [from, prompt, ways] = [this.from, this.#store.prompt, await this.#ways];
    if (from === null || this.from !== from || this.#store.prompt !== prompt) return;
    this.release();
    if (hex === null || hex === from) return;
    const way = ways.find((reach) => placeOf(reach) === hex);
    if (way) await this.#store.play(way.actions);
    else await this.#store.whyNoWay(from, hex);
  }

  /** Lets it lie where it is; false if nothing was in the hand. */
  release(): boolean {
    if (this.from === null) return false;
    this.from = null;
    this.#store.preview = null;
    return true;
  }
}
