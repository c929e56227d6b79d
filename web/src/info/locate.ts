/** Pointing at things on the map from beside it. */
import type { Counter } from "../../types/scene";
import { placeOn } from "../lib/place";
import type { TableStore } from "../lib/table.svelte";
import { callUp } from "../play/hint.svelte";

/** Points at a place, and at a counter in it if one is meant; the map brings it into view. */
export function locate(store: TableStore, hex: string, unit: string | null = null): void {
  store.cursor = hex;
  store.inspected = { hex, unit };
  callUp(hex);
}

/** Points at a counter; one that lies off the map is only described. */
export function locateCounter(store: TableStore, counter: Counter): void {
  const place = placeOn(store.board, counter);
  if (place !== null) locate(store, place, counter.id);
  else store.inspected = { hex: null, unit: counter.id };
}
