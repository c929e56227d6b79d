/** Marks of Prussia's Glory: which are badges, and which show in another way. */

import { type Badge, CORNERS, SHAPES } from "../badges";

/** Marks that show on the face itself: frames, bars, disks, a veil. */
export const ON_THE_FACE: readonly string[] = [
  "disordered",
  "routed",
  "column",
  "engaged",
  "support",
  "led",
  "marked",
  "shifted",
  "momentum",
  "inactive",
  "degraded",
  "detached",
  "helped",
];

/** Marks that are no badges: they show on the face, or by the figures, or only in words. */
export const ELSEWHERE: readonly string[] = [
  ...ON_THE_FACE,
  "fast",
  "bracketed",
  "double",
  "masked",
  "moved",
  "by-commander",
  "rallied",
  "fought",
  "charged",
  "advanced",
  "fired",
  "commander",
  "special-infantry",
  "special-cavalry",
  "special-any",
  "second",
  "replacement",
];

export const BADGES: Readonly<Record<string, Badge>> = {
  "guns-moved": {
    corner: CORNERS.lowerLeft,
    shape: SHAPES.circle,
    color: "#6b4f2a",
    sign: "M-3 0h6M.6-2.4L3 0L.6 2.4",
  },
  "out-of-command": {
    corner: CORNERS.upperLeft,
    shape: SHAPES.diamond,
    color: "#8a2f5f",
    sign: "M-2.6-2.6l5.2 5.2M2.6-2.6l-5.2 5.2",
  },
  firing: {
    corner: CORNERS.upperRight,
    shape: SHAPES.circle,
    color: "#b07a12",
    sign: "M-3 0h6M0-3v6",
  },
  charging: {
    corner: CORNERS.upperRight,
    shape: SHAPES.triangle,
    color: "#a3170f",
    sign: "M0-2.8v3.6M0 2.8v.4",
  },
  added: {
    corner: CORNERS.lowerRight,
    shape: SHAPES.shield,
    color: "#2f6b4f",
    sign: "M0-3v6M-3 0h6",
  },
  retreating: {
    corner: CORNERS.lowerLeft,
    shape: SHAPES.hexagon,
    color: "#a6641a",
    sign: "M3 0h-6M-.6-2.4L-3 0l2.4 2.4",
  },
  "failed-check": {
    corner: CORNERS.upperRight,
    shape: SHAPES.diamond,
    color: "#c2261a",
    sign: "M0-3.2v3.6M0 3v.4",
  },
  captured: {
    corner: CORNERS.upperRight,
    shape: SHAPES.square,
    color: "#4b463d",
    sign: "M-2.6-3v6M0-3v6M2.6-3v6",
  },
  wounded: {
    corner: CORNERS.lowerRight,
    shape: SHAPES.circle,
    color: "#c2261a",
    sign: "M-3 0h6M0-3v6",
  },
  killed: {
    corner: CORNERS.lowerRight,
    shape: SHAPES.circle,
    color: "#26211b",
    sign: "M-2.6-2.6l5.2 5.2M2.6-2.6l-5.2 5.2",
  },
};
