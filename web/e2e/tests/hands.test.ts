/** Hands: a whole stack at once, everybody who can, the only answer given, warnings and keys. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { PromptView, Scene } from "../../types/scene.js";
import { PHONE } from "../harness/browser.js";
import { house } from "../harness/house.js";
import { answers } from "../harness/record.js";
import type { TablePage } from "../harness/table.js";
import { until } from "../harness/until.js";

const it = house();

const SEATED = { handover: false } as const;

/** What was played so far, without the seats. */
async function played(table: TablePage): Promise<string[]> {
  const lines = answers(await it.program.record(table.game));
  return lines.map((line) => line.split(" ").slice(1).join(" "));
}

/** Gives first answers without the page until a question fits. */
async function begun(
  scenario: string,
  fits: (prompt: PromptView, scene: Scene) => boolean,
  wish: (prompt: PromptView) => string | undefined = () => undefined,
): Promise<TablePage> {
  const options = scenario.startsWith("scs/") ? { options: { fog: "off" } } : {};
  const table = await it.table({ scenario, seed: 3, ...options }, SEATED);
  for (let moment = await table.moment(); moment === "asked";) {
    const { prompt, scene } = table.frames;
    if (fits(prompt, scene)) return table;
    const action = wish(prompt) ?? prompt.choices[0]!.action;
    await it.program.play(table.game, scene.step, action);
    moment = await table.moment(scene.step);
  }
  throw new Error(`no such question in ${scenario}`);
}

/** The places where counters can be taken up, with those counters. */
function stacks({ prompt, scene }: { prompt: PromptView; scene: Scene }): Map<string, string[]> {
  const takes = new Set(prompt.choices.flatMap(({ role, unit }) => (role === "take" ? unit : [])));
  const places = new Map<string, string[]>();
  for (const { id, hex } of scene.counters) {
    if (hex && takes.has(id)) places.set(hex, [...(places.get(hex) ?? []), id]);
  }
  return places;
}

/** A stack of several, and a hex beside it where all of it can go. */
async function stackOf(table: TablePage, least: number): Promise<{ hex: string; units: string[] }> {
  const found = [...stacks(table.frames)].find(([, units]) => units.length >= least);
  assert.ok(found, "a stack can be taken up");
  return { hex: found[0], units: found[1] };
}

/** The hexes that are lit for what is in the hand. */
function lit(table: TablePage): Promise<string[]> {
  const shown = table.map.root.locator("[data-preview]");
  return shown.evaluateAll((all) =>
    all.flatMap((it) => (it.getAttribute("data-preview") ?? "").split(" ")),
  );
}

/** Where the map lies: it must not move while something is dragged. */
function world(table: TablePage): Promise<string> {
  return table.map.root.locator(".world").evaluate((it) => (it as HTMLElement).style.transform);
}

/** Drags what lies in a hex to the first hex that is lit, or to one that is named. */
async function drag(table: TablePage, from: string, to?: string): Promise<string> {
  await table.map.leave();
  const begin = await table.map.center(from);
  await table.page.mouse.move(begin.x, begin.y);
  const before = await world(table);
  await table.page.mouse.down();
  await table.page.mouse.move(begin.x + 12, begin.y + 12, { steps: 3 });
  await until("hexes to be lit", async () => (await lit(table)).length > 0);
  const goal = to ?? (await lit(table))[0]!;
  const end = await table.map.center(goal);
  await table.page.mouse.move(end.x, end.y, { steps: 4 });
  assert.equal(await world(table), before, "the map does not pan");
  await table.page.mouse.up();
  return goal;
}

for (const [scenario, decision, least] of [
  ["scs/gothic-line", "choose-mover", 2],
  ["prussia/leuthen-battle", "order", 2],
  ["coh/pos-j", "turn", 1],
] as const) {
  test(`${scenario}: what lies in a hex is dragged as a whole`, async () => {
    const table = await begun(scenario, (prompt) => prompt.decision === decision);
    const { hex, units } = await stackOf(table, least);
    const { step, viewer } = table.frames.scene;
    const goal = await drag(table, hex);
    await table.moment(step);
    assert.equal(table.frames.scene.viewer, viewer);
    const places = table.frames.scene.counters.filter(({ id }) => units.includes(id));
    assert.deepEqual(
      places.map((it) => it.hex),
      units.map(() => goal),
      "all of it is there",
    );
  });
}

