/** The account of a finished game, seat by seat: points, losses, luck. */
import type { Message, OutcomeLine, OutcomeView, Scene } from "../../types/scene";
import type { Tally } from "../time/dice";

/** What a finished game came to for one seat. */
export type Account = {
  seat: string;
  /** Null where the seat is one that does not score. */
  points: number | null;
  parts: readonly OutcomeLine[];
  losses: readonly OutcomeLine[];
  /** Its single dice, one tally for each kind of die. */
  luck: readonly Tally[];
};

/** The accounts of all seats in their order, without those of which nothing is to be told. */
export function accountsOf(
  outcome: OutcomeView,
  seats: readonly { id: string }[],
  tallies: readonly Tally[],
): Account[] {
  const accounts = seats.map(({ id: seat }) => ({
    seat,
    points: outcome.points[seat] ?? null,
    parts: outcome.parts[seat] ?? [],
    losses: outcome.losses[seat] ?? [],
    // What was rolled together is the same dice once more.
    luck: tallies.filter((it) => it.seat === seat && it.count === 1),
  }));
  const told = accounts.filter(
    ({ points, losses, luck }) => points !== null || losses.length > 0 || luck.length > 0,
  );
  return told.length > 0 ? told : accounts;
}

/** What players kept to themselves until the end, as the notes of the last scene tell it. */
export function secretsOf(scene: Scene | null): Message[] {
  return (scene?.notes ?? []).filter(({ key }) => /-note-\w+-of$/.test(key));
}

/** Whether several seats have one and the same account: players who share what they lead. */
export function isOneAccount({ points, parts }: OutcomeView): boolean {
  const [first, ...others] = Object.keys(points);
  if (first === undefined || others.length === 0) return false;
  const account = (seat: string): string => JSON.stringify([points[seat], parts[seat]]);
  return others.every((seat) => account(seat) === account(first));
}
