/** What an attack comes to, before it is made: under the mouse, under the keys, beside the chart. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { PromptView, Scene } from "../../types/scene.js";
import { Layout } from "../../src/map/geometry.js";
import { house } from "../harness/house.js";
import { reads } from "../harness/reading.js";
import { rehearsed } from "../harness/rehearsal.js";
import type { TablePage } from "../harness/table.js";

const it = house();

/** Both sides are played at one screen. */
const TOGETHER = { handover: false } as const;

/** An enemy of three points: one unit of five stands beside him, another can still come. */
const ENEMY = "26.15";
const THREE_TO_ONE = { column: "3:1", attack: "10", defense: "3", units: 2, moving: 1 };

/** What is told of the best attack on a place under the mouse. */
async function tells(table: TablePage, texts: string[]): Promise<void> {
  const tip = table.map.root.getByRole("tooltip");
  for (const text of texts) await reads(tip, text);
}

test("an enemy under the mouse tells the best attack that can be built", async () => {
  const table = await it.table({ scenario: "scs/fig-move", seed: 1 }, TOGETHER);
  await table.moment();
  const step = await table.step();
  await table.map.hover(ENEMY);
  // At 3:1 the enemy gives way at 4 and from 6 on: 29 of 36. 2 to 6 cost the attacker a step.
  await tells(table, [table.t("scs-prospect", THREE_TO_ONE), "81 %", "losses 0.4 : 1.0 steps"]);
  assert.equal(await table.step(), step, "pointing plays nothing");
});

test("the cursor of the keyboard tells the same", async () => {
  const table = await it.table({ scenario: "scs/fig-move", seed: 1 }, TOGETHER);
  await table.moment();
  await table.map.hover(ENEMY);
  await table.map.leave();
  // The first press only shows where the cursor is.
  await table.page.keyboard.press("ArrowUp");
  const outlook = table.map.root.locator("[data-outlook]");
  await reads(outlook, table.t("scs-prospect", THREE_TO_ONE));
  await reads(outlook, "81 %");
  assert.equal(await outlook.getAttribute("role"), "status", "it is said, too");
});

test("a hex that a move can reach tells the attack it prepares", async () => {
  const table = await it.table({ scenario: "scs/fig-move", seed: 1 }, TOGETHER);
  await table.moment();
  await table.click({ choice: table.choiceOf("select") });
  await table.moment(0);
  const { reaches, scene } = table.frames;
  const free = new Set(reaches.map(({ hex }) => hex));
  for (const { hex } of scene.counters) free.delete(hex ?? null);
  const layout = new Layout(table.map.board);
  const place = layout.neighbors(ENEMY).find((hex) => free.has(hex));
  assert.ok(place, "the unit can come beside the enemy");
  await table.map.hover(place);
  await tells(table, [table.t("map-outlook-on", { place: ENEMY }), "3:1", "81 %"]);
});

test("it is told in Italian as Italians write it", async () => {
  const look = { ...TOGETHER, language: "it" } as const;
  const table = await it.table({ scenario: "scs/fig-move", seed: 1 }, look);
  await table.moment();
  await table.map.hover(ENEMY);
  await tells(table, [table.t("scs-prospect", THREE_TO_ONE), "perdite 0,4 : 1,0 passi"]);
});

test("horse and foot that can still come are reckoned with", async () => {
  const table = await it.table({ scenario: "prussia/training", seed: 11 }, TOGETHER);
  await table.moment();
  for (const done of [0, 1]) {
    await table.click({ choice: table.choiceOf("done") });
    await table.moment(done);
  }
  await table.map.hover("1012");
  const plan = { column: "1-1", total: "+1", attack: 5, defense: 5, units: 1, moving: 1 };
  await tells(table, [table.t("prussia-prospect-combat", plan), "67 %"]);
});

test("the chart of a shot begins with what it comes to", async () => {
  const game = { scenario: "coh/training", seed: 25 };
  const id = await rehearsed(it, game, (prompt, scene) => shotAtSomebody(prompt, scene) !== null);
  const table = await it.open(id, TOGETHER);
  await table.moment();
  const { prompt, scene } = table.frames;
  const target = shotAtSomebody(prompt, scene);
  assert.ok(target, "somebody can be shot at");
  await table.map.hover(target);
  await reads(table.map.root.getByRole("tooltip").locator("[data-reading]"), "%");
});

/** A hex with an enemy who can be fired at now. */
function shotAtSomebody(prompt: PromptView, scene: Scene): string | null {
  if (prompt.decision !== "plan") return null;
  const there = (hex: string | null): boolean =>
    scene.counters.some((it) => it.hex === hex && it.seat !== prompt.seat && it.face === "up");
  return prompt.choices.find(({ verb, hex }) => verb === "fire" && there(hex))?.hex ?? null;
}
