/** The chronicle of an open game, read once for everybody who shows it. */
import { settings } from "../lib/settings.svelte";
import type { TableStore } from "../lib/table.svelte";
import { Chronicler, ONLY_ANSWER } from "./chronicle";
import { ticks } from "./ticks";
import { vocabularyOf } from "./vocabulary";

/** The chronicle of one game. */
export class Annals {
  readonly #store: TableStore;

  constructor(store: TableStore) {
    this.#store = store;
  }

  /** Who owns which counter, as far as it was ever seen: counters never change hands. */
  readonly #owners = new Map<string, string>();

  readonly #chronicler = $derived.by(() => {
    const vocabulary = vocabularyOf(this.#store.setting?.system ?? "");
    return new Chronicler({ vocabulary, ownerOf: (unit) => this.#owners.get(unit) ?? null });
  });

  /** Answers without a choice are told where they are given for the player. */
  readonly #told = $derived.by(() => {
    const { log } = this.#store;
    return settings.given ? log : log.filter(({ event }) => event !== ONLY_ANSWER);
  });

  /** The log, read. */
  readonly entries = $derived.by(() => {
    for (const { id, seat } of this.#store.scene?.counters ?? []) this.#owners.set(id, seat);
    return this.#chronicler.read(this.#told);
  });

  /** The log as a line of time. */
  readonly ticks = $derived(ticks(this.entries));

  /** The printed numbers of all hexes. */
  readonly hexes = $derived.by(() => new Set(this.#store.board?.hexes.map((it) => it.id)));

  /** The step that is looked at, which is the last one unless it is the past. */
  readonly step = $derived.by(() => this.#store.shown?.step ?? 0);

  /** The last step of the game so far. */
  readonly now = $derived.by(() => this.#store.scene?.step ?? 0);
}

const opened = new WeakMap<TableStore, Annals>();

/** The chronicle of an open game. */
export function annalsOf(store: TableStore): Annals {
  const known = opened.get(store);
  if (known !== undefined) return known;
  let annals = new Annals(store);
  // A root of its own: what one component reads must not end with another one.
  $effect.root(() => {
    annals = new Annals(store);
  });
  opened.set(store, annals);
  return annals;
}
