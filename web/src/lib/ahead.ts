/**
 * Answers that are taken up but not given yet, and ways of acting that are switched on.
 *
 * The program marks answers that commit to nothing: the page looks at the question behind them and
 * gives them together with the answer to that. It also marks answers that pointing means only while
 * a way of acting is switched on. What follows here sorts marked answers and judges none.
 */
import type { Choice, Mode, PromptView } from "../../types/scene";
// The browser tests run this file in Node, which wants the whole name.
import { placeOf } from "./place.js";

/** Answers that are taken up, the counter they are about, and the question behind them. */
export type Ahead = { actions: string[]; unit: string | null; prompt: PromptView };

/** The ways that are switched on: one for the open question, one for the question behind. */
export type Modes = { open: string | null; ahead: string | null };

export const PLAIN: Modes = { open: null, ahead: null };

/** The ways of acting that a question knows, in the order of its answers. */
export function modesOf(prompt: PromptView | null): Mode[] {
  const modes = new Map<string, Mode>();
  for (const { mode } of prompt?.choices ?? []) if (mode) modes.set(mode.id, mode);
  return [...modes.values()];
}

/**
 * The question as it is put on the table: what the answers taken up lead to, and what else the open
 * question offers, each in its way.
 */
export function onTable(
  open: PromptView | null,
  ahead: Ahead | null,
  modes: Modes,
): PromptView | null {
  if (!open) return null;
  const offered = inMode(open.choices, modes.open, true);
  if (!ahead) {
    if (offered.length === open.choices.length) return open;
    return { ...open, choices: offered, reaches: modes.open === null ? open.reaches : [] };
  }
  const behind = inMode(ahead.prompt.choices, modes.ahead, false);
  // Pointing at a counter that the question behind is about means that question.
  const named = new Set(behind.flatMap(({ unit }) => unit ?? []));
  // What both questions offer is given to the one behind: what was taken up goes along.
  const given = new Set([...ahead.actions, ...ahead.prompt.choices.map(({ action }) => action)]);
  const others = offered.filter(
    ({ action, unit }) => !given.has(action) && (unit === null || !named.has(unit)),
  );
  return {
    ...ahead.prompt,
    choices: [...behind, ...others],
    asks: [...ahead.prompt.asks, ...open.asks],
    reaches: modes.ahead === null ? ahead.prompt.reaches : [],
  };
}

/** Whether an answer is one to the open question, not to that behind the answers taken up. */
export function answersOpen(open: PromptView, ahead: Ahead | null, action: string): boolean {
  if (!ahead) return true;
  if (ahead.prompt.choices.some((choice) => choice.action === action)) return false;
  if (open.choices.some((choice) => choice.action === action)) return true;
  const [verb] = action.split(" ");
  return [...open.choices, ...open.asks].some((it) => it.verb === verb);
}

/**
 * The answer that takes up the counter a question names as the one that acts already; none where it
 * names none or several.
 */
export function actingAlready(open: PromptView | null): Choice | null {
  const unit = open?.about.unit;
  if (!open || unit === undefined) return null;
  return open.choices.find((it) => it.unit === unit && it.opens === true && !it.mode) ?? null;
}

/** The answer about a counter in a way of acting; the plain one where none is switched on. */
export function inWay(open: PromptView, unit: string, mode: string | null): Choice | null {
  const about = inMode(open.choices, mode, true).filter((it) => it.unit === unit && it.opens);
  return about.find((it) => (it.mode?.id ?? null) === mode) ?? about[0] ?? null;
}

/**
 * Answers as they are offered in a way of acting. Without one a counter that has no plain answer
 * is taken up in the first way it has, where `lends` says so: that commits to nothing. With one,
 * plain answers about the same kind of thing make room for those of the way.
 */
function inMode(choices: readonly Choice[], mode: string | null, lends: boolean): Choice[] {
  if (mode === null) {
    const plain = new Set(choices.flatMap((it) => (it.mode ? [] : (it.unit ?? []))));
    const lent = new Set<string>();
    return choices.filter((choice) => {
      if (!choice.mode) return true;
      const { unit } = choice;
      if (!lends || !choice.opens || unit === null || plain.has(unit) || lent.has(unit))
        return false;
      lent.add(unit);
      return true;
    });
  }
  const own = choices.filter((it) => it.mode?.id === mode);
  const kinds = new Set(own.map(kindOf));
  return choices.filter((it) => it.mode?.id === mode || (!it.mode && !kinds.has(kindOf(it))));
}

/** What an answer is pointed at: a counter, a place, or nothing on the map. */
function kindOf(choice: Choice): "unit" | "place" | "none" {
  if (choice.unit !== null) return "unit";
  return placeOf(choice) === null ? "none" : "place";
}
