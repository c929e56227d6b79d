/**
 * Counters of Ambush!: a soldier is a letter and a figure that shows how he holds himself, with his
 * weapon at his feet; a vehicle is a silhouette with its front at the hexside it looks to.
 */

import type { Counter } from "../../../types/scene";
import { drawn as badges } from "../badges";
import { front, rounded } from "../body";
import type { Faces } from "../face";
import { figureGlyph, type Glyph } from "../glyph";
import { isGround } from "../ground";
import { fitting, print } from "../lettering";
import type { Side } from "../sides";
import { armOf } from "./arms";
import { DOWN, FIGURES } from "./figures";
import { drawGround, signOf } from "./ground";
import { BADGES, badgesOf, BOXES, STANCES } from "./marks";
import { THINGS } from "./things";
import { vehicleOf } from "./vehicles";

const PALE = "#fdf6e3";
const DARK = "#26211b";
const RED = "#a3170f";

export const AMBUSH: Faces = {
  front: (counter, side) => {
    if (isGround(counter.kind)) return drawGround(counter) + offMap(counter);
    if (counter.kind === "soldier") return soldier(counter, side);
    return counter.kind === "vehicle" ? vehicle(counter, side) : thing(counter, side);
  },
  strength: ({ kind, values }) => {
    if (kind === "vehicle") return 100 + (values["crew"] ?? 0);
    return kind === "soldier" ? 1 + (values["weapon-skill"] ?? 0) : 0;
  },
  sign: signOf,
  glyph: glyphOf,
  spoken: [
    "initiative",
    "perception",
    "weapon-skill",
    "driving-skill",
    "movement",
    "crew",
    "pistol-clip",
    "carbine-clip",
    "rifle-clip",
    "smg-clip",
    "ar-clip",
    "belt",
    "heavy-belt",
    "german-rifle-clip",
    "machine-pistol-clip",
    "light-belt",
    "bazooka-round",
    "grenade",
    "carry-free",
    "ammo-free",
  ],
  marks: [...STANCES, ...BOXES, ...Object.keys(BADGES), "wrecked"],
  roles: {
    selected: [],
    asked: ["unit", "units"],
    aiming: [],
    aimed: [],
    fleeing: [],
    shooting: [
      "fire",
      "fire wall",
      "fire vehicle",
      "fire bunker",
      "throw",
      "throw into",
      "throw back",
      "assault",
    ],
  },
  pools: ["round", "action-number", "condition", "vp-won", "vp-lost", "vp-needed"],
};

/** A marker that is shown beside the map has its sign with it. */
function offMap(counter: Counter): string {
  return counter.hex === null ? signOf(counter) : "";
}

/** Whether somebody takes no more part: he lies on his back. */
function isDown({ marks }: Counter): boolean {
  return marks.includes("killed") || marks.includes("incapacitated");
}

/** The figure of a soldier. */
function figureOf(counter: Counter): string {
  if (isDown(counter)) return DOWN;
  const stance = STANCES.find((it) => counter.marks.includes(it)) ?? "standing";
  return FIGURES[stance]!;
}

function soldier(counter: Counter, side: Side): string {
  const band = side.style === "band" ? PALE : side.ink;
  // A German is called by what he is: that is told in words, his letter is enough here.
  const name = counter.title ? "" : counter.name;
  return [
    front(side),
    print(name, 0, -20.4, fitting(name, 8.2, 48), band),
    print(counter.id, -13, 4.4, fitting(counter.id, 26, 22), side.ink),
    figure(counter),
    pips(counter, side, 8.8),
    weapon(counter),
    ratings(counter),
    badges(badgesOf(counter.marks), BADGES),
  ].join("");
}

/** The figure at the right; one who was killed lies in red below a cross. */
function figure(counter: Counter): string {
  const d = figureOf(counter);
  const killed = counter.marks.includes("killed");
  return (
    `<g transform="translate(10.6 9)">` +
    `<path d="M-11 .8H14" stroke="${DARK}" stroke-opacity=".45" stroke-width="1.2"/>` +
    `<path d="${d}" fill="none" stroke="${PALE}" stroke-width="2" stroke-opacity=".75" stroke-linejoin="round"/>` +
    `<path d="${d}" fill="${killed ? RED : DARK}"/>` +
    (killed ? `<path d="M-7-21l14 12M7-21l-14 12" stroke="${RED}" stroke-width="2.6"/>` : "") +
    "</g>"
  );
}

/** The turns that are left to him: full and empty pips, `!` in panic, `?` while he knows nothing. */
function pips({ marks }: Counter, side: Side, y: number): string {
  const box = BOXES.find((it) => marks.includes(it));
  switch (box) {
    case undefined:
    case "inactive":
      return "";
    case "panic":
      return boxed("!", RED, box, y);
    case "unaware":
      return boxed("?", "#4b463d", box, y);
    default: {
      const left = { "turns-2": 2, "turns-1": 1, complete: 0 }[box];
      const dots = [0, 1].map(
        (at) =>
          `<circle cx="${-17.6 + at * 8.6}" cy="${y}" r="2.9" fill="${at < left ? "#2f6b4f" : "none"}" stroke="${side.ink}" stroke-width="1"/>`,
      );
      return `<g data-pips="${box}">${dots.join("")}</g>`;
    }
  }
}

