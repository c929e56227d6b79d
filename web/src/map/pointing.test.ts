import { describe, expect, it } from "vitest";
import type { Choice, Counter, PromptView, Reach, Scene } from "../../types/scene";
import { boxed } from "../lib/fixture";
import {
  type Pointable,
  choiceOf,
  meanings,
  meaningsOfHex,
  stackAt,
  unitsToAct,
  whyNotActions,
} from "./pointing";

const label = { key: "any", args: {} };

const choice = (action: string, place: { hex?: string; unit?: string }): Choice => ({
  action,
  verb: action.split(" ")[0]!,
  label,
  hex: place.hex ?? null,
  unit: place.unit ?? null,
  caution: null,
});

const counter = (id: string, hex: string | null, face: Counter["face"] = "up"): Counter =>
  ({ id, seat: "blue", hex, box: null, kind: "infantry", face }) as Counter;

const reach = (hex: string, actions: string[]): Reach => ({
  hex,
  box: null,
  cost: String(actions.length),
  left: "1",
  path: ["01.01", ...actions.map((action) => action.split(" ")[1]!)],
  actions,
});

function table(
  choices: Choice[],
  rest: { counters?: Counter[]; reaches?: Reach[]; asks?: PromptView["asks"] } = {},
): Pointable {
  const prompt = {
    choices,
    actions: choices.map(({ action }) => action),
    asks: rest.asks ?? [],
  } as unknown as PromptView;
  return {
    prompt,
    reaches: rest.reaches ?? [],
    shown: { counters: rest.counters ?? [] } as unknown as Scene,
  };
}

const actions = (found: { actions: string[] }[]): string[][] => found.map((it) => it.actions);

describe("what pointing means", () => {
  it("is nothing without a question", () => {
    const nobodyAsked: Pointable = { prompt: null, reaches: [], shown: null };
    expect(meanings(nobodyAsked, { hex: "01.01", unit: "A" })).toEqual([]);
    expect(whyNotActions(nobodyAsked, { hex: "01.01" })).toEqual([]);
  });

  it("is the answers about a counter, then those about its hex", () => {
    const asked = table([
      choice("attack 02.02", { hex: "02.02" }),
      choice("select A", { unit: "A" }),
      choice("select B", { unit: "B" }),
    ]);
    expect(actions(meanings(asked, { hex: "02.02", unit: "A" }))).toEqual([
      ["select A"],
      ["attack 02.02"],
    ]);
  });

  it("is the answers about every counter of a hex, from the top, if only the hex is pointed at", () => {
    const asked = table([choice("select A", { unit: "A" }), choice("select B", { unit: "B" })], {
      counters: [counter("A", "01.01"), counter("B", "01.01"), counter("C", "02.02")],
    });
    expect(actions(meanings(asked, { hex: "01.01" }))).toEqual([["select B"], ["select A"]]);
    expect(meaningsOfHex(asked, "01.01")).toEqual([]);
  });

  it("is the way to a far hex", () => {
    const way = reach("03.03", ["move 02.02", "move 03.03"]);
    const asked = table([choice("move 02.02", { hex: "02.02" })], { reaches: [way] });
    expect(meanings(asked, { hex: "03.03" })).toEqual([
      { actions: way.actions, choice: null, reach: way },
    ]);
  });

  it("tells the cost of a single step, and offers it once", () => {
    const step = reach("02.02", ["move 02.02"]);
    const asked = table([choice("move 02.02", { hex: "02.02" })], { reaches: [step] });
    const found = meanings(asked, { hex: "02.02" });
    expect(actions(found)).toEqual([["move 02.02"]]);
    expect(found[0]!.reach).toBe(step);
  });

  it("offers both the step and a cheaper way round to the same hex", () => {
    const round = reach("02.02", ["move 01.02", "move 02.02"]);
    const asked = table([choice("move 02.02", { hex: "02.02" })], { reaches: [round] });
    expect(actions(meanings(asked, { hex: "02.02" }))).toEqual([["move 02.02"], round.actions]);
  });
});

describe("what can be asked about", () => {
  const asks: PromptView["asks"] = [
    { verb: "move", about: "hex" },
    { verb: "select", about: "unit" },
  ];

  it("is what could be thought of and is not offered", () => {
    const asked = table([choice("move 02.02", { hex: "02.02" })], {
      asks,
      counters: [counter("A", "02.02")],
    });
    expect(whyNotActions(asked, { hex: "02.02" })).toEqual(["select A"]);
    expect(whyNotActions(asked, { hex: "05.05" })).toEqual(["move 05.05"]);
    expect(whyNotActions(asked, { unit: "Z" })).toEqual(["select Z"]);
  });

  it("is never a counter that lies face down", () => {
    const asked = table([], { asks, counters: [counter("?02.02/0", "02.02", "down")] });
    expect(whyNotActions(asked, { hex: "02.02" })).toEqual(["move 02.02"]);
  });
});

describe("units", () => {
  it("lie in a stack from its top to its bottom", () => {
    const { shown } = table([], { counters: [counter("A", "1"), counter("B", "1")] });
    expect(stackAt(shown, "1").map(({ id }) => id)).toEqual(["B", "A"]);
    expect(stackAt(null, "1")).toEqual([]);
  });

  it("can act if an answer is about them, each counted once", () => {
    const { prompt } = table([
      choice("select A", { unit: "A" }),
      choice("top A", { unit: "A" }),
      choice("end", {}),
    ]);
    expect(unitsToAct(prompt)).toEqual(["A"]);
    expect(choiceOf(prompt, "A")?.action).toBe("select A");
    expect(choiceOf(prompt, "B")).toBeNull();
  });
});

describe("pointing at a box", () => {
  const toBox: Choice = { ...choice("send port", {}), box: "port" };

  it("gives the answer about it, the counters in it and the way there", () => {
    const fleet = { ...counter("F", null), box: "port" } as Counter;
    const far: Reach = { ...reach("", ["a", "b"]), hex: null, box: "lost" };
    const open = table([toBox, choice("select F", { unit: "F" })], {
      counters: [fleet],
      reaches: [far],
    });
    const found = meanings(open, { hex: "port" }).map(({ actions }) => actions);
    expect(found).toEqual([["select F"], ["send port"]]);
    expect(meanings(open, { hex: "lost" })).toMatchObject([{ actions: ["a", "b"], reach: far }]);
    expect(stackAt(open.shown, "port")).toEqual([fleet]);
  });

  it("asks why not with what is about boxes", () => {
    const asks: PromptView["asks"] = [
      { verb: "move", about: "hex" },
      { verb: "sail", about: "box" },
    ];
    const open = { ...table([toBox], { asks }), board: boxed };
    expect(whyNotActions(open, { hex: "lost" })).toEqual(["sail lost"]);
    expect(whyNotActions(open, { hex: "01.01" })).toEqual(["move 01.01"]);
  });
});
