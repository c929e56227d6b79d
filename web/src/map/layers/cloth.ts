/** The cloth of a side's flag, told apart without its color. */
import type { Side } from "../../counters/sides";

/** Square cloth for the first side, swallowtails for the second, pennants for others. */
const CLOTHS = ["h11v8h-11z", "h12l-4 4l4 4h-12z"];
const PENNANT = "l12 4l-12 4z";

/** The rest of a path that begins at the top of the staff. */
export function clothOf({ index }: Pick<Side, "index">): string {
  return CLOTHS[index] ?? PENNANT;
}
