/**
 * Runs the browser tests: one browser for all files, each file in a process of its own.
 *
 * Arguments name files by a part of their name; without any, all are run.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { BROWSER_ARGS, ENDPOINT, executable } from "./harness/browser.js";

/** A file that takes longer hangs, even on a busy machine. */
const FILE_TIMEOUT = 1_200_000;

async function main(): Promise<number> {
  const wanted = process.argv.slice(2);
  const folder = join(import.meta.dirname, "tests");
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".test.js"))
    .filter((name) => wanted.length === 0 || wanted.some((part) => name.includes(part)))
    .map((name) => join(folder, name));
  if (files.length === 0) throw new Error(`no test file is called like ${wanted.join(", ")}`);
  const browser = await chromium.launchServer({
    executablePath: executable(),
    args: BROWSER_ARGS,
  });
  try {
    const limits = ["--test-concurrency=2", `--test-timeout=${FILE_TIMEOUT}`];
    const child = spawn(process.execPath, ["--enable-source-maps", "--test", ...limits, ...files], {
      stdio: "inherit",
      env: { ...process.env, [ENDPOINT]: browser.wsEndpoint() },
    });
    const [code] = (await once(child, "exit")) as [number | null];
    return code ?? 1;
  } finally {
    await browser.close();
  }
}

process.exitCode = await main();
