/** Dice are seen: against a bot every roll of either side lies for a second, in every system. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { diceSeen, watchDice } from "../harness/dice.js";
import { house } from "../harness/house.js";
import type { NewGame } from "../harness/program.js";
import { answers, moves } from "../harness/record.js";
import { Skirmish } from "../harness/skirmish.js";
import { type Answer, Storm } from "../harness/storm.js";
import type { Player, TablePage } from "../harness/table.js";

const it = house();

/** How many rolls of each side are watched. */
const ROLLS = 5;

/** Dice lie at least so long, in milliseconds. */
const LIE = 1000;

type Case = { game: NewGame; person: string; player(table: TablePage): Player };

const CASES: Case[] = [
  {
    game: { scenario: "scs/mill-bridge", seed: 58, players: { blue: "greedy", red: "human" } },
    person: "red",
    player: (table) => new Storm(table.map.board, 4),
  },
  {
    game: {
      scenario: "coh/training",
      seed: 25,
      players: { german: "human", soviet: "greedy" },
    },
    person: "german",
    player: (table) => new Skirmish(table.map.board),
  },
  {
    game: {
      scenario: "prussia/training",
      seed: 11,
      players: { prussian: "human", coalition: "greedy" },
    },
    person: "prussian",
    player: (table) => new Storm(table.map.board, 1),
  },
];

/** Gives the answers of a player without the mouse: what is watched here is what comes of them. */
async function give(table: TablePage, answer: Answer): Promise<void> {
  const { step } = table.frames.prompt;
  const actions = "reach" in answer ? answer.reach.actions : [answer.choice.action];
  for (const [at, action] of actions.entries()) {
    await it.program.play(table.game, step + at, action);
  }
}

/** The answers that rolled dice, with the seat that gave them. */
async function rolled(table: TablePage): Promise<{ step: number; seat: string }[]> {
  const record = await it.program.record(table.game);
  const seats = answers(record).map((answer) => answer.split(" ")[0] ?? "");
  return moves(record).flatMap(({ dice }, at) =>
    dice.length > 0 ? [{ step: at + 1, seat: seats[at] ?? "" }] : [],
  );
}

/** The rolls of both sides after a step that the page has shown. */
async function shown(table: TablePage, from: number, person: string): Promise<[number, number]> {
  const step = await table.step();
  const late = (await rolled(table)).filter((it) => it.step > from && it.step <= step);
  const own = late.filter(({ seat }) => seat === person).length;
  return [own, late.length - own];
}

/** Plays until so many rolls of both sides were shown. */
async function playOn(table: TablePage, player: Player, done: () => Promise<boolean>) {
  for (let moment = await table.moment(); moment === "asked" && !(await done());) {
    const { scene, prompt, reaches } = table.frames;
    await give(table, player.answer(scene, prompt, reaches));
    moment = await table.moment(scene.step);
  }
}

/** Opens the table again at another pace. */
async function atPace(table: TablePage, pace: string): Promise<void> {
  await table.page.evaluate((pace) => {
    const kept = JSON.parse(localStorage.getItem("esagono.settings") ?? "{}") as object;
    localStorage.setItem("esagono.settings", JSON.stringify({ ...kept, pace }));
  }, pace);
  await table.page.reload();
  await table.moment();
}

for (const { game, person, player: playerOf } of CASES) {
  test(`${game.scenario}: dice wait for nobody at once, then every roll lies a second`, async () => {
    const table = await it.table(game, { handover: false, motion: true });
    const player = playerOf(table);
    await table.moment();

    // With the switch everything is immediate: who is asked next is asked as the dice fall.
    await watchDice(table.page);
    let from = await table.step();
    await playOn(table, player, async () => (await shown(table, from, person))[0] > 0);
    const first = await diceSeen(table.page);
    const asked = await table.step();
    assert.ok(first.length > 0, "dice are shown at once, too");
    const last = first.at(-1)!;
    assert.ok(last.step < asked || last.asked, "nobody waits for dice");

    // A calm game: each roll has its second, and nothing is asked before.
    await atPace(table, "calm");
    await watchDice(table.page);
    from = await table.step();
    await playOn(table, player, async () => {
      return (await shown(table, from, person)).every((count) => count >= ROLLS);
    });
    const [step, seen] = [await table.step(), await diceSeen(table.page)];
    const rolls = (await rolled(table)).filter((it) => it.step > from && it.step <= step);
    const own = rolls.filter(({ seat }) => seat === person);
    assert.ok(own.length >= ROLLS, `${own.length} rolls of the person`);
    assert.ok(rolls.length - own.length >= ROLLS, `${rolls.length - own.length} of the bot`);
    for (const roll of rolls) {
      const which = `the dice of step ${roll.step} (${roll.seat})`;
      const lying = seen.find((it) => it.step === roll.step);
      assert.ok(lying, `${which} were shown`);
      const lay = lying.ended - lying.began;
      assert.ok(lay >= LIE, `${which} lay ${lay} ms`);
      assert.ok(lying.inSight, `${which} lay in the window`);
      assert.ok(!lying.asked, `nothing is asked as soon as ${which} lie there`);
    }
  });
}
