/** All In by mouse: what a turn of the largest scenario takes, and a part of it that was played. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { type Given, playedOff, reckoned } from "../harness/clicks.js";
import { countPresses } from "../harness/hands.js";
import { house } from "../harness/house.js";
import { answers, verify } from "../harness/record.js";
import type { TablePage } from "../harness/table.js";

const it = house();

const GAME = { scenario: "nextwar/all-in", seed: 1 } as const;

/** The whole map lies in the window, and counters can still be told from each other. */
const WALL = { width: 2400, height: 2100 } as const;

/** More than this a turn may not take of anybody, by clicks alone or with counters dragged. */
const SIDE_MAX = { clicks: 450, drags: 300 } as const;

/** What is played by mouse of the turn: enough to hold the reckoning against. */
const [MARCHES, ATTACKS] = [12, 2];

/** The first turn as the bot plays it. */
async function firstTurn(): Promise<Given[]> {
  return playedOff(GAME, null, (events) => events.some(({ event }) => event === "turn-began"));
}

/** Where the marches of a game end, in their order. */
function marches(given: readonly Given[]): { unit: string; to: string }[] {
  const begun = given.flatMap(({ action }, at) => (action.startsWith("select ") ? [at] : []));
  return begun.flatMap((from) => {
    const past = given.findIndex(({ decision }, at) => at > from && decision !== "march");
    const moves = given.slice(from, past).filter(({ action }) => action.startsWith("move "));
    const to = moves.at(-1)?.action.split(" ")[1];
    return to === undefined ? [] : [{ unit: given[from]!.action.split(" ")[1]!, to }];
  });
}

test("a turn of All In takes no more of a side than there is patience for", async () => {
  const turn = (await firstTurn()).filter(({ decision }) => decision !== "set-up");
  const of = (verb: string): number => turn.filter((it) => it.action.startsWith(`${verb} `)).length;
  console.log(`${of("select")} marches, ${of("attack")} attacks: ${turn.length} answers`);
  for (const seat of ["dprk", "allied"]) {
    const own = turn.filter((it) => it.seat === seat);
    const [clicks, drags] = [reckoned(own), reckoned(own, "drags")];
    console.log(`  ${seat}: ${clicks} clicks, or ${drags} where counters are dragged`);
    assert.ok(clicks <= SIDE_MAX.clicks, `${seat}: ${clicks} clicks`);
    assert.ok(drags <= SIDE_MAX.drags, `${seat}: ${drags} clicks and drags`);
  }
});

test("marches and attacks of All In by mouse take what is reckoned for them", async () => {
  const turn = await firstTurn();
  const { id } = await it.program.begin(GAME);
  const before = turn.findIndex(({ decision }) => decision === "choose-mover");
  for (const [step, { action }] of turn.slice(0, before).entries()) {
    await it.program.play(id, step, action);
  }
  const table = await it.open(id, { handover: false, given: true, size: WALL });
  await table.moment();
  const presses = await countPresses(table);
  let left = MARCHES;
  for (const { unit, to } of marches(turn)) {
    if (left > 0 && (await dragged(table, unit, to))) left -= 1;
  }
  assert.equal(left, 0, "counters were dragged");
  await give(table, "end");
  for (let attack = 0; attack < ATTACKS; attack += 1) await attacked(table);
  const spent = await presses();
  const record = await it.program.record(id);
  await verify(record);
  const played = answers(record).map((line) => line.split(" ").slice(1).join(" "));
  const expected = reckoned((await playedOff(GAME, played)).slice(before), "drags");
  console.log(
    `${played.length - before} answers in ${spent} clicks and drags, reckoned ${expected}`,
  );
  assert.ok(spent <= expected, `${spent} clicks and drags, not ${expected}`);
});

/** Gives an answer of the open question with the mouse. */
async function give(table: TablePage, action: string): Promise<void> {
  const choice = table.frames.prompt.choices.find((it) => it.action === action);
  assert.ok(choice, `${action} is offered`);
  const step = await table.step();
  await table.click({ choice });
  await table.moment(step);
}

/** Drags a counter to where it marches; false if it cannot march now. */
async function dragged(table: TablePage, unit: string, to: string): Promise<boolean> {
  const { scene, prompt } = table.frames;
  if (!prompt.choices.some(({ action }) => action === `select ${unit}`)) return false;
  const from = scene.counters.find(({ id }) => id === unit)?.hex;
  assert.ok(from, `${unit} lies on the map`);
  await table.map.drag(unit, from, to);
  await table.moment(scene.step);
  const now = table.frames.scene.counters.find(({ id }) => id === unit)?.hex;
  assert.equal(now, to, `${unit} was dragged from ${from}`);
  assert.equal(table.frames.prompt.decision, "choose-mover", "its march is over");
  return true;
}

/** Attacks the first hex that can be, with everybody who can, and answers what is asked then. */
async function attacked(table: TablePage): Promise<void> {
  const target = table.frames.prompt.choices.find(({ verb }) => verb === "attack");
  assert.ok(target?.hex, "there is something to attack");
  await give(table, target.action);
  while (table.frames.prompt.decision === "plan-attack") {
    const step = await table.step();
    await table.map.click(target.hex);
    await table.moment(step);
  }
  while (table.frames.prompt.decision !== "choose-target") {
    const { choices } = table.frames.prompt;
    const usual = choices.find(({ role }) => role === "usual") ?? choices[0]!;
    await give(table, usual.action);
  }
}
