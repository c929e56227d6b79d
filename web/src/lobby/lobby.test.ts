import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CatalogScenario, GameInfo } from "../../types/wire";
import { route, toLobby } from "../lib/route.svelte";
import { LobbyStore } from "./lobby.svelte";

/** A server that keeps games in two lists. */
class FakeServer {
  games: GameInfo[] = [game("a", "First"), game("b", "Second")];
  basket: GameInfo[] = [];
  refuses = false;

  readonly fetch = async (path: string, request: RequestInit): Promise<Response> => {
    if (this.refuses) {
      const err = { code: "too-large", message: { en: "too large" }, rule: null };
      return Response.json({ err }, { status: 413 });
    }
    return Response.json(this.#answer(`${request.method} ${path}`));
  };

  #answer(asked: string): unknown {
    if (asked === "GET /api/catalog") return { systems: [], scenarios: [], bots: [], version: "1" };
    if (asked === "GET /api/games?limit=100") return this.games;
    if (asked === "GET /api/games?deleted=1&limit=100") return this.basket;
    if (asked === "POST /api/games" || asked === "POST /api/games/import")
      return game("new", "New");
    if (asked === "DELETE /api/games/a") return this.#move("a", this.games, this.basket);
    if (asked === "POST /api/games/a/restore") return this.#move("a", this.basket, this.games);
    if (asked === "DELETE /api/games/a?forever=1") return this.#move("a", this.basket, []);
    throw new Error(`not expected: ${asked}`);
  }

  #move(id: string, from: GameInfo[], to: GameInfo[]): GameInfo | undefined {
    const at = from.findIndex((it) => it.id === id);
    const [moved] = from.splice(at, 1);
    if (moved) to.push(moved);
    return moved;
  }
}

function game(id: string, title: string): GameInfo {
  return { id, title } as GameInfo;
}

let server: FakeServer;
let lobby: LobbyStore;

beforeEach(async () => {
  server = new FakeServer();
  vi.stubGlobal("fetch", server.fetch);
  toLobby();
  lobby = new LobbyStore();
  await lobby.load();
});

afterEach(() => vi.unstubAllGlobals());

const titles = (games: GameInfo[]): string[] => games.map((it) => it.title);

test("games and catalog are read", () => {
  expect(lobby.ready).toBe(true);
  expect(titles(lobby.games)).toEqual(["First", "Second"]);
});

test("games of one title are told apart by number, the oldest has none", () => {
  const named = (id: string, title: string, created: number) => ({ ...game(id, title), created });
  lobby.games = [named("z", "Bridge", 3), named("y", "Road", 2), named("x", "Bridge", 1)];
  expect(lobby.games.map((it) => lobby.titleOf(it))).toEqual(["Bridge (2)", "Road", "Bridge"]);
});

test("a deleted game lies in the basket, and one click brings it back", async () => {
  await lobby.remove(game("a", "First"));
  expect(titles(lobby.games)).toEqual(["Second"]);
  expect(titles(lobby.basket)).toEqual(["First"]);
  expect(lobby.deleted?.title).toBe("First");
  await lobby.restore(game("a", "First"));
  expect(titles(lobby.games)).toEqual(["Second", "First"]);
  expect(lobby.deleted).toBe(null);
});

test("what is deleted for good cannot be brought back with a click", async () => {
  await lobby.remove(game("a", "First"));
  await lobby.removeForever(game("a", "First"));
  expect(lobby.basket).toEqual([]);
  expect(lobby.deleted).toBe(null);
});

test("a new game and an opened record lead to their table", async () => {
  await lobby.begin({ id: "scs/mill-bridge" } as CatalogScenario, {});
  expect(route()).toEqual({ name: "game", id: "new" });
  toLobby();
  await lobby.import(new File(["record"], "game.rec"));
  expect(route()).toEqual({ name: "game", id: "new" });
});

test("what is refused changes nothing and says why", async () => {
  server.refuses = true;
  await lobby.import(new File(["no record"], "photo.jpg"));
  expect(route()).toEqual({ name: "lobby" });
  expect(lobby.failure?.code).toBe("too-large");
  expect(titles(lobby.games)).toEqual(["First", "Second"]);
  expect(lobby.busy).toBe(false);
});
