/** Counters of the Standard Combat Series: size, box, name, figures, steps. */

import type { Counter } from "../../../types/scene";
import { drawn as badges } from "../badges";
import { front, rounded } from "../body";
import type { Faces } from "../face";
import { FORMATION, formationOf } from "../formation";
import { fitting, print, width } from "../lettering";
import { symbol, symbolGlyph } from "../nato/symbols";
import { type Side, inColor } from "../sides";
import { BADGES, ELSEWHERE } from "./marks";
import { nationOf, stripeOf } from "./nations";

/** Middle of the box with the symbol. */
const BOX = { x: 0, y: -7 };

/** The figures stand on this line. */
const FIGURES = 24.3;

/** Values in printed order; a barrage stands in parentheses. */
const PRINTED = ["attack", "barrage", "strength", "defense", "movement"];

/** Values that are not part of the figures at the foot. */
const APART = ["steps", "steps-max", "range"];

export const SCS: Faces = {
  front: (counter, seat) => {
    const side = sideOf(counter, seat);
    return (
      front(side) +
      stripe(counter) +
      division(counter) +
      size(counter, side) +
      letters(counter, side) +
      symbol(counter.kind, BOX.x, BOX.y) +
      print(counter.name, 0, 9.4, fitting(counter.name, 7.4, 46), side.ink) +
      figuresAtFoot(counter, side) +
      steps(counter, side) +
      range(counter, side) +
      badges(
        counter.marks.filter((mark) => !ELSEWHERE.includes(mark) && !mark.startsWith(FORMATION)),
        BADGES,
      )
    );
  },
  sideOf,
  strength: (counter) =>
    counter.values["attack"] ?? counter.values["barrage"] ?? counter.values["defense"] ?? 0,
  glyph: ({ kind }) => symbolGlyph(kind),
  spoken: ["attack", "barrage", "range", "defense", "movement", "steps"],
  marks: [...Object.keys(BADGES), ...ELSEWHERE],
  roles: {
    selected: ["selected"],
    asked: [],
    aiming: ["attacking"],
    aimed: ["defending"],
    fleeing: ["retreated"],
    shooting: [],
  },
  pools: [],
};

/** A side in the color of a nation that fights for it. */
function sideOf(counter: Counter, side: Side): Side {
  const nation = nationOf(counter.id, formationOf(counter));
  return nation ? inColor(side, nation.color) : side;
}

/** The letters of a nation, beside the size. */
function letters(counter: Counter, side: Side): string {
  const nation = nationOf(counter.id, formationOf(counter));
  const [x, y] = side.style === "band" ? [17.6, -20.9] : [15.4, -18.6];
  const ink = side.style === "band" ? "#fffaf0" : side.ink;
  return nation ? print(nation.letters, x, y, 6, ink) : "";
}

/** The stripe of its division down the left edge: a color, and a pattern in it. */
function division(counter: Counter): string {
  const found = stripeOf(formationOf(counter));
  if (found === null) return "";
  const bar = (x: number, y: number, width: number, height: number, look: string): string =>
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${look}/>`;
  const through = {
    plain: "",
    lined: bar(-25, -14.4, 1.7, 40.8, 'fill="#fffaf0"'),
    barred: [-8, 0.6, 9.2, 17.8].map((y) => bar(-27.4, y, 6.2, 3, 'fill="#fffaf0"')).join(""),
  }[found.through];
  return (
    bar(-27.4, -15.4, 6.2, 42.8, `rx="1.2" fill="${found.color}"`) +
    (through ?? "") +
    bar(-27.4, -15.4, 6.2, 42.8, 'rx="1.2" fill="none" stroke="#26211b" stroke-width=".8"')
  );
}

/** A pale stripe tells a reduced counter from a full one. */
function stripe(counter: Counter): string {
  return counter.marks.includes("reduced")
    ? `<rect x="-28.4" y="${BOX.y - 5.5}" width="56.8" height="11" fill="#fffaf0" fill-opacity=".72"/>`
    : "";
}

function size(counter: Counter, side: Side): string {
  // On the band of the first side letters are light.
  return side.style === "band"
    ? print(counter.size, 0, -20.6, 8.4, "#fffaf0")
    : print(counter.size, 0, -18.2, 8.4, side.ink);
}

/** The figures at the foot, framed in yellow for units that may exploit. */
function figuresAtFoot(counter: Counter, side: Side): string {
  const text = figures(counter);
  const type = fitting(text, 16.5, 46);
  if (!counter.marks.includes("exploitation")) {
    return print(text, 0, FIGURES, type, side.ink);
  }
  const across = Math.min(Math.max(width(text, type) + 6, 36), 52);
  const frame = rounded(
    -across / 2,
    FIGURES - 13.1,
    across,
    14.5,
    2.4,
    'fill="#f7d64a" stroke="#7a5c0c" stroke-width=".8"',
  );
  return frame + print(text, 0, FIGURES, type, "#17130e");
}

/** The figures as printed: attack, defense, movement. */
export function figures(counter: Counter): string {
  const value = (key: string): string[] => {
    const number = counter.values[key];
    return number === undefined ? [] : [key === "barrage" ? `(${number})` : String(number)];
  };
  const others = Object.keys(counter.values).filter(
    (key) => !PRINTED.includes(key) && !APART.includes(key),
  );
  return [...PRINTED, ...others].flatMap(value).join("-");
}

/** Steps as pips beside the box: full for those left, hollow for those lost. */
function steps(counter: Counter, side: Side): string {
  const left = counter.values["steps"];
  if (left === undefined) {
    return "";
  }
  const most = Math.max(counter.values["steps-max"] ?? left, left);
  if (most > 4) {
    const text = `${left}/${most}`;
    return print(text, 19.4, -4.4, fitting(text, 7.2, 10), side.ink);
  }
  const pips = Array.from({ length: most }, (_, pip) => {
    const fill = pip < left ? side.ink : "none";
    return `<circle cx="21" cy="${(BOX.y - 6.4 + pip * 5.2).toFixed(1)}" r="1.8" fill="${fill}"/>`;
  });
  return `<g stroke="${side.ink}" stroke-width=".8" data-print>${pips.join("")}</g>`;
}

function range(counter: Counter, side: Side): string {
  const hexes = counter.values["range"];
  return hexes === undefined ? "" : print(String(hexes), -20, -4, 8.4, side.ink);
}
