/**
 * What was received waits here until what came before it has been seen: what is shown runs behind
 * what is known.
 */

/** How things are shown. */
export type Stager<Item> = {
  /** Shows something and says for how many milliseconds it has to be seen. */
  show(item: Item): number;
  /** Two things that are shown as one; null if they are not. */
  joined(first: Item, second: Item): Item | null;
  /** How many milliseconds something waits for what may belong to it. */
  patience(item: Item): number;
  /** Everything has been seen. */
  rest(): void;
};

export class Playback<Item> {
  /** Whether something is being seen, or waits for it. */
  busy = $state(false);
  /** How many things wait. */
  waiting = $state(0);
  /** How often the one who looks has had enough. */
  skips = $state(0);

  /** Whether what is shown now is skipped at the same time. */
  hurried = false;

  readonly #stager: Stager<Item>;
  #queue: { item: Item; came: number }[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isSeen = true;

  constructor(stager: Stager<Item>) {
    this.#stager = stager;
  }

  /** The last thing that waits. */
  get last(): Item | null {
    return this.#queue.at(-1)?.item ?? null;
  }

  /** Shows something as soon as everything before it has been seen. */
  add(item: Item): void {
    const before = this.last;
    const joined = before === null ? null : this.#stager.joined(before, item);
    if (joined !== null) this.#queue.pop();
    this.#queue.push({ item: joined ?? item, came: performance.now() });
    this.#advance();
  }

  /** Goes on to the next thing at once. */
  skip(): void {
    if (!this.busy) return;
    this.skips += 1;
    this.#isSeen = true;
    this.#advance(true);
  }

  /** Shows at once how everything ended. */
  skipAll(): void {
    if (!this.busy) return;
    this.skips += 1;
    this.hurried = true;
    while (this.#queue.length > 0) this.#stager.show(this.#queue.shift()!.item);
    this.hurried = false;
    this.#isSeen = true;
    this.#advance();
  }

  /** Throws away what waits. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#isSeen = true;
    this.#tell();
  }

  #advance(impatient = false): void {
    if (!this.#isSeen) return this.#tell();
    clearTimeout(this.#timer);
    const next = this.#queue[0];
    if (next === undefined) {
      this.#tell();
      return this.#stager.rest();
    }
    const left = next.came + this.#stager.patience(next.item) - performance.now();
    if (this.#queue.length === 1 && left > 0 && !impatient) {
      this.#tell();
      this.#timer = setTimeout(() => this.#advance(true), left);
      return;
    }
    this.#queue.shift();
    const lasts = this.#stager.show(next.item);
    if (lasts <= 0) return this.#advance();
    this.#isSeen = false;
    this.#tell();
    this.#timer = setTimeout(() => {
      this.#isSeen = true;
      this.#advance();
    }, lasts);
  }

  #tell(): void {
    this.waiting = this.#queue.length;
    this.busy = !this.#isSeen || this.#queue.length > 0;
  }
}
