import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Message, PromptView } from "../../types/scene";
import { settings } from "../lib/settings.svelte";
import Because from "./Because.svelte";
import { prompt, scene, table } from "./fixture";
import Waiting from "./Waiting.svelte";

let mounted: Record<string, unknown>[] = [];

beforeEach(() => {
  settings.language = "en";
});

afterEach(() => {
  for (const each of mounted) void unmount(each);
  mounted = [];
  document.body.innerHTML = "";
});

const BECAUSE: Message = {
  key: "prussia-because-sight",
  args: { own: { text: "IR 5" }, seen: { text: "HR 2" }, range: { number: 7 } },
};

/** What is shown above a question that is asked while somebody is active. */
function shown(asked: PromptView, active: string): string {
  const { store } = table({ scene: scene({ active, asked: asked.seat, prompt: asked }) });
  mounted.push(mount(Because, { target: document.body, props: { store, prompt: asked } }));
  flushSync();
  return document.body.textContent?.replace(/\s+/g, " ") ?? "";
}

describe("a question in the middle of another's turn", () => {
  it("says whose turn it is and why one is asked", () => {
    const text = shown({ ...prompt(), about: { because: BECAUSE } }, "red");
    expect(text).toContain("Blue is asked in the turn of Red");
    expect(text).toContain("IR 5 sees HR 2, 7 hexes away");
  });

  it("says at least whose turn it is, and nothing in one's own", () => {
    expect(shown(prompt(), "red")).toContain("In the turn of Red");
    document.body.innerHTML = "";
    expect(shown(prompt(), "blue").trim()).toBe("");
  });

  it("tells the one whose turn it is that it stops for a moment", () => {
    const { store } = table({
      scene: scene({ active: "blue", asked: "red", prompt: null }),
      players: { blue: "human", red: "human" },
    });
    mounted.push(mount(Waiting, { target: document.body, props: { store } }));
    flushSync();
    expect(document.body.textContent).toContain("Red has to decide");
  });
});
