/** Games that are played on without the page, up to where a test or a screen begins. */
import type { Board, PromptView, Scene } from "../../types/scene.js";
import { Engine } from "./engine.js";
import type { House } from "./house.js";
import type { NewGame } from "./program.js";
import { Skirmish } from "./skirmish.js";
import type { Player } from "./table.js";

/**
 * A game that was played on until a question fits; its id. Who plays may be said; else it is one of
 * Conflict of Heroes.
 */
export async function rehearsed(
  house: House,
  game: NewGame & { seed: number },
  fits: (prompt: PromptView, scene: Scene) => boolean,
  most = 400,
  by?: Player,
): Promise<string> {
  const { id } = await house.program.begin(game);
  const board = (await house.program.request(`/api/games/${id}/board`)) as Board;
  const player = by ?? new Skirmish(board);
  const engine = Engine.start();
  try {
    let { prompt } = (await engine.ask({ do: "new", ...game })) as { prompt: { seat: string } };
    for (let answers = 0; answers < most; answers += 1) {
      const scene = await engine.scene(prompt.seat);
      if (!scene.prompt) throw new Error(`nothing is asked at step ${scene.step}`);
      if (fits(scene.prompt, scene)) return id;
      const answer = player.answer(scene, scene.prompt, scene.prompt.reaches);
      if (!("choice" in answer)) throw new Error("a skirmish answers with choices");
      const { action } = answer.choice;
      await house.program.play(id, scene.step, action);
      ({ prompt } = (await engine.ask({ do: "play", action })) as { prompt: { seat: string } });
    }
  } finally {
    engine.end();
  }
  throw new Error(`no such question within ${most} answers of ${game.scenario}`);
}