test("a stack dropped where it cannot go stays, and the table says why", async () => {
  const table = await begun("scs/gothic-line", (prompt) => prompt.decision === "choose-mover");
  const { hex } = await stackOf(table, 2);
  const before = await played(table);
  const enemy = table.frames.scene.counters.find(
    (it) => it.seat !== table.frames.prompt.seat && it.hex,
  );
  assert.ok(enemy?.hex);
  await drag(table, hex, enemy.hex);
  const notice = table.page.getByRole("alert");
  await notice.getByRole("button", { name: /^SCS/ }).first().waitFor();
  assert.deepEqual(await played(table), before, "nothing was played");
});

test("two clicks take a stack, a third puts it down; dragging bare ground still pans", async () => {
  const table = await begun("scs/gothic-line", (prompt) => prompt.decision === "choose-mover");
  const { hex, units } = await stackOf(table, 2);
  const before = await world(table);
  await table.map.leave();
  const at = await table.map.center(hex);
  await table.page.mouse.dblclick(at.x, at.y);
  await until("hexes to be lit", async () => (await lit(table)).length > 0);
  const goal = (await lit(table))[0]!;
  const { step } = table.frames.scene;
  const end = await table.map.center(goal);
  await table.page.mouse.click(end.x, end.y);
  await table.moment(step);
  const there = table.frames.scene.counters.filter((it) => it.hex === goal).map(({ id }) => id);
  assert.ok(units.every((unit) => there.includes(unit)));

  const bare = table.map.board.hexes.find(
    ({ id }) => !table.frames.scene.counters.some((it) => it.hex === id),
  );
  assert.ok(bare);
  const box = await table.map.root.boundingBox();
  assert.ok(box);
  await table.page.mouse.move(box.x + 30, box.y + 30);
  await table.page.mouse.down();
  await table.page.mouse.move(box.x + 130, box.y + 90, { steps: 4 });
  await table.page.mouse.up();
  assert.notEqual(await world(table), before, "the map was panned");
});

test("a finger that rests on a stack drags it, one that does not pans", async () => {
  const setUp = await begun("scs/gothic-line", (prompt) => prompt.decision === "choose-mover");
  const table = await it.open(setUp.game, { ...SEATED, size: PHONE, touch: true });
  await table.moment();
  const { hex } = await stackOf(table, 2);
  const { x, y } = await table.map.center(hex);
  const finger = await table.page.context().newCDPSession(table.page);
  const touch = (
    type: "touchStart" | "touchMove" | "touchEnd",
    points: object[],
  ): Promise<unknown> =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints: points as never });
  const before = await world(table);
  await touch("touchStart", [{ x, y }]);
  await until("hexes to be lit", async () => (await lit(table)).length > 0);
  await touch("touchMove", [{ x: x + 20, y: y + 20 }]);
  assert.equal(await world(table), before, "the map does not pan");
  await touch("touchMove", [{ x, y }]);
  await touch("touchEnd", []);
  await until("it to be let go", async () => (await lit(table)).length === 0);
  await touch("touchStart", [{ x, y }]);
  await touch("touchMove", [{ x: x - 30, y: y - 30 }]);
  await touch("touchMove", [{ x: x - 60, y: y - 60 }]);
  await touch("touchEnd", []);
  await until("the map to pan", async () => (await world(table)) !== before);
});

