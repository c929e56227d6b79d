/**
 * What lies on the ground in Ambush!: changed terrain and markers. They are drawn around the middle
 * of their hex, so that they show beneath the men who stand there.
 */

import type { Counter } from "../../../types/scene";
import { fitting, print } from "../lettering";

const PALE = "#fffaf0";

/** A point at so many degrees from the top, clockwise. */
function polar(degrees: number, radius: number): readonly [x: number, y: number] {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [
    Number((radius * Math.cos(angle)).toFixed(1)),
    Number((radius * Math.sin(angle)).toFixed(1)),
  ];
}

/** The same shape so many times around the hex. */
function around(
  count: number,
  radius: number,
  shape: (x: number, y: number, at: number) => string,
): string {
  return Array.from({ length: count }, (_, at) => {
    const [x, y] = polar((at * 360) / count, radius);
    return shape(x, y, at);
  }).join("");
}

function crater(): string {
  const clods = around(
    14,
    37,
    (x, y, at) => `<circle cx="${x}" cy="${y}" r="${at % 3 === 0 ? 5.2 : 3.8}"/>`,
  );
  return (
    `<g fill="#8a6a3e" stroke="#4a3518" stroke-width=".9">${clods}</g>` +
    `<circle r="34" fill="#6b4f2a" stroke="#3b2912" stroke-width="2"/><circle cx="2" cy="3" r="26" fill="#3b2912"/>`
  );
}

function rubble(): string {
  const stones = [24, 36].map((radius, row) =>
    around(row === 0 ? 8 : 13, radius, (x, y, at) => {
      const size = 8 + ((at * 5 + row * 3) % 5);
      return `<rect x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size - 2}" rx="1.4" transform="rotate(${(at * 47) % 90} ${x} ${y})"/>`;
    }),
  );
  return (
    `<circle r="37" fill="#8d857a" fill-opacity=".8"/>` +
    `<g fill="#b9b0a2" stroke="#4a443b" stroke-width="1.1">${stones.join("")}</g>`
  );
}

function ford(): string {
  const waves = [-32, -16, 0, 16, 32].map((y) => `M-34 ${y}q8.5-6 17 0t17 0t17 0t17 0`).join("");
  const stones = around(7, 34, (x, y) => `<ellipse cx="${x}" cy="${y}" rx="5" ry="3.4"/>`);
  return (
    `<circle r="40" fill="#8fb9d6" fill-opacity=".75"/>` +
    `<path d="${waves}" fill="none" stroke="#20588f" stroke-width="2"/>` +
    `<g fill="#cfc8b8" stroke="#5d574c" stroke-width="1">${stones}</g>`
  );
}

function fire(): string {
  const flame = (x: number, y: number, scale: number): string =>
    `<path d="M0 12q-9-2-8-10q1-5 4-8q0 4 3 5q-1-8 3-13q0 6 4 10t3 8q-1 7-9 8z" transform="translate(${x} ${y}) scale(${scale})"/>`;
  const ring = around(10, 33, (x, y, at) => flame(x, y, at % 2 === 0 ? 1.05 : 0.8));
  return (
    `<circle r="38" fill="#2a1a10" fill-opacity=".45"/>` +
    `<g fill="#d9541e" stroke="#7a1f08" stroke-width="1">${ring}</g>` +
    `<g fill="#ffd24a">${around(10, 35, (x, y) => flame(x, y, 0.42))}</g>`
  );
}

function bunker(): string {
  return (
    `<path d="M40 0L20 34.6H-20L-40 0L-20-34.6H20z" fill="#b7b2a5" stroke="#3a3833" stroke-width="3"/>` +
    `<path d="M33 0L16.5 28.6H-16.5L-33 0L-16.5-28.6H16.5z" fill="none" stroke="#6a665c" stroke-width="1.6"/>`
  );
}

/** Other terrain that has changed: a ring of its color. */
const TERRAINS: Readonly<Record<string, string>> = {
  open: "#d8cfa4",
  road: "#b59a68",
  bridge: "#8a6a3e",
  "blown-bridge": "#5b3a20",
  cover: "#9aa86a",
  brush: "#7f9455",
  rough: "#a08f6d",
  woods: "#4f6b3a",
  "wooden-building": "#8a5a32",
  "stone-building": "#8d857a",
  water: "#6fa0c4",
};

function changed(kind: string): string {
  const color = TERRAINS[kind] ?? "#8d857a";
  return (
    `<circle r="38" fill="${color}" fill-opacity=".8"/>` +
    `<circle r="38" fill="none" stroke="#3b332b" stroke-width="1.6" stroke-dasharray="5 4"/>`
  );
}

