import { describe, expect, it } from "vitest";
import type { Odds, Reason } from "../../types/scene";
import { result } from "./fixture";
import { barsOf, branches, facesOf, isFailure, isOpen, percent, success } from "./prospects";

const reason = (amount: string): Reason => ({
  rule: "scs:7.2b",
  message: { key: "strength", args: {} },
  amount,
});

describe("chances", () => {
  const [hurt, won] = [result("A1", "red"), result("D1", "blue")];
  const odds: Odds = {
    outcomes: [
      { p: [1, 4], result: hurt },
      { p: [3, 4], result: won },
    ],
  };

  it("become bars as long as they are likely", () => {
    expect(barsOf(odds)).toEqual([
      { result: hurt, fraction: "1/4", share: 0.25, length: 1 / 3 },
      { result: won, fraction: "3/4", share: 0.75, length: 1 },
    ]);
  });

  it("say how likely something is achieved, where no result is mixed", () => {
    const shot: Odds["outcomes"] = [
      { p: [13, 18], result: result("miss", "red") },
      { p: [4, 18], result: result("hit", "blue") },
      { p: [1, 18], result: result("destroyed", "blue") },
    ];
    expect(success(shot, "blue")).toBeCloseTo(5 / 18);
    expect(success(shot, "red")).toBeCloseTo(13 / 18);
    expect(success([...shot, { p: [1, 18], result: result("A1 D1") }], "blue")).toBeNull();
    expect(success([], "blue")).toBeNull();
    expect(success(shot, null)).toBeNull();
  });

  it("are worth showing only if more than one thing can happen", () => {
    expect(isOpen(odds)).toBe(true);
    expect(isOpen({ outcomes: [{ p: [1, 1], result: result("-") }] })).toBe(false);
  });

  it("of six different faces are a strip, and nothing else is", () => {
    const sixth = (text: string): Odds["outcomes"][number] => ({ p: [1, 6], result: result(text) });
    const faces = ["1", "2", "3", "4", "5", "6"].map(sixth);
    expect(facesOf({ outcomes: faces })).toEqual(faces);
    expect(facesOf({ outcomes: faces.slice(1) })).toBeNull();
    const grouped = [{ p: [1, 3] as [number, number], result: hurt }, ...faces.slice(2)];
    expect(facesOf({ outcomes: grouped })).toBeNull();
    const twelfths = faces.map((it) => ({ ...it, p: [1, 12] as [number, number] }));
    expect(facesOf({ outcomes: twelfths })).toBeNull();
  });

  it("are told from refusals", () => {
    expect(isFailure(odds)).toBe(false);
    expect(isFailure({ code: "illegal", message: {}, rule: "scs:0.10A" })).toBe(true);
  });

  it("are written in the manner of the language", () => {
    expect(percent(1 / 36, "it").replace(/\s/g, "")).toBe("2,8%");
    expect(percent(1 / 36, "en")).toBe("2.8%");
    expect(percent(0.5, "en")).toBe("50%");
  });
});

describe("modifiers", () => {
  it("stand under what they multiply", () => {
    const [five, half, four, odds] = ["5", "×1/2", "4", "1:1"].map(reason);
    expect(branches([five!, half!, four!, odds!])).toEqual([
      { reason: five, modifiers: [half] },
      { reason: four, modifiers: [] },
      { reason: odds, modifiers: [] },
    ]);
  });

  it("stand by themselves where there is nothing before them", () => {
    expect(branches([reason("×2")])).toEqual([{ reason: reason("×2"), modifiers: [] }]);
  });
});
