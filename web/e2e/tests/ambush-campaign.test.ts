/** A squad of Ambush! from its raising to its second mission, by clicks. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Choice } from "../../types/scene.js";
import type { Catalog, GameInfo } from "../../types/wire.js";
import { house } from "../harness/house.js";
import { LobbyPage } from "../harness/lobby.js";
import { shelved, someWereLost, wholePatrol } from "../harness/patrol.js";
import { reads } from "../harness/reading.js";
import { verify } from "../harness/record.js";
import type { TablePage } from "../harness/table.js";
import { SHORT } from "../screens/ambush.js";

const it = house();

/** The mission that comes next. */
const NEXT = "ambush/sambre";

/** A line of the roster, as far as it is looked at here. */
type Man = {
  letter: string;
  name: string;
  lost: boolean;
  cp: number;
  pc: number;
  arms: { model: string }[];
  ammo: string[];
};

/** A squad as the rules write it. */
type Squad = { men: Man[]; fallen: { name: string }[]; missions: { mission: string }[] };

async function squadOf(game: string): Promise<Squad> {
  return (await it.program.request(`/api/games/${game}/squad`)) as Squad;
}

/** The title of a mission in English. */
async function titleOf(scenario: string): Promise<string> {
  const { scenarios } = (await it.program.request("/api/catalog")) as Catalog;
  return scenarios.find(({ id }) => id === scenario)?.title["en"] ?? "";
}

/** Gives an answer by its button, from a list that may be folded. */
async function press(table: TablePage, fits: (choice: Choice) => boolean): Promise<Choice> {
  const { choices, step } = table.frames.prompt;
  const choice = choices.find(fits);
  assert.ok(choice, `${choices.map(({ action }) => action).join("; ")} at ${step}`);
  await table.list(choice);
  await table.moment(step);
  return choice;
}

/** The answer that is written so. */
function written(action: string): (choice: Choice) => boolean {
  return (choice) => choice.action === action;
}

/** What is asked now. */
function decision(table: TablePage): string {
  return table.frames.prompt.decision;
}

test("a mission is begun from the start page, with its orders", async () => {
  const lobby = await it.lobby();
  const title = await titleOf("ambush/saint-michaux");
  await lobby.play(title);
  const table = await it.tableOf(lobby);
  await table.moment();
  assert.equal(decision(table), "choose-squad");
  const { players } = (await it.program.request(`/api/games/${table.game}`)) as GameInfo;
  assert.deepEqual(players, { us: "human" }, "nobody plays the Germans");
  const orders = table.page.getByRole("region", { name: table.t("page-briefing"), exact: true });
  const [first = ""] = (table.frames.setting.briefing["en"] ?? "").split("\n");
  await reads(orders, first);
  await press(table, written("squad ready-made"));
  assert.equal(await orders.count(), 0, "once read they are among the story");
});

test("a squad is raised man by man, rated by dice and equipped in the shop", async () => {
  const table = await it.table({ scenario: "ambush/corbeau", seed: 3 });
  await table.moment();
  await press(table, written("squad new"));
  assert.equal(decision(table), "recruit");
  await press(table, written("recruit commander 1"));
  while (decision(table) === "recruit") {
    // The dearest who leaves enough for all the others: nobody else is offered.
    await press(table, ({ action }) => action.startsWith("recruit soldier"));
  }
  assert.equal(decision(table), "equip");
  const { counters } = table.frames.scene;
  const men = counters.filter(({ seat, kind }) => seat === "us" && kind === "soldier");
  assert.equal(men.length, 8, "eight go");
  assert.ok(
    men.every(({ values }) => Number(values["perception"]) > 0),
    "everybody has been rated",
  );
  const shop = table.ask.getByRole("region", { name: table.t("play-shop"), exact: true });
  await shop.getByRole("button", { name: men[0]?.name ?? "", exact: true }).click();
  const rifle = await press(table, written(`buy rifle ${men[0]?.id}`));
  await reads(shop, table.t("info-load-carry", { used: 1, all: 2 }));
  await reads(shop, table.t("ambush-model-rifle"));
  assert.equal(rifle.unit, men[0]?.id);
  await verify(await it.program.record(table.game));
});

test("a squad goes on to its next mission, with what the last has left", async () => {
  const before = await shelved(it, await wholePatrol(SHORT, someWereLost));
  const left = await squadOf(before);
  const home = left.men.filter(({ lost }) => !lost);
  const lost = left.men.filter((man) => man.lost);

  const table = await toSquad(before);
  const page = table.page.getByRole("main");
  for (const { name } of left.men) await reads(page, name);
  const [armed] = home.filter(({ arms }) => arms.length > 0);
  await reads(manOf(table, armed?.name ?? ""), table.t(`ambush-model-${armed?.arms[0]?.model}`));
  await reads(page, await titleOf(left.missions[0]?.mission ?? ""));

  const next = await begin(table);
  const head = (await it.program.record(next.game)).split("\n").slice(0, 8);
  assert.ok(
    head.some((line) => /^after [0-9a-f]{64}$/.test(line)),
    "its record names the one before",
  );
  assert.equal(decision(next), "share-experience");
  const learner = home[0]!;
  await learn(next, learner);
  await replace(next, lost);

  const squad = await squadOf(next.game);
  assert.deepEqual(
    squad.fallen.map(({ name }) => name),
    lost.map(({ name }) => name),
    "the lost are remembered",
  );
  for (const { letter, name } of lost) {
    const now = squad.men.find((man) => man.letter === letter);
    assert.notEqual(now?.name, name, `${letter} is somebody else`);
  }
  const risen = squad.men.find(({ letter }) => letter === learner.letter);
  assert.equal(risen?.pc, learner.pc + 1, "he has learned something");
  const names = next.frames.scene.counters.map(({ name }) => name);
  for (const { name } of home) assert.ok(names.includes(name), `${name} goes along`);
});

/** From the end of a mission to the page of its squad. */
async function toSquad(game: string): Promise<TablePage> {
  const table = await it.open(game);
  assert.equal(await table.moment(), "over");
  await table.page.getByRole("link", { name: table.t("squad-title"), exact: true }).click();
  await table.page.waitForURL(`**/squad/${game}`);
  return table;
}

/** What the page of a squad says of somebody. */
function manOf(table: TablePage, name: string): ReturnType<TablePage["page"]["locator"]> {
  return table.page.getByRole("article").filter({ hasText: name });
}

/** From the page of a squad to its next mission. */
async function begin(table: TablePage): Promise<TablePage> {
  await table.button("squad-next-mission").click();
  const title = await titleOf(NEXT);
  await table.dialog.getByRole("button", { name: title, exact: true }).click();
  const next = await it.tableOf(new LobbyPage(table.visit, table.frames));
  await next.moment();
  return next;
}

/** Shares experience out so that somebody has six points, and spends them on his perception. */
async function learn(table: TablePage, { letter, cp }: Man): Promise<void> {
  // Everybody has had his first point.
  for (let points = cp + 1; points < 6; points += 1) {
    await press(table, written(`award ${letter}`));
  }
  if (decision(table) === "share-experience") await press(table, written("divide"));
  assert.equal(decision(table), "spend-experience");
  await press(table, written(`raise ${letter} perception`));
  if (decision(table) === "spend-experience") await press(table, written("done"));
}

/** Finds somebody for every one who was lost. */
async function replace(table: TablePage, lost: readonly Man[]): Promise<void> {
  for (const _ of lost) {
    assert.equal(decision(table), "replace");
    await press(table, ({ verb }) => verb === "recruit");
  }
  assert.notEqual(decision(table), "replace", "the squad is complete");
}
