/** Counters that lie on the ground of their hex, beneath whatever stands there. */

const ON_THE_GROUND: ReadonlySet<string> = new Set([
  "trench",
  "emplacement",
  "bunker",
  "wire",
  "mines",
  "road-block",
  "smoke",
  "marker-engaged",
  "marker-shifted",
  "marker-momentum",
  "crater",
  "rubble",
  "ford",
  "burning-building",
  "blown-bridge",
  "open",
  "road",
  "bridge",
  "cover",
  "brush",
  "rough",
  "woods",
  "wooden-building",
  "stone-building",
  "water",
  "event-marker",
  "booby-trap",
  "minefield",
  "tank-mine",
  "roadblock",
  "bunker-door",
  "breach",
  "landmark",
]);

/** Whether a counter of this kind is no piece of its own in a stack. */
export function isGround(kind: string): boolean {
  return ON_THE_GROUND.has(kind);
}
