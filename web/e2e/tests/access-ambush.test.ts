/** Accessibility of the screens of Ambush!. */
import { looksAt } from "../harness/axe.js";
import { house } from "../harness/house.js";
import { AMBUSH_SCREENS } from "../screens/ambush.js";

looksAt(house(), AMBUSH_SCREENS);
