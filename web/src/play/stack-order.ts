/** Where a counter can be laid into a stack. Pure functions. */
import type { Choice, PromptView } from "../../types/scene";

/** A place, and the counter that lies below it; none at the bottom. */
export type StackPlace = { choice: Choice; below: string | null };

/** The verb of answers that name a place of the stack, 1 being the bottom. */
const PLACE_AT = "place-at";

/** The places from the top down; none where the question is not about a stack. */
export function placesOf(prompt: PromptView): StackPlace[] {
  const { stack } = prompt.about;
  if (stack === undefined) return [];
  const named = prompt.choices.flatMap((choice) => {
    const place = choice.verb === PLACE_AT ? Number(choice.action.split(" ")[1]) : NaN;
    return Number.isInteger(place) ? [{ choice, place }] : [];
  });
  return named
    .sort((a, b) => b.place - a.place)
    .map(({ choice, place }) => ({ choice, below: stack[place - 2] ?? null }));
}
