/** The answers of a question sorted for the panel: buttons, and what is chosen on the map. */
import type { Choice, Message, PromptView } from "../../types/scene";
import { placeOf } from "../lib/place.js";

/** Answers of one kind that are chosen on the map. */
export type Group = {
  /** The verb they share. */
  verb: string;
  /** What they are about. */
  about: "unit" | "hex";
  choices: Choice[];
};

/** An answer that is a direction: how many sixths of a turn clockwise from the top. */
export type Way = { sixths: number; choice: Choice };

/** Answers that belong to one card, or to what is used like one. */
export type Deck = { of: string; title: Message; choices: Choice[] };

/** A question's answers, sorted. */
export type Offers = {
  /** Answers without a place on the map: one button each, in the order of their number keys. */
  buttons: Choice[];
  /** Those that cost more than another one and bring no more: folded away. */
  worse: Choice[];
  /** Ways to look, one button each around a compass. */
  ways: Way[];
  /** Answers that are chosen in two steps: first the card, then what it is played on. */
  decks: Deck[];
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

/** Every answer of a question as it is written. */
export function actionsOf({ choices }: PromptView): string[] {
  return choices.map(({ action }) => action);
}

/** Whether a question has this answer. */
export function isOffered(prompt: PromptView, action: string): boolean {
  return prompt.choices.some((it) => it.action === action);
}

/** Where an answer stands by the part it plays: the usual one first, then what is paid for. */
function rankOf({ role }: Choice): number {
  return role === "usual" ? 0 : role === "paid" ? 2 : role === "give-up" ? 3 : 1;
}

/** Answers without a place in the order of their keys, and those that are folded away. */
export function buttonsOf(plain: readonly Choice[]): { buttons: Choice[]; worse: Choice[] } {
  const isWorse = ({ role }: Choice): boolean => role === "worse";
  const buttons = plain.filter((it) => !isWorse(it));
  return {
    buttons: buttons.toSorted((a, b) => rankOf(a) - rankOf(b)),
    worse: plain.filter(isWorse),
  };
}

/** Sorts the answers of a question. */
export function offersOf(prompt: PromptView | null): Offers {
  const plain: Choice[] = [];
  const ways: Way[] = [];
  const decks = new Map<string, Deck>();
  const groups = new Map<string, Group>();
  for (const choice of prompt?.choices ?? []) {
    const sixths = sixthsOf(choice);
    if (sixths !== null) {
      ways.push({ sixths, choice });
      continue;
    }
    if (choice.part) {
      const { of, title } = choice.part;
      const deck = decks.get(of) ?? { of, title, choices: [] };
      deck.choices.push(choice);
      decks.set(of, deck);
      continue;
    }
    if (placeOf(choice) === null && choice.unit === null) {
      plain.push(choice);
      continue;
    }
    const about = choice.unit === null ? "hex" : "unit";
    const key = `${choice.verb} ${about}`;
    const group = groups.get(key) ?? { verb: choice.verb, about, choices: [] };
    group.choices.push(choice);
    groups.set(key, group);
  }
  const { buttons, worse } = buttonsOf(plain);
  return { buttons, worse, ways, decks: [...decks.values()], groups: [...groups.values()] };
}

/** The direction that an answer is about; none for others. */
function sixthsOf({ label }: Choice): number | null {
  const way = label.args["way"];
  const found = way && "term" in way ? /-way-([0-5])$/.exec(way.term) : null;
  return found ? Number(found[1]) : null;
}

/** The key that gives up: no number, which whoever goes on could press by mistake. */
export const GIVE_UP_KEY = "x";

/** The key of a button; numbers end where there are no more. */
export function keyOf(buttons: readonly Choice[], choice: Choice): string | undefined {
  if (choice.role === "give-up") return GIVE_UP_KEY;
  const at = buttons.indexOf(choice);
  return at < NUMBER_KEYS ? String(at + 1) : undefined;
}

/** The answer behind a key. */
export function keyed({ buttons }: Offers, key: string): Choice | null {
  return buttons.find((choice) => keyOf(buttons, choice) === key) ?? null;
}

/** The answer that ends what the question is about. */
export function closing(offers: Offers): Choice | null {
  return offers.buttons.findLast((choice) => CLOSING.includes(choice.verb)) ?? null;
}

/** Whether there is nothing else to answer, and nothing is left undone or lost by it. */
export function isOnly(offers: Offers, choice: Choice): boolean {
  const { groups, ways, decks, worse } = offers;
  const others = groups.length + ways.length + decks.length + worse.length;
  return offers.buttons.length === 1 && others === 0 && !leavesUndone(choice);
}

/** More buttons than these are made small, so that all of them are in sight. */
const MANY = 5;

/**
 * Whether a button lies beside others instead of below them: it is one of several that say the same
 * with another number, or one of too many.
 */
export function isOneOfMany({ buttons }: Offers, choice: Choice): boolean {
  if (choice.role === "usual" || leavesUndone(choice)) return false;
  const same = buttons.filter(({ verb, role }) => verb === choice.verb && role !== "usual");
  return buttons.length > MANY || same.length >= FEW;
}

/** Whether something is left undone or lost by an answer. */
export function leavesUndone({ caution, warns }: Choice): boolean {
  return caution !== null || (warns?.length ?? 0) > 0;
}

/** Whether an answer is asked about once more: something is lost by it, for good. */
export function isForGood(choice: Choice): boolean {
  return leavesUndone(choice) && choice.last === true;
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
  return choices.filter((it) => fits(saidBy(it)) || fits(placeOf(it)) || fits(it.unit));
}
