/** What the browser is told of a fogged game: nothing that its player may not know. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Counter, Scene } from "../../types/scene.js";
import type { Push } from "../../types/wire.js";
import { Engine } from "../harness/engine.js";
import { house } from "../harness/house.js";
import { moves } from "../harness/record.js";
import { Storm } from "../harness/storm.js";

const it = house();
const SEED = 11;
const SCENARIO = "scs/mill-bridge";

/** What is true after one answer. */
type Truth = {
  /** The scene that blue may see. */
  scene: Scene;
  /** Counters of red that blue has never seen face up so far. */
  unseen: Counter[];
};

test("no frame of a fogged game tells what the viewer may not know", async () => {
  const players = { blue: "human", red: "greedy" };
  const table = await it.table({ scenario: SCENARIO, seed: SEED, players });
  await table.playOut(new Storm(table.map.board, 3));

  const truths = await truthsOf(await it.program.record(table.game));
  let step = 0;
  let hidden = 0;
  for (const text of table.frames.received) {
    const frame = JSON.parse(text) as Push | { id: number };
    if ("push" in frame && frame.push === "scene") {
      step = frame.scene.step;
      compare(frame.scene, truths[step]);
    }
    const unseen = truths[step]?.unseen ?? [];
    hidden += unseen.length;
    for (const counter of unseen) assert.ok(!tells(frame, counter), `${counter.id} in ${text}`);
  }
  assert.ok(hidden > 100, "there was a good deal to hide");
});

/** Plays the record again, without a server, and notes what is true after each answer. */
async function truthsOf(record: string): Promise<Truth[]> {
  const engine = Engine.start();
  const seen = new Set<string>();
  const truths: Truth[] = [];
  const note = async (): Promise<void> => {
    const [scene, red] = [await engine.scene("blue"), await engine.scene("red")];
    for (const counter of scene.counters) if (counter.face === "up") seen.add(counter.id);
    const own = red.counters.filter((counter) => counter.seat === "red");
    truths.push({ scene, unseen: own.filter((counter) => !seen.has(counter.id)) });
  };
  await engine.ask({ do: "new", scenario: SCENARIO, seed: SEED });
  await note();
  for (const { action, dice } of moves(record)) {
    await engine.ask({ do: "play", action, dice });
    await note();
  }
  engine.end();
  return truths;
}

/** The scene that came over the line is the one that the rules show to this viewer. */
function compare(told: Scene, truth: Truth | undefined): void {
  assert.ok(truth, `there is a step ${told.step}`);
  assert.equal(told.viewer, "blue");
  assert.deepEqual(told.counters, truth.scene.counters);
  assert.deepEqual(told.arrivals, truth.scene.arrivals);
  assert.deepEqual(told.tracks, truth.scene.tracks);
  assert.deepEqual(told.control, truth.scene.control);
}

/** Whether a frame names a counter anywhere: as a text, a key, or a word in a sentence. */
function tells(frame: unknown, counter: Counter): boolean {
  const names = [counter.id, counter.name].filter((name) => name.length > 1);
  const patterns = names.map((name) => new RegExp(`(?<![\\w/])${escape(name)}(?![\\w/])`, "u"));
  return texts(frame).some((text) => patterns.some((pattern) => pattern.test(text)));
}

/** Every text in a value. */
function texts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...texts(inner)]);
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
