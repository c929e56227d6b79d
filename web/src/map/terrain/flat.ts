/**
 * A plain drawing of the board: flat tints, waters, roads and the grid. It shows at once, while
 * the printed map is still being fetched and drawn.
 */
import type { Board, BoardHex } from "../../../types/scene";
import { type Layout, type Point, type Rect, grown, overlaps } from "../geometry";
import type { Painter } from "./painter";
import { GRID, PAPER, tint } from "./tints";

/** A line of the board: a watercourse along hexsides, a road from hex to hex. */
type Stroke = { color: string; width: number; path: Path2D; area: Rect };

/** Lines by the first word of their kind; what is not listed is drawn thin and gray. */
const WATER = { color: "#7fabbb", width: 5 };
const LINES: Readonly<Record<string, { color: string; width: number }>> = {
  river: { ...WATER, width: 7 },
  stream: WATER,
  canal: WATER,
  mietzel: { ...WATER, width: 12 },
  full: { ...WATER, width: 19 },
  elbe: { ...WATER, width: 25 },
  slope: { color: "#a07d4c", width: 3 },
  entrenchment: { color: "#4a3420", width: 5 },
  road: { color: "#a58a60", width: 3.5 },
  highway: { color: "#a58a60", width: 5 },
  track: { color: "#a58a60", width: 2 },
  rail: { color: "#5e5344", width: 2.5 },
  railway: { color: "#5e5344", width: 2.5 },
  hedge: { color: "#6f8b45", width: 6 },
  garden: { color: "#8d8574", width: 3 },
  embankment: { color: "#6b4720", width: 4 },
  crest: { color: "#6b4720", width: 5 },
  door: { color: "#8a4f22", width: 6 },
  window: { color: "#9cc3d3", width: 6 },
  bridge: { color: "#5e5344", width: 6 },
};
const PLAIN = { color: "#94866c", width: 2 };

/** From this scale on, in pixels, single lines can be told apart. */
const GRID_FROM = 0.12;

export class FlatPainter implements Painter {
  readonly name = "flat";
  readonly fades = false;
  readonly #layout: Layout;
  readonly #strokes: Stroke[];

  constructor(board: Board, layout: Layout) {
    this.#layout = layout;
    this.#strokes = [...sides(board, layout), ...lines(board, layout)];
  }

  paint(context: CanvasRenderingContext2D, area: Rect, scale: number): void {
    context.fillStyle = PAPER;
    context.fillRect(0, 0, context.canvas.width, context.canvas.height);
    context.setTransform(scale, 0, 0, scale, -area.left * scale, -area.top * scale);
    const hexes = this.#layout.within(area);
    this.#paintGround(context, hexes);
    this.#paintStrokes(context, area);
    if (scale > GRID_FROM) {
      this.#paintGrid(context, hexes, scale);
    }
  }

  /** One path for each color: thousands of hexes cost a dozen fills. */
  #paintGround(context: CanvasRenderingContext2D, hexes: readonly BoardHex[]): void {
    const byTint = new Map<string, Path2D>();
    for (const hex of hexes) {
      const color = tint(hex.terrain);
      const path = byTint.get(color) ?? new Path2D();
      byTint.set(color, path);
      this.#layout.trace(path, hex, -0.4);
    }
    for (const [color, path] of byTint) {
      context.fillStyle = color;
      context.fill(path);
    }
  }

  #paintStrokes(context: CanvasRenderingContext2D, area: Rect): void {
    context.lineJoin = "round";
    context.lineCap = "round";
    for (const stroke of this.#strokes.filter((it) => overlaps(it.area, area))) {
      context.strokeStyle = stroke.color;
      context.lineWidth = stroke.width;
      context.stroke(stroke.path);
    }
  }

  #paintGrid(context: CanvasRenderingContext2D, hexes: readonly BoardHex[], scale: number): void {
    const grid = new Path2D();
    for (const hex of hexes) {
      // Half of the sides of every hex are those of its neighbors.
      this.#layout.trace(grid, hex, 0, 3);
    }
    context.strokeStyle = GRID;
    context.globalAlpha = 0.3;
    context.lineWidth = Math.max(0.9, 0.5 / scale);
    context.stroke(grid);
    context.globalAlpha = 1;
  }
}

function sides(board: Board, layout: Layout): Stroke[] {
  return board.sides.flatMap(({ kind, between: [first, second] }) => {
    const at = layout.neighbors(first).indexOf(second);
    const corners = layout.corners(first);
    return at < 0 ? [] : [stroke(kind, [corners[at]!, corners[(at + 1) % 6]!])];
  });
}

function lines(board: Board, layout: Layout): Stroke[] {
  return board.lines.map(({ kind, path }) =>
    stroke(
      kind,
      path.flatMap((hex) => layout.center(hex) ?? []),
    ),
  );
}

function stroke(kind: string, points: readonly Point[]): Stroke {
  const path = new Path2D();
  points.forEach(({ x, y }, at) => (at === 0 ? path.moveTo(x, y) : path.lineTo(x, y)));
  const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
  const area = grown(
    {
      left: Math.min(...xs),
      top: Math.min(...ys),
      right: Math.max(...xs),
      bottom: Math.max(...ys),
    },
    10,
  );
  return { ...(LINES[kind.split("-")[0] ?? ""] ?? PLAIN), path, area };
}
