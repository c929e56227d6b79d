/** How overlays are told apart: the same on the map and in the list they are chosen from. */

/** Strokes on a tile of 12 by 12. */
export type Hatching = { path: string; width: number };

const HATCHINGS: readonly Hatching[] = [
  { path: "M-2 14L14-2", width: 1.5 },
  { path: "M-2-2L14 14", width: 1.5 },
  { path: "M6-2V14", width: 1.5 },
  { path: "M-2 6H14", width: 1.5 },
  { path: "M6 6h.1M0 0h.1M12 12h.1", width: 3.4 },
];

/** The color of an overlay that belongs to no seat. */
export const OWNERLESS = "#5f5546";

/** Each overlay in sight gets the next hatching, so that two of them can be told apart. */
export function hatching(index: number): Hatching {
  return HATCHINGS[index % HATCHINGS.length]!;
}

/** Every second rim is dashed. */
export function rimDashes(index: number): string | undefined {
  return index % 2 === 0 ? undefined : "7 4";
}
