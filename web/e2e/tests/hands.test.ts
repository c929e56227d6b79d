/** Hands: a whole stack at once, everybody who can, the only answer given, warnings and keys. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Choice, PromptView, Scene } from "../../types/scene.js";
import { PHONE, type Look } from "../harness/browser.js";
import { house } from "../harness/house.js";
import { answers } from "../harness/record.js";
import { rehearsed } from "../harness/rehearsal.js";
import type { Answer } from "../harness/storm.js";
import type { TablePage } from "../harness/table.js";
import { say } from "../harness/texts.js";
import { until } from "../harness/until.js";

const it = house();

const SEATED = { handover: false } as const;

/** What was played so far, without the seats. */
async function played(table: TablePage): Promise<string[]> {
  const lines = answers(await it.program.record(table.game));
  return lines.map((line) => line.split(" ").slice(1).join(" "));
}

type Fits = (prompt: PromptView, scene: Scene) => boolean;

/** A game in which answers were given without the page until a question fits; the page is open. */
async function begun(scenario: string, fits: Fits, look: Look = {}): Promise<TablePage> {
  const options = scenario.startsWith("scs/") ? { options: { fog: "off" } } : {};
  const game = { scenario, seed: 3, ...options };
  const eager = ({ choices }: PromptView): Choice =>
    choices.find(({ verb }) => verb === "attack") ?? choices[0]!;
  const player = {
    answer: (_: Scene, prompt: PromptView): Answer => ({ choice: eager(prompt) }),
  };
  const id = await rehearsed(it, game, fits, 1000, player);
  const table = await it.open(id, { ...SEATED, ...look });
  await table.moment();
  return table;
}

const several: Fits = ({ everyone }) => (everyone?.length ?? 0) > 1;

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

/** The lit hex that lies nearest to another: it is in the window. */
async function nearest(table: TablePage, from: string): Promise<string> {
  const begin = await table.map.center(from);
  const hexes = await Promise.all(
    (await lit(table)).map(async (hex) => ({ hex, at: await table.map.center(hex) })),
  );
  const afar = ({ at }: { at: { x: number; y: number } }): number =>
    Math.hypot(at.x - begin.x, at.y - begin.y);
  const [first] = hexes.toSorted((a, b) => afar(a) - afar(b));
  assert.ok(first, "hexes are lit");
  return first.hex;
}

/** Where the map lies: it must not move while something is dragged. */
function world(table: TablePage): Promise<string> {
  return table.map.root.locator(".world").evaluate((it) => (it as HTMLElement).style.transform);
}

