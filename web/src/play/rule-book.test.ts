import { describe, expect, it } from "vitest";
import type { RuleText } from "../../types/wire";
import { bookName, chapterOf, chapters, found, linked, numberOf, surroundings } from "./rule-book";

const rule = (id: string, en = ""): RuleText => ({
  id,
  title: { en: `Title ${id}`, it: `Titolo ${id}` },
  statement: { en, it: en },
  area: "map",
});

const book = ["scs:0.7.1A", "scs:0.10A", "scs:2.1h", "scs:3.1a", "scs:3.3a"].map((id) => rule(id));

describe("a rule's id", () => {
  it("names book, number and chapter", () => {
    expect(bookName("scs:3.3a")).toBe("scs");
    expect(numberOf("scs:3.3a")).toBe("3.3a");
    expect(chapterOf("scs:3.3a")).toBe("3");
    expect(chapterOf("scs:12.1aE")).toBe("12");
    expect(chapterOf("scs:0.7.1A")).toBe("0.7");
    expect(chapterOf("scs:0.10A")).toBe("0.10");
    expect(chapterOf("amb:6/7")).toBe("6");
    expect(chapterOf("pg:12a")).toBe("12");
    expect(chapterOf("pg:19.12.2a")).toBe("19");
    expect(chapterOf("pg:C10a")).toBe("C10");
    expect(chapterOf("pg:MAPa")).toBe("MAP");
    expect(chapterOf("coh:card.V04")).toBe("card");
  });

  it("keeps two books of one system apart", () => {
    expect(chapterOf("nw:8.5.1a")).toBe("8");
    expect(chapterOf("nwk:8.1")).toBe("nwk-8");
  });
});

describe("a book", () => {
  it("falls into chapters in its order", () => {
    const shapes = chapters(book).map(({ chapter, rules }) => [chapter, rules.length]);
    expect(shapes).toEqual([
      ["0.7", 1],
      ["0.10", 1],
      ["2", 1],
      ["3", 2],
    ]);
  });

  it("knows what stands beside a rule", () => {
    const { rule, before, after, section } = surroundings(book, "scs:3.1a");
    expect([rule?.id, before?.id, after?.id]).toEqual(["scs:3.1a", "scs:2.1h", "scs:3.3a"]);
    expect(section.map((it) => it.id)).toEqual(["scs:3.1a", "scs:3.3a"]);
    expect(surroundings(book, "scs:9.9z")).toEqual({
      rule: null,
      before: null,
      after: null,
      section: [],
    });
  });

  it("is searched by number and words", () => {
    const text = (it: RuleText): string => it.title["en"] ?? "";
    expect(found(book, "3.", text).map((it) => it.id)).toEqual(["scs:3.1a", "scs:3.3a"]);
    expect(found(book, "title 2.1", text).map((it) => it.id)).toEqual(["scs:2.1h"]);
  });
});

describe("a statement", () => {
  it("links to the rules that it names", () => {
    expect(linked("Blocks lines (subject to 2.1h).", book, "scs:2.1f")).toEqual([
      { text: "Blocks lines (subject to ", rule: null },
      { text: "2.1h", rule: "scs:2.1h" },
      { text: ").", rule: null },
    ]);
  });

  it("leaves other numbers and itself alone", () => {
    const text = "7 to 2.5 is 3:1, see 3.3a.";
    expect(linked(text, book, "scs:3.3a")).toEqual([{ text, rule: null }]);
  });
});
