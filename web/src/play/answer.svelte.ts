/** Giving an answer, with a word of caution where something would be lost for good. */
import type { Choice } from "../../types/scene";
import type { TableStore } from "../lib/table.svelte";
import { isForGood } from "./offers";

/** The answer that waits for a confirmation. */
export const pending = $state<{ choice: Choice | null }>({ choice: null });

/** Gives an answer, or asks first where it leaves something undone and cannot be taken back. */
export function answer(store: TableStore, choice: Choice): void {
  if (choice.opens) void store.takeUp(choice);
  else if (!isForGood(choice)) void store.play([choice.action]);
  else pending.choice = choice;
}

/** Gives the answer that waited. */
export function confirm(store: TableStore): void {
  const choice = pending.choice;
  pending.choice = null;
  if (choice) void store.play([choice.action]);
}

/** Thinks better of it. */
export function reconsider(): void {
  pending.choice = null;
}
