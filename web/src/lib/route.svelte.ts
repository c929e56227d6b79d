/** Where the page is: the start screen or a game. The address says it, so a reload stays. */

export type Route = { name: "lobby" } | { name: "game"; id: string };

let current = $state<Route>(parse(location.pathname));

addEventListener("popstate", () => {
  current = parse(location.pathname);
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

/** What makes an element a link to a game: a plain click stays on the page. */
export function linkTo(id: string): { href: string; onclick: (event: MouseEvent) => void } {
  const onclick = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    toGame(id);
  };
  return { href: gamePath(id), onclick };
}

function gamePath(id: string): string {
  return `/game/${encodeURIComponent(id)}`;
}

function go(path: string): void {
  history.pushState(null, "", path);
  current = parse(path);
}

/** Reads an address; one that names nothing is the start screen. */
export function parse(path: string): Route {
  const id = /^\/game\/([^/]+)\/?$/.exec(path)?.[1];
  return id === undefined ? { name: "lobby" } : { name: "game", id: decodeURIComponent(id) };
}
