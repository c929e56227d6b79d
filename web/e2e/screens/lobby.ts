/** The start screen and its dialogs. */
import type { Screen } from "./screen.js";

export const LOBBY_SCREENS: readonly Screen[] = [
  {
    name: "lobby",
    show: async (house, look) => {
      await house.program.begin({ scenario: "scs/mill-bridge", title: "River crossing", seed: 1 });
      const lobby = await house.lobby(look);
      await lobby.game("River crossing").first().waitFor();
      return lobby.page;
    },
  },
  {
    name: "new-game",
    show: async (house, look) => {
      const lobby = await house.lobby(look);
      await lobby.chooseSides(look.language === "it" ? "Il ponte del mulino" : "Mill Bridge");
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
      await house.program.begin({ scenario: "scs/fig-move", title: "To be renamed" });
      const lobby = await house.lobby(look);
      await lobby.fromMenu("To be renamed", "page-rename");
      await lobby.page.locator("dialog[open]").waitFor();
      return lobby.page;
    },
  },
];
