import { describe, expect, it } from "vitest";
import type { Board } from "../../types/scene";
import { APOTHEM, Layout, SIDE } from "./geometry";

function board(orientation: Board["orientation"], columns: number, rows: number): Board {
  const hexes = Array.from({ length: columns * rows }, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    const [x, y] =
      orientation === "flat"
        ? [3 * column, 2 * row + (column % 2)]
        : [2 * column + (row % 2), 3 * row];
    return { id: `${column}.${row}`, x, y, terrain: "open" };
  });
  return { orientation, look: "modern", north: null, hexes, sides: [], lines: [], names: [] };
}

describe.each(["flat", "pointy"] as const)("a board of %s hexes", (orientation) => {
  const layout = new Layout(board(orientation, 6, 5));

  it("finds every hex at its center and near its corners", () => {
    for (const { id } of layout.hexes) {
      expect(layout.at(layout.center(id)!)).toBe(id);
      for (const corner of layout.corners(id, 4)) {
        expect(layout.at(corner)).toBe(id);
      }
    }
  });

  it("has the frame of its outermost corners, the origin at the upper left", () => {
    const corners = layout.hexes.flatMap((hex) => layout.cornersOf(hex));
    expect(Math.min(...corners.map(({ x }) => x))).toBeCloseTo(0);
    expect(Math.min(...corners.map(({ y }) => y))).toBeCloseTo(0);
    expect(Math.max(...corners.map(({ x }) => x))).toBeCloseTo(layout.frame.right);
    expect(Math.max(...corners.map(({ y }) => y))).toBeCloseTo(layout.frame.bottom);
  });

  it("has six neighbors around an inner hex, each one width away", () => {
    const center = layout.center("2.2")!;
    const neighbors = layout.neighbors("2.2");
    expect(new Set(neighbors).size).toBe(6);
    for (const neighbor of neighbors) {
      const { x, y } = layout.center(neighbor!)!;
      expect(Math.hypot(x - center.x, y - center.y)).toBeCloseTo(2 * APOTHEM);
    }
  });

  it("knows nothing beyond its edge", () => {
    expect(layout.at({ x: -SIDE, y: -SIDE })).toBeNull();
    expect(layout.center("nowhere")).toBeNull();
    expect(layout.hexagon("nowhere")).toBe("");
  });

  it("finds at least the hexes whose centers lie in a rectangle", () => {
    const area = { left: 100, top: 100, right: 260, bottom: 240 };
    const found = new Set(layout.within(area).map(({ id }) => id));
    const inside = layout.hexes.filter(({ id }) => {
      const { x, y } = layout.center(id)!;
      return x >= area.left && x <= area.right && y >= area.top && y <= area.bottom;
    });
    expect(inside.length).toBeGreaterThan(1);
    expect(inside.every(({ id }) => found.has(id))).toBe(true);
    expect(found.size).toBeLessThan(layout.hexes.length);
  });

  it("draws the rim of a group along its outer sides only", () => {
    const sides = (hexes: string[]): number => layout.rim(new Set(hexes)).split("M").length - 1;
    expect(sides(["2.2"])).toBe(6);
    expect(sides(["2.2", layout.neighbors("2.2")[0]!])).toBe(10);
  });
});
