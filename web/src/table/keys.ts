/** The keys of the layout. */
import { tick } from "svelte";
import { desk } from "../lib/desk.svelte";
import type { PageKey } from "../time/keys";

/** The element that holds the log, wherever the layout puts it. */
export const LOG_ID = "log";

async function showLog(): Promise<void> {
  desk.panel = true;
  desk.sheet = "log";
  await tick();
  document.getElementById(LOG_ID)?.focus();
}

export const TABLE_KEYS: readonly PageKey[] = [
  { key: "l", text: "page-key-log", run: () => void showLog() },
];
