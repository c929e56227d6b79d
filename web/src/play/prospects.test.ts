import { describe, expect, it } from "vitest";
import type { Reason } from "../../types/scene";
import { barsOf, branches, isFailure, isOpen, percent, success } from "./prospects";

const reason = (amount: string): Reason => ({
  rule: "scs:7.2b",
  message: { key: "strength", args: {} },
  amount,
});

describe("chances", () => {
  const odds = {
    outcomes: [
      { p: [1, 4] as [number, number], result: "A1" },
      { p: [3, 4] as [number, number], result: "D1" },
    ],
  };

  it("become bars as long as they are likely", () => {
    expect(barsOf(odds)).toEqual([
      { result: "A1", fraction: "1/4", share: 0.25, length: 1 / 3 },
      { result: "D1", fraction: "3/4", share: 0.75, length: 1 },
    ]);
  });

  it("say how likely something is achieved, where failures are known", () => {
    const shot = [
      { p: [13, 18] as [number, number], result: "miss" },
      { p: [4, 18] as [number, number], result: "hit" },
      { p: [1, 18] as [number, number], result: "destroyed" },
    ];
    expect(success(shot, { failures: ["miss", "failed"] })).toBeCloseTo(5 / 18);
    expect(success(odds.outcomes, { failures: [] })).toBeNull();
    expect(success([{ p: [1, 1], result: "-" }], { failures: ["miss"] })).toBeNull();
    const mixed = (result: string) => result === "tie";
    expect(success([{ p: [1, 1], result: "tie" }], { failures: ["miss"], mixed })).toBeNull();
  });

  it("are worth showing only if more than one thing can happen", () => {
    expect(isOpen(odds)).toBe(true);
    expect(isOpen({ outcomes: [{ p: [1, 1], result: "-" }] })).toBe(false);
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
