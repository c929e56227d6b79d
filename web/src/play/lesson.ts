/** Starting a guided game, and finding the guide of one that is open. */
import type { GameInfo } from "../../types/wire";
import * as api from "../lib/net/api";
import { RequestFailed } from "../lib/net/failure";
import { HUMAN } from "../lib/seating";
import { turn } from "./coach.svelte";
import type { Guide } from "./guide";

/** Begins the guided game of a scenario, with the coach at the newcomer's elbow. */
export async function startLesson(scenario: string): Promise<GameInfo> {
  const guide = await api.guide<Guide>(scenario);
  const players = { ...guide.players, [guide.seat]: HUMAN };
  const game = await api.newGame({ scenario, players, seed: guide.seed });
  turn(game.id, true);
  return game;
}

/** Scenarios that have a guide, asked for once: the catalog stays as it is. */
let guided: Promise<string[]> | null = null;

async function guidedScenarios(): Promise<string[]> {
  const { scenarios } = await api.catalog();
  return scenarios.filter(({ guide }) => guide).map(({ id }) => id);
}

/** The guide of a scenario; most have none. */
export async function guideOf(scenario: string): Promise<Guide | null> {
  try {
    guided ??= guidedScenarios();
    return (await guided).includes(scenario) ? await api.guide<Guide>(scenario) : null;
  } catch (thrown) {
    guided = null;
    if (thrown instanceof RequestFailed) return null;
    throw thrown;
  }
}

/** Whether a game is one for the guide: a person at the newcomer's seat, bots at the others. */
export function isGuided(guide: Guide, info: GameInfo): boolean {
  const others = Object.keys(guide.players);
  return info.players[guide.seat] === HUMAN && others.every((it) => info.players[it] !== HUMAN);
}
