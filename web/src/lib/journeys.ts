/** Ways of counters, read from the facts of the log. */
import type { LogLine } from "../../types/scene";

/** Counters that went along a way together. */
export type Journey = { units: string[]; path: string[]; event: string };

/** Steps of the same counters, each beginning where the last ended, are one journey. */
export function journeysOf(lines: readonly LogLine[]): Journey[] {
  const journeys: Journey[] = [];
  for (const { event, fields } of lines) {
    const { from, to, unit } = fields;
    const units = fields.units ?? (unit === undefined ? [] : [unit]);
    if (from === undefined || to === undefined || units.length === 0) continue;
    const last = journeys.at(-1);
    const goesOn = last?.event === event && last.path.at(-1) === from && same(last.units, units);
    if (last && goesOn) last.path.push(to);
    else journeys.push({ units: [...units], path: [from, to], event });
  }
  return journeys;
}

function same(first: readonly string[], second: readonly string[]): boolean {
  return first.length === second.length && first.every((unit, at) => unit === second[at]);
}
