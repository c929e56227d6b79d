/**
 * The cardboard of a counter: shadow, edge, face, and what tells the sides apart besides color.
 *
 * A counter is a square of 58 around the origin, as in the picture crate; its shadow and its
 * badges reach a little beyond.
 */

import type { Side } from "./sides";

/** Side of a counter. */
export const SIZE = 58;

/** Half the side of the square a counter is drawn in, with its shadow and its badges. */
export const REACH = 40;

const HALF = SIZE / 2;
const CORNER = 5.5;

const SHADOWS = [
  [2.6, 0.07],
  [1.6, 0.1],
  [0.6, 0.16],
] as const;

/** The corner of a highlight or of a shade along the edge of the face. */
const INNER = HALF - 0.7;
const BEND = INNER - CORNER;
const CURVE = CORNER * 0.6;

const LIGHT = `M${-INNER} ${BEND}V${-BEND}c0-${CURVE} ${CORNER - CURVE}-${CORNER} ${CORNER}-${CORNER}H${BEND}`;
const SHADE = `M${INNER} ${-BEND}V${BEND}c0 ${CURVE}-${CORNER - CURVE} ${CORNER}-${CORNER} ${CORNER}H${-BEND}`;

/** The front of a side's counters, still without print. */
export function front(side: Side): string {
  return cardboard(side) + style(side) + bevel();
}

/** The back of a hidden counter: a pattern of its side, and not a letter. */
export function back(side: Side): string {
  return cardboard(side) + pattern(side) + bevel();
}

function cardboard(side: Side): string {
  const shadows = SHADOWS.map(([grown, opacity]) => {
    const from = -HALF - grown;
    const length = SIZE + 2 * grown;
    return rounded(
      from + 1.6,
      from + 2.6,
      length,
      length,
      CORNER + grown,
      `fill="#20150a" fill-opacity="${opacity}"`,
    );
  });
  const edge = rounded(
    -HALF + 0.5,
    -HALF + 0.9,
    SIZE + 0.4,
    SIZE + 0.4,
    CORNER,
    `fill="${side.edge}"`,
  );
  const face = rounded(
    -HALF,
    -HALF,
    SIZE,
    SIZE,
    CORNER,
    `fill="url(#counter-face-${side.index}) ${side.faces[1]}"`,
  );
  return shadows.join("") + edge + face;
}

function bevel(): string {
  return (
    `<path d="${LIGHT}" fill="none" stroke="#fffdf2" stroke-opacity=".75" stroke-width="1.3" stroke-linecap="round"/>` +
    `<path d="${SHADE}" fill="none" stroke="#20150a" stroke-opacity=".3" stroke-width="1.3" stroke-linecap="round"/>` +
    rounded(
      -HALF,
      -HALF,
      SIZE,
      SIZE,
      CORNER,
      `fill="none" stroke="#20150a" stroke-opacity=".55" stroke-width=".6"`,
    )
  );
}

function style(side: Side): string {
  switch (side.style) {
    case "band":
      return `<path d="M-29-18.5v-5a5.5 5.5 0 0 1 5.5-5.5h47a5.5 5.5 0 0 1 5.5 5.5v5z" fill="${side.dark}"/>`;
    case "frame":
      return rounded(
        -26.3,
        -26.3,
        52.6,
        52.6,
        3.9,
        `fill="none" stroke="${side.dark}" stroke-width="1.7"`,
      );
    case "stripe":
      return `<path d="M-29-23.5a5.5 5.5 0 0 1 3.8-5.2v57.4a5.5 5.5 0 0 1-3.8-5.2z" fill="${side.dark}"/>`;
    case "corners":
      return `<path d="M-29-19.4v-4.1a5.5 5.5 0 0 1 5.5-5.5h4.1zM29-19.4v-4.1a5.5 5.5 0 0 0-5.5-5.5h-4.1z" fill="${side.dark}"/>`;
  }
}

function pattern(side: Side): string {
  const ground = rounded(-24, -24, 48, 48, 3, `fill="${side.back}"`);
  const lines = `<path d="${hatching(side)}" fill="none" stroke="${side.dark}" stroke-width="1.4"/>`;
  const rim = rounded(-24, -24, 48, 48, 3, `fill="none" stroke="${side.dark}" stroke-width="1.4"`);
  const star =
    `<circle r="10" fill="${side.faces[0]}" stroke="${side.dark}" stroke-width="1.4"/>` +
    `<path d="M0-6l1.7 4.1l4.4.3l-3.4 2.8l1.1 4.3l-3.8-2.4l-3.8 2.4l1.1-4.3l-3.4-2.8l4.4-.3z" fill="${side.dark}"/>`;
  return ground + lines + rim + star;
}

function hatching(side: Side): string {
  const steps = Array.from({ length: 9 }, (_, at) => at * 6);
  const slanted = (lean: 1 | -1): string =>
    steps
      .map(
        (at) =>
          `M${(at - 24) * lean}-24L${24 * lean} ${24 - at}M${-24 * lean} ${at - 24}L${(24 - at) * lean} 24`,
      )
      .join("");
  switch (side.style) {
    case "band":
      return slanted(1);
    case "frame":
      return slanted(1) + slanted(-1);
    case "stripe":
      return steps.map((at) => `M${at - 24}-24v48`).join("");
    case "corners":
      return steps.map((at) => `M-24 ${at - 24}h48`).join("");
  }
}

/** A rectangle with rounded corners. */
export function rounded(
  left: number,
  top: number,
  width: number,
  height: number,
  radius: number,
  look: string,
): string {
  return `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="${radius}" ${look}/>`;
}
