/**
 * How the tests play Conflict of Heroes: they go for the enemy, shoot in groups at what they see,
 * fight in close combat, and try every way to pay once.
 *
 * It chooses among the answers that the open question offers; it knows the verbs only to prefer
 * some of them.
 */
import type { Board, Choice, Counter, PromptView, Scene } from "../../types/scene.js";
import type { Player } from "./table.js";
import type { Answer } from "./storm.js";

/** Ways to pay for an action, in the order in which they are tried first. */
const FUNDS = ["opportunity", "command", "use"];

export class Skirmish implements Player {
  readonly #centers: Map<string, { x: number; y: number }>;
  /** How often each verb was answered. */
  readonly #used = new Map<string, number>();
  /** Whether a shot was fired after somebody had joined. */
  #groupFired = false;
  /** Rolls that CAP were added to. */
  #raised = 0;

  constructor(board: Board) {
    this.#centers = new Map(board.hexes.map(({ id, x, y }) => [id, { x, y: y * Math.sqrt(3) }]));
  }

  answer(scene: Scene, prompt: PromptView): Answer {
    const choice = this.#choice(scene, prompt);
    this.#used.set(choice.verb, this.#count(choice.verb) + 1);
    this.#groupFired ||= choice.verb === "fire" && this.#count("join") > 0;
    return { choice };
  }

  #choice(scene: Scene, prompt: PromptView): Choice {
    switch (prompt.decision) {
      case "turn":
        return this.#turn(scene, prompt);
      case "plan":
        return this.#plan(scene, prompt);
      case "face":
        return this.#nearest(scene, prompt, prompt.choices) ?? first(prompt);
      case "roll":
        return this.#roll(prompt);
      case "set-up":
        return this.#place(scene, prompt);
      default:
        return first(prompt);
    }
  }

  /** Every unit gets a hex of its own, as near to the enemy as may be. */
  #place(scene: Scene, prompt: PromptView): Choice {
    const taken = new Set(scene.counters.map(({ hex }) => hex));
    const free = prompt.choices.filter(({ hex }) => !taken.has(hex));
    const middle = free[Math.floor(free.length / 2)] ?? first(prompt);
    const met = scene.counters.some(({ seat, hex }) => seat !== prompt.seat && hex !== null);
    return (met ? this.#nearest(scene, prompt, free) : null) ?? middle;
  }

  /** Who acts next: whoever is hit rallies, then the one nearest to the enemy. */
  #turn(scene: Scene, prompt: PromptView): Choice {
    const units = prompt.choices.filter(({ verb }) => FUNDS.includes(verb));
    const fresh = FUNDS.find((verb) => this.#count(verb) === 0 && has(units, verb));
    const verb = fresh ?? ["use", "opportunity"].find((it) => has(units, it));
    const able = units.filter((choice) => choice.verb === verb);
    const counter = ({ unit }: Choice): Counter | undefined =>
      scene.counters.find(({ id }) => id === unit);
    const hit = able.find((choice) => counter(choice)?.marks.includes("hit"));
    const afar = (choice: Choice): number => {
      const at = counter(choice)?.hex;
      return at ? this.#distanceToEnemy(scene, prompt.seat, at) : Infinity;
    };
    const [nearest] = able.toSorted((a, b) => afar(a) - afar(b));
    return hit ?? nearest ?? named(prompt, "pass") ?? named(prompt, "rest") ?? first(prompt);
  }

  /** What is done: rally, close combat, fire at somebody, a step towards the enemy. */
  #plan(scene: Scene, prompt: PromptView): Choice {
    const enemies = new Set(
      scene.counters.flatMap(({ seat, hex }) => (seat !== prompt.seat && hex ? [hex] : [])),
    );
    const shot = prompt.choices.find(({ verb, hex }) => verb === "fire" && enemies.has(hex ?? ""));
    const own = prompt.choices.filter(({ verb }) => verb === "move");
    // Once a group has fired close combat is sought: whoever shoots first never comes to it.
    const seeks = this.#groupFired && this.#count("melee") === 0;
    const charge = seeks ? own.find(({ hex }) => enemies.has(hex ?? "")) : undefined;
    return (
      named(prompt, "rally") ??
      named(prompt, "melee") ??
      charge ??
      (shot && named(prompt, "join")) ??
      shot ??
      this.#nearest(scene, prompt, own) ??
      named(prompt, "dig") ??
      named(prompt, "go") ??
      first(prompt)
    );
  }

  /** The first rolls are made with one CAP. */
  #roll(prompt: PromptView): Choice {
    const raised = prompt.choices.find(({ action }) => action === "roll 1");
    if (raised && this.#raised < 2) {
      this.#raised += 1;
      return raised;
    }
    return prompt.choices.find(({ action }) => action === "roll 0") ?? first(prompt);
  }

  /** The answer whose hex lies nearest to the enemy. */
  #nearest(scene: Scene, prompt: PromptView, choices: readonly Choice[]): Choice | null {
    const afar = (choice: Choice): number =>
      this.#distanceToEnemy(scene, prompt.seat, choice.hex ?? "");
    const placed = choices.filter(({ hex }) => hex !== null);
    return placed.toSorted((a, b) => afar(a) - afar(b))[0] ?? null;
  }

  #distanceToEnemy(scene: Scene, own: string, hex: string): number {
    const foes = scene.counters.filter((it) => it.seat !== own && it.hex !== null);
    return Math.min(...foes.map((it) => this.#distance(hex, it.hex ?? "")));
  }

  #distance(a: string, b: string): number {
    const [from, to] = [this.#centers.get(a), this.#centers.get(b)];
    return from && to ? Math.hypot(from.x - to.x, from.y - to.y) : Infinity;
  }

  #count(verb: string): number {
    return this.#used.get(verb) ?? 0;
  }
}

function has(choices: readonly Choice[], verb: string): boolean {
  return choices.some((choice) => choice.verb === verb);
}

function named(prompt: PromptView, verb: string): Choice | undefined {
  return prompt.choices.find((choice) => choice.verb === verb);
}

function first(prompt: PromptView): Choice {
  const [choice] = prompt.choices;
  if (!choice) throw new Error(`nothing can be answered at step ${prompt.step}`);
  return choice;
}
