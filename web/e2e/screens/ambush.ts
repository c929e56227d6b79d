/** Ambush!: a squad is raised and equipped, patrols, fights, comes back and goes on. */
import type { Page } from "playwright-core";
import type { Look } from "../harness/browser.js";
import type { House } from "../harness/house.js";
import {
  type Asked,
  begun,
  canFire,
  hasChoice,
  hasGrenade,
  hasOneTarget,
  patrolled,
  shelved,
  someWereLost,
  wholePatrol,
} from "../harness/patrol.js";
import type { NewGame } from "../harness/program.js";
import type { TablePage } from "../harness/table.js";
import type { Screen } from "./screen.js";

/** Missions in which somebody shows himself within a few steps, and which are over soon. */
export const SHORT: readonly string[] = ["ambush/corbeau", "ambush/saint-michaux"];

/** A jeep that somebody is about to mount, in a game without dice so far. */
export const JEEP = {
  game: { scenario: "ambush/cold-morning", seed: 1 },
  given: [
    ...["squad ready-made", "done", "pick vehicle jeep", "park jeep O5", "pick E", "place E P5"],
    ...[..."ABCDFGH"].flatMap((man, at) => [
      `pick ${man}`,
      `place ${man} ${["M17", "C10"][at % 2]}`,
    ]),
    ...["done", "with E", "go O5"],
  ],
};

/** A mission that a bot has led to a question. */
async function moment(
  house: House,
  look: Look,
  fits: (asked: Asked) => boolean,
): Promise<TablePage> {
  return opened(house, look, await patrolled(house, SHORT, fits));
}

async function opened(house: House, look: Look, id: string): Promise<TablePage> {
  const table = await house.open(id, look);
  await table.moment();
  return table;
}

/** The next mission of a squad that has lost some, where a page of its books is open. */
async function books(house: House, look: Look, decision: string): Promise<Page> {
  const after = await shelved(house, await wholePatrol(SHORT, someWereLost));
  const table = await house.table({ scenario: "ambush/sambre", seed: 1, after }, look);
  await table.moment();
  while (table.frames.prompt.decision !== decision) {
    const { choices, step } = table.frames.prompt;
    const answer = choices.find(({ action }) => action === "divide" || action === "done");
    if (!answer) throw new Error(`${decision} is never asked`);
    await house.program.play(table.game, step, answer.action);
    await table.moment(step);
  }
  return table.page;
}

/** A screen of a game in which these answers were given. */
function played(name: string, game: NewGame, answers: readonly string[]): Screen {
  const show = async (house: House, look: Look): Promise<Page> =>
    (await opened(house, look, await begun(house, game, answers))).page;
  return { name, show };
}

/** A screen to which a bot leads. */
function led(name: string, fits: (asked: Asked) => boolean): Screen {
  return { name, show: async (house, look) => (await moment(house, look, fits)).page };
}

const CORBEAU = { scenario: "ambush/corbeau", seed: 2 };

export const AMBUSH_SCREENS: readonly Screen[] = [
  played("ambush-recruits", CORBEAU, ["squad new", "recruit commander 3", "recruit soldier 2"]),
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
  played("ambush-set-up", JEEP.game, JEEP.given.slice(0, 6)),
  played("ambush-operations", CORBEAU, [
    ...["squad ready-made", "outfit", "done"],
    ...["with A", "with C", "with D", "with E", "go A6", "go B6"],
  ]),
  led("ambush-choice", hasChoice),
  {
    name: "ambush-story",
    show: async (house, look) => {
      const table = await moment(house, look, hasChoice);
      await table.openSheet("page-sheet-reference");
      await table.page.getByRole("tab", { name: table.t("info-tab-story") }).click();
      return table.page;
    },
  },
  led("ambush-round", canFire),
  led("ambush-shot", hasOneTarget),
  {
    name: "ambush-grenade",
    show: async (house, look) => {
      const table = await moment(house, look, hasGrenade);
      const { step } = table.frames.prompt;
      await house.program.play(table.game, step, "aim grenade");
      await table.moment(step);
      return table.page;
    },
  },
  {
    name: "ambush-roster",
    only: "desktop",
    show: async (house, look) => {
      const { page } = await moment(house, look, canFire);
      await page.keyboard.press("o");
      return page;
    },
  },
  played("ambush-jeep", JEEP.game, JEEP.given),
  played("ambush-wheel", JEEP.game, [...JEEP.given, "mount jeep 0", "take wheel jeep"]),
  {
    name: "ambush-over",
    show: async (house, look) => {
      const id = await shelved(house, await wholePatrol(SHORT, someWereLost));
      return (await opened(house, look, id)).page;
    },
  },
  {
    name: "ambush-squad",
    show: async (house, look) => {
      const id = await shelved(house, await wholePatrol(SHORT, someWereLost));
      const lobby = await house.lobby(look);
      await lobby.page.goto(`${house.program.address}/squad/${id}`);
      await lobby.page.getByRole("heading", { name: lobby.t("squad-missions") }).waitFor();
      return lobby.page;
    },
  },
  { name: "ambush-books", show: (house, look) => books(house, look, "share-experience") },
  { name: "ambush-replacements", show: (house, look) => books(house, look, "replace") },
];
