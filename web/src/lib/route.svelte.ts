/** Where the page is: the start screen, a scenario, a game or its squad. The address says it, so a reload stays. */
import { tick } from "svelte";

export type Route = { name: "lobby" } | { name: "game" | "squad" | "scenario"; id: string };

let path = location.pathname;
let current = $state<Route>(parse(path));

addEventListener("popstate", () => {
  const left = path;
  // A link into the page, such as the one that skips to the map, is no other place.
  if (location.pathname === left) return;
  show(location.pathname);
  void tick().then(() => focusLinkTo(left));
});

/** The place that the address names. */
export function route(): Route {
  return current;
}

export function toLobby(): void {
  go("/");
}

export function toGame(id: string): void {
  go(gamePath(id));
}

export function toSquad(id: string): void {
  go(squadPath(id));
}

/** Goes to the page of a scenario. */
export function toScenario(id: string): void {
  go(scenarioPath(id));
}

type Link = { href: string; onclick: (event: MouseEvent) => void };

/** What makes an element a link to a game: a plain click stays on the page. */
export function linkTo(id: string): Link {
  return link(gamePath(id));
}

/** The same for the page of a game's squad. */
export function linkToSquad(id: string): Link {
  return link(squadPath(id));
}

/** The same for the page of a scenario. */
export function linkToScenario(id: string): Link {
  return link(scenarioPath(id));
}

/** The same for the start screen. */
export function linkToLobby(): Link {
  return link("/");
}

function link(href: string): Link {
  const onclick = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(href);
  };
  return { href, onclick };
}

function scenarioPath(id: string): string {
  return `/scenario/${id}`;
}

function squadPath(id: string): string {
  return `/squad/${encodeURIComponent(id)}`;
}

function gamePath(id: string): string {
  return `/game/${encodeURIComponent(id)}`;
}

function go(to: string): void {
  history.pushState(null, "", to);
  show(to);
  scrollTo(0, 0);
}

/** Shows a place. The keyboard begins at its top, as it does on a page that was loaded. */
function show(to: string): void {
  path = to;
  current = parse(to);
  document.body.focus({ preventScroll: true });
}

/** Whoever comes back is where he left, also with the keyboard. */
function focusLinkTo(left: string): void {
  const link = [...document.links].find(({ pathname }) => pathname === left);
  link?.focus({ preventScroll: true });
}

/** Reads an address; one that names nothing is the start screen. */
export function parse(path: string): Route {
  const [, scenario] = /^\/scenario\/([^/]+\/[^/]+)\/?$/.exec(path) ?? [];
  if (scenario !== undefined) return { name: "scenario", id: decodeURIComponent(scenario) };
  const [, name, id] = /^\/(game|squad)\/([^/]+)\/?$/.exec(path) ?? [];
  if (id === undefined) return { name: "lobby" };
  return { name: name === "squad" ? "squad" : "game", id: decodeURIComponent(id) };
}
