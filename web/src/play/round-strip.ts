/** Who acts when in this round, as the marks of the counters tell it. */
import type { Counter, Scene } from "../../types/scene";

/** The phase that has such a track. */
const ROUNDS = "rounds";

/** Boxes of the track in the order in which they act, then those who do not. */
const BOXES = ["turns-2", "turns-1", "complete", "panic", "unaware", "inactive"] as const;

/** A box of the track, and who is in it. */
export type RoundBox = { mark: string; counters: Counter[]; acts: boolean };

/** The boxes in which somebody is; empty outside of rounds. */
export function roundOf(scene: Scene | null): RoundBox[] {
  if (scene?.phase !== ROUNDS) return [];
  const boxes = BOXES.map((mark) => ({
    mark,
    counters: scene.counters.filter(({ marks }) => marks.includes(mark)),
    acts: mark === "turns-2" || mark === "turns-1",
  }));
  return boxes.filter(({ counters }) => counters.length > 0);
}
