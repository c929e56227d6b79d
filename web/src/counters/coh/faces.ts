/**
 * Counters of Conflict of Heroes: a silhouette with its facing, the price of fire and of a move
 * above it, firepower and defense at its feet.
 */

import type { Counter } from "../../../types/scene";
import { drawn as badges } from "../badges";
import { front, rounded } from "../body";
import type { Faces } from "../face";
import { isGround } from "../ground";
import { fitting, print, width } from "../lettering";
import type { Side } from "../sides";
import { BADGES, ELSEWHERE } from "./marks";
import { SILHOUETTES } from "./silhouettes";
import { drawGround } from "./works";

const RED = "#a3170f";
const BLUE = "#124d87";
const PALE = "#fdf6e3";

/** What is drawn larger: silhouettes that are higher than long. */
const SOLDIERS = ["infantry", "engineer", "mortar", "mg", "sniper", "at-rifle"];

/** The figures at the feet stand on this line. */
const FOOT = 25.1;

export const COH: Faces = {
  front: (counter, side) => {
    if (isGround(counter.kind)) return drawGround(counter, side);
    return counter.kind === "coin" ? coin(side) : unit(counter, side);
  },
  strength: (counter) => (isGround(counter.kind) ? 0 : 1),
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

function unit(counter: Counter, side: Side): string {
  const has = (mark: string): boolean => counter.marks.includes(mark);
  const print = figures(counter, side);
  const face =
    front(side) +
    (has("spent") ? spent() : "") +
    silhouette(counter.kind) +
    print +
    (has("hidden") ? hidden(side) : "") +
    badges(
      counter.marks.filter(
        (mark) => !ELSEWHERE.includes(mark) && !mark.startsWith("hit-") && !mark.startsWith("on-"),
      ),
      BADGES,
    );
  const facing = counter.values["facing"];
  const turned =
    facing === undefined || counter.hex === null || has("carried") ? "" : arrow(facing, side);
  return face + turned + aloft(counter);
}

/** Which way it looks: a pointer beside the counter, at the hexside. */
function arrow(facing: number, side: Side): string {
  // The slanted hexsides lie farther from a square than those above and below.
  const out = facing % 3 === 0 ? 0.4 : 5.4;
  return (
    `<path d="M0 ${-43.6 - out}l7.4 13.6l-7.4-4.8l-7.4 4.8z" transform="rotate(${facing * 60})"` +
    ` fill="${side.edge}" stroke="${PALE}" stroke-width="1.5" stroke-linejoin="round"/>`
  );
}

/** A spent unit lies in the shade, with a hatched corner. */
function spent(): string {
  return (
    rounded(-29, -29, 58, 58, 5.5, 'fill="#2a2622" fill-opacity=".3"') +
    `<path d="M-22 29L29-22M-10 29L29-10M2 29L29 2M14 29L29 14M-29 24L24-29M-29 12L12-29M-29 0L0-29M-29-12L-12-29"` +
    ` stroke="#2a2622" stroke-opacity=".3" stroke-width="2.6" fill="none"/>`
  );
}

/** Only its owner sees it. */
function hidden(side: Side): string {
  return (
    rounded(-27, -27, 54, 54, 4.5, `fill="none" stroke="${PALE}" stroke-width="2.8"`) +
    rounded(
      -27,
      -27,
      54,
      54,
      4.5,
      `fill="none" stroke="${side.edge}" stroke-width="1.8" stroke-dasharray="5 3.6"`,
    )
  );
}

function silhouette(kind: string): string {
  const drawn = SILHOUETTES[kind] ?? SILHOUETTES["infantry"]!;
  const light = drawn.light
    ? `<path d="${drawn.light}" fill="none" stroke="${PALE}" stroke-width=".9"/>`
    : "";
  return (
    `<g transform="translate(0 ${SOLDIERS.includes(kind) ? -3.2 : -2}) scale(${SOLDIERS.includes(kind) ? 1.36 : 1.2})"><path d="${drawn.dark}" fill="none" stroke="${PALE}" stroke-width="2" stroke-opacity=".55" stroke-linejoin="round"/>` +
    `<path d="${drawn.dark}" fill="#26211b"/>${light}</g>`
  );
}

/** What is printed: prices above, firepower, range and defense below. */
function figures(counter: Counter, side: Side): string {
  const value = (name: string): number | undefined => counter.values[name];
  const has = (mark: string): boolean => counter.marks.includes(mark);
  const band = side.style === "band" ? PALE : side.ink;
  const least = value("least-range");
  const range = least === undefined ? `${value("range") ?? ""}` : `${least}–${value("range")}`;
  const aircraft = counter.kind === "aircraft";
  return [
    aircraft ? "" : price(String(value("fire") ?? ""), -22, band),
    print(counter.id, 0, -19.6, fitting(counter.id, 8, 26), band),
    price(String(value("movement") ?? ""), 22, band, bonus(value("bonus") ?? 0)),
    plate(-28),
    plate(5),
    firepower(String(value("red") ?? 0), -22.3, RED, has("boxed-red")),
    firepower(String(value("blue") ?? 0), -11.4, BLUE, has("boxed-blue")),
    range === "0" ? "" : reach(range),
    `<path d="M15.6 15v10.6" stroke="#26211b" stroke-opacity=".35" stroke-width=".9"/>`,
    print(String(value("flank") ?? ""), 10.4, FOOT - 1.2, 8.8, has("armored-flank") ? BLUE : RED),
    print(String(value("front") ?? ""), 21.9, FOOT, 12, has("armored-front") ? BLUE : RED),
  ].join("");
}

/** The light ground of figures at the feet. */
function plate(left: number): string {
  return rounded(left, 13.2, 23, 14.6, 3, `fill="${PALE}" fill-opacity=".92"`);
}

/** How far it shoots. */
function reach(range: string): string {
  return (
    rounded(-5.6, 14.4, 11.2, 11.2, 5.6, `fill="#26211b" stroke="${PALE}" stroke-width=".9"`) +
    print(range, 0, 22.4, fitting(range, 7.6, 9.8), PALE)
  );
}

/** The price in AP, with a dot for each bonus hex. */
function price(text: string, x: number, ink: string, dots = ""): string {
  return (
    print(text, x, -18.6, 11, ink) +
    (dots === "" ? "" : `<g transform="translate(${x} -14.4)" fill="${ink}">${dots}</g>`)
  );
}

function bonus(hexes: number): string {
  return Array.from(
    { length: hexes },
    (_, at) => `<circle cx="${(at - (hexes - 1) / 2) * 4}" r="1.5"/>`,
  ).join("");
}

function firepower(text: string, x: number, color: string, boxed: boolean): string {
  const type = fitting(text, 13.6, 9.4);
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
  const chevrons = Array.from({ length: altitude }, (_, at) => `M-34 ${-6 - at * 5}l5-4l5 4`);
  const dropped = Array.from(
    { length: bombs },
    (_, at) => `<ellipse cx="${-20 + at * 6}" cy="6.6" rx="1.8" ry="3"/>`,
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
