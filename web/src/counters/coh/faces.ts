/**
 * Counters of Conflict of Heroes: a silhouette with its name, the price of fire and of a move above
 * it, firepower and defense at its feet; its front at the hexside it looks to.
 */

import type { Counter } from "../../../types/scene";
import { drawn as badges } from "../badges";
import { front, rounded } from "../body";
import type { Faces } from "../face";
import { figureGlyph } from "../glyph";
import { isGround } from "../ground";
import { fitting, print, width } from "../lettering";
import type { Side } from "../sides";
import { BADGES, ELSEWHERE } from "./marks";
import { silhouetteOf } from "./silhouettes";
import { drawGround, signOf } from "./works";

const RED = "#a3170f";
const BLUE = "#124d87";
const PALE = "#fdf6e3";

/** What is drawn larger: silhouettes that are higher than long. */
const SOLDIERS = ["infantry", "engineer", "mortar", "mg", "sniper", "at-rifle"];

/** The figures at the feet stand on this line. */
const FOOT = 25.1;

/** The part of a counter behind the silhouette, between the print above and below it. */
const FIELD = { top: -10.2, height: 22.6 };

/** Marks that begin so say more than a badge can: which hit, on whom it rides. */
const SPEAKING = ["hit-", "on-"];

export const COH: Faces = {
  front: (counter, side) => {
    if (isGround(counter.kind)) return drawGround(counter, side) + offMap(counter);
    return counter.kind === "coin" ? coin(side) : unit(counter, side);
  },
  strength: ({ values }) => Math.max(values["red"] ?? 0, values["blue"] ?? 0, 0),
  sign: signOf,
  glyph: (counter) => figureGlyph(silhouetteOf(counter).dark, 42, 21),
  spoken: [
    "fire",
    "movement",
    "red",
    "blue",
    "range",
    "front",
    "flank",
    "facing",
    "altitude",
    "bombs",
    "smoke",
    "number",
  ],
  marks: [...Object.keys(BADGES), "spent", "hidden", "inside"],
  roles: {
    selected: [],
    asked: ["units", "unit"],
    aiming: [],
    aimed: [],
    fleeing: ["hid"],
    shooting: ["fire", "lob", "smoke", "lob-smoke", "strafe", "shell"],
  },
  pools: ["ap", "cap", "points", "cards"],
};

/** A work that is shown beside the map has its figures with it. */
function offMap(counter: Counter): string {
  return counter.hex === null ? signOf(counter) : "";
}

function unit(counter: Counter, side: Side): string {
  const has = (mark: string): boolean => counter.marks.includes(mark);
  const print = figures(counter, side);
  const face =
    front(side) +
    (has("spent") ? spent() : "") +
    (has("hidden") ? hidden(side) : "") +
    silhouette(counter) +
    print +
    aloft(counter) +
    badges(
      counter.marks.filter(
        (mark) => !ELSEWHERE.includes(mark) && !SPEAKING.some((start) => mark.startsWith(start)),
      ),
      BADGES,
    );
  const facing = counter.values["facing"];
  const turned =
    facing === undefined || counter.hex === null || has("carried") ? "" : before(facing, side);
  return turned + face;
}

/** The hexside a unit looks to, just inside its hex, and the parts of the next ones toward it. */
const FRONT = "M-21-40.4H21";
const ARC = "M-38.6-16.4L-25.4-39.2M25.4-39.2L38.6-16.4";
const TIP = "M-7.6-41.6L0-49.6L7.6-41.6z";

/**
 * Which way it looks: a bold edge along the hexside, and an arc along the two beside it. What comes
 * over these three meets its front.
 */
function before(facing: number, side: Side): string {
  const halo = `fill="none" stroke="${PALE}" stroke-linecap="round" stroke-linejoin="round"`;
  return (
    `<g transform="rotate(${facing * 60})" data-facing="${facing}">` +
    `<path d="${ARC}" ${halo} stroke-width="4.2"/>` +
    `<path d="${FRONT}" ${halo} stroke-width="7.2"/><path d="${TIP}" ${halo} stroke-width="2.6"/>` +
    `<path d="${ARC}" fill="none" stroke="${side.edge}" stroke-width="2" stroke-linecap="round"/>` +
    `<path d="${FRONT}" fill="none" stroke="${side.edge}" stroke-width="4.8" stroke-linecap="round"/>` +
    `<path d="${TIP}" fill="${side.edge}"/></g>`
  );
}

/** A spent unit is hatched behind its silhouette; what is printed keeps its light ground. */
function spent(): string {
  const { top, height } = FIELD;
  const lines = Array.from({ length: 9 }, (_, at) => {
    // Each line begins and ends at the edges of the field, not beyond them.
    const foot = -49 + at * 10;
    const [left, right] = [Math.max(foot, -29), Math.min(foot + height, 29)];
    return `M${left} ${top + height - (left - foot)}L${right} ${top + height - (right - foot)}`;
  });
  return (
    `<rect x="-29" y="${top}" width="58" height="${height}" fill="#2a2622" fill-opacity=".3"/>` +
    `<path d="${lines.join("")}" stroke="#2a2622" stroke-opacity=".42" stroke-width="3" fill="none"/>`
  );
}

/** Only its owner sees it. */
function hidden(side: Side): string {
  return (
    rounded(-28, -28, 56, 56, 5, `fill="none" stroke="${PALE}" stroke-width="2.4"`) +
    rounded(
      -28,
      -28,
      56,
      56,
      5,
      `fill="none" stroke="${side.edge}" stroke-width="1.8" stroke-dasharray="5 3.6"`,
    )
  );
}

