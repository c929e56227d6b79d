/**
 * Chances are asked for once a question: what is wanted at the same time goes in one request, and
 * what was told stays known until the question changes.
 */
import type { Odds } from "../../types/scene";
import type { Failure, Prospect } from "../../types/wire";

/** Asks for the chances of many answers: told in their order, or one refusal of them all. */
export type AskOdds = (actions: string[]) => Promise<Prospect[] | Failure>;

export class OddsDesk {
  readonly #ask: AskOdds;
  #known = new Map<string, Promise<Odds | Failure>>();
  #wanted: { actions: string[]; told: Promise<Prospect[] | Failure> } | null = null;

  constructor(ask: AskOdds) {
    this.#ask = ask;
  }

  /** The chances of an answer, or why they are not told. */
  of(action: string): Promise<Odds | Failure> {
    const known = this.#known.get(action);
    if (known) return known;
    const asked = this.#inOneRequest(action);
    this.#known.set(action, asked);
    return asked;
  }

  /** The question has changed. */
  forget(): void {
    this.#known = new Map();
    this.#wanted = null;
  }

  async #inOneRequest(action: string): Promise<Odds | Failure> {
    const wanted = (this.#wanted ??= this.#opened());
    const at = wanted.actions.push(action) - 1;
    const told = await wanted.told;
    const found = Array.isArray(told) ? told[at] : told;
    if (found === undefined) throw new Error(`no chances were told for ${action}`);
    return found;
  }

  /** A request that is sent once everybody who wonders now has said so. */
  #opened(): { actions: string[]; told: Promise<Prospect[] | Failure> } {
    const actions: string[] = [];
    const told = Promise.resolve().then(() => {
      if (this.#wanted?.actions === actions) this.#wanted = null;
      return this.#ask(actions);
    });
    return { actions, told };
  }
}
