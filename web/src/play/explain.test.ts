import { describe, expect, it } from "vitest";
import type { Odds, PromptView, Reason } from "../../types/scene";
import type { Failure, Why } from "../../types/wire";
import { explain, folded, type Asker } from "./explain";
import { result } from "./fixture";

const label = { key: "do-move", args: {} };
const reason: Reason = { rule: "scs:3.1c", message: { key: "open", args: {} }, amount: "+1" };
const sure: Odds = { outcomes: [{ p: [1, 1], result: result("-") }] };
const even: Odds = {
  outcomes: [
    { p: [1, 2], result: result("A1") },
    { p: [1, 2], result: result("D1") },
  ],
};
const fog: Failure = { code: "illegal", message: { en: "hidden" }, rule: "scs:0.10A" };

const allowed: Why = { legal: true, rule: null, text: null, reasons: [reason] };
const forbidden: Why = { legal: false, rule: "scs:3.3a", text: { en: "an enemy" }, reasons: [] };

function asker(why: Why | Failure, odds: Odds | Failure): Asker {
  const choice = { verb: "move", label, hex: "06.06", unit: null, caution: null };
  const choices = [{ ...choice, action: "move 06.06" }];
  return {
    prompt: { choices } as unknown as PromptView,
    why: () => Promise.resolve(why),
    odds: () => Promise.resolve(odds),
  };
}

describe("an answer explained", () => {
  it("has its items, and its chances where it rolls", async () => {
    const [rolls] = await explain(asker(allowed, even), ["move 06.06"]);
    expect(rolls).toMatchObject({ label, reasons: [reason], odds: even, refusal: null });
    const [still] = await explain(asker(allowed, sure), ["move 06.06"]);
    expect(still?.odds).toBeNull();
  });

  it("has no chances where the server will not tell them", async () => {
    const [hidden] = await explain(asker(allowed, fog), ["move 06.06"]);
    expect(hidden).toMatchObject({
      reasons: [reason],
      odds: null,
      refusal: { text: fog.message, rule: "scs:0.10A" },
    });
  });

  it("is refused with its rule, once for all that are refused alike", async () => {
    const all = await explain(asker(forbidden, sure), ["overrun 07.07", "move 07.07"]);
    expect(all).toHaveLength(1);
    expect(all[0]).toMatchObject({ label: null, reasons: [], odds: null });
    expect(all[0]?.refusal).toEqual({ text: { en: "an enemy" }, rule: "scs:3.3a" });
  });

  it("keeps what there is to say after a refusal", async () => {
    const far: Why = { ...forbidden, reasons: [reason] };
    const [refused] = await explain(asker(far, sure), ["move 09.09"]);
    expect(refused).toMatchObject({ label: null, reasons: [reason], odds: null });
  });

  it("shows the first of several refusals and folds the others", async () => {
    const refusals: Record<string, Why> = {
      "move 07.07": forbidden,
      "overrun 07.07": { ...forbidden, rule: "scs:6.0M", text: { en: "needs 7 MP" } },
    };
    const both: Asker = {
      ...asker(forbidden, sure),
      why: (action) => Promise.resolve(refusals[action] ?? allowed),
    };
    const all = await explain(both, ["move 07.07", "overrun 07.07"]);
    const { shown, rest } = folded(all);
    expect(shown.map((it) => it.refusal?.rule)).toEqual(["scs:3.3a"]);
    expect(rest.map((it) => it.refusal?.rule)).toEqual(["scs:6.0M"]);
  });

  it("folds what is refused where something is on offer", async () => {
    const refusals: Record<string, Why> = { "overrun 06.06": forbidden };
    const mixed: Asker = {
      ...asker(allowed, sure),
      why: (action) => Promise.resolve(refusals[action] ?? allowed),
    };
    const { shown, rest } = folded(await explain(mixed, ["overrun 06.06", "move 06.06"]));
    expect(shown.map((it) => it.action)).toEqual(["move 06.06"]);
    expect(rest.map((it) => it.action)).toEqual(["overrun 06.06"]);
  });

  it("says so where nobody answers", async () => {
    const lost: Failure = { code: "lost", message: { en: "no line" }, rule: null };
    const [unanswered] = await explain(asker(lost, sure), ["move 06.06"]);
    expect(unanswered?.refusal).toEqual({ text: { en: "no line" }, rule: null });
  });
});
