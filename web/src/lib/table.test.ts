import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { LogLine, PromptView, Reach, Scene, Setting } from "../../types/scene";
import type { GameInfo } from "../../types/wire";
import { FakeSocket } from "./net/fake-socket";
import { RETRY_AFTER } from "./net/live";
import { settings } from "./settings.svelte";
import { TableStore } from "./table.svelte";

let store: TableStore;

const TWO = { blue: "human", red: "human" };
const ONE = { blue: "human", red: "greedy" };

function info(players: Record<string, string>, asked: string | null): GameInfo {
  const over = asked === null;
  return { id: "g", title: "G", players, asked, over, undone: 1 } as unknown as GameInfo;
}

function prompt(step: number, verb = "move"): PromptView {
  const choice = { action: `${verb} 01.01`, verb, hex: "01.01", unit: null };
  return { step, about: {}, choices: [choice] } as unknown as PromptView;
}

function lines(...steps: number[]): LogLine[] {
  return steps.map((step) => ({ step, event: `e${step}` }) as LogLine);
}

/** Opens a table whose game and setting the server gives at once. */
async function open(game: GameInfo, secrets = true): Promise<void> {
  const setting = { scenario: "s", secrets } as Setting;
  const answer = (path: string): unknown => (path.endsWith("/setting") ? setting : game);
  vi.stubGlobal("fetch", async (path: string) => Response.json(answer(path)));
  store = new TableStore("g");
  await vi.waitFor(() => expect(FakeSocket.all).toHaveLength(1));
  FakeSocket.last.accept();
}

/** The server pushes a scene. */
function push(game: GameInfo, scene: Partial<Scene>, log: LogLine[] = [], log_from = 0): void {
  const full = { viewer: store.viewer, step: 0, prompt: null, ...scene };
  const undo = { to: 0, choice: 0, why: null };
  FakeSocket.last.says({
    push: "scene",
    scene: full,
    log,
    log_from,
    info: game,
    undo,
    thinking: null,
  });
}

beforeEach(() => {
  FakeSocket.install();
  settings.handover = "auto";
});

afterEach(() => {
  store.close();
  vi.unstubAllGlobals();
});

test("one person watches the own seat and gets scene, log and range", async () => {
  await open(info(ONE, "blue"));
  expect(FakeSocket.last.asked("watch")).toMatchObject([{ viewer: "blue" }]);
  const reaches = [{ hex: "01.03" }] as Reach[];
  const asked = { ...prompt(2), reaches, front: ["01.02"] };
  push(info(ONE, "blue"), { step: 2, prompt: asked }, lines(1, 2));
  expect(store.scene?.step).toBe(2);
  expect(store.prompt?.step).toBe(2);
  expect(store.log).toEqual(lines(1, 2));
  expect(store.reaches).toEqual(reaches);
  expect(store.front).toEqual(["01.02"]);
  const requests = FakeSocket.last.sent.map((request) => request["do"]);
  expect(requests).not.toContain("reach");
  expect(requests).not.toContain("sight");
});

test("range and front go with their question", async () => {
  await open(info(ONE, "blue"));
  const reaches = [{ hex: "01.03" }] as Reach[];
  push(info(ONE, "blue"), { step: 2, prompt: { ...prompt(2), reaches, front: ["01.02"] } });
  push(info(ONE, "red"), { step: 3 });
  expect(store.reaches).toEqual([]);
  expect(store.front).toEqual([]);
});

test("an undo drops the lines that it takes back", async () => {
  await open(info(ONE, "blue"));
  push(info(ONE, "blue"), { step: 3 }, lines(1, 2, 3));
  push(info(ONE, "blue"), { step: 1 }, [], 1);
  expect(store.log).toEqual(lines(1));
});

test("chances are asked for once a question, however many want to know them", async () => {
  await open(info(ONE, "blue"));
  push(info(ONE, "blue"), { step: 5, prompt: prompt(5) });
  const told = Promise.all(["roll", "announce", "roll"].map((it) => store.odds(it)));
  await vi.waitFor(() => expect(FakeSocket.last.asked("odds")).toHaveLength(1));
  expect(FakeSocket.last.asked("odds")).toMatchObject([{ actions: ["roll", "announce"] }]);
  FakeSocket.last.answers("odds", { odds: [{ outcomes: [] }, { outcomes: [] }] });
  expect(await told).toHaveLength(3);
  await store.odds("roll");
  expect(FakeSocket.last.asked("odds")).toHaveLength(1);
  push(info(ONE, "blue"), { step: 6, prompt: prompt(6) });
  void store.odds("roll");
  await vi.waitFor(() => expect(FakeSocket.last.asked("odds")).toHaveLength(2));
});

