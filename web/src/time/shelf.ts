/** Where small things are remembered from visit to visit. */

/** The part of the browser's storage that is used. */
export type Shelf = Pick<Storage, "getItem" | "setItem">;

/** The browser's own shelf; where it is forbidden, one that lasts as long as the page. */
export const shelf: Shelf = allowed() ? localStorage : lastingAsLongAsThePage();

function allowed(): boolean {
  try {
    localStorage.setItem("esagono.shelf", "1");
    localStorage.removeItem("esagono.shelf");
    return true;
  } catch {
    return false;
  }
}

function lastingAsLongAsThePage(): Shelf {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  };
}
