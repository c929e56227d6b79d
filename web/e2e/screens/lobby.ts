/** The start screen and its dialogs. */
import type { Screen } from "./screen.js";

export const LOBBY_SCREENS: readonly Screen[] = [
  {
    name: "lobby",
    show: async (house, look) => {
      await house.program.begin({ scenario: "scs/mill-bridge", title: "River crossing", seed: 1 });
      const lobby = await house.lobby(look);
      await lobby.page.getByText("River crossing").first().waitFor();
      return lobby.page;
    },
  },
  {
    name: "scenario",
    show: async (house, look) => {
      const lobby = await house.lobby(look);
      await lobby.openScenario(look.language === "it" ? "Il ponte del mulino" : "Mill Bridge");
      await lobby.page.getByText(lobby.t("page-objectives"), { exact: true }).waitFor();
      return lobby.page;
    },
  },
  {
    name: "settings",
    show: async (house, look) => {
      const lobby = await house.lobby(look);
      await lobby.button("page-settings").click();
      await lobby.page.locator("dialog[open]").waitFor();
      return lobby.page;
    },
  },
  {
    name: "rename",
    show: async (house, look) => {
      // Games of one title are numbered: each look brings a title of its own.
      const title = `To be renamed ${Date.now()}`;
      await house.program.begin({ scenario: "scs/fig-move", title });
      const lobby = await house.lobby(look);
      await lobby.fromMenu(title, "page-rename");
      await lobby.page.locator("dialog[open]").waitFor();
      return lobby.page;
    },
  },
];
