/** What stays on the map of what happened: where an attack came from, and which ways were gone. */
import type { Scene } from "../../types/scene";
import { type Journey, journeysOf } from "../lib/journeys";
import { type Entry, firstStep } from "../time/chronicle";
import type { Aim } from "./highlights";

/** More ways than this would hide the map. */
const MOST_TRACES = 40;

/**
 * Who attacked whom in the last combat, until its side does something else or the phase ends.
 */
export function lastAttack(entries: readonly Entry[], scene: Scene): Aim[] {
  const told = entries.filter((it) => firstStep(it) <= scene.step);
  const at = told.findLastIndex(({ combat }) => combat !== null);
  const attack = told[at];
  if (!attack?.combat || told.slice(at + 1).some((it) => ends(it, attack))) return [];
  const { target, attackers } = attack.combat;
  const facts = attack.lines.map(({ fields }) => fields);
  const named = facts.flatMap(({ sources, attacking }) => [
    ...(sources ?? []).map(({ hex }) => hex),
    ...(attacking ?? []),
  ]);
  const stand = scene.counters.filter(({ id }) => attackers.includes(id));
  const from = named.length > 0 ? named : stand.flatMap(({ hex }) => hex ?? []);
  const attacked = facts.flatMap((it) => it.attacked ?? []);
  const goals = attacked.length > 0 ? attacked : target === null ? [] : [target];
  return [...new Set(goals)].flatMap((to) =>
    [...new Set(from)].filter((hex) => hex !== to).map((hex) => ({ from: hex, to })),
  );
}

/** Whether something that came after an attack is another matter. */
function ends(later: Entry, attack: Entry): boolean {
  if (later.shape === "turn" || later.shape === "phase") return true;
  return later.seat === attack.seat && (later.kind === "move" || later.kind === "combat");
}

/** The ways that the other side went in its last turn, for the one whose turn it is now. */
export function lastMoves(entries: readonly Entry[], scene: Scene): Journey[] {
  if (scene.active !== scene.viewer) return [];
  const moves = entries.filter(
    (it) => it.kind === "move" && it.seat !== scene.viewer && firstStep(it) <= scene.step,
  );
  const last = moves.at(-1);
  if (!last || (last.when.turn ?? 0) < scene.turn - 1) return [];
  const turn = moves.filter((it) => it.seat === last.seat && it.when.turn === last.when.turn);
  return turn.flatMap(({ lines }) => journeysOf(lines)).slice(-MOST_TRACES);
}
