/** A roll as it is told: dice, what counts on top, what came of it, and where. */
import type { LogLine, Message, ResultView, Scene, Throw } from "../../types/scene";
import { placeOf } from "../lib/place";
import { printed, type Die } from "./facts";

export type Roll = {
  /** The answer that was given with it, counted from 1. */
  step: number;
  /** The dice that decide, and those that were rolled for something else besides. */
  dice: Die[];
  further: Die[];
  /** The dice that decide by who threw them, where the program tells it. */
  throws: Throw[];
  /** The column of the table, or the odds. */
  column: string | null;
  /** The reading of the dice: what the table is read at, with what was added. */
  reading: string | null;
  result: ResultView | null;
  /** What is said of it where the result has no name of its own. */
  said: Message[];
};

/** More sentences than this nobody reads beside dice. */
const MOST_SAID = 2;

/** What an act tells of a roll, given everything told before it; null where no die fell. */
export function rollOf(act: readonly LogLine[], before: readonly LogLine[]): Roll | null {
  const first = act.find(({ fields }) => fields.die !== undefined);
  if (first === undefined) return null;
  const diceOf = (lines: readonly LogLine[]) => lines.flatMap(({ fields }) => fields.die ?? []);
  const told = act.filter(({ fields }) => fields.die === undefined);
  const named = told.find(({ fields }) => fields.result !== undefined);
  const dice = diceOf(act.filter(({ rule }) => rule === first.rule));
  const throws = throwsOf(told);
  return {
    step: first.step,
    dice,
    further: diceOf(act.filter(({ rule }) => rule !== first.rule)),
    throws,
    column: named ? columnOf(named, before) : null,
    reading: named ? readingOf(named, dice) : null,
    result: named?.fields.result ?? null,
    said: named ? [] : saidOf(told, first.rule).map(({ message }) => message),
  };
}

/** Who threw what; of somebody who threw again the last throw counts. */
function throwsOf(told: readonly LogLine[]): Throw[] {
  const all = told.flatMap(({ fields }) => fields.throws ?? []);
  return all.filter(({ seat }, at) => all.findLastIndex((it) => it.seat === seat) === at);
}

/**
 * The sentences beside dice: what came of them, not what was done before. One that tells nothing
 * but a throw is told by the dice, unless there is no other.
 */
function saidOf(told: readonly LogLine[], rule: string | null): LogLine[] {
  const thrown = told.findIndex(({ fields }) => fields.throws !== undefined);
  const after = told.slice(Math.max(thrown, 0)).filter(isTelling);
  const more = after.filter(({ fields }) => fields.throws?.length !== 1);
  // What the rule of the dice says comes before what only happened with them.
  const due = (it: LogLine): number => (it.rule === rule ? 0 : 1);
  const sorted = (more.length > 0 ? more : after).toSorted((a, b) => due(a) - due(b));
  return sorted.slice(0, MOST_SAID);
}

/** What a throw comes to, with what is added to it. */
export function sumOf({ dice, plus, total }: Throw): string {
  const added = plus === 0 ? "" : `${plus < 0 ? "−" : "+"} ${Math.abs(plus)} `;
  return dice.length === 1 && plus === 0 ? "" : `${added}= ${String(total).replace("-", "−")}`;
}

/** Turns and phases that begin say nothing about dice. */
function isTelling({ fields }: LogLine): boolean {
  return fields.turn === undefined && fields.phase === undefined;
}

/** The column that a result was read in; it may have been told before the dice fell. */
function columnOf({ fields }: LogLine, before: readonly LogLine[]): string | null {
  const known = fields.column ?? fields.odds ?? fields.cell?.column;
  if (known !== undefined) return known;
  const combat = sinceCombat(before);
  return combat.findLast((it) => it.fields.column !== undefined)?.fields.column ?? null;
}

function readingOf({ fields }: LogLine, dice: readonly Die[]): string | null {
  const { total, cell } = fields;
  if (total === undefined || total === 0) return cell?.row ?? null;
  const sum = dice.reduce((all, die) => all + printed(die), total);
  const sign = total < 0 ? "−" : "+";
  const faces = dice.map(printed).join(" + ");
  return `${faces} ${sign} ${Math.abs(total)} = ${String(sum).replace("-", "−")}`;
}

/** The lines from the last attack that was announced in this phase; empty if there was none. */
function sinceCombat(before: readonly LogLine[]): readonly LogLine[] {
  const begun = before.findLastIndex(({ fields }) => fields.phase !== undefined);
  const opened = before.findLastIndex((line) => targetOf(line) !== null);
  return opened > begun ? before.slice(opened) : [];
}

/** The hex that an attack is made on, by the line that announces it. */
export function targetOf({ fields }: LogLine): string | null {
  if (fields.attacked !== undefined) return fields.attacked[0] ?? null;
  if (fields.sources !== undefined) return fields.target ?? fields.hex ?? null;
  return null;
}

/** Where the dice of an act belong; null where they belong to no place on the map. */
export function placeOfRoll(
  act: readonly LogLine[],
  before: readonly LogLine[],
  scene: Scene,
): string | null {
  const combat = sinceCombat(before).map(targetOf)[0] ?? null;
  const named = act.find(({ fields }) => fields.result !== undefined);
  if (named) return placeOfLine(named, scene) ?? combat;
  const places = act.flatMap((line) => placeOfLine(line, scene) ?? []);
  return places[0] ?? combat;
}

function placeOfLine(line: LogLine, scene: Scene): string | null {
  const { target, hex, unit, units } = line.fields;
  const named = target ?? hex ?? targetOf(line);
  if (named !== null) return named;
  const who = unit ?? units?.[0];
  const counter = scene.counters.find(({ id }) => id === who);
  return counter ? placeOf(counter) : null;
}
