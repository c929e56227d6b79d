/** Arrows on the map. */

import { type Point, closed } from "./geometry";

export type ArrowKind = "attack" | "move" | "retreat";

/** Half the width of an arrow's shaft where it is widest. */
const HALF: Record<ArrowKind, number> = { attack: 5.2, move: 3.6, retreat: 3.6 };

/** What is left free at both ends where nobody stands, or where counters are on their way. */
const FREE: Record<ArrowKind, readonly [number, number]> = {
  attack: [17, 23],
  move: [30, 17],
  retreat: [30, 34],
};

/** How far from both ends of its way an arrow begins and ends. */
export type Ends = readonly [number, number];

/** How much longer an arrow is than half its width, at least. */
const SLENDER = 6;

/** How many stretches a curve has between two stops. */
const SAMPLES = 8;

/**
 * The outline of an arrow along a way; nothing for one too short to show. It leaves more than usual
 * free at an end where there is something to be read.
 */
export function arrow(stops: readonly Point[], kind: ArrowKind, read: Ends = [0, 0]): string {
  const line = curve(stops);
  const from = Math.max(FREE[kind][0], read[0]);
  const to = length(line) - Math.max(FREE[kind][1], read[1]);
  if (stops.length < 2 || to - from < 12) {
    return "";
  }
  // A short arrow is slender: a shaft is to be seen behind its head.
  const half = Math.min(HALF[kind], (to - from) / SLENDER);
  const neck = to - half * 3.4;
  const side = (sign: 1 | -1): Point[] => {
    const shaft = Array.from({ length: 11 }, (_, step) => {
      const share = step / 10;
      return beside(line, from + (neck - from) * share, sign * half * (0.5 + 0.5 * share));
    });
    const { at, way } = along(line, neck);
    const back = { x: at.x - way.x * 2, y: at.y - way.y * 2 };
    const barb = sign * half * 2.3;
    return [...shaft, { x: back.x - way.y * barb, y: back.y + way.x * barb }];
  };
  return closed([...side(-1), along(line, to).at, ...side(1).reverse()]);
}

/** A smooth curve through stops, as many short stretches. */
export function curve(stops: readonly Point[]): Point[] {
  const points: Point[] = [];
  for (let at = 0; at + 1 < stops.length; at += 1) {
    const [from, to] = [stops[at]!, stops[at + 1]!];
    const [before, after] = [stops[at - 1] ?? from, stops[at + 2] ?? to];
    for (let step = 0; step < SAMPLES; step += 1) {
      points.push(between(before, from, to, after, step / SAMPLES));
    }
  }
  const last = stops.at(-1);
  return last ? [...points, last] : points;
}

/** A point on a Catmull-Rom curve. */
function between(before: Point, from: Point, to: Point, after: Point, share: number): Point {
  const part = (p0: number, p1: number, p2: number, p3: number): number =>
    0.5 *
    (2 * p1 +
      (p2 - p0) * share +
      (2 * p0 - 5 * p1 + 4 * p2 - p3) * share ** 2 +
      (3 * p1 - p0 - 3 * p2 + p3) * share ** 3);
  return {
    x: part(before.x, from.x, to.x, after.x),
    y: part(before.y, from.y, to.y, after.y),
  };
}

function length(line: readonly Point[]): number {
  let sum = 0;
  for (let at = 1; at < line.length; at += 1) {
    sum += distance(line[at - 1]!, line[at]!);
  }
  return sum;
}

function distance(from: Point, to: Point): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

/** The point so far along a line, and which way the line goes there. */
function along(line: readonly Point[], far: number): { at: Point; way: Point } {
  let left = far;
  for (let at = 1; at < line.length; at += 1) {
    const [from, to] = [line[at - 1]!, line[at]!];
    const stretch = distance(from, to);
    if (left <= stretch || at === line.length - 1) {
      const way = { x: (to.x - from.x) / stretch, y: (to.y - from.y) / stretch };
      return { at: { x: from.x + way.x * left, y: from.y + way.y * left }, way };
    }
    left -= stretch;
  }
  throw new Error("a line has at least two points");
}

function beside(line: readonly Point[], far: number, aside: number): Point {
  const { at, way } = along(line, far);
  return { x: at.x - way.y * aside, y: at.y + way.x * aside };
}
