import { describe, expect, it } from "vitest";
import type { Board } from "../../types/scene";
import { boxed } from "../lib/fixture";
import { Layout } from "./geometry";
import { actOf } from "./keys";
import { stepped } from "./steps";

function layout(orientation: Board["orientation"]): Layout {
  const hexes = Array.from({ length: 30 }, (_, at) => {
    const [column, row] = [at % 6, Math.floor(at / 6)];
    const place =
      orientation === "flat"
        ? { x: 3 * column, y: 2 * row + (column % 2) }
        : { x: 2 * column + (row % 2), y: 3 * row };
    return { id: `${column}.${row}`, ...place, terrain: "open" };
  });
  return new Layout({
    orientation,
    look: "modern",
    north: null,
    hexes,
    sides: [],
    lines: [],
    names: [],
    panels: [],
  });
}

describe("the cursor", () => {
  it("goes straight where hexes have a neighbor, and zigzags along a row where not", () => {
    const flat = layout("flat");
    expect(stepped(flat, "2.2", "up")).toBe("2.1");
    const row = ["right", "right", "right"].reduce<string[]>(
      (went) => [...went, stepped(flat, went.at(-1)!, "right")],
      ["0.2"],
    );
    expect(row).toEqual(["0.2", "1.2", "2.2", "3.2"]);
    expect(stepped(flat, "3.2", "left")).toBe("2.2");
  });

  it("zigzags up and down on pointed hexes", () => {
    const pointy = layout("pointy");
    expect(stepped(pointy, "2.2", "right")).toBe("3.2");
    expect(stepped(pointy, "2.2", "down")).toBe("2.3");
    expect(stepped(pointy, "2.3", "down")).toBe("2.4");
  });

  it("goes aslant by the keys around", () => {
    const flat = layout("flat");
    const around = ["up-left", "up-right", "down-left", "down-right"] as const;
    expect(around.map((way) => stepped(flat, "2.2", way))).toEqual(["1.1", "3.1", "1.2", "3.2"]);
  });

  it("stays at the edge", () => {
    expect(stepped(layout("flat"), "0.0", "up")).toBe("0.0");
    expect(stepped(layout("flat"), "nowhere", "up")).toBe("nowhere");
  });
});

describe("keys", () => {
  const press = (key: string, held: Partial<KeyboardEvent> = {}) =>
    actOf({ key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...held });

  it("mean what the table says", () => {
    expect(press("ArrowUp")).toEqual({ do: "step", way: "up" });
    expect(press("ArrowUp", { shiftKey: true })).toEqual({ do: "pan", across: 0, down: -1 });
    expect(press("N", { shiftKey: true })).toEqual({ do: "next-unit", direction: -1 });
    expect(press("+", { shiftKey: true })).toEqual({ do: "zoom", direction: 1 });
  });

  it("belong to the browser with Ctrl, Alt or Meta", () => {
    expect(press("0", { ctrlKey: true })).toBeNull();
    expect(press("ArrowLeft", { altKey: true })).toBeNull();
    expect(press("x")).toBeNull();
  });
});

describe("the cursor beside the map", () => {
  const sheet = new Layout(boxed);

  it("goes from the last hex into a box, from box to box, and back", () => {
    expect(stepped(sheet, "03.01", "right")).toBe("port");
    expect(stepped(sheet, "port", "down")).toBe("lost");
    expect(stepped(sheet, "lost", "up")).toBe("port");
    expect(stepped(sheet, "port", "left")).toBe("03.01");
  });

  it("stays where nothing lies that way", () => {
    expect(stepped(sheet, "port", "right")).toBe("port");
    expect(stepped(sheet, "01.01", "left")).toBe("01.01");
  });
});
