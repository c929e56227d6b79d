/** Prussia's Glory by mouse: bombardment, close combat, losses, retreats, a Charge, Army Morale. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Choice, SeatView } from "../../types/scene.js";
import { ledByBots } from "../harness/bots.js";
import { house } from "../harness/house.js";
import { reads } from "../harness/reading.js";
import type { TablePage } from "../harness/table.js";
import { say } from "../harness/texts.js";
import { until } from "../harness/until.js";

const it = house();

const TRAINING = "prussia/training";

/** Both sides are played at one screen. */
const TOGETHER = { handover: false } as const;

/** The answer of the open question that is written so. */
function offered(table: TablePage, action: string): Choice {
  const { prompt } = table.frames;
  const choice = prompt.choices.find((it) => it.action === action);
  assert.ok(
    choice,
    `${action} is offered among ${prompt.choices.map((it) => it.action).join(", ")}`,
  );
  return choice;
}

/** Gives answers with the mouse, one after the other. */
async function follow(table: TablePage, actions: string): Promise<void> {
  for (const action of actions.split("; ")) {
    const step = await table.step();
    await table.click({ choice: offered(table, action) });
    await table.moment(step);
  }
}

test("guns fire and horse fights, planned with odds, modifiers and chances in sight", async () => {
  const table = await it.table({ scenario: TRAINING, seed: 11 }, TOGETHER);
  await table.moment();
  await follow(table, "done; done; select kur-8; move 0812; move 0912");
  await follow(table, "select drg-4; move 0912");
  // The stack is shown from its top, with a button at each place and what the unit would be there.
  const stack = table.ask.getByRole("list", { name: table.t("play-stack"), exact: true });
  await reads(stack, table.t("prussia-why-support"));
  await reads(stack, table.t("prussia-why-engaged"));
  await follow(table, "place-at 1; end");

  // The bombardment: strength 4 and 1 makes column 5-6.
  const plan = table.ask.getByRole("region", { name: table.t("play-plan-named"), exact: true });
  await follow(table, "target 0907; add art-1; add art-2");
  await reads(plan.locator("[data-plan=column]"), "5-6");
  await reads(plan.locator("[data-plan=total]"), "+0");
  await follow(table, "from 0708");
  const chances = table.ask.getByRole("table", { name: table.t("play-chances") });
  await reads(chances, table.t("prussia-result-lp", { count: 1 }));
  await follow(table, "roll");
  const fired = table.frames.log.findLast(({ event }) => event === "bombarded");
  assert.deepEqual(fired?.fields.strength, [5]);

  // The close combat: 5 against 5, and the better morale of the horse counts one.
  const waiting = table.ask.getByRole("region", { name: table.t("play-plan-waiting") });
  await reads(waiting.locator("[data-plan=open]"), "2");
  await follow(table, "attack 1012");
  await reads(plan, table.t("play-plan-nobody"));
  await follow(table, "from 0912");
  await reads(plan.locator("[data-plan=column]"), "1-1");
  await reads(plan.locator("[data-plan=total]"), "+1");
  await reads(waiting.locator("[data-plan=open]"), "0");
  await reads(table.ask, table.t("prussia-item-C8i"));
  const faces = table.ask.getByRole("list", { name: table.t("play-chance-faces") });
  await until("one result for each face", async () => (await faces.locator("li").count()) === 6);
  await follow(table, "announce; roll");
  const fought = table.frames.log.findLast(({ event }) => event === "fought");
  assert.equal(fought?.fields.column, "1-1");
  assert.equal(fought?.fields.total, 1);
  await reads(table.log, String(fought?.fields.result?.text));
});

test("a combat that would leave somebody without an enemy is refused with its rule", async () => {
  const { id } = await ledByBots(it, TRAINING, ({ prompt }) => {
    const named = (prompt.about["attackers"] as unknown[] | undefined)?.length ?? 0;
    return prompt.decision === "designate" && named > 0 && !prompt.actions.includes("announce");
  });
  const table = await it.open(id, TOGETHER);
  await table.moment();
  const plan = table.ask.getByRole("region", { name: table.t("play-plan-named"), exact: true });
  await reads(plan.getByRole("status"), table.t("play-plan-hindered"));
  await table.openRule(plan, "pg:19.0a");
});

test("losses are allotted by clicking the units that take them", async () => {
  const { id, turning } = await ledByBots(it, TRAINING, ({ prompt }) => {
    const units = new Set(prompt.choices.map(({ unit }) => unit));
    return prompt.decision === "lose" && units.size > 1;
  });
  const table = await it.open(id, TOGETHER);
  await table.moment();
  await reads(table.ask, say("en", turning.prompt.question));
  const choice = table.choiceOf("lose");
  const level = (): number | undefined =>
    table.frames.scene.counters.find((it) => it.id === choice.unit)?.values["level"];
  const before = level() ?? 0;
  const step = await table.step();
  await table.click({ choice });
  await table.moment(step);
  assert.equal(level(), before - 1, `${choice.unit} has lost a level`);
});

