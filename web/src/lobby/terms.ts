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

/** The names of the places that decide, by hex: of the map, or else as a line on them calls them. */
export function placesOf({
  victory,
  objectives,
}: Pick<ScenarioSheet, "victory" | "objectives">): Map<string, string> {
  const places = new Map(objectives.map(({ hex, name }) => [hex, words(name)]));
  for (const { message } of victory) {
    const { name, hexes } = message.args;
    const [hex, other] = hexes && "list" in hexes ? hexes.list : [];
    if (!name || !("words" in name) || !hex || !("text" in hex) || other) continue;
    places.set(hex.text, places.get(hex.text) || words(name.words));
  }
  return places;
}

function readable(message: Message, places: ReadonlyMap<string, string>): Message {
  const args = Object.entries(message.args);
  const told = (arg: Arg): Arg => {
    if ("list" in arg) return listed(arg.list.map(told));
    const name = "text" in arg ? places.get(arg.text) : undefined;
    // A message that brings a name by itself needs no second one.
    if (!("text" in arg) || !name || "name" in message.args) return arg;
    return { text: t("page-place", { name, hex: arg.text }) };
  };
  return { ...message, args: Object.fromEntries(args.map(([key, arg]) => [key, told(arg)])) };
}

function listed(items: Arg[]): Arg {
  const hexes = items.flatMap((item) => ("text" in item ? [item.text] : []));
  const last = hexes.at(-1);
  if (hexes.length <= LISTED || hexes.length < items.length || !last) return { list: items };
  const first = hexes.slice(0, FIRST).join(", ");
  return { text: t("page-many-hexes", { first, last, count: hexes.length }) };
}
