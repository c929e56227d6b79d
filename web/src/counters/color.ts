/** Sums with colors, the same as in the picture crate. */

export type Color = readonly [red: number, green: number, blue: number];

const GRAY: Color = [154, 147, 132];

/** Reads `#rrggbb`; a color badly written is gray. */
export function read(text: string): Color {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text);
  if (!digits) {
    return GRAY;
  }
  const part = (at: number): number => parseInt(digits[at] ?? "0", 16);
  return [part(1), part(2), part(3)];
}

/** The color at `share` of the way to another. */
export function mixed(from: Color, to: Color, share: number): Color {
  const part = (at: 0 | 1 | 2): number => Math.round(from[at] + (to[at] - from[at]) * share);
  return [part(0), part(1), part(2)];
}

export function lighter(color: Color, share: number): Color {
  return mixed(color, [255, 252, 240], share);
}

export function darker(color: Color, share: number): Color {
  return mixed(color, [24, 18, 12], share);
}

/** Whether dark letters read better on it than light ones. */
export function isLight([red, green, blue]: Color): boolean {
  return red * 299 + green * 587 + blue * 114 > 118_000;
}

/** As `#rrggbb`. */
export function written(color: Color): string {
  return `#${color.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
