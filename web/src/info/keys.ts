/** The keys that open the reference drawer. */
import type { PageKey } from "../time/keys";
import { toggleTab, type InfoTab } from "./panel.svelte";

function opens(key: string, tab: InfoTab): PageKey {
  return { key, text: `info-key-${tab}`, run: () => toggleTab(tab) };
}

export const INFO_KEYS: readonly PageKey[] = [
  opens("o", "units"),
  opens("c", "charts"),
  opens("v", "overlays"),
];
