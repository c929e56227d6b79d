import { expect, it } from "vitest";
import { counter } from "../../lib/fixture";
import { ShownCounters } from "./shown";

const stack = {
  hex: "01.01",
  center: { x: 0, y: 0 },
  counters: [counter("B1"), counter("B2")],
};

it("keeps the same object for every counter about which nothing has changed", () => {
  const counters = new ShownCounters();
  const [first, second] = counters.of([stack], () => ({ look: "", faced: true }));
  const [again, chosen] = counters.of([stack], ({ counter: { id } }) => ({
    look: id === "B2" ? "selectable" : "",
    faced: true,
  }));
  expect(again).toBe(first);
  expect(chosen).not.toBe(second);
  expect([chosen?.look, chosen?.at]).toEqual(["selectable", second?.at]);
});

it("shows a counter anew when its stack has changed", () => {
  const counters = new ShownCounters();
  const plainly = () => ({ look: "", faced: true });
  const [first] = counters.of([stack], plainly);
  const [moved] = counters.of([{ ...stack, counters: [...stack.counters] }], plainly);
  expect(moved).not.toBe(first);
});
