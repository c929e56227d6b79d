/** Two people, one screen: what the next one may not see is not there while they change places. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Push } from "../../types/wire.js";
import { house } from "../harness/house.js";
import { reads } from "../harness/reading.js";
import { Storm } from "../harness/storm.js";
import type { TablePage } from "../harness/table.js";

const it = house();

test("the hand-over screen hides every counter of both sides", async () => {
  const table = await it.table({ scenario: "scs/mill-bridge", seed: 4 });
  assert.equal(await table.moment(), "hand-over", "the first player is called to the screen");
  await hidesEverything(table);
  await table.takeOver();
  await table.moment();
  const first = table.frames.scene.viewer;

  const storm = new Storm(table.map.board, 1);
  while ((await table.moment()) !== "hand-over") await table.answer(storm);
  await hidesEverything(table);
  const told = table.frames.received.length;
  await table.takeOver();
  await table.moment();
  assert.notEqual(table.frames.scene.viewer, first, "the other player looks now");
  assert.ok(table.frames.received.length > told);
  await reads(table.ask, "?");
});

/** No counter, no question, no line of the log: neither to be seen nor to be heard. */
async function hidesEverything(table: TablePage): Promise<void> {
  const units = await unitNames(table);
  const spoken = await table.page.evaluate(() => {
    const said = ["aria-label", "title", "alt", "aria-description"];
    const attributes = [...document.querySelectorAll("*")].flatMap((element) =>
      said.map((name) => element.getAttribute(name) ?? ""),
    );
    return [document.body.textContent ?? "", ...attributes].join("\n");
  });
  for (const name of units) assert.ok(!spoken.includes(name), `${name} stands behind the screen`);
  assert.equal(await table.page.locator("[data-unit]").count(), 0);
  assert.equal(await table.ask.locator("h2").count(), 0, "nothing is asked behind the screen");
}

/** Names of all units, from scenes that were pushed to either side. */
async function unitNames(table: TablePage): Promise<string[]> {
  const scenes = table.frames.received
    .map((text) => JSON.parse(text) as Push | { id: number })
    .filter((frame) => "push" in frame && frame.push === "scene");
  const counters = scenes.flatMap((frame) => ("scene" in frame ? frame.scene.counters : []));
  return [...new Set(counters.filter((it) => it.face === "up").map((it) => it.name))];
}
