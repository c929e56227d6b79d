/** "Why?" and "why not?": what somebody wonders about, for the dialog that explains it. */
import type { TableStore } from "../lib/table.svelte";
import { meanings, whyNotActions, type Target } from "../map/pointing";

/** What the dialog is about. */
export type Wonder = {
  /** Answers that could be given or thought of. */
  actions: string[];
  /** The place that was pointed at; none where a single answer is asked about. */
  target: Target | null;
};

/** What is wondered about; `null` is a closed dialog. */
export const wonder = $state<{ about: Wonder | null }>({ about: null });

/** Asks what an answer costs and counts, or why it is not allowed. */
export function openWhy(store: TableStore, action: string): void {
  if (store.prompt) wonder.about = { actions: [action], target: null };
}

/** Asks about everything that could be thought of at a place: what is allowed, then what is not. */
export function openWhyAt(store: TableStore, target: Target): void {
  if (!store.prompt) return;
  const allowed = meanings(store, target).flatMap((it) => it.choice?.action ?? []);
  wonder.about = { actions: [...allowed, ...whyNotActions(store, target)], target };
}

export function closeWhy(): void {
  wonder.about = null;
}
