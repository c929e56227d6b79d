/** Whether the numbers of hexes show. */

import { settings } from "../lib/settings.svelte";

/** From this scale on they show by themselves. */
const NUMBERED = 0.9;

export function areNumbersShown(scale: number): boolean {
  return settings.hexNumbers === "always" || (settings.hexNumbers === "auto" && scale >= NUMBERED);
}
