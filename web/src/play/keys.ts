/** The keys that answer, take back and help, in one table. */
import { desk } from "../lib/desk.svelte";
import type { TableStore } from "../lib/table.svelte";
import type { PageKey } from "../time/keys";
import { answer } from "./answer.svelte";
import { nextMode } from "./modes";
import { GIVE_UP_KEY, NUMBER_KEYS, closing, keyed, offersOf } from "./offers";

function presses(key: string, text: string): PageKey {
  const run = (store: TableStore): void => {
    const choice = keyed(offersOf(store.prompt), key);
    if (choice) answer(store, choice);
  };
  return { key, text, run };
}

function end(store: TableStore): void {
  const choice = closing(offersOf(store.prompt));
  if (choice) answer(store, choice);
}

/** Brings in everything that can take part. */
export function bringIn(store: TableStore): void {
  const everyone = store.prompt?.everyone ?? [];
  if (everyone.length > 0) void store.play(everyone);
}

export const PLAY_KEYS: readonly PageKey[] = [
  ...Array.from({ length: NUMBER_KEYS }, (_, at) => presses(String(at + 1), "play-key-numbers")),
  { key: "e", text: "play-key-end", run: end },
  { key: "a", text: "play-key-everyone", run: bringIn },
  presses(GIVE_UP_KEY, "play-key-give-up"),
  { key: "m", text: "play-key-modes", run: (store) => void nextMode(store) },
  { key: "u", text: "play-key-undo", run: (store) => void store.undoTo() },
  { key: "?", text: "play-key-help", run: () => (desk.help = true) },
];
