/**
 * What pointing at a place of the map means now.
 *
 * Nothing is decided here: every meaning is an answer that the open question offers, or a way to a
 * far hex that the server worked out.
 */
import type { Board, Choice, PromptView, Reach, Scene } from "../../types/scene";
// The browser tests run this file in Node, which wants the whole name.
import { boxOf, placeOf } from "../lib/place.js";
import { isOffered } from "../play/offers.js";

/** What is pointed at: a place, a counter, or a counter where it lies. A place is a hex or a box. */
export type Target = { hex?: string | null; unit?: string | null };

/** Something that pointing there does: an answer that the question offers, or a way there. */
export type Meaning = {
  /** The answers to send, in turn. */
  actions: string[];
} & ({ choice: Choice; reach: Reach | null } | { choice: null; reach: Reach });

/** What pointing needs to know of the table. */
export type Pointable = {
  readonly prompt: PromptView | null;
  readonly reaches: readonly Reach[];
  readonly shown: Scene | null;
  readonly board?: Board | null;
};

/** The counters of a place, from the top of the stack to its bottom. */
export function stackAt(scene: Scene | null, hex: string): Scene["counters"] {
  return (scene?.counters ?? []).filter((counter) => placeOf(counter) === hex).reverse();
}

/** What pointing there can do now: answers about the counter, about the hex, the way there. */
export function meanings(table: Pointable, target: Target): Meaning[] {
  const choices = table.prompt?.choices ?? [];
  const units = pointedUnits(table, target);
  const about = units.flatMap((unit) => choices.filter((choice) => choice.unit === unit));
  const hex = target.hex ?? null;
  const there = hex === null ? [] : choices.filter((it) => placeOf(it) === hex && it.unit === null);
  const found = [...new Set([...about, ...there])].map((choice): Meaning => {
    const reach = reachOf(table, choice);
    return { actions: reach?.actions ?? [choice.action], choice, reach };
  });
  const way = hex === null ? undefined : farReach(table, hex, found);
  return way ? [...found, { actions: way.actions, choice: null, reach: way }] : found;
}

/**
 * What is meant where both a counter could be taken up and its hex be pointed at: the counter by
 * pointing at it, the hex by pointing beside it.
 */
export function meant(found: readonly Meaning[], unit: string | null): Meaning[] {
  const taking = found.filter(({ choice }) => choice?.opens && choice.unit !== null);
  const others = found.filter((meaning) => !taking.includes(meaning));
  return taking.length === 0 || others.length === 0 ? [...found] : unit === null ? others : taking;
}

/** The answers about a hex itself, not about a counter that lies there. */
export function meaningsOfHex(table: Pointable, hex: string): Meaning[] {
  return meanings(table, { hex }).filter((meaning) => !meaning.choice?.unit);
}

/** The first answer that is about this counter: what dragging it begins with. */
export function choiceOf(prompt: PromptView | null, unit: string): Choice | null {
  return prompt?.choices.find((choice) => choice.unit === unit) ?? null;
}

/** Answers that could be thought of here, to ask "why not?" with. */
export function whyNotActions(table: Pointable, target: Target): string[] {
  const { prompt } = table;
  if (!prompt) {
    return [];
  }
  const unit = target.unit ?? topUnit(table, target.hex ?? null);
  const kind = boxOf(table.board ?? null, target.hex ?? "") ? "box" : "hex";
  const asked = prompt.asks.flatMap(({ verb, about }) => {
    const thing = about === "unit" ? unit : about === kind ? (target.hex ?? null) : null;
    return thing === null ? [] : [`${verb} ${thing}`];
  });
  return [...new Set(asked)].filter((action) => !isOffered(prompt, action));
}

/** Units that some answer is about, in the order of the answers. */
export function unitsToAct(prompt: PromptView | null): string[] {
  const units = (prompt?.choices ?? []).flatMap((choice) => choice.unit ?? []);
  return [...new Set(units)];
}

/** A pointed-at counter alone; all those of a hex if only the hex is pointed at. */
function pointedUnits(table: Pointable, target: Target): string[] {
  if (target.unit) {
    return [target.unit];
  }
  return target.hex ? stackAt(table.shown, target.hex).map((counter) => counter.id) : [];
}

/** The counter that a question about the hex would be about; hidden ones cannot be named. */
function topUnit(table: Pointable, hex: string | null): string | null {
  const stack = hex === null ? [] : stackAt(table.shown, hex);
  return stack.find((counter) => counter.face === "up")?.id ?? null;
}

/** The way that begins with this answer and leads where it does: it says what that costs. */
function reachOf(table: Pointable, choice: Choice): Reach | null {
  const place = placeOf(choice);
  const same = (reach: Reach): boolean =>
    reach.actions[0] === choice.action && (reach.actions.length === 1 || placeOf(reach) === place);
  return table.reaches.find(same) ?? null;
}

/** The way to a hex, unless one of the answers found already is that way. */
function farReach(table: Pointable, hex: string, found: readonly Meaning[]): Reach | undefined {
  const way = table.reaches.find((reach) => placeOf(reach) === hex);
  return found.some((meaning) => meaning.reach === way) ? undefined : way;
}
