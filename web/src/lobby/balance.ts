/** Who wins, in numbers that say how sure they are. */
import type { Balance } from "../../types/wire";

/** A share of the games that were decided, in percent, with its standard error. */
export type Share = { of: number; error: number };

/**
 * The share of the first side. Its error is that of a coin thrown as often; where all were won
 * alike, half a game more or less.
 */
export function shareOf({ sides: [first, second] }: Balance): Share | null {
  const decided = first.wins + second.wins;
  if (decided === 0) return null;
  const share = first.wins / decided;
  const error = Math.max(Math.sqrt((share * (1 - share)) / decided), 0.5 / decided);
  return { of: tenths(100 * share), error: tenths(100 * error) };
}

function tenths(number: number): number {
  return Math.round(number * 10) / 10;
}
