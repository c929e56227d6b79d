/** Accessibility: axe-core looks at screens, by day and by night, and on a phone. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import type { Screen } from "../screens/screen.js";
import { PHONE } from "./browser.js";
import type { House } from "./house.js";

const AXE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** What axe-core finds on a page: a line for each rule that is broken, with an example. */
async function findings(page: Page): Promise<string> {
  const results = await page.evaluate(async () => {
    // Colors that are still changing belong to no theme; they begin to change with the next frame.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } };
    return axe.run({ resultTypes: ["violations"] });
  });
  assert.ok(results.passes.length > 0, "axe-core has looked at something");
  const lines = results.violations.map(({ id, nodes }) => {
    const [first] = nodes;
    const why = first?.failureSummary?.replace(/\s+/g, " ") ?? "";
    return `${id} (${nodes.length}): ${first?.html.slice(0, 200)} ${why}`;
  });
  return lines.join("\n");
}

/** Fails with whatever axe-core finds on a page. */
export async function isAccessible(page: Page): Promise<void> {
  await page.evaluate(AXE);
  assert.equal(await findings(page), "");
}

/** A test for each screen and each way to look at it. */
export function looksAt(it: House, screens: readonly Screen[]): void {
  for (const screen of screens) {
    if (screen.only !== "phone") {
      for (const theme of ["light", "dark"] as const) {
        test(`${screen.name}: no violation in ${theme}`, async () => {
          const page = await screen.show(it, { theme });
          await isAccessible(page);
        });
      }
    }
    if (screen.only !== "desktop") {
      test(`${screen.name}: no violation on a phone`, async () => {
        const page = await screen.show(it, { size: PHONE, touch: true, language: "it" });
        await isAccessible(page);
      });
    }
  }
}
