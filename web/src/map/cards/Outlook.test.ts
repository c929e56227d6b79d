import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Odds } from "../../../types/scene";
import { settings } from "../../lib/settings.svelte";
import { counter } from "../../lib/fixture";
import { choice, prompt, scene, table } from "../../play/fixture";
import Outlook from "./Outlook.svelte";

let mounted: Record<string, unknown>[] = [];

beforeEach(() => {
  settings.language = "en";
});
afterEach(async () => {
  await Promise.all(mounted.splice(0).map((it) => unmount(it)));
  document.body.replaceChildren();
});

/** An attack that says this of itself. */
const attack = (column: string): Odds => ({
  outcomes: [],
  plan: {
    target: "06.05",
    attackers: [],
    message: {
      key: "scs-prospect",
      args: {
        column: { text: column },
        attack: { text: "8" },
        defense: { text: "4" },
        units: { number: 2 },
        moving: { number: 1 },
      },
    },
  },
});

const asked = scene({
  prompt: prompt(choice("select A")),
  counters: [
    counter("A", { seat: "blue", hex: "05.05" }),
    counter("X", { seat: "red", hex: "06.05" }),
  ],
});

function show(hex: string, beside: string[], attacks: { [place: string]: Odds }): HTMLElement {
  const { store } = table({ scene: asked, attacks });
  mounted.push(mount(Outlook, { target: document.body, props: { store, hex, beside } }));
  flushSync();
  return document.body;
}

describe("the outlook on a target", () => {
  it("tells the best attack on an enemy that is pointed at", async () => {
    const page = show("06.05", [], { "06.05": attack("2:1") });
    await expect.poll(() => page.textContent).toContain("Best attack 2:1 (8 to 4) by 2 units");
    expect(page.textContent).toContain("one of them still to move");
  });

  it("tells the attacks that a way there prepares", async () => {
    const page = show("05.04", ["05.05", "06.05"], { "06.05": attack("3:1") });
    await expect.poll(() => page.textContent).toContain("Attack on 06.05");
    expect(page.textContent).toContain("3:1");
  });

  it("asks nothing about one's own counters or an empty place", async () => {
    const page = show("05.05", [], { "05.05": attack("1:1") });
    await Promise.resolve();
    flushSync();
    expect(page.querySelector("[data-outlook]")).toBeNull();
  });
});
