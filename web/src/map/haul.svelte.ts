/**
 * What is in the hand: a whole stack, dragged or taken by a double click, or one counter, dragged.
 *
 * Where it can go, and the answers that bring all of it there, come from the server; nothing is
 * played before it is put down.
 */
import type { Reach } from "../../types/scene";
import { placeOf } from "../lib/place";
import type { Held, TableStore } from "../lib/table.svelte";
import { stackAt } from "./pointing";

export class Haul {
  /** The place whose counters are in the hand. */
  from = $state<string | null>(null);
  /** The counter that goes alone; none where all of them go. */
  alone = $state<string | null>(null);

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

  /** How many counters are in the hand. */
  get count(): number {
    if (this.from === null) return 0;
    return this.alone === null ? this.unitsAt(this.from).length : 1;
  }

  /** Takes all that can be taken up in a place; false if nothing can. */
  take(hex: string): boolean {
    const [top] = this.unitsAt(hex);
    return top !== undefined && this.#hold({ hex }, top);
  }

  /** Takes one counter of a place alone; false if it cannot be taken up. */
  takeAlone(hex: string, unit: string): boolean {
    return this.unitsAt(hex).includes(unit) && this.#hold({ hex, unit }, unit);
  }

  #hold(held: Held, lit: string): true {
    this.from = held.hex;
    this.alone = held.unit ?? null;
    this.#ways = this.#store.stack(held);
    void this.#light(lit, this.#ways);
    return true;
  }

  /** Shows where it can go. */
  async #light(unit: string, ways: Promise<Reach[]>): Promise<void> {
    const reaches = await ways;
    if (this.from !== null && this.#ways === ways) this.#store.preview = { unit, reaches };
  }

  /** Puts it down: there it goes, after `goes` was told so, or stays and says why. */
  async putDown(hex: string | null, goes?: () => void): Promise<void> {
    const [from, unit, prompt, known] = [this.from, this.alone, this.#store.prompt, this.#ways];
    const ways = await known;
    // Meanwhile it may have been let go, something else taken, or something else been asked.
    if (from === null || this.#ways !== known || this.#store.prompt !== prompt) return;
    if (!this.release() || hex === null || hex === from) return;
    const way = ways.find((reach) => placeOf(reach) === hex);
    if (!way) {
      await this.#store.whyNoWay(unit === null ? { hex: from } : { hex: from, unit }, hex);
      return;
    }
    goes?.();
    await this.#store.play(way.actions);
  }

  /** Lets it lie where it is; false if nothing was in the hand. */
  release(): boolean {
    if (this.from === null) return false;
    this.from = null;
    this.alone = null;
    this.#store.preview = null;
    return true;
  }
}
