/**
 * Silhouettes of Conflict of Heroes, of our own drawing: what a unit looks like from the side, in a
 * box of 44 by 20 around the origin, looking right. Vehicles and guns have one for each type, by
 * its id in the roster; everything else has that of its kind. The picture crate draws the same
 * ones.
 */

import type { Counter } from "../../../types/scene";

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

/** A row of wheels of one size. */
function row(from: number, to: number, count: number, y: number, radius: number): string {
  const step = (to - from) / (count - 1);
  return wheels(
    ...Array.from({ length: count }, (_, at) => [round(from + at * step), y, radius] as const),
  );
}

/** A track from its rear to its front, its upper run at `top`. */
function track(rear: number, front: number, top = 2.2): string {
  return `M${rear + 2.4} ${top}H${front - 2.4}L${front} ${round(top + 2)}L${front - 3.8} 9.6H${rear + 3.8}L${rear} ${round(top + 2.6)}z`;
}

/** A barrel that begins at a point; `brake` is the height of its muzzle brake. */
function barrel(x: number, y: number, length: number, thick: number, brake = 0): string {
  const tube = `M${x} ${round(y - thick / 2)}h${length}v${thick}h${-length}z`;
  return brake === 0
    ? tube
    : `${tube}M${round(x + length - 1)} ${round(y - brake / 2)}h3v${brake}h-3z`;
}

/** A gun on its wheels with its trail behind it. */
function fieldGun(length: number, thick: number, brake: number, shield: number): Silhouette {
  return {
    dark:
      `M-5.4 ${-shield}h2.4l2 ${round(shield + 3)}h-4.4z` +
      barrel(-4, -4, length, thick, brake) +
      "M-5.4.4h6l2 1.6l-13.2 5.8l-8.6.2l-.2-1.8l8-.4z" +
      wheels([-3.6, 4, 5.4]),
    light: wheels([-3.6, 4, 3.4]) + "M-3.6.6v6.8M-7 4h6.8",
  };
}

/** Dark shapes, and light lines upon them. */
export type Silhouette = { dark: string; light?: string };

const PANZER_3 = {
  hull: `${track(-18.5, 18.5)}M-19 1.8v-3.2l2-1.6h8v-1h14.6v1h5l1.2 2.2h6l1 2.6z`,
  turret: "M-6-3.6l.6-5h11l1.6 2.2v2.8zM-10.4-4.4v-3.4h4v3.4zM-4.4-8.6v-1.5h3.6v1.5z",
  light: row(-12.4, 12.4, 6, 6.6, 1.9) + row(-7, 7, 3, 3.5, 0.6),
};

const PANZER_4 = {
  hull: `${track(-19.5, 19.5)}M-19.5 1.8v-3l2-2h31l1.2 2h4.4l1 3z`,
  turret: "M-6.6-3.2l.8-5.6h12l2.2 2.4v3.2zM-11.4-4.2v-3.8h4.8v3.8zM-5-8.8v-1.6h4.4v1.6z",
  light: row(-14, 14, 8, 6.9, 1.5) + row(-9, 9, 4, 3.6, 0.6),
};

const T_34 = {
  hull: `${track(-19, 19)}M-18.4 1.8l3.6-4.8h22l10.6 4.8z`,
  light: row(-12.8, 12.8, 5, 5.9, 2.6),
};

const MARDER_3 = `${track(-18, 18)}M-18.4 1.8v-3.4h33.4l3.6 3.4z`;

const HALF_TRACK = {
  dark:
    "M-20 3.2l-1.6-3.6l1.8-5h14.8l3.2 3.2h14l8 2.4v2.6l-3 .8z" +
    "M-18.6 2.6h20l3 2.6l-3 4.4h-16.8l-4.6-4z" +
    wheels([14.4, 6, 3.7]),
  light: row(-13.6, -0.6, 5, 6.2, 1.7) + wheels([14.4, 6, 1.6]) + "M-6-4.6v4.4M-12.6-4.6v4.4",
};

