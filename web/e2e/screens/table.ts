/** The table in several decisions. */
import type { Look } from "../harness/browser.js";
import type { House } from "../harness/house.js";
import type { TablePage } from "../harness/table.js";
import type { Screen } from "./screen.js";

/** Against the bot, before the first answer. */
async function setUp(house: House, look: Look): Promise<TablePage> {
  const players = { blue: "human", red: "greedy" };
  const table = await house.table({ scenario: "scs/mill-bridge", seed: 1, players }, look);
  await table.moment();
  return table;
}

/** A printed example, both sides played by one person. */
async function figure(house: House, look: Look, name: string): Promise<TablePage> {
  const table = await house.table(
    { scenario: `scs/${name}`, seed: 3 },
    { ...look, handover: false },
  );
  await table.moment();
  return table;
}

/** Gives the first answers with these verbs. */
async function answer(table: TablePage, ...verbs: string[]): Promise<void> {
  for (const verb of verbs) {
    const step = await table.step();
    await table.click({ choice: table.choiceOf(verb) });
    await table.moment(step);
  }
}

/** A unit is asked why it cannot be chosen. */
async function whyNot(house: House, look: Look): Promise<TablePage> {
  const table = await figure(house, look, "fig-move");
  const { scene, prompt } = table.frames;
  const able = new Set(prompt.choices.map((choice) => choice.unit));
  const idle = scene.counters.find((it) => it.hex !== null && !able.has(it.id));
  await table.map.click(idle?.hex ?? "");
  await table.map.root.getByRole("button", { name: table.t("map-why-not") }).click();
  await table.map.root.getByRole("group").getByRole("status").waitFor();
  return table;
}

/** Mill Bridge after its set-up: a unit is taken up, and the pointer lies on a hex far away. */
async function range(house: House, look: Look): Promise<TablePage> {
  const { id } = await house.program.begin({ scenario: "scs/mill-bridge", seed: 1 });
  const answers = ["place 10.04", "place 01.08", "done", "select B6"];
  for (const [step, action] of answers.entries()) await house.program.play(id, step, action);
  const table = await house.open(id, { ...look, handover: false });
  await table.moment();
  await table.map.hover("10.02");
  return table;
}

export const TABLE_SCREENS: readonly Screen[] = [
  { name: "set-up", show: async (house, look) => (await setUp(house, look)).page },
  {
    name: "move",
    show: async (house, look) => {
      const table = await figure(house, look, "fig-move");
      await answer(table, "select");
      return table.page;
    },
  },
  { name: "range", only: "desktop", show: async (house, look) => (await range(house, look)).page },
  {
    name: "combat",
    show: async (house, look) => {
      const table = await figure(house, look, "fig-combat-1");
      await answer(table, "attack", "add", "add", "announce");
      await table.ask.getByRole("table").first().waitFor();
      return table.page;
    },
  },
  { name: "why-not", show: async (house, look) => (await whyNot(house, look)).page },
  {
    name: "rule",
    show: async (house, look) => {
      const table = await whyNot(house, look);
      await table.map.root.getByRole("button", { name: /^SCS/ }).first().click();
      await table.dialog.locator("article").waitFor();
      return table.page;
    },
  },
  {
    name: "warning",
    show: async (house, look) => {
      const table = await figure(house, look, "fig-combat-1");
      await table.ask.locator("[data-warning] button").first().focus();
      await table.map.root.locator("[data-lit]").first().waitFor({ state: "attached" });
      return table.page;
    },
  },
  {
    name: "hand-over",
    show: async (house, look) => {
      const table = await house.table({ scenario: "scs/mill-bridge", seed: 2 }, look);
      await table.moment();
      return table.page;
    },
  },
  {
    name: "outcome",
    show: async (house, look) => {
      const game = await house.program.open("../games/mill-bridge-2.rec");
      const table = await house.open(game.id, look);
      await table.moment();
      return table.page;
    },
  },
  {
    name: "past",
    show: async (house, look) => {
      const game = await house.program.open("../games/mill-bridge-2.rec");
      const table = await house.open(game.id, look);
      await table.moment();
      await table.page.keyboard.press(",");
      await table.ask.getByRole("button", { name: table.t("play-branch") }).waitFor();
      return table.page;
    },
  },
  {
    name: "coach",
    show: async (house, look) => {
      const lobby = await house.lobby(look);
      await lobby.learn("scs/mill-bridge");
      const table = await house.tableOf(lobby);
      await table.moment();
      await table.page.getByRole("region", { name: table.t("play-coach") }).waitFor();
      return table.page;
    },
  },
  {
    name: "seats",
    show: async (house, look) => {
      const table = await setUp(house, look);
      await table.openSeats();
      return table.page;
    },
  },
  {
    name: "large-map",
    show: async (house, look) => {
      const players = { allied: "human", german: "greedy" };
      const table = await house.table({ scenario: "scs/gothic-line", seed: 1, players }, look);
      await table.moment();
      return table.page;
    },
  },
];
