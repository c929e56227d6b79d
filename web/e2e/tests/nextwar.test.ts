/** Next War by mouse: a march in one click, a corps on the map, a combat from plan to losses. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Choice } from "../../types/scene.js";
import { house } from "../harness/house.js";
import { reads } from "../harness/reading.js";
import type { TablePage } from "../harness/table.js";
import { until } from "../harness/until.js";

const it = house();

const TRAINING = "nextwar/training";

/** Both sides are played at one screen, and the only answer is given by the page. */
const TOGETHER = { handover: false, given: true } as const;

/** The training game with every piece set up where it is offered first. */
async function ready(look: { language?: "en" | "it" } = {}): Promise<TablePage> {
  const { id } = await it.program.begin({ scenario: TRAINING, seed: 11 });
  const table = await it.open(id, { ...TOGETHER, ...look });
  await table.moment();
  while (table.frames.prompt.decision === "set-up") {
    const step = table.frames.scene.step;
    await it.program.play(id, step, table.frames.prompt.choices[0]!.action);
    await table.moment(step);
  }
  assert.equal(table.frames.scene.phase, "initiative-movement");
  return table;
}

/** The hex of a counter. */
function hexOf(table: TablePage, unit: string): string | null {
  return table.frames.scene.counters.find(({ id }) => id === unit)?.hex ?? null;
}

/** Gives an answer of the open question with the mouse. */
async function give(table: TablePage, action: string): Promise<void> {
  const choice = table.frames.prompt.choices.find((it) => it.action === action);
  assert.ok(choice, `${action} is offered`);
  const step = await table.step();
  await table.click({ choice: choice as Choice });
  await table.moment(step);
}

test("a division marches with two clicks, and a stack goes along by a third", async () => {
  const table = await ready();
  const begun = await table.step();
  const select = table.frames.prompt.choices.find(({ action }) => action === "select dprk-6-ii");
  assert.ok(select, "the 6th division can march");
  const { reaches } = await table.takeUp(select);
  const empty = reaches.find(({ hex }) => hex !== null && hex !== undefined && isFar(hex));
  assert.ok(empty?.hex, "a far hex is in range");
  await table.map.click(empty.hex);
  await table.moment(begun);
  assert.equal(hexOf(table, "dprk-6-ii"), empty.hex, "it has gone all the way");
  assert.equal(table.frames.prompt.decision, "choose-mover", "and its march is over");

  const step = await table.step();
  const stack = hexOf(table, "dprk-1-815");
  assert.equal(hexOf(table, "dprk-2-815"), stack, "two brigades stand together");
  const first = table.frames.prompt.choices.find(({ action }) => action === "select dprk-1-815");
  assert.ok(first, "the first of them can march");
  await table.takeUp(first);
  await table.clickUnit("dprk-2-815");
  await table.moment(step);
  const reach = table.frames.reaches.find(({ hex }) => hex && isFar(hex));
  assert.ok(reach?.hex, "both can go far");
  const joined = await table.step();
  await table.map.click(reach.hex);
  await table.moment(joined);
  assert.deepEqual(
    ["dprk-1-815", "dprk-2-815"].map((unit) => hexOf(table, unit)),
    [reach.hex, reach.hex],
  );

  /** Nobody stands there, and the way leads over several hexes. */
  function isFar(hex: string): boolean {
    const { frames } = table;
    const way = [...frames.reaches, ...reaches].find((it) => it.hex === hex)?.path ?? [];
    return way.length > 2 && !frames.scene.counters.some((it) => it.hex === hex);
  }
});

test("a corps is listed together, and pointing at it lights its counters", async () => {
  const table = await ready({ language: "it" });
  await table.page.getByText(table.t("info-tab-units"), { exact: true }).first().click();
  const name = new RegExp(`^${table.t("nextwar-mark-of-ii")}`);
  await table.page.getByRole("button", { name }).hover();
  const corps = table.frames.scene.counters.filter(({ marks }) => marks.includes("of-ii"));
  assert.ok(corps.length > 1, "the corps has several counters");
  await until("the counters of the corps to be lit", async () => {
    return (await table.map.root.locator(".ringed").count()) === corps.length;
  });
});

test("the attacked hex is pointed at until the attack is declared; losses are chosen", async () => {
  const table = await ready();
  await give(table, "end");
  assert.equal(table.frames.prompt.decision, "choose-target");
  await give(table, "attack N2818");
  const plan = table.ask.getByRole("region", { name: table.t("play-plan-named"), exact: true });
  await reads(plan, table.t("play-plan-nobody"));

  const { everyone = [] } = table.frames.prompt;
  assert.ok(everyone.length > 1, "several units can attack");
  let step = await table.step();
  await table.map.click("N2818");
  await table.moment(step);
  const { attackers = [], strength = [], column } = table.frames.prompt.about;
  assert.equal(attackers.length, everyone.length, "everybody joins");
  await reads(plan, strength.join(" : "));
  await reads(plan.locator("[data-plan=column]"), String(column));

  step = await table.step();
  await table.map.click("N2818");
  await table.moment(step);
  await give(table, table.frames.prompt.choices.find(({ verb }) => verb === "lead")!.action);
  for (const side of ["attack-support", "defense-support"]) {
    assert.equal(table.frames.prompt.decision, side);
    await give(table, "done");
  }
  const fought = table.frames.log.findLast(({ event }) => event === "fought");
  assert.equal(fought?.fields.odds, strength.join(":"));
  await reads(table.log, String(fought?.fields.result?.text));
});
