import { afterEach, expect, test } from "vitest";
import { settings } from "../lib/settings.svelte";
import type { TableStore } from "../lib/table.svelte";
import { turn } from "./coach.svelte";
import { choice, prompt, scene, table } from "./fixture";
import { Given } from "./given.svelte";

afterEach(() => {
  settings.given = true;
  turn("g1", false);
});

const only = { ...prompt(choice("stop")), given: true };

function at(more: Partial<TableStore> = {}): { given: Given; done: string[] } {
  const { store, done } = table({ scene: scene({ prompt: only }) });
  Object.assign(store, more);
  return { given: new Given(store), done };
}

test("the only answer is given, and a question is answered once", () => {
  const { given, done } = at();
  expect(given.answer).toBe("stop");
  given.give("stop", 4);
  given.give("stop", 4);
  expect(done).toEqual(["play stop"]);
});

test("what the program does not let be given is left to the player", () => {
  expect(at({ prompt: prompt(choice("end")) }).given.answer).toBeNull();
});

test("nothing is given where it is switched off, where a coach speaks, where one has gone back", () => {
  expect(at({ heldAt: 4 }).given.answer).toBeNull();
  expect(at({ heldAt: 3 }).given.answer).toBe("stop");
  turn("g1", true);
  expect(at().given.answer).toBeNull();
  turn("g1", false);
  settings.given = false;
  expect(at().given.answer).toBeNull();
});

test("a row of given answers ends, and begins anew after the player's own", () => {
  const { given, done } = at();
  for (let step = 0; step < 300; step++) given.give("stop", step);
  expect(done.length).toBe(100);
  given.give("stop", 500);
  expect(done.length).toBe(101);
});
