/** What is being planned, read from the facts of a question. Pure functions: the rules did the sums. */
import type { Contact, LogLine, PromptView } from "../../types/scene";

/** Hexes of both sides that belong together. */
export type Knot = { group: number; own: Contact[]; enemy: Contact[] };

/** A combat or a bombardment as far as it is named. */
export type Plan = {
  attackers: string[];
  defenders: string[];
  /** Strengths: of both sides, or of the side that fires. */
  strength: number[];
  column: string | null;
  total: number | null;
  /** The hexes whose terrain counts. */
  ground: string[];
};

/** A combat of this phase that is over. */
export type Fought = { attackers: string[]; defenders: string[]; result: string | null };

/** Facts that the plan shows in its own way. */
export const PLANNED: readonly string[] = ["attackers", "defenders", "strength"];

/** Colors that tell knots apart, on the map and in the panel. */
const COLORS = ["#b3261e", "#1f5c99", "#2f6b4f", "#8a4fa3", "#b36a12", "#127a80"] as const;

/** The color of a knot. */
export function knotColor(group: number): string {
  return COLORS[(Math.max(group, 1) - 1) % COLORS.length] ?? COLORS[0];
}

/** The hexes that still have to fight; none where the question does not tell. */
export function contactsOf(prompt: PromptView | null): Contact[] {
  return prompt?.about.contacts ?? [];
}

/** The same by knots: those of the seat that is asked on one side. */
export function knotsOf(prompt: PromptView): Knot[] {
  const knots = new Map<number, Knot>();
  for (const contact of contactsOf(prompt)) {
    const { group } = contact;
    const knot = knots.get(group) ?? { group, own: [], enemy: [] };
    (contact.seat === prompt.seat ? knot.own : knot.enemy).push(contact);
    knots.set(group, knot);
  }
  return [...knots.values()].sort((a, b) => a.group - b.group);
}

/** What is named so far; null where nothing is being planned. */
export function planOf({ about }: PromptView): Plan | null {
  const { attacking = [], attacked = [], strength = [], ground = [] } = about;
  if (attacked.length === 0) return null;
  return {
    attackers: attacking,
    defenders: attacked,
    strength,
    column: about.column ?? null,
    total: about.total ?? null,
    ground,
  };
}

/** The combats of the running phase that are over, in order. */
export function foughtIn(log: readonly LogLine[]): Fought[] {
  const began = log.findLastIndex(({ event }) => event === "phase-began");
  const fought: Fought[] = [];
  for (const { event, fields } of log.slice(began + 1)) {
    if (event === "attacked") {
      const { attacking = [], attacked = [] } = fields;
      fought.push({ attackers: attacking, defenders: attacked, result: null });
    }
    const last = fought.at(-1);
    if (event === "fought" && last && fields.result) last.result = fields.result.text;
  }
  return fought;
}

/** A modifier with its sign. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}
