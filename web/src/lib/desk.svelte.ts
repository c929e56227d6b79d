/** What lies open around the map: chrome only, nothing of any game. */
import { MediaQuery } from "svelte/reactivity";

/** Whether the window is so narrow that panels are sheets: a phone, unless it lies on its side. */
export const narrow = new MediaQuery(
  "(max-width: 36rem), (max-width: 52rem) and (orientation: portrait)",
);

export type Sheet = "question" | "log" | "reference";

/** The parts around the map. Assigning to a field opens or closes it. */
export const desk = $state({
  /** The open tab of the reference drawer; `null` is a closed drawer. */
  drawer: null as string | null,
  /** Whether the side panel with question and log is there, on screens that have one. */
  panel: true,
  /** The sheet in front, on a phone. */
  sheet: "question" as Sheet,
  /** Whether the help with keys and glossary is open. */
  help: false,
});
