/** Names of what a scene mentions by id. */
import type { SeatView, Setting } from "../../types/scene";
import { has, t, words } from "../lib/texts";

/** A seat with its place in the order of seats, which gives its sign. */
export function seatOf(setting: Setting, id: string): { seat: SeatView; index: number } | null {
  const index = setting.seats.findIndex((seat) => seat.id === id);
  const seat = setting.seats[index];
  return seat ? { seat, index } : null;
}

/** The name of a seat. */
export function seatName(setting: Setting, id: string): string {
  return words(seatOf(setting, id)?.seat.name) || id;
}

/** A text about turns in the words of the system: some books call them rounds. */
export function turnText(
  system: string | undefined,
  name: "turn" | "turn-of" | "turn-short" | "turn-track" | "turns",
  args: Record<string, number> = {},
): string {
  const own = `${system}-${name}`;
  const plain = {
    turn: "time-turn",
    "turn-of": "page-game-turn",
    "turn-short": "page-turn-short",
    "turn-track": "info-turn-track",
    turns: "page-turns",
  };
  return t(has(own) ? own : plain[name], args);
}

/** The name of a phase in the words of its system. */
export function phaseName(setting: Setting, phase: string): string {
  const key = `${setting.system}-phase-${phase}`;
  return has(key) ? t(key) : phase;
}
