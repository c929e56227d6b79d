/** Marks of Ambush!: which are badges, and which show in another way. */

import { type Badge, SHAPES } from "../badges";

/** How a soldier holds himself: his figure shows it. */
export const STANCES = ["standing", "crouching", "prone"] as const;

/** The boxes of the action round: pips show them. */
export const BOXES = ["turns-2", "turns-1", "complete", "panic", "unaware", "inactive"] as const;

/** Other marks that the face itself shows, or where it lies. */
export const ELSEWHERE: readonly string[] = [...STANCES, ...BOXES, "wrecked", "german", "waiting"];

const CROSS = "M-2.8-2.8l5.6 5.6M2.8-2.8l-5.6 5.6";

export const BADGES: Readonly<Record<string, Badge>> = {
  commander: {
    home: "left",
    shape: SHAPES.circle,
    color: "#b07a12",
    sign: "M0-3.6l1 2.4l2.6.2l-2 1.7l.7 2.5l-2.3-1.4l-2.3 1.4l.7-2.5l-2-1.7l2.6-.2z",
  },
  wounded: { home: "right", shape: SHAPES.burst, color: "#c2261a", sign: "M0-2.8v5.6M-2.8 0h5.6" },
  incapacitated: {
    home: "right",
    shape: SHAPES.square,
    color: "#c2261a",
    sign: "M0-3.4v6.8M-3.4 0h6.8",
  },
  killed: { home: "right", shape: SHAPES.shield, color: "#25211c", sign: "M0-4v7M-2.6-1.6h5.2" },
  captured: {
    home: "left",
    shape: SHAPES.square,
    color: "#6d4a86",
    sign: "M-2.8-3.4v6.8M0-3.4v6.8M2.8-3.4v6.8",
  },
  surrendered: {
    home: "left",
    shape: SHAPES.hexagon,
    color: "#6d4a86",
    sign: "M-2 3.6v-7h4.6v3.6h-4.6",
  },
  parachute: {
    home: "top",
    shape: SHAPES.circle,
    color: "#47698a",
    sign: "M-3.8-.4q.4-3.4 3.8-3.4t3.8 3.4zM-3.8-.4L0 3.8L3.8-.4",
  },
  upstairs: {
    home: "left",
    shape: SHAPES.triangle,
    color: "#47698a",
    sign: "M-2.4 1.6L0-1.4L2.4 1.6",
  },
  driver: {
    home: "left",
    shape: SHAPES.circle,
    color: "#2f6b4f",
    sign: "M-3.2 0a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0M-3.2 0h6.4M0 0v3.2",
  },
  passenger: {
    home: "left",
    shape: SHAPES.hexagon,
    color: "#2f6b4f",
    sign: "M-1.8-3.4v4.4h3.8v2.8",
  },
  afloat: {
    home: "left",
    shape: SHAPES.diamond,
    color: "#20588f",
    sign: "M-3.4.6q1.7-2.2 3.4 0t3.4 0",
  },
  loaded: {
    home: "top",
    shape: SHAPES.circle,
    color: "#7a5f2b",
    sign: "M-1.2 3.4v-4.6l1.2-2.2l1.2 2.2v4.6z",
  },
  jammed: { home: "top", shape: SHAPES.diamond, color: "#a6641a", sign: "M-2.8 0h5.6" },
  broken: { home: "top", shape: SHAPES.square, color: "#8a3b12", sign: CROSS },
  ready: { home: "top", shape: SHAPES.circle, color: "#2f6b4f", sign: "M-2.8.2l2 2.2l3.6-4.4" },
  open: {
    home: "top",
    shape: SHAPES.square,
    color: "#2f6b4f",
    sign: "M-3 2.6v-3.4M3 2.6v-3.4M-3 2.6h6",
  },
  closed: { home: "top", shape: SHAPES.square, color: "#4b463d", sign: "M-3-2.4h6v5h-6zM-3 0h6" },
  immobilized: { home: "right", shape: SHAPES.square, color: "#8a3b12", sign: CROSS },
  "flat-tire": {
    home: "right",
    shape: SHAPES.circle,
    color: "#8a3b12",
    sign: "M-2.6 2.4a3.2 3.2 0 1 1 5.2 0zM-3.6 2.4h7.2",
  },
  beached: { home: "left", shape: SHAPES.square, color: "#7a5f2b", sign: "M-3.4 2.4h6.8M0-3v3.6" },
  holed: {
    home: "right",
    shape: SHAPES.circle,
    color: "#c2261a",
    sign: "M-1.6 0a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0",
  },
};

/** States of a weapon are told with its name after them: `jammed-rifle`. */
const OF_WEAPONS = ["jammed", "broken"];

/** The marks that are badges: what somebody has is no state, and a jam is one whatever jams. */
export function badgesOf(marks: readonly string[]): string[] {
  const plain = marks
    .filter((mark) => !mark.startsWith("has-") && !ELSEWHERE.includes(mark))
    .map((mark) => OF_WEAPONS.find((state) => mark.startsWith(`${state}-`)) ?? mark);
  return [...new Set(plain)];
}
