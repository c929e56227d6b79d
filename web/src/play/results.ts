/** What dice bring, in words. The rules say it; the page only chooses what to show. */
import type { ResultView } from "../../types/scene";
import { say } from "../lib/texts";

/** What a result is called: the sign of the chart where it has one. */
export function resultName({ sign, text, message }: ResultView): string {
  return sign ? text : say(message);
}

/** What the sign of a result means; null where it is said in words already. */
export function resultMeaning({ sign, message }: ResultView): string | null {
  return sign ? say(message) : null;
}
