/** The facts of a log line, made ready for those who read logs. */
import type { CellRef, DieRolled, Facts, LogLine } from "../../types/scene";

/** The event by which the table tells of every die. */
export const ROLLED = "rolled";

/** One die as it fell. */
export type Die = DieRolled;

/** What is printed on the side that fell upwards: a die of ten sides runs from 0 to 9. */
export function printed({ sides, face }: Die): number {
  return sides === 10 && face === 10 ? 0 : face;
}

/** Facts that are a text, or several. */
export type Named =
  | "unit"
  | "units"
  | "hex"
  | "target"
  | "from"
  | "to"
  | "attackers"
  | "defenders"
  | "attacking"
  | "attacked"
  | "odds"
  | "column";

/** Facts that name hexes, the one to look at first. */
const HEX_FACTS = ["to", "hex", "target", "from"] as const;
/** Facts that name counters, the one to look at first. */
const UNIT_FACTS = ["unit", "units", "attackers", "defenders"] as const;

/** A fact as a list of texts: empty if it is not told. */
export function texts(facts: Facts, name: Named): string[] {
  return [facts[name] ?? []].flat();
}

/** A fact as one text. */
export function text(facts: Facts, name: Named): string | null {
  return texts(facts, name)[0] ?? null;
}

/** The die a line tells of. */
export function dieOf({ fields }: LogLine): Die | null {
  return fields.die ?? null;
}

/** The counters a line names. */
export function unitsOf({ fields }: LogLine): string[] {
  return UNIT_FACTS.flatMap((name) => texts(fields, name));
}

/** The seat a line names: whoever did it, or whom it happened to. */
export function seatOf(line: LogLine, ownerOf: (unit: string) => string | null): string | null {
  const named = line.fields.seat;
  if (named !== undefined) return named;
  const unit = unitsOf(line)[0];
  return unit === undefined ? null : ownerOf(unit);
}

/** The hexes a line names. */
export function hexesOf({ fields }: LogLine, isHex: (text: string) => boolean): string[] {
  const named = HEX_FACTS.flatMap((name) => texts(fields, name));
  const sources = (fields.sources ?? []).map(({ hex }) => hex);
  return [...new Set([...named, ...sources].filter(isHex))];
}

/** The cell of a chart a line has used. */
export function cellOf({ fields }: LogLine): CellRef | null {
  return fields.cell ?? null;
}
