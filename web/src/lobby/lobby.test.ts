import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CatalogScenario, GameInfo, OwnInfo } from "../../types/wire";
import { route, toLobby } from "../lib/route.svelte";
import { LobbyStore } from "./lobby.svelte";

/** A server that keeps games in two lists. */
class FakeServer {
  games: GameInfo[] = [game("a", "First"), game("b", "Second")];
  basket: GameInfo[] = [];
  own: OwnInfo[] = [];
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
    if (asked === "GET /api/own") return this.own;
    if (asked === "POST /api/own") return { scenarios: ["scs/mine@1"], findings: [] };
    if (asked === "GET /api/games?limit=100") return this.games.slice(0, 100);
    if (asked === "GET /api/games?limit=100&after=7.g99") return this.games.slice(100, 200);
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

const brought = (name: string, text: string) => ({ path: name, file: new File([text], name) });

test("a scenario of one's own leads to its page", async () => {
  await lobby.take([brought("mine.toml", "schema"), brought("map.toml", "schema")]);
  expect(route()).toEqual({ name: "scenario", id: "scs/mine@1" });
  expect(lobby.findings).toEqual([]);
});

test("what is wrong in the files of a scenario is a list and no sentence", async () => {
  const finding = { file: "mine.toml", line: 3, column: 1, severity: "error", what: "x", mend: "" };
  const err = { code: "data", message: { en: "faulty" }, rule: null, findings: [finding] };
  vi.stubGlobal("fetch", async () => Response.json({ err }, { status: 422 }));
  await lobby.take([brought("mine.toml", "schema")]);
  expect([lobby.findings, lobby.failure]).toEqual([[finding], null]);
  expect(route()).toEqual({ name: "lobby" });
});

test("a long list comes in pages, and stays as long as it was shown", async () => {
  const many = Array.from({ length: 130 }, (_, at) => ({ ...game(`g${at}`, "G"), updated: 7 }));
  server.games = many;
  await lobby.load();
  expect([lobby.games.length, lobby.more.games]).toEqual([100, true]);
  await lobby.readMore("games");
  expect([lobby.games.length, lobby.more.games]).toEqual([130, false]);
  await lobby.load();
  expect(lobby.games.length).toBe(130);
});
