/**
 * Clicks that the answers of a game of Next War take on the table, reckoned without the page: what
 * a hand needs for a march, for an attack and for each further question. The training game, which
 * is played by mouse as well, shows whether the reckoning is true.
 */
import { Engine } from "./engine.js";

/** An answer as it was given, and what else could have been answered. */
export type Given = { seat: string; decision: string; action: string; offered: readonly string[] };

type Prompt = { over: boolean; seat: string; decision: string; actions: string[] };

/** Plays a game without the page until `ends`, by a script or by the bot if there is none. */
export async function playedOff(
  game: { scenario: string; seed: number },
  script: readonly string[] | null,
  ends: (events: readonly { event: string }[]) => boolean = () => false,
): Promise<Given[]> {
  const engine = Engine.start();
  const given: Given[] = [];
  try {
    await engine.ask({ do: "new", ...game });
    let prompt = (await engine.ask({ do: "prompt" })) as Prompt;
    while (!prompt.over) {
      const { seat, decision, actions: offered } = prompt;
      const action = script ? script[given.length] : await choice(engine);
      if (action === undefined) break;
      given.push({ seat, decision, action, offered });
      const played = await engine.ask({ do: "play", action });
      const { events } = played as { events: { event: string }[] };
      if (ends(events)) break;
      prompt = (await engine.ask({ do: "prompt" })) as Prompt;
    }
  } finally {
    engine.end();
  }
  return given;
}

async function choice(engine: Engine): Promise<string> {
  const chosen = (await engine.ask({ do: "bot", name: "greedy", seed: 1 })) as { action: string };
  return chosen.action;
}

/** How marches are made: by a click on the counter and one on the hex, or by dragging it there. */
export type Marching = "clicks" | "drags";

/** How many clicks these answers take; a counter dragged to its hex counts as one. */
export function reckoned(given: readonly Given[], marching: Marching = "clicks"): number {
  return given.reduce((sum, _, at) => sum + clicksFor(given, at, marching), 0);
}

function clicksFor(given: readonly Given[], at: number, marching: Marching): number {
  const { decision, action, offered } = given[at]!;
  const [verb = ""] = action.split(" ");
  const before = given[at - 1]?.action.split(" ")[0] ?? "";
  // The only answer is given by the page, but for the end of a segment in which something was done.
  if (offered.length === 1 && verb !== "end") return 0;
  // A way is clicked where it ends.
  if (decision === "march" && verb === "move") {
    return before === "move" || (before === "select" && marching === "drags") ? 0 : 1;
  }
  if (decision === "march" && verb === "stop") return 0;
  // A click on the target brings in everybody who can attack it.
  if (decision === "plan-attack" && verb === "add") return joins(given, at);
  // Another way of moving than marching is switched on first.
  return AIRBORNE.includes(verb) ? 2 : 1;
}

const AIRBORNE = ["airmobile", "fly", "paradrop", "lift", "ship", "haul", "embark", "tunnel"];

/** Whether all that could join did: then the first of them costs a click, and the others none. */
function joins(given: readonly Given[], at: number): number {
  const isAdd = (it: Given | undefined): boolean => it?.action.startsWith("add ") ?? false;
  let last = at;
  while (isAdd(given[last + 1])) last += 1;
  const left = given[last]!.offered.filter((it) => it.startsWith("add ")).length;
  return left > 1 || !isAdd(given[at - 1]) ? 1 : 0;
}
