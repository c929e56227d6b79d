/** Printed numbers of hexes. */

import { APOTHEM, type Layout, type Rect, SIDE } from "../geometry";

/** Letters of the numbers, and the paper around them. */
const INK = "#46371f";
const PAPER = "rgb(246 238 217 / 0.9)";

const FAMILY = '"Roboto Condensed Variable", "Arial Narrow", sans-serif';

/** Draws the numbers of the hexes in a part of the map. */
export function drawNumbers(context: CanvasRenderingContext2D, layout: Layout, area: Rect): void {
  context.font = `500 9px ${FAMILY}`;
  context.textAlign = "center";
  context.fillStyle = INK;
  context.strokeStyle = PAPER;
  context.lineWidth = 2.4;
  context.lineJoin = "round";
  context.globalAlpha = 0.8;
  const rise = numberRise(layout);
  for (const { id } of layout.within(area)) {
    const center = layout.center(id);
    if (center) {
      context.strokeText(id, center.x, center.y - rise);
      context.fillText(id, center.x, center.y - rise);
    }
  }
  context.globalAlpha = 1;
}

/** How far above the middle of a hex its number stands. */
export function numberRise({ orientation }: Layout): number {
  return orientation === "flat" ? APOTHEM - 10 : SIDE - 17;
}
