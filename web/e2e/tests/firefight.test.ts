/** A whole infantry firefight of Conflict of Heroes by mouse. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Choice, OutcomeView, PromptView, Scene } from "../../types/scene.js";
import type { Sights } from "../../types/wire.js";
import { house } from "../harness/house.js";
import { reads } from "../harness/reading.js";
import { answers, verbs, verify } from "../harness/record.js";
import { rehearsed } from "../harness/rehearsal.js";
import { Skirmish } from "../harness/skirmish.js";
import type { TablePage } from "../harness/table.js";

const it = house();

test("a whole infantry firefight is played with the mouse alone", async () => {
  const table = await it.table({ scenario: "coh/training", seed: 31 }, { handover: false });
  const count = await table.playOut(new Skirmish(table.map.board));
  assert.ok(count > 50, `${count} gestures are a whole firefight`);

  const { outcome } = table.frames.scene;
  assert.ok(outcome, "the last scene says how the firefight ended");
  await reads(table.outcome, outcome.text["en"] ?? "");
  await tellsAccount(table, outcome);

  const record = await it.program.record(table.game);
  const played = verbs(record);
  const wanted = "begin bid use opportunity command move face join fire melee rally roll pass";
  for (const verb of wanted.split(" ")) assert.ok(played.has(verb), `somebody played ${verb}`);
  assert.ok(
    answers(record).some((answer) => answer.endsWith("roll 1")),
    "CAP was added to a roll",
  );
  const { log } = table.frames;
  const groups = log.filter(({ event, fields }) => {
    return event === "fired" && (fields.units ?? []).length > 1;
  });
  assert.ok(groups.length > 0, "a group fired");
  assert.ok(
    log.some(({ event }) => event === "hurt"),
    "somebody was hit",
  );
  assert.ok(
    log.some(({ message }) => message.key === "coh-rallied"),
    "somebody rallied",
  );
  await verify(record);
});

/** Points with what they are for, losses and luck stand side by side for both seats. */
async function tellsAccount(table: TablePage, outcome: OutcomeView): Promise<void> {
  for (const [seat, points] of Object.entries(outcome.points)) {
    const parts = outcome.parts[seat] ?? [];
    const sum = parts.reduce((all, { number }) => all + number, 0);
    assert.equal(sum, points, `the parts of the points of ${seat}`);
    const scored = table.ask.locator(`[data-points="${seat}"]`);
    assert.equal(await scored.locator("strong").innerText(), String(points));
    const shown = await scored.locator("dd").allInnerTexts();
    assert.deepEqual(
      shown,
      parts.map(({ number }) => String(number).replace("-", "−")),
    );
    const lost = await table.ask.locator(`[data-losses="${seat}"] dd`).allInnerTexts();
    assert.deepEqual(
      lost,
      (outcome.losses[seat] ?? []).map(({ number }) => String(number)),
    );
    await reads(table.ask.locator(`[data-luck="${seat}"]`), "expected 3.5");
  }
  await table.ask.getByRole("button", { name: "Dice statistics" }).click();
  await table.page.getByRole("heading", { name: "Dice statistics" }).waitFor();
}

test("points, price and chances are in sight before a shot is fired", async () => {
  const game = { scenario: "coh/training", seed: 25 };
  const id = await rehearsed(it, game, (prompt, scene) => {
    const may = prompt.choices.some(({ verb }) => verb === "cap");
    return prompt.decision === "plan" && may && shotAtSomebody(prompt, scene) !== undefined;
  });
  const table = await it.open(id, { handover: false });
  await table.moment();
  const { prompt, scene } = table.frames;
  const own = scene.tracks[`cap-${prompt.seat}`];
  assert.equal(
    await table.ask.locator(`[data-pool="cap-${prompt.seat}"]`).innerText(),
    String(own),
    "the CAP of the side stand beside the question",
  );
  const shot = shotAtSomebody(prompt, scene);
  assert.ok(shot?.hex, "somebody can be shot at");
  await table.map.hover(shot.hex);
  const tip = table.map.root.getByRole("tooltip");
  await reads(tip, table.t("coh-why-defense"));
  await reads(tip, table.t("coh-result-hit"));
  await reads(tip, table.t("map-raised"));
});

/** An answer that shoots at a hex with an enemy in it. */
function shotAtSomebody(prompt: PromptView, scene: Scene): Choice | undefined {
  const enemies = scene.counters.filter(({ seat }) => seat !== prompt.seat);
  return prompt.choices.find(
    ({ verb, hex }) => verb === "fire" && enemies.some((it) => it.hex === hex),
  );
}

test("the field of view is shown from any hex, with what is in the way", async () => {
  const table = await it.table({ scenario: "coh/training", seed: 1 }, { handover: false });
  await table.moment();
  await table.map.hover("21-K07");
  await table.page.keyboard.press("s");
  const { sight } = await table.frames.answerTo<Sights>("sight");
  const [hex, by] = Object.entries(sight?.blocked ?? {})[0] ?? [];
  assert.ok(hex !== undefined && by !== undefined, "something is out of sight");
  await table.map.hover(hex);
  const tip = table.map.root.getByRole("tooltip");
  await reads(tip, table.t("map-sight-blocked", { from: "21-K07", by }));
});
