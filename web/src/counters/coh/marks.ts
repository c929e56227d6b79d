/** Marks of Conflict of Heroes: which are badges, and which show in another way. */

import { type Badge, SHAPES } from "../badges";

/** Marks that are shown elsewhere: on the face, by a frame, by the figures. */
export const ELSEWHERE: readonly string[] = [
  "spent",
  "hidden",
  "turret",
  "open-top",
  "shield",
  "boxed-red",
  "boxed-blue",
  "armored-front",
  "armored-flank",
  "inside",
];

export const BADGES: Readonly<Record<string, Badge>> = {
  hit: {
    home: "right",
    shape: SHAPES.burst,
    color: "#c2261a",
    sign: "M0-2.8v3M0 2.6v.3",
  },
  active: {
    home: "left",
    shape: SHAPES.circle,
    color: "#b07a12",
    sign: "M-.6-3.8l-2 4.2h2.2l-.4 3.4l2.8-4.6h-2.2l.8-3z",
  },
  hasty: {
    home: "left",
    shape: SHAPES.shield,
    color: "#7a5f2b",
    sign: "M-3.4-2h6.8M-3.4 1.4h6.8M-1-2v3.4",
  },
  careless: {
    home: "left",
    shape: SHAPES.triangle,
    color: "#a6641a",
    sign: "M0-2.8v3.6M0 2.8v.4",
  },
  stuck: {
    home: "right",
    shape: SHAPES.square,
    color: "#8a3b12",
    sign: "M-2.8-2.8l5.6 5.6M2.8-2.8l-5.6 5.6",
  },
  bogged: {
    home: "right",
    shape: SHAPES.circle,
    color: "#6b4f2a",
    sign: "M-3.6-.8q1.8-2.4 3.6 0t3.6 0M-3.6 2.2q1.8-2.4 3.6 0t3.6 0",
  },
  held: {
    home: "left",
    shape: SHAPES.diamond,
    color: "#6d4a86",
    sign: "M-2.8 0h5.6",
  },
  carried: {
    home: "left",
    shape: SHAPES.hexagon,
    color: "#2f6b4f",
    sign: "M0 3v-6M-2.6-.6L0-3.2L2.6-.6",
  },
};
