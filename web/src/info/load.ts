/** What somebody carries, as boxes that are full or free. */
import type { Counter } from "../../types/scene";

/** Boxes of one kind. */
export type Load = { kind: "carry" | "ammo"; all: number; free: number };

/** The boxes of somebody who carries things; none for others. */
export function loadsOf({ values }: Counter): Load[] {
  return (["carry", "ammo"] as const).flatMap((kind): Load[] => {
    const [all, free] = [values[`${kind}-boxes`], values[`${kind}-free`]];
    return all === undefined || free === undefined ? [] : [{ kind, all, free }];
  });
}

/** What lies in his boxes for ammunition, by the words of the values that count it. */
export function ammunitionOf({ values }: Counter): [word: string, count: number][] {
  const isAmmo = (name: string): boolean => /(-clip|belt|-round|^grenade)$/.test(name);
  return Object.entries(values).filter(([name, count]) => isAmmo(name) && count > 0);
}

/** What he carries otherwise, by the words of its marks. */
export function thingsOf({ marks }: Counter): string[] {
  return marks.filter((it) => it.startsWith("has-")).map((it) => it.slice("has-".length));
}
