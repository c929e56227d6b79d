/** How long a player waits for the table of a large game when nothing is cached. */
import type { Browser } from "playwright-core";
import type { Program } from "../harness/program.js";

/** Milliseconds from the address to the frame that shows map, counters and question. */
export async function firstMap(
  browser: Browser,
  program: Program,
  viewport: { width: number; height: number },
): Promise<number> {
  const players = { allied: "human", german: "human" };
  const options = { fog: "off" };
  const game = await program.begin({ scenario: "scs/gothic-line", seed: 1, players, options });
  const context = await browser.newContext({ viewport, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.addInitScript(watchForTable);
  await page.goto(`${program.address}/game/${game.id}`);
  const shown = await page.waitForFunction(() => (window as { tableShown?: number }).tableShown);
  const time = (await shown.jsonValue()) as number;
  await context.close();
  return time;
}

/** Runs in the page, before it: looks at every frame until the table is there. */
function watchForTable(): void {
  const look = (now: number): void => {
    const table = document.querySelector<HTMLElement>("[data-testid=table]");
    const ready =
      table?.dataset["moment"] === "asked" &&
      table.querySelector("canvas, img") !== null &&
      table.querySelector("[data-unit]") !== null;
    if (ready) (window as { tableShown?: number }).tableShown = now;
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