test("a retreat through friends goes where it is clicked, and shakes them", async () => {
  const { id, turning } = await ledByBots(
    it,
    TRAINING,
    ({ prompt, action, next }) =>
      prompt.decision === "retreat" &&
      prompt.choices.length > 1 &&
      action.startsWith("retreat") &&
      next.log.some(({ event, step }) => event === "checked" && step === next.step),
    { seeds: 30 },
  );
  const table = await it.open(id, TOGETHER);
  await table.moment();
  const choice = offered(table, turning.action);
  const step = await table.step();
  await table.click({ choice });
  await table.moment(step);
  const since = table.frames.log.filter((line) => line.step > step);
  const gone = since.find(({ event }) => event === "retreated");
  assert.equal(gone?.fields["to"], choice.hex, "the unit went where it was sent");
  assert.ok(
    since.some(({ event }) => event === "checked"),
    "friends checked their morale",
  );
});

test("cavalry charges: riders, then the hex, one die for all", async () => {
  const { id } = await ledByBots(it, TRAINING, ({ prompt }) => {
    return prompt.decision === "charge" && prompt.choices.some(({ verb }) => verb === "add");
  });
  const table = await it.open(id, { ...TOGETHER, language: "it" });
  await table.moment();
  const rider = table.choiceOf("add");
  await follow(table, rider.action);
  const target = table.choiceOf("target");
  assert.ok(target.hex, "a hex is charged");
  await table.map.hover(target.hex);
  const tip = table.map.root.getByRole("tooltip");
  await reads(tip, table.t("prussia-why-at-least"));
  const step = await table.step();
  await table.click({ choice: target });
  await table.moment(step);
  const rolled = table.frames.log.findLast(({ event }) => event === "charge-rolled");
  assert.ok(rolled && rolled.step > step, "the die was rolled");
  assert.ok(rolled.message.key.startsWith("prussia-charge-"));
});

test("the boxes of Army Morale follow the armies", async () => {
  const { id, turning } = await ledByBots(
    it,
    TRAINING,
    ({ scene, next }) =>
      scene.tracks["morale-coalition"] !== next.tracks["morale-coalition"] &&
      next.tracks["morale-coalition"]! <= 6,
  );
  const table = await it.open(id, TOGETHER);
  await table.moment();
  const strip = table.ask.locator('[data-strip="morale-coalition"]');
  await reads(strip, String(turning.scene.tracks["morale-coalition"]));
  const step = await table.step();
  await table.click({ choice: offered(table, turning.action) });
  await table.moment(step);
  const now = turning.next.tracks["morale-coalition"]!;
  await reads(strip, String(now));
  await table.ask.locator("button.strip").click();
  const ladder = table.page.locator('[data-ladder="morale-coalition"]');
  const marked = ladder.locator('[aria-current="step"]');
  assert.equal(await marked.getAttribute("data-box"), String(now));
  await reads(ladder, table.t("prussia-ladder-shaky"));
  await ladder.locator('[data-box="6"]').getByRole("button").click();
  await reads(table.dialog, "10.2a");
});

test("an army that sees the enemy is asked in the middle of his move, and told why", async () => {
  const { id, turning } = await ledByBots(it, "prussia/zorndorf", ({ prompt }) => {
    return prompt.decision === "sight";
  });
  const table = await it.open(id, TOGETHER);
  await table.moment();
  const { prompt, scene } = table.frames;
  assert.notEqual(prompt.seat, scene.active, "it is the other's turn");
  const because = table.ask.getByRole("status").first();
  const side = (seat: string): SeatView => {
    const found = table.frames.setting.seats.find((it) => it.id === seat);
    assert.ok(found, `${seat} sits at the table`);
    return found;
  };
  const both = { asked: side(prompt.seat), active: side(scene.active) };
  await reads(because, table.t("play-interrupt", both));
  await reads(because, say("en", turning.prompt.about["because"] as Parameters<typeof say>[1]));
  const step = await table.step();
  await table.click({ choice: offered(table, "attempt") });
  await table.moment(step);
  await until("the die in the log", () =>
    table.frames.log.some(({ event }) => event === "activation-rolled"),
  );
});

test("the guided battle explains and its advice can be followed", async () => {
  const players = { prussian: "human", coalition: "greedy" };
  const table = await it.table({ scenario: TRAINING, seed: 11, players }, { language: "it" });
  await table.moment();
  await table.button("play-coach-on").click();
  const coach = table.page.getByRole("region", { name: table.t("play-coach") });
  await coach.waitFor();
  const headings = new Set<string>();
  const advice = new RegExp(`^(${table.t("play-coach-do")}|${table.t("play-coach-next")})`);
  while (table.frames.scene.phase !== "bombardment") {
    const heading = await coach.getByRole("heading").innerText();
    headings.add(heading);
    await coach.getByRole("button", { name: advice }).click();
    await until("the next lesson", async () => {
      return heading !== (await coach.getByRole("heading").innerText());
    });
  }
  assert.ok(headings.size >= 8, `${headings.size} lessons lead to the first bombardment`);
});
