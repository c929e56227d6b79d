import { expect, it } from "vitest";
import type { TableStore } from "../lib/table.svelte";
import { setting } from "../lib/fixture";
import { kept, restoreOverlays, toggleOverlay } from "./overlay-choice";

function table(): TableStore {
  return { setting, shownOverlays: [] as string[] } as unknown as TableStore;
}

it("lays overlays over the map and takes them away", () => {
  const store = table();
  toggleOverlay(store, "zoc-blue");
  toggleOverlay(store, "zoc-red");
  toggleOverlay(store, "zoc-blue");
  expect(store.shownOverlays).toEqual(["zoc-red"]);
});

it("remembers them for the next game of the scenario", () => {
  const [first, next] = [table(), table()];
  toggleOverlay(first, "supply-blue");
  restoreOverlays(next);
  expect(next.shownOverlays).toEqual(["supply-blue"]);
});

it("reads nothing from what is no list of ids", () => {
  expect([kept(null), kept("{"), kept('{"a":1}'), kept('["a",1]')]).toEqual([[], [], [], ["a"]]);
});
