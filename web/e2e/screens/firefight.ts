/** Conflict of Heroes: set-up in secret, an action being planned, a roll, cards, a field of view. */
import type { PromptView } from "../../types/scene.js";
import type { Look } from "../harness/browser.js";
import type { House } from "../harness/house.js";
import { rehearsed } from "../harness/rehearsal.js";
import type { TablePage } from "../harness/table.js";
import type { Screen } from "./screen.js";

/** A game that was played on until a question fits, both sides played by one person. */
async function moment(
  house: House,
  look: Look,
  game: { scenario: string; seed: number },
  fits: (prompt: PromptView) => boolean,
): Promise<TablePage> {
  const id = await rehearsed(house, game, fits);
  const table = await house.open(id, { ...look, handover: false });
  await table.moment();
  return table;
}

const TRAINING = { scenario: "coh/training", seed: 25 };

export const FIREFIGHT_SCREENS: readonly Screen[] = [
  {
    name: "firefight-set-up",
    show: async (house, look) => {
      const game = { scenario: "coh/corn-ambush", seed: 2 };
      const table = await moment(house, look, game, ({ seat }) => seat === "soviet");
      return table.page;
    },
  },
  {
    name: "firefight-plan",
    show: async (house, look) => {
      const table = await moment(house, look, TRAINING, ({ decision, choices }) => {
        return decision === "plan" && choices.some(({ verb }) => verb === "join");
      });
      return table.page;
    },
  },
  {
    name: "firefight-roll",
    show: async (house, look) => {
      const table = await moment(house, look, TRAINING, ({ decision, about }) => {
        // The line protocol tells every fact by its own name.
        return decision === "roll" && "power" in about;
      });
      await table.ask.getByRole("table").nth(1).waitFor();
      return table.page;
    },
  },
  {
    name: "firefight-cards",
    show: async (house, look) => {
      const game = { scenario: "coh/prokhorovka", seed: 5 };
      const table = await moment(house, look, game, ({ decision, choices }) => {
        return decision === "turn" && choices.some(({ part }) => part !== undefined);
      });
      await table.ask.locator(".playable summary").first().click();
      return table.page;
    },
  },
  {
    name: "firefight-sight",
    only: "desktop",
    show: async (house, look) => {
      const table = await moment(house, look, TRAINING, ({ decision }) => decision === "turn");
      await table.map.hover("21-K07");
      await table.page.keyboard.press("s");
      await table.frames.answerTo("sight");
      await table.map.hover("21-G07");
      await table.map.root.getByRole("tooltip").waitFor();
      return table.page;
    },
  },
];
