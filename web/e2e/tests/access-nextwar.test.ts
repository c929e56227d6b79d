/** Accessibility of the screens of Next War. */
import { looksAt } from "../harness/axe.js";
import { house } from "../harness/house.js";
import { NEXTWAR_SCREENS } from "../screens/nextwar.js";

looksAt(house(), NEXTWAR_SCREENS);
