/** What is looked for on the start screen: kept while somebody looks at a scenario and comes back. */
import { ANYTHING, type Wish } from "./finder";

/** Scenarios that are shown before more are asked for: three rows, or a phone and a half. */
export const FIRST = matchMedia("(max-width: 40rem)").matches ? 8 : 15;

export const wish = $state<Wish>({ ...ANYTHING });

/** How many results are shown. */
export const shown = $state({ count: FIRST });

/** Asks for nothing any more. */
export function clear(): void {
  Object.assign(wish, ANYTHING);
  shown.count = FIRST;
}
