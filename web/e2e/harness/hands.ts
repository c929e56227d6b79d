/**
 * A scripted human: plays given answers with as few clicks as the table allows, and knows how many
 * clicks the same answers take where every answer is a gesture of its own.
 */
import assert from "node:assert/strict";
import { isGround } from "../../src/counters/ground.js";
import { Layout } from "../../src/map/geometry.js";
import { meanings } from "../../src/map/pointing.js";
import type { Board, Choice, PromptView, Scene } from "../../types/scene.js";
import { Engine } from "./engine.js";
import type { NewGame } from "./program.js";
import { Skirmish } from "./skirmish.js";
import type { TablePage } from "./table.js";

/** A whole game: its answers, and the clicks for them one by one. */
export type Script = { answers: string[]; clicks: number };

/** Where counters lie, by their ids. */
type Places = ReadonlyMap<string, string | null>;

/**
 * Somebody who knows the table: sets up at once, and lets those who go along in a group look the
 * way they went.
 */
class Versed {
  readonly #layout: Layout;
  readonly #skirmish: Skirmish;
  /** Where counters lay when the act began. */
  #before: Places = new Map();
  /** Whether the first one of an act has been told where to look. */
  #looks = false;

  constructor(board: Board) {
    this.#layout = new Layout(board);
    this.#skirmish = new Skirmish(board);
  }

  choice(scene: Scene, prompt: PromptView): Choice {
    const quick = prompt.choices.find(({ verb }) => verb === "quick");
    if (quick) return quick;
    if (prompt.decision === "turn") {
      this.#before = places(scene);
      this.#looks = false;
    }
    const along = prompt.decision === "face" && this.#looks ? this.#wayGone(scene, prompt) : null;
    if (prompt.decision === "face") this.#looks = true;
    if (along) return along;
    const answer = this.#skirmish.answer(scene, prompt);
    assert.ok("choice" in answer, "a skirmish answers with choices");
    return answer.choice;
  }

