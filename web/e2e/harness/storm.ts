/**
 * How the tests play: they storm forward, attack whatever stands there and take what comes.
 *
 * It chooses among the answers that the open question offers, so it plays any scenario; it knows
 * the verbs of the Standard Combat Series only to prefer some of them.
 */
import { placeOf } from "../../src/lib/place.js";
import type { Board, Choice, PromptView, Reach, Scene } from "../../types/scene.js";

/** An answer of the question, or a way to a far hex. */
export type Answer = { choice: Choice } | { reach: Reach };

/** The hex or box that a way leads to. */
export function placeReached(reach: Reach): string {
  const place = placeOf(reach);
  if (place === null) throw new Error("a way leads to a place");
  return place;
}

/** What is preferred, first to last; verbs that are not named come in the order offered. */
const EAGER = [
  ..."place roll announce attack add overrun".split(" "),
  ..."retreat part advance lose convert eliminate".split(" "),
];
/** What brings a phase or a march to its end. */
const CLOSING = ["done", "halt", "stop", "end"];

export class Storm {
  readonly #centers: Map<string, { x: number; y: number }>;
  /** Units moved in the phase that `#phase` names. */
  #moved: string[] = [];
  #phase = "";

  /** `marches` is how many units are moved in a phase: more make a longer game. */
  constructor(
    board: Board,
    readonly marches: number,
  ) {
    this.#centers = new Map(board.hexes.map(({ id, x, y }) => [id, { x, y: y * Math.sqrt(3) }]));
  }

  /** Answers the open question of a scene. */
  answer(scene: Scene, prompt: PromptView, reaches: readonly Reach[]): Answer {
    const phase = `${scene.turn} ${scene.phase} ${scene.active}`;
    if (phase !== this.#phase) {
      this.#phase = phase;
      this.#moved = [];
    }
    const march = this.#march(scene, prompt, reaches) ?? this.#mover(scene, prompt);
    return march ?? { choice: this.#plain(prompt) };
  }

  /** The way that leads nearest to the enemy, if it leads nearer than here; stacks are avoided. */
  #march(scene: Scene, prompt: PromptView, reaches: readonly Reach[]): Answer | null {
    const here = prompt.about["hex"];
    if (prompt.decision !== "move" || typeof here !== "string") return null;
    const afar = (hex: string): number => this.#distanceToEnemy(scene, prompt.seat, hex);
    const taken = new Set(scene.counters.map((counter) => counter.hex));
    const free = reaches.filter((reach) => !taken.has(placeReached(reach)));
    const nearest = free.reduce<Reach | null>(
      (best, reach) =>
        afar(placeReached(reach)) < afar(best ? placeReached(best) : here) ? reach : best,
      null,
    );
    return nearest && { reach: nearest };
  }

  /** The unit to move next: the one nearest to the enemy that has not moved. */
  #mover(scene: Scene, prompt: PromptView): Answer | null {
    const units = prompt.choices.filter(
      (choice) => choice.verb === "select" && !this.#moved.includes(choice.unit ?? ""),
    );
    if (this.#moved.length >= this.marches) return null;
    const afar = (choice: Choice): number => {
      const hex = scene.counters.find((counter) => counter.id === choice.unit)?.hex;
      return hex ? this.#distanceToEnemy(scene, prompt.seat, hex) : Infinity;
    };
    const [nearest] = units.sort((a, b) => afar(a) - afar(b));
    if (!nearest?.unit) return null;
    this.#moved.push(nearest.unit);
    return { choice: nearest };
  }

  #plain(prompt: PromptView): Choice {
    const rank = (choice: Choice): number => {
      const eager = EAGER.indexOf(choice.verb);
      if (eager >= 0) return eager;
      return CLOSING.includes(choice.verb) ? EAGER.length : EAGER.length + 1;
    };
    const [first] = prompt.choices.toSorted((a, b) => rank(a) - rank(b));
    if (!first) throw new Error(`nothing can be answered at step ${prompt.step}`);
    return first;
  }

  #distanceToEnemy(scene: Scene, own: string, hex: string): number {
    const foes = scene.counters.filter((counter) => counter.seat !== own && counter.hex !== null);
    return Math.min(...foes.map((counter) => this.#distance(hex, counter.hex ?? "")));
  }

  #distance(a: string, b: string): number {
    const [from, to] = [this.#centers.get(a), this.#centers.get(b)];
    return from && to ? Math.hypot(from.x - to.x, from.y - to.y) : Infinity;
  }
}
