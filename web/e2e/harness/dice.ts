/** Dice on the map, watched from inside the page: when they came, and when they went. */
import type { Page } from "playwright-core";

/** The dice of one answer as they lay on the map, in milliseconds of the page's clock. */
export type Lying = {
  step: number;
  began: number;
  /** None while they still lie. */
  ended: number | null;
  /** Whether the one who looks was asked something as soon as they lay there. */
  asked: boolean;
  /** Whether they were in the window after they had come to rest. */
  inSight: boolean;
};

declare global {
  interface Window {
    watchedDice?: Lying[];
  }
}

/** Watches dice from here on. */
export async function watchDice(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: Lying[] = [];
    window.watchedDice = seen;
    let last: Element | null = null;
    const look = (): void => {
      const tray = document.querySelector<HTMLElement>("[data-testid=dice]");
      if (tray === last) return;
      const [before] = seen.slice(-1);
      if (last !== null && before) before.ended = performance.now();
      last = tray;
      if (tray === null) return;
      const step = Number(tray.dataset["step"]);
      const table = document.querySelector<HTMLElement>("[data-testid=table]");
      const asked = table?.dataset["moment"] === "asked";
      const lying: Lying = { step, began: performance.now(), ended: null, asked, inSight: false };
      seen.push(lying);
      setTimeout(() => {
        const { left, right, top, bottom } = tray.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        lying.inSight = x > 0 && x < innerWidth && y > 0 && y < innerHeight;
      }, 500);
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });
}

/** What was seen so far; dice that still lie end now. */
export async function diceSeen(page: Page): Promise<Required<Lying & { ended: number }>[]> {
  return page.evaluate(() => {
    const now = performance.now();
    return (window.watchedDice ?? []).map((it) => ({ ...it, ended: it.ended ?? now }));
  });
}
