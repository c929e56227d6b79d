/** The numbers of a game: one row a track, one column a seat where a track belongs to seats. */

/** One track: a number of its own, or one for each seat. */
export type Track = { name: string; shared: number | null; bySeat: { [seat in string]: number } };

/** Puts tracks called `name-seat` together under their name. */
export function tracks(numbers: { [name in string]: number }, seats: string[]): Track[] {
  const found = new Map<string, Track>();
  for (const [full, value] of Object.entries(numbers)) {
    const seat = seats.find((it) => full.endsWith(`-${it}`));
    const name = seat === undefined ? full : full.slice(0, -seat.length - 1);
    const track = found.get(name) ?? { name, shared: null, bySeat: {} };
    if (seat === undefined) track.shared = value;
    else track.bySeat[seat] = value;
    found.set(name, track);
  }
  return [...found.values()];
}
