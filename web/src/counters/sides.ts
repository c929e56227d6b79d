/** The sides of a game as their counters show them. */

import type { Setting } from "../../types/scene";
import { type Color, darker, isLight, lighter, read, written } from "./color";

/** How a side is told apart without color. */
export type Style = "band" | "frame" | "stripe" | "corners";

/** The owner of counters that belong to no seat: markers, things and the ground itself. */
export const NOBODY = "none";

const STYLES: readonly Style[] = ["band", "frame", "stripe", "corners"];

/** The looks of one side, as colors ready to be written. */
export type Side = {
  index: number;
  style: Style;
  /** The side's own color. */
  color: string;
  /** Upper left and lower right of the face. */
  faces: readonly [string, string];
  /** Cardboard seen from the side. */
  edge: string;
  /** Bands, frames and patterns. */
  dark: string;
  /** Ground of the pattern on the back. */
  back: string;
  /** Letters on the face. */
  ink: string;
};

function side(color: Color, index: number): Side {
  return {
    index,
    style: STYLES[index % STYLES.length] ?? "band",
    color: written(color),
    faces: [written(lighter(color, 0.5)), written(lighter(color, 0.26))],
    edge: written(darker(color, 0.55)),
    dark: written(darker(color, 0.32)),
    back: written(darker(color, 0.12)),
    ink: isLight(lighter(color, 0.38)) ? "#17130e" : "#fffaf0",
  };
}

/** A side in another color, such as that of one of its nations; its style stays. */
export function inColor(of: Side, color: string): Side {
  // No gradient is laid out for it: its face is even.
  return { ...side(read(color), of.index), index: -1, style: of.style };
}

/** The sides of a game by seat; a seat nobody named is gray. */
export class Sides {
  readonly all: readonly Side[];
  readonly #bySeat = new Map<string, Side>();
  readonly #unknown: Side;

  constructor(setting: Pick<Setting, "seats"> | null) {
    const seats = setting?.seats ?? [];
    this.all = seats.map((seat, index) => side(read(seat.color), index));
    seats.forEach((seat, index) => this.#bySeat.set(seat.id, this.all[index]!));
    this.#unknown = side(read(""), seats.length);
  }

  of(seat: string): Side {
    return this.#bySeat.get(seat) ?? this.#unknown;
  }
}
