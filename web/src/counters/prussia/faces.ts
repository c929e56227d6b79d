/**
 * Counters of Prussia's Glory: a figure of the arm, the stripe of its wing, strength, morale and
 * movement at its feet, its levels as pips.
 */

import type { Counter } from "../../../types/scene";
import { drawn as badges } from "../badges";
import { front, rounded } from "../body";
import type { Faces } from "../face";
import { figureGlyph } from "../glyph";
import { fitting, print } from "../lettering";
import type { Side } from "../sides";
import { type Figure, TYPES } from "./figures";
import { BADGES, ELSEWHERE, ON_THE_FACE } from "./marks";

const PALE = "#fdf6e3";
const DARK = "#26211b";
const GOLD = "#d8a21b";
const RED = "#a3170f";

/** The figures at the feet stand on this line. */
const FOOT = 25;

/** Figures of what has no type, of our own drawing, some 26 wide around the origin. */
const FIGURES: Readonly<Record<string, string>> = {
  // A covered wagon.
  baggage:
    "M-13 3v-6q4-9 13-9t13 9v6zM-12.4 6.4a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0zM6 6.4a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0z",
  // A hat with its plume.
  leader:
    "M-13 4q3-8 6-9q2-6 7-6t7 6q3 1 6 9q-6 2.6-13 2.6t-13-2.6zM4-10.4q6-4 8.6 1.4q-4-1.6-6.4 1.8z",
};

export const PRUSSIA: Faces = {
  front: (counter, side) => (isMarker(counter) ? marker(counter) : piece(counter, side)),
  strength: (counter) => counter.values["sp"] ?? counter.values["bs-1"] ?? 0,
  glyph: (counter) => figureGlyph(figureOf(counter).dark, 34, 29, -3),
  spoken: ["sp", "bs-1", "bs-2", "bs-3", "mr", "ma", "level", "initiative", "mm", "shock"],
  marks: [...Object.keys(BADGES), ...ON_THE_FACE],
  layer,
  roles: {
    selected: [],
    asked: ["units", "unit"],
    aiming: ["firing", "charging"],
    aimed: [],
    fleeing: ["retreated"],
    shooting: ["target"],
  },
  pools: [],
};

/** Which part of its stack a counter belongs to. */
function layer({ kind, marks }: Counter): string {
  if (kind === "leader") return "leaders";
  if (kind.startsWith("marker-")) return "markers";
  if (kind === "artillery") return marks.includes("masked") ? "masked" : "guns";
  return marks.find((mark) => mark === "engaged" || mark === "support") ?? "line";
}

function isMarker(counter: Counter): boolean {
  return counter.kind.startsWith("marker-") || counter.kind.startsWith("track-");
}

/** A round marker that lies on a hex: who is Engaged, who has the Momentum. */
function marker(counter: Counter): string {
  const sign: Record<string, [string, string]> = {
    "marker-engaged": ["⚔", GOLD],
    "marker-shifted": ["−2", RED],
    "marker-momentum": ["±2", "#2f6b4f"],
  };
  const [text, color] = sign[counter.kind] ?? ["•", DARK];
  return (
    `<circle r="17" fill="${PALE}" stroke="${color}" stroke-width="3.4"/>` +
    print(text, 0, 6.6, 18, color)
  );
}

/** All that is not print lies below it, so that a state never hides a value. */
function piece(counter: Counter, side: Side): string {
  const has = (mark: string): boolean => counter.marks.includes(mark);
  return (
    front(side) +
    (has("inactive") ? pale() : "") +
    (has("disordered") ? shaken(GOLD) : "") +
    (has("routed") ? shaken(RED) : "") +
    wing(counter) +
    (has("engaged") ? line(GOLD) : has("support") ? line(PALE) : "") +
    figure(counter) +
    (has("column") ? column() : "") +
    name(counter, side) +
    atFoot(counter, side) +
    pips(counter) +
    badges(
      counter.marks.filter(
        (mark) =>
          !ELSEWHERE.includes(mark) && !mark.startsWith("type-") && !mark.startsWith("nation-"),
      ),
      BADGES,
    )
  );
}

/** Whoever is not active lies pale; the print stays as dark as ever. */
function pale(): string {
  // The head keeps its color, which light letters may stand on.
  return rounded(-29, -18.5, 58, 47.5, 5.5, `fill="${PALE}" fill-opacity=".42"`);
}

