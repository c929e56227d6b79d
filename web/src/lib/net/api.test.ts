import { afterEach, expect, test, vi } from "vitest";
import * as api from "./api";
import { failureOf } from "./failure";

afterEach(() => vi.unstubAllGlobals());

/** Lets the server answer everything like this, and tells what was asked. */
function answering(response: () => Response): { path: string; request: RequestInit }[] {
  const asked: { path: string; request: RequestInit }[] = [];
  vi.stubGlobal("fetch", async (path: string, request: RequestInit) => {
    asked.push({ path, request });
    return response();
  });
  return asked;
}

test("what is sent is JSON, and what comes back is read as such", async () => {
  const asked = answering(() => Response.json({ id: "k3" }));
  expect(await api.newGame({ scenario: "scs/mill-bridge" })).toEqual({ id: "k3" });
  expect(asked[0]?.path).toBe("/api/games");
  expect(asked[0]?.request).toMatchObject({
    method: "POST",
    headers: { "content-type": "application/json" },
    body: '{"scenario":"scs/mill-bridge"}',
  });
});

test("nothing is sent where nothing is to be said", async () => {
  const asked = answering(() => Response.json([]));
  await api.basket();
  const path = "/api/games?deleted=1&limit=100";
  expect(asked).toEqual([{ path, request: { method: "GET" } }]);
});

test("a long list is asked for page by page", async () => {
  const all = Array.from({ length: 230 }, (_, at) => ({ id: `g${at}`, updated: 1000 - at }));
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    const after = /after=(\d+)\.(.+)$/.exec(path);
    const from = after ? all.findIndex(({ id }) => id === after[2]) + 1 : 0;
    return Response.json(all.slice(from, from + 100));
  });
  const first = await api.games();
  expect([first.games.length, first.more]).toEqual([100, true]);
  const second = await api.games(first.games.at(-1));
  expect(asked[1]).toBe("/api/games?limit=100&after=901.g99");
  const last = await api.games(second.games.at(-1));
  expect([last.games.length, last.more]).toEqual([30, false]);
  expect([...first.games, ...second.games, ...last.games]).toEqual(all);
});

test("a refusal is thrown as the server put it", async () => {
  const err = { code: "no-game", message: { en: "no such game" }, rule: null };
  answering(() => Response.json({ err }, { status: 404 }));
  expect(await api.game("x").catch(failureOf)).toEqual(err);
});

test("an answer that makes no sense, or none, has words of its own", async () => {
  answering(() => new Response("<h1>Bad gateway</h1>", { status: 502 }));
  expect(await api.catalog().catch(failureOf)).toMatchObject({ code: "no-answer" });
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("failed to fetch");
  });
  const lost = await api.catalog().catch(failureOf);
  expect(lost).toMatchObject({ code: "lost", message: { en: expect.stringContaining("broken") } });
});

test("what is no failure of a request is thrown on", () => {
  expect(() => failureOf(new RangeError("our own fault"))).toThrow("our own fault");
});

test("addresses name the game, whatever its id", () => {
  expect(api.recordAddress("a/b")).toBe("/api/games/a%2Fb/record");
  expect(api.recordAddress("k3", "scs/x")).toBe("/api/games/k3/record");
  expect(api.recordAddress("k3", "scs/x@1")).toBe("/api/games/k3/bundle");
  expect(api.liveAddress("k3")).toMatch(/^ws:\/\/.+\/api\/games\/k3\/live$/);
});
