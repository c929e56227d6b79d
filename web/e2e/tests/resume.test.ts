/** Broken lines: a program that is killed, and a line that is cut. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { WebSocketRoute } from "playwright-core";
import { house } from "../harness/house.js";
import { reads } from "../harness/reading.js";
import { answers, verify } from "../harness/record.js";
import { say } from "../harness/texts.js";
import { until } from "../harness/until.js";

const it = house();
const GAME = { scenario: "scs/fig-move", seed: 5 };
/** What is played behind the back of a page. */
const WAY = ["select 6", "move 24.13", "stop"];

test("a game killed in mid-move goes on where it was, and nothing is lost", async () => {
  const table = await it.table(GAME, { handover: false });
  table.visit.expect(/WebSocket connection to .* failed/);
  // Whatever the page was still asking for when the program died.
  table.visit.expect(/ERR_CONNECTION_(RESET|REFUSED)/);
  await table.moment();
  await table.click({ choice: table.choiceOf("select") });
  await table.moment(0);
  await table.click({ choice: table.choiceOf("move") });
  await table.moment(1);
  const before = table.frames.prompt;
  assert.equal(before.decision, "move", "the unit is on its way");
  const played = answers(await it.program.record(table.game));

  await it.program.kill();
  await reads(table.map.root, table.t("page-connection-lost"));
  await it.again();
  await reads(table.map.root, table.t("page-connection-back"));

  assert.deepEqual(answers(await it.program.record(table.game)), played);
  await until("the scene of the new program", () => table.frames.lines > 1);
  assert.deepEqual(table.frames.prompt, before, "the same question is open");
  await table.click({ choice: table.choiceOf("stop") });
  await table.moment(before.step);
  await verify(await it.program.record(table.game));
});

test("a page whose line was cut catches up by itself", async () => {
  const table = await it.table(GAME, { handover: false });
  await table.moment();
  const lines: WebSocketRoute[] = [];
  let cut = false;
  await table.page.routeWebSocket(/\/live(\?|$)/, async (line) => {
    if (cut) {
      await line.close();
      return;
    }
    lines.push(line);
    line.connectToServer();
  });
  await table.page.reload();
  await table.moment();

  cut = true;
  for (const line of lines) await line.close();
  await reads(table.map.root, table.t("page-connection-lost"));
  const step = await table.step();
  for (const [at, action] of WAY.entries()) await it.program.play(table.game, step + at, action);
  cut = false;

  await reads(table.map.root, table.t("page-connection-back"));
  await table.moment(step);
  assert.equal(await table.step(), step + WAY.length, "what was played meanwhile is there");
  const line = table.frames.log.at(-1);
  assert.ok(line, "and the log tells of it");
  await reads(table.log, say("en", line.message));
});
