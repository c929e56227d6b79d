/** “Why not?”: the reason, its rule, and what the rule says. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { RuleText, Why } from "../../types/wire.js";
import { house } from "../harness/house.js";
import { reads } from "../harness/reading.js";
import type { TablePage } from "../harness/table.js";

const it = house();

test("a unit that cannot be chosen says why, with the rule and its statement", async () => {
  const table = await it.table({ scenario: "scs/fig-move", seed: 1 }, { handover: false });
  await table.moment();
  const { scene, prompt } = table.frames;
  const able = new Set(prompt.choices.map((choice) => choice.unit));
  const idle = scene.counters.find((it) => it.hex && it.face === "up" && !able.has(it.id));
  assert.ok(idle?.hex, "there is a unit that cannot be chosen");
  await table.map.click(idle.hex);
  await explains(table);
});

test("a hex that cannot be entered says why, with the rule and its statement", async () => {
  const table = await it.table({ scenario: "scs/fig-move", seed: 1 }, { handover: false });
  await table.moment();
  await table.click({ choice: table.choiceOf("select") });
  await table.moment(0);
  const { reaches, scene } = table.frames;
  const known = [...reaches, ...scene.counters].map(({ hex }) => hex);
  const far = table.map.board.hexes.find(({ id }) => id === "30.14");
  assert.ok(far && !known.includes(far.id), "there is an empty hex out of reach");
  await table.map.click(far.id);
  await explains(table);
});

/** Asks why not, and follows the rule. */
async function explains(table: TablePage): Promise<void> {
  const step = await table.step();
  await table.map.root.getByRole("button", { name: table.t("map-why-not") }).click();
  const refusal = await table.frames.answerTo<Why>("why");
  assert.equal(refusal.legal, false);
  assert.ok(refusal.rule && refusal.text, "a refusal names its rule");
  await reads(table.map.root, refusal.text["en"] ?? "");
  const rule = (await it.program.request(`/api/rules/${refusal.rule}`)) as RuleText;
  await table.openRule(table.map.root, refusal.rule);
  await reads(table.dialog, rule.statement["en"] ?? "");
  await table.closeDialog();
  assert.equal(await table.step(), step, "asking plays nothing");
}
