/**
 * The stage: moves the world of the map in its window.
 *
 * A frame of panning or zooming writes one transform, and copies the painted ground. What lies on
 * the stage is drawn for a `base` scale, and kept only within a `region` around the window; both
 * change when the map comes to rest or the window leaves the region, and only then are things
 * drawn anew.
 */
import {
  type Size,
  type View,
  centered,
  firstView,
  fitted,
  gathering,
  held,
  nextStop,
  onMap,
  onScreen,
  revealing,
  visible,
  zoomed,
} from "./camera";
import { type Point, type Rect, contains, grown, isWithin } from "./geometry";

/** How long a zoom must rest before things are drawn for its scale, in milliseconds. */
const SETTLING = 140;

/** How far the world may be stretched or shrunk before it is drawn anew in mid-gesture. */
const STRETCH = 2;

/** How much more than the window a region covers, in windows on each side. */
const AROUND = 0.5;

/** Paper left free around the map when all of it is shown. */
const MARGIN = 12;

export class Stage {
  /** The scale things are drawn for. */
  base = $state(1);
  /** The part of the map on which things are drawn. */
  region = $state.raw<Rect>({ left: 0, top: 0, right: 0, bottom: 0 });
  /** Whether the map is being moved. */
  moving = $state(false);
  window = $state.raw<Size>({ width: 0, height: 0 });

  /** Not reactive: it changes with every frame. */
  view: View = { scale: 1, x: 0, y: 0 };

  /** The part of the world that can be looked at. */
  readonly area: Rect;
  readonly #keep: (view: View) => void;
  #world: HTMLElement | null = null;
  #frame = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #flight = 0;

  /** `keep` is told where the map came to rest. */
  constructor(area: Rect, keep: (view: View) => void) {
    this.area = area;
    this.#keep = keep;
  }

  /** Puts a world into a window, where it was left or so that a part of it shows, or a place. */
  open(
    world: HTMLElement,
    window: Size,
    left: View | null,
    begin: { part: Rect; around: Point | null },
  ): void {
    this.#world = world;
    this.window = window;
    this.view = held(
      left ?? firstView(begin.part, begin.around, window, MARGIN),
      this.area,
      window,
    );
    this.settle();
  }

