/** Going through time by hand: one thing told back or forth, from combat to combat, to the ends. */
import type { TableStore } from "../lib/table.svelte";
import { annalsOf } from "./annals.svelte";
import { projectorOf } from "./projector.svelte";
import { nextCombat, previousCombat } from "./ticks";

/** The steps at which something was told, in order, with the beginning of the game. */
export function toldSteps(store: TableStore): number[] {
  return [...new Set([0, ...store.log.map((it) => it.step)])];
}

/** Goes to the last moment before the one looked at. */
export function stepBack(store: TableStore): void {
  const step = annalsOf(store).step;
  goTo(store, toldSteps(store).findLast((it) => it < step) ?? 0);
}

/** Goes to the first moment after the one looked at. */
export function stepForth(store: TableStore): void {
  const { step, now } = annalsOf(store);
  goTo(store, toldSteps(store).find((it) => it > step) ?? now);
}

/** Goes to the moment before the last combat that began earlier. */
export function toPreviousCombat(store: TableStore): void {
  const { ticks, step } = annalsOf(store);
  const combat = previousCombat(ticks.combats, step);
  if (combat !== null) goTo(store, combat.from);
}

/** Goes to where the next combat begins. */
export function toNextCombat(store: TableStore): void {
  const { ticks, step } = annalsOf(store);
  const combat = nextCombat(ticks.combats, step);
  if (combat !== null) goTo(store, combat.from);
}

/** Shows the game from the moment looked at, or from its beginning; stops it while it is shown. */
export function playOrPause(store: TableStore): void {
  const projector = projectorOf(store);
  if (projector.playing) return projector.pause();
  if (projector.reel !== null) return projector.resume();
  const { step, now } = annalsOf(store);
  const from = step >= now ? 0 : step;
  projector.show(toldSteps(store).filter((it) => it >= from));
}

/** Goes to a moment; the last one is now. */
export function goTo(store: TableStore, step: number): void {
  const { now } = annalsOf(store);
  projectorOf(store).seek(step >= now ? null : Math.max(0, Math.round(step)));
}
