/** The facts about a question in the words of its system; those without a word stay unsaid. */
import { has, t } from "../lib/texts";

export type Fact = { name: string; label: string; value: string };

/** The facts that can be said. */
export function factsOf(system: string, about: Record<string, unknown>): Fact[] {
  return Object.entries(about).flatMap(([name, raw]) => {
    const key = `${system}-about-${name}`;
    const value = written(raw);
    return has(key) && value !== "" ? [{ name, label: t(key), value }] : [];
  });
}

/** A fact as players write it: lists in a row, figures by name as `B5 9, B6 9`, one by itself. */
export function written(raw: unknown): string {
  if (Array.isArray(raw)) return raw.map(written).join(", ");
  if (raw === null || raw === undefined) return "";
  if (typeof raw === "object") {
    const figures = Object.entries(raw);
    const named = ([name, value]: [string, unknown]): string => `${name} ${written(value)}`;
    return figures.length === 1 ? written(figures[0]?.[1]) : figures.map(named).join(", ");
  }
  return String(raw);
}
