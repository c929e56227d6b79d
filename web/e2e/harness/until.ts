/** Waiting for something that the test itself can see. */
import { PATIENCE } from "./browser.js";

/** Waits until a condition holds; what it looks for is told when it never does. */
export async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`waited in vain: ${what}`);
    await new Promise((go) => setTimeout(go, 10));
  }
}
