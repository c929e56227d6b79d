/**
 * Missions of Ambush! that are played on without the page, up to where a test begins.
 *
 * Nothing here hangs on how a bot plays: if a mission does not come to what is wanted, the next is
 * tried, and there are more of them than bad luck can use up.
 */
import { Engine } from "./engine.js";
import type { House } from "./house.js";
import type { NewGame } from "./program.js";

/** Answers before which nothing is worth testing, where they are offered. */
const FIRST: readonly string[] = ["squad ready-made", "outfit"];

/** More answers than any of these missions takes. */
const MOST = 3000;

/** As many games of each mission are tried until something comes up. */
const SEEDS = 12;

/** Those who lead a mission: one who plays well, and one who gets into every trouble there is. */
const BOTS = ["greedy", "random"] as const;

/** A question as a program is asked it. */
export type Asked = { decision: string; actions: readonly string[] };

/** A mission with its dice, the answers that were given, and the record of both. */
export type Patrol = { game: NewGame; given: readonly string[]; record: string };

/** A mission as it was led, with what it leaves once it is over. */
type Led = Omit<Patrol, "game"> & { over: boolean; left: Left | null };

/** What a mission leaves to the next, as far as tests ask for it. */
export type Left = { men: { letter: string; name: string; lost: boolean }[] };

/** What was found before: every screen is looked at several times. */
const found = new Map<unknown, Promise<Patrol>>();

/** Puts a mission that was led on the shelf of games. */
export async function shelved(house: House, { record }: Patrol): Promise<string> {
  return (await house.program.import(record)).id;
}

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
 * Lets a bot lead missions, one after the other, until a question fits; the game then stands right
 * before it.
 */
export async function patrolled(
  house: House,
  missions: readonly string[],
  fits: (asked: Asked) => boolean,
): Promise<string> {
  const patrol = await once(fits, () =>
    search(missions, fits, ({ over }) => !over, `question as ${fits.name}`),
  );
  return shelved(house, patrol);
}

/** A whole mission, led by a bot, that leaves what is wanted. */
export function wholePatrol(
  missions: readonly string[],
  leaves: (left: Left) => boolean = () => true,
): Promise<Patrol> {
  const ended = ({ over, left }: Led): boolean => over && left !== null && leaves(left);
  return once(leaves, () => search(missions, () => false, ended, `end as ${leaves.name}`));
}

/** Finds something only once. */
function once(wanted: unknown, find: () => Promise<Patrol>): Promise<Patrol> {
  const known = found.get(wanted) ?? find();
  found.set(wanted, known);
  return known;
}

/** The first mission, by bot and dice, that was led where it should. */
async function search(
  missions: readonly string[],
  fits: (asked: Asked) => boolean,
  serves: (led: Led) => boolean,
  what: string,
): Promise<Patrol> {
  for (const bot of BOTS) {
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      for (const scenario of missions) {
        const game = { scenario, seed };
        const led = await lead(game, bot, fits);
        if (serves(led)) return { game, given: led.given, record: led.record };
      }
    }
  }
  throw new Error(`no such ${what} in any game of ${missions.join(", ")}`);
}

/** Lets a bot play until a question fits, or until the mission is over. */
async function lead(game: NewGame, bot: string, fits: (asked: Asked) => boolean): Promise<Led> {
  const engine = Engine.start();
  const given: string[] = [];
  try {
    await engine.ask({ do: "new", ...game });
    for (;;) {
      const prompt = (await engine.ask({ do: "prompt" })) as Asked & { over: boolean };
      const { over } = prompt;
      // A bot that gets nowhere has led nobody anywhere.
      const lost = given.length === MOST;
      if (over || lost || fits(prompt)) {
        const { record } = (await engine.ask({ do: "record" })) as { record: string };
        const left = over ? await leftBy(engine) : null;
        return { given, record, over: over || lost, left };
      }
      const action = await chosen(engine, bot, prompt);
      await engine.ask({ do: "play", action });
      given.push(action);
    }
  } finally {
    engine.end();
  }
}

/** What the mission that is over leaves. */
async function leftBy(engine: Engine): Promise<Left | null> {
  const { squad } = (await engine.ask({ do: "squad" })) as { squad: Left | null };
  return squad;
}

async function chosen(engine: Engine, name: string, { actions }: Asked): Promise<string> {
  const first = FIRST.find((it) => actions.includes(it));
  if (first !== undefined) return first;
  const { action } = (await engine.ask({ do: "bot", name, seed: 1 })) as { action: string };
  return action;
}

/** The shots at somebody among the answers. */
function shotsOf({ actions }: Asked): string[] {
  return actions.filter((it) => /^fire (?!wall|vehicle|bunker)/.test(it));
}

/** A mission in Operations, with the answer after which Rounds begin. */
export async function beforeRounds(
  house: House,
  missions: readonly string[],
): Promise<{ id: string; answer: string }> {
  const { game, given } = await once(inRounds, () =>
    search(missions, inRounds, ({ over }) => !over, `question as ${inRounds.name}`),
  );
  const id = await begun(house, game, given.slice(0, -1));
  return { id, answer: given.at(-1) ?? "" };
}

/** Whether somebody of the squad has a turn. */
function inRounds({ decision }: Asked): boolean {
  return decision === "act" || decision === "turn";
}

/** Whether somebody can fire. */
export function canFire(asked: Asked): boolean {
  return shotsOf(asked).length > 0;
}

/** Whether one enemy can be fired at, carefully or quickly: the page then tells both chances. */
export function hasOneTarget(asked: Asked): boolean {
  const shots = shotsOf(asked);
  return asked.decision === "turn" && shots.length > 0 && shots.length < 3;
}

/** Whether a grenade can be thrown. */
export function hasGrenade({ actions }: Asked): boolean {
  return actions.includes("aim grenade");
}

/** Whether somebody who is down can be dragged along. */
export function canDrag({ actions }: Asked): boolean {
  return actions.some((it) => it.startsWith("drag "));
}

/** Whether a paragraph leaves something to the player. */
export function hasChoice({ decision }: Asked): boolean {
  return decision === "choose";
}

/** Whether some were lost, and enough came back that one of them has learned something. */
export function someWereLost({ men }: Left): boolean {
  const lost = men.filter((man) => man.lost).length;
  return lost >= 1 && lost <= 3;
}
