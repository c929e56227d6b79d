/** The record of a game is saved from the page, and the program proves it. */
import assert from "node:assert/strict";
import { text } from "node:stream/consumers";
import { test } from "node:test";
import { house } from "../harness/house.js";
import { answers, verify } from "../harness/record.js";
import { Storm } from "../harness/storm.js";

const it = house();

test("an exported record holds the whole game and is proved by the program", async () => {
  const table = await it.table({ scenario: "scs/fig-combat-1", seed: 9 }, { handover: false });
  await table.playOut(new Storm(table.map.board, 2));

  await table.button("page-menu").click();
  const saving = table.page.waitForEvent("download");
  await table.page.getByRole("link", { name: table.t("page-export") }).click();
  const download = await saving;
  assert.match(download.suggestedFilename(), /\.rec$/);
  const saved = await text(await download.createReadStream());

  assert.equal(saved, await it.program.record(table.game));
  assert.equal(answers(saved).length, table.frames.scene.step, "every answer is in it");
  await verify(saved);
});

test("a record that was tampered with is not proved", async () => {
  const table = await it.table({ scenario: "scs/fig-combat-1", seed: 9 }, { handover: false });
  await table.playOut(new Storm(table.map.board, 2));
  const record = await it.program.record(table.game);
  const forged = record.replace(
    /^\. d6 (\d)/m,
    (_, face: string) => `. d6 ${(Number(face) % 6) + 1}`,
  );
  assert.notEqual(forged, record);
  await assert.rejects(verify(forged));
});
