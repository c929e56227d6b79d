import { describe, expect, it } from "vitest";
import { OPEN, tint } from "./tints";

describe("the color of a terrain at first glance", () => {
  it("is known for all ground of the battles, and different", () => {
    const grounds = ["open", "woods", "town", "marsh", "pond", "water"];
    expect(new Set(grounds.map(tint)).size).toBe(grounds.length);
    expect(tint("walled-town")).toBe(tint("town"));
    expect(tint("open")).toBe(OPEN);
  });

  it("is known for all ground of plans", () => {
    const grounds = ["open", "woods", "brush", "rough", "cover", "rubble", "stone-building"];
    expect(new Set(grounds.map(tint)).size).toBe(grounds.length);
    expect(tint("woods-3")).toBe(tint("woods"));
    expect(tint("bridge-2")).toBe(tint("water"));
    expect(tint("cover-orchard")).toBe(tint("orchard"));
    expect(tint("open-2")).toBe(tint("hill"));
  });

  it("is neutral for what it does not know", () => {
    const unknown = tint("slag-heap");
    expect(["open", "woods", "pond", "water"].map(tint)).not.toContain(unknown);
  });
});
