/** A tank firefight of Conflict of Heroes by mouse, in Italian; and a card is played. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { house } from "../harness/house.js";
import { reads } from "../harness/reading.js";
import { verbs, verify } from "../harness/record.js";
import { rehearsed } from "../harness/rehearsal.js";
import { Skirmish } from "../harness/skirmish.js";
import { say } from "../harness/texts.js";

const it = house();

test("a tank firefight is played with the mouse alone", async () => {
  const look = { handover: false, language: "it" } as const;
  const table = await it.table({ scenario: "coh/pos-j", seed: 4 }, look);
  await table.playOut(new Skirmish(table.map.board));

  const { outcome } = table.frames.scene;
  assert.ok(outcome, "the last scene says how the firefight ended");
  await reads(table.outcome, outcome.text["it"] ?? "");

  const record = await it.program.record(table.game);
  const played = verbs(record);
  for (const verb of "use move continue face fire melee rally roll pass".split(" ")) {
    assert.ok(played.has(verb), `somebody played ${verb}`);
  }
  const tanks = table.frames.scene.counters.filter(({ kind }) => kind === "tank");
  assert.ok(tanks.length > 1, "tanks of both sides took part");
  await verify(record);
});

test("a card is chosen from the hand, then what it is played on", async () => {
  const game = { scenario: "coh/prokhorovka", seed: 5 };
  const id = await rehearsed(it, game, ({ decision, choices }) => {
    return decision === "turn" && choices.some(({ part }) => part?.unit != null);
  });
  const table = await it.open(id, { handover: false });
  await table.moment();
  const { prompt, scene } = table.frames;
  const choice = prompt.choices.find(({ part }) => part?.unit != null);
  assert.ok(choice?.part, "a card can be played on a unit");
  const hand = table.ask.getByRole("region", { name: table.t("play-hand"), exact: true });
  await reads(hand, say("en", choice.part.title));
  await table.click({ choice });
  await table.moment(scene.step);
  const line = table.frames.log.find(({ event }) => event === "played");
  assert.ok(line, "the log tells of the card");
});
