/**
 * Counter faces: what a system prints on its counters. One folder per system holds its faces; all
 * of them are reached through `facesOf`.
 *
 * Faces are markup in a square of 58 around the origin. They show what the scene says and know no
 * rule.
 */

import type { Counter } from "../../types/scene";
import { AMBUSH } from "./ambush/faces";
import { back } from "./body";
import { COH } from "./coh/faces";
import type { Glyph } from "./glyph";
import { NEXTWAR } from "./nextwar/faces";
import { PRUSSIA } from "./prussia/faces";
import { SCS } from "./scs/faces";
import type { Side } from "./sides";

/** What a system's counters look like. */
export interface Faces {
  /** The front of an open counter. */
  front(counter: Counter, side: Side): string;
  /** What a counter fights with as it is printed; the strongest of a stack shows its sign. */
  strength(counter: Counter): number;
  /** What is printed on a counter that lies on the ground, drawn above whoever stands there. */
  readonly sign?: (counter: Counter) => string;
  /** The side as this counter shows it, where nations of one side differ. */
  readonly sideOf?: (counter: Counter, side: Side) => Side;
  /** The sign of its kind on its own, for blocks seen from afar. */
  glyph(counter: Counter): Glyph;
  /** The values read out for a counter, in order. */
  readonly spoken: readonly string[];
  /** Every mark that shows on a counter, for the legend. */
  readonly marks: readonly string[];
  /** What marks and events mean to the eye. */
  readonly roles: {
    /** Marks that put a counter into the gold frame. */
    readonly selected: readonly string[];
    /** Facts of a question that name counters to be put into the gold frame. */
    readonly asked: readonly ("unit" | "units" | "leader")[];
    /** Marks that aim a counter, and that make it the aim. */
    readonly aiming: readonly string[];
    readonly aimed: readonly string[];
    /** Events that tell of counters falling back. */
    readonly fleeing: readonly string[];
    /** Verbs of answers that shoot at a hex. */
    readonly shooting: readonly string[];
  };
  /** Which part of its stack a counter belongs to, where stacks are ordered. */
  readonly layer?: (counter: Counter) => string;
  /** Numbers of each seat that are always in sight; none where the question says enough. */
  readonly pools: readonly string[];
}

const FACES: Readonly<Record<string, Faces>> = {
  scs: SCS,
  coh: COH,
  prussia: PRUSSIA,
  ambush: AMBUSH,
  nextwar: NEXTWAR,
};

/** The faces of a system. Before the setting has come nothing is drawn, and any will do. */
export function facesOf(system: string | null | undefined): Faces {
  if (system === null || system === undefined) return SCS;
  const faces = FACES[system];
  if (!faces) throw new Error(`the system "${system}" has no counter faces (counters/face.ts)`);
  return faces;
}

const drawn = new Map<string, string>();

/** Faces kept before the oldest are forgotten; a large game shows a few hundred. */
const KEPT = 2000;

/** The picture of a counter, as this viewer may see it. */
export function face(faces: Faces, counter: Counter, side: Side): string {
  const key = JSON.stringify([
    side.index,
    side.color,
    counter.face,
    counter.kind,
    counter.model,
    counter.size,
    counter.name,
    faces === SCS || faces === NEXTWAR ? "" : counter.id,
    counter.hex === null,
    counter.values,
    counter.marks,
  ]);
  const known = drawn.get(key);
  if (known !== undefined) {
    return known;
  }
  const picture = counter.face === "down" ? back(side) : faces.front(counter, side);
  if (drawn.size >= KEPT) {
    drawn.clear();
  }
  drawn.set(key, picture);
  return picture;
}

/** Whether a counter has one of some marks. */
export function hasMark(counter: Counter, marks: readonly string[]): boolean {
  return counter.marks.some((mark) => marks.includes(mark));
}
