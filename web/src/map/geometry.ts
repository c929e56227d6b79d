/**
 * The board laid out as on the printed map, so that our coordinates equal those of its picture.
 *
 * Centers and corners of hexes fall on one lattice of whole numbers; only the last step turns
 * lattice places into points. Units are those of the picture: a hex has a side of 50.
 */

import type { Area, Board, BoardHex, Panel } from "../../types/scene";

/** The side of a hex. */
export const SIDE = 50;

/** Half the distance between two opposite sides of a hex. */
export const APOTHEM = SIDE * 0.866025403784;

/** From which share of the way to its side on a point of a hex lies near that side. */
const NEAR_EDGE = 0.62;

export type Point = { x: number; y: number };

export type Rect = { left: number; top: number; right: number; bottom: number };

/** Corners as seen from the center, clockwise, in lattice steps. */
const CORNERS: Record<Board["orientation"], readonly (readonly [number, number])[]> = {
  flat: [
    [2, 0],
    [1, 1],
    [-1, 1],
    [-2, 0],
    [-1, -1],
    [1, -1],
  ],
  pointy: [
    [0, -2],
    [1, -1],
    [1, 1],
    [0, 2],
    [-1, 1],
    [-1, -1],
  ],
};

/** Whether two rectangles have a point in common. */
export function overlaps(first: Rect, second: Rect): boolean {
  return (
    first.left <= second.right &&
    second.left <= first.right &&
    first.top <= second.bottom &&
    second.top <= first.bottom
  );
}

/** Whether a rectangle lies within another. */
export function contains(outer: Rect, inner: Rect): boolean {
  return (
    outer.left <= inner.left &&
    outer.right >= inner.right &&
    outer.top <= inner.top &&
    outer.bottom >= inner.bottom
  );
}

/** Whether a point lies within a rectangle. */
export function isWithin({ x, y }: Point, rect: Rect): boolean {
  return x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom;
}

/** The middle of the rectangle around points. */
export function middle(points: readonly Point[]): Point | null {
  if (points.length === 0) return null;
  const between = (places: number[]): number => (Math.min(...places) + Math.max(...places)) / 2;
  return { x: between(points.map(({ x }) => x)), y: between(points.map(({ y }) => y)) };
}

/** A rectangle that is larger by the same measure on all sides. */
export function grown(rect: Rect, by: number): Rect {
  return {
    left: rect.left - by,
    top: rect.top - by,
    right: rect.right + by,
    bottom: rect.bottom + by,
  };
}

/** The rectangle around two. */
export function around(first: Rect, second: Rect): Rect {
  return {
    left: Math.min(first.left, second.left),
    top: Math.min(first.top, second.top),
    right: Math.max(first.right, second.right),
    bottom: Math.max(first.bottom, second.bottom),
  };
}

