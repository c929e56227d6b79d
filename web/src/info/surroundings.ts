/** What lies in and around a hex, read off the board. */
import type { Board, Counter, Scene } from "../../types/scene";
import { words } from "../lib/texts";

/** Everything the board and the scene say about one hex. */
export type Surroundings = {
  hex: string;
  terrain: string;
  /** Names set on the map that run through it. */
  names: string[];
  /** What runs through it: roads, railways; each kind once. */
  lines: string[];
  /** What lies on its sides, with the hexes across. */
  sides: { kind: string; towards: string[] }[];
  controller: string | null;
  objective: boolean;
  /** Its counters, the top of the stack first. */
  stack: Counter[];
};

/** Reads a hex; null if the board has no such hex. */
export function surroundings(
  board: Board,
  scene: Scene,
  objectives: readonly string[],
  hex: string,
): Surroundings | null {
  const found = board.hexes.find((it) => it.id === hex);
  if (found === undefined) return null;
  return {
    hex,
    terrain: found.terrain,
    names: board.names
      .filter((it) => it.hexes.includes(hex))
      .map((it) => words(it.title) || it.text),
    lines: unique(board.lines.filter((it) => it.path.includes(hex)).map((it) => it.kind)),
    sides: sidesOf(board, hex),
    controller: scene.control[hex] ?? null,
    objective: objectives.includes(hex),
    stack: scene.counters.filter((it) => it.hex === hex).reverse(),
  };
}

function sidesOf(board: Board, hex: string): Surroundings["sides"] {
  const found = new Map<string, string[]>();
  for (const { kind, between } of board.sides) {
    const [a, b] = between;
    if (a !== hex && b !== hex) continue;
    const across = a === hex ? b : a;
    found.set(kind, [...(found.get(kind) ?? []), across]);
  }
  return [...found].map(([kind, towards]) => ({ kind, towards }));
}

function unique(texts: string[]): string[] {
  return [...new Set(texts)];
}
