/**
 * The ground as a mosaic of pictures, painted once for each scale at which the map comes to rest.
 *
 * Tiles are painted when nothing else is to be done, the nearest to the middle first, and kept for
 * the next visit. A frame only copies them; until the new ones are there it copies the old ones.
 */
import type { View } from "../camera";
import { type Rect, overlaps } from "../geometry";
import type { Painter } from "./painter";
import { canvasOf, whenIdle } from "./surface";

/** Side of a tile in pixels of the screen. */
const TILE = 512;

/** Tiles kept for another visit, about a megabyte each. */
const KEPT = 64;

/** How long a new tile takes to fade in, in milliseconds. */
const FADE = 200;

/** Longest side of the backdrop in pixels. */
const BACKDROP = 1400;

/** What is to be shown. */
export type Wanted = {
  painter: Painter;
  /** Pixels of the screen for one measure of the map. */
  scale: number;
  /** The part of the map to cover. */
  area: Rect;
  /** The part of it that is in sight. */
  inSight: Rect;
};

type Tile = {
  key: string;
  area: Rect;
  picture: HTMLCanvasElement | null;
  /** When it was painted; long ago for what need not fade in. */
  since: number;
  /** The picture brought to the very size in which it is shown, where that is another. */
  fitted: { scale: number; picture: CanvasImageSource } | null;
};

export class Tiles {
  /** Whether painting has to wait, because the map is being moved. */
  paused = false;

  readonly #changed: () => void;
  readonly #kept = new Map<string, Tile>();
  #wanted: Wanted | null = null;
  #queue: Tile[] = [];
  #current: Tile[] = [];
  /** What was shown before, as long as not all of its successors are there. */
  #former: Tile[] = [];
  #backdrop: Tile | null = null;
  /** What is done when all tiles are painted. */
  #later: (() => void) | null = null;
  #cancel: (() => void) | null = null;

  /** `changed` is told when there is something new to be seen. */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** Covers a part of the map. */
  show(wanted: Wanted): void {
    const shown = [...this.#former, ...this.#current].filter(({ picture }) => picture);
    this.#wanted = wanted;
    this.#current = this.#tilesOf(wanted);
    this.#former = shown.filter((tile) => !this.#current.includes(tile));
    this.#queue = byDistance(
      this.#current.filter(({ picture }) => picture === null),
      wanted.inSight,
    );
    this.#continue();
  }