/** The middle of a rectangle. */
export function centerOf({ left, top, right, bottom }: Rect): Point {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** A board laid out. Places are known by their ids: numbers of hexes, and ids of boxes. */
export class Layout {
  readonly orientation: Board["orientation"];
  /** The frame of the map, its upper left corner being the origin. */
  readonly frame: Rect;
  /** All that is printed: the frame, and the panels beside it. */
  readonly print: Rect;
  /** Every hex, in the board's order. */
  readonly hexes: readonly BoardHex[];
  readonly panels: readonly Panel[];
  /** Where the boxes of panels lie. */
  readonly boxes: ReadonlyMap<string, Rect>;

  readonly #across: number;
  readonly #down: number;
  readonly #origin: Point;
  /** From the center to the corners. */
  readonly #spokes: readonly Point[];
  /** From a hex to its neighbors, in lattice steps. */
  readonly #offsets: readonly (readonly [across: number, down: number])[];
  readonly #byId = new Map<string, BoardHex>();
  readonly #byPlace = new Map<number, BoardHex>();
  readonly #columns = new Map<number, BoardHex[]>();

  constructor(board: Board) {
    this.orientation = board.orientation;
    this.hexes = board.hexes;
    const flat = board.orientation === "flat";
    this.#across = flat ? SIDE / 2 : APOTHEM;
    this.#down = flat ? APOTHEM : SIDE / 2;
    this.#spokes = CORNERS[board.orientation].map(([x, y]) => ({
      x: x * this.#across,
      y: y * this.#down,
    }));
    const corners = CORNERS[board.orientation];
    this.#offsets = corners.map(([x, y], at) => {
      const [nextX, nextY] = corners[(at + 1) % 6]!;
      return [x + nextX, y + nextY];
    });
    for (const hex of board.hexes) {
      this.#byId.set(hex.id, hex);
      this.#byPlace.set(place(hex.x, hex.y), hex);
      const column = this.#columns.get(hex.x);
      if (column) column.push(hex);
      else this.#columns.set(hex.x, [hex]);
    }
    const bounds = latticeBounds(board);
    this.#origin = { x: bounds.left * this.#across, y: bounds.top * this.#down };
    this.frame = {
      left: 0,
      top: 0,
      right: bounds.right * this.#across - this.#origin.x,
      bottom: bounds.bottom * this.#down - this.#origin.y,
    };
    this.panels = board.panels;
    this.boxes = new Map(
      board.panels.flatMap(({ boxes }) =>
        boxes.map(({ id, area }): [string, Rect] => [id, this.area(area)]),
      ),
    );
    this.print = board.panels.reduce((all, { area }) => around(all, this.area(area)), this.frame);
  }

  /** An area of the board on the map. */
  area({ x, y, width, height }: Area): Rect {
    const [from, to] = [this.#point(x, y), this.#point(x + width, y + height)];
    return { left: from.x, top: from.y, right: to.x, bottom: to.y };
  }

  /** A hex by its printed number. */
  hex(id: string): BoardHex | undefined {
    return this.#byId.get(id);
  }

  /** A box beyond the map or at sea, in which counters lie side by side; none for other places. */
  roomy(id: string): Rect | null {
    const beyond = this.panels.some(
      ({ kind, boxes }) =>
        (kind === "off-map" || kind === "sea") && boxes.some((it) => it.id === id),
    );
    return beyond ? (this.boxes.get(id) ?? null) : null;
  }

  /** The center of a place; nothing for one that is not on this map. */
  center(id: string): Point | null {
    const hex = this.#byId.get(id);
    if (hex) return this.#point(hex.x, hex.y);
    const box = this.boxes.get(id);
    return box ? centerOf(box) : null;
  }

  /** The corners of a place, clockwise, each moved toward the center by `inset`. */
  corners(id: string, inset = 0): Point[] {
    const hex = this.#byId.get(id);
    if (hex) return this.cornersOf(hex, inset);
    const box = this.boxes.get(id);
    if (!box) return [];
    const { left, top, right, bottom } = grown(box, -inset);
    return [
      { x: left, y: top },
      { x: right, y: top },
      { x: right, y: bottom },
      { x: left, y: bottom },
    ];
  }

  /** The corners of a hex at hand. */
  cornersOf(hex: BoardHex, inset = 0): Point[] {
    const share = 1 - inset / APOTHEM;
    return CORNERS[this.orientation].map(([x, y]) =>
      this.#point(hex.x + x * share, hex.y + y * share),
    );
  }

  /**
   * Adds a hex to a path: all of its sides, or the first ones only. Made for drawing thousands.
   */
  trace(path: Path2D, hex: BoardHex, inset = 0, sides = 6): void {
    const share = 1 - inset / APOTHEM;
    const { x, y } = this.#point(hex.x, hex.y);
    for (let at = 0; at <= Math.min(sides, 5); at += 1) {
      const corner = this.#spokes[at]!;
      if (at === 0) {
        path.moveTo(x + corner.x * share, y + corner.y * share);
      } else {
        path.lineTo(x + corner.x * share, y + corner.y * share);
      }
    }
    if (sides === 6) {
      path.closePath();
    }
  }

  /** The place at a point of the map; a box printed over hexes comes before them. */
  at(point: Point): string | null {
    for (const [id, box] of this.boxes) {
      if (isWithin(point, box)) return id;
    }
    return this.#hexAt(point);
  }

  #hexAt(point: Point): string | null {
    const x = (point.x + this.#origin.x) / this.#across;
    const y = (point.y + this.#origin.y) / this.#down;
    let found: BoardHex | null = null;
    let nearest = Infinity;
    // Centers lie at most three lattice steps apart, so the hex is among these.
    for (let column = Math.floor(x) - 2; column <= Math.ceil(x) + 2; column += 1) {
      for (let row = Math.floor(y) - 2; row <= Math.ceil(y) + 2; row += 1) {
        const hex = this.#byPlace.get(place(column, row));
        const distance = hex ? this.#squared(column - x, row - y) : Infinity;
        if (hex && distance < nearest) {
          [found, nearest] = [hex, distance];
        }
      }
    }
    return found && nearest <= SIDE * SIDE ? found.id : null;
  }

  /** The neighbor so many lattice steps away, if it is on the map. */
  beside(id: string, across: number, down: number): string | null {
    const hex = this.#byId.get(id);
    return (hex && this.#byPlace.get(place(hex.x + across, hex.y + down))?.id) ?? null;
  }

  /** The neighbors of a hex; the first lies beyond the first and second corner, and so on. */
  neighbors(id: string): (string | null)[] {
    return this.#offsets.map(([across, down]) => this.beside(id, across, down));
  }

  /** The way from a point to another, in sixths of a turn clockwise from the top. */
  wayTo(from: Point, to: Point): number {
    const turn = Math.atan2(to.x - from.x, from.y - to.y) / (2 * Math.PI);
    const sixths = 6 * (turn < 0 ? turn + 1 : turn);
    return (this.orientation === "flat" ? Math.round(sixths) : Math.floor(sixths)) % 6;
  }

  /** The side of a hex that a point lies near, as the way to it; none in the middle. */
  edgeAt(id: string, at: Point): number | null {
    const center = this.#byId.has(id) ? this.center(id) : null;
    if (!center || Math.hypot(at.x - center.x, at.y - center.y) < NEAR_EDGE * APOTHEM) return null;
    return this.wayTo(center, at);
  }

  /** Hexes that a rectangle touches, and perhaps a few beside it. */
  within(rect: Rect): BoardHex[] {
    const [left, right] = [rect.left, rect.right].map((x) => (x + this.#origin.x) / this.#across);
    const [top, bottom] = [rect.top, rect.bottom].map((y) => (y + this.#origin.y) / this.#down);
    const found: BoardHex[] = [];
    for (const [x, column] of this.#columns) {
      if (x >= left! - 2 && x <= right! + 2) {
        found.push(...column.filter((hex) => hex.y >= top! - 2 && hex.y <= bottom! + 2));
      }
    }
    return found;
  }

  /** The path around a place: a hexagon, or the rectangle of a box. */
  outline(id: string, inset = 0): string {
    if (this.boxes.has(id)) return closed(this.corners(id, inset));
    const center = this.center(id);
    const first = this.#spokes[0]!;
    const share = 1 - inset / APOTHEM;
    return center === null
      ? ""
      : `M${short(center.x + first.x * share)} ${short(center.y + first.y * share)}${this.#shape(share)}`;
  }

  /** The way around a hexagon from its first corner; the same for all of one size. */
  #shape(share: number): string {
    const known = this.#shapes.get(share);
    if (known !== undefined) return known;
    const steps = this.#spokes.slice(1).map((spoke, at) => {
      const from = this.#spokes[at]!;
      return `l${short((spoke.x - from.x) * share)} ${short((spoke.y - from.y) * share)}`;
    });
    const shape = `${steps.join("")}Z`;
    this.#shapes.set(share, shape);
    return shape;
  }
  readonly #shapes = new Map<number, string>();

  /** The path of the rim around a set of places; each box has its own. */
  rim(ids: ReadonlySet<string>): string {
    let path = "";
    for (const id of ids) {
      if (this.boxes.has(id)) {
        path += this.outline(id, 1);
        continue;
      }
      const corners = this.corners(id);
      if (corners.length > 0) {
        path += this.#openSides(id, corners, ids);
      }
    }
    return path;
  }

  #openSides(id: string, corners: Point[], ids: ReadonlySet<string>): string {
    let path = "";
    this.neighbors(id).forEach((neighbor, at) => {
      if (neighbor === null || !ids.has(neighbor)) {
        const [from, to] = [corners[at]!, corners[(at + 1) % 6]!];
        path += `M${short(from.x)} ${short(from.y)}L${short(to.x)} ${short(to.y)}`;
      }
    });
    return path;
  }

  #squared(across: number, down: number): number {
    return (across * this.#across) ** 2 + (down * this.#down) ** 2;
  }

  #point(x: number, y: number): Point {
    return { x: x * this.#across - this.#origin.x, y: y * this.#down - this.#origin.y };
  }
}

/** A closed path through points. */
export function closed(points: readonly Point[]): string {
  return points.length === 0 ? "" : `${open(points)}Z`;
}

/** An open path through points. */
export function open(points: readonly Point[]): string {
  return points.map((at, index) => `${index ? "L" : "M"}${short(at.x)} ${short(at.y)}`).join("");
}

/** A measure as it is written into a path. */
export function short(measure: number): string {
  return String(Math.round(measure * 100) / 100);
}

/** One number for a place of the lattice; maps are far smaller than its range. */
function place(x: number, y: number): number {
  return x * 1_000_003 + y;
}

function latticeBounds(board: Board): Rect {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const corners = CORNERS[board.orientation];
  const reachX = Math.max(...corners.map(([x]) => x));
  const reachY = Math.max(...corners.map(([, y]) => y));
  for (const { x, y } of board.hexes) {
    bounds.left = Math.min(bounds.left, x - reachX);
    bounds.right = Math.max(bounds.right, x + reachX);
    bounds.top = Math.min(bounds.top, y - reachY);
    bounds.bottom = Math.max(bounds.bottom, y + reachY);
  }
  return board.hexes.length > 0 ? bounds : { left: 0, top: 0, right: 0, bottom: 0 };
}
