/** Who looks at a table on one screen: pure functions, so that they can be tested. */
import type { GameInfo } from "../../types/wire";

/** The player who is a person at this table. */
export const HUMAN = "human";
/** The viewer who holds no seat. */
export const SPECTATOR = "spectator";

/** The seats that people play. */
export function persons(info: GameInfo): string[] {
  return Object.keys(info.players).filter((seat) => info.players[seat] === HUMAN);
}

/** What the screen has to do after a change. */
export type Look =
  /** Nothing: the right one looks. */
  | { kind: "stay" }
  /** Show the table to this viewer. */
  | { kind: "watch"; viewer: string }
  /** Hide everything until this seat's player has come to the screen. */
  | { kind: "hand-over"; seat: string };

/**
 * Decides who should look now. `hides` says whether seats have secrets from each other that the
 * screen keeps.
 */
export function whoLooks(info: GameInfo, viewer: string | null, hides: boolean): Look {
  const seats = persons(info);
  const due = dueViewer(info, seats, viewer);
  if (due === viewer) return { kind: "stay" };
  // A single person has nobody to hide from, and a spectator sees what everybody sees.
  const secret = hides && seats.length > 1 && info.asked === due;
  return secret ? { kind: "hand-over", seat: due } : { kind: "watch", viewer: due };
}

function dueViewer(info: GameInfo, seats: string[], viewer: string | null): string {
  if (info.asked !== null && seats.includes(info.asked)) return info.asked;
  // A bot decides, or nobody: whoever looked goes on looking.
  if (viewer !== null && seats.includes(viewer)) return viewer;
  return seats[0] ?? SPECTATOR;
}
