import { describe, expect, it } from "vitest";
import {
  NEAREST,
  firstView,
  fitted,
  gathering,
  held,
  nextStop,
  onMap,
  onScreen,
  opening,
  revealing,
  visible,
  zoomed,
} from "./camera";

const WINDOW = { width: 800, height: 600 };
const AREA = { left: 0, top: 0, right: 4000, bottom: 2000 };

describe("the view of the map", () => {
  it("shows the whole map in the middle of the window", () => {
    const view = fitted(AREA, WINDOW, 10);
    const shown = visible(view, WINDOW);
    expect(shown.left).toBeLessThanOrEqual(0);
    expect(shown.right).toBeGreaterThanOrEqual(4000);
    expect(onScreen(view, { x: 2000, y: 1000 })).toEqual({ x: 400, y: 300 });
  });

  it("keeps the point under the pointer when it zooms", () => {
    const view = { scale: 0.5, x: -100, y: 40 };
    const at = { x: 300, y: 200 };
    const after = onMap(zoomed(view, 1.3, at), at);
    expect(after.x).toBeCloseTo(onMap(view, at).x);
    expect(after.y).toBeCloseTo(onMap(view, at).y);
  });

  it("never leaves the map nor comes too near", () => {
    const lost = held({ scale: 90, x: 99_999, y: -99_999 }, AREA, WINDOW);
    expect(lost.scale).toBe(NEAREST);
    const shown = visible(lost, WINDOW);
    expect(shown.left).toBeLessThan(AREA.right);
    expect(shown.right).toBeGreaterThan(AREA.left);
    expect(shown.top).toBeLessThan(AREA.bottom);
    expect(shown.bottom).toBeGreaterThan(AREA.top);
  });

  it("zooms from stop to stop, and to the next one from between two", () => {
    expect(nextStop(1, 1)).toBeCloseTo(2 ** 0.25);
    expect(nextStop(1, -1)).toBeCloseTo(2 ** -0.25);
    expect(nextStop(1.05, 1)).toBeCloseTo(2 ** 0.25);
    expect(nextStop(1.05, -1)).toBeCloseTo(1);
  });

  it("begins where things are if they lie in one corner, else with the whole map", () => {
    const corner = [
      { x: 3000, y: 500 },
      { x: 3400, y: 700 },
    ];
    expect(opening(AREA, corner, 100)).toEqual({ left: 2900, top: 400, right: 3500, bottom: 800 });
    expect(opening(AREA, [...corner, { x: 100, y: 1900 }], 100)).toEqual(AREA);
    expect(opening(AREA, [], 100)).toEqual(AREA);
  });

  it("begins near a place if the whole would be too small", () => {
    const place = { x: 3000, y: 1000 };
    const desk = { width: 1000, height: 600 };
    expect(firstView(AREA, place, desk, 10)).toEqual(fitted(AREA, desk, 10));
    const phone = { width: 390, height: 380 };
    const view = firstView(AREA, place, phone, 10);
    expect(view.scale).toBeGreaterThan(fitted(AREA, phone, 10).scale);
    expect(onScreen(view, place)).toEqual({ x: 195, y: 190 });
    const corner = visible(firstView(AREA, { x: 3990, y: 20 }, phone, 10), phone);
    expect(corner.right).toBeCloseTo(4000);
    expect(corner.top).toBeCloseTo(0);
    expect(firstView(AREA, null, phone, 10)).toEqual(fitted(AREA, phone, 10));
  });

  it("moves only as far as it takes to reveal a point", () => {
    const view = { scale: 1, x: 0, y: 0 };
    expect(revealing(view, { x: 400, y: 300 }, WINDOW, 90)).toEqual(view);
    expect(revealing(view, { x: 790, y: 300 }, WINDOW, 90)).toEqual({ scale: 1, x: -80, y: 0 });
    expect(revealing(view, { x: -10, y: 300 }, WINDOW, 90)).toEqual({ scale: 1, x: 100, y: 0 });
  });

  it("gathers points: it moves no more than it must, and shrinks only if they lie far apart", () => {
    const view = { scale: 1, x: 0, y: 0 };
    const near = [
      { x: 700, y: 100 },
      { x: 900, y: 300 },
    ];
    expect(gathering(view, near, WINDOW, 50)).toEqual({ scale: 1, x: -150, y: 0 });
    expect(gathering(view, [], WINDOW, 50)).toEqual(view);
    const far = [
      { x: 100, y: 100 },
      { x: 2100, y: 100 },
    ];
    const shrunk = gathering(view, far, WINDOW, 50);
    expect(shrunk.scale).toBeCloseTo(0.35);
    expect(far.map((it) => onScreen(shrunk, it).x)).toEqual([50, 750]);
    const ends = [
      { x: 900, y: 100 },
      { x: 9000, y: 100 },
    ];
    expect(gathering(view, ends, WINDOW, 50)).toEqual({ scale: 1, x: -150, y: 0 });
  });
});
