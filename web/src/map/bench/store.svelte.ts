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

  readonly #units: Counter[];
  /** The answer of the server, ready before the click: the page is measured, not the range. */
  readonly #ranges: Record<string, Reach[]> = {};

  constructor(board: Board, units: Counter[], setting = SETTING) {
    this.setting = setting;
    this.gameId = gameOf(board);
    this.board = board;
    this.#units = units;
  }

  /** As the map sees it: it asks for nothing that is not here. */
  asTable(): TableStore {
    return this as unknown as TableStore;
  }

  /** Lets a unit be chosen. */
  offer(unit: string): void {
    this.reaches = [];
    this.#ranges[unit] ??= range(this.board, this.#units.find(({ id }) => id === unit)?.hex ?? "");
    this.scene = scene(this.#units, prompt(unit), null);
  }

  /** The chosen unit gets its range. */
  async play([action]: string[]): Promise<boolean> {
    const unit = this.#units.find(({ id }) => action === `select ${id}`);
    if (unit) {
      this.scene = scene(this.#units, { ...prompt(unit.id), choices: [] }, unit.id);
      this.reaches = this.#ranges[unit.id] ?? [];
    }
    return unit !== undefined;
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