  /** Lays the whole map, coarsely painted, under all tiles: it is seen where there is none yet. */
  lay(painter: Painter, area: Rect): void {
    const paint = (): void => {
      const scale = BACKDROP / Math.max(area.right - area.left, area.bottom - area.top);
      this.#backdrop = {
        key: "",
        area,
        picture: painted(painter, area, scale),
        since: 0,
        fitted: null,
      };
      this.#changed();
    };
    if (this.#backdrop === null) {
      paint();
    } else {
      this.#later = paint;
      this.#continue();
    }
  }

  /** Goes on with what is still to be painted, for a map that rests at a scale. */
  resume(scale: number): void {
    this.paused = false;
    this.#resting = scale;
    this.#continue();
    this.#current.forEach((tile) => void this.#fit(tile));
  }
  #resting = 0;

  close(): void {
    this.#cancel?.();
    this.#queue = [];
    this.#later = null;
  }

  /**
   * Copies what a view shows of the map into a window of pixels; true if it will look different
   * soon, because something fades in.
   */
  draw(context: CanvasRenderingContext2D, view: View, inSight: Rect): boolean {
    const seen = (tile: Tile): boolean => tile.picture !== null && overlaps(tile.area, inSight);
    const now = performance.now();
    const current = this.#current.filter((tile) => overlaps(tile.area, inSight));
    const complete = current.every((tile) => seen(tile) && now - tile.since >= FADE);
    if (!complete) {
      for (const tile of [this.#backdrop, ...this.#former]) {
        if (tile && seen(tile)) {
          copy(context, tile, view);
        }
      }
    }
    for (const tile of current.filter(seen)) {
      context.globalAlpha = Math.min((now - tile.since) / FADE, 1);
      copy(context, tile, view);
    }
    context.globalAlpha = 1;
    return current.some((tile) => tile.picture !== null && now - tile.since < FADE);
  }

  #tilesOf({ painter, scale, area }: Wanted): Tile[] {
    const side = TILE / scale;
    const tiles: Tile[] = [];
    for (let row = Math.floor(area.top / side); row * side < area.bottom; row += 1) {
      for (let column = Math.floor(area.left / side); column * side < area.right; column += 1) {
        tiles.push(this.#tile(`${painter.name} ${scale} ${column} ${row}`, column, row, side));
      }
    }
    return tiles;
  }

  #tile(key: string, column: number, row: number, side: number): Tile {
    const [left, top] = [column * side, row * side];
    const area = { left, top, right: left + side, bottom: top + side };
    const tile = this.#kept.get(key) ?? { key, area, picture: null, since: 0, fitted: null };
    // The ones used last are forgotten last.
    this.#kept.delete(key);
    this.#kept.set(key, tile);
    return tile;
  }

  /** Paints one thing whenever there is time, then tidies up. */
  #continue(): void {
    if (this.#cancel || this.paused) {
      return;
    }
    if (this.#queue.length === 0 && this.#later === null) {
      this.#tidy();
      return;
    }
    this.#cancel = whenIdle(() => {
      this.#cancel = null;
      if (!this.paused) {
        this.#paintNext();
      }
      this.#continue();
    });
  }

  #paintNext(): void {
    const tile = this.#queue.shift();
    if (!tile || !this.#wanted) {
      this.#later?.();
      this.#later = null;
      return;
    }
    const { painter, scale } = this.#wanted;
    tile.picture = painted(painter, tile.area, scale);
    tile.since = painter.fades ? performance.now() : 0;
    void this.#fit(tile);
    this.#changed();
  }

  /**
   * Brings a tile to the size in which it is shown while the map rests. Copying it unchanged is
   * several times quicker than resizing it in every frame.
   */
  async #fit(tile: Tile): Promise<void> {
    const [scale, picture] = [this.#resting, tile.picture];
    if (!picture || tile.fitted?.scale === scale) {
      return;
    }
    const { left, right, top, bottom } = placed(tile.area, { scale, x: 0, y: 0 });
    const [width, height] = [right - left, bottom - top];
    if (width !== picture.width || height !== picture.height) {
      const size = { resizeWidth: width, resizeHeight: height, resizeQuality: "medium" } as const;
      tile.fitted = { scale, picture: await createImageBitmap(picture, size) };
      this.#changed();
    }
  }

  /** Forgets what has been painted over, and what has not been seen for long. */
  #tidy(): void {
    this.#former = [];
    for (const tile of this.#kept.values()) {
      if (this.#kept.size > KEPT && !this.#current.includes(tile)) {
        this.#kept.delete(tile.key);
      }
    }
  }
}

function painted(painter: Painter, area: Rect, scale: number): HTMLCanvasElement | null {
  const width = Math.round((area.right - area.left) * scale);
  const height = Math.round((area.bottom - area.top) * scale);
  const { canvas, context } = canvasOf(width, height);
  if (!context) {
    return null;
  }
  painter.paint(context, area, scale);
  return canvas;
}

/** Where a view shows an area; edges fall on whole pixels, so that no seam shows. */
export function placed(area: Rect, { scale, x, y }: View): Rect {
  return {
    left: Math.round(area.left * scale) + x,
    top: Math.round(area.top * scale) + y,
    right: Math.round(area.right * scale) + x,
    bottom: Math.round(area.bottom * scale) + y,
  };
}

function copy(context: CanvasRenderingContext2D, tile: Tile, view: View): void {
  const { left, top, right, bottom } = placed(tile.area, view);
  const picture = tile.fitted?.scale === view.scale ? tile.fitted.picture : tile.picture;
  if (picture) {
    context.drawImage(picture, left, top, right - left, bottom - top);
  }
}

function byDistance(tiles: Tile[], inSight: Rect): Tile[] {
  const middle = { x: (inSight.left + inSight.right) / 2, y: (inSight.top + inSight.bottom) / 2 };
  const distance = ({ area }: Tile): number =>
    Math.hypot((area.left + area.right) / 2 - middle.x, (area.top + area.bottom) / 2 - middle.y);
  return tiles.sort((first, second) => distance(first) - distance(second));
}
