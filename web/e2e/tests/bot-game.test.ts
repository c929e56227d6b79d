/** A whole game against the bot, and bots among themselves. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { GameInfo } from "../../types/wire.js";
import { house } from "../harness/house.js";
import { reads } from "../harness/reading.js";
import { answers, verify } from "../harness/record.js";
import { Storm } from "../harness/storm.js";
import { until } from "../harness/until.js";

const it = house();

test("a whole game is played against the greedy bot", async () => {
  const players = { blue: "greedy", red: "human" };
  const table = await it.table({ scenario: "scs/mill-bridge", seed: 6, players });
  await table.playOut(new Storm(table.map.board, 1));

  const { outcome } = table.frames.scene;
  await reads(table.outcome, outcome?.text["en"] ?? "?");
  const record = await it.program.record(table.game);
  const ofBot = answers(record).filter((answer) => answer.startsWith("blue move"));
  assert.ok(ofBot.length > 10, "the bot marched");
  await verify(record);
});

test("a seat is given to a bot in mid-game and taken back", async () => {
  const table = await it.table({ scenario: "scs/fig-move", seed: 6 }, { handover: false });
  await table.moment();
  const seat = table.frames.prompt.seat;
  await table.seat(seat, "greedy");
  const played = async (): Promise<string[]> => answers(await it.program.record(table.game));
  await until("the bot's answers", async () => {
    return (await played()).some((answer) => answer.startsWith(`${seat} `));
  });
  assert.equal(await table.moment(), "asked", "the other side is still played by a person");
  assert.notEqual(table.frames.prompt.seat, seat);

  await table.seat(seat, "human");
  await until("two persons at the table", async () => {
    const { players } = (await it.program.request(`/api/games/${table.game}`)) as GameInfo;
    return Object.values(players).every((player) => player === "human");
  });
});
