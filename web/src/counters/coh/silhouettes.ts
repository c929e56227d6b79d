/**
 * Silhouettes of Conflict of Heroes, of our own drawing: what a unit looks like from the side, in a
 * box of 44 by 20 around the origin, looking right. The picture crate draws the same ones.
 */

/** A man with his rifle, his feet on the line. */
function man(x: number, size = 1): string {
  const at = (across: number, down: number): string =>
    `${round(x + across * size)} ${round(8 + down * size)}`;
  return (
    `M${at(-1.7, -15.2)}q${round(0.2 * size)} ${round(-2.4 * size)} ${round(2.2 * size)} ${round(-2.4 * size)}t${round(2.2 * size)} ${round(2.4 * size)}l${round(0.6 * size)} ${round(0.8 * size)}h${round(-5.6 * size)}z` +
    `M${at(-1.5, -13.9)}h${round(3 * size)}v${round(2 * size)}h${round(-3 * size)}z` +
    `M${at(-2.6, -11.4)}h${round(4.4 * size)}l${round(1.4 * size)} ${round(3.2 * size)}l${round(4.6 * size)} ${round(-1.6 * size)}l${round(0.5 * size)} ${round(1.2 * size)}l${round(-6 * size)} ${round(2.6 * size)}v${round(1.8 * size)}l${round(2 * size)} ${round(5.4 * size)}h${round(-2.4 * size)}l${round(-2 * size)} ${round(-4.4 * size)}l${round(-1.6 * size)} ${round(4.4 * size)}h${round(-2.4 * size)}l${round(1.4 * size)} ${round(-5.6 * size)}z`
  );
}

function round(measure: number): number {
  return Math.round(measure * 100) / 100;
}

/** Wheels of a row, with a light hub. */
function wheels(...places: readonly (readonly [x: number, y: number, radius: number])[]): string {
  return places
    .map(
      ([x, y, radius]) =>
        `M${round(x - radius)} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`,
    )
    .join("");
}

const TRACK = "M-16.5 2.4h33l3.6 2.6l-3.6 4.6h-32l-4-4.4z";
const HULL = "M-18 1.6l2.6-4.4h29.4l6 3.4l-1.4 1z";

/** Dark shapes, and light lines upon them. */
export type Silhouette = { dark: string; light?: string };

