import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Reading } from "../../types/scene";
import type { Failure } from "../../types/wire";
import { settings } from "../lib/settings.svelte";
import type { TableStore } from "../lib/table.svelte";
import { obey } from "../time/keys";
import { reconsider } from "./answer.svelte";
import Answering from "./Answering.svelte";
import AskPanel from "./AskPanel.svelte";
import { turn } from "./coach.svelte";
import { choice, prompt, result, scene, table } from "./fixture";
import type { Guide } from "./guide";
import HandOver from "./HandOver.svelte";
import { hint, lit } from "./hint.svelte";
import { PLAY_KEYS } from "./keys";
import Notice from "./Notice.svelte";

type Shown = Component<{ store: TableStore }>;
let mounted: Record<string, unknown>[] = [];

function show(component: Shown, store: TableStore): HTMLElement {
  mounted.push(mount(component, { target: document.body, props: { store } }));
  flushSync();
  return document.body;
}

function button(named: string): HTMLButtonElement {
  const all = [...document.querySelectorAll("button")];
  const found = all.find((it) =>
    `${it.textContent} ${it.getAttribute("aria-label")}`.includes(named),
  );
  if (!found) throw new Error(`no button ${named} among ${all.map((it) => it.textContent)}`);
  return found;
}

function click(named: string): void {
  button(named).click();
  flushSync();
}

/** Whether games of the system follow one another. */
let series = false;
/** What the server says to whoever asks for a guide. */
let guide: Guide | null = null;

function serve(address: string): Promise<Response> {
  if (address.endsWith("/catalog")) {
    const title = { en: "Mill Bridge" };
    const scenarios = [{ id: "scs/mill-bridge", system: "scs", kind: "game", title, guide: true }];
    return Promise.resolve(Response.json({ scenarios, systems: [{ id: "scs", series }] }));
  }
  const err = { code: "no-guide", message: {}, rule: null };
  return Promise.resolve(Response.json(guide ?? { err }, { status: guide ? 200 : 404 }));
}

beforeEach(() => {
  guide = null;
  series = false;
  vi.stubGlobal("fetch", serve);
  localStorage.clear();
  settings.language = "en";
  settings.handover = "auto";
});

afterEach(async () => {
  reconsider();
  await Promise.all(mounted.map((it) => unmount(it)));
  mounted = [];
  vi.unstubAllGlobals();
});

const caution = {
  key: "scs-still-to-attack",
  args: { hexes: { number: 2 }, units: { number: 3 } },
};

