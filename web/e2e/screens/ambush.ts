/** Ambush!: the shop, Operations, what was read, a Round, the end. */
import type { Look } from "../harness/browser.js";
import type { House } from "../harness/house.js";
import { type Asked, begun, offers, patrolled, wholePatrol } from "../harness/patrol.js";
import type { TablePage } from "../harness/table.js";
import type { Screen } from "./screen.js";

/** A mission in which somebody shows himself within a few steps, and which is over soon. */
const RUNNER = { scenario: "ambush/saint-michaux", seed: 1 };

/** A mission that a bot has led to a question. */
async function moment(
  house: House,
  look: Look,
  fits: (asked: Asked) => boolean,
): Promise<TablePage> {
  return opened(house, look, await patrolled(house, RUNNER, fits));
}

async function opened(house: House, look: Look, id: string): Promise<TablePage> {
  const table = await house.open(id, look);
  await table.moment();
  return table;
}

export const AMBUSH_SCREENS: readonly Screen[] = [
  {
    name: "ambush-shop",
    show: async (house, look) => {
      const bought = ["squad ready-made", "buy rifle A", "buy ammo grenade A", "buy bazooka B"];
      const game = { scenario: "ambush/corbeau", seed: 4 };
      const table = await opened(house, look, await begun(house, game, bought));
      await table.ask.getByRole("region", { name: table.t("play-shop"), exact: true }).waitFor();
      return table.page;
    },
  },
  {
    name: "ambush-operations",
    show: async (house, look) => {
      const game = { scenario: "ambush/corbeau", seed: 2 };
      const went = ["with A", "with C", "with D", "with E", "go A6", "go B6"];
      const played = ["squad ready-made", "outfit", "done", ...went];
      return (await opened(house, look, await begun(house, game, played))).page;
    },
  },
  {
    name: "ambush-choice",
    show: async (house, look) => (await moment(house, look, offers("choose"))).page,
  },
  {
    name: "ambush-round",
    show: async (house, look) => (await moment(house, look, offers("fire"))).page,
  },
  {
    name: "ambush-roster",
    only: "desktop",
    show: async (house, look) => {
      const { page } = await moment(house, look, offers("fire"));
      await page.keyboard.press("o");
      return page;
    },
  },
  {
    name: "ambush-over",
    show: async (house, look) => {
      const id = await begun(house, RUNNER, await wholePatrol(RUNNER));
      return (await opened(house, look, id)).page;
    },
  },
];