function silhouette(counter: Counter): string {
  const drawn = silhouetteOf(counter);
  const [down, scale] = SOLDIERS.includes(counter.kind) ? [1.9, 1.12] : [1.8, 1.07];
  const light = drawn.light
    ? `<path d="${drawn.light}" fill="none" stroke="${PALE}" stroke-width=".9"/>`
    : "";
  return (
    `<g transform="translate(0 ${down}) scale(${scale})">` +
    `<path d="${drawn.dark}" fill="none" stroke="${PALE}" stroke-width="2" stroke-opacity=".7" stroke-linejoin="round"/>` +
    `<path d="${drawn.dark}" fill="#26211b"/>${light}</g>`
  );
}

/** What is printed: prices and name above, firepower, range and defense below. */
function figures(counter: Counter, side: Side): string {
  const value = (name: string): number | undefined => counter.values[name];
  const has = (mark: string): boolean => counter.marks.includes(mark);
  const band = side.style === "band" ? PALE : side.ink;
  const least = value("least-range");
  const range = least === undefined ? `${value("range") ?? ""}` : `${least}–${value("range")}`;
  const aircraft = counter.kind === "aircraft";
  return [
    aircraft ? "" : price(String(value("fire") ?? ""), -21, band),
    print(counter.id, 0, -20.2, fitting(counter.id, 8.4, 24), band),
    price(String(value("movement") ?? ""), 21, band) + bonus(value("bonus") ?? 0, band),
    print(counter.name, 0, -11.9, fitting(counter.name, 7.2, 49), side.ink),
    plate(-25.6),
    plate(4.4),
    firepower(String(value("red") ?? 0), -20.6, RED, has("boxed-red")),
    firepower(String(value("blue") ?? 0), -10.6, BLUE, has("boxed-blue")),
    range === "0" ? "" : reach(range),
    `<path d="M14.5 15v10.6" stroke="#26211b" stroke-opacity=".35" stroke-width=".9"/>`,
    print(String(value("flank") ?? ""), 9.6, FOOT - 1, 8.8, has("armored-flank") ? BLUE : RED),
    defense(String(value("front") ?? ""), has("armored-front") ? BLUE : RED),
  ].join("");
}

function defense(text: string, color: string): string {
  return print(text, 20, FOOT, fitting(text, 11.6, 10.2), color);
}

/** The light ground of figures at the feet. */
function plate(left: number): string {
  return rounded(left, 13.2, 21.2, 14.6, 3, `fill="${PALE}" fill-opacity=".94"`);
}

/** How far it shoots. */
function reach(range: string): string {
  return (
    rounded(-4.9, 15, 9.8, 9.8, 4.9, `fill="#26211b" stroke="${PALE}" stroke-width=".9"`) +
    print(range, 0, 22.5, fitting(range, 7.2, 9), PALE)
  );
}

/** The price in AP. */
function price(text: string, x: number, ink: string): string {
  return print(text, x, -20.2, 11, ink);
}

/** A dot beside the price of a move for each bonus hex. */
function bonus(hexes: number, ink: string): string {
  const dots = Array.from(
    { length: hexes },
    (_, at) => `<circle cx="15.4" cy="${-24 + (at - (hexes - 1) / 2) * 4}" r="1.5"/>`,
  );
  return hexes === 0 ? "" : `<g fill="${ink}" data-print>${dots.join("")}</g>`;
}

function firepower(text: string, x: number, color: string, boxed: boolean): string {
  const type = fitting(text, 13.6, 8.8);
  const frame = Math.max(width(text, type) + 2, 9.6);
  return (
    (boxed
      ? rounded(
          x - frame / 2,
          FOOT - 11.9,
          frame,
          13.6,
          1.4,
          `fill="none" stroke="${color}" stroke-width="1.2"`,
        )
      : "") + print(text, x, FOOT, type, color)
  );
}

/** How high an aircraft flies, and its bombs. */
function aloft(counter: Counter): string {
  const altitude = counter.values["altitude"];
  if (altitude === undefined) return "";
  const bombs = counter.values["bombs"] ?? 0;
  const chevrons = Array.from(
    { length: altitude },
    (_, at) => `M-25 ${4 - at * 5}l4.4-3.6l4.4 3.6`,
  );
  const dropped = Array.from(
    { length: bombs },
    (_, at) => `<ellipse cx="${-21 + at * 6}" cy="9" rx="1.8" ry="3"/>`,
  );
  return (
    (chevrons.length === 0
      ? ""
      : `<path d="${chevrons.join("")}" fill="none" stroke="#fffaf0" stroke-width="4.4" stroke-linecap="round"/>` +
        `<path d="${chevrons.join("")}" fill="none" stroke="#1f5c99" stroke-width="2.4" stroke-linecap="round"/>`) +
    `<g fill="#26211b" stroke="#fdf6e3" stroke-width=".7">${dropped.join("")}</g>`
  );
}

/** A coin: a unit, or nobody. */
function coin(side: Side): string {
  return (
    `<circle r="24" cx="1.4" cy="2.4" fill="#20150a" fill-opacity=".3"/>` +
    `<circle r="23.5" fill="${side.faces[1]}" stroke="${side.edge}" stroke-width="2"/>` +
    `<circle r="19" fill="none" stroke="${side.dark}" stroke-width="1.4" stroke-dasharray="2.4 2"/>` +
    print("?", 0, 9.5, 27, side.ink)
  );
}
