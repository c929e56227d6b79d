/** Every screen of the page, once. */
import { AMBUSH_SCREENS } from "./ambush.js";
import { BATTLE_SCREENS } from "./battle.js";
import { FIREFIGHT_SCREENS } from "./firefight.js";
import { LOBBY_SCREENS } from "./lobby.js";
import { NEXTWAR_SCREENS } from "./nextwar.js";
import { REFERENCE_SCREENS } from "./reference.js";
import type { Screen } from "./screen.js";
import { TABLE_SCREENS } from "./table.js";

export const SCREENS: readonly Screen[] = [
  ...LOBBY_SCREENS,
  ...TABLE_SCREENS,
  ...FIREFIGHT_SCREENS,
  ...BATTLE_SCREENS,
  ...AMBUSH_SCREENS,
  ...NEXTWAR_SCREENS,
  ...REFERENCE_SCREENS,
];
