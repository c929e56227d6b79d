/** The box on a counter that says what a unit is. */

import type { Glyph, Shape } from "../glyph";
import { escaped } from "../lettering";
import { DRAWN } from "./drawn";

/** Half the width of the box on a counter; its height is two thirds of its width. */
export const HALF_WIDTH = 14;

const INK = "#1c1813";
const FRAME = '<path d="M25,50 l150,0 0,100 -150,0 z" fill="#fdf8ea"/>';

const FOOT = '<path d="M25,50 L175,150 M25,150 L175,50"/>';
const TRACKS =
  '<path d="M125,80 C150,80 150,120 125,120 L75,120 C50,120 50,80 75,80 Z" fill="none"/>';
const ANCHOR = '<path d="M100,60V142M86,72H114M70,118Q100,166 130,118" fill="none"/>';

/** Kinds that the standard draws with staffs and letters beyond the box, in box-filling form. */
const OWN: Readonly<Record<string, string>> = {
  hq: `${FRAME}<path d="M25,50h150v32h-150z"/>`,
  headquarters: `${FRAME}<path d="M25,50h150v32h-150z"/>`,
  "machine-gun": `${FRAME}<path d="M25,50 L175,150 M25,150 L175,50"/><path d="M100,146V92M86,106L100,88L114,106M86,146H114" fill="none"/>`,
  "light-infantry": `${FRAME}${FOOT}<path d="M92,56V84H112" fill="none"/>`,
  sniper: `${FRAME}${FOOT}<path d="M100,54V90M82,72H118" fill="none"/><circle cx="100" cy="72" r="11" fill="none"/>`,
  airmobile: `${FRAME}${FOOT}<path d="M78,122L122,142V122L78,142Z"/>`,
  "armored-cavalry": `${FRAME}${TRACKS}<path d="M25,150L175,50"/>`,
  "marine-mech": `${FRAME}${FOOT}${TRACKS}${ANCHOR}`,
  "marine-armor": `${FRAME}${TRACKS}${ANCHOR}`,
  outpost: `${FRAME}<path d="M60,128V92L100,68L140,92V128ZM84,128V108H116V128" fill="none"/>`,
  beachhead: `${FRAME}<path d="M40,124Q100,40 160,124M40,138H160" fill="none"/>`,
};

/** Kinds that another word has in the standard. */
const SAME: Readonly<Record<string, string>> = { paratroop: "parachute" };

/** The kind a unit is drawn as: itself, or the first known word in it. */
export function drawnAs(kind: string): string | null {
  return (
    [SAME[kind] ?? kind, ...kind.split("-")].find((word) => word in OWN || word in DRAWN) ?? null
  );
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

const glyphs = new Map<string, Glyph>();

/** The box of a kind of unit on its own; an empty one for a kind without a symbol. */
export function symbolGlyph(kind: string): Glyph {
  const known = drawnAs(kind) ?? "";
  const markup = OWN[known] ?? DRAWN[known] ?? FRAME;
  const glyph = glyphs.get(known) ?? {
    shapes: [...markup.matchAll(/<(?:path|circle) [^>]*>/g)].map(([element]) => shapeOf(element)),
    middle: [100, 100],
    size: [162, 112],
    line: 11,
  };
  glyphs.set(known, glyph);
  return glyph;
}

/** A shape of the symbols' markup: filled with ink and outlined, unless it says otherwise. */
function shapeOf(element: string): Shape {
  const value = (name: string): string | null =>
    new RegExp(` ${name}="([^"]*)"`).exec(element)?.[1] ?? null;
  const [fill, stroke] = [value("fill") ?? INK, value("stroke") ?? INK];
  const [x, y, r] = [value("cx"), value("cy"), value("r")].map(Number) as [number, number, number];
  const d = value("d") ?? `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  return { d, fill: fill === "none" ? null : fill, stroke: stroke === "none" ? null : stroke };
}

function initial(kind: string): string {
  const letter = escaped(kind.slice(0, 1).toUpperCase());
  return `${FRAME}<text x="100" y="126" font-size="72" stroke="none">${letter}</text>`;
}
