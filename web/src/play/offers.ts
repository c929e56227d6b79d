/** The answers of a question sorted for the panel: buttons, and what is chosen on the map. */
import type { Choice, PromptView } from "../../types/scene";

/** Answers of one kind that are chosen on the map. */
export type Group = {
  /** The verb they share. */
  verb: string;
  /** What they are about. */
  about: "unit" | "hex";
  choices: Choice[];
};

/** A question's answers, sorted. */
export type Offers = {
  /** Answers without a place on the map: one button each, in the order of their number keys. */
  buttons: Choice[];
  /** The others, by verb. */
  groups: Group[];
};

/** How many buttons have a number key. */
export const NUMBER_KEYS = 9;

/** More answers of one kind than these are folded into one line. */
const FEW = 3;

/**
 * Verbs that end something, in every system. The page gives them a key of their own; which of them
 * are allowed is the question's business.
 */
const CLOSING: readonly string[] = ["end", "done", "stop", "halt", "pass"];

/** Sorts the answers of a question. */
export function offersOf(prompt: PromptView | null): Offers {
  const buttons: Choice[] = [];
  const groups = new Map<string, Group>();
  for (const choice of prompt?.choices ?? []) {
    if (choice.hex === null && choice.unit === null) {
      buttons.push(choice);
      continue;
    }
    const about = choice.unit === null ? "hex" : "unit";
    const key = `${choice.verb} ${about}`;
    const group = groups.get(key) ?? { verb: choice.verb, about, choices: [] };
    group.choices.push(choice);
    groups.set(key, group);
  }
  return { buttons, groups: [...groups.values()] };
}

/** The answer behind a number key. */
export function numbered(offers: Offers, key: string): Choice | null {
  const at = /^[1-9]$/.test(key) ? Number(key) - 1 : -1;
  return offers.buttons[at] ?? null;
}

/** The answer that ends what the question is about. */
export function closing(offers: Offers): Choice | null {
  return offers.buttons.findLast((choice) => CLOSING.includes(choice.verb)) ?? null;
}

/** Whether there is nothing else to answer, and nothing is left undone by it. */
export function isOnly(offers: Offers, choice: Choice): boolean {
  return offers.buttons.length === 1 && offers.groups.length === 0 && choice.caution === null;
}

/** Answers on the map so few that each has a button of its own. */
export function isFew(group: Group): boolean {
  return group.choices.length <= FEW;
}

/** The choices whose words or names hold what was typed. */
export function filtered(
  choices: readonly Choice[],
  typed: string,
  saidBy: (choice: Choice) => string,
): Choice[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === "") return [...choices];
  const fits = (text: string | null): boolean => text?.toLowerCase().includes(wanted) ?? false;
  return choices.filter((it) => fits(saidBy(it)) || fits(it.hex) || fits(it.unit));
}
