/** Whether the coach speaks in a game, and what has been read there: kept from visit to visit. */

const STORED_AS = "esagono.coach";

type Kept = { on: string[]; read: { [game in string]: string[] } };

const kept = $state<Kept>(restored());

/** Whether the coach speaks in this game. */
export function isOn(game: string): boolean {
  return kept.on.includes(game);
}

/** Lets the coach speak in this game, or be silent. */
export function turn(game: string, on: boolean): void {
  const others = kept.on.filter((it) => it !== game);
  kept.on = on ? [...others, game] : others;
  keep();
}

/** The ids of the steps read in this game. */
export function readIn(game: string): ReadonlySet<string> {
  return new Set(kept.read[game] ?? []);
}

/** Notes that a step has been read. */
export function noteRead(game: string, step: string): void {
  const read = kept.read[game] ?? [];
  if (read.includes(step)) return;
  kept.read[game] = [...read, step];
  keep();
}

function restored(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(STORED_AS) ?? "{}") as Partial<Kept>;
    return { on: found.on ?? [], read: found.read ?? {} };
  } catch {
    return { on: [], read: {} };
  }
}

/** A browser that forbids it just forgets. */
function keep(): void {
  try {
    localStorage.setItem(STORED_AS, JSON.stringify(kept));
  } catch {
    return;
  }
}
