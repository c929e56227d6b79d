/** The whole game as a line of time: where turns and phases begin, and where combats were fought. */
import { firstStep, lastStep, type Entry } from "./chronicle";

/** The beginning of a player turn or a phase. */
export type Tick = { step: number; turn: number | null; seat: string | null; phase: string | null };

/** A combat on the line of time. */
export type CombatMark = { from: number; to: number; seat: string | null; entry: Entry };

/** Everything marked on the line of time, each list in order. */
export type Ticks = { turns: Tick[]; phases: Tick[]; combats: CombatMark[] };

/** Marks the line of time. */
export function ticks(entries: readonly Entry[]): Ticks {
  const marked: Ticks = { turns: [], phases: [], combats: [] };
  for (const entry of entries) {
    const tick = { step: firstStep(entry), ...entry.when };
    if (entry.shape === "turn") marked.turns.push(tick);
    else if (entry.shape === "phase") marked.phases.push(tick);
    else if (entry.shape === "combat") {
      const { seat } = entry;
      marked.combats.push({ from: firstStep(entry), to: lastStep(entry), seat, entry });
    }
  }
  return marked;
}

/** The first combat that begins after a step. */
export function nextCombat(combats: readonly CombatMark[], step: number): CombatMark | null {
  return combats.find((it) => it.from > step) ?? null;
}

/** The last combat that begins before a step. */
export function previousCombat(combats: readonly CombatMark[], step: number): CombatMark | null {
  return combats.findLast((it) => it.from < step) ?? null;
}

/** What was going on at a step: the last phase, or else turn, begun no later. */
export function tickAt(marked: Ticks, step: number): Tick | null {
  const phase = marked.phases.findLast((it) => it.step <= step) ?? null;
  const turn = marked.turns.findLast((it) => it.step <= step) ?? null;
  return phase !== null && (turn === null || phase.step >= turn.step) ? phase : turn;
}

/** The marks that are at least so many steps apart, so that they can be told from each other. */
export function spaced<T extends { step: number }>(marks: readonly T[], apart: number): T[] {
  const kept: T[] = [];
  for (const mark of marks) {
    const last = kept[kept.length - 1];
    if (last === undefined || mark.step - last.step >= apart) kept.push(mark);
  }
  return kept;
}
