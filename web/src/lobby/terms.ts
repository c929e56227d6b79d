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
  const places = new Map(objectives.map(({ hex, name }) => [hex, words(name)]));
  const lines = victory.map(({ message }) => say(readable(message, places)));
  const isShort = (line: string): boolean => line.length <= SHORT;
  const short = lines.filter(isShort);
  if (short.length < ROWS) return { long: lines, short: [] };
  return { long: lines.filter((it) => !isShort(it)), short };
}

function readable(message: Message, places: ReadonlyMap<string, string>): Message {
  const args = Object.entries(message.args);
  // A message that brings a name by itself needs no second one.
  const named = new Set(args.map(([, arg]) => ("words" in arg ? words(arg.words) : "")));
  const told = (arg: Arg): Arg => {
    if ("list" in arg) return listed(arg.list.map(told));
    const name = "text" in arg ? places.get(arg.text) : undefined;
    if (!("text" in arg) || !name || named.has(name)) return arg;
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
