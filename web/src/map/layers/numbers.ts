/** Printed numbers of hexes. */

import { APOTHEM, type Layout, type Rect, SIDE } from "../geometry";
import { GRID } from "../terrain/tints";

/** Draws the numbers of the hexes in a part of the map. */
export function drawNumbers(context: CanvasRenderingContext2D, layout: Layout, area: Rect): void {
  context.font = '400 9px "Roboto Condensed Variable", "Arial Narrow", sans-serif';
  context.textAlign = "center";
  context.fillStyle = GRID;
  context.strokeStyle = "rgb(242 232 208 / 0.75)";
  context.lineWidth = 2.2;
  context.lineJoin = "round";
  context.globalAlpha = 0.7;
  const rise = layout.orientation === "flat" ? APOTHEM - 10 : SIDE - 17;
  for (const { id } of layout.within(area)) {
    const center = layout.center(id);
    if (center) {
      context.strokeText(id, center.x, center.y - rise);
      context.fillText(id, center.x, center.y - rise);
    }
  }
  context.globalAlpha = 1;
}
