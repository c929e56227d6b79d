/** Lettering on counters: how wide a text comes out, so that it can be made to fit. */

/** Widths of bold condensed letters, in hundredths of the type size. */
const NARROW = new Set("ijlIftr.,:;'!|()[]-/ ");
const WIDE = new Set("mwMW@%");

/** How wide a text is going to be. */
export function width(text: string, size: number): number {
  let hundredths = 0;
  for (const letter of text) {
    hundredths += NARROW.has(letter) ? 29 : WIDE.has(letter) ? 76 : 50;
  }
  return (hundredths * size) / 100;
}

/** The largest type size up to `size` at which a text is no wider than `most`. */
export function fitting(text: string, size: number, most: number): number {
  return Math.round(Math.min(size, (size * most) / Math.max(width(text, size), 1)) * 10) / 10;
}

/** A text as it may stand in markup. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? "");
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A line of letters, centered on a point. */
export function letters(text: string, x: number, y: number, size: number, color: string): string {
  return line(text, x, y, size, color, "");
}

/**
 * A line that is printed on a counter. It is marked as such: nothing that is laid upon counters may
 * cover it.
 */
export function print(text: string, x: number, y: number, size: number, color: string): string {
  return line(text, x, y, size, color, " data-print");
}

function line(
  text: string,
  x: number,
  y: number,
  size: number,
  color: string,
  marked: string,
): string {
  return text === ""
    ? ""
    : `<text x="${x}" y="${y}" font-size="${size}" fill="${color}"${marked}>${escaped(text)}</text>`;
}
