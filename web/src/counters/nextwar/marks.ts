/** Marks of Next War: which are badges, and which show in another way. */

import { type Badge, SHAPES } from "../badges";

/** Marks that are shown elsewhere: on the face, by a frame, by an arrow. */
export const ELSEWHERE: readonly string[] = [
  "reduced",
  "bracketed",
  "light-infantry",
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
  attacked: {
    home: "right",
    shape: SHAPES.triangle,
    color: "#8a3b12",
    sign: "M0-2.8v3.6M0 2.8v.4",
  },
  retreated: {
    home: "left",
    shape: SHAPES.shield,
    color: "#6d4a86",
    sign: "M3 0h-5.6M-.4-2.4L-2.9 0L-.4 2.4",
  },
  clearing: {
    home: "right",
    shape: SHAPES.hexagon,
    color: "#5c4a1e",
    sign: "M-2.6 2.8L2.6-2.8M.2-3.2l2.8.2l.2 2.8",
  },
  landed: {
    home: "left",
    shape: SHAPES.diamond,
    color: "#2f6b4f",
    sign: "M0-3.2v5M-2.2-.2L0 2.2L2.2-.2",
  },
  "no-helicopters": {
    home: "right",
    shape: SHAPES.square,
    color: "#4b463d",
    sign: "M-3.2-1.8h6.4M0-1.8v2M-3 3.2l6-6.4",
  },
  flown: {
    home: "left",
    shape: SHAPES.circle,
    color: "#3f5f83",
    sign: "M-3.2-1h6.4M0-1v3.2M-1.8 2.2h3.6",
  },
  "must-transfer": {
    home: "right",
    shape: SHAPES.burst,
    color: "#b3261e",
    sign: "M-2.8 0h5M.2-2.2L2.6 0L.2 2.2",
  },
  supported: {
    home: "right",
    shape: SHAPES.triangle,
    color: "#8a3b12",
    sign: "M0-2.8v3.6M0 2.8v.4",
  },
  assaulting: {
    home: "left",
    shape: SHAPES.diamond,
    color: "#2f6b4f",
    sign: "M-3.2.8h6.4M-1.4-2.6L1-.2",
  },
};
