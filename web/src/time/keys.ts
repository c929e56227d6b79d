/** The keys that go through time, in one table: what the page obeys and what the help shows. */
import type { TableStore } from "../lib/table.svelte";
import { playOrPause, stepBack, stepForth } from "./travel";

export type PageKey = {
  /** As `KeyboardEvent.key` calls it. */
  key: string;
  /** Key of the text that says what it does. */
  text: string;
  run: (store: TableStore) => void;
};

export const TIME_KEYS: readonly PageKey[] = [
  { key: ",", text: "time-key-back", run: stepBack },
  { key: ".", text: "time-key-forth", run: stepForth },
  { key: " ", text: "time-key-play", run: playOrPause },
];

/** The keys while something is shown that others wait for; they come before all others. */
export const SKIP_KEYS: readonly PageKey[] = [
  { key: " ", text: "time-key-skip", run: (store) => store.playback.skip() },
  { key: "Escape", text: "time-key-skip-all", run: (store) => store.playback.skipAll() },
];

/** Obeys a key of a table, unless it is meant for something to type into or to press. */
export function obey(keys: readonly PageKey[], store: TableStore, event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
  const key = keys.find((it) => it.key === event.key);
  if (key === undefined || isMeantFor(event.target, event.key)) return;
  event.preventDefault();
  key.run(store);
}

/** Whether what has the focus wants the key itself. */
function isMeantFor(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest("dialog") !== null || isTypedInto(target)) return true;
  const pressed = "button, a, summary, input, [role=button]";
  return key === " " && target.closest(pressed) !== null;
}

/** Inputs that nothing can be typed into: letters and numbers mean nothing to them. */
const TICKED: readonly string[] = ["checkbox", "radio", "button", "range", "color", "file"];

/** Whether letters go into what has the focus; a box that was ticked lets them pass. */
export function isTypedInto(target: HTMLElement): boolean {
  const field = target.closest("input, textarea, select, [contenteditable]");
  return field !== null && !(field instanceof HTMLInputElement && TICKED.includes(field.type));
}
