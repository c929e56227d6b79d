/** Soldiers of Ambush! as they hold themselves, of our own drawing, their feet on the line. */

/** The figure of a stance, around x = 0 and above y = 0. */
export const FIGURES: Readonly<Record<string, string>> = {
  standing:
    "M-3-21.4q0-3.4 3-3.4t3.2 3.4h1v1.2h-8v-1.2zM-2.2-19.6h4.6v3h-4.6z" +
    "M-4.2-16h8l1.4 2.6l6-1.6l.6 1.6l-7.4 3.2l-.4 2.6l2.4 7.6h-3.2l-3-6.6l-2.6 6.6h-3.2l2-8.4z",
  crouching:
    "M-2-16.4q0-3.4 3-3.4t3.2 3.4h1v1.2h-8v-1.2zM-1.2-14.6h4.6v2.6h-4.6z" +
    "M-5-11.6h8.6l1.4 1.8l6.4-.8l.4 1.6l-7 2l-1.4 1.6h3.6l1 5.4h-3l-.8-2.8h-4.2l-3.6 2.8h-6.2l-.4-1.8l5-.6z",
  prone:
    "M4.4-7.2q.2-3 2.8-3t3 3h.8v1.2h-7.4v-1.2z" +
    "M-12.4-2l5.6-2.6h9l2.8-1h4.4l.6 1.6l3 .4v1.4h-5l-3.4 2.2h-15.2l-2.4-.6z",
};

/** Somebody who lies there and does nothing more: on his back, his weapon beside him. */
export const DOWN =
  "M-11.6-4.2q-1.6-2.4 0-3.8t3.4 0t1 3.6zM-7-4.6h8.4l4 1.4h6.6l.4-2.6h1.6v5.8h-20.4z";
