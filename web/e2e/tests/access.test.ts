/** Accessibility of every screen but those of battles, which have a file of their own. */
import { looksAt } from "../harness/axe.js";
import { house } from "../harness/house.js";
import { AMBUSH_SCREENS } from "../screens/ambush.js";
import { BATTLE_SCREENS } from "../screens/battle.js";
import { SCREENS } from "../screens/index.js";

looksAt(
  house(),
  SCREENS.filter((screen) => ![...BATTLE_SCREENS, ...AMBUSH_SCREENS].includes(screen)),
);
