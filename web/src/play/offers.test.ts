import { describe, expect, it } from "vitest";
import type { Choice } from "../../types/scene";
import { choice, prompt } from "./fixture";
import { closing, filtered, isOneOfMany, isOnly, keyed, offersOf } from "./offers";

const caution = { key: "still-to-move", args: {} };

describe("answers sorted for the panel", () => {
  const offers = offersOf(
    prompt(
      choice("select B1"),
      choice("select B3"),
      choice("top B1"),
      choice("move 05.06"),
      choice("air"),
      choice("end", { caution }),
    ),
  );

  it("keeps those without a place as buttons, in their order", () => {
    expect(offers.buttons.map((it) => it.action)).toEqual(["air", "end"]);
  });

  it("puts the usual answer first, what is paid for last, and folds the worse ones away", () => {
    const asked = [
      choice("roll -1", { unit: null, role: "worse" }),
      choice("roll 0", { unit: null, role: "usual" }),
      choice("roll 1", { unit: null, role: "paid" }),
      choice("hold"),
    ];
    const { buttons, worse } = offersOf(prompt(...asked));
    expect(buttons.map((it) => it.action)).toEqual(["roll 0", "hold", "roll 1"]);
    expect(worse.map((it) => it.action)).toEqual(["roll -1"]);
    expect(keyed(offersOf(prompt(...asked)), "1")?.action).toBe("roll 0");
  });

  it("groups the others by verb and by what they are about", () => {
    const shapes = offers.groups.map((it) => [it.verb, it.about, it.choices.length]);
    expect(shapes).toEqual([
      ["select", "unit", 2],
      ["top", "unit", 1],
      ["move", "hex", 1],
    ]);
  });

  it("finds buttons by number key", () => {
    expect(keyed(offers, "2")?.action).toBe("end");
    expect(keyed(offers, "3")).toBeNull();
    expect(keyed(offers, "0")).toBeNull();
    expect(keyed(offers, "12")).toBeNull();
  });

  it("never gives up by a number, whatever else is offered", () => {
    const up = choice("cancel", { role: "give-up" });
    const alone = offersOf(prompt(up, choice("add B1")));
    expect(keyed(alone, "1")).toBeNull();
    expect(keyed(alone, "x")?.action).toBe("cancel");
    const planned = offersOf(prompt(up, choice("announce")));
    expect(planned.buttons.map((it) => it.action)).toEqual(["announce", "cancel"]);
    expect(keyed(planned, "1")?.action).toBe("announce");
    expect(keyed(planned, "2")).toBeNull();
  });

  it("finds the answer that ends the question, and only such a one", () => {
    expect(closing(offers)?.action).toBe("end");
    expect(closing(offersOf(prompt(choice("announce"))))).toBeNull();
    expect(closing(offersOf(null))).toBeNull();
  });

  it("puts a button forward only where it is the only answer, and nothing is lost by it", () => {
    const roll = choice("roll");
    expect(isOnly(offersOf(prompt(roll)), roll)).toBe(true);
    const end = choice("end", { caution });
    expect(isOnly(offersOf(prompt(end)), end)).toBe(false);
    expect(isOnly(offers, choice("air"))).toBe(false);
    const stop = choice("stop");
    expect(isOnly(offersOf(prompt(choice("move 05.06"), stop)), stop)).toBe(false);
  });
});

describe("a long list", () => {
  const list = [choice("move 05.06"), choice("select B1")];
  const said = (it: Choice): string => (it.hex ? "To the mill" : "Infantry");

  it("is narrowed by words, hexes and units, whatever their case", () => {
    expect(filtered(list, "MILL", said)).toEqual([list[0]]);
    expect(filtered(list, "b1", said)).toEqual([list[1]]);
    expect(filtered(list, " 05.06 ", said)).toEqual([list[0]]);
    expect(filtered(list, "", said)).toEqual(list);
    expect(filtered(list, "nothing", said)).toEqual([]);
  });
});

describe("answers in two steps and directions", () => {
  const part = (of: string, unit: string): Partial<Choice> => ({
    unit: null,
    part: {
      of,
      title: { key: "coh-part-card", args: {} },
      label: { key: "coh-part-on", args: { unit: { text: unit } } },
      hex: null,
      unit,
    },
  });
  const way = (sixths: number): Partial<Choice> => ({
    unit: null,
    label: { key: "coh-do-face", args: { way: { term: `coh-way-${sixths}` } } },
  });
  const offers = offersOf(
    prompt(
      choice("card 2 G1", part("2", "G1")),
      choice("card 2 G2", part("2", "G2")),
      choice("card 5 G1 ap", part("5", "G1")),
      choice("face 0", way(0)),
      choice("face 4", { ...way(4), hex: "01.02" }),
      choice("pass"),
    ),
  );

  it("are sorted by card, each with what it can be played on", () => {
    expect(offers.decks.map((it) => [it.of, it.choices.map(({ part }) => part?.unit)])).toEqual([
      ["2", ["G1", "G2"]],
      ["5", ["G1"]],
    ]);
  });

  it("stand around a compass, wherever they lie on the map", () => {
    expect(offers.ways.map(({ sixths }) => sixths)).toEqual([0, 4]);
    expect(offers.groups).toEqual([]);
    expect(offers.buttons.map((it) => it.action)).toEqual(["pass"]);
  });

  it("are something else to answer", () => {
    expect(isOnly(offers, offers.buttons[0]!)).toBe(false);
  });
});

describe("the same answer with several numbers", () => {
  const cap = (price: number): Choice => choice(`cap ${price}`, { unit: null });
  const small = (...asked: Choice[]): string[] => {
    const offers = offersOf(prompt(...asked));
    return offers.buttons.filter((it) => isOneOfMany(offers, it)).map(({ action }) => action);
  };

  it("lies side by side, and other answers do not", () => {
    const asked = [choice("pass"), cap(1), cap(2), cap(3)];
    expect(small(...asked)).toEqual(["cap 1", "cap 2", "cap 3"]);
    expect(small(choice("pass"), cap(1), cap(2))).toEqual([]);
  });

  it("leaves no button large where there are too many", () => {
    const asked = ["dig-in", "pass", "spend", "stall 1 ap", "stall 1 cap"].map((action) => {
      return choice(action, { unit: null });
    });
    expect(small(...asked)).toEqual([]);
    expect(small(...asked, choice("hide", { unit: null }))).toHaveLength(6);
  });

  it("keeps the usual one large", () => {
    const paid = [1, 2, 3].map((at) => choice(`roll ${at}`, { unit: null, role: "paid" }));
    const usual = choice("roll 0", { unit: null, role: "usual" });
    expect(small(usual, ...paid)).toEqual(["roll 1", "roll 2", "roll 3"]);
  });
});
