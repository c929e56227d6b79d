/** A whole game without touching the mouse. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { house } from "../harness/house.js";
import { Keyboard } from "../harness/keyboard.js";
import { reads } from "../harness/reading.js";
import { answers, verbs, verify } from "../harness/record.js";
import { Storm } from "../harness/storm.js";

const it = house();

test("a whole game is played with the keyboard alone", async () => {
  const players = { blue: "human", red: "random" };
  const table = await it.table({ scenario: "scs/mill-bridge", seed: 8, players });
  await new Keyboard(table).playOut(new Storm(table.map.board, 2));

  await reads(table.outcome, table.frames.scene.outcome?.text["en"] ?? "?");
  const record = await it.program.record(table.game);
  const own = answers(record).filter((answer) => answer.startsWith("blue "));
  assert.ok(own.length > 40, `${own.length} answers are a whole game`);
  for (const verb of ["place", "select", "move", "stop", "attack", "add", "announce", "roll"]) {
    assert.ok(verbs(own.map((answer) => `> ${answer}`).join("\n")).has(verb), `played ${verb}`);
  }
  await verify(record);
});
