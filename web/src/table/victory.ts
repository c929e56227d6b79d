/** The score as the program tells it, put side by side for one glance. */
import type { Scene, Setting } from "../../types/scene";

/** The points of a seat, and what it needs for more than it has reached. */
export type Score = { seat: string; points: number; needs: number | null };

/** The track on which the points of a seat stand. */
const POINTS = "points-";

/** The points of every seat that has any, in the order of seats. */
export function scoresOf(setting: Setting, scene: Scene): Score[] {
  return setting.seats.flatMap(({ id }) => {
    const points = scene.tracks[POINTS + id];
    if (points === undefined) return [];
    const levels = setting.victory.flatMap(({ seat, at_least }) =>
      seat === id && at_least !== null && at_least > points ? [at_least] : [],
    );
    return [{ seat: id, points, needs: levels.length > 0 ? Math.min(...levels) : null }];
  });
}
