/**
 * Mouse, pen, fingers and wheel turned into gestures: pan, zoom, hover, drag. Clicks are left to
 * the browser; they are only held back after a gesture, so that a pan does not click.
 */
import type { Point } from "./geometry";

/** Who is told about gestures. Points are those of the window the map lies in. */
export interface Gestured {
  pan(across: number, down: number): void;
  zoomBy(factor: number, at: Point): void;
  zoomStep(direction: 1 | -1, at: Point): void;
  /** The mouse is over a point; nothing when it has left. */
  hover(at: Point | null, over: Element | null): void;
  /** A press begins, of which nobody knows yet what it becomes. */
  press(): void;
  /** Something is about to be dragged; false makes it a pan. */
  grab(over: Element): boolean;
  drag(at: Point): void;
  /** The dragged thing was let go; nowhere if the gesture was broken off. */
  drop(at: Point | null): void;
}

/** How far a pointer may stray before a press becomes a gesture. */
const SLACK = 6;

/** How long a finger rests on something before it is dragged instead of the map, in milliseconds. */
const LONG_PRESS = 380;

type Pointer = { begun: Point; at: Point; over: Element };

/** Listens to an element until the returned function is called. */
export function gestures(host: HTMLElement, told: Gestured): () => void {
  const listening = new AbortController();
  const watcher = new Watcher(host, told);
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    heard: (event: HTMLElementEventMap[Name]) => void,
    options: AddEventListenerOptions = {},
  ): void => host.addEventListener(name, heard, { ...options, signal: listening.signal });
  on("pointerdown", (event) => watcher.down(event));
  on("pointermove", (event) => watcher.move(event));
  on("pointerup", (event) => watcher.up(event));
  on("pointercancel", (event) => watcher.broken(event));
  on("pointerleave", (event) => event.pointerType === "mouse" && told.hover(null, null));
  on("click", (event) => watcher.click(event), { capture: true });
  on("wheel", (event) => watcher.wheel(event), { passive: false });
  return () => listening.abort();
}

class Watcher {
  readonly #host: HTMLElement;
  readonly #told: Gestured;
  readonly #pointers = new Map<number, Pointer>();
  #mode: "idle" | "pan" | "drag" = "idle";
  /** Whether the last press became a gesture. */
  #strayed = false;
  #longPress: ReturnType<typeof setTimeout> | undefined;

  constructor(host: HTMLElement, told: Gestured) {
    this.#host = host;
    this.#told = told;
  }

  down(event: PointerEvent): void {
    if (event.button !== 0 || !(event.target instanceof Element)) {
      return;
    }
    const at = this.#point(event);
    this.#pointers.set(event.pointerId, { begun: at, at, over: event.target });
    clearTimeout(this.#longPress);
    if (this.#pointers.size === 1) {
      this.#strayed = false;
      this.#told.press();
      if (event.pointerType === "touch") this.#grabSoon(event, at);
    }
  }

  /** A finger that stays where it is takes hold of what lies there. */
  #grabSoon({ pointerId, target }: PointerEvent, at: Point): void {
    this.#longPress = setTimeout(() => {
      const alone = this.#pointers.size === 1 && this.#mode === "idle";
      if (!alone || !(target instanceof Element) || !this.#told.grab(target)) return;
      this.#mode = "drag";
      this.#strayed = true;
      this.#host.setPointerCapture(pointerId);
      this.#told.drag(at);
    }, LONG_PRESS);
  }

  move(event: PointerEvent): void {
    const pointer = this.#pointers.get(event.pointerId);
    const at = this.#point(event);
    if (!pointer) {
      const over = event.target instanceof Element ? event.target : null;
      if (event.pointerType !== "touch") {
        this.#told.hover(at, over);
      }
      return;
    }
    if (this.#pointers.size === 2) {
      this.#pinch(pointer, at);
    } else {
      this.#stray(event, pointer, at);
    }
    pointer.at = at;
  }

  up(event: PointerEvent): void {
    const pointer = this.#pointers.get(event.pointerId);
    if (pointer && this.#mode === "drag") {
      this.#told.drop(this.#point(event));
    }
    this.#release(event);
  }

  broken(event: PointerEvent): void {
    if (this.#mode === "drag") {
      this.#told.drop(null);
    }
    this.#release(event);
  }

  /** Swallows the click that ends a gesture. */
  click(event: MouseEvent): void {
    if (this.#strayed) {
      event.stopPropagation();
      event.preventDefault();
      this.#strayed = false;
    }
  }

  wheel(event: WheelEvent): void {
    if (event.target instanceof Element && event.target.closest("[data-scrolls]")) {
      return;
    }
    event.preventDefault();
    const at = this.#point(event);
    const lines = event.deltaMode !== WheelEvent.DOM_DELTA_PIXEL;
    if (event.ctrlKey) {
      // Pinching a touchpad comes as many small turns of the wheel with Ctrl held down.
      const turn = lines ? Math.sign(event.deltaY) * 12 : event.deltaY;
      this.#told.zoomBy(Math.exp(-Math.max(-40, Math.min(40, turn)) * 0.01), at);
    } else if (lines || (event.deltaX === 0 && Math.abs(event.deltaY) >= 60)) {
      this.#told.zoomStep(event.deltaY < 0 ? 1 : -1, at);
    } else {
      this.#told.pan(-event.deltaX, -event.deltaY);
    }
  }

  #stray(event: PointerEvent, pointer: Pointer, at: Point): void {
    const far = Math.hypot(at.x - pointer.begun.x, at.y - pointer.begun.y);
    if (this.#mode === "idle" && far > SLACK) {
      clearTimeout(this.#longPress);
      this.#strayed = true;
      this.#host.setPointerCapture(event.pointerId);
      const grabbed = event.pointerType !== "touch" && this.#told.grab(pointer.over);
      this.#mode = grabbed ? "drag" : "pan";
      pointer.at = pointer.begun;
    }
    if (this.#mode === "pan") {
      this.#told.pan(at.x - pointer.at.x, at.y - pointer.at.y);
    } else if (this.#mode === "drag") {
      this.#told.drag(at);
    }
  }

  #pinch(moved: Pointer, to: Point): void {
    const other = [...this.#pointers.values()].find((pointer) => pointer !== moved);
    if (!other) {
      return;
    }
    this.#strayed = true;
    const before = Math.hypot(moved.at.x - other.at.x, moved.at.y - other.at.y);
    const after = Math.hypot(to.x - other.at.x, to.y - other.at.y);
    const middle = { x: (to.x + other.at.x) / 2, y: (to.y + other.at.y) / 2 };
    this.#told.pan((to.x - moved.at.x) / 2, (to.y - moved.at.y) / 2);
    if (before > 0 && after > 0) {
      this.#told.zoomBy(after / before, middle);
    }
  }

  #release(event: PointerEvent): void {
    clearTimeout(this.#longPress);
    this.#pointers.delete(event.pointerId);
    if (this.#pointers.size === 0) {
      this.#mode = "idle";
    }
  }

  #point(event: MouseEvent): Point {
    const box = this.#host.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }
}
