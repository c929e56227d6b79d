/** A squad as the rules write it: what one game leaves to the next. */
import type { Counter } from "../../types/scene";

/** The seat whose counters a squad has. */
export const SQUAD = "us";

/** A squad with its history. */
export type Squad = {
  missions: Played[];
  fallen: Fallen[];
  men: Veteran[];
};

/** A mission that lies behind it. */
export type Played = { mission: string; won: boolean; points: number };

export type Health = "fit" | "wounded" | "incapacitated" | "killed";

/** Somebody who was lost and has been replaced. */
export type Fallen = { letter: string; name: string; health: Health; mission: string };

/** One line of the roster. */
export type Veteran = {
  letter: string;
  name: string;
  command: boolean;
  in: number;
  pc: number;
  ws: number;
  ds: number;
  mpa: number;
  price: number;
  cp: number;
  missions: number;
  wounds: number;
  health: Health;
  lost: boolean;
  deeds: [deed: string, card: number][];
  tally: Tally;
  arms: { model: string }[];
  ammo: string[];
};

/** What somebody has done on all missions. */
export type Tally = {
  killed: number;
  incapacitated: number;
  wounded: number;
  captured: number;
  vehicles: number;
};

/** What has happened to somebody, in a word: who was left behind is lost, even if he lived. */
export function fateOf(man: Veteran): Health | "left-behind" | "saved" {
  if (man.health !== "incapacitated") return man.health;
  return man.lost ? "left-behind" : "saved";
}

/** Like things together, in the order in which they first come. */
export function counted(things: readonly string[]): [thing: string, count: number][] {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts];
}

/** A number with its sign. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : number > 0 ? `+${number}` : "0";
}

/** The columns of the tally that are not empty. */
export function doneBy(tally: Tally): [what: keyof Tally, count: number][] {
  const all = Object.entries(tally) as [keyof Tally, number][];
  return all.filter(([, count]) => count > 0);
}

/** The counter of a soldier as it would lie on the map, fit to be shown beside his name. */
export function counterOf(man: Veteran): Counter {
  const down = man.health === "killed" || man.health === "incapacitated" ? [man.health] : [];
  const hurt = man.health === "wounded" ? ["wounded"] : [];
  return {
    id: man.letter,
    seat: SQUAD,
    kind: "soldier",
    model: man.arms[0]?.model ?? "unarmed",
    face: "up",
    size: "",
    name: man.name,
    values: { "weapon-skill": man.ws, movement: man.mpa },
    marks: [...down, ...hurt, ...(man.command ? ["commander"] : [])],
    hex: null,
    box: null,
  };
}
