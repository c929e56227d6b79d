/** What lies over the table of a game of other rules, by game. */
import { SvelteMap } from "svelte/reactivity";

/** First what the game is; later, if wished, what it tells. */
export type Front = "summary" | "telling" | null;

const fronts = new SvelteMap<string, Front>();

/** What lies over the table now; whoever opens a game reads first what it is. */
export function frontOf(game: string): Front {
  const front = fronts.get(game);
  return front === undefined ? "summary" : front;
}

export function lay(game: string, front: Front): void {
  fronts.set(game, front);
}
