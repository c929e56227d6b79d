/** Going through time by hand: one thing told back or forth, from combat to combat, to the ends. */
import { actsOf } from "../lib/acts";
import * as api from "../lib/net/api";
import { failureOf } from "../lib/net/failure";
import { toGame } from "../lib/route.svelte";
import type { TableStore } from "../lib/table.svelte";
import { annalsOf } from "./annals.svelte";
import { projectorOf } from "./projector.svelte";
import { nextCombat, previousCombat } from "./ticks";

/** The steps at which something was told, in order, with the beginning of the game. */
export function toldSteps(store: TableStore): number[] {
  return [...new Set([0, ...store.log.map((it) => it.step)])];
}

/**
 * The step that one has gone to, even while its scene is still being fetched: several steps in
 * quick succession add up.
 */
export function whereTo(store: TableStore): number {
  const { step, now } = annalsOf(store);
  const { sought } = projectorOf(store);
  return sought === null ? step : (sought.step ?? now);
}

/** Goes to the last moment before this one. */
export function stepBack(store: TableStore): void {
  const step = whereTo(store);
  goTo(store, toldSteps(store).findLast((it) => it < step) ?? 0);
}

/** Goes to the first moment after this one. */
export function stepForth(store: TableStore): void {
  const step = whereTo(store);
  goTo(store, toldSteps(store).find((it) => it > step) ?? annalsOf(store).now);
}

/** Goes to the moment before the last combat that began earlier. */
export function toPreviousCombat(store: TableStore): void {
  const combat = previousCombat(annalsOf(store).ticks.combats, whereTo(store));
  if (combat !== null) goTo(store, combat.from);
}

/** Goes to where the next combat begins. */
export function toNextCombat(store: TableStore): void {
  const combat = nextCombat(annalsOf(store).ticks.combats, whereTo(store));
  if (combat !== null) goTo(store, combat.from);
}

/** Shows the game from this moment, or from its beginning; stops it while it is shown. */
export function playOrPause(store: TableStore): void {
  const projector = projectorOf(store);
  if (projector.playing) return projector.pause();
  if (projector.reel !== null) return projector.resume();
  const step = whereTo(store);
  const from = step >= annalsOf(store).now ? 0 : step;
  const told = store.log.filter((it) => it.step > from);
  projector.show([from, ...actsOf(told).map((it) => it.step)]);
}

/** Goes to a moment; the last one is now. */
export function goTo(store: TableStore, step: number): void {
  const { now } = annalsOf(store);
  projectorOf(store).seek(step >= now ? null : Math.max(0, Math.round(step)));
}

/** Comes back from the past. */
export function toNow(store: TableStore): void {
  projectorOf(store).seek(null);
}

/** Opens another game that goes on from a moment of this one. */
export async function branchOff(store: TableStore, step: number): Promise<void> {
  try {
    toGame((await api.branch(store.gameId, step)).id);
  } catch (thrown) {
    store.failure = failureOf(thrown);
  }
}
