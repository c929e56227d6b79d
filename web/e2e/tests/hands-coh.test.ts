/** Conflict of Heroes by mouse: how many clicks the common acts take. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Board, PromptView, Scene } from "../../types/scene.js";
import { countClicks, replay, scripted } from "../harness/hands.js";
import { house } from "../harness/house.js";
import { answers, rolls } from "../harness/record.js";
import { rehearsed } from "../harness/rehearsal.js";
import type { TablePage } from "../harness/table.js";
import { until } from "../harness/until.js";

const it = house();

const TRAINING = { scenario: "coh/training", seed: 25 };
const FIRST = { scenario: "coh/first-contact", seed: 3 };

async function played(table: TablePage): Promise<string[]> {
  return answers(await it.program.record(table.game)).map((it) => it.split(" ").slice(1).join(" "));
}

test("a move takes two clicks, and one for who is active already", async () => {
  const id = await rehearsed(it, TRAINING, ({ decision }) => decision === "turn");
  const table = await it.open(id, { handover: false });
  await table.moment();
  const clicks = await countClicks(table);
  const { step } = table.frames.scene;
  const use = table.choiceOf("use");
  const behind = await table.takeUp(use);
  const way = behind.reaches[0];
  assert.ok(way?.hex, "a unit can go somewhere");
  await table.map.click(way.hex);
  await table.moment(step);
  assert.equal(await clicks(), 2);
  const gesture = (await played(table)).slice(step);
  assert.deepEqual(gesture.slice(0, 2), [use.action, ...way.actions]);
  assert.match(gesture.at(-1) ?? "", /^face /, "it looks the way it went");

  // The other side passes; whoever is active needs to be pointed at no more.
  await table.click({ choice: table.choiceOf("pass") });
  await table.moment(step + gesture.length);
  await table.settled();
  const before = await clicks();
  const again = table.frames.behind(await table.taken()).reaches[0];
  assert.ok(again?.hex, "it can go on");
  const now = table.frames.scene.step;
  await table.map.click(again.hex);
  await table.moment(now);
  assert.equal((await clicks()) - before, 1);
});

test("an attack takes three clicks until the dice", async () => {
  const id = await rehearsed(it, TRAINING, (prompt, scene) => {
    return prompt.decision === "plan" && shotAtSomebody(prompt, scene) !== undefined;
  });
  const table = await it.open(id, { handover: false });
  await table.moment();
  const { scene, prompt } = table.frames;
  const shot = shotAtSomebody(prompt, scene);
  const [unit] = prompt.about.units ?? [];
  assert.ok(shot?.hex && unit !== undefined);
  // Back to the question who acts: nothing is selected.
  await table.page.keyboard.press("u");
  await until("the answer to be taken back", () => table.frames.scene.step === scene.step - 1);
  await table.moment();
  // The page takes up by itself who is active already; a click right after would put it down.
  await table.settled();
  const clicks = await countClicks(table);
  const dice = rolls(await it.program.record(table.game));
  const use = table.frames.prompt.choices.find((it) => it.verb === "use" && it.unit === unit);
  assert.ok(use, `${unit} can act with AP`);
  await table.takeUp(use);
  await table.map.click(shot.hex);
  await table.moment(scene.step - 1);
  await table.click({ choice: table.frames.prompt.choices.find((it) => it.action === "roll 0")! });
  await until("dice", async () => rolls(await it.program.record(table.game)) > dice);
  assert.ok((await clicks()) <= 3, `${await clicks()} clicks`);
});

function shotAtSomebody(prompt: PromptView, scene: Scene): { hex: string | null } | undefined {
  const enemies = scene.counters.filter(({ seat }) => seat !== prompt.seat);
  const alone = (hex: string | null): boolean =>
    enemies.filter((it) => it.hex === hex).length === 1;
  return prompt.choices.find(({ verb, hex }) => verb === "fire" && alone(hex));
}

test("Prokhorovka is set up in three clicks", async () => {
  const table = await it.table({ scenario: "coh/prokhorovka", seed: 5 }, { handover: false });
  await table.moment();
  const clicks = await countClicks(table);
  for (const verb of ["quick", "quick", "begin"]) {
    const { step } = table.frames.scene;
    await table.choice(table.choiceOf(verb)).click();
    await table.moment(step);
  }
  assert.equal(await clicks(), 3);
  const { scene, prompt } = table.frames;
  assert.ok(!["set-up", "face", "begin"].includes(prompt.decision), "the first round has begun");
  const own = scene.counters.filter(({ seat, hex }) => seat === "german" && hex !== null);
  assert.ok(own.length >= 16, "the Germans stand on the map");
});

test("a place and where one looks are one gesture, and are taken back as one", async () => {
  const table = await it.table(FIRST, { handover: false });
  await table.moment();
  // Without counters on the map nobody can tell where a hex lies: the first ones come by list.
  for (const way of [2, 3]) {
    const { step } = table.frames.scene;
    await table.list(table.frames.prompt.choices[way]!);
    await table.moment(step);
    await table.click({ choice: table.frames.prompt.choices[0]! });
    await table.moment(step + 1);
  }
  const { step } = table.frames.scene;
  await table.map.clickNear("21-L08", 5);
  await table.moment(step);
  assert.deepEqual((await played(table)).slice(step), ["place 21-L08", "face 5"]);
  await table.page.keyboard.press("u");
  await until("both to be taken back", () => table.frames.scene.step === step);
});

test("a way to pay is switched by key, and hexes without targets wait for their switch", async () => {
  const id = await rehearsed(it, TRAINING, ({ decision }) => decision === "turn");
  const table = await it.open(id, { handover: false });
  await table.moment();
  const use = table.choiceOf("use");
  await table.takeUp(use);
  const blind = table.ask.getByRole("button", { name: table.t("coh-mode-blind"), exact: true });
  const shots = async (): Promise<string | null> =>
    table.map.root.locator("path.shot").getAttribute("d");
  assert.equal(await shots(), "", "nobody is seen: nothing is dashed");
  await blind.click();
  await until("hexes to fire at", async () => (await shots()) !== "");
  await blind.click();
  await table.page.keyboard.press("m");
  const wanted = use.action.replace("use", "opportunity");
  await until("another purse", async () => (await table.taken()) === wanted);
  await table.page.keyboard.press("Escape");
  await until("it to be put down", async () => (await table.taken()) === "");
});

test("a whole firefight takes at most half of the clicks of single answers", async () => {
  const { id } = await it.program.begin(FIRST);
  const board = (await it.program.request(`/api/games/${id}/board`)) as Board;
  const script = await scripted(FIRST, board);
  const table = await it.open(id, { handover: false, given: true });
  await table.moment();
  const clicks = await countClicks(table);
  await replay(table, script.answers, () => played(table));
  assert.deepEqual(await played(table), script.answers, "it is the same game");
  const now = await clicks();
  console.log(`first-contact: ${script.answers.length} answers, ${script.clicks} → ${now} clicks`);
  // The very same answers are given, down to the facing of each member of a group.
  assert.ok(2 * now <= script.clicks, `${now} clicks instead of ${script.clicks}`);
});
