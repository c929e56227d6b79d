/** What lies under a point of the window. */

import type { Layout, Point } from "./geometry";
import type { Stage } from "./stage.svelte";

/** The counter that an element belongs to, or the hex under the point. */
export function targetOf(
  layout: Layout,
  stage: Stage,
  at: Point | null,
  over: Element | null,
): { hex: string | null; unit: string | null } {
  const { unit, hex } = over?.closest<HTMLElement>("[data-unit]")?.dataset ?? {};
  if (unit !== undefined && hex !== undefined) {
    return { hex, unit };
  }
  // On the tray between spread counters the stack is still meant.
  const fan = over?.closest<HTMLElement>("[data-fan]")?.dataset["fan"];
  return { hex: fan ?? (at && layout.at(stage.toMap(at))), unit: null };
}
