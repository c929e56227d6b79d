import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Playback } from "./playback.svelte";

let shown: string[] = [];
let rested = 0;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  rested = 0;
});

afterEach(() => {
  vi.useRealTimers();
});

/** Rolls have to be seen for a second; ways wait for their next hex and join. */
function playback(): Playback<string> {
  return new Playback<string>({
    show: (item) => {
      shown.push(item);
      return item.startsWith("roll") ? 1000 : 0;
    },
    joined: (first, second) =>
      first.startsWith("way") && second.startsWith("way") ? `${first}+${second}` : null,
    patience: (item) => (item.startsWith("way") ? 300 : 0),
    rest: () => (rested += 1),
  });
}

test("what follows a roll waits until the roll has been seen", () => {
  const it = playback();
  it.add("roll 1");
  it.add("roll 2");
  it.add("loss");
  expect([shown, it.busy, it.waiting]).toEqual([["roll 1"], true, 2]);
  vi.advanceTimersByTime(999);
  expect(shown).toEqual(["roll 1"]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(["roll 1", "roll 2"]);
  vi.advanceTimersByTime(1000);
  expect([shown.at(-1), it.busy, rested]).toEqual(["loss", false, 1]);
});

test("the hexes of one way are shown as one", () => {
  const it = playback();
  it.add("way a");
  vi.advanceTimersByTime(200);
  it.add("way b");
  vi.advanceTimersByTime(200);
  expect([shown, it.busy]).toEqual([[], true]);
  vi.advanceTimersByTime(100);
  expect([shown, it.busy]).toEqual([["way a+way b"], false]);
});

test("a way that is followed by something else waits no longer", () => {
  const it = playback();
  it.add("way a");
  it.add("roll 1");
  expect(shown).toEqual(["way a", "roll 1"]);
});

test("one skip goes on to the next thing, another kind to the end", () => {
  const it = playback();
  ["roll 1", "roll 2", "roll 3", "loss"].forEach((item) => it.add(item));
  it.skip();
  expect([shown, it.skips]).toEqual([["roll 1", "roll 2"], 1]);
  it.skipAll();
  expect([shown.at(-1), shown.length, it.busy, rested]).toEqual(["loss", 4, false, 1]);
  it.skip();
  expect(it.skips).toBe(2);
});

test("what is thrown away is never shown", () => {
  const it = playback();
  it.add("roll 1");
  it.add("roll 2");
  it.clear();
  vi.advanceTimersByTime(5000);
  expect([shown, it.busy, rested]).toEqual([["roll 1"], false, 0]);
});
