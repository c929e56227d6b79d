/** The formation that a counter belongs to, as its marks tell it. */

import type { Counter } from "../../types/scene";

/** The mark that says which formation a counter belongs to begins so. */
export const FORMATION = "of-";

/** The formation of a counter; none for an independent one. */
export function formationOf({ marks }: Pick<Counter, "marks">): string | null {
  const mark = marks.find((it) => it.startsWith(FORMATION));
  return mark === undefined ? null : mark.slice(FORMATION.length);
}
