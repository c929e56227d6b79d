/** Stacks of counters, and where each counter of a stack lies. */

import type { Counter, Scene } from "../../types/scene";
import { isGround } from "../counters/ground";
import { placeOf } from "../lib/place";
import { isSame } from "../lib/same";
import { SIZE } from "../counters/body";
import type { Layout, Point, Rect } from "./geometry";

/** The counters of one place: a hex, or a box of a panel. */
export type Stack = {
  hex: string;
  center: Point;
  /** From the bottom to the top. */
  counters: Counter[];
  /** A box in which there is room for all of them side by side. */
  room?: Rect;
};

/** How far each counter of a stack lies to the right of, and above, the one below it. */
const STEP: Point = { x: 2.8, y: -3.8 };

/** How far the top of a stack may lie from its bottom, in steps. */
const TALLEST = 3;

/** The stacks of a map from scene to scene. What has not changed stays the same object. */
export class Stacks {
  readonly #layout: Layout;
  #known = new Map<string, Stack>();

  constructor(layout: Layout) {
    this.#layout = layout;
  }

  /** The stacks of a scene, place by place; what lies in piles beside the board is left out. */
  of(scene: Scene | null): Stack[] {
    const next = new Map<string, Stack>();
    for (const [hex, counters] of byPlace(scene)) {
      const known = this.#known.get(hex);
      const center = this.#layout.center(hex);
      if (center) {
        const room = this.#layout.roomy(hex);
        const stack = { hex, center, counters, ...(room && { room }) };
        next.set(hex, known && isSame(known.counters, counters) ? known : stack);
      }
    }
    this.#known = next;
    return [...next.values()];
  }
}

function byPlace(scene: Scene | null): Map<string, Counter[]> {
  const stacks = new Map<string, Counter[]>();
  for (const counter of scene?.counters ?? []) {
    const place = placeOf(counter);
    if (place !== null) {
      const stack = stacks.get(place);
      if (stack) stack.push(counter);
      else stacks.set(place, [counter]);
    }
  }
  return stacks;
}

/** A counter of a stack and where it lies. */
export type Placed = { counter: Counter; hex: string; level: number; at: Point };

const placed = new WeakMap<Stack, Placed[]>();

/** The counters of a stack where they lie; the same objects for the same stack. */
export function placedOf(stack: Stack): Placed[] {
  const known = placed.get(stack);
  if (known) {
    return known;
  }
  const { hex, center, counters, room } = stack;
  if (room) {
    const places = sideBySide(room, counters.length);
    const laid = counters.map((counter, at) => ({ counter, hex, level: 0, at: places[at]! }));
    placed.set(stack, laid);
    return laid;
  }
  const height = counters.filter(({ kind }) => !isGround(kind)).length;
  let above = 0;
  const found = counters.map((counter) => {
    // What lies on the ground lies in the middle of its hex, beneath the stack.
    const level = isGround(counter.kind) ? 0 : above++;
    const { x, y } = isGround(counter.kind) ? { x: 0, y: 0 } : offset(level, height);
    return { counter, hex, level, at: { x: center.x + x, y: center.y + y } };
  });
  placed.set(stack, found);
  return found;
}

/** How far from the center of its hex a counter of a stack lies. */
export function offset(level: number, height: number): Point {
  const above = height - 1;
  const squeeze = above > TALLEST ? TALLEST / above : 1;
  const steps = (level - above / 2) * squeeze;
  return { x: STEP.x * steps, y: STEP.y * steps };
}

/** What the label of a box takes of its room. */
const LABEL = 20;

/** Places for so many counters in the room of a box: in rows, closer where there are many. */
export function sideBySide(room: Rect, count: number): Point[] {
  const [width, height] = [room.right - room.left, room.bottom - room.top - LABEL];
  const columns = Math.max(1, Math.floor(width / (SIZE + 4)));
  const rows = Math.max(1, Math.ceil(count / columns));
  const down = Math.min(SIZE + 4, (height - SIZE) / Math.max(1, rows - 1));
  const first = room.top + LABEL + (height - (rows - 1) * down) / 2;
  return Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / columns);
    return {
      x: room.left + ((at % columns) + 0.5) * (width / columns),
      y: first + row * down,
    };
  });
}

/** Places of the counters of a stack that is spread out, by level, around the origin. */
export function fanned(height: number, pitch: number): Point[] {
  const columns = Math.min(height, height > 4 ? Math.ceil(Math.sqrt(height)) : height);
  const rows = Math.ceil(height / columns);
  return Array.from({ length: height }, (_, level) => {
    // The top counter comes first, as one reads.
    const place = height - 1 - level;
    const row = Math.floor(place / columns);
    const inRow = Math.min(columns, height - row * columns);
    return {
      x: ((place % columns) - (inRow - 1) / 2) * pitch,
      y: (row - (rows - 1) / 2) * pitch,
    };
  });
}
