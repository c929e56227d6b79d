/** Marks of Prussia's Glory: which are badges, and which show in another way. */

import { type Badge, SHAPES } from "../badges";

/** Marks that show on the face itself: frames, bars, a pale ground. */
export const ON_THE_FACE: readonly string[] = [
  "disordered",
  "routed",
  "column",
  "engaged",
  "support",
  "inactive",
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
    home: "left",
    shape: SHAPES.circle,
    color: "#6b4f2a",
    sign: "M-3 0h6M.6-2.4L3 0L.6 2.4",
  },
  "out-of-command": {
    home: "left",
    shape: SHAPES.diamond,
    color: "#8a2f5f",
    sign: "M-2.6-2.6l5.2 5.2M2.6-2.6l-5.2 5.2",
  },
  firing: {
    home: "right",
    shape: SHAPES.circle,
    color: "#b07a12",
    sign: "M-3 0h6M0-3v6",
  },
  charging: {
    home: "right",
    shape: SHAPES.triangle,
    color: "#a3170f",
    sign: "M0-2.8v3.6M0 2.8v.4",
  },
  added: {
    home: "right",
    shape: SHAPES.shield,
    color: "#2f6b4f",
    sign: "M0-3v6M-3 0h6",
  },
  retreating: {
    home: "left",
    shape: SHAPES.hexagon,
    color: "#a6641a",
    sign: "M3 0h-6M-.6-2.4L-3 0l2.4 2.4",
  },
  "failed-check": {
    home: "right",
    shape: SHAPES.diamond,
    color: "#c2261a",
    sign: "M0-3.2v3.6M0 3v.4",
  },
  captured: {
    home: "right",
    shape: SHAPES.square,
    color: "#4b463d",
    sign: "M-2.6-3v6M0-3v6M2.6-3v6",
  },
  wounded: {
    home: "right",
    shape: SHAPES.circle,
    color: "#c2261a",
    sign: "M-3 0h6M0-3v6",
  },
  killed: {
    home: "right",
    shape: SHAPES.circle,
    color: "#26211b",
    sign: "M-2.6-2.6l5.2 5.2M2.6-2.6l-5.2 5.2",
  },
  // How it is commanded: helped by a special leader, detached, at half speed.
  helped: {
    home: "left",
    shape: SHAPES.circle,
    color: "#8a6410",
    sign: "M0-3.6l1 2.4l2.7.2l-2 1.7l.6 2.6L0 1.9l-2.3 1.4l.6-2.6l-2-1.7l2.7-.2z",
  },
  detached: { home: "left", shape: SHAPES.circle, color: "#2f6b4f", text: "D" },
  degraded: { home: "left", shape: SHAPES.circle, color: "#8a2f5f", text: "½" },
  // What lies in its hex: a leader, an Engaged marker, Momentum.
  led: {
    home: "top",
    shape: SHAPES.circle,
    color: "#26211b",
    sign: "M-4.4 1.6q1.6-3.2 2.8-3.2q.4-2 1.6-2t1.6 2q1.2 0 2.8 3.2q-2.2 1-4.4 1t-4.4-1z",
  },
  marked: {
    home: "top",
    shape: SHAPES.circle,
    color: "#8a6410",
    sign: "M-3.2-3.2l6.4 6.4M3.2-3.2l-6.4 6.4M-3.6 1l2.6 2.6M3.6 1l-2.6 2.6",
  },
  shifted: { home: "top", shape: SHAPES.circle, color: "#a3170f", text: "−2" },
  momentum: { home: "top", shape: SHAPES.circle, color: "#2f6b4f", text: "±2" },
};
