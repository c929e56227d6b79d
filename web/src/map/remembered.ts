/** Where the map of each game was left, kept in the browser. */

import type { View } from "./camera";

const KEY = "esagono.views";

/** Games whose views are kept. */
const MOST = 40;

type Views = { [game in string]: View };

/** Where the map of a game was left; nothing if it was never open here. */
export function rememberedView(game: string): View | null {
  const view = all()[game];
  const sound = view && [view.scale, view.x, view.y].every(Number.isFinite);
  return sound ? view : null;
}

/** Keeps where the map of a game was left; a browser that forbids it just forgets. */
export function rememberView(game: string, view: View): void {
  const others = Object.entries(all()).filter(([id]) => id !== game);
  const views: Views = Object.fromEntries([...others.slice(-MOST + 1), [game, view]]);
  try {
    localStorage.setItem(KEY, JSON.stringify(views));
  } catch {
    return;
  }
}

function all(): Views {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {}) as Views;
  } catch {
    return {};
  }
}
