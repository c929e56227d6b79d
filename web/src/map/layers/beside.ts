/** Where labels and links lie beside counters, so that they cover nothing that is printed. */

import { PRINTED } from "../../counters/badges";
import { SIZE } from "../../counters/body";
import { isGround } from "../../counters/ground";
import { width } from "../../counters/lettering";
import { type Point, type Rect, overlaps, short } from "../geometry";
import { type Stack, offset } from "../stacks";

/** Half the height of a label at its natural size. */
export const HALF_PILL = 7.75;

/** How large labels grow as the map shrinks, by what lies in their hex. */
export const LARGEST = { alone: 2.2, byBlocks: 1.9, byCounters: 1.75 } as const;

/** How far from the middle of a block its sign begins, and its number ends. */
const BLOCK = { above: 27.5, below: 29.5 } as const;

/** How far above and below the middle of a counter anything is printed. */
const PRINT = { above: 28.6, below: 26 } as const;

/** How high the letters of a label are. */
export const LETTERS = 11.5;

/** How long a label is from end to end. */
export function pillLength(label: string, scale: number): number {
  return Math.max(width(label, LETTERS * scale) + 12 * scale, 20 * scale);
}

/** How far from the middle of a hex a label lies above or below the counters in it. */
export function besideCounters(
  { counters }: Pick<Stack, "counters">,
  side: Side,
  half: number,
  far: boolean,
): number {
  // The top of a stack lies higher than the middle of its hex.
  const lift = far ? 0 : -top(counters).y;
  const edge = far ? BLOCK[side] : SIZE / 2 + 0.5;
  return side === "above" ? -(edge + lift + half) : edge + half;
}

export type Side = "above" | "below";

/** Sizes that are tried, from one to the next. */
const FINER = 0.05;

/**
 * The largest size up to `most` at which a label beside the counters of its hex leaves what is
 * printed in the hexes around it uncovered.
 */
export function roomBeside(
  stack: Stack,
  label: string,
  side: Side,
  most: number,
  far: boolean,
  around: readonly Stack[],
): number {
  const printed = around.flatMap((it) => printOf(it, far) ?? []);
  const covers = (scale: number): boolean => {
    const half = (HALF_PILL + RIM) * scale;
    const [x, y] = [stack.center.x, stack.center.y + besideCounters(stack, side, half, far)];
    const across = pillLength(label, scale) / 2 + RIM * scale;
    const pill = { left: x - across, top: y - half, right: x + across, bottom: y + half };
    return printed.some((print) => overlaps(print, pill));
  };
  let scale = most;
  while (scale > 1 && covers(scale)) scale -= FINER;
  return Math.max(scale, Math.min(most, 1));
}

/** Half the width of the line around a label. */
const RIM = 0.55;

/** Where print lies on the top of a stack, as one sees it. */
export function printOf({ center, counters }: Stack, far: boolean): Rect | null {
  if (counters.every(({ kind }) => isGround(kind))) return null;
  const { x, y } = far ? { x: 0, y: 0 } : top(counters);
  const { above, below } = far ? BLOCK : PRINT;
  return {
    left: center.x + x - PRINTED,
    top: center.y + y - above,
    right: center.x + x + PRINTED,
    bottom: center.y + y + below,
  };
}

/** How far the top counter of a stack lies from the middle of its hex. */
function top(counters: Stack["counters"]): Point {
  const height = counters.filter(({ kind }) => !isGround(kind)).length;
  return height === 0 ? { x: 0, y: 0 } : offset(height - 1, height);
}

/** What an arrow leaves free before what is printed. */
const CLEAR = 1.5;

/** How far from a point on the way to another one leaves what is printed there behind. */
export function beyondPrint(print: Rect, from: Point, to: Point): number {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(x, y);
  const across = ((x > 0 ? print.right : print.left) - from.x) * (length / x);
  const down = ((y > 0 ? print.bottom : print.top) - from.y) * (length / y);
  return Math.min(x === 0 ? Infinity : across, y === 0 ? Infinity : down) + CLEAR;
}

/** Everything but what is printed, as an outline: arrows pass beneath values. */
export function besidePrint({ left, top, right, bottom }: Rect, prints: readonly Rect[]): string {
  const outline = (l: number, t: number, r: number, b: number): string =>
    `M${short(l)} ${short(t)}H${short(r)}V${short(b)}H${short(l)}z`;
  const holes = prints.map((it) => outline(it.left, it.top, it.right, it.bottom));
  return outline(left, top, right, bottom) + holes.join("");
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
