/** What the page points at on the map, for a coach's hint or for somebody who asks "where?". */

/** Hexes by number and counters by id that a hint rings; empty lists are no hint. */
export const hint = $state<{ hexes: string[]; units: string[] }>({ hexes: [], units: [] });

/** Hexes and counters that a warning speaks of, as long as it is looked at. */
export const lit = $state<{ hexes: string[]; units: string[] }>({ hexes: [], units: [] });

/** Lights what a warning speaks of. */
export function lightUp(hexes: string[], units: string[]): void {
  lit.hexes = hexes;
  lit.units = units;
}

/** Nothing is lit any more. */
export function putOut(): void {
  lightUp([], []);
}

/** The hex that was asked for last, and how often anybody asked: asking again shows it again. */
export const called = $state<{ hex: string | null; times: number }>({ hex: null, times: 0 });

/** Rings places. */
export function pointAt(hexes: string[], units: string[]): void {
  hint.hexes = hexes;
  hint.units = units;
}

/** Rings nothing any more. */
export function stopPointing(): void {
  pointAt([], []);
}

/** Brings a hex into the window and lets it be seen. */
export function callUp(hex: string): void {
  called.hex = hex;
  called.times += 1;
}
