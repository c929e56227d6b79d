/** Missions of Ambush! on the page: kit, Rounds, shots, grenades, the wounded, a jeep, the end. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import type { Choice } from "../../types/scene.js";
import { house } from "../harness/house.js";
import {
  beforeRounds,
  begun,
  canDrag,
  canFire,
  hasGrenade,
  hasOneTarget,
  patrolled,
  wholePatrol,
} from "../harness/patrol.js";
import { reads } from "../harness/reading.js";
import { answers, verify } from "../harness/record.js";
import type { TablePage } from "../harness/table.js";
import { say } from "../harness/texts.js";
import { until } from "../harness/until.js";
import { JEEP, SHORT } from "../screens/ambush.js";

const it = house();

/** Gives an answer by the button or the place that the page has for it. */
async function give(table: TablePage, fits: (choice: Choice) => boolean): Promise<Choice> {
  const { choices, step } = table.frames.prompt;
  const choice = choices.find(fits);
  assert.ok(choice, `${choices.map(({ action }) => action).join("; ")} at ${step}`);
  if (choice.unit !== null) await table.list(choice);
  else await table.click({ choice });
  await table.moment(step);
  return choice;
}

/** A figure of the open question. */
function figure(table: TablePage, name: string): unknown {
  const value = table.frames.prompt.about.figures?.find((it) => it.name === name)?.value;
  return value && "number" in value ? value.number : value;
}

test("a squad buys its kit in the shop, which tells prices and room", async () => {
  const table = await it.table({ scenario: "ambush/corbeau", seed: 4 });
  await table.moment();
  await table.choice(table.frames.prompt.choices[0]!).click();
  await table.moment(0);
  assert.equal(table.frames.prompt.decision, "equip");
  const shop = table.ask.getByRole("region", { name: table.t("play-shop"), exact: true });
  const points = Number(figure(table, "points"));

  await shop.getByRole("button", { name: "Cpl. Lucas Amador", exact: true }).click();
  const rifle = table.frames.prompt.choices.find(({ action }) => action === "buy rifle B");
  assert.ok(rifle, "a rifle is on sale");
  await shop.getByRole("button", { name: say("en", rifle.label), exact: true }).click();
  await table.moment(1);
  assert.equal(figure(table, "points"), points - 2, "a rifle costs two points");
  await reads(shop, table.t("info-load-carry", { used: 1, all: 2 }));
  await reads(shop, table.t("info-load-ammo", { used: 1, all: 6 }));

  const clip = table.frames.prompt.choices.find(({ action }) => action === "buy ammo rifle-clip B");
  assert.ok(clip, "so are its clips");
  await shop.getByRole("button", { name: say("en", clip.label), exact: true }).click();
  await table.moment(2);
  await reads(shop, table.t("play-shop-clips", { count: 4 }));
  await verify(await it.program.record(table.game));
});

test("the shop is used with the keyboard alone, and says what it has to a screen reader", async () => {
  const table = await it.table({ scenario: "ambush/corbeau", seed: 4 });
  await table.moment();
  await table.choice(table.frames.prompt.choices[0]!).click();
  await table.moment(0);
  const shop = table.ask.getByRole("region", { name: table.t("play-shop"), exact: true });
  const man = shop.getByRole("button", { name: "Pvt. Amos Tuttle", exact: true });
  await man.focus();
  await table.page.keyboard.press("Enter");
  await shop
    .getByRole("button", { name: "Pvt. Amos Tuttle", exact: true, pressed: true })
    .waitFor();
  const ware = shop.getByRole("rowheader", { name: table.t("ambush-model-rifle"), exact: true });
  await ware.waitFor();
  const rifle = table.frames.prompt.choices.find(({ action }) => action === "buy rifle D")!;
  await shop.getByRole("button", { name: say("en", rifle.label), exact: true }).focus();
  await table.page.keyboard.press("Enter");
  await table.moment(1);
  const focused = await table.page.evaluate(
    () => document.activeElement?.closest("section") !== null,
  );
  assert.ok(focused, "whoever buys on stays in the shop");
  await man.waitFor();
  assert.equal(await man.getAttribute("aria-pressed"), "true", "and with the man");
  await reads(shop, table.t("info-load-carry", { used: 1, all: 2 }));
});

test("a step in Operations leads into Rounds", async () => {
  const { id, answer } = await beforeRounds(it, SHORT);
  const table = await it.open(id);
  await table.moment();
  const { prompt, scene } = table.frames;
  assert.equal(scene.phase, "operations");
  const boxes = table.page.locator("[data-round-box]");
  assert.equal(await boxes.count(), 0, "nobody counts turns yet");
  const choice = prompt.choices.find(({ action }) => action === answer);
  assert.ok(choice, `${answer} is offered`);
  await table.list(choice);
  await table.moment(prompt.step);
  assert.equal(table.frames.scene.phase, "rounds");
  await boxes.first().waitFor();
});

