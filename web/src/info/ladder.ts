/** Tracks of boxes made ready to be shown. Pure functions: the rules say what happens where. */
import type { Counter, Ladder, LadderStep, Scene } from "../../types/scene";

/** One box of a track. */
export type Box = {
  number: number;
  /** What holds in it; none above the first step. */
  step: LadderStep | null;
  /** Whether it is the first box of its step. */
  first: boolean;
  /** Whether the marker is in it. */
  now: boolean;
  /** What lies in it, without the marker. */
  counters: Counter[];
};

/** The boxes of a track from its top to its bottom. */
export function boxesOf(ladder: Ladder, scene: Scene): Box[] {
  const now = numberOf(ladder, scene);
  const lying = scene.counters.filter(({ seat }) => seat === ladder.seat);
  const top = Math.max(ladder.top, now);
  return Array.from({ length: top - ladder.bottom + 1 }, (_, down) => {
    const number = top - down;
    const step = ladder.steps.findLast(({ at }) => number <= at) ?? null;
    const counters = lying.filter(
      ({ box, kind }) => box === `${ladder.boxes}${number}` && kind !== "track-current",
    );
    const isLast = number === ladder.bottom && now < ladder.bottom;
    return { number, step, first: step?.at === number, now: number === now || isLast, counters };
  });
}

/** Where the marker of a track is. */
export function numberOf(ladder: Ladder, scene: Scene): number {
  return scene.tracks[ladder.track] ?? ladder.top;
}

/** What the marker itself says: states of the seat. */
export function statesOf(ladder: Ladder, scene: Scene): string[] {
  const marker = scene.counters.find(
    ({ kind, seat }) => kind === "track-current" && seat === ladder.seat,
  );
  return marker?.marks ?? [];
}
