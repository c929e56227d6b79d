/**
 * What is to be seen of what happened: ways of counters, dice, blows, and counters that are gone.
 *
 * It is read from the facts of the log and from the difference between two scenes. Events only
 * move pictures; where things really are, the scene says.
 */
import type { Board, Counter, LogLine, Scene } from "../../../types/scene";
import { type Journey, journeysOf } from "../../lib/journeys";
import { placeOn } from "../../lib/place";
import { type Roll, placeOfRoll, rollOf } from "../../time/roll";

export type Motion = {
  journeys: Journey[];
  roll: Roll | null;
  /** Where the dice belong, if some hex is named with them. */
  at: string | null;
  /** Counters that have become weaker. */
  struck: string[];
  /** Counters that are no longer on the map, as they were. */
  gone: Counter[];
};

/** More than this at once is told by the scene alone: nobody could follow it. */
const MOST_JOURNEYS = 24;

/** The last thing that was seen: a scene, and who saw it. */
export type Seen = Pick<Scene, "viewer" | "step" | "counters" | "asked"> & {
  /** The hex that the question was about. */
  at: string | null;
};

/** What has to be remembered of a scene to tell what comes after it. */
export function seen({ viewer, step, counters, asked, prompt }: Scene): Seen {
  const { target, hex } = prompt?.about ?? {};
  return { viewer, step, counters, asked, at: target ?? hex ?? null };
}

/**
 * What happened after a scene, given what was told before. Somebody else who comes to the screen is shown ways and dice only:
 * what the one before saw of the counters is no business of his.
 */
export function motionOf(
  before: Seen,
  after: Scene,
  lines: readonly LogLine[],
  board: Board | null = null,
  earlier: readonly LogLine[] = [],
): Motion {
  const roll = rollOf(lines, earlier);
  const now = new Map(after.counters.map((counter) => [counter.id, counter]));
  const known = before.viewer === after.viewer ? before.counters : [];
  const onMap = known.filter((counter) => placeOn(board, counter) !== null);
  const told = journeysOf(lines);
  const journeys = [...told, ...shiftsOf(board, onMap, now, told)];
  return {
    journeys: journeys.length > MOST_JOURNEYS ? [] : journeys,
    roll,
    at: roll && (before.at ?? placeOfRoll(lines, earlier, after)),
    struck: onMap
      .filter((counter) => isWeaker(board, counter, now.get(counter.id)))
      .map(({ id }) => id),
    gone: onMap.filter((counter) => isGone(board, counter, now.get(counter.id))),
  };
}

/** Whether there is anything to be seen. */
export function isStill(motion: Motion): boolean {
  const { journeys, roll, struck, gone } = motion;
  return roll === null && journeys.length + struck.length + gone.length === 0;
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
