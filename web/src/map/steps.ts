/** Steps of the keyboard cursor from hex to hex, and to and between the boxes of panels. */

import type { Layout } from "./geometry";

/** The eight ways keys can point. */
export type Way =
  "up" | "down" | "left" | "right" | "up-left" | "up-right" | "down-left" | "down-right";

type Offset = readonly [across: number, down: number];

/**
 * Lattice steps by way, the first that stays on the map being taken. Sideways where there is no
 * neighbor straight that way, the cursor zigzags along the row or column.
 */
function offsets(layout: Layout, hex: { x: number; y: number }, way: Way): readonly Offset[] {
  if (layout.orientation === "flat") {
    const lean = Math.round(hex.x / 3) % 2 === 0 ? 1 : -1;
    return FLAT(lean)[way];
  }
  const lean = Math.round(hex.y / 3) % 2 === 0 ? 1 : -1;
  return POINTY(lean)[way];
}

const FLAT = (lean: number): Record<Way, readonly Offset[]> => ({
  up: [[0, -2]],
  down: [[0, 2]],
  left: [
    [-3, lean],
    [-3, -lean],
  ],
  right: [
    [3, lean],
    [3, -lean],
  ],
  "up-left": [[-3, -1]],
  "up-right": [[3, -1]],
  "down-left": [[-3, 1]],
  "down-right": [[3, 1]],
});

const POINTY = (lean: number): Record<Way, readonly Offset[]> => ({
  left: [[-2, 0]],
  right: [[2, 0]],
  up: [
    [lean, -3],
    [-lean, -3],
  ],
  down: [
    [lean, 3],
    [-lean, 3],
  ],
  "up-left": [[-1, -3]],
  "up-right": [[1, -3]],
  "down-left": [[-1, 3]],
  "down-right": [[1, 3]],
});

/** Which way each key points, to the right and down. */
const TOWARD: Readonly<Record<Way, readonly [number, number]>> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
  "up-left": [-1, -1],
  "up-right": [1, -1],
  "down-left": [-1, 1],
  "down-right": [1, 1],
};

/** The place one step away; the same place at the edge of the sheet. */
export function stepped(layout: Layout, id: string, way: Way): string {
  const hex = layout.hex(id);
  if (!hex) {
    return nearest(layout, id, way, [...layout.boxes.keys(), ...layout.hexes.map((it) => it.id)]);
  }
  for (const [across, down] of offsets(layout, hex, way)) {
    const next = layout.beside(id, across, down);
    if (next !== null) {
      return next;
    }
  }
  return nearest(layout, id, way, [...layout.boxes.keys()]);
}

/** The nearest of some places that lies that way, and not too far aside; `id` if none does. */
function nearest(layout: Layout, id: string, way: Way, among: readonly string[]): string {
  const from = layout.center(id);
  const [across, down] = TOWARD[way];
  const long = Math.hypot(across, down);
  let [found, least] = [id, Infinity];
  for (const other of among) {
    const to = layout.center(other);
    if (!from || !to || other === id) continue;
    const [x, y] = [to.x - from.x, to.y - from.y];
    const ahead = (x * across + y * down) / long;
    const aside = Math.abs(x * down - y * across) / long;
    if (ahead > 0 && aside <= ahead && ahead + aside < least) {
      [found, least] = [other, ahead + aside];
    }
  }
  return found;
}
