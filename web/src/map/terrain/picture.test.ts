import { describe, expect, it } from "vitest";
import { levelFor } from "./level";
import { sheetOf } from "./picture";
import { tint } from "./tints";

describe("the printed map", () => {
  it("lies where its view box says", () => {
    const svg = '<svg xmlns="x" width="1005" height="989" viewBox="-40 -40 1005 989.3"><g/></svg>';
    expect(sheetOf(svg)).toEqual({ left: -40, top: -40, right: 965, bottom: 949.3 });
  });

  it("cannot be placed without one", () => {
    expect(sheetOf("<svg></svg>")).toBeNull();
    expect(sheetOf('<svg viewBox="none"></svg>')).toBeNull();
  });
});

describe("the scale the ground is painted for", () => {
  it("is that of the whole map, or the nearest stop of the zoom", () => {
    expect(levelFor(0.37, 0.37)).toBe(0.37);
    expect(levelFor(1, 0.37)).toBe(1);
    expect(levelFor(1.04, 0.37)).toBe(1);
    expect(levelFor(1.12, 0.37)).toBeCloseTo(2 ** 0.25);
  });
});

describe("tints", () => {
  it("show what stands out in a terrain of several words", () => {
    expect(tint("wooded-hill")).toBe(tint("woods"));
    expect(tint("major-city")).not.toBe(tint("open"));
    expect(tint("slag-heap")).toBe(tint(""));
  });
});