export const SILHOUETTES: Readonly<Record<string, Silhouette>> = {
  infantry: { dark: man(-10.5, 0.92) + man(0, 1.06) + man(10.5, 0.92) },
  engineer: {
    dark: man(-9, 1) + man(7, 1) + "M-2.6 8v-15h1.3v15zM-4.8-9.6h5.7v4h-5.7z",
  },
  mg: {
    dark:
      "M-16-3.4h19v-1.6h3.4v1.1h12v1.6h-12v1.1h-3.4l-1.2 1.4h-7.4l-1.6 2.6h-3.2l1-2.8h-6.6z" +
      "M-6 .4l-7.4 8.8h2.4l6.6-7.6l2.8 7.6h2.2l-3-8.8z",
  },
  mortar: {
    dark: "M-7.5 7.6l12.2-17l3.4 2.4l-12.2 17zM1-3.6l1.6-1l5.6 13.4h-2zM-11.4 7.4h9.6v1.9h-9.6z",
  },
  sniper: {
    dark:
      "M-17 7.6l6.2-3.4l8.4-2.4l3.2-4q1.6-2 3.8-.8l1.2 1.8l-1.8 2.6l10.8-1.4l.2 1.2l-11 2.2l-2 2.2l-8.6 1.6l-4.6 1.4z" +
      "M5.6-5.2h5v1.4h-5z",
  },
  "at-rifle": {
    dark:
      "M-18-1.4h20.4v-1.3h17v1.2h-14v1.2h-5.4l-1.6 1.8h-4.2l-1.4 2.8h-2.8l.8-2.8h-8.8z" +
      "M5.4-.4l3.4 8.4h-1.8l-2.8-7zM4.4-.4l-3 8.4h1.8l2.6-7z",
  },
  gun: {
    dark:
      "M-3.4-8.8h2.6l1.4 4h18v2h-17.6l.4 4.6h-3.6zM-3.4.4h6l2 1.6l-15.2 5.8l-7.6.2l-.2-1.8l8-.4z" +
      wheels([-1.6, 3.4, 5.6]),
    light: wheels([-1.6, 3.4, 3.6]) + "M-1.6-.2v7.2M-5.2 3.4h7.2",
  },
  truck: {
    dark:
      "M-19-7.6h21v11.6h-21zM3-5.4h7.4l3.6 4.4l5 1v4.6h-16z" +
      wheels([-12.4, 5.4, 3.8], [-3.6, 5.4, 3.8], [12, 5.4, 3.8]),
    light:
      "M-14-7v10M-8.6-7v10M-3.2-7v10M5-3.6h4.4l2 2.6h-6.4z" +
      wheels([-12.4, 5.4, 1.6], [-3.6, 5.4, 1.6], [12, 5.4, 1.6]),
  },
  scout: {
    dark:
      "M-17-4h14l4-2h6l3 2.6l7.6 2v4.6h-34.6z" +
      wheels([-10.6, 5, 4.2], [10.4, 5, 4.2]) +
      "M-4-8.4h9v1.4h-9z",
    light: wheels([-10.6, 5, 1.8], [10.4, 5, 1.8]),
  },
  apc: {
    dark:
      "M-19-5l16-.2l3.6-1.8h4.6l3 3l9 2v3.6l-3 1h-32.4z" +
      "M-19 3.6h20.4l2.4 2.6l-2.6 3.4h-17.6l-4-3.4z" +
      wheels([11.6, 5.6, 4]) +
      "M-4.4-9h8.8v1.3h-8.8z",
    light: wheels([-14, 6.4, 1.5], [-9, 6.4, 1.5], [-4, 6.4, 1.5], [11.6, 5.6, 1.7]),
  },
  tank: {
    dark: `${TRACK}${HULL}M-7.4-2.8l1.6-5.4h10.4l3 2.2h12.6v1.8h-12.8l-1.4 1.4z`,
    light: wheels(
      [-12.4, 5.8, 2],
      [-7, 5.8, 2],
      [-1.6, 5.8, 2],
      [3.8, 5.8, 2],
      [9.2, 5.8, 2],
      [14.2, 5.6, 1.6],
    ),
  },
  "flame-tank": {
    dark: `${TRACK}${HULL}M-9.4-2.8l1.6-5.4h10.4l2.6 2.6h4.4v1.4h-4.2l-1.4 1.4z`,
    light:
      wheels([-12.4, 5.8, 2], [-7, 5.8, 2], [-1.6, 5.8, 2], [3.8, 5.8, 2], [9.2, 5.8, 2]) +
      "M12-5.4q3-4 7-1.4q-2.6.2-2.6 1.8q2 .2 3.6-.6q-3.4 3.8-8 .2z",
  },
  spg: {
    dark: `${TRACK}M-18 1.6l2.6-4.6l5-.8l2.6-4h12.4l3.6 3.8l4.4 1.2l8.4.4v1.8h-6.4l4 1.2l-1.4 1z`,
    light: wheels(
      [-12.4, 5.8, 2],
      [-7, 5.8, 2],
      [-1.6, 5.8, 2],
      [3.8, 5.8, 2],
      [9.2, 5.8, 2],
      [14.2, 5.6, 1.6],
    ),
  },
  aircraft: {
    dark: "M20 0q-1.6-2.4-6-2.6h-5l-6.4-8.4q-.8-1-2.4-1h-2.4l3.4 9.4h-9.4l-3.4-4h-2.6l1.6 5.2q-1 .7-1 1.4t1 1.4l-1.6 5.2h2.6l3.4-4h9.4l-3.4 9.4h2.4q1.6 0 2.4-1l6.4-8.4h5q4.4-.2 6-2.6z",
    light: "M9.6-1.4h4q1.6.4 2 1.4q-.4 1-2 1.4h-4z",
  },
};
