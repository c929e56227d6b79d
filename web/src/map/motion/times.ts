/** How long things take to be shown, and in which order. */

import type { Journey } from "./plan";

/** A journey with the time at which it begins and how long it takes, in milliseconds. */
export type Timed = Journey & { begins: number; lasts: number };

/** One step, each further hex, and the longest a journey may take. */
const STEP = 150;
const FURTHER = 25;
const LONGEST = 250;

/** Everything together takes no longer than this; what is more is shown faster. */
const WHOLE = 1500;

/** Journeys one after the other, after the dice if there are any. */
export function timed(journeys: readonly Journey[], after: number): Timed[] {
  const lasting = journeys.map(({ path }) =>
    Math.min(STEP + FURTHER * Math.max(path.length - 2, 0), LONGEST),
  );
  const sum = lasting.reduce((total, lasts) => total + lasts, 0);
  const haste = sum > WHOLE ? WHOLE / sum : 1;
  let begins = after;
  return journeys.map((journey, at) => {
    const lasts = (lasting[at] ?? STEP) * haste;
    const one = { ...journey, begins, lasts };
    begins += lasts;
    return one;
  });
}
