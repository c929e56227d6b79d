import { describe, expect, it } from "vitest";
import type { Board } from "../../types/scene";
import { boxed } from "../lib/fixture";
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
  const rest = { sides: [], lines: [], names: [], panels: [] };
  return { orientation, look: "modern", north: null, hexes, ...rest };
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
    expect(layout.outline("nowhere")).toBe("");
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

describe("the boxes of a panel", () => {
  const layout = new Layout(boxed);
  /** The hexes reach from -2 to 8 across, and from -1 down. */
  const x = (units: number): number => (units + 2) * (SIDE / 2);
  const y = (units: number): number => (units + 1) * APOTHEM;

  it("are places as hexes are: found at their points, with center and outline", () => {
    const center = layout.center("lost")!;
    expect(center.x).toBeCloseTo(x(13));
    expect(center.y).toBeCloseTo(y(4.5));
    expect(layout.at(center)).toBe("lost");
    expect(layout.at({ x: x(10) + 1, y: y(0) + 1 })).toBe("port");
    expect(layout.corners("port")).toHaveLength(4);
    expect(layout.outline("port")).toMatch(/^M.*Z$/);
    expect(layout.rim(new Set(["port"]))).not.toBe("");
  });

  it("make the sheet larger and leave the frame of the map as it is", () => {
    expect(layout.frame).toEqual(new Layout({ ...boxed, panels: [] }).frame);
    expect(layout.print.right).toBeCloseTo(x(16));
    expect(layout.print.left).toBe(0);
  });

  it("come before the hexes that they are printed over", () => {
    const [panel] = boxed.panels;
    const over = { x: 2, y: 0, width: 2, height: 2 };
    const covering = [{ ...panel!, area: over, boxes: [{ ...panel!.boxes[0]!, area: over }] }];
    const covered = new Layout({ ...boxed, panels: covering });
    expect(covered.at(covered.center("02.01")!)).toBe("port");
    expect(covered.at(covered.center("01.01")!)).toBe("01.01");
  });
});
