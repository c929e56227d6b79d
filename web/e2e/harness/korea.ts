/** Games of Next War that are played by a script: the training game from set-up to its end. */
import assert from "node:assert/strict";
import type { PromptView } from "../../types/scene.js";
import type { House } from "./house.js";
import type { TablePage } from "./table.js";

export const TRAINING = "nextwar/training";

/** With these dice the first landing succeeds, and Haeju falls. */
export const SEED = 10;

/** The answers of a line. */
const line = (text: string): string[] => text.split("; ");

const SET_UP = line("place N3217; place N2818; place N2414");

const MARCHED = line("select dprk-1-815; add dprk-2-815; move N2716; move N2717; stop; end");

/** Six units against the first hex behind the border, not yet declared. */
const PLANNED = line(
  "attack N2818; add dprk-6-ii; add dprk-8-ii; add dprk-15-ii; add dprk-1-815; add dprk-2-815; add dprk-17-sniper",
);

/** The North has massed against the border. */
export const MASSED = [...SET_UP, "tunnel N2818", ...MARCHED, ...PLANNED];

/** Light infantry is in the air, and its escort told: where does it land? */
export const FLOWN = [...SET_UP, ...line("tunnel N2818; airmobile dprk-81-li; escort 1")];

/** Nobody but the Marines does anything: their ships are about to leave the Inshore box. */
export const SAILED = [...SET_UP, ...line("end; end; end; end; end; sail us-amph-1")];

/** The first turn has every kind of segment; each line is the part of one side in it. */
export const WHOLE_GAME: readonly { phase: string; answers: string[] }[] = [
  { phase: "set-up", answers: SET_UP },
  {
    phase: "initiative-movement",
    answers: [
      ...line("tunnel N2818; airmobile dprk-81-li; escort 1; land N2720; step N2820"),
      ...MARCHED,
    ],
  },
  {
    phase: "initiative-combat",
    answers: [
      ...PLANNED,
      ...line("announce; lead dprk-1-815; lead rok-1-i; air 3; helicopter dprk-mi24-1; done"),
      ...line("air 2; helicopter rok-ah1-1; done; roll"),
      ...line("advance dprk-2-815; advance dprk-1-815; advance dprk-6-ii; done; end"),
    ],
  },
  {
    phase: "elite-reaction",
    answers: line("select rok-701-i; move N2920; move N2821; stop; end"),
  },
  { phase: "exploitation-movement", answers: ["end"] },
  { phase: "exploitation-combat", answers: ["end"] },
  {
    phase: "reaction-movement",
    answers: [
      ...line("sail us-amph-1; land N1917; select rok-9-i; move N2918; move N3019; move N3020"),
      ...line("move N2920; move N2821; stop; select rok-90-30; add rok-2arm-i; move N2819; stop"),
      "end",
    ],
  },
  {
    phase: "reaction-combat",
    answers: [
      ...line("attack N2017; add usmc-1-3; add usmc-2-3; add usmc-lar; announce"),
      ...line("advance usmc-1-3; advance usmc-2-3; advance usmc-lar; done; beachhead"),
      ...line("attack N2820; add rok-9-i; add rok-90-30; add rok-2arm-i; add rok-701-i; announce"),
      ...line("lead rok-701-i; lead dprk-81-li; done; helicopter dprk-mi24-1; done; roll; end"),
    ],
  },
  { phase: "first-movement", answers: ["end"] },
  { phase: "first-combat", answers: ["end"] },
  { phase: "second-movement", answers: ["end"] },
  {
    phase: "second-combat",
    answers: [
      ...line("attack N1916; add usmc-1-3; add usmc-2-3; add usmc-lar; announce; lead usmc-lar"),
      ...line("lead dprk-41-iv; naval us-amph-1; done; done; roll"),
      ...line("advance usmc-1-3; advance usmc-2-3; advance usmc-lar; done; end"),
    ],
  },
  { phase: "reorganization", answers: line("lead usmc-1-3; lead dprk-81-li") },
  { phase: "reinforcement", answers: line("place N2922; recover rok-701-i; done") },
  { phase: "first-movement", answers: ["end"] },
  { phase: "first-combat", answers: ["end"] },
  { phase: "second-movement", answers: ["end"] },
  { phase: "second-combat", answers: ["end"] },
];

/** The training game after these answers; its id. */
export async function begun(house: House, answers: readonly string[]): Promise<string> {
  const { id } = await house.program.begin({ scenario: TRAINING, seed: SEED });
  for (const [step, action] of answers.entries()) await house.program.play(id, step, action);
  return id;
}

/**
 * Gives the next answers as one gesture, as many of them as it says: what only opens a question is
 * taken up, a way is clicked at its end, and a target takes everybody who can attack it.
 */
export async function gesture(table: TablePage, left: readonly string[]): Promise<void> {
  await table.settled();
  const taken: string[] = [];
  let prompt: PromptView = table.frames.prompt;
  let choice = found(prompt, left[0]);
  while (choice.opens) {
    prompt = await table.takeUp(choice, taken);
    taken.push(choice.action);
    choice = found(prompt, left[taken.length]);
  }
  const rest = left.slice(taken.length);
  const ways = prompt.reaches.filter(({ actions }) => actions.every((it, at) => it === rest[at]));
  const way = ways.reduce<(typeof ways)[number] | null>(
    (best, it) => (it.actions.length > (best?.actions.length ?? 0) ? it : best),
    null,
  );
  const { everyone = [] } = prompt;
  if (way) await table.click({ reach: way });
  else if (everyone.length > 1 && everyone.every((it, at) => it === rest[at])) {
    const { hex, attacked } = prompt.about;
    if (hex && attacked?.includes(hex)) await table.map.click(hex);
    else await table.ask.getByRole("button", { name: bringIn(table, everyone.length) }).click();
  } else await table.click({ choice });
}

/** What the button says that brings in everybody who can. */
function bringIn(table: TablePage, count: number): string {
  return table.t("play-everyone", { count });
}

function found(prompt: PromptView, action: string | undefined): PromptView["choices"][number] {
  const choice = prompt.choices.find((it) => it.action === action);
  assert.ok(choice, `${action} is offered at step ${prompt.step}`);
  return choice;
}
