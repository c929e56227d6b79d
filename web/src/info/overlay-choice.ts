/** Which overlays are laid over the map; remembered by scenario. */
import type { TableStore } from "../lib/table.svelte";
import { shelf } from "../time/shelf";

/** Games whose overlays were restored already. */
const restored = new WeakSet<TableStore>();

function key(store: TableStore): string {
  return `esagono.overlays.${store.setting?.scenario}`;
}

/** Lays over the map what was there last time. */
export function restoreOverlays(store: TableStore): void {
  if (restored.has(store)) return;
  restored.add(store);
  const ids = kept(shelf.getItem(key(store)));
  if (ids.length === 0) return;
  store.shownOverlays = ids;
}

/** Lays an overlay over the map, or takes it away. */
export function toggleOverlay(store: TableStore, id: string): void {
  const shown = store.shownOverlays.includes(id);
  store.shownOverlays = shown
    ? store.shownOverlays.filter((it) => it !== id)
    : [...store.shownOverlays, id];
  shelf.setItem(key(store), JSON.stringify(store.shownOverlays));
}

/** Reads a list of ids; anything else is an empty one. */
export function kept(text: string | null): string[] {
  try {
    const read: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(read) ? read.filter((it): it is string => typeof it === "string") : [];
  } catch {
    return [];
  }
}
