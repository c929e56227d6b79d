/** Finding a scenario: what is asked for, and what fits it. Pure functions, so they can be tested. */
import type { CatalogScenario } from "../../types/wire";

/** How long a game lasts, as one speaks of it. */
export type LengthName = "short" | "evening" | "long";

/** The most minutes of a short game, and of one for an evening. */
const SHORT = 30;
const EVENING = 180;

/** The option of a table at which one player plays by rules of his own. */
const SOLITAIRE = "solitaire";

/** Asks for scenarios of one's own, in place of a system. */
export const OWN = "own";

/** What somebody looks for; empty texts and zeros ask for nothing. */
export type Wish = {
  words: string;
  system: string;
  length: LengthName | "";
  /** From 1 to 3. */
  difficulty: number;
  /** How many sides there are; three stands for more than two. */
  sides: number;
  /** Only what has rules for a single player. */
  solo: boolean;
};

export const ANYTHING: Wish = {
  words: "",
  system: "",
  length: "",
  difficulty: 0,
  sides: 0,
  solo: false,
};

/** Whether anything is asked for. */
export function isAsking(wish: Wish): boolean {
  return Object.entries(ANYTHING).some(([key, none]) => wish[key as keyof Wish] !== none);
}

/** Whether a scenario is of a system, or one's own where those are asked for; all are of none. */
export function isOf(scenario: CatalogScenario, system: string): boolean {
  if (system === OWN) return scenario.own === true;
  return system === "" || scenario.system === system;
}

/** How long a scenario lasts; nothing where nobody has measured it. */
export function lengthOf({ length }: Pick<CatalogScenario, "length">): LengthName | null {
  if (!length) return null;
  if (length.minutes <= SHORT) return "short";
  return length.minutes <= EVENING ? "evening" : "long";
}

/** Whether a scenario has rules for a single player. */
export function isSolo({ seats, options }: Pick<CatalogScenario, "seats" | "options">): boolean {
  return seats.length === 1 || options.includes(SOLITAIRE);
}

/** The sides of a scenario as they are asked for: more than two are counted as three. */
export function sidesOf({ seats }: Pick<CatalogScenario, "seats">): number {
  return Math.min(seats.length, 3);
}

/** What fits a wish, the shortest of each system first; `textOf` is all that can be read of a scenario. */
export function found(
  scenarios: readonly CatalogScenario[],
  wish: Wish,
  textOf: (scenario: CatalogScenario) => string,
): CatalogScenario[] {
  const words = plain(wish.words).split(/\s+/).filter(Boolean);
  const fitting = scenarios.filter((scenario) => {
    if (!isOf(scenario, wish.system)) return false;
    if (wish.length !== "" && lengthOf(scenario) !== wish.length) return false;
    if (wish.difficulty !== 0 && scenario.difficulty !== wish.difficulty) return false;
    if (wish.sides !== 0 && sidesOf(scenario) !== wish.sides) return false;
    if (wish.solo && !isSolo(scenario)) return false;
    const text = plain(textOf(scenario));
    return words.every((word) => text.includes(word));
  });
  return bySystemInTurn(fitting.sort((one, other) => rank(one) - rank(other)));
}

/** Guided games come last: they are offered elsewhere already. */
function rank(scenario: CatalogScenario): number {
  return minutes(scenario) + (scenario.guide ? Number.MAX_SAFE_INTEGER : 0);
}

function minutes({ length }: CatalogScenario): number {
  return length?.minutes ?? Number.MAX_SAFE_INTEGER / 2;
}

/** The first of every system, then the second of every system: all of them are seen at once. */
function bySystemInTurn(scenarios: readonly CatalogScenario[]): CatalogScenario[] {
  const seen = new Map<string, number>();
  const placed = scenarios.map((scenario) => {
    const place = seen.get(scenario.system) ?? 0;
    seen.set(scenario.system, place + 1);
    return { scenario, place };
  });
  return placed.sort((one, other) => one.place - other.place).map(({ scenario }) => scenario);
}

/** A text without capitals and accents. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
