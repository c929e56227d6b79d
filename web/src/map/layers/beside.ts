/** Where labels and links lie beside counters, so that they cover nothing that is printed. */

import { PRINTED } from "../../counters/badges";
import { SIZE } from "../../counters/body";
import { isGround } from "../../counters/ground";
import { type Point, short } from "../geometry";
import { type Stack, offset } from "../stacks";

/** Half the height of a label at its natural size. */
export const HALF_PILL = 7.75;

/** How large labels grow as the map shrinks, by what lies in their hex. */
export const LARGEST = { alone: 2.2, byBlocks: 1.9, byCounters: 1.75 } as const;

/** How far from the middle of a block its sign begins, and its number ends. */
const BLOCK = { above: 27.5, below: 29.5 } as const;

/** How far from the middle of a hex a label lies above or below the counters in it. */
export function besideCounters(
  { counters }: Pick<Stack, "counters">,
  side: "above" | "below",
  half: number,
  far: boolean,
): number {
  const height = counters.filter(({ kind }) => !isGround(kind)).length;
  // The top of a stack lies higher than the middle of its hex.
  const lift = far || height === 0 ? 0 : -offset(height - 1, height).y;
  const edge = far ? BLOCK[side] : SIZE / 2 + 0.5;
  return side === "above" ? -(edge + lift + half) : edge + half;
}

/** The part of a link between two hexes that lies beyond the counters in both. */
export function linkBetween(from: Point, to: Point): string {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(x, y);
  // At this distance even a link that leaves over a corner is clear of print.
  const [near, beyond] = [(PRINTED * 1.5) / length, 1 - (PRINTED * 1.5) / length];
  const at = (share: number): string => `${short(from.x + x * share)} ${short(from.y + y * share)}`;
  return `M${at(near)}L${at(beyond)}`;
}
