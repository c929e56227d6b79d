/** How a scenario is won, for somebody who does not know its map: places by name, no long lists. */
import type { Arg, Message } from "../../types/scene";
import type { ScenarioSheet } from "../../types/wire";
import { say, t, words } from "../lib/texts";

/** Hexes that are listed one by one; of more only some are, and their number. */
const LISTED = 12;
/** How many of them begin the list. */
const FIRST = 3;
/** Longer lines have a row of their own. */
const SHORT = 48;
/** Fewer short ones than this stay where they are. */
const ROWS = 4;

/** The lines that tell how it is won: first those to be read, then short ones that stand in columns. */
export function termsOf({ victory, objectives }: Pick<ScenarioSheet, "victory" | "objectives">): {
  long: string[];
  short: string[];
} {
  const places = placesOf({ victory, objectives });
  const lines = victory.map(({ message }) => say(readable(message, places)));
  const isShort = (line: string): boolean => line.length <= SHORT;
  const short = lines.filter(isShort);
  if (short.length < ROWS) return { long: lines, short: [] };
  return { long: lines.filter((it) => !isShort(it)), short };
}

/** The names of the places that decide, by hex: as a line on them calls them, or else of the map. */
export function placesOf({
  victory,
  objectives,
}: Pick<ScenarioSheet, "victory" | "objectives">): Map<string, string> {
  const places = new Map(objectives.map(({ hex, name }) => [hex, words(name)]));
  for (const { message } of victory) {
    const { name, hexes } = message.args;
    const [hex, other] = hexes && "list" in hexes ? hexes.list : [];
    if (!name || !("words" in name) || !hex || !("text" in hex) || other) continue;
    places.set(hex.text, words(name.words));
  }
  return places;
}

/** The places that decide, each name once with all of its hexes; those without a name come last. */
export function objectivesOf(sheet: Pick<ScenarioSheet, "victory" | "objectives">): string[] {
  const hexes = new Map<string, string[]>();
  for (const [hex, name] of placesOf(sheet)) hexes.set(name, [...(hexes.get(name) ?? []), hex]);
  const nameless = hexes.get("") ?? [];
  hexes.delete("");
  const named = [...hexes].map(([name, its]) => t("page-place", { name, hex: its.join(", ") }));
  return nameless.length > 0 ? [...named, nameless.join(", ")] : named;
}

function readable(message: Message, places: ReadonlyMap<string, string>): Message {
  const args = Object.entries(message.args);
  // A message that brings a name by itself needs no second one.
  const named = "name" in message.args ? new Map<string, string>() : places;
  const told = (arg: Arg): Arg => {
    if (!("list" in arg)) return together([arg], named)[0] ?? arg;
    const isLong = arg.list.length > LISTED;
    return isLong ? listed(arg.list.map(told)) : { list: together(arg.list, named) };
  };
  return { ...message, args: Object.fromEntries(args.map(([key, arg]) => [key, told(arg)])) };
}

/** The hexes of a place stand together behind its name, where the first of them stood. */
function together(items: readonly Arg[], places: ReadonlyMap<string, string>): Arg[] {
  const hexes = new Map<string, string[]>();
  const nameOf = (item: Arg): string => ("text" in item && places.get(item.text)) || "";
  for (const item of items) {
    if ("text" in item) hexes.set(nameOf(item), [...(hexes.get(nameOf(item)) ?? []), item.text]);
  }
  return items.flatMap((item) => {
    const name = nameOf(item);
    if (!name) return [item];
    const its = hexes.get(name);
    hexes.delete(name);
    return its ? [{ text: t("page-place", { name, hex: its.join(", ") }) }] : [];
  });
}

function listed(items: Arg[]): Arg {
  const hexes = items.flatMap((item) => ("text" in item ? [item.text] : []));
  const last = hexes.at(-1);
  if (hexes.length <= LISTED || hexes.length < items.length || !last) return { list: items };
  const first = hexes.slice(0, FIRST).join(", ");
  return { text: t("page-many-hexes", { first, last, count: hexes.length }) };
}
