/**
 * What lies on the ground in Conflict of Heroes: works and smoke. They are drawn around the middle
 * of their hex, so that they show beneath the units that stand there.
 */

import type { Counter } from "../../../types/scene";
import { print } from "../lettering";
import type { Side } from "../sides";

/** A point at so many degrees from the top, clockwise. */
function polar(degrees: number, radius: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
}

/** A ring of straight pieces, zigzag where the two radii differ. */
function ring(from: number, to: number, count: number, inner: number, outer: number): string {
  const points = Array.from({ length: count + 1 }, (_, at) =>
    polar(from + ((to - from) * at) / count, at % 2 === 0 ? outer : inner),
  );
  return `M${points.join("L")}`;
}

const TAB = 'stroke="#fffaf0" stroke-width="1"';

/** A sign with a number at a corner of the hex. */
function sign(text: string, x: number, y: number, color: string): string {
  const half = text.length > 2 ? 11 : 8;
  return (
    `<rect x="${x - half}" y="${y - 6.4}" width="${2 * half}" height="12.8" rx="3" fill="${color}" ${TAB}/>` +
    print(text, x, y + 3.4, 9.4, "#fffaf0")
  );
}

function trench(): string {
  const line = `${ring(0, 360, 24, 33.5, 38)}z`;
  return (
    `<path d="${line}" fill="none" stroke="#6b4f2a" stroke-width="7.4" stroke-linejoin="round"/>` +
    `<path d="${line}" fill="none" stroke="#2f2112" stroke-width="3.4" stroke-linejoin="round"/>` +
    `<path d="${ring(0, 360, 24, 38, 42.5)}z" fill="none" stroke="#b59a68" stroke-width="1.6" stroke-dasharray="2.4 2.6"/>`
  );
}

function wire(): string {
  const coils = Array.from({ length: 30 }, (_, at) => {
    const [x = "0", y = "0"] = polar(at * 12, 38.5).split(" ");
    return `M${x} ${y}m-4.4 0a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0-8.8 0`;
  }).join("");
  const barbs = Array.from(
    { length: 15 },
    (_, at) => `M${polar(at * 24, 35)}L${polar(at * 24 + 6, 42)}`,
  );
  return (
    `<path d="${coils}" fill="none" stroke="#fffaf0" stroke-width="2" stroke-opacity=".5"/>` +
    `<path d="${coils}${barbs.join("")}" fill="none" stroke="#3b332b" stroke-width="1.05"/>`
  );
}

/** A wall that is thick where it looks to. */
function bunker(counter: Counter): string {
  const way = (counter.values["facing"] ?? 0) * 60;
  const back = ring(way + 78, way + 282, 14, 36, 36);
  const front = ring(way - 78, way + 78, 12, 37, 37);
  const slit = ring(way - 34, way + 34, 6, 37, 37);
  return (
    `<path d="${back}" fill="none" stroke="#4a4740" stroke-width="6" stroke-linejoin="round"/>` +
    `<path d="${back}" fill="none" stroke="#a29d90" stroke-width="3.8" stroke-linejoin="round"/>` +
    `<path d="${front}" fill="none" stroke="#3a3833" stroke-width="12" stroke-linejoin="round"/>` +
    `<path d="${front}" fill="none" stroke="#b7b2a5" stroke-width="9" stroke-linejoin="round"/>` +
    `<path d="${slit}" fill="none" stroke="#1f1c18" stroke-width="2.6"/>` +
    facing(way)
  );
}

/** Sandbags before a gun. */
function emplacement(counter: Counter): string {
  const way = (counter.values["facing"] ?? 0) * 60;
  const bags = [36, 40.5].flatMap((radius, row) =>
    Array.from({ length: 15 }, (_, at) => {
      const degrees = way - 96 + at * 13.6 + row * 6;
      const [x = "0", y = "0"] = polar(degrees, radius).split(" ");
      return `<ellipse cx="${x}" cy="${y}" rx="5" ry="3" transform="rotate(${degrees.toFixed(0)} ${x} ${y})"/>`;
    }),
  );
  return `<g fill="#cdb684" stroke="#6b5530" stroke-width=".9">${bags.join("")}</g>${facing(way)}`;
}

function facing(way: number): string {
  return `<path d="M0-49l5 7h-10z" transform="rotate(${way})" fill="#3a3833" stroke="#fffaf0" stroke-width=".9"/>`;
}

const MINES: Readonly<Record<string, string>> = {
  red: "#a3261b",
  blue: "#20588f",
  black: "#25211c",
};

