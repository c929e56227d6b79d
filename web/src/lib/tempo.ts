/** How long things are shown, and in which order. One table for all who wait for it. */
import type { LogLine } from "../../types/scene";
import { type Journey, journeysOf } from "./journeys";
import type { Settings } from "./settings.svelte";

/** Milliseconds. */
export type Tempo = {
  /** How long dice tumble before they lie. */
  tumble: number;
  /** How long they lie before anything else happens. */
  lie: number;
  /** How long an attack that was announced is looked at. */
  aim: number;
  /** A journey to the next hex, each further hex, and the longest it may take. */
  first: number;
  further: number;
  longest: number;
  /** How long a counter that has arrived is looked at. */
  rest: number;
  /** All journeys of one act together take no longer; what is more is shown faster. */
  whole: number;
};

/** The player's own counters move as quickly as the eye follows: the player knows where to. */
const OWN = { first: 150, further: 25, longest: 250, rest: 0, whole: 1500 };

const QUICK: Tempo = { ...OWN, tumble: 150, lie: 400, aim: 150, rest: 60 };

const TEMPI: { [pace in Settings["pace"]]: Tempo } = {
  calm: {
    tumble: 250,
    lie: 1200,
    aim: 600,
    first: 260,
    further: 80,
    longest: 900,
    rest: 160,
    whole: 3000,
  },
  quick: QUICK,
  // Nothing waits at this pace; what moves by itself moves quickly.
  instant: QUICK,
};

/** The tempo of a pace; `own` is what the one who looks has done. */
export function tempoOf(pace: Settings["pace"], own: boolean): Tempo {
  return own ? { ...TEMPI[pace], ...OWN } : TEMPI[pace];
}

/** A journey with the time at which it begins and how long it takes, in milliseconds. */
export type Timed = Journey & { begins: number; lasts: number };

/** Journeys one after the other, beginning after so many milliseconds. */
export function timed(journeys: readonly Journey[], after: number, tempo: Tempo): Timed[] {
  const lasting = journeys.map(({ path }) =>
    Math.min(tempo.first + tempo.further * Math.max(path.length - 2, 0), tempo.longest),
  );
  const sum = lasting.reduce((total, lasts) => total + lasts, 0);
  const haste = sum > tempo.whole ? tempo.whole / sum : 1;
  let begins = after;
  return journeys.map((journey, at) => {
    const lasts = lasting[at]! * haste;
    const one = { ...journey, begins, lasts };
    begins += lasts;
    return one;
  });
}

/** How long dice are looked at before anything else happens. */
export function diceLast(tempo: Tempo): number {
  return tempo.tumble + tempo.lie;
}

/** Whether dice fell. */
export function isRoll(lines: readonly LogLine[]): boolean {
  return lines.some(({ fields }) => fields.die !== undefined);
}

/** Whether somebody has said whom he attacks. */
function isAim({ fields }: LogLine): boolean {
  return fields.sources !== undefined || fields.attacked !== undefined;
}

/**
 * How long it takes to see what some lines tell, before what follows may be shown. One's own
 * counters are not waited for.
 */
export function lasting(lines: readonly LogLine[], tempo: Tempo, own: boolean): number {
  const roll = isRoll(lines);
  const after = roll ? diceLast(tempo) : 0;
  if (own) return after;
  const journeys = timed(journeysOf(lines), after, tempo);
  const last = journeys.at(-1);
  const arrived = last ? last.begins + last.lasts + tempo.rest : after;
  return !roll && lines.some(isAim) ? Math.max(arrived, tempo.aim) : arrived;
}
