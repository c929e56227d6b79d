/** Shows moments of a game one after the other: the film of what was missed, or the whole game. */
import type { TableStore } from "../lib/table.svelte";
import { settings } from "../lib/settings.svelte";
import { lasting, tempoOf } from "../lib/tempo";
import { Seeker } from "./seek";

/** Times faster than the slowest. */
export const SPEEDS = [1, 2, 4, 8] as const;

/** How long a moment is shown at the slowest speed, in milliseconds. */
const MOMENT = 450;

/** What is being shown. */
type Reel = { frames: readonly number[]; at: number };

export class Projector {
  /** The moments being shown; kept while paused. */
  reel = $state.raw<Reel | null>(null);
  playing = $state(false);
  speed = $state<number>(1);
  /** The moment that was asked for and is not shown yet; its step is null for now. */
  sought = $state.raw<{ step: number | null } | null>(null);

  readonly #store: TableStore;
  readonly #seeker: Seeker;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(store: TableStore) {
    this.#store = store;
    this.#seeker = new Seeker((step) => store.goTo(step));
  }

  /** Looks at one moment; a film being shown ends. */
  seek(step: number | null): void {
    this.#end();
    void this.#seek(step);
  }

  /** Shows moments, from the first on. */
  show(frames: readonly number[]): void {
    this.#end();
    if (frames.length === 0) return;
    this.reel = { frames, at: 0 };
    this.playing = true;
    void this.#showFrame();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  resume(): void {
    if (this.reel === null || this.playing) return;
    this.playing = true;
    void this.#showFrame();
  }

  /** Ends the film where the game stands now. */
  skip(): void {
    this.seek(null);
  }

  /** Takes the next of the speeds. */
  faster(): void {
    const next = SPEEDS.findIndex((it) => it === this.speed) + 1;
    this.speed = SPEEDS[next % SPEEDS.length] ?? SPEEDS[0];
  }

  async #seek(step: number | null): Promise<void> {
    const sought = { step };
    this.sought = sought;
    try {
      await this.#seeker.seek(step);
    } finally {
      if (this.sought === sought) this.sought = null;
    }
  }

  #end(): void {
    this.pause();
    this.reel = null;
  }

  async #showFrame(): Promise<void> {
    const reel = this.reel;
    const step = reel?.frames[reel.at];
    if (reel === null || step === undefined) return;
    await this.#seek(step);
    if (this.reel !== reel || !this.playing) return;
    const following = reel.frames[reel.at + 1];
    // Fetched while this moment is looked at, so that the film does not wait for it.
    if (following !== undefined) this.#store.sceneAt(following).catch(() => this.pause());
    this.#timer = setTimeout(() => this.#turn(reel), this.#moment(reel, step));
  }

  #turn(reel: Reel): void {
    if (reel.at + 1 >= reel.frames.length) return this.skip();
    this.reel = { frames: reel.frames, at: reel.at + 1 };
    void this.#showFrame();
  }

  /** How long a moment is shown: at least until dice and counters have come to rest. */
  #moment(reel: Reel, step: number): number {
    const since = reel.frames[reel.at - 1] ?? step;
    const told = this.#store.log.filter((it) => it.step > since && it.step <= step);
    return Math.max(MOMENT, lasting(told, tempoOf(settings.pace, false), false)) / this.speed;
  }
}

const opened = new WeakMap<TableStore, Projector>();

/** The projector of an open game. */
export function projectorOf(store: TableStore): Projector {
  const projector = opened.get(store) ?? new Projector(store);
  opened.set(store, projector);
  return projector;
}