/** Drags what lies in a hex to the first hex that is lit, or to one that is named. */
async function drag(table: TablePage, from: string, to?: string): Promise<string> {
  await table.map.leave();
  const begin = await table.map.center(from);
  const before = await world(table);
  // A stack on which the mouse rests spreads, and is dragged one by one from then on: the press is
  // sent right behind the mouse, so that no busy machine lets it rest.
  const { mouse } = table.page;
  await Promise.all([mouse.move(begin.x, begin.y), mouse.down()]);
  await table.page.mouse.move(begin.x + 12, begin.y + 12, { steps: 3 });
  await until("hexes to be lit", async () => (await lit(table)).length > 0);
  const goal = to ?? (await nearest(table, from));
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
    const { step } = table.frames.scene;
    const goal = await drag(table, hex);
    await table.moment(step);
    const said = (await played(table)).slice(step);
    // A vehicle goes on from the first hex of its way.
    const goes = said.findLast((it) => /^(move|continue) /.test(it));
    assert.equal(goes?.split(" ")[1], goal, said.join(", "));
    // A vehicle has not gone before its whole way is told.
    if (scenario.startsWith("coh/")) return;
    await until("all of it to be there", () => {
      const places = table.frames.scene.counters.filter(({ id }) => units.includes(id));
      return places.every((it) => it.hex === goal);
    });
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

/** The nearest enemy that does not lie where something is lit: what is in the hand stays away. */
async function unlit(table: TablePage, from: string): Promise<{ x: number; y: number }> {
  const [begin, reached] = [await table.map.center(from), new Set(await lit(table))];
  const { counters } = table.frames.scene;
  const enemies = counters.filter(({ seat }) => seat !== table.frames.prompt.seat);
  const hexes = new Set(enemies.flatMap(({ hex }) => hex ?? []));
  const out = [...hexes].filter((hex) => !reached.has(hex));
  const places = await Promise.all(out.map((hex) => table.map.center(hex)));
  const afar = ({ x, y }: { x: number; y: number }): number => Math.hypot(x - begin.x, y - begin.y);
  const [first] = places.toSorted((a, b) => afar(a) - afar(b));
  assert.ok(first, "something lies where it cannot go");
  return first;
}

/** Takes hold of one counter where it lies, out of the fan of its stack if it has one. */
async function hold(table: TablePage, unit: string, hex: string, fan: boolean): Promise<void> {
  await table.map.leave();
  if (fan) await table.map.spread(hex);
  const box = fan ? await table.map.fanned(unit).boundingBox() : null;
  const at = box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const { x, y } = at ?? (await table.map.center(hex));
  await table.page.mouse.move(x, y);
  await table.page.mouse.down();
  await table.page.mouse.move(x + 12, y + 12, { steps: 3 });
}

/** Drops what is in the hand where it cannot go: nothing is played, and a rule is named. */
async function dropInVain(table: TablePage, from: string): Promise<void> {
  const before = await played(table);
  const { x, y } = await unlit(table, from);
  await table.page.mouse.move(x, y, { steps: 4 });
  await table.page.mouse.up();
  const notice = table.page.getByRole("alert").filter({ has: table.page.getByRole("button") });
  await notice.getByRole("button", { name: /^[A-Z]+ \d/i }).waitFor();
  assert.doesNotMatch(await notice.innerText(), /⟦|null|undefined/);
  assert.deepEqual(await played(table), before, "nothing was played");
}

for (const [scenario, decision, language] of [
  ["scs/gothic-line", "choose-mover", "en"],
  ["prussia/leuthen-battle", "order", "it"],
  ["nextwar/train-to-seoul", "choose-mover", "en"],
] as const) {
  test(`${scenario}: one counter dropped where it cannot go stays, and the table says why`, async () => {
    const table = await begun(scenario, (prompt) => prompt.decision === decision, { language });
    const { hex, units } = await stackOf(table, 2);
    await hold(table, units[0]!, hex, true);
    await until("hexes to be lit", async () => (await lit(table)).length > 0);
    await dropInVain(table, hex);
    // The next question is not answered by what was dropped in vain: it goes where it can.
    const { step } = table.frames.scene;
    await table.page.getByRole("button", { name: table.t("page-close"), exact: true }).click();
    await hold(table, units[0]!, hex, true);
    await until("hexes to be lit", async () => (await lit(table)).length > 0);
    const goal = await nearest(table, hex);
    const { x, y } = await table.map.center(goal);
    await table.page.mouse.move(x, y, { steps: 4 });
    await table.page.mouse.up();
    await table.moment(step);
    const there = table.frames.scene.counters.filter((it) => it.hex === goal).map(({ id }) => id);
    assert.ok(there.includes(units[0]!) && !there.includes(units[1]!), "it went alone");
  });
}

test("a counter that is taken up stays too where it cannot go, and the table says why", async () => {
  const table = await begun("scs/mill-bridge", (prompt) => prompt.decision === "choose-mover");
  const [found] = [...stacks(table.frames)].filter(([hex, units]) => {
    const here = table.frames.scene.counters.filter((it) => it.hex === hex);
    return units.length === 1 && here.length === 1;
  });
  assert.ok(found, "a counter lies alone");
  const [hex, [unit]] = found;
  const asked = await table.ask.innerText();
  await table.map.click(hex);
  await until("it to be taken up", async () => (await table.ask.innerText()) !== asked);
  await hold(table, unit!, hex, false);
  await dropInVain(table, hex);
});

test("two clicks take a stack, a third puts it down; dragging bare ground still pans", async () => {
  const table = await begun("scs/gothic-line", (prompt) => prompt.decision === "choose-mover");
  const { hex, units } = await stackOf(table, 2);
  const before = await world(table);
  await table.map.leave();
  const at = await table.map.center(hex);
  await table.page.mouse.dblclick(at.x, at.y);
  await until("hexes to be lit", async () => (await lit(table)).length > 0);
  const goal = await nearest(table, hex);
  const { step } = table.frames.scene;
  const end = await table.map.center(goal);
  await table.page.mouse.click(end.x, end.y);
  await table.moment(step);
  const there = table.frames.scene.counters.filter((it) => it.hex === goal).map(({ id }) => id);
  assert.ok(units.every((unit) => there.includes(unit)));

  const box = await table.map.root.boundingBox();
  assert.ok(box);
  await table.page.mouse.move(box.x + 30, box.y + 30);
  await table.page.mouse.down();
  await table.page.mouse.move(box.x + 130, box.y + 90, { steps: 4 });
  await table.page.mouse.up();
  assert.notEqual(await world(table), before, "the map was panned");
});

test("a finger that rests on a stack drags it, one that does not pans", async () => {
  const mover: Fits = (prompt) => prompt.decision === "choose-mover";
  const table = await begun("scs/gothic-line", mover, { size: PHONE, touch: true });
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

for (const scenario of ["scs/fig-combat-1", "prussia/leuthen-battle"]) {
  test(`${scenario}: all that can take part come in by one click`, async () => {
    const table = await begun(scenario, several);
    const { everyone = [], step } = table.frames.prompt;
    await table.ask
      .getByRole("button", {
        name: new RegExp(table.t("play-everyone", { count: everyone.length })),
      })
      .click();
    await table.moment(step);
    assert.deepEqual((await played(table)).slice(-everyone.length), everyone);
  });
}

test("and by a key, after a box was ticked; n goes to the next unit from there too", async () => {
  const table = await begun("scs/fig-combat-1", several);
  const { everyone = [], step } = table.frames.prompt;
  await table.page.getByRole("tab", { name: table.t("info-tab-overlays"), exact: true }).click();
  const box = table.page.getByRole("checkbox").first();
  await box.check();
  await table.page.keyboard.press("n");
  await until("a unit to be said", async () => (await table.map.said.innerText()) !== "");
  await box.focus();
  await table.page.keyboard.press("a");
  await table.moment(step);
  assert.deepEqual((await played(table)).slice(-everyone.length), everyone);
});

test("the end of a phase says what is lost and where, without a dialog where undo works", async () => {
  const table = await begun("scs/fig-combat-1", () => true);
  const end = table.frames.prompt.choices.find(({ role }) => role === "close");
  assert.ok(end?.warns?.[0] && end.last !== true, "an attack could be made, the turn goes on");
  await table.ask.locator("[data-warning] button").first().focus();
  const shown = table.map.root.locator("[data-lit]");
  await until("the hexes to be lit", async () => (await shown.count()) > 0);
  const { step } = table.frames.scene;
  await table.choice(end).click();
  await table.moment(step);
  assert.equal(await table.dialog.count(), 0);
});

for (const scenario of ["scs/gothic-line", "prussia/leuthen-battle", "coh/pos-j"]) {
  test(`${scenario}: the only answer is given, told, and passed over by undo`, async () => {
    const busy = ({ choices }: PromptView): Choice =>
      choices.find(({ verb }) => verb === "fire") ??
      choices.find(({ role }) => role === "go" || role === "take" || role === "usual") ??
      choices[0]!;
    const id = await rehearsed(
      it,
      { scenario, seed: 3 },
      ({ given, choices }, { phase }) =>
        given === true && choices[0]!.role !== "close" && phase !== "set-up",
      1000,
      { answer: (_, prompt) => ({ choice: busy(prompt) }) },
    );
    const begin = answers(await it.program.record(id)).length;
    const table = await it.open(id, { ...SEATED, given: true });
    await table.moment(begin);
    await until("the only answers to be given", () => table.frames.scene.prompt?.given !== true);
    await table.moment(begin);
    const line = table.frames.log.find(
      ({ event, step }) => event === "only-answer" && step > begin,
    );
    // It is told to the seat that answered: where another is asked now, not to this one.
    if (line) await table.log.getByText(say("en", line.message)).first().waitFor();
    else
      assert.notEqual(
        answers(await it.program.record(id))
          .at(-1)!
          .split(" ")[0],
        table.frames.scene.viewer,
      );
    const { step } = table.frames.scene;
    if (await table.button("page-undo").isDisabled()) return;
    await table.page.keyboard.press("u");
    await until("to be back", () => table.frames.scene.step < step);
    const back = table.frames.scene;
    assert.ok(back.step < begin, "before the answer that was given");
    assert.ok((back.prompt?.choices.length ?? 0) > 1, "a choice is open again");
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