/** Its name; on the band of the first side letters are light. */
function name(counter: Counter, side: Side): string {
  const ink = side.style === "band" ? PALE : side.ink;
  return print(counter.name, 0, -19.8, fitting(counter.name, 7.8, 48), ink);
}

/** Letters on the face: what is pale takes dark ones. */
function inkOn(counter: Counter, side: Side): string {
  return counter.marks.includes("inactive") ? DARK : side.ink;
}

/** The stripe of its wing, on the left. */
function wing(counter: Counter): string {
  const color = counter.values["color"];
  if (color === undefined) return "";
  const text = `#${color.toString(16).padStart(6, "0")}`;
  return `<rect x="-28.4" y="-16.5" width="6.4" height="44" rx="1.4" fill="${text}" stroke="${PALE}" stroke-width=".8"/>`;
}

/** The mark that says of which type a unit is begins so. */
const TYPE = "type-";

/** What an arm looks like when nobody says of which type it is. */
const PLAIN: Readonly<Record<string, string>> = { cavalry: "dragoon", artillery: "battery" };

/** The figure of a counter: that of its type, or of its kind. */
export function figureOf({ kind, marks }: Pick<Counter, "kind" | "marks">): Figure {
  const own = FIGURES[kind];
  if (own !== undefined) return { dark: own, light: "", color: "" };
  const type = marks.find((mark) => mark.startsWith(TYPE))?.slice(TYPE.length) ?? "";
  return TYPES[type] ?? TYPES[PLAIN[kind] ?? "line"]!;
}

function figure(counter: Counter): string {
  const { dark, light, color } = figureOf(counter);
  const star = counter.marks.some((mark) => mark.startsWith("special-"))
    ? `<path d="M18-15l1.5 3.4l3.7.3l-2.8 2.4l.9 3.6L18-7.2l-3.3 1.9l.9-3.6l-2.8-2.4l3.7-.3z" fill="${GOLD}" stroke="${DARK}" stroke-width=".6"/>`
    : "";
  const colored =
    light === ""
      ? ""
      : `<path d="${light}" fill="${color}" stroke="${DARK}" stroke-width=".6" stroke-linejoin="round"/>`;
  return (
    `<g transform="translate(1.4 .4) scale(1.1)"><path d="${dark}" fill="none" stroke="${PALE}" stroke-width="2" stroke-opacity=".6" stroke-linejoin="round"/>` +
    `<path d="${dark}" fill="${DARK}"/>${colored}</g>${star}`
  );
}

/** What it is worth: strength, morale, movement; guns by range; leaders by what they lend. */
function atFoot(counter: Counter, side: Side): string {
  const value = (name: string): string => String(counter.values[name] ?? "");
  const sp = counter.marks.includes("bracketed") ? `(${value("sp")})` : value("sp");
  const text =
    counter.kind === "leader"
      ? [value("initiative"), value("mm"), value("ma")].filter((it) => it !== "").join("-")
      : counter.kind === "artillery"
        ? `${value("bs-1")}/${value("bs-2")}/${value("bs-3")}-${value("mr")}-${value("ma")}`
        : `${sp}-${value("mr")}-${value("ma")}`;
  return print(text, 1.5, FOOT, fitting(text, 14.4, 43), inkOn(counter, side));
}

/** Its levels: a pip for each it had, filled for each it has. */
function pips(counter: Counter): string {
  const [has, full] = [counter.values["level"] ?? 0, counter.values["levels"] ?? 0];
  const pips = Array.from({ length: full }, (_, index) => {
    const fill = index < has ? DARK : "none";
    return `<rect x="21" y="${9 - index * 5}" width="3.6" height="3.6" fill="${fill}" stroke="${DARK}" stroke-width=".7"/>`;
  });
  return `<g data-print>${pips.join("")}</g>`;
}

/** A shaken unit has bars across its corner. */
function shaken(color: string): string {
  return `<path d="M-29 2L2-29M-29 12L12-29M-29 22L22-29" stroke="${color}" stroke-width="2.6" stroke-opacity=".7" fill="none"/>`;
}

/** Files of men instead of a line. */
function column(): string {
  return `<path d="M-17-13v22M-20 5.6l3 3.4l3-3.4" stroke="${RED}" stroke-width="2" fill="none"/>`;
}

/** The line that fights, and the one behind it. */
function line(color: string): string {
  return rounded(-27, -27, 54, 54, 4.5, `fill="none" stroke="${color}" stroke-width="2.6"`);
}
