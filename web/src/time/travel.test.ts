import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { scene, setting } from "../lib/fixture";
import type { TableStore } from "../lib/table.svelte";
import { log } from "./fixture";
import { projectorOf } from "./projector.svelte";
import {
  goTo,
  playOrPause,
  stepBack,
  stepForth,
  toNextCombat,
  toPreviousCombat,
  whereTo,
} from "./travel";

/** A table that only remembers where it was asked to go. */
function table(at: number | null) {
  const gone: (number | null)[] = [];
  const now = scene({ step: 21 });
  const past = at === null ? null : scene({ step: at });
  const store = {
    setting,
    log,
    scene: now,
    past,
    shown: past ?? now,
    goTo: async (step: number | null) => void gone.push(step),
    sceneAt: async (step: number) => scene({ step }),
  };
  return { store: store as unknown as TableStore, gone };
}

function after(travel: (store: TableStore) => void, at: number | null): (number | null)[] {
  const { store, gone } = table(at);
  travel(store);
  return gone;
}

describe("going through time", () => {
  it("goes from one thing told to the next", () => {
    expect(after(stepBack, 9)).toEqual([7]);
    expect(after(stepBack, null)).toEqual([19]);
    expect(after(stepForth, 4)).toEqual([7]);
    expect(after(stepBack, 0)).toEqual([0]);
  });

  it("arrives at now rather than at the last step", () => {
    expect(after(stepForth, 19)).toEqual([null]);
    expect(after((store) => goTo(store, 99), 4)).toEqual([null]);
  });

  it("goes from combat to combat, and nowhere if there is none", () => {
    expect(after(toNextCombat, 4)).toEqual([11]);
    expect(after(toPreviousCombat, 17)).toEqual([11]);
    expect(after(toPreviousCombat, 3)).toEqual([]);
  });
});

it("adds up steps that are taken while a moment is still being fetched", () => {
  const { store } = table(null);
  const wishes: (number | null)[] = [];
  store.goTo = (step) => (wishes.push(step), new Promise<void>(() => {}));
  stepBack(store);
  stepBack(store);
  stepBack(store);
  expect(whereTo(store)).toBe(16);
  stepForth(store);
  expect(whereTo(store)).toBe(17);
  expect(wishes).toEqual([19]);
});

describe("the projector", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("shows moment after moment and ends at now", async () => {
    const { store, gone } = table(16);
    playOrPause(store);
    await vi.runAllTimersAsync();
    expect(gone).toEqual([16, 17, 19, 21, null]);
    expect(projectorOf(store).playing).toBe(false);
  });

  it("pauses, goes on, and can be skipped", async () => {
    const { store, gone } = table(16);
    playOrPause(store);
    await vi.advanceTimersByTimeAsync(0);
    playOrPause(store);
    await vi.runAllTimersAsync();
    expect(gone).toEqual([16]);
    playOrPause(store);
    projectorOf(store).skip();
    await vi.runAllTimersAsync();
    expect(gone.at(-1)).toBeNull();
    expect(projectorOf(store).reel).toBeNull();
  });
});