function minefield(): string {
  const discs = around(
    12,
    38,
    (x, y) => `<circle cx="${x}" cy="${y}" r="4"/><path d="M${x - 2} ${y}h4" stroke="${PALE}"/>`,
  );
  return `<g fill="#25211c" stroke="${PALE}" stroke-width=".9">${discs}</g>`;
}

function tankMine(): string {
  return [-27, 0, 27]
    .map(
      (x) =>
        `<ellipse cx="${x}" cy="36" rx="9" ry="5.6" fill="#4b4a2c" stroke="${PALE}" stroke-width="1"/>` +
        `<ellipse cx="${x}" cy="34.8" rx="4" ry="2.2" fill="#25211c"/>`,
    )
    .join("");
}

function roadblock(): string {
  const logs = [26, 33, 40].map((y, at) => `M${-30 + at * 3} ${y}H${30 - at * 3}`).join("");
  return (
    `<path d="${logs}" stroke="${PALE}" stroke-width="7.6" stroke-linecap="round"/>` +
    `<path d="${logs}" stroke="#6b4524" stroke-width="5.6" stroke-linecap="round"/>` +
    `<path d="M-14 22l4 22M14 22l-4 22" stroke="#3b2912" stroke-width="3" stroke-linecap="round"/>`
  );
}

/** The way into a bunker, at its hexside. */
function door({ values, marks }: Counter): string {
  const broken = marks.includes("broken");
  return (
    `<g transform="rotate(${(values["facing"] ?? 0) * 60})">` +
    `<path d="M-10-44h20v9h-20z" fill="${broken ? "#25211c" : "#7a4a1e"}" stroke="${PALE}" stroke-width="1.2"/>` +
    `<path d="${broken ? "M-9-43l18 7M9-43l-18 7" : "M0-44v9"}" stroke="${PALE}" stroke-width="1.6"/></g>`
  );
}

/** Holes in the walls of a building: each side that is breached. */
function breach({ values }: Counter): string {
  const sides = values["sides"] ?? 0;
  return [0, 1, 2, 3, 4, 5]
    .filter((side) => (sides >> side) % 2 === 1)
    .map(
      (side) =>
        `<g transform="rotate(${side * 60})" data-breach="${side}">` +
        `<path d="M-12-45l4 4l3-3l3 5l4-4l3 4l3-5l4-1v8l-5 2l-4-2l-5 3l-5-2l-5 1z" fill="#25211c" stroke="${PALE}" stroke-width="1.2"/></g>`,
    )
    .join("");
}

/** Kinds that say what they are. */
const SIGNS: Readonly<Record<string, { text: string; x: number; y: number; color: string }>> = {
  "event-marker": { text: "E", x: -25, y: -40.8, color: "#1f5c99" },
  "booby-trap": { text: "!", x: 25, y: -40.8, color: "#a3261b" },
  minefield: { text: "M", x: 25, y: 40.8, color: "#25211c" },
  landmark: { text: "i", x: -25, y: 40.8, color: "#5b4a1e" },
  "tank-mine": { text: "AT", x: 25, y: 40.8, color: "#4b4a2c" },
};

/** What a marker says, at a corner of its hex: a map draws it above everything that lies there. */
export function signOf({ kind }: Counter): string {
  const sign = SIGNS[kind];
  return sign ? plate(sign.text, sign.x, sign.y, sign.color) : "";
}

function plate(text: string, x: number, y: number, color: string): string {
  return (
    `<rect x="${x - 7.4}" y="${y - 6.4}" width="14.8" height="12.8" rx="3" fill="${color}" stroke="${PALE}" stroke-width="1"/>` +
    print(text, x, y + 3.4, fitting(text, 9.6, 12), PALE)
  );
}

/** A ring around the hex: something is here, its sign says what. */
function noted(color: string): string {
  return `<circle r="40" fill="none" stroke="${color}" stroke-width="2.2" stroke-dasharray="6 4"/>`;
}

/** Draws what lies on the ground. */
export function drawGround(counter: Counter): string {
  switch (counter.kind) {
    case "crater":
      return crater();
    case "rubble":
      return rubble();
    case "ford":
      return ford();
    case "burning-building":
      return fire();
    case "bunker":
      return bunker();
    case "minefield":
      return minefield();
    case "tank-mine":
      return tankMine();
    case "roadblock":
      return roadblock();
    case "bunker-door":
      return door(counter);
    case "breach":
      return breach(counter);
    case "event-marker":
      return noted("#1f5c99");
    case "booby-trap":
      return noted("#a3261b");
    case "landmark":
      return noted("#5b4a1e");
    default:
      return changed(counter.kind);
  }
}
