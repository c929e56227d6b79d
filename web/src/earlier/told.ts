/** How the dice of a record are written where nothing is known but the record. */
import type { ToldRoll } from "../../types/wire";

/** Dice in their order, such as `d6 4, d6 2`; those set by hand have a star. */
export function diceText(dice: readonly ToldRoll[]): string {
  return dice.map((it) => `d${it.sides} ${it.face}${it.by_hand ? "*" : ""}`).join(", ");
}
