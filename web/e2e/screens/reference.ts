/** Everything that is looked up beside the map: tabs of the drawer, sections of the help. */
import type { Look } from "../harness/browser.js";
import type { House } from "../harness/house.js";
import type { TablePage } from "../harness/table.js";
import type { Screen } from "./screen.js";

const DRAWER_TABS = ["here", "units", "turns", "charts", "overlays", "notes", "dice"];
const HELP_SECTIONS = ["table", "keys", "signs", "rules", "glossary", "about"];

/** A finished game: its log, dice and charts have something to show. */
async function finished(house: House, look: Look): Promise<TablePage> {
  const game = await house.program.open("../games/mill-bridge-2.rec");
  const table = await house.open(game.id, look);
  await table.moment();
  await table.map.click("07.05");
  return table;
}

const drawers = DRAWER_TABS.map((tab): Screen => ({
  name: `drawer-${tab}`,
  show: async (house, look) => {
    const table = await finished(house, look);
    await table.openSheet("page-sheet-reference");
    await table.page.getByRole("tab", { name: table.t(`info-tab-${tab}`), exact: true }).click();
    await table.page.getByRole("tabpanel").waitFor();
    return table.page;
  },
}));

const helps = HELP_SECTIONS.map((section): Screen => ({
  name: `help-${section}`,
  show: async (house, look) => {
    const table = await finished(house, look);
    await table.page.keyboard.press("?");
    const tab = table.dialog.getByRole("tab", { name: table.t(`play-help-${section}`) });
    await tab.click();
    await table.dialog.getByRole("tabpanel").waitFor();
    return table.page;
  },
}));

const log: Screen = {
  name: "log",
  only: "phone",
  show: async (house, look) => {
    const table = await finished(house, look);
    await table.openSheet("page-sheet-log");
    return table.page;
  },
};

/** A phone has the scrub bar beside the log. */
const logOfPast: Screen = {
  name: "log-of-past",
  only: "phone",
  show: async (house, look) => {
    const table = await finished(house, look);
    await table.openSheet("page-sheet-log");
    await table.button("time-step-back").click();
    await table.button("play-branch").waitFor();
    return table.page;
  },
};

export const REFERENCE_SCREENS: readonly Screen[] = [...drawers, log, logOfPast, ...helps];
