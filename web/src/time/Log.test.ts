import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import { board, scene, setting } from "../lib/fixture";
import type { TableStore } from "../lib/table.svelte";
import { settings } from "../lib/settings.svelte";
import { line, log } from "./fixture";
import Log from "./Log.svelte";

let mounted: ReturnType<typeof mount> | null = null;

function show(lines = log) {
  const gone: (number | null)[] = [];
  const now = scene({ step: lines.at(-1)!.step });
  const store = {
    setting,
    board,
    log: lines,
    scene: now,
    shown: now,
    past: null,
    viewer: "blue",
    undo: { to: 0, choice: 0, why: null },
    cursor: null as string | null,
    inspected: { hex: null, unit: null },
    goTo: async (step: number | null) => void gone.push(step),
  };
  settings.language = "en";
  mounted = mount(Log, { target: document.body, props: { store: store as unknown as TableStore } });
  flushSync();
  return { store, gone, rows: () => [...document.querySelectorAll<HTMLElement>("[data-row]")] };
}

afterEach(() => {
  if (mounted) void unmount(mounted);
  mounted = null;
});

describe("the log", () => {
  it("shows journeys and combats as one row each", () => {
    const { rows } = show();
    expect(
      rows()
        .slice(0, 4)
        .map((it) => it.dataset["step"]),
    ).toEqual(["1", "4", "7", "16"]);
  });

  it("goes to the moment of a row and points at its hex", () => {
    const { store, gone, rows } = show();
    rows()[1]!.click();
    expect(gone).toEqual([4]);
    expect([store.cursor, store.inspected]).toEqual(["03.01", { hex: "03.01", unit: "B1" }]);
  });

  it("draws only what is in view of a long game", () => {
    const many = Array.from({ length: 10_000 }, (_, step) =>
      line(step + 1, "waits", { unit: `B${step}` }),
    );
    const { rows } = show(many);
    expect(rows().length).toBeGreaterThan(5);
    expect(rows().length).toBeLessThan(60);
  });
});