describe("the question panel", () => {
  it("asks in a sentence, says who is asked, and takes an answer", () => {
    const { store, done } = table({ scene: scene({ prompt: prompt(choice("roll")) }) });
    const page = show(AskPanel, store);
    expect(page.querySelector("h2")?.textContent).toContain("Choose a hex to attack");
    expect(page.textContent).toContain("Blue: your decision");
    click("Roll the dice");
    expect(done).toEqual(["play roll"]);
  });

  it("says what will be lost beside the answer, and asks nothing where it can be taken back", () => {
    const warning = { message: caution, rule: "scs:7.2d", hexes: ["07.07"], units: ["B1"] };
    const asked = prompt(choice("attack 07.07"), choice("end", { warns: [warning] }));
    const { store, done } = table({ scene: scene({ prompt: asked }) });
    const page = show(AskPanel, store);
    show(Answering, store);
    const said = page.querySelector<HTMLButtonElement>("[data-warning] button");
    expect(said?.textContent).toContain("2 enemy hexes");
    said?.focus();
    expect(lit).toEqual({ hexes: ["07.07"], units: ["B1"] });
    said?.blur();
    expect(lit).toEqual({ hexes: [], units: [] });
    click("End the phase");
    expect(document.querySelector("dialog")).toBeNull();
    expect(done).toEqual(["play end"]);
  });

  it("brings in everybody who can by one button or key", () => {
    const asked = { ...prompt(choice("add B1"), choice("add B3")), everyone: ["add B1", "add B3"] };
    const { store, done } = table({ scene: scene({ prompt: asked }) });
    show(AskPanel, store);
    show(Answering, store);
    click("All that can: 2");
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "a" }));
    expect(done).toEqual(["play add B1, add B3", "play add B1, add B3"]);
  });

  it("lets keys pass a box that was ticked", () => {
    const { store, done } = table({ scene: scene({ prompt: prompt(choice("roll")) }) });
    show(Answering, store);
    const box = document.createElement("input");
    box.type = "checkbox";
    const field = document.createElement("input");
    document.body.append(box, field);
    const press = (on: HTMLElement): boolean =>
      on.dispatchEvent(new KeyboardEvent("keydown", { key: "1", bubbles: true }));
    press(field);
    expect(done).toEqual([]);
    press(box);
    expect(done).toEqual(["play roll"]);
  });

  it("asks before an answer by which something is lost for good", () => {
    const asked = prompt(choice("attack 07.07"), choice("end", { caution, last: true }));
    const { store, done } = table({ scene: scene({ prompt: asked }) });
    show(AskPanel, store);
    show(Answering, store);
    click("End the phase");
    expect(document.querySelector("dialog")?.textContent).toContain("2");
    expect(done).toEqual([]);
    click("Not yet");
    expect(document.querySelector("dialog")).toBeNull();
    click("End the phase");
    document.querySelector<HTMLButtonElement>("dialog footer .primary")?.click();
    expect(done).toEqual(["play end"]);
  });

  it("folds many answers on the map into one line, with a list for all", () => {
    const many = ["B1", "B3", "B4", "B5"].map((unit) => choice(`select ${unit}`));
    const { store, done } = table({ scene: scene({ prompt: prompt(...many, choice("end")) }) });
    const page = show(AskPanel, store);
    expect(page.querySelector("summary")?.textContent).toContain("4 units can move");
    click("Move B4");
    expect(done).toEqual(["play select B4"]);
  });

  it("counts hexes and units that the system has no sentence for", () => {
    const label = { key: "no-such-label", args: {} };
    const said = (...things: string[]): string => {
      document.body.replaceChildren();
      const many = things.map((it) => choice(`aim ${it}`, { label }));
      const page = show(AskPanel, table({ scene: scene({ prompt: prompt(...many) }) }).store);
      return page.querySelector("summary")?.textContent ?? "";
    };
    expect(said("01.01", "02.02", "03.03", "04.04")).toContain("4 hexes to choose from");
    expect(said("B1", "B3", "B4", "B5", "B6")).toContain("5 units to choose from");
  });

  it("shows exact chances, or the rule why they are not told", async () => {
    const odds = {
      outcomes: [1, 2].map((n) => ({ p: [n, 3] as [number, number], result: result(`D${n}`) })),
    };
    const open = table({ scene: scene({ prompt: prompt(choice("announce")) }), odds });
    show(AskPanel, open.store);
    await expect.poll(() => document.body.textContent).toContain("2/3");
    await Promise.all(mounted.splice(0).map((it) => unmount(it)));
    const fog: Failure = {
      code: "illegal",
      message: { en: "units are hidden" },
      rule: "scs:0.10A",
    };
    const hidden = table({ scene: scene({ prompt: prompt(choice("announce")) }), odds: fog });
    show(AskPanel, hidden.store);
    await expect.poll(() => document.body.textContent).toContain("units are hidden");
    expect(document.body.textContent).toContain("SCS 0.10A");
  });

  it("reads the chances in a line, with how it was reckoned", async () => {
    const outcomes = [1, 2].map((n) => ({
      p: [n, 3] as [number, number],
      result: result(`D${n}`),
    }));
    const part = { key: "table-reading-hex", args: { percent: { text: "58" } } };
    const reading: Reading = {
      aims: [{ aim: "hex", p: [7, 12] }],
      losses: null,
      message: part,
      basis: { key: "table-reading-basis", args: {} },
    };
    const odds = { outcomes, reading };
    const open = table({ scene: scene({ prompt: prompt(choice("announce")) }), odds });
    const page = show(AskPanel, open.store);
    await expect.poll(() => page.querySelector("[data-reading]")?.textContent).toContain("58 %");
    expect(page.textContent).toContain("you win the hex");
    expect(page.textContent).toContain("takes what the chart demands");
  });

  it("draws six different faces as a strip", async () => {
    const outcomes = [1, 2, 3, 4, 5, 6].map((n) => ({
      p: [1, 6] as [number, number],
      result: result(`D${n}`),
    }));
    const scenes = scene({ prompt: prompt(choice("announce")) });
    const page = show(AskPanel, table({ scene: scenes, odds: { outcomes } }).store);
    await expect.poll(() => page.querySelectorAll("[data-faces] li").length).toBe(6);
    expect(page.querySelector("[data-faces] li:last-child")?.textContent).toContain("D6");
    expect(page.textContent).not.toContain("17");
  });

  it("says why nothing can be taken back", () => {
    const undo = { to: 4, choice: 4, why: { en: "dice were rolled", it: "" } };
    const { store } = table({ scene: scene({ prompt: prompt(choice("roll")) }), undo });
    const page = show(AskPanel, store);
    expect(button("Undo").disabled).toBe(true);
    expect(page.textContent).toContain("dice were rolled");
  });

  it("says whom we wait for", () => {
    const { store } = table({ scene: scene({ asked: "red" }), thinking: "red" });
    expect(show(AskPanel, store).textContent).toContain("Red is thinking");
  });

  it("leads back from the past", () => {
    const { store, done } = table({ scene: scene(), past: scene({ step: 2 }) });
    expect(show(AskPanel, store).textContent).toContain("answer 2 of 4");
    click("Back to now");
    expect(done).toEqual(["go to null"]);
  });

  it("tells how the game ended", () => {
    const text = { en: "The river line has held.", it: "" };
    const account = { points: { blue: 2 }, parts: {}, losses: {} };
    const outcome = { result: "", text, winner: "red", ...account, rule: "scs:13.0A" };
    const { store, done } = table({ scene: scene({ asked: null, outcome }) });
    const page = show(AskPanel, store);
    expect(page.querySelector("h2")?.textContent).toContain("Red wins");
    expect(page.textContent).toContain("The river line has held.");
    expect(page.querySelector("[data-points=blue] strong")?.textContent).toBe("2");
    click("Look at it again");
    expect(done).toEqual(["go to 0"]);
  });
});

