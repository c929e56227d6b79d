/** What the start screen knows, and what can be done there. */
import type {
  Catalog,
  CatalogScenario,
  Failure,
  Finding,
  GameInfo,
  OwnFiles,
  OwnInfo,
  Player,
} from "../../types/wire";
import * as api from "../lib/net/api";
import { failureOf } from "../lib/net/failure";
import { toGame, toLobby, toScenario } from "../lib/route.svelte";
import { titleOf } from "../lib/title";
import { startLesson } from "../play/lesson";
import { sorted, type Brought } from "./files";
import type { Agreed } from "./options";

export class LobbyStore {
  catalog = $state.raw<Catalog | null>(null);
  games = $state.raw<GameInfo[]>([]);
  basket = $state.raw<GameInfo[]>([]);
  /** Whether there may be more games than were read. */
  more = $state.raw({ games: false, basket: false });
  /** Scenarios of one's own. */
  own = $state.raw<OwnInfo[]>([]);
  /** What was found in the files of a scenario that was brought last. */
  findings = $state.raw<Finding[]>([]);
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
      await Promise.all([this.#readCatalog(), this.#readGames()]);
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

  /** Opens a record that was saved before, perhaps with the files of its scenario. */
  async import(file: File): Promise<void> {
    await this.#trying(async () => {
      const { record, files } = savedGame(await file.text());
      const game = await (files ? api.importBundle(record, files) : api.importGame(record));
      toGame(game.id);
    });
  }

  /** Takes files that were picked or dropped: a record, the files of a scenario, or both. */
  async take(files: readonly Brought[]): Promise<void> {
    const { data, record } = sorted(files);
    this.findings = [];
    if (record && data.length === 0) return this.import(record);
    if (data.length === 0) return;
    const texts = await Promise.all(
      data.map(async ({ path, file }) => ({ name: path, text: await file.text() })),
    );
    await this.#trying(async () => {
      if (record) return toGame((await api.importBundle(await record.text(), texts)).id);
      const { scenarios, findings } = await api.openOwn(texts);
      await this.#readCatalog();
      this.findings = findings;
      const [only] = scenarios;
      if (only !== undefined && scenarios.length === 1) toScenario(only);
    });
    // The list of what is wrong says more than a sentence.
    this.findings = this.failure?.findings ?? this.findings;
    if (this.failure?.findings) this.failure = null;
  }

  /** Removes a scenario of one's own. */
  async removeOwn(id: string): Promise<void> {
    const done = await this.#trying(async () => {
      await api.removeOwn(id);
      await this.#readCatalog();
    });
    if (done) toLobby();
  }

  /** Reads the next games of a list. */
  async readMore(list: "games" | "basket"): Promise<void> {
    await this.#trying(async () => {
      const page = await api[list](this[list].at(-1));
      this[list] = [...this[list], ...page.games];
      this.more = { ...this.more, [list]: page.more };
    });
  }

  async #readCatalog(): Promise<void> {
    [this.catalog, this.own] = await Promise.all([api.catalog(), api.own()]);
  }

  /** Reads as many pages of both lists as were read before, one at least. */
  async #readGames(): Promise<void> {
    const read = async (list: "games" | "basket"): Promise<void> => {
      let { games, more } = await api[list]();
      while (more && games.length < this[list].length) {
        const page = await api[list](games.at(-1));
        [games, more] = [[...games, ...page.games], page.more];
      }
      this[list] = games;
      this.more = { ...this.more, [list]: more };
    };
    await Promise.all([read("games"), read("basket")]);
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

/** A saved game: a record, or a record with the files of its scenario, as JSON. */
function savedGame(text: string): { record: string; files?: OwnFiles["files"] } {
  if (!text.startsWith("{")) return { record: text };
  try {
    const { record, files } = JSON.parse(text) as { record?: unknown; files?: unknown };
    // What else is wrong with it is found where it is opened.
    if (typeof record === "string" && Array.isArray(files)) return { record, files };
  } catch {
    // Not ours: it is refused as a record.
  }
  return { record: text };
}