for (const [scenario, key] of [
  ["scs/fig-combat-1", "scs"],
  ["prussia/leuthen-battle", "prussia"],
] as const) {
  test(`${key}: all that can take part come in by one click`, async () => {
    const wish = ({ choices }: PromptView): string | undefined =>
      choices.find(({ verb }) => verb === "attack")?.action;
    const table = await begun(scenario, ({ everyone }) => (everyone?.length ?? 0) > 1, wish);
    const { everyone = [], step } = table.frames.prompt;
    await table.button("play-everyone", { count: everyone.length }).click();
    await table.moment(step);
    assert.deepEqual((await played(table)).slice(-everyone.length), everyone);
  });
}

test("and by a key, after a box was ticked", async () => {
  const wish = ({ choices }: PromptView): string | undefined =>
    choices.find(({ verb }) => verb === "attack")?.action;
  const fits = ({ everyone }: PromptView): boolean => (everyone?.length ?? 0) > 1;
  const table = await begun("scs/fig-combat-1", fits, wish);
  const { everyone = [], step } = table.frames.prompt;
  await table.button("info-tab-overlays").click();
  await table.page.getByRole("checkbox").first().check();
  await table.page.keyboard.press("n");
  await until("the cursor to be on a unit", async () => (await table.map.said.innerText()) !== "");
  await table.page.getByRole("checkbox").first().focus();
  await table.page.keyboard.press("a");
  await table.moment(step);
  assert.deepEqual((await played(table)).slice(-everyone.length), everyone);
});

test("the end of a combat phase says what is lost, lights it, and asks only for good", async () => {
  const table = await begun("scs/fig-combat-1", () => true);
  const end = table.frames.prompt.choices.find(({ role }) => role === "close");
  assert.ok(end?.warns?.[0] && end.last, "an attack could be made, and the phase is the last");
  await table.ask.locator("[data-warning] button").first().focus();
  const shown = table.map.root.locator("[data-lit]");
  await until("the hexes to be lit", async () => (await shown.count()) > 0);
  await table.choice(end).click();
  await table.dialog.waitFor();
});

for (const scenario of ["scs/gothic-line", "prussia/leuthen-battle", "coh/pos-j"]) {
  test(`${scenario}: the only answer is given, told, and taken back with the choice before it`, async () => {
    const table = await begun(scenario, (_, { step }) => step > 5);
    const given = await it.open(table.game, { ...SEATED, given: true });
    await given.moment();
    const choose = ({ choices }: PromptView): string =>
      (choices.find(({ role }) => role === "go" || role === "take") ?? choices[0]!).action;
    for (let turn = 0; turn < 60; turn++) {
      const { prompt, scene } = given.frames;
      const choice = prompt.choices.find(({ action }) => action === choose(prompt))!;
      const step = scene.step;
      await it.program.play(given.game, step, choice.action);
      await given.moment(step);
      await until("no only answer to be open", () => {
        const now = given.frames.scene;
        return !now.prompt || now.prompt.given !== true;
      });
      if (given.frames.scene.step > step + 1) break;
    }
    const told = given.frames.log.filter(({ event }) => event === "only-answer");
    assert.ok(told.length > 0, "the log tells of it");
    assert.equal(given.frames.scene.prompt?.given ?? false, false);
    const { step } = given.frames.scene;
    const undo = given.button("page-undo");
    if (await undo.isEnabled()) {
      await undo.click();
      await until("to be back", () => given.frames.scene.step < step);
      const back = given.frames.scene;
      assert.ok((back.prompt?.choices.length ?? 0) > 1, "a choice is open again");
      assert.ok(
        told.every((line) => line.step !== back.step + 1),
        "not an answer that was given",
      );
    }
  });
}

test("the settings switch it off, and show pace and letters", async () => {
  const table = await begun("scs/fig-move", () => true);
  await table.button("page-menu").click();
  await table.page.getByRole("button", { name: table.t("page-settings") }).click();
  const group = (key: string) => table.dialog.getByRole("group", { name: table.t(key) });
  for (const key of ["page-given", "page-pace", "page-text-size"]) await group(key).waitFor();
  await group("page-text-size").getByText("130 %").click();
  const size = await table.page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  assert.equal(size, "20.8px");
});
