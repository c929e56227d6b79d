/** The facts of a log line, taken out of its untyped fields. */
import type { LogLine } from "../../types/scene";

/** One die as it fell. */
export type Die = { sides: number; face: number };

/** Fields that name hexes, the one to look at first. */
const HEX_FIELDS = ["to", "hex", "target", "from"];
/** Fields that name counters, the one to look at first. */
const UNIT_FIELDS = ["unit", "units", "attackers", "defenders"];

/** A field as a list of texts: empty if it is absent or something else. */
export function texts(line: LogLine, field: string): string[] {
  const value = line.fields[field];
  if (typeof value === "string") return [value];
  return Array.isArray(value) ? value.filter((it): it is string => typeof it === "string") : [];
}

/** A field as one text. */
export function text(line: LogLine, field: string): string | null {
  return texts(line, field)[0] ?? null;
}

/** A field as a number. */
export function number(line: LogLine, field: string): number | null {
  const value = line.fields[field];
  return typeof value === "number" ? value : null;
}

/** The die a line tells of. */
export function dieOf(line: LogLine): Die | null {
  if (line.event !== "rolled") return null;
  const [sides, face] = [number(line, "die"), number(line, "face")];
  return sides === null || face === null ? null : { sides, face };
}

/** The counters a line names. */
export function unitsOf(line: LogLine): string[] {
  return UNIT_FIELDS.flatMap((field) => texts(line, field));
}

/** The seat a line names: whoever did it, or whom it happened to. */
export function seatOf(line: LogLine, ownerOf: (unit: string) => string | null): string | null {
  const named = text(line, "side") ?? text(line, "seat");
  if (named !== null) return named;
  const unit = unitsOf(line)[0];
  return unit === undefined ? null : ownerOf(unit);
}

/** The hexes a line names; `07.06 (1)` names `07.06`. */
export function hexesOf(line: LogLine, isHex: (text: string) => boolean): string[] {
  const named = HEX_FIELDS.flatMap((field) => texts(line, field));
  const hexes = named.map((it) => it.split(" ")[0] ?? it).filter(isHex);
  return [...new Set(hexes)];
}

/** A cell of a chart, named by the heads of its column and its row. */
export type CellRef = { chart: string; column: string; row: string };

/** The cell of a chart a line has used. */
export function cellOf(line: LogLine): CellRef | null {
  const cell = line.fields.cell;
  if (typeof cell !== "object" || cell === null) return null;
  const { chart, column, row } = cell as Record<string, unknown>;
  if (typeof chart !== "string" || typeof column !== "string" || typeof row !== "string")
    return null;
  return { chart, column, row };
}
