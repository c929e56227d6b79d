/** How the dice of a record are written where nothing is known but the record. */
import type { ToldRoll } from "../../types/wire";

/** Dice in their order, such as `d6 4, d6 2`. */
export function diceText(dice: readonly ToldRoll[]): string {
  return dice.map(({ sides, face }) => `d${sides} ${face}`).join(", ");
}
