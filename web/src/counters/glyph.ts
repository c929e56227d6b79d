/** The sign of a kind of unit on its own, as it shows on a block from afar. */

/** One shape of a sign. */
export type Shape = { d: string; fill: string | null; stroke: string | null };

/** A sign: its shapes, the middle of them, and how wide and high it is. */
export type Glyph = {
  shapes: readonly Shape[];
  middle: readonly [x: number, y: number];
  size: readonly [width: number, height: number];
  /** Width of its strokes. */
  line: number;
};

const DARK = "#26211b";
const PALE = "#fdf6e3";

/** A figure that is one dark shape with a light rim. */
export function figureGlyph(d: string, width: number, height: number, y = 0): Glyph {
  const shapes = [
    { d, fill: null, stroke: PALE },
    { d, fill: DARK, stroke: null },
  ];
  return { shapes, middle: [0, y], size: [width, height], line: 2.6 };
}

const paths = new Map<string, Path2D>();

/** The path of a shape, made once. */
function pathOf(d: string): Path2D {
  const known = paths.get(d);
  if (known) return known;
  const path = new Path2D(d);
  paths.set(d, path);
  return path;
}

/** Draws a sign around a point, as large as fits into a width and a height. */
export function drawGlyph(
  context: CanvasRenderingContext2D,
  glyph: Glyph,
  at: { x: number; y: number },
  room: { width: number; height: number },
): void {
  const [width, height] = glyph.size;
  const scale = Math.min(room.width / width, room.height / height);
  context.save();
  context.translate(at.x, at.y);
  context.scale(scale, scale);
  context.translate(-glyph.middle[0], -glyph.middle[1]);
  context.lineWidth = glyph.line;
  context.lineJoin = "round";
  for (const { d, fill, stroke } of glyph.shapes) {
    if (fill !== null) {
      context.fillStyle = fill;
      context.fill(pathOf(d), "evenodd");
    }
    if (stroke !== null) {
      context.strokeStyle = stroke;
      context.stroke(pathOf(d));
    }
  }
  context.restore();
}
