/**
 * What is to be seen of what happened: ways of counters, dice, blows, and counters that are gone.
 *
 * It is read from the facts of the log and from the difference between two scenes. Events only
 * move pictures; where things really are, the scene says.
 */
import type { Board, Counter, DieRolled, LogLine, Scene } from "../../../types/scene";
import { placeOn } from "../../lib/place";

/** Counters that went along a way together. */
export type Journey = { units: string[]; path: string[]; event: string };

export type Roll = DieRolled;

export type Motion = {
  journeys: Journey[];
  dice: Roll[];
  /** Where the dice belong, if some hex is named with them. */
  at: string | null;
  /** Counters that have become weaker. */
  struck: string[];
  /** Counters that are no longer on the map, as they were. */
  gone: Counter[];
};

/** More than this at once is told by the scene alone: nobody could follow it. */
const MOST_JOURNEYS = 24;
const MOST_DICE = 8;

/** The last thing that was seen: a scene, and who saw it. */
export type Seen = Pick<Scene, "viewer" | "step" | "counters"> & {
  /** The hex that the question was about. */
  at: string | null;
};

/** What has to be remembered of a scene to tell what comes after it. */
export function seen({ viewer, step, counters, prompt }: Scene): Seen {
  const { target, hex } = prompt?.about ?? {};
  return { viewer, step, counters, at: target ?? hex ?? null };
}

/**
 * What happened after a scene. Somebody else who comes to the screen is shown ways and dice only:
 * what the one before saw of the counters is no business of his.
 */
export function motionOf(
  before: Seen,
  after: Scene,
  lines: readonly LogLine[],
  board: Board | null = null,
): Motion {
  const dice = lines.flatMap(({ fields }) => fields.die ?? []);
  const now = new Map(after.counters.map((counter) => [counter.id, counter]));
  const known = before.viewer === after.viewer ? before.counters : [];
  const onMap = known.filter((counter) => placeOn(board, counter) !== null);
  const told = journeysOf(lines);
  const journeys = [...told, ...shiftsOf(board, onMap, now, told)];
  return {
    journeys: journeys.length > MOST_JOURNEYS ? [] : journeys,
    dice: dice.length > MOST_DICE ? [] : dice,
    at: before.at ?? placeOf(lines),
    struck: onMap
      .filter((counter) => isWeaker(board, counter, now.get(counter.id)))
      .map(({ id }) => id),
    gone: onMap.filter((counter) => isGone(board, counter, now.get(counter.id))),
  };
}

/** Whether there is anything to be seen. */
export function isStill(motion: Motion): boolean {
  const { journeys, dice, struck, gone } = motion;
  return journeys.length + dice.length + struck.length + gone.length === 0;
}

/** Steps of the same counters, each beginning where the last ended, are one journey. */
function journeysOf(lines: readonly LogLine[]): Journey[] {
  const journeys: Journey[] = [];
  for (const { event, fields } of lines) {
    const { from, to, unit } = fields;
    const units = fields.units ?? (unit === undefined ? [] : [unit]);
    if (from === undefined || to === undefined || units.length === 0) {
      continue;
    }
    const last = journeys.at(-1);
    const goesOn = last?.event === event && last.path.at(-1) === from && same(last.units, units);
    if (last && goesOn) {
      last.path.push(to);
    } else {
      journeys.push({ units, path: [from, to], event });
    }
  }
  return journeys;
}

/** Counters that went from hex to box, back, or from box to box, without the log naming a way. */
function shiftsOf(
  board: Board | null,
  before: readonly Counter[],
  now: ReadonlyMap<string, Counter>,
  told: readonly Journey[],
): Journey[] {
  const traveled = new Set(told.flatMap(({ units }) => units));
  return before.flatMap((was) => {
    const is = now.get(was.id);
    const [from, to] = [placeOn(board, was), is ? placeOn(board, is) : null];
    const boxed = was.hex === null || is?.hex === null;
    const goes = from !== null && to !== null && from !== to && boxed;
    return goes && !traveled.has(was.id)
      ? [{ units: [was.id], path: [from, to], event: "shifted" }]
      : [];
  });
}

/** The hex that the lines are about. */
function placeOf(lines: readonly LogLine[]): string | null {
  const named = lines.flatMap(({ fields }) => fields.hex ?? fields.target ?? []);
  return named[0] ?? null;
}

function isWeaker(board: Board | null, was: Counter, is: Counter | undefined): boolean {
  return (
    is !== undefined &&
    placeOn(board, is) !== null &&
    Object.entries(was.values).some(([name, value]) => (is.values[name] ?? value) < value)
  );
}

/** A hidden counter that cannot be found again may only have been turned over. */
function isGone(board: Board | null, was: Counter, is: Counter | undefined): boolean {
  return was.face === "up" && is !== undefined && placeOn(board, is) === null;
}

function same(first: readonly string[], second: readonly string[]): boolean {
  return first.length === second.length && first.every((unit, at) => unit === second[at]);
}
