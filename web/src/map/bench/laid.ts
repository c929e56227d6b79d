/** What is laid on the table to be measured: a made-up war, or a game as the program has it. */
import type { Board, Counter, Scene, Setting } from "../../../types/scene";
import type { Push } from "../../../types/wire";
import * as api from "../../lib/net/api";
import { LiveLine } from "../../lib/net/live";
import { pictureOf } from "../terrain/picture";
import { picture } from "./plain";
import { SETTING, board, counters, prompt, scene } from "./synthetic";

export type Laid = {
  map: Board;
  setting: Setting;
  /** The scene, whose question is of no matter. */
  scene: Scene;
  /** The text of the printed map. */
  printed: string;
};

/** A map of about so many hexes with so many counters. */
export function madeUp(hexes: number, count: number): Laid {
  const map = board(hexes);
  const units = counters(map, count);
  return { map, setting: SETTING, scene: scene(units, prompt(""), null), printed: picture(map) };
}

/** A game of the program, as a spectator sees it now. */
export async function realGame(id: string): Promise<Laid> {
  const printed = await pictureOf(id)(new AbortController().signal);
  const { setting, board: map } = await pushed(id, "setting");
  const { scene: seen } = await pushed(id, "scene");
  return { map, setting, scene: seen, printed: printed ?? picture(map) };
}

type Pushed<Kind extends Push["push"]> = Extract<Push, { push: Kind }>;

/** Waits for the first push of a kind. */
function pushed<Kind extends Push["push"]>(id: string, kind: Kind): Promise<Pushed<Kind>> {
  return new Promise((resolve, reject) => {
    const line = new LiveLine(api.liveAddress(id), {
      opened: () => void line.request({ do: "watch", viewer: "spectator" }).catch(reject),
      lost: () => {},
      pushed: (push) => {
        if (push.push !== kind) return;
        resolve(push as Pushed<Kind>);
        line.close();
      },
    });
  });
}

/** A counter that lies alone in its hex, so that it can be clicked at every zoom. */
export function loner({ scene: { counters: all } }: Laid): Counter {
  const alone = (unit: Counter): boolean =>
    unit.hex !== null && all.every(({ id, hex }) => id === unit.id || hex !== unit.hex);
  const found = all.find(alone);
  if (!found) throw new Error("no counter lies alone in its hex");
  return found;
}
