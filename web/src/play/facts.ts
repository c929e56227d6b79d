/** The facts about a question in the words of its system; those without a word stay unsaid. */
import type { Facts, FigureValue } from "../../types/scene";
import { has, t } from "../lib/texts";

export type Fact = { name: string; label: string; value: string };

/** The facts that can be said; `called` names the counters that they are about. */
export function factsOf(system: string, about: Facts, called: (id: string) => string): Fact[] {
  const { attackers, attacking, defenders, attacked, result, strength, figures } = about;
  const all: [name: string, value: string][] = [
    ["attackers", (attackers?.map(called) ?? attacking ?? []).join(", ")],
    ["defenders", (defenders?.map(called) ?? attacked ?? []).join(", ")],
    ["strength", (strength ?? []).join(", ")],
    ["result", result?.text ?? ""],
    ...(figures ?? []).map(({ name, value }): [string, string] => [name, written(value, called)]),
  ];
  return all.flatMap(([name, value]) => {
    const key = `${system}-about-${name}`;
    return has(key) && value !== "" ? [{ name, label: t(key), value }] : [];
  });
}

/** A figure as players write it: lists in a row, tables as `B5 9, B6 9`, one entry by itself. */
export function written(value: FigureValue, called: (id: string) => string): string {
  if ("number" in value) return String(value.number);
  if ("text" in value) return value.text;
  if ("list" in value) return value.list.join(", ");
  const rows = Object.entries(value.table);
  const [first] = rows;
  return first && rows.length === 1
    ? first[1]
    : rows.map(([id, it]) => `${called(id)} ${it}`).join(", ");
}
