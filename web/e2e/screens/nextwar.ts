/** Next War in several decisions: who moves, by which way, a battle, the sea, its end. */
import type { Look } from "../harness/browser.js";
import type { House } from "../harness/house.js";
import type { TablePage } from "../harness/table.js";
import { FLOWN, MASSED, SAILED, WHOLE_GAME, begun } from "../harness/korea.js";
import type { Screen } from "./screen.js";

/** The training game after these answers, both sides played by one person. */
async function played(house: House, look: Look, answers: readonly string[]): Promise<TablePage> {
  const id = await begun(house, answers);
  const table = await house.open(id, { ...look, handover: false });
  await table.moment();
  return table;
}

/** A tab of the drawer, which is a sheet on a phone. */
async function openTab(table: TablePage, tab: string): Promise<void> {
  await table.openSheet("page-sheet-reference");
  await table.page.getByRole("tab", { name: table.t(`info-tab-${tab}`), exact: true }).click();
  await table.page.getByRole("tabpanel").waitFor();
}

export const NEXTWAR_SCREENS: readonly Screen[] = [
  {
    name: "nextwar-march",
    show: async (house, look) => {
      return (await played(house, look, [...MASSED.slice(0, 3), "select dprk-1-815"])).page;
    },
  },
  {
    name: "nextwar-landing",
    show: async (house, look) => (await played(house, look, FLOWN)).page,
  },
  {
    name: "nextwar-plan",
    show: async (house, look) => {
      const table = await played(house, look, MASSED);
      await table.ask.getByRole("table").first().waitFor();
      return table.page;
    },
  },
  {
    name: "nextwar-support",
    show: async (house, look) => {
      const answers = [...MASSED, "announce", "lead dprk-1-815", "lead rok-1-i", "air 3"];
      return (await played(house, look, answers)).page;
    },
  },
  {
    name: "nextwar-sea",
    show: async (house, look) => (await played(house, look, SAILED)).page,
  },
  ...["units", "turns", "charts"].map((tab): Screen => ({
    name: `nextwar-drawer-${tab}`,
    show: async (house, look) => {
      const table = await played(house, look, SAILED);
      await openTab(table, tab);
      return table.page;
    },
  })),
  {
    name: "nextwar-over",
    show: async (house, look) => {
      const answers = WHOLE_GAME.flatMap((part) => part.answers);
      const table = await house.open(await begun(house, answers), { ...look, handover: false });
      await table.outcome.waitFor();
      return table.page;
    },
  },
  {
    name: "nextwar-large-map",
    show: async (house, look) => {
      const players = { dprk: "human", allied: "greedy" };
      const table = await house.table({ scenario: "nextwar/all-in", seed: 1, players }, look);
      await table.moment();
      return table.page;
    },
  },
];
