import { describe, expect, it } from "vitest";
import type { Entry } from "./chronicle";
import { read } from "./fixture";
import { everything, finder, indexAtStep, plainText, select, type Filter } from "./selection";

const words = (entry: Entry) =>
  plainText(entry.lines.map((it) => JSON.stringify(it.fields)).join(" "));
const shown = (filter: Partial<Filter>) =>
  select(read(), { ...everything, ...filter }, "blue", words).map((it) => it.lines[0]!.event);

describe("a selection of the log", () => {
  it("drops heads with nothing below, except where the game stands now", () => {
    const heads = select(read(), everything, "blue", words).filter((it) => it.shape === "phase");
    expect(heads.map((it) => it.when.phase)).toEqual(["movement", "combat", "movement", "combat"]);
  });

  it("shows one kind of thing with its heads", () => {
    expect(shown({ show: "combat" })).toEqual(["turn-began", "phase-began", "air"]);
    expect(shown({ show: "loss" })).toEqual(["turn-began", "phase-began", "air"]);
    expect(shown({ show: "dice" })).toEqual(["turn-began", "phase-began", "air"]);
    expect(shown({ show: "move" }).filter((it) => it === "moved")).toHaveLength(3);
  });

  it("shows what I did or what they did", () => {
    expect(shown({ whose: "theirs" })).toEqual(["turn-began", "phase-began", "moved"]);
    expect(shown({ whose: "mine", show: "move" })).toHaveLength(5);
  });

  it("finds words in any order", () => {
    expect(shown({ text: "02.02 b2" })).toContain("moved");
    expect(shown({ text: "nowhere" })).toEqual([]);
  });
});

describe("searching", () => {
  const matches = (query: string, text: string) => finder(query)(() => plainText(text));

  it("minds neither case nor accents", () => {
    expect(matches("CITTA", "Città di Castello")).toBe(true);
    expect(matches("  ", "anything")).toBe(true);
    expect(matches("castello roma", "Città di Castello")).toBe(false);
  });

  it("sees through the marks Fluent sets around arguments", () => {
    expect(matches("b1 moves", "\u2068B1\u2069 moves")).toBe(true);
  });
});

describe("the entry at a step", () => {
  it("is the last one that has begun, heads apart", () => {
    const entries = read();
    expect(entries[indexAtStep(entries, 4)]!.lines[0]!.step).toBe(3);
    expect(indexAtStep(entries, 0)).toBe(-1);
    expect(entries[indexAtStep(entries, 999)]!.lines[0]!.step).toBe(19);
  });
});
