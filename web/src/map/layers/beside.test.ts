import { describe, expect, it } from "vitest";
import type { Counter } from "../../../types/scene";
import { arrow } from "../arrows";
import { APOTHEM, type Point, overlaps } from "../geometry";
import type { Stack } from "../stacks";
import {
  HALF_PILL,
  besideCounters,
  besidePrint,
  beyondPrint,
  pillLength,
  printOf,
  roomBeside,
} from "./beside";

const HEIGHTS = [1, 2, 3, 5, 8];

/** The six hexes around the origin. */
const AROUND: Point[] = [0, 1, 2, 3, 4, 5].map((way) => ({
  x: 2 * APOTHEM * Math.sin((way * Math.PI) / 3),
  y: -2 * APOTHEM * Math.cos((way * Math.PI) / 3),
}));

function stack(center: Point, height: number): Stack {
  const counters = Array.from({ length: height }, () => ({ kind: "infantry" }) as Counter);
  return { hex: "", center, counters };
}

/** The corners of an outline. */
function points(shape: string): Point[] {
  const numbers = (shape.match(/-?[0-9.]+/g) ?? []).map(Number);
  return numbers.flatMap((x, at) => (at % 2 === 0 ? [{ x, y: numbers[at + 1]! }] : []));
}

describe("an arrow between neighbors", () => {
  const from = { x: 0, y: 0 };
  const cases = AROUND.flatMap((to) =>
    [false, true].flatMap((far) =>
      HEIGHTS.flatMap((low) => HEIGHTS.map((high) => ({ to, far, low, high }))),
    ),
  );

  it("is drawn, and neither begins nor ends on what is printed there", () => {
    for (const { to, far, low, high } of cases) {
      const [first, last] = [
        printOf(stack(from, low), far)!,
        printOf(stack(to, high), far)!,
      ] as const;
      const ends = [beyondPrint(first, from, to), beyondPrint(last, to, from)] as const;
      const shape = points(arrow([from, to], "attack", ends));
      expect(shape.length).toBeGreaterThan(0);
      const tip = shape[shape.length >> 1]!;
      for (const print of [first, last]) {
        expect(overlaps(print, { left: tip.x, top: tip.y, right: tip.x, bottom: tip.y })).toBe(
          false,
        );
      }
      // What is left to the outline is no more than its rim, which is cut off.
      const length = Math.hypot(to.x, to.y);
      expect(length - ends[0] - ends[1]).toBeGreaterThan(12);
    }
  });

  it("passes beneath what is printed on its way", () => {
    const print = { left: -25, top: -28, right: 25, bottom: 26 };
    const room = { left: -100, top: -100, right: 100, bottom: 100 };
    expect(besidePrint(room, [print])).toBe("M-100 -100H100V100H-100zM-25 -28H25V26H-25z");
  });
});

describe("a label beside counters", () => {
  it("is as large as its surroundings allow, whatever stands there", () => {
    for (const label of ["1", "12", "3-1 · 5-1"]) {
      for (const side of ["above", "below"] as const) {
        for (const height of HEIGHTS) {
          const own = stack({ x: 0, y: 0 }, height);
          const around = AROUND.map((center) => stack(center, 5));
          const scale = roomBeside(own, label, side, 1.75, false, around);
          const y = besideCounters(own, side, scale * HALF_PILL, false);
          const half = scale * HALF_PILL;
          const across = pillLength(label, scale) / 2;
          const pill = { left: -across, top: y - half, right: across, bottom: y + half };
          expect(scale).toBeGreaterThanOrEqual(1);
          const covered = around.filter((it) => overlaps(printOf(it, false)!, pill));
          expect(covered).toEqual([]);
        }
      }
    }
  });

  it("grows to its full size where nobody stands around", () => {
    expect(roomBeside(stack({ x: 0, y: 0 }, 1), "12", "above", 1.75, false, [])).toBe(1.75);
  });
});
