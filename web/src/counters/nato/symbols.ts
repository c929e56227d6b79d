/** The box on a counter that says what a unit is. */

import { escaped } from "../lettering";
import { DRAWN } from "./drawn";

/** Half the width of the box on a counter; its height is two thirds of its width. */
export const HALF_WIDTH = 14;

const INK = "#1c1813";
const FRAME = '<path d="M25,50 l150,0 0,100 -150,0 z" fill="#fdf8ea"/>';

/** Kinds that the standard draws with staffs and letters beyond the box, in box-filling form. */
const OWN: Readonly<Record<string, string>> = {
  hq: `${FRAME}<path d="M25,50h150v32h-150z"/>`,
  headquarters: `${FRAME}<path d="M25,50h150v32h-150z"/>`,
  "machine-gun": `${FRAME}<path d="M25,50 L175,150 M25,150 L175,50"/><path d="M100,146V92M86,106L100,88L114,106M86,146H114" fill="none"/>`,
};

/** The kind a unit is drawn as: itself, or the first known word in it. */
export function drawnAs(kind: string): string | null {
  return [kind, ...kind.split("-")].find((word) => word in OWN || word in DRAWN) ?? null;
}

/** Draws the box of a kind of unit; an unknown kind shows its first letter. */
export function symbol(kind: string, x: number, y: number): string {
  const scale = HALF_WIDTH / 75;
  const known = drawnAs(kind);
  const inside = known === null ? initial(kind) : (OWN[known] ?? DRAWN[known] ?? "");
  return (
    `<g transform="translate(${x} ${y}) scale(${scale.toFixed(4)}) translate(-100 -100)"` +
    ` fill="${INK}" stroke="${INK}" stroke-width="6.6" stroke-linejoin="round">${inside}</g>`
  );
}

function initial(kind: string): string {
  const letter = escaped(kind.slice(0, 1).toUpperCase());
  return `${FRAME}<text x="100" y="126" font-size="72" stroke="none">${letter}</text>`;
}