describe("the end of a game of a series", () => {
  const text = { en: "Held.", it: "" };
  const account = { points: {}, parts: {}, losses: {} };
  const outcome = { result: "", text, winner: "red", ...account, rule: "scs:13.0A" };

  it("leads to the next mission and to the squad", async () => {
    series = true;
    const { store } = table({ scene: scene({ asked: null, outcome }) });
    const page = show(AskPanel, store);
    await vi.waitFor(() => button("Next mission"));
    expect(page.querySelector("a[href^='/squad/']")?.textContent).toBe("The squad");
    click("Next mission");
    expect(button("Mill Bridge")).toBeTruthy();
  });

  it("leads nowhere where games stand by themselves", async () => {
    const { store } = table({ scene: scene({ asked: null, outcome }) });
    const page = show(AskPanel, store);
    await new Promise((resolve) => setTimeout(resolve, 20));
    flushSync();
    expect(page.querySelector("a[href^='/squad/']")).toBeNull();
  });
});

describe("the keys that answer", () => {
  const press = (store: TableStore, key: string): void =>
    obey(PLAY_KEYS, store, new KeyboardEvent("keydown", { key }));

  it("answer by number, end, and take back", () => {
    const asked = prompt(choice("air"), choice("end"));
    const { store, done } = table({ scene: scene({ prompt: asked }) });
    for (const key of ["1", "e", "u", "7"]) press(store, key);
    expect(done).toEqual(["play air", "play end", "undo"]);
  });
});

describe("the hand-over screen", () => {
  it("shows nothing but whom it waits for, and opens on demand", () => {
    const { store, done } = table({ scene: scene(), handover: "red" });
    const page = show(HandOver, store);
    expect(page.querySelector("dialog h1")?.textContent).toBe("Red, please take the screen");
    click("I play Red");
    expect(done).toEqual(["take over"]);
  });

  it("stays away for good where the players look together", () => {
    const { store, done } = table({ scene: scene(), handover: "red" });
    show(HandOver, store);
    click("We look together");
    expect(done).toEqual(["take over"]);
    expect(settings.handover).toBe("never");
  });
});

describe("a notice", () => {
  it("says what is refused, with its rule, in a region that is always there", () => {
    const failure = { code: "illegal", message: { en: "an enemy stands there" }, rule: "scs:3.3a" };
    const page = show(Notice, table({ failure }).store);
    const region = page.querySelector("[role=alert]");
    expect(region?.textContent).toContain("an enemy stands there");
    expect(region?.textContent).toContain("SCS 3.3a");
    expect(show(Notice, table({}).store).querySelectorAll("[role=alert]")).toHaveLength(2);
  });
});

describe("the coach", () => {
  const step = {
    turn: null,
    phase: null,
    decision: null,
    at: {},
    marked: {},
    rules: ["scs:3.1a"],
    order: "sequence" as const,
    hexes: [],
    units: [],
  };
  const lesson: Guide = {
    scenario: "scs/mill-bridge",
    seat: "blue",
    players: { red: "greedy" },
    seed: 1,
    topics: [],
    steps: [
      { ...step, id: "look", text: "guide-mill-undo", suggest: [] },
      { ...step, id: "go", text: "guide-mill-infantry", suggest: ["select B4"] },
    ],
  };
  const asked = scene({ prompt: prompt(choice("select B4"), choice("end")) });

  it("explains, then suggests, points, and does it on demand", async () => {
    guide = lesson;
    turn("coached", true);
    const { store, done } = table({ scene: asked, id: "coached" });
    show(AskPanel, store);
    await expect.poll(() => document.body.textContent).toContain("Changed your mind?");
    click("Next");
    expect(document.body.textContent).toContain("Select a unit");
    expect(hint.units).toEqual(["B4"]);
    click("Do it for me");
    expect(done).toEqual(["play select B4"]);
  });

  it("waits to be called, and falls silent when told", async () => {
    guide = lesson;
    show(AskPanel, table({ scene: asked, id: "uncoached" }).store);
    await expect.poll(() => document.body.textContent).toContain("Coach, help me");
    expect(document.body.textContent).not.toContain("Changed your mind?");
    click("Coach, help me");
    expect(document.body.textContent).toContain("Changed your mind?");
    click("Next");
    expect(hint.units).toEqual(["B4"]);
    click("Silence the coach");
    expect(document.body.textContent).not.toContain("Select a unit");
    expect(hint.units).toEqual([]);
  });

  it("keeps out of games between people", async () => {
    guide = lesson;
    turn("hot-seat", true);
    const players = { blue: "human", red: "human" };
    show(AskPanel, table({ scene: asked, players, id: "hot-seat" }).store);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(document.body.textContent).not.toContain("Changed your mind?");
    expect(document.body.textContent).not.toContain("Coach");
  });
});
