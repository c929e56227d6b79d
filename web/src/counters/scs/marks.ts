/** Marks of the Standard Combat Series: which are badges, and which show in another way. */

import { type Badge, SHAPES } from "../badges";

/** Marks that are shown elsewhere: on the face, by a frame, by an arrow. */
export const ELSEWHERE: readonly string[] = [
  "exploitation",
  "reduced",
  "selected",
  "attacking",
  "defending",
];

export const BADGES: Readonly<Record<string, Badge>> = {
  "out-of-supply": {
    home: "right",
    shape: SHAPES.circle,
    color: "#b3261e",
    sign: "M-2.6-2.6l5.2 5.2M2.6-2.6l-5.2 5.2",
  },
  moved: {
    home: "left",
    shape: SHAPES.square,
    color: "#3f5f83",
    sign: "M-3 0h5.6M.4-2.4L2.9 0L.4 2.4",
  },
  overran: {
    home: "left",
    shape: SHAPES.diamond,
    color: "#2f6b4f",
    sign: "M-3-2.4L-.4 0L-3 2.4M.6-2.4L3.2 0L.6 2.4",
  },
  attacked: {
    home: "right",
    shape: SHAPES.triangle,
    color: "#8a3b12",
    sign: "M0-2.8v3.6M0 2.8v.4",
  },
  "was-attacked": {
    home: "left",
    shape: SHAPES.shield,
    color: "#6d4a86",
    sign: "M-2.4-2.6l4.8 4.8M2.4-2.6l-4.8 4.8",
  },
  barraged: {
    home: "right",
    shape: SHAPES.hexagon,
    color: "#5c4a1e",
    sign: "M0-3v6M-2.8-1.4l5.6 2.8M2.8-1.4l-5.6 2.8",
  },
};
