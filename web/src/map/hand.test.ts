/** A stack in the hand: what was under way before it was taken must not part it. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Reach } from "../../types/scene";
import type { TableStore } from "../lib/table.svelte";
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
  const store = {
    prompt: { decision: "choose", choices, about: {}, asks: [] },
    shown: { counters: units.map((id) => ({ id, hex: HEX, kind: "unit", values: {} })) },
    reaches: [],
    preview: null as { unit: string; reaches: Reach[] } | null,
    setting: null,
    ahead: null,
    why: () => Promise.resolve({ code: "none" }),
    odds: () => Promise.resolve({ code: "none" }),
    stack: () => Promise.resolve(TOGETHER),
    reach: () => new Promise<Reach[]>((take) => (answer.alone = take)),
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

test("a new question takes a dragged stack out of the hand, and leaves no counter of it", () => {
  const { hand } = table();
  hand.grabStack(HEX);
  expect(hand.dragged).toBe("c");
  hand.renew();
  expect(hand.dragged).toBeNull();
});
