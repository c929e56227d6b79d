/**
 * The only answer, given for the player.
 *
 * Which answers may be given so is the program's word (`prompt.given`); the page only sends them,
 * and not where the player has just gone back, where a coach speaks, or where the past is shown.
 */
import { settings } from "../lib/settings.svelte";
import type { TableStore } from "../lib/table.svelte";
import { isOn } from "./coach.svelte";

/** More answers in a row than these are not given: then something is wrong, and the player sees it. */
const ROW_MAX = 100;

export class Given {
  readonly #store: TableStore;
  /** The step at which an answer was given last, and how many in a row. */
  #at = -1;
  #row = 0;

  constructor(store: TableStore) {
    this.#store = store;
  }

  /** The answer to give now; none where the player is to answer. */
  get answer(): string | null {
    const { prompt } = this.#store;
    const [only] = prompt?.choices ?? [];
    if (!prompt?.given || !only || !settings.given || isOn(this.#store.gameId)) return null;
    return prompt.step === this.#store.heldAt ? null : only.action;
  }

  /** Gives it. A question is answered once, and a row of answers ends. */
  give(answer: string, step: number): void {
    if (step === this.#at) return;
    this.#row = step === this.#at + 1 ? this.#row + 1 : 1;
    this.#at = step;
    if (this.#row <= ROW_MAX) void this.#store.play([answer]);
  }
}
