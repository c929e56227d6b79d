import { expect, test } from "vitest";
import type { Choice, PromptView } from "../../types/scene";
import { board, counter, scene } from "../lib/fixture";
import { choice } from "../play/fixture";
import { type Gesture, followUp } from "./follow";
import { Layout } from "./geometry";

const layout = new Layout(board);

function gesture(more: Partial<Gesture> = {}): Gesture {
  const before = new Map([["B1", "01.01"]]);
  return { pointed: null, edge: null, asks: false, before, answered: new Set(), ...more };
}

/** The six ways a counter can look. */
function ways(unit: string): PromptView {
  const choices = [0, 1, 2, 3, 4, 5].map((way): Choice => {
    const label = { key: "coh-do-face", args: { way: { term: `coh-way-${way}` } } };
    return { ...choice(`face ${way}`), label };
  });
  return { about: { unit }, choices } as unknown as PromptView;
}

/** The counter has gone to 02.01, which lies to the lower right of 01.01. */
const GONE = scene({ counters: [counter("B1", { hex: "02.01" })] });

test("a counter looks the way it went", () => {
  expect(followUp(gesture(), ways("B1"), GONE, layout)).toBe("face 2");
});

test("it looks to the side that was pointed at", () => {
  expect(followUp(gesture({ edge: 5 }), ways("B1"), GONE, layout)).toBe("face 5");
});

test("the side is meant for the first counter alone", () => {
  const given = gesture({ edge: 5 });
  followUp(given, ways("B0"), GONE, layout);
  expect(followUp(given, ways("B1"), GONE, layout)).toBe("face 2");
});

test("who wants to be asked is asked, and so is who went nowhere", () => {
  expect(followUp(gesture({ asks: true }), ways("B1"), GONE, layout)).toBeNull();
  const stays = scene({ counters: [counter("B1", { hex: "01.01" })] });
  expect(followUp(gesture(), ways("B1"), stays, layout)).toBeNull();
});

test("the counter that was pointed at is the first target, once", () => {
  const targets = [
    { ...choice("target R1"), unit: "R1" },
    { ...choice("target R2"), unit: "R2" },
  ];
  const prompt = { seat: "blue", about: {}, choices: targets } as unknown as PromptView;
  const given = gesture({ pointed: "R2" });
  const met = scene({ counters: ["R1", "R2"].map((id) => counter(id, { seat: "red" })) });
  expect(followUp(given, prompt, met, layout)).toBe("target R2");
  expect(followUp(given, prompt, met, layout)).toBeNull();
});

test("a counter of one's own that was put into a plan stays there", () => {
  const choices = [{ ...choice("drop B1"), unit: "B1" }];
  const prompt = { seat: "blue", about: {}, choices } as unknown as PromptView;
  const own = scene({ counters: [counter("B1", { seat: "blue" })] });
  expect(followUp(gesture({ pointed: "B1" }), prompt, own, layout)).toBeNull();
});

test("points near a side are told from the middle", () => {
  const at = layout.center("01.01")!;
  expect(layout.edgeAt("01.01", at)).toBeNull();
  expect(layout.edgeAt("01.01", { x: at.x, y: at.y - 40 })).toBe(0);
  expect(layout.edgeAt("01.01", { x: at.x + 34, y: at.y - 20 })).toBe(1);
  expect(layout.edgeAt("01.01", { x: at.x, y: at.y + 40 })).toBe(3);
  expect(layout.edgeAt("01.01", { x: at.x - 34, y: at.y - 20 })).toBe(5);
});
