import { describe, expect, it } from "vitest";
import type { Board, Counter, Scene } from "../../types/scene";
import { boxed, counter as drawn, scene as laid } from "../lib/fixture";
import { Layout } from "./geometry";
import { Stacks, fanned, offset, placedOf, sideBySide } from "./stacks";

const BOARD: Board = {
  orientation: "flat",
  look: "modern",
  north: null,
  hexes: [
    { id: "1", x: 0, y: 0, terrain: "open" },
    { id: "2", x: 3, y: 1, terrain: "open" },
  ],
  sides: [],
  lines: [],
  names: [],
  panels: [],
};

const scene = (...counters: [string, string | null][]): Scene =>
  ({ counters: counters.map(([id, hex]) => ({ id, hex }) as Counter) }) as Scene;

describe("stacks", () => {
  it("lie side by side in a box with room for them, row by row", () => {
    const room = { left: 0, top: 0, right: 196, bottom: 210 };
    const places = sideBySide(room, 8);
    expect(new Set(places.slice(0, 3).map(({ y }) => y)).size).toBe(1);
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(8);
    const [first, , , fourth] = places;
    expect(fourth!.y - first!.y).toBeGreaterThanOrEqual(58);
    expect(fourth!.x).toBe(first!.x);
    expect(Math.min(...places.map(({ y }) => y))).toBeGreaterThan(20);
  });

  it("lie on the works of their hex, which lift nothing", () => {
    const counters = ["trench", "infantry", "infantry", "smoke"].map(
      (kind, at) => ({ id: `${at}`, hex: "1", kind }) as Counter,
    );
    const [stack] = new Stacks(new Layout(BOARD)).of({ counters } as Scene);
    const [trench, first, second, smoke] = placedOf(stack!);
    expect([trench?.at, smoke?.at]).toEqual([stack?.center, stack?.center]);
    expect([first?.level, second?.level]).toEqual([0, 1]);
    expect(second?.at.y).toBeLessThan(first?.at.y ?? 0);
  });

  it("gather the counters of a hex from bottom to top and leave out what is off the map", () => {
    const stacks = new Stacks(new Layout(BOARD));
    const found = stacks.of(scene(["A", "1"], ["B", "2"], ["C", "1"], ["D", null]));
    expect(found.map(({ hex, counters }) => [hex, counters.map(({ id }) => id)])).toEqual([
      ["1", ["A", "C"]],
      ["2", ["B"]],
    ]);
  });

  it("stay the same objects from scene to scene unless they change", () => {
    const stacks = new Stacks(new Layout(BOARD));
    const [first, second] = stacks.of(scene(["A", "1"], ["B", "2"]));
    const [again, changed] = stacks.of(scene(["A", "1"], ["B", "2"], ["C", "2"]));
    expect(again).toBe(first);
    expect(changed).not.toBe(second);
    expect(placedOf(again!)).toBe(placedOf(first!));
  });

  it("are centered and never leave their hex", () => {
    expect(offset(0, 1)).toEqual({ x: 0, y: -0 });
    const top = offset(11, 12);
    expect(Math.hypot(top.x, top.y)).toBeLessThan(11);
  });

  it("spread without overlap, the top counter first", () => {
    const places = fanned(7, 60);
    const [bottom, top] = [places[0]!, places[6]!];
    expect(top.y).toBeLessThan(bottom.y);
    for (const [at, place] of places.entries()) {
      for (const other of places.slice(at + 1)) {
        expect(Math.hypot(place.x - other.x, place.y - other.y)).toBeGreaterThanOrEqual(60);
      }
    }
  });
});

describe("stacks in boxes", () => {
  it("lie in the middle of the box; a pile that no panel shows is left out", () => {
    const layout = new Layout(boxed);
    const at = (id: string, box: string) => drawn(id, { hex: null, box });
    const counters = [at("B1", "port"), at("B2", "port"), at("B3", "reinforcements")];
    const stacks = new Stacks(layout).of(laid({ counters }));
    expect(stacks).toHaveLength(1);
    expect(stacks[0]).toMatchObject({ hex: "port", center: layout.center("port") });
    expect(placedOf(stacks[0]!).map(({ counter }) => counter.id)).toEqual(["B1", "B2"]);
  });
});