function colorOf({ marks }: Pick<Counter, "marks">): string {
  return MINES[marks.find((mark) => mark in MINES) ?? ""] ?? "#25211c";
}

function mines(counter: Counter): string {
  const color = colorOf(counter);
  const discs = Array.from({ length: 12 }, (_, at) => {
    const [x = "0", y = "0"] = polar(at * 30 + 15, 38.5).split(" ");
    return `<circle cx="${x}" cy="${y}" r="3.6"/><circle cx="${x}" cy="${y}" r="1.2" fill="#fffaf0" stroke="none"/>`;
  });
  return `<g fill="${color}" stroke="#fffaf0" stroke-width=".9">${discs.join("")}</g>`;
}

function roadBlock(): string {
  const hedgehogs = [-26, 0, 26].map(
    (x) => `M${x - 8} 26l16 15M${x + 8} 26l-16 15M${x - 10} 34h20`,
  );
  return (
    `<path d="${hedgehogs.join("")}" fill="none" stroke="#fffaf0" stroke-width="6" stroke-linecap="round"/>` +
    `<path d="${hedgehogs.join("")}" fill="none" stroke="#5b3a20" stroke-width="3.6" stroke-linecap="round"/>`
  );
}

/** Puffs of smoke: where, how large, from the back to the front. */
const PUFFS: readonly (readonly [x: number, y: number, size: number])[] = [
  [-7, -25, 11.5],
  [11, -23, 12.5],
  [26, -9, 11.5],
  [-24, -13, 12.5],
  [2, -10, 17],
  [-28, 6, 10.5],
  [28, 10, 11],
  [-13, 5, 16],
  [15, 5, 16],
  [-19, 20, 12],
  [20, 21, 11.5],
  [1, 19, 14.5],
  [-3, 30, 8.5],
];

/** A bank of smoke: dark below, light above, each puff with its own round edge. */
function smoke(counter: Counter): string {
  const value = counter.values["smoke"] ?? 1;
  const disk = (x: number, y: number, size: number, look: string): string =>
    `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${size.toFixed(1)}"${look}/>`;
  const shades = [
    [3.4, 1.6, "#6f6c66"],
    [1.2, 0.4, "#a19e97"],
  ] as const;
  const below = shades.map(([shift, grown, color]) => {
    const disks = PUFFS.map(([x, y, size]) => disk(x + shift / 2, y + shift, size + grown, ""));
    return `<g fill="${color}" fill-opacity=".5">${disks.join("")}</g>`;
  });
  const puffs = PUFFS.map(
    ([x, y, size]) =>
      disk(x, y, size, ' fill="#c0bdb6" fill-opacity=".55"') +
      disk(x - size * 0.16, y - size * 0.2, size * 0.8, ' fill="#dcdad4" fill-opacity=".6"') +
      disk(x - size * 0.3, y - size * 0.36, size * 0.52, ' fill="#f2f1ed" fill-opacity=".5"'),
  );
  return `<g opacity="${value >= 2 ? 0.92 : 0.7}">${below.join("")}${puffs.join("")}</g>`;
}

/**
 * The figures of a work or smoke, at a corner of its hex each. A map draws them above everything
 * that lies in the hex: they tell of the ground, whoever stands on it.
 */
export function signOf({ kind, values, marks }: Counter): string {
  switch (kind) {
    case "bunker":
      return sign(`${values["front"] ?? ""}·${values["flank"] ?? ""}`, 25, 40.8, "#4a4740");
    case "mines":
      return values["number"] === undefined
        ? ""
        : sign(String(values["number"]), 25, -40.8, colorOf({ marks }));
    case "smoke":
      return sign(`+${values["smoke"] ?? 1}`, -25, -40.8, "#6c6963");
    default:
      return "";
  }
}

/** Draws a work or smoke. */
export function drawGround(counter: Counter, side: Side): string {
  const drawn = ((): string => {
    switch (counter.kind) {
      case "trench":
        return trench();
      case "wire":
        return wire();
      case "bunker":
        return bunker(counter);
      case "emplacement":
        return emplacement(counter);
      case "mines":
        return mines(counter);
      case "road-block":
        return roadBlock();
      default:
        return smoke(counter);
    }
  })();
  if (!counter.marks.includes("hidden")) return drawn;
  // Only its owner knows of it.
  return `<g opacity=".72">${drawn}</g><circle r="44" fill="none" stroke="${side.dark}" stroke-width="1.6" stroke-dasharray="3 4"/>`;
}
