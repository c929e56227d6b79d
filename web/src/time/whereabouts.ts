/** Where something of the log happened, to be pointed at on the map. */
import type { Entry } from "./chronicle";
import { hexesOf, unitsOf } from "./facts";

/** A hex, and the counter in it that it is about. */
export type Whereabouts = { hex: string; unit: string | null };

/** Where an entry ended: a combat at its target, a journey at its end; null if it has no place. */
export function whereabouts(entry: Entry, isHex: (text: string) => boolean): Whereabouts | null {
  const target = entry.combat?.target ?? null;
  if (target !== null) return { hex: target, unit: null };
  const last = entry.lines[entry.lines.length - 1]!;
  const hex = hexesOf(last, isHex)[0];
  return hex === undefined ? null : { hex, unit: unitsOf(last)[0] ?? null };
}