  /** The answer that lets a counter look the way it went. */
  #wayGone(scene: Scene, { about, choices }: PromptView): Choice | null {
    const [from, to] = [this.#before, places(scene)].map((it) => it.get(about.unit ?? "") ?? null);
    const [begun, ended] = [from, to].map((it) => (it ? this.#layout.center(it) : null));
    if (!begun || !ended || from === to) return null;
    const way = this.#layout.wayTo(begun, ended);
    return choices.find(({ action }) => action === `face ${way}`) ?? null;
  }
}

function places(scene: Scene): Places {
  return new Map(scene.counters.map(({ id, hex }) => [id, hex]));
}

/** A game of Conflict of Heroes played to its end without the page. */
export async function scripted(game: NewGame & { seed: number }, board: Board): Promise<Script> {
  const player = new Versed(board);
  const engine = Engine.start();
  const script: Script = { answers: [], clicks: 0 };
  try {
    type Asked = { prompt: { seat: string; over: boolean } };
    let { prompt } = (await engine.ask({ do: "new", ...game })) as Asked;
    while (!prompt.over) {
      const scene = await engine.scene(prompt.seat);
      assert.ok(scene.prompt, `nothing is asked at step ${scene.step}`);
      const choice = player.choice(scene, scene.prompt);
      script.answers.push(choice.action);
      const { seat } = prompt;
      ({ prompt } = (await engine.ask({ do: "play", action: choice.action })) as Asked);
      script.clicks +=
        choice.verb === "quick"
          ? clicksToPlace(scene, await engine.scene(seat))
          : clicksAlone(scene, scene.prompt, choice);
    }
  } finally {
    engine.end();
  }
  return script;
}

/** One by one every counter is put into a hex and told where to look: a click each. */
function clicksToPlace(before: Scene, after: Scene): number {
  const lay = places(before);
  return 2 * after.counters.filter(({ id, hex }) => hex !== null && !lay.get(id)).length;
}

/** One click where it is pointed at or pressed, and one more where several things could be meant. */
function clicksAlone(scene: Scene, prompt: PromptView, choice: Choice): number {
  if (choice.part) return 2;
  const table = { prompt, reaches: [], shown: scene };
  const { unit } = choice;
  if (unit === null) {
    return choice.hex !== null && meanings(table, { hex: choice.hex }).length > 1 ? 2 : 1;
  }
  const hex = scene.counters.find(({ id }) => id === unit)?.hex ?? null;
  const stack = scene.counters.filter((it) => it.hex === hex && !isGround(it.kind));
  const found = meanings(table, stack.length === 1 ? { hex } : { hex, unit });
  const own = found.filter((it) => it.choice?.unit === unit);
  return (stack.length > 1 ? own : found).length > 1 ? 2 : 1;
}

/** Counts what is clicked on a page from now on. */
export async function countClicks(table: TablePage): Promise<() => Promise<number>> {
  await table.page.evaluate(() => {
    document.body.dataset["clicks"] = "0";
    const count = (event: MouseEvent): void => {
      if (event.isTrusted)
        document.body.dataset["clicks"] = String(Number(document.body.dataset["clicks"]) + 1);
    };
    addEventListener("click", count, true);
  });
  return async () => Number(await table.page.evaluate(() => document.body.dataset["clicks"]));
}

/** Counts how often a button of the mouse is pressed on a page from now on: to click or to drag. */
export async function countPresses(table: TablePage): Promise<() => Promise<number>> {
  await table.page.evaluate(() => {
    document.body.dataset["presses"] = "0";
    const count = (event: PointerEvent): void => {
      if (event.isTrusted)
        document.body.dataset["presses"] = String(Number(document.body.dataset["presses"]) + 1);
    };
    addEventListener("pointerdown", count, true);
  });
  return async () => Number(await table.page.evaluate(() => document.body.dataset["presses"]));
}

/** Plays answers with the mouse until the game is over; `played` tells what has been answered. */
export async function replay(
  table: TablePage,
  answers: readonly string[],
  played: () => Promise<string[]>,
): Promise<void> {
  let moment = await table.moment();
  while (moment !== "over") {
    const { step } = table.frames.scene;
    // The only answer is given by the page.
    if (!table.frames.prompt.given) await gesture(table, answers.slice(step));
    moment = await table.moment(step);
    const done = (await played()).slice(step);
    assert.deepEqual(done, answers.slice(step, step + done.length), `from step ${step} on`);
  }
}

/** Gives the next answers as one gesture, as many of them as it says. */
async function gesture(table: TablePage, left: readonly string[]): Promise<void> {
  await table.settled();
  const taken: string[] = [];
  let prompt = table.frames.prompt;
  let choice = found(prompt, left[0]);
  while (choice.opens) {
    prompt = await table.takeUp(choice, taken);
    taken.push(choice.action);
    choice = found(prompt, left[taken.length]);
  }
  const rest = left.slice(taken.length);
  const way = prompt.reaches.find(({ actions }) => actions.every((it, at) => it === rest[at]));
  const next = rest[way?.actions.length ?? 1] ?? "";
  const [, looks] = /^face ([0-5])$/.exec(next) ?? [];
  const hex = choice.part ? null : choice.hex;
  if (hex === null || choice.verb === "face" || (await table.map.isBare())) {
    await table.click({ choice });
    return;
  }
  // Who picks among targets wants to be asked for what comes next.
  const asks = next.startsWith("target ");
  if (looks === undefined && !asks) {
    await table.click({ choice });
    return;
  }
  if (choice.mode) await table.switchTo(choice, taken.length > 0 ? "ahead" : "open");
  await table.map.clickNear(hex, Number(looks ?? 0), asks ? ["Shift"] : []);
}

function found(prompt: PromptView, action: string | undefined): Choice {
  const choice = prompt.choices.find((it) => it.action === action);
  if (!choice) throw new Error(`${action} is not offered at step ${prompt.step}`);
  return choice;
}
