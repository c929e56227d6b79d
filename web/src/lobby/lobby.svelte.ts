/** What the start screen knows, and what can be done there. */
import type { Catalog, CatalogScenario, Failure, GameInfo, Player } from "../../types/wire";
import * as api from "../lib/net/api";
import { failureOf } from "../lib/net/failure";
import { toGame } from "../lib/route.svelte";
import { titleOf } from "../lib/title";
import { startLesson } from "../play/lesson";
import type { Agreed } from "./options";

export class LobbyStore {
  catalog = $state.raw<Catalog | null>(null);
  games = $state.raw<GameInfo[]>([]);
  basket = $state.raw<GameInfo[]>([]);
  /** Whether everything was read once. */
  ready = $state(false);
  /** What went wrong last. */
  failure = $state.raw<Failure | null>(null);
  /** The game that was deleted last, as long as one click brings it back. */
  deleted = $state.raw<GameInfo | null>(null);
  /** Whether something was sent that changes the list and is not answered yet. */
  busy = $state(false);

  async load(): Promise<void> {
    await this.#trying(async () => {
      const [catalog] = await Promise.all([api.catalog(), this.#readGames()]);
      this.catalog = catalog;
      this.ready = true;
    });
  }

  /** Everything that can be played. */
  get scenarios(): CatalogScenario[] {
    return this.catalog?.scenarios ?? [];
  }

  /** The name of a system. */
  systemName(id: string): string {
    return this.catalog?.systems.find((system) => system.id === id)?.name ?? "";
  }

  /** The scenario of a game, if this program knows it. */
  scenarioOf(game: GameInfo): CatalogScenario | undefined {
    return this.scenarios.find((scenario) => scenario.id === game.scenario);
  }

  /** The title of a game as it is shown; of several with the same title the later are numbered. */
  titleOf(game: GameInfo): string {
    const title = this.#plainTitle(game);
    const number = this.#numbers.get(game.id) ?? 1;
    return number === 1 ? title : `${title} (${number})`;
  }

  /** Which of the games of its title a game is, the oldest first. */
  readonly #numbers = $derived.by(() => {
    const counts = new Map<string, number>();
    const oldestFirst = this.games.toSorted((one, other) => one.created - other.created);
    const numbers = oldestFirst.map((game): [string, number] => {
      const title = this.#plainTitle(game);
      const number = (counts.get(title) ?? 0) + 1;
      counts.set(title, number);
      return [game.id, number];
    });
    return new Map(numbers);
  });

  #plainTitle(game: GameInfo): string {
    return titleOf(game.title, this.scenarioOf(game)?.title);
  }

  /** Begins a game and goes to its table. */
  async begin(
    scenario: CatalogScenario,
    players: { [seat in string]: Player },
    { title, options = {} }: { title?: string; options?: Agreed } = {},
  ): Promise<void> {
    await this.#trying(async () => {
      const wanted: api.NewGame = { scenario: scenario.id, players, options };
      const game = await api.newGame(title ? { ...wanted, title } : wanted);
      toGame(game.id);
    });
  }

  /** Begins a game with the coach beside it. */
  async learn(scenario: CatalogScenario): Promise<void> {
    await this.#trying(async () => {
      const game = await startLesson(scenario.id);
      toGame(game.id);
    });
  }

  async rename(game: GameInfo, title: string): Promise<void> {
    await this.#changing(() => api.rename(game.id, title));
  }

  /** Puts a game into the basket. */
  async remove(game: GameInfo): Promise<void> {
    if (await this.#changing(() => api.remove(game.id))) this.deleted = game;
  }

  /** Takes a game out of the basket. */
  async restore(game: GameInfo): Promise<void> {
    if (await this.#changing(() => api.restore(game.id))) this.deleted = null;
  }

  async removeForever(game: GameInfo): Promise<void> {
    await this.#changing(() => api.removeForever(game.id));
    if (this.deleted?.id === game.id) this.deleted = null;
  }

  /** Opens a record that was saved before. */
  async import(file: File): Promise<void> {
    await this.#trying(async () => {
      const game = await api.importGame(await file.text());
      toGame(game.id);
    });
  }

  async #readGames(): Promise<void> {
    const [games, basket] = await Promise.all([api.games(), api.basket()]);
    this.games = games;
    this.basket = basket;
  }

  #changing(change: () => Promise<unknown>): Promise<boolean> {
    return this.#trying(async () => {
      await change();
      await this.#readGames();
    });
  }

  /** Does something and keeps what went wrong; says whether it went well. */
  async #trying(work: () => Promise<void>): Promise<boolean> {
    this.busy = true;
    try {
      await work();
      this.failure = null;
      return true;
    } catch (thrown) {
      this.failure = failureOf(thrown);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
