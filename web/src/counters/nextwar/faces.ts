/**
 * Counters of Next War: name and size above, the box on the stripe of its formation with the
 * efficiency on its left and the levels on its right, the figures at the foot.
 */

import type { Counter } from "../../../types/scene";
import { drawn as badges } from "../badges";
import { front, rounded } from "../body";
import type { Faces } from "../face";
import { FORMATION, formationOf } from "../formation";
import { figureGlyph } from "../glyph";
import { fitting, print, width } from "../lettering";
import { symbol, symbolGlyph } from "../nato/symbols";
import { type Side, inColor } from "../sides";
import { BADGES, ELSEWHERE } from "./marks";
import { allyOf, stripeOf } from "./nations";
import { SILHOUETTES } from "./silhouettes";

/** Middle of the box with the symbol. */
const BOX = { x: 0, y: -5.6 };

/** The figures stand on this line. */
const FIGURES = 24.3;

/** Type of the figures, and how wide they are at most. */
const TYPE = 15.5;
const MOST = 45;

/** Grounds of a movement allowance: who is lifted, motorized, mechanized. */
const GROUNDS = { lifted: "#f4d03c", motorized: "#f0a04b", mechanized: "#e0705c" } as const;

const DARK = "#17130e";
const PALE = "#fffaf0";

export const NEXTWAR: Faces = {
  front: (counter, side) => {
    const ally = allyOf(counter.model);
    const own = sideOf(counter, side);
    return (
      front(own) +
      (counter.kind in SILHOUETTES ? silhouette(counter, own) : unit(counter, own)) +
      print(ally?.letters ?? "", -18.6, top(own) - 0.4, 5.6, onTop(own)) +
      levels(counter, own) +
      badges(
        counter.marks.filter((it) => !ELSEWHERE.includes(it) && !it.startsWith(FORMATION)),
        BADGES,
      )
    );
  },
  sideOf,
  strength: ({ values }) => values["attack"] ?? values["support"] ?? 0,
  glyph: ({ kind }) => {
    const outline = SILHOUETTES[kind];
    return outline === undefined ? symbolGlyph(kind) : figureGlyph(outline, 48, 26);
  },
  spoken: [
    "attack",
    "defense",
    "efficiency",
    "movement",
    "support",
    "range",
    "capacity",
    "levels",
    "stacking",
  ],
  marks: [...Object.keys(BADGES), ...ELSEWHERE],
  roles: {
    selected: ["selected"],
    asked: ["unit"],
    aiming: ["attacking"],
    aimed: ["defending"],
    fleeing: ["retreated"],
    shooting: [],
  },
  pools: ["air-points", "airmobile-points"],
};

/** A side in the color of a nation that fights for it. */
function sideOf({ model }: Counter, side: Side): Side {
  const ally = allyOf(model);
  return ally ? inColor(side, ally.color) : side;
}

/** Letters stand higher on the band of the first side, and are light there. */
const top = (side: Side): number => (side.style === "band" ? -20.6 : -18);
const onTop = (side: Side): string => (side.style === "band" ? PALE : side.ink);

function unit(counter: Counter, side: Side): string {
  return (
    stripe(counter) +
    print(counter.size, 0, top(side), 8.2, onTop(side)) +
    symbol(counter.kind, BOX.x, BOX.y) +
    efficiency(counter) +
    print(counter.name, 0, 11, fitting(counter.name, 7, 46), side.ink) +
    figures(counter, side)
  );
}

/** The stripe of the formation behind the box. */
function stripe(counter: Counter): string {
  const formation = formationOf(counter);
  if (formation === null) return "";
  const { color, lined } = stripeOf(formation);
  const band = (y: number, height: number, fill: string): string =>
    `<rect x="-28.4" y="${y}" width="56.8" height="${height}" fill="${fill}"/>`;
  return band(BOX.y - 6.6, 13.2, color) + (lined ? band(BOX.y - 1.5, 3, PALE) : "");
}