function boxed(sign: string, color: string, box: string, y: number): string {
  return (
    `<g data-pips="${box}">` +
    rounded(-22, y - 3.6, 17.6, 7.2, 3.4, `fill="${color}" stroke="${PALE}" stroke-width=".8"`) +
    `${print(sign, -13.2, y + 2.4, 7, PALE)}</g>`
  );
}

/** What he fights with, at the feet. */
function weapon(counter: Counter): string {
  return (
    rounded(-25, 13.2, 27.4, 13.6, 3, `fill="${PALE}" fill-opacity=".94"`) +
    `<path d="${armOf(counter.model)}" transform="translate(-11.3 20) scale(.58)" fill="${DARK}"/>`
  );
}

/** How well he shoots, in red, and how far he goes. */
function ratings({ values }: Counter): string {
  const skill = String(values["weapon-skill"] ?? "").replace("-", "−");
  const movement = String(values["movement"] ?? "");
  return (
    rounded(3.8, 13.2, 21.2, 13.6, 3, `fill="${PALE}" fill-opacity=".94"`) +
    print(skill, 9.6, 24, fitting(skill, 10.4, 8.6), RED) +
    `<path d="M15.6 15.4v9.2" stroke="${DARK}" stroke-opacity=".35" stroke-width=".8"/>` +
    print(movement, 20.2, 24, fitting(movement, 10.4, 7.6), DARK)
  );
}

function vehicle(counter: Counter, side: Side): string {
  const { dark, light } = vehicleOf(counter.model);
  const facing = counter.values["facing"];
  const crew = counter.values["crew"];
  const name = counter.title ? "" : counter.name;
  const wrecked = counter.marks.includes("wrecked");
  return [
    facing === undefined || counter.hex === null ? "" : ahead(facing, side),
    front(side),
    print(name, 0, -20.4, fitting(name, 8.2, 48), side.style === "band" ? PALE : side.ink),
    `<g transform="scale(1.12)"><path d="${dark}" fill="none" stroke="${PALE}" stroke-width="2" stroke-opacity=".7" stroke-linejoin="round"/>`,
    `<path d="${dark}" fill="${DARK}"/><path d="${light}" fill="none" stroke="${PALE}" stroke-width=".9"/></g>`,
    wrecked ? wreck() : "",
    pips(counter, side, 20.4),
    crew === undefined ? "" : manned(crew),
    badges(badgesOf(counter.marks), BADGES),
  ].join("");
}

/** How many are left of a crew. */
function manned(crew: number): string {
  return (
    rounded(7.4, 13.8, 17.6, 12.6, 3, `fill="${PALE}" fill-opacity=".94"`) +
    `<circle cx="12.4" cy="17.4" r="1.9" fill="${DARK}"/><path d="M9.4 24q0-4.4 3-4.4t3 4.4z" fill="${DARK}"/>` +
    print(String(crew), 20, 24, 10, DARK)
  );
}

/** Smoke and a cross over a vehicle that will not move again. */
function wreck(): string {
  return (
    `<g data-wreck><path d="M-6-9q-5-3-1-7t6-2t8 2t2 6t-7 2z" fill="#5d5a55" fill-opacity=".85"/>` +
    `<path d="M-19-9L19 11M19-9L-19 11" stroke="${PALE}" stroke-width="5"/>` +
    `<path d="M-19-9L19 11M19-9L-19 11" stroke="${RED}" stroke-width="3"/></g>`
  );
}

/** The hexside it looks to, just inside its hex. */
function ahead(facing: number, side: Side): string {
  const bar = "M-21-40.4H21";
  const tip = "M-7.6-41.6L0-49.6L7.6-41.6z";
  return (
    `<g transform="rotate(${facing * 60})" data-facing="${facing}">` +
    `<path d="${bar}" stroke="${PALE}" stroke-width="7.2" stroke-linecap="round"/>` +
    `<path d="${tip}" fill="none" stroke="${PALE}" stroke-width="2.6" stroke-linejoin="round"/>` +
    `<path d="${bar}" stroke="${side.edge}" stroke-width="4.8" stroke-linecap="round"/>` +
    `<path d="${tip}" fill="${side.edge}"/></g>`
  );
}

/** What lies there to be taken: smaller than a soldier, on plain cardboard. */
function thing(counter: Counter, side: Side): string {
  const german = counter.marks.includes("german");
  const d =
    counter.kind === "gear" ? armOf(counter.model) : (THINGS[counter.kind] ?? THINGS["crate"]!);
  const look = `fill="${german ? "#d3d7da" : "#efe6c8"}" stroke="${side.edge}" stroke-width="1.6"`;
  return (
    rounded(-22.4, -13.6, 47, 30, 5, `fill="#20150a" fill-opacity=".3"`) +
    rounded(-24, -16, 48, 32, 5, look) +
    `<path d="${d}" fill="${DARK}"/>` +
    badges(badgesOf(counter.marks), BADGES)
  );
}

/** The sign of a counter on its own. */
function glyphOf(counter: Counter): Glyph {
  switch (counter.kind) {
    case "soldier":
      return figureGlyph(figureOf(counter), 28, 27, -12);
    case "vehicle":
      return figureGlyph(vehicleOf(counter.model).dark, 42, 21);
    case "gear":
      return figureGlyph(armOf(counter.model), 44, 16);
    default:
      return figureGlyph(THINGS[counter.kind] ?? THINGS["crate"]!, 40, 20);
  }
}
