/** Prussia's Glory in several decisions. */
import type { Look } from "../harness/browser.js";
import { ledByBots, type Turning } from "../harness/bots.js";
import type { House } from "../harness/house.js";
import type { TablePage } from "../harness/table.js";
import type { Screen } from "./screen.js";

const TRAINING = "prussia/training";

/** The first Prussian turn of the training battle, up to its end of movement. */
const RIDE =
  "done; done; select kur-8; move 0812; move 0912; select drg-4; move 0912; place-at 1; " +
  "select zieten; move 0812; move 0912; stop";

/** The same with the foot in contact. */
const STORM = `${RIDE}; select ir-13; move 0809; select ir-5; move 0808; select ir-36; move 0707; move 0807; end`;

/** The training battle after these answers, both sides played by one person. */
async function played(house: House, look: Look, answers: string): Promise<TablePage> {
  const { id } = await house.program.begin({ scenario: TRAINING, seed: 11 });
  for (const [step, action] of answers.split("; ").entries()) {
    await house.program.play(id, step, action);
  }
  const table = await house.open(id, { ...look, handover: false });
  await table.moment();
  return table;
}

/** A battle right before the first question that fits. */
async function before(
  house: House,
  look: Look,
  scenario: string,
  fits: (turning: Turning) => boolean,
): Promise<TablePage> {
  const { id } = await ledByBots(house, scenario, fits);
  const table = await house.open(id, { ...look, handover: false });
  await table.moment();
  return table;
}

export const BATTLE_SCREENS: readonly Screen[] = [
  {
    name: "battle-move",
    show: async (house, look) => (await played(house, look, "done; done; select kur-8")).page,
  },
  {
    name: "battle-fire",
    show: async (house, look) => {
      const answers = `${RIDE}; end; target 0907; add art-1; add art-2`;
      const table = await played(house, look, answers);
      await table.ask.locator("[data-reading]").first().waitFor();
      return table.page;
    },
  },
  {
    name: "battle-contacts",
    show: async (house, look) => (await played(house, look, STORM)).page,
  },
  {
    name: "battle-plan",
    show: async (house, look) => {
      const answers = `${STORM}; attack 0907; from 0807; from 0808`;
      const table = await played(house, look, answers);
      await table.ask.locator("[data-reading]").first().waitFor();
      return table.page;
    },
  },
  {
    name: "battle-losses",
    show: async (house, look) => {
      const table = await before(house, look, TRAINING, ({ prompt }) => {
        return prompt.decision === "lose" && prompt.choices.length > 2;
      });
      return table.page;
    },
  },
  {
    name: "battle-stack",
    show: async (house, look) => {
      const table = await before(house, look, TRAINING, ({ prompt }) => {
        return prompt.decision === "stack";
      });
      return table.page;
    },
  },
  {
    name: "battle-morale",
    show: async (house, look) => {
      const table = await before(house, look, TRAINING, ({ scene }) => {
        return (scene.tracks["morale-coalition"] ?? 9) <= 6;
      });
      await table.ask.locator("button.strip").click();
      await table.page.locator("[data-ladder]").first().waitFor();
      return table.page;
    },
  },
  {
    name: "battle-sight",
    show: async (house, look) => {
      const table = await before(house, look, "prussia/zorndorf", ({ prompt }) => {
        return prompt.decision === "sight";
      });
      return table.page;
    },
  },
];