test("answers are given to the open question and say whether they were taken", async () => {
  await open(info(ONE, "blue"));
  push(info(ONE, "blue"), { step: 5, prompt: prompt(5) });
  const taken = store.play(["move 01.01"]);
  expect(FakeSocket.last.asked("play")).toMatchObject([{ step: 5, actions: ["move 01.01"] }]);
  FakeSocket.last.answers("play");
  expect(await taken).toBe(true);
  const refused = store.play(["move 09.09"]);
  FakeSocket.last.refuses("play", "illegal");
  expect(await refused).toBe(false);
  expect(store.failure?.code).toBe("illegal");
});

test("an answer under way when the line broke is not sent again", async () => {
  await open(info(ONE, "blue"));
  push(info(ONE, "blue"), { step: 5, prompt: prompt(5) }, lines(5));
  const taken = store.play(["move 01.01"]);
  FakeSocket.last.breaks();
  expect(await taken).toBe(false);
  expect(store.connection).toBe("lost");
  await vi.waitFor(() => expect(FakeSocket.all).toHaveLength(2), {
    timeout: 4 * (RETRY_AFTER[0] ?? 0),
  });
  FakeSocket.last.accept();
  expect(store.connection).toBe("open");
  expect(FakeSocket.last.asked("play")).toEqual([]);
  const watch = { viewer: "blue", since: 5, undone: 1 };
  expect(FakeSocket.last.asked("watch")).toMatchObject([watch]);
});

test("two people with secrets hand the screen over, and nothing of the first stays", async () => {
  await open(info(TWO, "blue"));
  expect(store.handover).toBe("blue");
  expect(FakeSocket.last.asked("watch")).toEqual([]);
  store.takeOver();
  expect(FakeSocket.last.asked("watch")).toMatchObject([{ viewer: "blue" }]);
  push(info(TWO, "red"), { step: 4 }, lines(1, 2));
  expect(store.handover).toBe("red");
  expect(FakeSocket.last.asked("look-away")).not.toEqual([]);
  expect([store.scene, store.log, store.viewer]).toEqual([null, [], null]);
  store.takeOver();
  expect(store.handover).toBe(null);
  expect(FakeSocket.last.asked("watch").at(-1)).toMatchObject({ viewer: "red" });
});

test("without secrets the table simply turns round", async () => {
  await open(info(TWO, "blue"), false);
  push(info(TWO, "red"), { step: 1 });
  expect(store.handover).toBe(null);
  expect(FakeSocket.last.asked("watch").at(-1)).toMatchObject({ viewer: "red" });
});

test("who gives the own seat to a bot sees what is left to see", async () => {
  await open(info(ONE, "blue"));
  push(info(ONE, "blue"), { step: 1 });
  const bots = info({ blue: "greedy", red: "greedy" }, "blue");
  vi.stubGlobal("fetch", async () => Response.json(bots));
  const given = store.setPlayer("blue", "greedy");
  FakeSocket.last.answers("seat");
  await given;
  expect(FakeSocket.last.asked("watch").at(-1)).toMatchObject({ viewer: "spectator" });
  expect(store.scene).toBe(null);
});

test("a scene for somebody else is not shown", async () => {
  await open(info(TWO, "blue"), false);
  push(info(TWO, "blue"), { viewer: "red", step: 8 });
  expect(store.scene).toBe(null);
});

test("the past is shown instead of now, without its question, until now is wanted", async () => {
  await open(info(ONE, "blue"));
  push(info(ONE, "blue"), { step: 5, prompt: prompt(5) });
  const gone = store.goTo(2);
  FakeSocket.last.answers("scene", { step: 2 });
  await gone;
  expect([store.shown?.step, store.prompt]).toEqual([2, null]);
  await store.goTo(null);
  expect([store.shown?.step, store.prompt?.step]).toEqual([5, 5]);
});

test("a game that is not there says why", async () => {
  const err = { code: "no-game", message: { en: "no such game" }, rule: null };
  vi.stubGlobal("fetch", async () => Response.json({ err }, { status: 404 }));
  store = new TableStore("nowhere");
  await vi.waitFor(() => expect(store.closedBy?.code).toBe("no-game"));
  expect(FakeSocket.all).toEqual([]);
});

/** Dice of an answer, and what came of them. */
function rolled(step: number): LogLine[] {
  const die = { step, event: "rolled", fields: { die: { sides: 6, face: 4 } } } as LogLine;
  return [die, { step, event: "resulted", fields: {} } as LogLine];
}

