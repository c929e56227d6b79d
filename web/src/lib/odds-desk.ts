/**
 * Chances are asked for once a question: what is wanted at the same time goes in one request, and
 * what was told stays known until the question changes.
 */
import type { Odds } from "../../types/scene";
import type { Failure, Prospects } from "../../types/wire";

/** Asks for the chances of many answers and targets: told in their order, or one refusal of all. */
export type AskOdds = (actions: string[], targets: string[]) => Promise<Prospects | Failure>;

/** What is asked for in one request. */
type Wanted = { actions: string[]; targets: string[]; told: Promise<Prospects | Failure> };

export class OddsDesk {
  readonly #ask: AskOdds;
  #known = new Map<string, Promise<Odds | Failure>>();
  #targets = new Map<string, Promise<Odds | Failure | null>>();
  #wanted: Wanted | null = null;

  constructor(ask: AskOdds) {
    this.#ask = ask;
  }

  /** The chances of an answer, or why they are not told. */
  of(action: string): Promise<Odds | Failure> {
    const known = this.#known.get(action);
    if (known) return known;
    const asked = this.#ofAction(action);
    this.#known.set(action, asked);
    return asked;
  }

  /** The chances of the best attack on a place; nothing where nobody can attack it. */
  at(target: string): Promise<Odds | Failure | null> {
    const known = this.#targets.get(target);
    if (known) return known;
    const asked = this.#ofTarget(target);
    this.#targets.set(target, asked);
    return asked;
  }

  /** The question has changed. */
  forget(): void {
    this.#known = new Map();
    this.#targets = new Map();
    this.#wanted = null;
  }

  async #ofAction(action: string): Promise<Odds | Failure> {
    const { actions, told: asked } = this.#inOneRequest();
    const at = actions.push(action) - 1;
    const told = await asked;
    const found = "code" in told ? told : told.odds[at];
    if (found === undefined) throw new Error(`no chances were told for ${action}`);
    return found;
  }

  async #ofTarget(target: string): Promise<Odds | Failure | null> {
    const { targets, told: asked } = this.#inOneRequest();
    const at = targets.push(target) - 1;
    const told = await asked;
    const found = "code" in told ? told : told.targets?.[at];
    if (found === undefined) throw new Error(`no chances were told for an attack on ${target}`);
    return found;
  }

  #inOneRequest(): Wanted {
    return (this.#wanted ??= this.#opened());
  }

  /** A request that is sent once everybody who wonders now has said so. */
  #opened(): Wanted {
    const [actions, targets]: [string[], string[]] = [[], []];
    const told = Promise.resolve().then(() => {
      if (this.#wanted?.actions === actions) this.#wanted = null;
      return this.#ask(actions, targets);
    });
    return { actions, targets, told };
  }
}