/** The efficiency in a light disk left of the box. */
function efficiency(counter: Counter): string {
  const rating = counter.values["efficiency"];
  if (rating === undefined) return "";
  return (
    `<circle cx="-20.2" cy="${BOX.y}" r="5" fill="${PALE}" stroke="${DARK}" stroke-width=".7"/>` +
    print(String(rating), -20.2, BOX.y + 2.8, 8, DARK)
  );
}

/** Attack, defense and movement; the ground of the last says how it moves. */
function figures(counter: Counter, side: Side): string {
  const { attack, defense, movement } = counter.values;
  if (attack === undefined || defense === undefined) return "";
  const held = counter.marks.includes("bracketed") ? `(${defense})` : String(defense);
  const fight = `${attack}-${held}`;
  if (!movement) return pale(counter) + print(fight, 0, FIGURES, TYPE, side.ink);
  const gap = 3.4;
  const type = fitting(fight + movement, TYPE, MOST - gap);
  const [left, right] = [width(fight, type), width(String(movement), type)];
  const from = -(left + gap + right) / 2;
  const ground = groundOf(counter, movement);
  const chip =
    ground === null
      ? ""
      : rounded(from + left + gap - 1.8, FIGURES - 12.4, right + 3.6, 13.6, 2, `fill="${ground}"`);
  return (
    pale(counter) +
    chip +
    print(fight, from + left / 2, FIGURES, type, side.ink) +
    print(
      String(movement),
      from + left + gap + right / 2,
      FIGURES,
      type,
      ground === null ? side.ink : DARK,
    )
  );
}

/** A pale ground tells a reduced counter from a full one. */
function pale(counter: Counter): string {
  return counter.marks.includes("reduced")
    ? `<rect x="-28.4" y="12.2" width="56.8" height="14" fill="${PALE}" fill-opacity=".6"/>`
    : "";
}

function groundOf(counter: Counter, movement: number): string | null {
  if (counter.marks.includes("light-infantry")) return GROUNDS.lifted;
  if (movement === 6) return GROUNDS.motorized;
  return movement === 8 ? GROUNDS.mechanized : null;
}

/** Levels as pips right of the box: full for those left, hollow for those lost. */
function levels(counter: Counter, side: Side): string {
  const left = counter.values["levels"];
  if (left === undefined) return "";
  const most = Math.max(counter.values["levels-max"] ?? left, left);
  const pips = Array.from({ length: most }, (_, pip) => {
    const fill = pip < left ? DARK : PALE;
    const y = BOX.y + (pip - (most - 1) / 2) * 6;
    return `<circle cx="20.6" cy="${y.toFixed(1)}" r="2.1" fill="${fill}"/>`;
  });
  return `<g stroke="${side.style === "band" ? PALE : DARK}" stroke-width=".8" data-print>${pips.join("")}</g>`;
}

/** A helicopter or a ship: outline, name, support and range; what a ship can carry in a box. */
function silhouette(counter: Counter, side: Side): string {
  const { support, range, capacity } = counter.values;
  const fight = [support, range].filter((it) => it !== undefined).join("-");
  const hold =
    capacity === undefined || capacity === 0
      ? ""
      : rounded(
          12.6,
          FIGURES - 11.4,
          11,
          12.4,
          1.6,
          `fill="${PALE}" stroke="${DARK}" stroke-width=".7"`,
        ) + print(String(capacity), 18.1, FIGURES - 1.2, 10.4, DARK);
  const scale = counter.kind === "helicopter" ? 0.8 : 0.86;
  return (
    `<g transform="translate(-2 ${BOX.y}) scale(${scale})" fill="${DARK}" stroke="${PALE}" stroke-width="1" paint-order="stroke">` +
    `<path d="${SILHOUETTES[counter.kind] ?? ""}"/></g>` +
    print(counter.name, 0, 11, fitting(counter.name, 7, 46), side.ink) +
    print(fight, hold === "" ? 0 : -6, FIGURES, TYPE, side.ink) +
    hold
  );
}
