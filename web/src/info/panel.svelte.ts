/** What the reference drawer shows, so that keys and the log can open it. */
import { desk } from "../lib/desk.svelte";
import type { CellRef } from "../../types/scene";
import { tellsStory } from "./story";

export const INFO_TABS = [
  "here",
  "story",
  "units",
  "turns",
  "charts",
  "overlays",
  "notes",
  "dice",
] as const;

export type InfoTab = (typeof INFO_TABS)[number];

/** The cell of a chart that is shown on demand; without one, the last that was used. */
export const reference = $state<{ cell: CellRef | null }>({ cell: null });

/** The tabs of a game: the story is for those that tell one. */
export function tabsFor(system: string | undefined): InfoTab[] {
  return INFO_TABS.filter((tab) => tab !== "story" || tellsStory(system));
}

/** The open tab; null while the drawer is closed. */
export function openTab(): InfoTab | null {
  return INFO_TABS.find((it) => it === desk.drawer) ?? null;
}

/** Opens a tab, on a phone in its sheet. */
export function showTab(tab: InfoTab): void {
  desk.drawer = tab;
  desk.sheet = "reference";
}

/** Opens a tab, or closes the drawer if that tab is open. */
export function toggleTab(tab: InfoTab): void {
  if (desk.drawer === tab) desk.drawer = null;
  else showTab(tab);
}

/** Shows a cell on its chart. */
export function showCell(cell: CellRef): void {
  reference.cell = cell;
  showTab("charts");
}
