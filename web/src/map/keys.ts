/** The keys of the map, in one table: it is what the map obeys and what the help page shows. */

import type { Way } from "./steps";

/** What a key does on the map. */
export type MapAct =
  | { do: "step"; way: Way }
  | { do: "pan"; across: -1 | 0 | 1; down: -1 | 0 | 1 }
  | { do: "zoom"; direction: 1 | -1 }
  | { do: "fit" }
  | { do: "act" }
  | { do: "next-unit"; direction: 1 | -1 }
  | { do: "stack" }
  | { do: "why" }
  | { do: "numbers" }
  | { do: "sight" }
  | { do: "back" };

export type MapKey = {
  /** As `KeyboardEvent.key` calls it. */
  key: string;
  shift?: boolean;
  act: MapAct;
  /** Key of the text that says what it does; keys with the same text belong together. */
  text: string;
};

const step = (key: string, way: Way): MapKey => ({
  key,
  act: { do: "step", way },
  text: "map-key-step",
});

const pan = (key: string, across: -1 | 0 | 1, down: -1 | 0 | 1): MapKey => ({
  key,
  shift: true,
  act: { do: "pan", across, down },
  text: "map-key-pan",
});

export const MAP_KEYS: readonly MapKey[] = [
  step("ArrowUp", "up"),
  step("ArrowDown", "down"),
  step("ArrowLeft", "left"),
  step("ArrowRight", "right"),
  { ...step("Home", "up-left"), text: "map-key-step-slanted" },
  { ...step("PageUp", "up-right"), text: "map-key-step-slanted" },
  { ...step("End", "down-left"), text: "map-key-step-slanted" },
  { ...step("PageDown", "down-right"), text: "map-key-step-slanted" },
  { key: "Enter", act: { do: "act" }, text: "map-key-act" },
  { key: "n", act: { do: "next-unit", direction: 1 }, text: "map-key-next" },
  { key: "N", shift: true, act: { do: "next-unit", direction: -1 }, text: "map-key-previous" },
  { key: "t", act: { do: "stack" }, text: "map-key-stack" },
  { key: "w", act: { do: "why" }, text: "map-key-why" },
  { key: "s", act: { do: "sight" }, text: "map-key-sight" },
  { key: "h", act: { do: "numbers" }, text: "map-key-numbers" },
  { key: "+", act: { do: "zoom", direction: 1 }, text: "map-key-nearer" },
  { key: "=", act: { do: "zoom", direction: 1 }, text: "map-key-nearer" },
  { key: "-", act: { do: "zoom", direction: -1 }, text: "map-key-farther" },
  { key: "0", act: { do: "fit" }, text: "map-key-fit" },
  pan("ArrowUp", 0, -1),
  pan("ArrowDown", 0, 1),
  pan("ArrowLeft", -1, 0),
  pan("ArrowRight", 1, 0),
  { key: "Escape", act: { do: "back" }, text: "map-key-back" },
];

/** What a key press does on the map; nothing for keys that belong to others. */
export function actOf(
  event: Pick<KeyboardEvent, "key" | "shiftKey" | "ctrlKey" | "altKey" | "metaKey">,
): MapAct | null {
  if (event.ctrlKey || event.altKey || event.metaKey) {
    return null;
  }
  const fits = (key: MapKey): boolean => key.key === event.key && fitsShift(key, event.shiftKey);
  return MAP_KEYS.find(fits)?.act ?? null;
}

/** Shift matters for keys that mean something else without it; signs may need it to be typed. */
function fitsShift(key: MapKey, shift: boolean): boolean {
  return key.key.length === 1 || (key.shift ?? false) === shift;
}
