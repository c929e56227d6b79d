/** What can be read on the page. */
import assert from "node:assert/strict";
import type { Locator } from "playwright-core";
import { until } from "./until.js";

/** Waits until a part of the page holds a text, however it is broken into lines. */
export async function reads(part: Locator, text: string): Promise<void> {
  let last = "";
  await until(`“${text}”`, async () => {
    last = (await part.isVisible()) ? plain(await part.innerText()) : "";
    return last.includes(plain(text));
  }).catch((error: unknown) => {
    assert.fail(`${String(error)}; there stands: ${last.slice(0, 400)}`);
  });
}

/** One blank between words. */
function plain(text: string): string {
  return text.replace(/\s+/g, " ").trim().toLowerCase();
}
