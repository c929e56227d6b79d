/** Going back: undo to a line of the log, a look at the past, another game from there. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Scene } from "../../types/scene.js";
import type { GameInfo } from "../../types/wire.js";
import { house } from "../harness/house.js";
import { reads } from "../harness/reading.js";
import { answers, sceneOf, verify } from "../harness/record.js";
import type { TablePage } from "../harness/table.js";
import { until } from "../harness/until.js";

const it = house();
const GAME = { scenario: "scs/fig-move", seed: 7 };

/** Two units go one step each. */
async function march(): Promise<TablePage> {
  const table = await it.table(GAME, { handover: false });
  let step = -1;
  for (const verb of ["select", "move", "stop", "select", "move", "stop"]) {
    await table.moment(step);
    step = await table.step();
    await table.click({ choice: table.choiceOf(verb) });
  }
  await table.moment(step);
  return table;
}

test("a click on a line of the log takes the game back to it", async () => {
  const table = await march();
  const line = table.frames.log.find((it) => it.step === 2);
  assert.ok(line, "the second answer has left a line");
  await table.logLine(line).click();
  await table.log.getByRole("button", { name: table.t("time-undo-to-here") }).click();
  await reads(table.log, table.t("time-undo-confirm", { count: 4 }));
  await table.log.getByRole("button", { name: table.t("time-undo-yes") }).click();

  await until("the table at step 2", async () => (await table.step()) === 2);
  assert.equal(await table.moment(), "asked");
  const record = await it.program.record(table.game);
  assert.equal(answers(record).length, 2, "four answers are gone");
  await verify(record);
});

test("the scrub bar shows the past, and a new game branches off there", async () => {
  const table = await march();
  const now = await table.step();
  const record = await it.program.record(table.game);
  const slider = table.page.getByRole("slider", { name: table.t("time-slider") });
  await slider.focus();
  await table.page.keyboard.press("Home");
  await showsPast(table, record, 0);
  for (const step of [1, 2, 3]) {
    await table.page.keyboard.press("ArrowRight");
    await showsPast(table, record, step);
  }
  assert.equal(await slider.getAttribute("aria-valuenow"), "3");
  // Presses that come faster than the scenes add up all the same.
  await table.page.keyboard.press("Home");
  for (let press = 0; press < 3; press++) await table.page.keyboard.press("ArrowRight");
  await showsPast(table, record, 3);

  await table.ask.getByRole("button", { name: table.t("play-branch") }).click();
  await until("the new game", () => !table.page.url().endsWith(table.game));
  const branch = table.page.url().split("/").at(-1) ?? "";
  assert.equal(await table.moment(), "asked");
  const info = (await it.program.request(`/api/games/${branch}`)) as GameInfo;
  assert.deepEqual(info.branched_from, { game: table.game, step: 3 });
  assert.deepEqual(
    answers(await it.program.record(branch)),
    answers(record).slice(0, 3),
    "the new game begins with the same answers",
  );
  assert.equal(answers(await it.program.record(table.game)).length, now, "the old one stays");
});

/** The counters lie where they lay then, and nothing is asked. */
async function showsPast(table: TablePage, record: string, step: number): Promise<void> {
  const scene = (await sceneOf(record, "friendly", step)) as Scene;
  await reads(table.ask, table.t("play-past", { step, now: 6, turn: scene.turn }));
  for (const counter of scene.counters.filter((it) => it.hex !== null)) {
    assert.equal(await table.map.hexOf(counter.id), counter.hex, counter.name);
  }
}
