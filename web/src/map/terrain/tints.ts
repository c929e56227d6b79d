/**
 * What color a terrain is at first glance, before the printed map has been drawn.
 *
 * Rules modules name terrain as their charts do, so an id is read word by word; the colors are
 * those of the printed map.
 */

export const OPEN = "#eee5c6";
export const PAPER = "#f2e8d0";
export const GRID = "#57462b";

const UNKNOWN = "#ddd5c0";

const TINTS: readonly (readonly [words: string, tint: string])[] = [
  ["sea ocean lake water lagoon bay", "#b7d0d4"],
  ["bridge ford", "#b7d0d4"],
  ["pond ponds", "#cddcd8"],
  ["building buildings", "#c99a7f"],
  ["rubble crater craters", "#cdbb98"],
  ["town port suburb built village hamlet farm", "#dcc3a2"],
  ["city urban metropolis fort fortress fortification castle", "#cfae90"],
  ["forest forests jungle", "#b2c18e"],
  ["wood woods wooded trees grove", "#c3cd9d"],
  ["thicket thickets bushes brush", "#cdd5a0"],
  ["marsh swamp bog fen flooded wetland", "#cfdcc6"],
  ["field fields crops farmland bocage polder orchard vineyard vineyards plantation", "#e9dfae"],
  ["desert sand dunes beach", "#f0dfae"],
  ["mountain mountains alpine peak massif", "#cdb384"],
  ["hill hills hilly highland highlands ridge slope", "#dfcb9c"],
  ["rough broken rocky scrub", "#e2d3ab"],
  ["cover garden gardens cemetery", "#dbdcae"],
  ["open clear plain plains flat steppe grass road", OPEN],
];

const BY_WORD = new Map(
  TINTS.flatMap(([words, tint], rank) => words.split(" ").map((word) => [word, { tint, rank }])),
);

/** Bare ground on a level that is counted. */
const HIGH = /^(?:open|road)-[1-9]$/;

/** The color of a terrain; where it is two things at once, the one that stands out. */
export function tint(terrain: string): string {
  if (HIGH.test(terrain)) {
    return tint("hill");
  }
  const known = terrain
    .toLowerCase()
    .split(/[^a-z]+/)
    .flatMap((word) => BY_WORD.get(word) ?? [])
    .sort((first, second) => first.rank - second.rank);
  return known[0]?.tint ?? UNKNOWN;
}
