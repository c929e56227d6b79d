/** The title of a game as it is shown. */
import { words } from "./texts";

/**
 * A game that nobody named is called after its scenario, in the language that is set; one that
 * was named keeps its name.
 */
export function titleOf(
  title: string,
  scenario: { [language in string]: string } | undefined,
): string {
  return scenario && Object.values(scenario).includes(title) ? words(scenario) : title;
}
