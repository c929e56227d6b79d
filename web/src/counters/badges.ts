/**
 * States of a unit as badges: each has its own shape and sign, and a home beside the counter.
 *
 * Badges hang on the edges of the cardboard, beyond everything that is printed: print keeps within
 * `PRINTED` of the middle, badges keep outside. So no state ever covers a value, whatever a system
 * prints and however many states meet.
 */

import { letters } from "./lettering";

/** Where a badge hangs as long as there is room. */
export type Home = "left" | "right" | "top";

/** A badge: its home, shape and color, and the sign or the letters in it. */
export type Badge = {
  home: Home;
  shape: string;
  color: string;
  /** Strokes of its sign. */
  sign?: string;
  /** Letters instead of a sign. */
  text?: string;
};

/** How far from the middle of a counter anything is printed to the left and to the right. */
export const PRINTED = 25;

/** Shapes around the origin, none of them wider than the circle. */
export const SHAPES = {
  circle: "M-6.2 0a6.2 6.2 0 1 0 12.4 0a6.2 6.2 0 1 0-12.4 0z",
  square: "M-5.4-5.4h10.8v10.8h-10.8z",
  diamond: "M0-6.6L6.4 0L0 6.6L-6.4 0z",
  triangle: "M0-6.8L6.3 5H-6.3z",
  shield: "M-5.8-6h11.6v5.4q0 5-5.8 7.4q-5.8-2.4-5.8-7.4z",
  hexagon: "M6.4 0L3.2 5.7H-3.2L-6.4 0L-3.2-5.7H3.2z",
  burst:
    "M0-6.6l1.5 3.2l3.1-2l-.7 3.6l3.5.4l-2.9 2.1l2.3 2.7l-3.5-.3l.1 3.6l-2.8-2.3l-2.2 2.8l-1-3.5l-3.5 1l1.7-3.2l-3.3-1.5l3.5-1.1l-1.4-3.4l3.3 1.5z",
} as const;

/** The middle of a badge beside the edge, so that its inner rim stays clear of the print. */
const BESIDE = PRINTED + 7.4;

/** The middle of a badge above or below the edge. */
const BEYOND = 36.2;

/** From badge to badge. */
const PITCH = 13.4;

/** Where the count of a stack hangs: the one place beside the edge that no badge takes. */
export const COUNT = { x: BESIDE + 0.6, y: 0 } as const;

type Place = readonly [x: number, y: number];

/** The places of each home, the best first; on the right the count of a stack is in the middle. */
const PLACES: Readonly<Record<Home, readonly Place[]>> = {
  left: [-0.5, 0.5, -1.5, 1.5].map((step) => [-BESIDE, step * PITCH]),
  right: [-1, 1, -2, 2].map((step) => [BESIDE, step * PITCH]),
  top: [0, 1, -1].map((step) => [step * PITCH, -BEYOND]),
};

/** Where badges go for which no home has room: above the counter, one over the other. */
function spare(index: number): Place {
  return [((index % 6) - 2.5) * 0.6 * PITCH, -BEYOND];
}

/** Draws the badges of marks; a mark without a badge shows its first letter on a tab. */
export function drawn(marks: readonly string[], known: Readonly<Record<string, Badge>>): string {
  const free: Record<Home, Place[]> = {
    left: [...PLACES.left],
    right: [...PLACES.right],
    top: [...PLACES.top],
  };
  let spares = 0;
  return marks
    .map((mark) => {
      const badge = known[mark] ?? tab(mark);
      const homes = [badge.home, "left", "right", "top"] as const;
      const home = homes.find((it) => free[it].length > 0);
      const place = home === undefined ? spare(spares++) : free[home].shift()!;
      return one(mark, badge, place);
    })
    .join("");
}

function one(mark: string, { shape, color, sign, text }: Badge, [x, y]: Place): string {
  const name = mark.replace(/[^\p{L}\p{N}-]/gu, "");
  return (
    `<g data-badge="${name}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">` +
    `<path d="${shape}" fill="${color}" stroke="#fffaf0" stroke-width="1.3" stroke-linejoin="round"/>` +
    (sign === undefined
      ? ""
      : `<path d="${sign}" fill="none" stroke="#fffaf0" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"/>`) +
    `${letters(text ?? "", 0, 3, 8.6, "#fffaf0")}</g>`
  );
}

/** A mark that nobody drew a badge for. */
function tab(mark: string): Badge {
  const initial = mark
    .slice(0, 1)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/u, "?");
  return { home: "right", shape: SHAPES.square, color: "#4b463d", text: initial };
}
