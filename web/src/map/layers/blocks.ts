/** Stacks seen from afar: a block in the color of its side, with its strength. */

import type { Faces } from "../../counters/face";
import { hasMark } from "../../counters/face";
import { isGround } from "../../counters/ground";
import type { Side, Sides } from "../../counters/sides";
import type { Stack } from "../stacks";

/** Half the side of a block: a hex nearly filled, to be seen from as far as possible. */
const HALF = 32;

const FONT = '700 34px "Roboto Condensed Variable", "Arial Narrow", sans-serif';

/** Draws the blocks of all stacks, framed where a counter can be chosen. */
export function drawBlocks(
  context: CanvasRenderingContext2D,
  stacks: readonly Stack[],
  sides: Sides,
  faces: Faces,
  able: ReadonlySet<string>,
  asked: ReadonlySet<string>,
): void {
  context.font = FONT;
  context.textAlign = "center";
  context.textBaseline = "middle";
  for (const stack of stacks) {
    const top = stack.counters.findLast(({ kind }) => !isGround(kind));
    if (top) {
      drawBlock(context, stack, sides.of(top.seat), strength(stack, faces));
      drawFrame(context, stack, faces, able, asked);
    }
  }
}

/** The strength of what is seen of a stack; a sign if nothing is. */
function strength(stack: Stack, faces: Faces): string {
  const open = stack.counters.filter((counter) => counter.face === "up");
  const sum = open.reduce((total, counter) => total + faces.strength(counter), 0);
  return open.length === 0 ? "★" : String(sum);
}

function drawBlock(
  context: CanvasRenderingContext2D,
  { center: { x, y }, counters }: Stack,
  side: Side,
  label: string,
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
  context.fillStyle = side.ink;
  context.fillText(label, x, y + (side.style === "band" ? 8 : 3));
}

/** What tells the sides apart besides color, as on the counters. */
function drawStyle(context: CanvasRenderingContext2D, x: number, y: number, side: Side): void {
  context.fillStyle = side.dark;
  context.strokeStyle = side.dark;
  context.lineWidth = 5;
  switch (side.style) {
    case "band":
      context.fillRect(x - HALF, y - HALF, 2 * HALF, 14);
      break;
    case "frame":
      context.strokeRect(x - HALF + 5, y - HALF + 5, 2 * HALF - 10, 2 * HALF - 10);
      break;
    case "stripe":
      context.fillRect(x - HALF, y - HALF, 10, 2 * HALF);
      break;
    case "corners":
      context.fillRect(x - HALF, y - HALF, 16, 16);
      context.fillRect(x + HALF - 16, y - HALF, 16, 16);
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
