import { describe, expect, it } from "vitest";
import type { Counter, PromptView, Scene } from "../../types/scene";
import { choice, prompt, scene } from "./fixture";
import { isToRead, lessonFor, parted, type Guide, type Step, type Topic } from "./guide";

const step = (id: string, more: Partial<Step> = {}): Step => ({
  id,
  turn: null,
  phase: null,
  decision: null,
  at: {},
  marked: {},
  text: `say-${id}`,
  rules: [],
  suggest: [],
  order: "sequence",
  hexes: [],
  units: [],
  ...more,
});

const topic = (more: Partial<Topic>): Topic => ({
  moment: "asked",
  decision: null,
  phase: null,
  text: "topic",
  rules: [],
  ...more,
});

const guide = (steps: Step[], topics: Topic[] = []): Guide => ({
  scenario: "scs/mill-bridge",
  seat: "blue",
  players: { red: "greedy" },
  seed: 1,
  topics,
  steps,
});

const counter = (id: string, hex: string, marks: string[] = []): Counter => ({
  id,
  seat: "blue",
  hex,
  box: null,
  kind: "infantry",
  face: "up",
  size: "III",
  name: id,
  values: {},
  marks,
});

const asked = (decision: string, ...actions: string[]): PromptView => ({
  ...prompt(...actions.map((it) => choice(it))),
  decision,
});

const here = (asked: PromptView | null, ...counters: Counter[]): Scene =>
  scene({ prompt: asked, counters });

const nothingRead = new Set<string>();

describe("a step of the opening", () => {
  it("is said when turn, phase, question, places and marks fit", () => {
    const wanted = step("go", {
      turn: 1,
      phase: "movement",
      decision: "move",
      at: { B4: "05.06" },
      marked: { B4: "selected" },
      suggest: ["move 06.06"],
    });
    const now = here(asked("move", "move 06.06"), counter("B4", "05.06", ["selected"]));
    expect(lessonFor(guide([wanted]), now, nothingRead)?.text).toBe("say-go");
    const others: Partial<Step>[] = [
      { turn: 2 },
      { phase: "combat" },
      { decision: "roll" },
      { at: { B4: "06.06" } },
      { at: { B5: "05.06" } },
      { marked: { B4: "attacking" } },
    ];
    for (const other of others) {
      expect(lessonFor(guide([{ ...wanted, ...other }]), now, nothingRead)).toBeNull();
    }
  });

  it("gives way to the next once read, or once its suggestion is not on offer", () => {
    const now = here(asked("choose-mover", "select B4"));
    const both = guide([step("look"), step("gone", { suggest: ["select B5"] }), step("next")]);
    expect(lessonFor(both, now, nothingRead)?.step?.id).toBe("look");
    expect(lessonFor(both, now, new Set(["look"]))?.step?.id).toBe("next");
  });

  it("suggests what is left of a way, wherever the unit stands on it", () => {
    const way = guide([step("way", { suggest: ["move 04.05", "move 05.06", "move 06.06"] })]);
    const from = (...offered: string[]): string[] | undefined =>
      lessonFor(way, here(asked("move", ...offered)), nothingRead)?.actions;
    expect(from("move 04.05", "stop")).toEqual(["move 04.05", "move 05.06", "move 06.06"]);
    // One hex on, the first hex of the way is behind and on offer again.
    expect(from("move 04.05", "move 06.06")).toEqual(["move 06.06"]);
    expect(from("stop")).toBeUndefined();
  });

  it("suggests all that are still on offer where the order is free", () => {
    const any = guide([step("all", { suggest: ["add B3", "add B4", "add B5"], order: "any" })]);
    const now = here(asked("choose-attackers", "add B5", "add B3", "announce"));
    expect(lessonFor(any, now, nothingRead)?.actions).toEqual(["add B3", "add B5"]);
  });

  it("points at what it suggests, unless it points somewhere itself", () => {
    const now = here(asked("choose-mover", "select B4"));
    const suggesting = step("show", { suggest: ["select B4"] });
    const plain = lessonFor(guide([suggesting]), now, nothingRead);
    expect(plain).toMatchObject({ hexes: [], units: ["B4"] });
    const pointing = lessonFor(guide([{ ...suggesting, hexes: ["07.07"] }]), now, nothingRead);
    expect(pointing).toMatchObject({ hexes: ["07.07"], units: [] });
  });

  it("is to be read where it suggests nothing", () => {
    expect(isToRead(step("look"))).toBe(true);
    expect(isToRead(step("go", { suggest: ["end"] }))).toBe(false);
  });
});

describe("a topic", () => {
  const topics = [
    topic({ decision: "choose-mover", phase: "exploitation", text: "exploit" }),
    topic({ decision: "choose-mover", text: "move" }),
    topic({ moment: "waiting", text: "wait" }),
    topic({ moment: "over", text: "over" }),
  ];

  it("explains the question where no step fits", () => {
    const now = here(asked("choose-mover", "end"));
    expect(lessonFor(guide([], topics), now, nothingRead)?.text).toBe("move");
    const later = { ...now, phase: "exploitation" };
    expect(lessonFor(guide([], topics), later, nothingRead)?.text).toBe("exploit");
    expect(lessonFor(guide([], topics), here(asked("roll", "roll")), nothingRead)).toBeNull();
  });

  it("speaks while the other side decides, and when all is over", () => {
    expect(lessonFor(guide([], topics), here(null), nothingRead)?.text).toBe("wait");
    const account = { points: {}, parts: {}, losses: {} };
    const outcome = { result: "", text: {}, winner: null, ...account, rule: "" };
    const over = { ...here(null), outcome };
    expect(lessonFor(guide([], topics), over, nothingRead)?.text).toBe("over");
  });
});

describe("a text of the coach", () => {
  it("begins with its heading", () => {
    expect(parted("The dice\nRoll them.\nNow.")).toEqual({
      heading: "The dice",
      paragraphs: ["Roll them.", "Now."],
    });
  });
});
