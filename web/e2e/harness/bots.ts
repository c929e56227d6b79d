/** Games that bots play on without the page, up to where a test or a screen begins. */
import { Engine, type LinePrompt, type LineScene } from "./engine.js";
import type { House } from "./house.js";
import type { NewGame } from "./program.js";

/** A question, the answer that a bot would give to it, and the scene after that answer. */
export type Turning = { scene: LineScene; prompt: LinePrompt; action: string; next: LineScene };

/** A game that waits for the answer with which something happens. */
export type Led = { id: string; turning: Turning };

/** An answer that lays out a whole army at once. */
const QUICK = "quick";

/**
 * Lets bots play a scenario, one seed after the other, until a question fits; the game then stands
 * right before it, with both seats played by people.
 */
export async function ledByBots(
  house: House,
  scenario: string,
  fits: (turning: Turning) => boolean,
  { seeds = 12, answers = 700 } = {},
): Promise<Led> {
  const engine = Engine.start();
  try {
    for (let seed = 1; seed <= seeds; seed += 1) {
      const played: string[] = [];
      const turning = await search(engine, { scenario, seed }, played, fits, answers);
      if (!turning) continue;
      const { id } = await house.program.begin({ scenario, seed });
      for (const [step, action] of played.entries()) await house.program.play(id, step, action);
      return { id, turning };
    }
  } finally {
    engine.end();
  }
  throw new Error(`no such question in ${seeds} games of ${scenario}`);
}

/** Plays one game; `played` holds the answers before the question that fits. */
async function search(
  engine: Engine,
  game: NewGame,
  played: string[],
  fits: (turning: Turning) => boolean,
  answers: number,
): Promise<Turning | null> {
  await engine.ask({ do: "new", ...game });
  let scene = await asked(engine);
  while (scene?.prompt && played.length < answers) {
    const { prompt } = scene;
    const action = prompt.actions.includes(QUICK) ? QUICK : await botsChoice(engine);
    await engine.ask({ do: "play", action });
    const next = await asked(engine);
    if (!next) return null;
    if (fits({ scene, prompt, action, next })) return { scene, prompt, action, next };
    played.push(action);
    scene = next;
  }
  return null;
}

/** The scene as the seat that is asked sees it; none once the game is over. */
async function asked(engine: Engine): Promise<LineScene | null> {
  const prompt = (await engine.ask({ do: "prompt" })) as { over: boolean; seat: string };
  return prompt.over ? null : engine.scene(prompt.seat);
}

async function botsChoice(engine: Engine): Promise<string> {
  const chosen = (await engine.ask({ do: "bot", name: "greedy", seed: 1 })) as { action: string };
  return chosen.action;
}
