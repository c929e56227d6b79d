/** The turn track: one box a turn, with what is to arrive in it. */
import type { Arrival, Scene, Setting } from "../../types/scene";

/** One box of the turn track. */
export type TurnBox = {
  turn: number;
  /** Its name by language; empty if it has none. */
  label: { [language in string]: string };
  when: "past" | "now" | "to-come";
  arrivals: Arrival[];
};

/** The boxes of the whole game. What was due earlier and still waits stands in the current turn. */
export function turnBoxes(setting: Setting, scene: Scene): TurnBox[] {
  return Array.from({ length: scene.turns }, (_, index) => {
    const turn = index + 1;
    return {
      turn,
      label: setting.turn_labels[index] ?? {},
      when: turn < scene.turn ? "past" : turn === scene.turn ? "now" : "to-come",
      arrivals: scene.arrivals.filter((it) => Math.max(it.turn, scene.turn) === turn),
    };
  });
}
