/** What every test file needs: a program, the browser, and pages that are looked after. */
import { basename, join } from "node:path";
import { after, afterEach, before } from "node:test";
import type { Browser } from "playwright-core";
import type { Board } from "../../types/scene.js";
import { type Look, type Visit, openBrowser, visit } from "./browser.js";
import { Frames } from "./frames.js";
import { LobbyPage } from "./lobby.js";
import { MapPage } from "./map.js";
import { type NewGame, Program } from "./program.js";
import { TablePage } from "./table.js";

export class House {
  #program: Program | null = null;
  #browser: Browser | null = null;
  #visits: Visit[] = [];
  #pictures = 0;
  readonly #further: readonly string[];

  constructor(further: readonly string[] = []) {
    this.#further = further;
  }

  get program(): Program {
    if (!this.#program) throw new Error("the program runs from `before` to `after`");
    return this.#program;
  }

  /** Begins a game and opens its table. */
  async table(game: NewGame, look: Look = {}): Promise<TablePage> {
    return this.open((await this.program.begin(game)).id, look);
  }

  /** Opens the table of a game. */
  async open(game: string, look: Look = {}): Promise<TablePage> {
    const [visit, frames] = await this.#visit(`/game/${game}`, look);
    return new TablePage(visit, frames, await this.#map(visit, game), game);
  }

  /** Opens the start screen. */
  async lobby(look: Look = {}): Promise<LobbyPage> {
    return new LobbyPage(...(await this.#visit("/", look)));
  }

  /** The table that the start screen has led to. */
  async tableOf(lobby: LobbyPage): Promise<TablePage> {
    await lobby.page.waitForURL("**/game/*");
    const game = lobby.page.url().split("/").at(-1) ?? "";
    return new TablePage(lobby.visit, lobby.frames, await this.#map(lobby.visit, game), game);
  }

  /** Puts another program in place of one that was killed. */
  async again(): Promise<void> {
    this.#program = await this.program.again();
  }

  async enter(): Promise<void> {
    [this.#program, this.#browser] = await Promise.all([
      Program.start(...this.#further),
      openBrowser(),
    ]);
  }

  /** Ends every page of a test; one that complained fails it. */
  async leave(): Promise<void> {
    const visits = this.#visits;
    this.#visits = [];
    for (const visit of visits) {
      await this.#photograph(visit);
      await visit.end();
    }
  }

  async close(): Promise<void> {
    await this.#browser?.close();
    await this.#program?.end();
  }

  /** Keeps a picture of how a test has left its page, if the variable SHOTS names a folder. */
  async #photograph({ page }: Visit): Promise<void> {
    const folder = process.env["SHOTS"];
    if (folder === undefined) return;
    this.#pictures += 1;
    const name = basename(process.argv[1] ?? "page", ".test.js");
    await page.screenshot({ path: join(folder, `${name}-${this.#pictures}.png`) });
  }

  async #map(visit: Visit, game: string): Promise<MapPage> {
    const board = (await this.program.request(`/api/games/${game}/board`)) as Board;
    return new MapPage(visit.page, board);
  }

  async #visit(path: string, look: Look): Promise<[Visit, Frames]> {
    if (!this.#browser) throw new Error("the browser is open from `before` to `after`");
    const opened = await visit(this.#browser, this.program.address, look);
    this.#visits.push(opened);
    const frames = new Frames(opened.page);
    await opened.page.goto(this.program.address + path);
    return [opened, frames];
  }
}

/** Sets a test file up: call it once, at the top; the program may get further arguments. */
export function house(...further: string[]): House {
  const house = new House(further);
  before(() => house.enter());
  afterEach(() => house.leave());
  after(() => house.close());
  return house;
}
