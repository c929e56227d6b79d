/** A stack in the hand: what was under way before it was taken must not part it. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Reach } from "../../types/scene";
import type { Held, TableStore } from "../lib/table.svelte";
import { Hand } from "./hand.svelte";

const HEX = "0101";

/** The range of one counter, and that of the stack. */
const ALONE = [{ hex: "0105" }] as Reach[];
const TOGETHER = [{ hex: "0102" }] as Reach[];

/** A table on which three counters lie in a hex, each of which can be taken up. */
function table() {
  const units = ["a", "b", "c"];
  const choices = units.map((unit) => ({
    action: `take ${unit}`,
    role: "take",
    verb: "take",
    unit,
    hex: null,
  }));
  const answer: { alone: (reaches: Reach[]) => void } = { alone: () => undefined };
  const alone = (): Promise<Reach[]> => new Promise((take) => (answer.alone = take));
  const store = {
    prompt: { decision: "choose", choices, about: {}, asks: [] },
    shown: { counters: units.map((id) => ({ id, hex: HEX, kind: "unit", values: {} })) },
    reaches: [],
    preview: null as { unit: string; reaches: Reach[] } | null,
    setting: null,
    ahead: null,
    why: () => Promise.resolve({ code: "none" }),
    odds: () => Promise.resolve({ code: "none" }),
    stack: (held: Held) => (held.unit === undefined ? Promise.resolve(TOGETHER) : alone()),
    reach: alone,
    play: vi.fn((_: string[]) => Promise.resolve(true)),
    whyNoWay: vi.fn((_: Held, __: string) => Promise.resolve()),
    open: null,
  };
  return { store, answer, hand: new Hand(store as unknown as TableStore) };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("a stack spreads under a mouse that rests, but not under one that is pressed", () => {
  const resting = table().hand;
  resting.hover(HEX, "c");
  vi.advanceTimersByTime(1000);
  expect(resting.spread).toBe(HEX);
  const pressed = table().hand;
  pressed.hover(HEX, "c");
  pressed.press();
  vi.advanceTimersByTime(1000);
  expect(pressed.spread).toBeNull();
});

test("the range of a counter that comes late does not cover that of its stack", async () => {
  const { store, answer, hand } = table();
  // A counter of a spread stack is held, and let go before its range is known.
  hand.grab("c");
  hand.drop(null);
  expect(hand.grabStack(HEX)).toBe(true);
  await vi.advanceTimersByTimeAsync(0);
  answer.alone(ALONE);
  await vi.advanceTimersByTimeAsync(0);
  expect(store.preview?.reaches).toBe(TOGETHER);
});

test("a counter dragged alone goes where it can, and nothing is asked", async () => {
  const { store, answer, hand } = table();
  expect(hand.grab("c")).toBe(true);
  expect(hand.haul.count).toBe(1);
  // It is dropped before its ways are known.
  hand.drop("0105");
  answer.alone([{ hex: "0105", actions: ["take c", "go 0105"] }] as Reach[]);
  await vi.advanceTimersByTimeAsync(0);
  expect(store.play.mock.calls).toEqual([[["take c", "go 0105"]]]);
  expect(store.whyNoWay).not.toHaveBeenCalled();
});

test("a counter dropped where it cannot go stays, and asks why for itself alone", async () => {
  const { store, answer, hand } = table();
  hand.grab("c");
  answer.alone(ALONE);
  hand.drop("0909");
  await vi.advanceTimersByTimeAsync(0);
  expect(store.whyNoWay.mock.calls).toEqual([[{ hex: HEX, unit: "c" }, "0909"]]);
  expect([store.play.mock.calls.length, hand.haul.from, store.preview]).toEqual([0, null, null]);
  // Put back where it was, it has not been dropped in vain.
  hand.grab("c");
  answer.alone(ALONE);
  hand.drop(HEX);
  await vi.advanceTimersByTimeAsync(0);
  expect(store.whyNoWay).toHaveBeenCalledTimes(1);
});

test("a counter under way says why too where it cannot go on", () => {
  const { store, hand } = table();
  const under = { ...store, prompt: { ...store.prompt, choices: [] } };
  const reaches = [{ hex: "0102", path: [HEX, "0102"] }] as Reach[];
  const moving = new Hand({ ...under, reaches } as unknown as TableStore);
  expect(moving.grab("a")).toBe(true);
  moving.drop("0909");
  expect(store.whyNoWay.mock.calls).toEqual([[{ hex: HEX, unit: "a" }, "0909"]]);
  expect(hand.dragged).toBeNull();
});

test("a new question takes a dragged stack out of the hand, and leaves no counter of it", () => {
  const { hand } = table();
  hand.grabStack(HEX);
  expect(hand.dragged).toBe("c");
  hand.renew();
  expect(hand.dragged).toBeNull();
});