describe("what is shown runs behind what was received", () => {
  beforeEach(() => {
    settings.pace = "calm";
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  /** A table at which a person is asked after three answers. */
  async function begun(players = ONE, secrets = true): Promise<void> {
    vi.useRealTimers();
    await open(info(players, "blue"), secrets);
    if (store.handover !== null) store.takeOver();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    push(info(players, "blue"), { step: 3, asked: "blue", prompt: prompt(3) });
  }

  test("dice lie a second before anything is asked, and before what follows is shown", async () => {
    await begun();
    push(info(ONE, "red"), { step: 4, asked: "red" }, rolled(4), 3);
    push(info(ONE, "blue"), { step: 5, asked: "blue", prompt: prompt(5) }, rolled(5), 4);
    expect([store.scene?.step, store.prompt, store.log.length]).toEqual([4, null, 2]);
    vi.advanceTimersByTime(1000);
    expect(store.scene?.step).toBe(4);
    vi.advanceTimersByTime(600);
    expect([store.scene?.step, store.prompt, store.log.length]).toEqual([5, null, 4]);
    vi.advanceTimersByTime(1600);
    expect([store.prompt?.step, store.playback.busy]).toEqual([5, false]);
  });

  test("a skip asks at once, and so does the pace that waits for nothing", async () => {
    await begun();
    push(info(ONE, "blue"), { step: 4, asked: "blue", prompt: prompt(4) }, rolled(4), 3);
    expect(store.prompt).toBe(null);
    store.playback.skip();
    expect(store.prompt?.step).toBe(4);
    settings.pace = "instant";
    push(info(ONE, "blue"), { step: 5, asked: "blue", prompt: prompt(5) }, rolled(5), 4);
    expect(store.prompt?.step).toBe(5);
  });

  test("another person comes to the screen when the dice have been seen", async () => {
    await begun(TWO);
    push(info(TWO, "red"), { step: 4, asked: "red" }, rolled(4), 3);
    expect(store.handover).toBe(null);
    vi.advanceTimersByTime(2000);
    expect(store.handover).toBe("red");
  });

  test("rolls that came together are shown one by one", async () => {
    await begun();
    const both = [...rolled(4), ...rolled(6)];
    push(info(ONE, "blue"), { step: 7, asked: "blue", prompt: prompt(7) }, both, 3);
    expect(FakeSocket.last.asked("scene")).toMatchObject([{ step: 4 }, { step: 6 }]);
    for (const { id, step } of FakeSocket.last.asked("scene")) {
      FakeSocket.last.says({ id, ok: { step, viewer: "blue", asked: "red" } });
    }
    await vi.waitFor(() => expect(store.scene?.step).toBe(4));
    expect(store.log).toEqual(rolled(4));
    vi.advanceTimersByTime(1600);
    expect([store.scene?.step, store.log.length]).toEqual([6, 4]);
    vi.advanceTimersByTime(1600);
    expect([store.scene?.step, store.prompt?.step]).toEqual([7, 7]);
  });

  test("an answer that is taken back is not waited for", async () => {
    await begun();
    push(info(ONE, "blue"), { step: 4, asked: "blue", prompt: prompt(4) }, rolled(4), 3);
    push(info(ONE, "blue"), { step: 3, asked: "blue", prompt: prompt(3) }, [], 3);
    expect([store.scene?.step, store.prompt?.step, store.log]).toEqual([3, 3, []]);
  });

  test("a line that breaks asks for what was not received, not for what was not shown", async () => {
    await begun();
    push(info(ONE, "red"), { step: 4, asked: "red" }, rolled(4), 3);
    push(info(ONE, "red"), { step: 5, asked: "red" }, rolled(5), 4);
    FakeSocket.last.breaks();
    vi.advanceTimersByTime(RETRY_AFTER[0] ?? 0);
    FakeSocket.last.accept();
    expect(FakeSocket.last.asked("watch")).toMatchObject([{ since: 5, undone: 1 }]);
  });
});

test("a bot whose answer cannot be kept is told of until it goes on", async () => {
  await open(info(ONE, "red"));
  const err = { code: "store", message: { en: "The disk is full" }, rule: null };
  FakeSocket.last.says({ push: "stalled", err, retry: 2000 });
  expect(store.stalled).toEqual({ err, retry: 2000 });
  FakeSocket.last.says({ push: "stalled", err: null, retry: 0 });
  expect(store.stalled).toBeNull();
});
