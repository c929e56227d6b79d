/** A whole game by mouse: two people who take turns at one screen. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { house } from "../harness/house.js";
import { reads } from "../harness/reading.js";
import { rolls, verbs, verify } from "../harness/record.js";
import { Storm } from "../harness/storm.js";

const it = house();

test("a whole game is played with the mouse alone", async () => {
  const table = await it.table({ scenario: "scs/mill-bridge", seed: 3 });
  const answers = await table.playOut(new Storm(table.map.board, 3));
  assert.ok(answers > 60, `${answers} answers are a whole game`);

  const { outcome } = table.frames.scene;
  assert.ok(outcome, "the last scene says how the game ended");
  await reads(table.outcome, outcome.text["en"] ?? "");

  const record = await it.program.record(table.game);
  const played = verbs(record);
  for (const verb of ["place", "select", "move", "attack", "roll", "lose", "retreat", "end"]) {
    assert.ok(played.has(verb), `somebody played ${verb}`);
  }
  assert.ok(rolls(record) > 0);
  await verify(record);
});
