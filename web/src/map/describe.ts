/** The map in words: for screen readers, tooltips and menus. */

import type { Board, Counter, Scene, Setting } from "../../types/scene";
import type { Faces } from "../counters/face";
import { NOBODY } from "../counters/sides";
import { boxOf, placeOf } from "../lib/place";
import { placeName } from "../lib/place-name";
import { has, say, t, words } from "../lib/texts";
import type { Meaning } from "./pointing";
import { stackAt } from "./pointing";

/** What describing needs to know of the table. */
export type Described = {
  readonly setting: Setting | null;
  readonly board: Board | null;
  readonly shown: Scene | null;
};

/** A name that a system gives, such as that of a terrain; the bare id where it gives none. */
export function systemWord(setting: Setting | null, kind: string, id: string): string {
  const key = `${setting?.system ?? ""}-${kind}-${id}`;
  return has(key) ? t(key) : id;
}

/** The name of a seat. */
export function seatName(setting: Setting | null, seat: string): string {
  return words(setting?.seats.find(({ id }) => id === seat)?.name) || seat;
}

/** Whose counter it is; nothing for what belongs to no seat. */
function ownerName(setting: Setting | null, seat: string): string {
  return seat === NOBODY ? "" : seatName(setting, seat);
}

/** Who holds a hex, if anybody does. */
export function heldBy(setting: Setting | null, holder: string | undefined): string[] {
  const seat = setting?.seats.find(({ id }) => id === holder);
  return seat ? [t("map-held-by", { seat })] : [];
}

/** A counter in one sentence: side, kind, size, name, values, states, place. */
export function counterInWords(
  table: Described,
  faces: Faces,
  counter: Counter,
  below: number,
): string {
  const parts = [counterName(table, counter), ...valuesInWords(table, faces, counter)];
  if (counter.face === "up") {
    parts.push(...marksInWords(table, counter));
  }
  if (counter.hex !== null) {
    parts.push(t("map-in-hex", { hex: counter.hex, terrain: terrainName(table, counter.hex) }));
  } else if (boxOf(table.board, counter.box ?? "")) {
    parts.push(t("map-in-box", { box: placeName(table.board, counter.box ?? "") }));
  }
  if (below > 0) {
    parts.push(t("map-on-top", { count: below }));
  }
  return parts.join(", ");
}

/** Who and what a counter is. */
export function counterName(table: Described, counter: Counter): string {
  const seat = ownerName(table.setting, counter.seat);
  if (counter.face === "down") {
    return t("map-hidden-counter", { seat });
  }
  return t("map-counter", {
    seat,
    kind: systemWord(table.setting, "kind", counter.kind),
    size: counter.size === "" ? "" : systemWord(table.setting, "size", counter.size),
    name: nameOf(counter),
  })
    .replace(/\s+/g, " ")
    .trim();
}

/** Counters whose title is a name of their own. */
const NAMED: readonly string[] = ["landmark", "vehicle"];

/** The name on a counter in the language of the page; a kind of counter has its sign after it. */
export function nameOf(counter: Counter): string {
  if (NAMED.includes(counter.kind) && counter.title) return words(counter.title);
  return counter.title ? `${words(counter.title)} ${counter.id}` : counter.name;
}

/** What a counter is called that is known by its id; the id itself where it is not in sight. */
export function calledBy(counters: readonly Counter[]): (id: string) => string {
  const names = new Map(counters.map((it) => [it.id, nameOf(it)]));
  return (id) => names.get(id) || id;
}

/** The values of a counter that are read out. */
export function valuesInWords(table: Described, faces: Faces, counter: Counter): string[] {
  const own = `${table.setting?.system ?? ""}-value`;
  return faces.spoken.flatMap((value) => {
    const number = counter.values[value];
    if (number === undefined) return [];
    const key = `${own}-${value}`;
    return [t(has(key) ? key : `map-value-${value}`, { number })];
  });
}

/** The states of a counter. */
export function marksInWords(table: Described, counter: Counter): string[] {
  return counter.marks.map((mark) => markInWords(table.setting, mark));
}

/** One state; a state that names something, such as `on-G7`, is told by its first word. */
function markInWords(setting: Setting | null, mark: string): string {
  const [first = "", ...rest] = mark.split("-");
  const key = `${setting?.system ?? ""}-mark-${first}`;
  const known = has(`${setting?.system ?? ""}-mark-${mark}`);
  return !known && rest.length > 0 && has(key)
    ? t(key, { name: rest.join("-") })
    : systemWord(setting, "mark", mark);
}

/** The terrain of a hex. */
export function terrainName(table: Described, hex: string): string {
  const terrain = table.board ? terrainsOf(table.board).get(hex) : undefined;
  return terrain === undefined ? "" : systemWord(table.setting, "terrain", terrain);
}

const terrains = new WeakMap<Board, Map<string, string>>();

/** Terrain by hex: every counter on the map asks for it. */
function terrainsOf(board: Board): Map<string, string> {
  const known = terrains.get(board);
  const found = known ?? new Map(board.hexes.map(({ id, terrain }) => [id, terrain]));
  terrains.set(board, found);
  return found;
}

/** Places that the map names in a hex. */
export function placeNames(table: Described, hex: string): string[] {
  const names = (table.board?.names ?? []).filter(({ hexes }) => hexes.includes(hex));
  return names.map(({ text, title }) => words(title) || text);
}

/**
 * A hex in words: number, terrain, names, who holds it, what lies there. A counter that is meant
 * comes before everything else.
 */
export function hexInWords(
  table: Described,
  faces: Faces,
  hex: string,
  meant: string | null = null,
): string {
  const stack = stackAt(table.shown, hex);
  const first = stack.find(({ id }) => id === meant);
  const others = stack.filter((counter) => counter !== first);
  const holder = table.shown?.control[hex];
  const parts = [
    placeInWords(table, hex),
    ...placeNames(table, hex),
    ...(table.setting?.objectives.includes(hex) ? [t("map-objective")] : []),
    ...heldBy(table.setting, holder),
    stack.length === 0
      ? t("map-empty")
      : others.map((counter) => counterBriefly(table, faces, counter)).join("; "),
  ];
  const place = parts.filter((part) => part !== "").join(", ");
  return first ? `${counterBriefly(table, faces, first)}. ${place}` : place;
}

/** A hex with its terrain, or a box with the panel it belongs to. */
function placeInWords(table: Described, id: string): string {
  const found = boxOf(table.board, id);
  return found
    ? t("map-box", { box: say(found.box.label), panel: say(found.panel.title) })
    : t("map-hex", { hex: id, terrain: terrainName(table, id) });
}

function counterBriefly(table: Described, faces: Faces, counter: Counter): string {
  const marks = counter.face === "up" ? marksInWords(table, counter) : [];
  return [counterName(table, counter), ...valuesInWords(table, faces, counter), ...marks].join(
    ", ",
  );
}

/** What a meaning does, in words. */
export function meaningInWords(board: Board | null, meaning: Meaning): string {
  if (meaning.choice) {
    const label = say(meaning.choice.label);
    return meaning.reach ? t("map-choice-costing", { label, cost: meaning.reach.cost }) : label;
  }
  const hex = placeName(board, placeOf(meaning.reach) ?? "");
  return t("map-go", { hex, cost: meaning.reach.cost });
}

/** What pressing Enter does at a place. */
export function enterInWords(board: Board | null, found: readonly Meaning[]): string {
  const [first] = found;
  if (!first) {
    return t("map-enter-nothing");
  }
  return found.length === 1
    ? t("map-enter", { what: meaningInWords(board, first) })
    : t("map-enter-choose", { count: found.length });
}
