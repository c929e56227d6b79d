import { describe, expect, it } from "vitest";
import { Heights } from "./heights";

describe("the heights of rows", () => {
  it("say where each row lies and which row lies where", () => {
    const heights = new Heights([10, 20, 30, 40, 50]);
    expect([0, 1, 2, 3, 4, 5].map((it) => heights.top(it))).toEqual([0, 10, 30, 60, 100, 150]);
    expect([0, 9, 10, 59, 60, 149, 150, 999].map((it) => heights.at(it))).toEqual([
      0, 0, 1, 2, 3, 4, 4, 4,
    ]);
  });

  it("follow what is measured", () => {
    const heights = new Heights(new Array<number>(100).fill(20));
    expect(heights.set(50, 70)).toBe(true);
    expect(heights.set(50, 70)).toBe(false);
    expect([heights.top(50), heights.top(51), heights.total]).toEqual([1000, 1070, 2050]);
    expect(heights.at(1069)).toBe(50);
    expect(heights.set(100, 1)).toBe(false);
  });

  it("of no rows are nothing", () => {
    expect(new Heights([]).total).toBe(0);
    expect(new Heights([]).at(5)).toBe(-1);
  });
});
