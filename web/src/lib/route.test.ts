import { expect, test } from "vitest";
import { linkTo, parse, route, toGame, toLobby } from "./route.svelte";

test("an address names the start screen, a scenario, a game or its squad", () => {
  expect(parse("/")).toEqual({ name: "lobby" });
  expect(parse("/game/k3f9")).toEqual({ name: "game", id: "k3f9" });
  expect(parse("/game/a%20b/")).toEqual({ name: "game", id: "a b" });
  expect(parse("/squad/k3f9")).toEqual({ name: "squad", id: "k3f9" });
  expect(parse("/scenario/scs/mill-bridge")).toEqual({ name: "scenario", id: "scs/mill-bridge" });
  expect(parse("/scenario/scs")).toEqual({ name: "lobby" });
  expect(parse("/game/")).toEqual({ name: "lobby" });
  expect(parse("/elsewhere")).toEqual({ name: "lobby" });
});

test("going somewhere changes address and place", () => {
  toGame("k3f9");
  expect(location.pathname).toBe("/game/k3f9");
  expect(route()).toEqual({ name: "game", id: "k3f9" });
  toLobby();
  expect(location.pathname).toBe("/");
  expect(route()).toEqual({ name: "lobby" });
});

test("a plain click on a link stays on the page, one for a new window does not", () => {
  const link = linkTo("k3f9");
  expect(link.href).toBe("/game/k3f9");
  const plain = new MouseEvent("click", { cancelable: true });
  link.onclick(plain);
  expect(plain.defaultPrevented).toBe(true);
  expect(route()).toEqual({ name: "game", id: "k3f9" });
  const forNewTab = new MouseEvent("click", { cancelable: true, ctrlKey: true });
  link.onclick(forNewTab);
  expect(forNewTab.defaultPrevented).toBe(false);
});
