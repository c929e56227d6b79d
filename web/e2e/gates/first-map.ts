/** How long a player waits for the table of a large game when nothing is cached. */
import type { Browser } from "playwright-core";
import type { Program } from "../harness/program.js";
import { t } from "../harness/texts.js";

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

/** Milliseconds from the click that begins a game to the frame that shows it with its question. */
export async function firstQuestion(
  browser: Browser,
  program: Program,
  viewport: { width: number; height: number },
  scenario: string,
): Promise<number> {
  const context = await browser.newContext({ viewport, reducedMotion: "reduce", locale: "en-US" });
  const page = await context.newPage();
  await page.goto(`${program.address}/scenario/${scenario}`);
  const start = page.getByRole("button", { name: t("en", "page-start-game"), exact: true });
  await start.waitFor();
  await page.evaluate(watchForTable);
  await page.evaluate(() => {
    const note = (): void => void ((window as { clicked?: number }).clicked = performance.now());
    addEventListener("click", note, { capture: true });
  });
  await start.click();
  const shown = await page.waitForFunction(() => (window as { tableShown?: number }).tableShown);
  const clicked = await page.evaluate(() => (window as { clicked?: number }).clicked ?? 0);
  const time = ((await shown.jsonValue()) as number) - clicked;
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
