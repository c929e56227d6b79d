/** Where the map lies in the window: a scale and a shift, and how gestures change them. */

import type { Point, Rect } from "./geometry";

/** The window's place on the map: a map point `p` shows at `p * scale + (x, y)`. */
export type View = { scale: number; x: number; y: number };

export type Size = { width: number; height: number };

/** As near as one can go: a counter is then wider than a thumb. */
export const NEAREST = 3;

/** Each notch of the wheel and each press of a key zooms to the next of these. */
const STOPS_PER_DOUBLING = 4;

/** The scale of a zoom stop. */
function stop(index: number): number {
  return 2 ** (index / STOPS_PER_DOUBLING);
}

/** The next zoom stop in a direction: 1 nearer, -1 farther. */
export function nextStop(scale: number, direction: 1 | -1): number {
  const index = Math.log2(scale) * STOPS_PER_DOUBLING;
  const near = Math.round(index);
  if (Math.abs(near - index) < 0.05) {
    return stop(near + direction);
  }
  return stop(direction > 0 ? Math.ceil(index) : Math.floor(index));
}

/** A small board fills a large window, but its counters need not be larger than plates. */
const LARGEST = 2.2;

/** The view that shows a whole rectangle of the map, in the middle of the window. */
export function fitted(area: Rect, window: Size, margin: number): View {
  const [width, height] = [area.right - area.left, area.bottom - area.top];
  const across = (window.width - 2 * margin) / Math.max(width, 1);
  const down = (window.height - 2 * margin) / Math.max(height, 1);
  const scale = Math.min(Math.max(Math.min(across, down), 0.02), LARGEST);
  return centered(
    { x: (area.left + area.right) / 2, y: (area.top + area.bottom) / 2 },
    scale,
    window,
  );
}

/** How small a part of the map may be before one would rather begin there. */
const CORNER = 0.3;

/** The part of the map to begin with: all of it, unless everything lies in one corner. */
export function opening(area: Rect, points: readonly Point[], around: number): Rect {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const part = {
    left: Math.max(Math.min(...xs) - around, area.left),
    top: Math.max(Math.min(...ys) - around, area.top),
    right: Math.min(Math.max(...xs) + around, area.right),
    bottom: Math.min(Math.max(...ys) + around, area.bottom),
  };
  const size = (rect: Rect): number => (rect.right - rect.left) * (rect.bottom - rect.top);
  return points.length > 0 && size(part) < size(area) * CORNER ? part : area;
}

/** The smallest scale at which blocks can be told from each other. */
const COARSEST = 0.2;

/**
 * The view to begin with: a part of the map, or, where that would be too small to be made out, as
 * much of it as can be, around a place.
 */
export function firstView(part: Rect, around: Point | null, window: Size, margin: number): View {
  const whole = fitted(part, window, margin);
  if (around === null || whole.scale >= COARSEST) return whole;
  const { scale, x, y } = centered(around, COARSEST, window);
  // No window is wasted on what lies beyond the edge.
  const filled = (shift: number, from: number, to: number, length: number): number =>
    (to - from) * scale < length
      ? (length - (from + to) * scale) / 2
      : Math.min(Math.max(shift, length - to * scale), -from * scale);
  return {
    scale,
    x: filled(x, part.left, part.right, window.width),
    y: filled(y, part.top, part.bottom, window.height),
  };
}

/** The view at a scale with a map point in the middle of the window. */
export function centered(point: Point, scale: number, window: Size): View {
  return {
    scale,
    x: window.width / 2 - point.x * scale,
    y: window.height / 2 - point.y * scale,
  };
}

/** A view zoomed so that the map point under a window point stays there. */
export function zoomed(view: View, scale: number, at: Point): View {
  const ratio = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio };
}

/** The part of the map a window shows. */
export function visible(view: View, window: Size): Rect {
  return {
    left: -view.x / view.scale,
    top: -view.y / view.scale,
    right: (window.width - view.x) / view.scale,
    bottom: (window.height - view.y) / view.scale,
  };
}

/** The map point under a point of the window. */
export function onMap(view: View, at: Point): Point {
  return { x: (at.x - view.x) / view.scale, y: (at.y - view.y) / view.scale };
}

/** The window point over a point of the map. */
export function onScreen(view: View, at: Point): Point {
  return { x: at.x * view.scale + view.x, y: at.y * view.scale + view.y };
}

/**
 * A view held within bounds: neither farther than the whole map nor nearer than `NEAREST`, and
 * with some of the map always in sight.
 */
export function held(view: View, area: Rect, window: Size): View {
  const farthest = fitted(area, window, 0).scale * 0.8;
  const scale = Math.min(Math.max(view.scale, Math.min(farthest, NEAREST)), NEAREST);
  const middle = { x: window.width / 2, y: window.height / 2 };
  const { x, y } = scale === view.scale ? view : zoomed(view, scale, middle);
  // The middle of the window stays over the map.
  return {
    scale,
    x: Math.min(Math.max(x, middle.x - area.right * scale), middle.x - area.left * scale),
    y: Math.min(Math.max(y, middle.y - area.bottom * scale), middle.y - area.top * scale),
  };
}

/** A view moved as little as needed to bring a map point at least `margin` into the window. */
export function revealing(view: View, point: Point, window: Size, margin: number): View {
  const { x, y } = onScreen(view, point);
  const shift = (at: number, length: number): number => {
    const room = Math.min(margin, length / 2);
    return at < room ? room - at : at > length - room ? length - room - at : 0;
  };
  return { ...view, x: view.x + shift(x, window.width), y: view.y + shift(y, window.height) };
}

/**
 * A view moved as little as needed to bring all of some points at least `margin` into the window;
 * where they lie too far apart for its scale, it is drawn smaller. Before nothing can be made out
 * any more, the first of them has to do.
 */
export function gathering(
  view: View,
  points: readonly Point[],
  window: Size,
  margin: number,
): View {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [from, to] = [
    { x: Math.min(...xs), y: Math.min(...ys) },
    { x: Math.max(...xs), y: Math.max(...ys) },
  ];
  const [first] = points;
  if (!first) return view;
  const whole = fitted({ left: from.x, top: from.y, right: to.x, bottom: to.y }, window, margin);
  if (whole.scale < Math.min(view.scale, COARSEST)) return revealing(view, first, window, margin);
  if (whole.scale < view.scale) return whole;
  return [from, to].reduce<View>((moved, corner) => revealing(moved, corner, window, margin), view);
}
