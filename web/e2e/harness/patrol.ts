/** Missions of Ambush! that are played on without the page, up to where a test begins. */
import { Engine, type LinePrompt, type LineScene } from "./engine.js";
import type { House } from "./house.js";
import type { NewGame } from "./program.js";

/** Answers before which nothing is worth testing, where they are offered. */
const FIRST: readonly string[] = ["squad ready-made", "outfit"];

/** More answers than any of these missions takes. */
const MOST = 3000;

/** As many games are tried until something comes up. */
const SEEDS = 8;

/** A question and the scene it belongs to. */
export type Asked = { prompt: LinePrompt; scene: LineScene };

/** Begins a game and gives these answers. */
export async function begun(
  house: House,
  game: NewGame,
  answers: readonly string[],
): Promise<string> {
  const { id } = await house.program.begin(game);
  for (const [step, answer] of answers.entries()) await house.program.play(id, step, answer);
  return id;
}

/**
 * Lets a bot lead a mission, one seed after the other, until a question fits; the game then stands
 * right before it.
 */
export async function patrolled(
  house: House,
  game: NewGame & { seed: number },
  fits: (asked: Asked) => boolean,
): Promise<string> {
  for (let seed = game.seed; seed < game.seed + SEEDS; seed += 1) {
    const answers = await led({ ...game, seed }, fits);
    if (!answers.over) return begun(house, { ...game, seed }, answers.given);
  }
  throw new Error(`no such question in ${SEEDS} games of ${game.scenario}`);
}

/** The answers with which a bot plays a mission to its end. */
export async function wholePatrol(game: NewGame & { seed: number }): Promise<string[]> {
  const { given } = await led(game, () => false);
  if (given.length === MOST) throw new Error(`${game.scenario} takes more than ${MOST} answers`);
  return given;
}

/** The answers of a bot until a question fits, or until the mission is over. */
async function led(
  game: NewGame,
  fits: (asked: Asked) => boolean,
): Promise<{ given: string[]; over: boolean }> {
  const engine = Engine.start();
  const given: string[] = [];
  try {
    await engine.ask({ do: "new", ...game });
    while (given.length < MOST) {
      const { over } = (await engine.ask({ do: "prompt" })) as { over: boolean };
      if (over) return { given, over };
      const scene = await engine.scene("us");
      if (!scene.prompt) throw new Error(`nothing is asked at step ${scene.step}`);
      if (fits({ prompt: scene.prompt, scene })) return { given, over };
      const action = await chosen(engine, scene.prompt);
      await engine.ask({ do: "play", action });
      given.push(action);
    }
  } finally {
    engine.end();
  }
  return { given, over: true };
}

async function chosen(engine: Engine, { actions }: LinePrompt): Promise<string> {
  const first = FIRST.find((it) => actions.includes(it));
  if (first !== undefined) return first;
  const { action } = (await engine.ask({ do: "bot", name: "greedy", seed: 1 })) as {
    action: string;
  };
  return action;
}

/** Whether an answer with this verb is offered. */
export function offers(verb: string): (asked: Asked) => boolean {
  return ({ prompt }) => prompt.choices.some((it) => it.verb === verb);
}
