/** The numbers of a game: one row a track, one column a seat where a track belongs to seats. */

/** One track: a number of its own, or one for each seat. */
export type Track = { name: string; shared: number | null; bySeat: { [seat in string]: number } };

/** Rows under a heading of their own; the first have none. */
export type Section = { id: string | null; rows: Track[] };

/** Tracks that stand together, by how their names begin, in the order they are shown. */
const SECTIONS: { [system in string]: readonly { id: string; begins: readonly string[] }[] } = {
  nextwar: [
    { id: "sea", begins: ["yellow-sea-", "east-sea-"] },
    { id: "replacements", begins: ["replacements"] },
  ],
};

/** Rows in their sections: first what belongs to none. Empty sections are left out. */
export function sections(system: string, rows: readonly Track[]): Section[] {
  const known = SECTIONS[system] ?? [];
  const homeOf = ({ name }: Track): string | null =>
    known.find(({ begins }) => begins.some((it) => name.startsWith(it)))?.id ?? null;
  return [null, ...known.map(({ id }) => id)]
    .map((id) => ({ id, rows: rows.filter((row) => homeOf(row) === id) }))
    .filter((section) => section.rows.length > 0);
}

/** Puts tracks called `name-seat` together under their name, unless one is whole by itself. */
export function tracks(
  numbers: { [name in string]: number },
  seats: string[],
  isWhole: (name: string) => boolean = () => false,
): Track[] {
  const found = new Map<string, Track>();
  for (const [full, value] of Object.entries(numbers)) {
    const seat = isWhole(full) ? undefined : seats.find((it) => full.endsWith(`-${it}`));
    const name = seat === undefined ? full : full.slice(0, -seat.length - 1);
    const track = found.get(name) ?? { name, shared: null, bySeat: {} };
    if (seat === undefined) track.shared = value;
    else track.bySeat[seat] = value;
    found.set(name, track);
  }
  return [...found.values()];
}