test("Rounds begin: the strip tells who acts when, and a shot tells its chances", async () => {
  const id = await patrolled(it, SHORT, hasOneTarget);
  const table = await it.open(id);
  await table.moment();
  const strip = table.page.locator("[data-round-box=turns-1], [data-round-box=turns-2]");
  assert.ok((await strip.count()) > 0, "somebody has turns left");
  const shot = table.choiceOf("fire");
  await table.ask
    .getByRole("region")
    .filter({ hasText: say("en", shot.label) })
    .first()
    .waitFor();
  assert.equal(
    await table.ask.getByText(table.t("play-odds-untold")).count(),
    0,
    "nothing is said of what is no roll",
  );
  await give(table, ({ action }) => action === shot.action);
  await until("the log tells of the shot", () =>
    table.frames.log.some(({ event }) => event === "fired" || event === "failed"),
  );
});

test("a grenade is aimed, then thrown at a place on the map", async () => {
  const id = await patrolled(it, SHORT, hasGrenade);
  const table = await it.open(id);
  await table.moment();
  await give(table, ({ action }) => action === "aim grenade");
  assert.equal(table.frames.prompt.decision, "throw-where");
  const step = table.frames.prompt.step;
  await table.click({ choice: table.choiceOf("throw") });
  await table.moment(step);
  assert.ok(
    table.frames.log.some(({ event }) => event === "thrown"),
    "it was thrown",
  );
});

test("somebody who is out of the fight is dragged along", async () => {
  const id = await patrolled(it, [...SHORT, "ambush/sambre"], canDrag);
  const table = await it.open(id);
  await table.moment();
  const { unit, hex } = await give(table, ({ verb }) => verb === "drag");
  const there = table.frames.scene.counters.find((counter) => counter.id === unit);
  assert.equal(there?.hex, hex, "he lies where he was dragged to");
});

test("a jeep is mounted and driven", async () => {
  const id = await begun(it, JEEP.game, [...JEEP.given, "mount jeep 0"]);
  const table = await it.open(id);
  await table.moment();
  await give(table, ({ action }) => action === "take wheel jeep");
  assert.equal(table.frames.prompt.decision, "drive");
  const step = table.frames.prompt.step;
  const way = table.choiceOf("drive");
  await table.click({ choice: way });
  await table.moment(step);
  const place = (unit: string) => table.frames.scene.counters.find(({ id }) => id === unit)?.hex;
  assert.deepEqual([place("jeep"), place("E")], [way.hex, way.hex], "the driver goes along");
});

test("a mission killed in the middle of a Round goes on where it was", async () => {
  const id = await patrolled(it, SHORT, canFire);
  const table = await it.open(id);
  table.visit.expect(/WebSocket connection to .* failed/);
  table.visit.expect(/ERR_CONNECTION_(RESET|REFUSED)/);
  await table.moment();
  const before = table.frames.prompt;
  const played = answers(await it.program.record(id));
  await it.program.kill();
  await reads(table.map.root, table.t("page-connection-lost"));
  await it.again();
  await reads(table.map.root, table.t("page-connection-back"));
  assert.deepEqual(answers(await it.program.record(id)), played);
  await until("the scene of the new program", () => table.frames.lines > 1);
  assert.deepEqual(table.frames.prompt, before, "the same question is open");
  await give(table, ({ verb }) => verb === "pass");
  await verify(await it.program.record(id));
});

test("a mission is over, and no frame has held what was not read", async () => {
  const { game, given } = await wholePatrol(["ambush/corbeau"]);
  const table = await it.table(game, { language: "it" });
  await table.moment();
  for (const [step, answer] of given.entries()) await it.program.play(table.game, step, answer);
  await until("the end has come", () => table.frames.scene.outcome !== null);
  const { outcome, notes } = table.frames.scene;
  await reads(table.outcome, outcome?.text["it"] ?? "");

  const read = JSON.stringify(notes);
  const texts = await paragraphs(game.scenario.replace("ambush/", ""));
  const unread = texts.filter((text) => !read.includes(text));
  assert.ok(unread.length > 20 && unread.length < texts.length, "some was read, most was not");
  for (const frame of table.frames.received) {
    const told = unread.find((text) => frame.includes(text));
    assert.equal(told, undefined, "a frame has told what nobody has read");
  }
});

/** Beginnings of all paragraphs of a mission in both languages, as JSON writes them. */
async function paragraphs(mission: string): Promise<string[]> {
  const script = await readFile(`../missions/${mission}.toml`, "utf8");
  const found = script.matchAll(/^text = \{ en = ("(?:[^"\\]|\\.)*"), it = ("(?:[^"\\]|\\.)*")/gm);
  const texts = [...found].flatMap(([, en = "", italian = ""]) => [en, italian]);
  return texts.map((text) => text.slice(1, -1).slice(0, 60));
}
