/** A table without a server: what the map needs of the store, answering at once. */

import type { Board, Counter, PromptView, Reach, Scene, Setting } from "../../../types/scene";
import { PLAIN } from "../../lib/ahead";
import type { TableStore } from "../../lib/table.svelte";
import { SETTING, prompt, range, scene } from "./synthetic";

/** What a game on a board is called. */
export function gameOf(board: Board): string {
  return `bench-${board.hexes.length}`;
}

export class BenchStore {
  readonly gameId: string;
  readonly setting: Setting;
  readonly board: Board;
  scene = $state.raw<Scene | null>(null);
  reaches = $state.raw<Reach[]>([]);
  preview = $state.raw<{ unit: string; reaches: Reach[] } | null>(null);
  cursor = $state<string | null>(null);
  inspected = $state<{ hex: string | null; unit: string | null }>({ hex: null, unit: null });
  readonly log = [];
  readonly overlays = [];
  readonly shownOverlays = [];
  readonly lit = new Set<string>();
  readonly notes = { text: "", marks: [] };
  readonly shown = $derived(this.scene);
  readonly prompt = $derived<PromptView | null>(this.scene?.prompt ?? null);

  readonly open = $derived(this.prompt);
  readonly ahead = null;
  readonly modes = PLAIN;
  /** Nothing waits to be seen. */
  readonly playback = { busy: false, waiting: 0, skips: 0 };

  readonly #laid: Scene;
  /** The answer of the server, ready before the click: the page is measured, not the range. */
  readonly #ranges: Record<string, Reach[]> = {};

  constructor(board: Board, units: Counter[], setting = SETTING, laid = scene(units, null, null)) {
    this.setting = setting;
    this.gameId = gameOf(board);
    this.board = board;
    this.#laid = laid;
  }

  /** As the map sees it: it asks for nothing that is not here. */
  asTable(): TableStore {
    return this as unknown as TableStore;
  }

  /** Lets a unit be chosen. */
  offer(unit: string): void {
    this.reaches = [];
    this.#ranges[unit] ??= range(this.board, this.#find(unit)?.hex ?? "");
    this.scene = { ...this.#laid, prompt: this.#prompt(unit) };
  }

  /** The chosen unit gets its range. */
  async play([action]: string[]): Promise<boolean> {
    const unit = this.#find(action?.replace(/^select /, ""));
    if (unit) {
      const asked = { ...this.#prompt(unit.id), choices: [] };
      const { counters } = scene(this.#laid.counters, null, unit.id);
      this.scene = { ...this.#laid, counters, prompt: asked };
      this.reaches = this.#ranges[unit.id] ?? [];
    }
    return unit !== undefined;
  }

  #find(unit: string | undefined): Counter | undefined {
    return this.#laid.counters.find(({ id }) => id === unit);
  }

  /** The question to whoever is asked in what was laid out. */
  #prompt(unit: string): PromptView {
    return { ...prompt(unit), seat: this.#laid.asked ?? "" };
  }

  async reach(): Promise<Reach[]> {
    return [];
  }

  async why(): Promise<{ code: string }> {
    return { code: "none" };
  }

  async odds(): Promise<{ code: string }> {
    return { code: "none" };
  }

  async oddsAt(): Promise<null> {
    return null;
  }
}
