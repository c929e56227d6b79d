/** Accessibility of every screen but those of systems that have a file of their own. */
import { looksAt } from "../harness/axe.js";
import { house } from "../harness/house.js";
import { AMBUSH_SCREENS } from "../screens/ambush.js";
import { BATTLE_SCREENS } from "../screens/battle.js";
import { SCREENS } from "../screens/index.js";
import { NEXTWAR_SCREENS } from "../screens/nextwar.js";

const ELSEWHERE = [...BATTLE_SCREENS, ...AMBUSH_SCREENS, ...NEXTWAR_SCREENS];

looksAt(
  house(),
  SCREENS.filter((screen) => !ELSEWHERE.includes(screen)),
);
