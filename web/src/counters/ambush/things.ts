/** Things of Ambush! that are no weapons, of our own drawing, in a box of 40 by 20. */
export const THINGS: Readonly<Record<string, string>> = {
  crate: "M-16-8h32v17h-32zM-13-5v4h26v-4zM-13 2v4h26v-4z",
  // Cartridges in a row.
  ammunition: [-14, -7, 0, 7, 14]
    .map((x) => `M${x - 2.4} 9v-11l2.4-6l2.4 6v11zM${x - 1.2} 5v1.4h2.4v-1.4z`)
    .join(""),
  canoe: "M-20-3q6 3.4 20 3.4t20-3.4q-2 9-9 9h-22q-7 0-9-9zM-3-9h1.8l6 12h-2z",
};
