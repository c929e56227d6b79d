/** Going from unit to unit: those that some answer is about, one after the other. */
import { placeOn } from "../lib/place";
import type { TableStore } from "../lib/table.svelte";
import { unitsToAct } from "../map/pointing";
import { callUp } from "./hint.svelte";

/** The id after `current` in a list that closes on itself; the first or last for none. */
export function following(
  ids: readonly string[],
  current: string | null,
  by: 1 | -1,
): string | null {
  if (ids.length === 0) return null;
  const at = current === null ? -1 : ids.indexOf(current);
  const next = at < 0 ? (by > 0 ? 0 : ids.length - 1) : (at + by + ids.length) % ids.length;
  return ids[next] ?? null;
}

/** Shows the next unit that can do something. */
export function goToUnit(store: TableStore, by: 1 | -1): void {
  const unit = following(unitsToAct(store.prompt), store.inspected.unit, by);
  if (unit === null) return;
  pointToUnit(store, unit);
  if (store.cursor !== null) callUp(store.cursor);
}

/** Points at a unit wherever it is. */
export function pointToUnit(store: TableStore, unit: string): void {
  const counter = store.shown?.counters.find((it) => it.id === unit);
  const hex = counter ? placeOn(store.board, counter) : null;
  if (hex !== null) store.cursor = hex;
  store.inspected = { hex, unit };
}

/** Points at a hex or a box. */
export function pointToHex(store: TableStore, hex: string): void {
  store.cursor = hex;
  store.inspected = { hex, unit: null };
}
