import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Notes } from "../../types/wire";
import { Notebook, withMark, withoutMark } from "./notebook";

const notes = (text: string): Notes => ({ text, marks: [] });

describe("a notebook", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function desk() {
    const saved: string[] = [];
    return {
      saved,
      viewer: "blue" as string | null,
      saveNotes: async (it: Notes) => void saved.push(it.text),
    };
  }

  it("saves once the pen rests", () => {
    const table = desk();
    const book = new Notebook(table);
    book.write(notes("a"));
    book.write(notes("ab"));
    expect([table.saved, book.unsaved]).toEqual([[], true]);
    vi.advanceTimersByTime(1000);
    expect([table.saved, book.unsaved]).toEqual([["ab"], false]);
  });

  it("saves at once when told to, and only once", async () => {
    const table = desk();
    const book = new Notebook(table);
    book.write(notes("a"));
    await book.save();
    await book.save();
    vi.advanceTimersByTime(1000);
    expect(table.saved).toEqual(["a"]);
  });

  it("never writes one player's notes into another's book", () => {
    const table = desk();
    const book = new Notebook(table);
    book.write(notes("blue's secret"));
    table.viewer = "red";
    vi.advanceTimersByTime(1000);
    expect(table.saved).toEqual([]);
  });
});

describe("marks", () => {
  it("replace the one of the same hex and can be taken away", () => {
    const one = withMark(notes(""), { hex: "01.01", sign: "!", text: "" });
    const other = withMark(one, { hex: "01.01", sign: "?", text: "weak" });
    expect(other.marks).toEqual([{ hex: "01.01", sign: "?", text: "weak" }]);
    expect(withoutMark(other, "01.01").marks).toEqual([]);
  });
});
