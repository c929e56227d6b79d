/** Accessibility of the screens of Prussia's Glory. */
import { looksAt } from "../harness/axe.js";
import { house } from "../harness/house.js";
import { BATTLE_SCREENS } from "../screens/battle.js";

looksAt(house(), BATTLE_SCREENS);
