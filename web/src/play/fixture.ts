/** A table for tests: a store that remembers what was done to it and asks no server. */
import type { Choice, Odds, PromptView, ResultView, Scene, Setting } from "../../types/scene";
import type { Failure, GameInfo, UndoView, Why } from "../../types/wire";
import { scene as plainScene, setting } from "../lib/fixture";
import { PLAIN } from "../lib/ahead";
import type { TableStore } from "../lib/table.svelte";

const SCENARIO = "scs/mill-bridge";

export const SETTING: Setting = { ...setting, scenario: SCENARIO, turns: 6, secrets: true };

const INFO: GameInfo = {
  id: "g1",
  title: "Mill Bridge",
  scenario: SCENARIO,
  players: { blue: "human", red: "greedy" },
  step: 4,
  turn: 1,
  turns: 6,
  asked: "blue",
  over: false,
  result: null,
  winner: null,
  undone: 0,
  created: 0,
  updated: 0,
  deleted: null,
  frozen: false,
  branched_from: null,
};

/** A choice written as its action; words after the verb with a point in them are hexes. */
export function choice(action: string, more: Partial<Choice> = {}): Choice {
  const [verb = "", thing = null] = action.split(" ");
  const isHex = thing?.includes(".") ?? false;
  return {
    action,
    verb,
    label: {
      key: `scs-do-${verb}`,
      args: { unit: { text: thing ?? "" }, hex: { text: thing ?? "" }, phase: { text: "phase" } },
    },
    hex: isHex ? thing : null,
    unit: isHex ? null : thing,
    caution: null,
    ...more,
  };
}

/** A question with these answers. */
export function prompt(...choices: Choice[]): PromptView {
  return {
    step: 4,
    seat: "blue",
    decision: "choose-target",
    question: { key: "scs-ask-choose-target", args: {} },
    about: {},
    choices,
    asks: [],
    reaches: [],
    front: [],
  };
}

/** A result by its text, and whom it is good for. */
export function result(text: string, good_for: string | null = null): ResultView {
  const message = { key: "prussia-result-one", args: { result: { text } } };
  return { text, sign: true, message, parts: [], good_for };
}

/** A scene in the middle of a game, as Blue sees it. */
export function scene(more: Partial<Scene> = {}): Scene {
  return plainScene({ scenario: SCENARIO, step: 4, turn: 1, turns: 6, ...more });
}

/** What a test may say of a table. */
export type Situation = {
  id?: string;
  scene?: Scene;
  past?: Scene;
  handover?: string;
  failure?: Failure;
  undo?: UndoView;
  thinking?: string;
  players?: GameInfo["players"];
  odds?: Odds | Failure;
  /** The best attack on each place. */
  attacks?: { [place: string]: Odds };
  why?: Why | Failure;
};

/** A store in this situation, and the list of what was done to it. */
export function table(situation: Situation): { store: TableStore; done: string[] } {
  const done: string[] = [];
  const sure: Odds = { outcomes: [{ p: [1, 1], result: result("-") }] };
  const free: Why = { legal: true, rule: null, text: null, reasons: [] };
  const now = situation.scene ?? null;
  const past = situation.past ?? null;
  const note = (what: string): Promise<boolean> => Promise.resolve(done.push(what) > 0);
  const fake = {
    gameId: situation.id ?? "g1",
    connection: "open",
    setting: SETTING,
    board: null,
    scene: now,
    past,
    shown: past ?? now,
    prompt: past ? null : (now?.prompt ?? null),
    open: past ? null : (now?.prompt ?? null),
    ahead: null,
    sent: null,
    modes: PLAIN,
    info: { ...INFO, players: situation.players ?? INFO.players },
    undo: situation.undo ?? null,
    thinking: situation.thinking ?? null,
    viewer: "blue",
    handover: situation.handover ?? null,
    inspected: { hex: null, unit: null },
    cursor: null,
    failure: situation.failure ?? null,
    rule: null,
    told: [],
    log: [],
    playback: { busy: false, waiting: 0, skips: 0 },
    running: false,
    reaches: [],
    play: (actions: string[]) => note(`play ${actions.join(", ")}`),
    takeUp: ({ action }: Choice) => note(`take up ${action}`),
    undoTo: () => note("undo"),
    goTo: (step: number | null) => note(`go to ${step}`),
    takeOver: () => void note("take over"),
    odds: () => Promise.resolve(situation.odds ?? sure),
    oddsAt: (place: string) => Promise.resolve(situation.attacks?.[place] ?? null),
    why: () => Promise.resolve(situation.why ?? free),
  };
  return { store: fake as unknown as TableStore, done };
}
