/** Stacks seen from afar: a block in the color of its side, with a sign and its strength. */

import type { Faces } from "../../counters/face";
import { hasMark } from "../../counters/face";
import { drawGlyph } from "../../counters/glyph";
import { isGround } from "../../counters/ground";
import type { Side, Sides } from "../../counters/sides";
import type { Stack } from "../stacks";

/** Half the side of a block: a hex nearly filled, to be seen from as far as possible. */
const HALF = 34;

const FONT = '700 31px "Roboto Condensed Variable", "Arial Narrow", sans-serif';

/** Draws the blocks of all stacks, framed where a counter can be chosen. */
export function drawBlocks(
  context: CanvasRenderingContext2D,
  stacks: readonly Stack[],
  sides: Sides,
  faces: Faces,
  able: ReadonlySet<string>,
  asked: ReadonlySet<string>,
  strengths: Readonly<Record<string, string>>,
): void {
  context.font = FONT;
  context.textAlign = "center";
  context.textBaseline = "middle";
  for (const stack of stacks) {
    const top = stack.counters.findLast(({ kind }) => !isGround(kind));
    if (top) {
      const seat = sides.of(top.seat);
      const side = (top.face === "up" ? faces.sideOf?.(top, seat) : null) ?? seat;
      drawBlock(context, stack, side);
      drawWorth(context, stack, side, faces, strengths[stack.hex]);
      drawFrame(context, stack, faces, able, asked);
    }
  }
}

/**
 * What a stack is and what it fights with: the sign of its strongest counter, and below it the
 * number that the program gives; a star where nothing is seen of it.
 */
function drawWorth(
  context: CanvasRenderingContext2D,
  { center: { x, y }, counters }: Stack,
  side: Side,
  faces: Faces,
  strength: string | undefined,
): void {
  const open = counters.filter(({ face, kind }) => face === "up" && !isGround(kind));
  const [first, ...others] = open;
  const middle = y + (side.style === "band" ? 3 : 0);
  context.fillStyle = side.ink;
  if (!first) {
    context.fillText("★", x, middle + 2);
    return;
  }
  const strongest = others.reduce(
    (best, it) => (faces.strength(it) >= faces.strength(best) ? it : best),
    first,
  );
  const glyph = faces.glyph(strongest);
  if (strength === undefined) {
    drawGlyph(context, glyph, { x, y: middle }, { width: 58, height: 40 });
    return;
  }
  drawGlyph(context, glyph, { x, y: middle - 12 }, { width: 54, height: 25 });
  context.fillText(strength, x, middle + 16);
}

function drawBlock(
  context: CanvasRenderingContext2D,
  { center: { x, y }, counters }: Stack,
  side: Side,
): void {
  // A taller stack throws a longer shadow.
  const depth = 4 + Math.min(counters.length - 1, 4) * 4;
  square(context, x + depth * 0.6, y + depth, 0);
  context.fillStyle = "rgb(32 21 10 / 0.42)";
  context.fill();
  square(context, x, y, 0);
  context.fillStyle = side.faces[1];
  context.fill();
  drawStyle(context, x, y, side);
  square(context, x, y, 0);
  context.lineWidth = 2.4;
  context.strokeStyle = side.edge;
  context.stroke();
}

/** What tells the sides apart besides color, as on the counters. */
function drawStyle(context: CanvasRenderingContext2D, x: number, y: number, side: Side): void {
  context.fillStyle = side.dark;
  context.strokeStyle = side.dark;
  context.lineWidth = 4;
  switch (side.style) {
    case "band":
      context.fillRect(x - HALF, y - HALF, 2 * HALF, 10);
      break;
    case "frame":
      context.strokeRect(x - HALF + 3, y - HALF + 3, 2 * HALF - 6, 2 * HALF - 6);
      break;
    case "stripe":
      context.fillRect(x - HALF, y - HALF, 7, 2 * HALF);
      break;
    case "corners":
      context.fillRect(x - HALF, y - HALF, 12, 12);
      context.fillRect(x + HALF - 12, y - HALF, 12, 12);
      break;
  }
}

function drawFrame(
  context: CanvasRenderingContext2D,
  { center: { x, y }, counters }: Stack,
  faces: Faces,
  able: ReadonlySet<string>,
  asked: ReadonlySet<string>,
): void {
  const selected = counters.some(
    (counter) => asked.has(counter.id) || hasMark(counter, faces.roles.selected),
  );
  if (!selected && !counters.some(({ id }) => able.has(id))) {
    return;
  }
  const frames = selected
    ? ([
        ["#7a5c0c", 12],
        ["#ffd94a", 8],
      ] as const)
    : ([
        ["#1f5c99", 9],
        ["#fffaf0", 5],
      ] as const);
  for (const [color, width] of frames) {
    square(context, x, y, 5);
    context.strokeStyle = color;
    context.lineWidth = width;
    context.stroke();
  }
}

function square(context: CanvasRenderingContext2D, x: number, y: number, grown: number): void {
  const half = HALF + grown;
  context.beginPath();
  context.roundRect(x - half, y - half, 2 * half, 2 * half, 8 + grown);
}
