/** States of a unit as badges: each has its own place, shape and sign. */

import { SIZE } from "./body";

/** A corner of the counter, in half sides from its middle. */
type Corner = readonly [across: -1 | 1, down: -1 | 1];

/** A badge: corner of the counter it sits on, shape, color, and the sign drawn into it. */
export type Badge = { corner: Corner; shape: string; color: string; sign: string };

export const SHAPES = {
  circle: "M-6.2 0a6.2 6.2 0 1 0 12.4 0a6.2 6.2 0 1 0-12.4 0z",
  square: "M-5.4-5.4h10.8v10.8h-10.8z",
  diamond: "M0-7.4L7.4 0L0 7.4L-7.4 0z",
  triangle: "M0-7.2L7 5.4H-7z",
  shield: "M-5.8-6h11.6v5.4q0 5-5.8 7.4q-5.8-2.4-5.8-7.4z",
  hexagon: "M6.6 0L3.3 5.7H-3.3L-6.6 0L-3.3-5.7H3.3z",
} as const;

export const CORNERS = {
  upperRight: [1, -1],
  upperLeft: [-1, -1],
  lowerLeft: [-1, 1],
  lowerRight: [1, 1],
} as const satisfies Record<string, Corner>;

/** Draws the badges of marks; a mark without a badge shows its first letter on a tab. */
export function drawn(marks: readonly string[], known: Readonly<Record<string, Badge>>): string {
  let unknown = 0;
  return marks
    .map((mark) => {
      const badge = known[mark];
      return badge ? one(badge) : tab(mark, unknown++);
    })
    .join("");
}

function one({ corner, shape, color, sign }: Badge): string {
  const reach = SIZE / 2 - 2;
  // The lower ones hang over the edge, so that they leave the figures free.
  const overhang = corner[1] > 0 ? 3 : 0;
  return (
    `<g transform="translate(${corner[0] * reach} ${corner[1] * reach + overhang})">` +
    `<path d="${shape}" fill="${color}" stroke="#fffaf0" stroke-width="1.3" stroke-linejoin="round"/>` +
    `<path d="${sign}" fill="none" stroke="#fffaf0" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"/></g>`
  );
}

function tab(mark: string, place: number): string {
  const initial = mark
    .slice(0, 1)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/u, "?");
  return (
    `<g transform="translate(${SIZE / 2 - 4 - place * 13} ${SIZE / 2 + 3})">` +
    `<path d="${SHAPES.square}" fill="#4b463d" stroke="#fffaf0" stroke-width="1.1"/>` +
    `<text y="2.9" font-size="8" fill="#fffaf0">${initial}</text></g>`
  );
}