  close(): void {
    cancelAnimationFrame(this.#frame);
    cancelAnimationFrame(this.#flight);
    clearTimeout(this.#rest);
    this.#world = null;
  }

  /** The window changed its size; what was in its middle stays there. */
  resize(window: Size): void {
    const middle = this.toMap({ x: this.window.width / 2, y: this.window.height / 2 });
    this.window = window;
    this.#go(centered(middle, this.view.scale, window));
    this.settle();
  }

  panBy(across: number, down: number): void {
    this.#land();
    this.#go({ ...this.view, x: this.view.x + across, y: this.view.y + down });
  }

  /** Zooms by a factor about a point of the window. */
  zoomBy(factor: number, at: Point): void {
    this.#land();
    this.#go(zoomed(this.view, this.#bounded(this.view.scale * factor), at));
  }

  /** Zooms to the next stop, about a point or the middle of the window. */
  zoomStep(direction: 1 | -1, at?: Point): void {
    const about = at ?? { x: this.window.width / 2, y: this.window.height / 2 };
    const scale = this.#bounded(nextStop(this.#goal().scale, direction));
    this.fly(zoomed(this.#goal(), scale, about));
  }

  /** Shows the whole map. */
  fit(): void {
    this.fly(this.#whole());
  }

  /** Brings a point of the map into the window, if it is not well inside. */
  reveal(point: Point, margin = 90): void {
    const view = revealing(this.#goal(), point, this.window, margin);
    if (view.x !== this.#goal().x || view.y !== this.#goal().y) {
      this.fly(view);
    }
  }

  /** Brings points of the map into the window; it is drawn smaller where it has to be. */
  gather(points: readonly Point[], margin = 60): void {
    this.fly(gathering(this.#goal(), points, this.window, margin));
  }

  /** Whether a point of the map lies in the window, or will when the map has come to rest. */
  shows(point: Point): boolean {
    return isWithin(point, visible(this.#goal(), this.window));
  }

  /** The scale at which the whole map shows. */
  get wholeScale(): number {
    return this.#whole().scale;
  }

  toMap(at: Point): Point {
    return onMap(this.view, at);
  }

  toScreen(at: Point): Point {
    return onScreen(this.view, at);
  }

  /** The window point over a point of the map when the map has come to rest. */
  atRest(at: Point): Point {
    return onScreen(this.#goal(), at);
  }

  /** Where a flight is bound for; the view itself at rest. */
  #goal(): View {
    return this.#target ?? this.view;
  }
  #target: View | null = null;

  /** Glides to a view; at once where motion is not wanted. */
  fly(view: View): void {
    this.#land();
    const to = held(view, this.area, this.window);
    if (this.still) {
      this.#go(to);
      return;
    }
    const [from, begun] = [this.view, performance.now()];
    this.#target = to;
    const glide = (now: number): void => {
      const share = Math.min(Math.max((now - begun) / 160, 0), 1);
      const eased = 1 - (1 - share) ** 3;
      this.#go(share < 1 ? between(from, to, eased) : to);
      if (share < 1) {
        this.#flight = requestAnimationFrame(glide);
      } else {
        this.#target = null;
      }
    };
    this.#flight = requestAnimationFrame(glide);
  }
  /** Whether motion is off. */
  still = false;

  #land(): void {
    cancelAnimationFrame(this.#flight);
    this.#target = null;
  }

  #bounded(scale: number): number {
    return held({ ...this.view, scale }, this.area, this.window).scale;
  }

  #whole(): View {
    return fitted(this.area, this.window, MARGIN);
  }

  #go(view: View): void {
    const { scale, x, y } = held(view, this.area, this.window);
    // Whole pixels keep the drawn map sharp and cheap to show.
    this.view = { scale, x: Math.round(x), y: Math.round(y) };
    if (!this.moving) {
      this.moving = true;
    }
    this.redraw();
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.settle(), SETTLING);
  }

  /** Lets something be drawn with every frame of the map; the returned function ends it. */
  eachFrame(draw: () => void): () => void {
    this.#drawn.add(draw);
    return () => this.#drawn.delete(draw);
  }
  readonly #drawn = new Set<() => void>();

  /** Asks for a frame, because something that lies on the map has changed. */
  redraw(): void {
    if (this.#frame === 0) {
      this.#frame = requestAnimationFrame(() => this.#show());
    }
  }

  #show(): void {
    this.#frame = 0;
    const stretch = this.view.scale / this.base;
    if (stretch > STRETCH || stretch < 1 / STRETCH) {
      this.#draw();
    } else if (!contains(this.region, this.#bare())) {
      this.region = this.#around();
    }
    this.#place();
  }

  /** Draws things for the scale at which the map came to rest. */
  settle(): void {
    clearTimeout(this.#rest);
    this.moving = false;
    this.#draw();
    this.#place();
    this.redraw();
    this.#keep(this.view);
  }

  #draw(): void {
    this.base = this.view.scale;
    this.region = this.#around();
  }

  /** The part of the map in the window, without paper beyond the map. */
  #bare(): Rect {
    const shown = visible(this.view, this.window);
    return {
      left: Math.max(shown.left, this.area.left),
      top: Math.max(shown.top, this.area.top),
      right: Math.min(shown.right, this.area.right),
      bottom: Math.min(shown.bottom, this.area.bottom),
    };
  }

  #around(): Rect {
    const shown = visible(this.view, this.window);
    const by = Math.max(shown.right - shown.left, shown.bottom - shown.top) * AROUND;
    const wide = grown(shown, by);
    const area = grown(this.area, 1);
    return {
      left: Math.max(wide.left, area.left),
      top: Math.max(wide.top, area.top),
      right: Math.min(wide.right, area.right),
      bottom: Math.min(wide.bottom, area.bottom),
    };
  }

  #place(): void {
    if (this.#world) {
      const { scale, x, y } = this.view;
      this.#world.style.transform = `translate(${x}px,${y}px) scale(${scale / this.base})`;
      this.#drawn.forEach((draw) => draw());
    }
  }
}

/** A view on the way from one to another; sizes change evenly to the eye. */
function between(from: View, to: View, share: number): View {
  const scale = from.scale * (to.scale / from.scale) ** share;
  // The point that stays in place during a zoom must stay there all the way.
  const moved = to.scale === from.scale ? share : (scale - from.scale) / (to.scale - from.scale);
  return { scale, x: from.x + (to.x - from.x) * moved, y: from.y + (to.y - from.y) * moved };
}
