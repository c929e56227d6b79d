/** The peer: the same map as one plain SVG, a polygon for each hex and a group for each counter. */

import type { Board, Counter } from "../../../types/scene";
import { Layout, short } from "../geometry";
import { tint } from "../terrain/tints";

/** The map without counters, as a picture of its own. */
export function picture(map: Board): string {
  const { frame } = new Layout(map);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.right}" height="${frame.bottom}" ` +
    `viewBox="0 0 ${frame.right} ${frame.bottom}">${polygons(map)}</svg>`
  );
}

/** The map with its counters, to be shown in a window. */
export function page(map: Board, units: readonly Counter[], scale: number): string {
  return (
    `<svg width="100%" height="100%"><g class="plain-map"><g transform="scale(${scale})">` +
    `${polygons(map)}${counters(map, units)}</g></g></svg>`
  );
}

function polygons(map: Board): string {
  const layout = new Layout(map);
  return map.hexes
    .map((hex) => {
      const points = layout.cornersOf(hex).map(({ x, y }) => `${short(x)},${short(y)}`);
      return `<polygon points="${points.join(" ")}" fill="${tint(hex.terrain)}" stroke="#555"/>`;
    })
    .join("");
}

function counters(map: Board, units: readonly Counter[]): string {
  const layout = new Layout(map);
  return units
    .map(({ hex }) => {
      const { x, y } = layout.center(hex ?? "") ?? { x: 0, y: 0 };
      return (
        `<g><rect x="${x - 29}" y="${y - 29}" width="58" height="58" fill="#c33"/>` +
        `<text x="${x - 20}" y="${y + 10}" font-size="25" fill="#fff">4-5</text></g>`
      );
    })
    .join("");
}