const M3 = {
  dark:
    "M-20.4 2.6v-6.8h17.4v-2.6h5.6l1.2 2.8h9.4q3.4.2 4.6 1.8l.8 2.2v2.6z" +
    "M-17.4 3h16.4l2.4 2.2l-2.2 4.2h-13.6l-4.2-3.6z" +
    wheels([12.8, 5.6, 4]),
  light: row(-12.8, -4.4, 3, 6.2, 1.9) + wheels([12.8, 5.6, 1.8]) + "M-20-.6h17M4.6-1.4h8",
};

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
  // The old machine gun of the Soviets stands on wheels behind a shield.
  maxim: {
    dark:
      "M-14-3.6h14v-4.6h1.8v4.2h15v3.4h-15v4h-1.8v-2.6h-14z" +
      "M-3 2.8l-14 5.4h3.6l14-5z" +
      wheels([0, 5.4, 4.2]),
    light: wheels([0, 5.4, 2.4]),
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
  gun: fieldGun(20, 1.8, 0, 8),
  pak38: fieldGun(21, 1.6, 3, 7.4),
  pak40: fieldGun(23, 2.2, 4, 8),
  "gun-45mm": fieldGun(15, 1.5, 0, 8.4),
  "zis-2": fieldGun(25, 1.4, 0, 7.4),
  "zis-3": fieldGun(19, 2.2, 3.8, 9),
  truck: {
    dark:
      "M-19-7.6h21v11.6h-21zM3-5.4h7.4l3.6 4.4l5 1v4.6h-16z" +
      wheels([-12.4, 5.4, 3.8], [-3.6, 5.4, 3.8], [12, 5.4, 3.8]),
    light:
      "M-14-7v10M-8.6-7v10M-3.2-7v10M5-3.6h4.4l2 2.6h-6.4z" +
      wheels([-12.4, 5.4, 1.6], [-3.6, 5.4, 1.6], [12, 5.4, 1.6]),
  },
  // An open bed with its boards, and an upright cab.
  gaz: {
    dark:
      "M-20-3h21v6.6h-21zM2-7.6h7.6v5.4h7.4q2.4.2 2.4 2.6v3.6h-17.4z" +
      wheels([-12.6, 5.4, 4], [13, 5.4, 4]),
    light: "M-19.4-.8h20M-19.4 1.4h20M4-6h4v3.4h-4z" + wheels([-12.6, 5.4, 1.7], [13, 5.4, 1.7]),
  },
  scout: {
    dark:
      "M-17-4h14l4-2h6l3 2.6l7.6 2v4.6h-34.6z" +
      wheels([-10.6, 5, 4.2], [10.4, 5, 4.2]) +
      "M-4-8.4h9v1.4h-9z",
    light: wheels([-10.6, 5, 1.8], [10.4, 5, 1.8]),
  },
  apc: { dark: `${HALF_TRACK.dark}M-3-5v-3.4h2.4v1.2h8v1h-8v1.2z`, light: HALF_TRACK.light },
  "sdkfz-251-2": {
    dark: `${HALF_TRACK.dark}M-14.6-4.6l4.2-6l2 1.4l-3.4 5z`,
    light: HALF_TRACK.light,
  },
  "sdkfz-251-9": {
    dark: `${HALF_TRACK.dark}M-5.4-5v-3.6h4.4v.6h8.6v2.2h-8.4v.8z`,
    light: HALF_TRACK.light,
  },
  "sdkfz-251-17": {
    dark: `${HALF_TRACK.dark}M-15-5l1.4-3.4h5.4l.6 1.4l10-4.4l.6 1.2l-10.8 5.2zM-8.4-5h2.4v-5h-1.2z`,
    light: HALF_TRACK.light,
  },
  "m3-apc": { dark: `${M3.dark}M-4.6-6.6v-2.6h1.8v.8h8.4v1h-8.4v.8z`, light: M3.light },
  "m3-apc-aa": {
    dark: `${M3.dark}M-16-4l.8-3.6h5l.4.8l10.4-3.4l.4 1l-8.6 3.2h8v1h-9.4l-1 1z`,
    light: M3.light,
  },
  tank: {
    dark: PANZER_3.hull + PANZER_3.turret + barrel(7, -5.8, 11, 1.4),
    light: PANZER_3.light,
  },
  "panzer-2": {
    dark:
      `${track(-14.5, 14.5)}M-14.6 1.8v-2.6l1.6-1.4h21.6l1.6 1.6l4.4 2.4z` +
      "M-5.6-2.2l.8-4.4h7.6l2 1.6v2.8zM-4-6.6v-1.2h3v1.2z" +
      barrel(4.6, -4.6, 6.4, 1),
    light: row(-9, 9, 5, 6.2, 2.1),
  },
  "panzer-3-l42": {
    dark: PANZER_3.hull + PANZER_3.turret + barrel(7, -5.8, 7.6, 1.5),
    light: PANZER_3.light,
  },
  "panzer-3-l60": {
    dark: PANZER_3.hull + PANZER_3.turret + barrel(7, -5.8, 12, 1.3),
    light: PANZER_3.light,
  },
  "panzer-3-l24": {
    dark: PANZER_3.hull + PANZER_3.turret + barrel(7, -5.6, 5, 2.4),
    light: PANZER_3.light,
  },
  "panzer-4-l24": {
    dark: PANZER_4.hull + PANZER_4.turret + barrel(8, -5.6, 5, 2.6),
    light: PANZER_4.light,
  },
  "panzer-4-l43": {
    dark: PANZER_4.hull + PANZER_4.turret + barrel(8, -5.8, 11, 1.6, 3),
    light: PANZER_4.light,
  },
  // With aprons, over hull and turret.
  "panzer-4-l48": {
    dark:
      `${PANZER_4.hull}${PANZER_4.turret}M-15.4-2.4h30v7.6h-30zM-12.4-8.2h16v4.6h-16z` +
      barrel(8, -5.8, 11.4, 1.6, 3.2),
    light: `${row(-14, 14, 8, 7.4, 1.2)}M-15.4 5.2h30v-6.4h-30zM-9.4-1.2v6.4M-3.4-1.2v6.4M2.6-1.2v6.4M8.6-1.2v6.4`,
  },
  "panther-d": {
    dark:
      `${track(-20, 20, 1.6)}M-21 .8l4-4.4h23.4l13.6 4.8l-1 .4z` +
      "M-8.6-3.6l2.8-5.4h10.6l4.4 3v2.4zM-6-9v-1.6h4v1.6z" +
      barrel(8.4, -5.8, 11.4, 1.4, 3),
    light: row(-13.4, 13.4, 8, 6, 2.6),
  },
  "tiger-1e": {
    dark:
      `${track(-20.5, 20.5, 1.4)}M-20.6 1v-5.2h28v2.2h11.4l1.6 3z` +
      "M-8.6-4.2v-5q0-.8.9-.8h11q2.4.2 3 2.6l.4 3.2zM-12.4-5v-3.8h3.4v3.8zM-6.4-10v-1.4h4.6v1.4z" +
      barrel(6, -6.6, 13, 2.2, 4),
    light: `${row(-14, 14, 8, 5.8, 2.9)}M-4.4-5.4h4`,
  },
  "t-34b": {
    dark: `${T_34.hull}M-2.6-3l1.4-4.6q.4-1.2 1.8-1.2h6.6l3 2.6v3.2z${barrel(9, -5.6, 8, 1.7)}`,
    light: T_34.light,
  },
  "t-34b-captured": {
    dark: `${T_34.hull}M-2.6-3l1.4-4.6q.4-1.2 1.8-1.2h6.6l3 2.6v3.2zM-2.4-8.8v-1.6h4v1.6z${barrel(9, -5.6, 8, 1.7)}`,
    light: `${T_34.light}M-9-1.6h4v2.6h-4zM-7-1.6v2.6M-9-.3h4`,
  },
  "t-34c": {
    dark:
      `${T_34.hull}M-4-3l.6-3.4l1.8-2.4h2v-1.4h2.8v1.4h1v-1.4h2.8v1.4h.8l2.8 2.8v3z` +
      `M-16.6-3.2h6v2.4h-6z${barrel(10, -5.6, 8.6, 1.7)}`,
    light: `${T_34.light}M-16-2h5`,
  },
  "t-70": {
    dark:
      `${track(-14.5, 14.5)}M-14.4 1.8l1.8-3.6h17l8.8 3.6z` +
      `M-6-1.8l1.8-4.6h5.8l2.4 2.4v2.2z${barrel(3.6, -4, 7, 1.2)}`,
    light: row(-9.2, 9.2, 5, 6.2, 2.1),
  },
  // Its tracks run all around its long hull.
  churchill: {
    dark:
      "M-20.4 5.4l-1.4-4.2l2.4-4.2h36.6l4 3.8l-1 3.6l-5 5.2h-31.6z" +
      `M-3.4-3v-5.6h9.4l2 1.6v4zM-1.6-8.6v-1.2h3.4v1.2z${barrel(8, -5.8, 8.6, 1.4)}`,
    light: `${row(-15, 13.4, 10, 7.2, 1)}M-18.6-.8h36M-3.4 1h4.4v3.4h-4.4z`,
  },
  "kv-1c": {
    dark:
      `${track(-20.5, 20.5, 1.8)}M-20.4 1.4l1.4-4.8h29.6l3.4 2.4l5.4 2.4z` +
      "M-8.4-3.4l.4-4.6q.2-2 2.2-2h11q2.6.4 3.2 3l.6 3.6zM-11-7h3v1.4h-3z" +
      barrel(8.4, -6, 9.6, 1.8),
    light: row(-14, 14, 6, 6.1, 2.3) + row(-8, 8, 3, 3.1, 0.6),
  },
  "flame-tank": {
    dark: PANZER_3.hull + PANZER_3.turret + barrel(7, -5.8, 5.4, 1.8),
    light: `${PANZER_3.light}M13-5.6q3-4 8-1.6q-2.6.4-2.6 2q2 .2 3.6-.8q-3.4 4.4-9 .4z`,
  },
  spg: {
    dark:
      `${track(-18.5, 18.5)}M-19 1.8v-3.2h5.4l1.8-4.6h13.4l3.4 3h11.4l1.6 4.8z` +
      barrel(4, -3.8, 14, 1.8, 3.2),
    light: PANZER_3.light,
  },
  // Low, with its gun in the hull and aprons along it.
  "stug-3": {
    dark:
      `${track(-18.5, 18.5)}M-19 1.8v-3h5l1.6-4.8h5v-1.2h3.6v1.2h6.4l4 3.6h10.8l1.6 4.2z` +
      barrel(4.6, -3.4, 14, 1.8, 3.4),
    light: `${PANZER_3.light}M-12.4-1.2h15`,
  },
  // An open box upon a light hull, high behind the shield.
  "marder-2": {
    dark:
      `${track(-15.5, 15.5)}M-15.6 1.8v-2.6l1.6-8.6h3.6l1 3.4l7.6-2.4l7 .8l3.4 6.2l6.6 3.2z` +
      barrel(4, -6.2, 13, 1.6, 3),
    light: `${row(-9.6, 9.6, 5, 6.2, 2.1)}M-9.4-5l-1 5M-2-7.4l-1.4 7`,
  },
  "marder-3": {
    dark: `${MARDER_3}M-9-1.6v-7.6l12.4-.6l4.4 8.2z${barrel(2.6, -6.4, 15, 1.6, 3)}`,
    light: `${row(-11.4, 11.4, 4, 5.9, 2.9)}M-2.6-9v7`,
  },
  // The gun stands at the rear, the engine before it.
  "marder-3-rear": {
    dark: `${MARDER_3}M-18.4-1.6v-6.6l3-1.4h8l3.4 1.6l2.6 6.4z${barrel(-4, -6, 19, 1.6, 3)}`,
    light: `${row(-11.4, 11.4, 4, 5.9, 2.9)}M-8-9v7`,
  },
  "su-76": {
    dark:
      `${track(-17.5, 17.5)}M-17.6 1.8v-9.6l10.4-.4l4.6 4h6l11 4.6l2 1.4z` +
      barrel(-2.4, -5.8, 14, 1.7, 3.2),
    light: `${row(-11.6, 11.6, 6, 6.4, 1.9)}M-9-7.4v8`,
  },
  // A casemate on the hull of a T-34, with a short thick howitzer.
  "su-122": {
    dark:
      `${track(-19, 19)}M-18.4 1.8l2.8-4.4h5l2.4-6.2h13.6l9.6 8l3.4 2.6z` +
      `M3-6.4h4.4v5h-4.4z${barrel(6, -3.8, 8.6, 3)}`,
    light: T_34.light,
  },
  // The largest of all: a tall casemate on the hull of a KV.
  "su-152": {
    dark:
      `${track(-20.5, 20.5, 1.8)}M-20.4 1.4l1-4h6.4l1.6-7.4h15.4l6.6 8l8.8 3.4z` +
      `M4-7.4h5v5.6h-5z${barrel(8, -4.6, 10, 3, 5)}`,
    light: row(-14, 14, 6, 6.1, 2.3) + row(-8, 8, 3, 3.1, 0.6),
  },
  aircraft: {
    dark: "M20 0q-1.6-2.4-6-2.6h-5l-6.4-8.4q-.8-1-2.4-1h-2.4l3.4 9.4h-9.4l-3.4-4h-2.6l1.6 5.2q-1 .7-1 1.4t1 1.4l-1.6 5.2h2.6l3.4-4h9.4l-3.4 9.4h2.4q1.6 0 2.4-1l6.4-8.4h5q4.4-.2 6-2.6z",
    light: "M9.6-1.4h4q1.6.4 2 1.4q-.4 1-2 1.4h-4z",
  },
  // Bent wings with the wheels out, and a glasshouse.
  stuka: {
    dark: "M20 0q-1.4-2-4-2.2h-6l-1-3.4l-3.4-1l-2.6-5.4h-4l.6 5.6l1.6 1.6l-.4 2.8h-10l-2.6-4.6h-3.2v9.2v4h3.2l2.6-4.6h10l.4 2.8l-1.6 1.6l-.6 5.6h4l2.6-5.4l3.4-1l1-3.4h6q2.6-.2 4-2.2z",
    light: "M2-1.2h9M2 1.2h9M5-1.2v2.4M8-1.2v2.4M3.4-7.6h5.4M3.4 7.6h5.4",
  },
  // Two engines.
  "hs-129": {
    dark: "M18 0q-2-2.2-5-2.2h-3l-.6-2h5.2v-3.4h-6l-2.6-4.4h-3.6v7.4l-.4 2.4h-11.4l-2.4-4.4h-3v13.2h3l2.4-4.4h11.4l.4 2.4v7.4h3.6l2.6-4.4h6v-3.4h-5.2l.6-2h3q3 0 5-2.2z",
    light: "M11-1.2h3.4v2.4h-3.4zM12.6-7v2.4M12.6 4.6v2.4",
  },
};

/** The silhouette of a counter: that of its model, or of its kind. */
export function silhouetteOf({ model, kind }: Pick<Counter, "model" | "kind">): Silhouette {
  return SILHOUETTES[model ?? kind] ?? SILHOUETTES[kind] ?? SILHOUETTES["infantry"]!;
}
