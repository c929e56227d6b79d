/** The page as an app: its manifest, and what it keeps for when the program is gone or replaced. */
import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { isAccessible } from "../harness/axe.js";
import { type Look, PHONE } from "../harness/browser.js";
import { house } from "../harness/house.js";
import { until } from "../harness/until.js";

/** A copy of the built page, so that a test can put a new version in its place. */
const folder = join(mkdtempSync(join(tmpdir(), "esagono-page-")), "page");
cpSync("dist", folder, { recursive: true });
const it = house("--page", folder);

/** What a browser says when nobody answers. */
const NOBODY = /ERR_CONNECTION_REFUSED|Failed to load resource/;

test("the manifest describes the app in the player's language, and its icons load", async () => {
  const lobby = await it.lobby({ language: "it" });
  const link = lobby.page.locator("link[rel=manifest]");
  await until("the manifest follows the language", async () =>
    (await link.getAttribute("href"))!.includes(".it."),
  );
  const manifest = await lobby.page.evaluate(async () => {
    const { href } = document.querySelector<HTMLLinkElement>("link[rel=manifest]")!;
    const response = await fetch(href);
    return { kind: response.headers.get("content-type"), ...(await response.json()) };
  });
  assert.equal(manifest.kind, "application/manifest+json");
  assert.equal(manifest.lang, "it");
  assert.deepEqual([manifest.id, manifest.start_url, manifest.scope], ["/", "/", "/"]);
  assert.equal(manifest.display, "standalone");
  assert.match(manifest.description, /esagoni/);
  for (const { src, sizes } of manifest.icons) {
    const width = await lobby.page.evaluate(async (src: string) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return image.naturalWidth;
    }, src);
    if (sizes !== "any") assert.equal(`${width}x${width}`, sizes, src);
  }
  assert.ok(manifest.icons.some((it: { purpose?: string }) => it.purpose === "maskable"));
});

test("the browser finds nothing that keeps the page from being installed", async () => {
  const page = await controlled({});
  const session = await page.context().newCDPSession(page);
  const { errors } = await session.send("Page.getAppManifest");
  assert.deepEqual(errors, []);
});

test("nothing of the interface is kept, and every file of the page is", async () => {
  const page = await controlled({});
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  assert.deepEqual(
    kept.filter((path) => path.startsWith("/api")),
    [],
  );
  const built = readdirSync(join(folder, "assets")).map((name) => `/assets/${name}`);
  assert.deepEqual(kept.toSorted(), [...built, "/offline.html"].toSorted());
});

const LOOKS: [string, Look][] = [
  ["The table is closed", { language: "en" }],
  ["Il tavolo è chiuso", { language: "it", theme: "dark" }],
  ["The table is closed", { language: "en", theme: "dark", size: PHONE, touch: true }],
  ["Il tavolo è chiuso", { language: "it", size: PHONE, touch: true }],
];
for (const [title, look] of LOOKS) {
  const { language, theme = "light", size } = look;
  test(`without the program: ${language}, ${theme}, ${size?.width ?? 1440} wide`, async () => {
    const page = await controlled(look);
    await it.program.kill();
    try {
      await page.reload();
      await reads(page, title);
      await isAccessible(page);
      await page.goto(`${it.program.address}/game/nobody-knows-it`);
      await reads(page, title);
      await photograph(page, `offline-${language}-${theme}-${size?.width ?? 1440}`);
    } finally {
      await it.again();
    }
    // With the program the table is there again.
    await page.goto(it.program.address);
    await page.locator("#app").waitFor();
  });
}

test("the page comes back when the program does, by itself and by its button", async () => {
  const page = await controlled({});
  for (const pressed of [true, false]) {
    await it.program.kill();
    await page.reload();
    await reads(page, "The table is closed");
    await it.again();
    if (pressed) await page.getByRole("button", { name: "Try again" }).click();
    await page.locator("#app h1").first().waitFor();
  }
});

test("a new version takes the place of the old one, and an open page keeps its parts", async () => {
  const page = await controlled({});
  const [first] = await versions(page);
  const old = readdirSync(join(folder, "assets")).find((name) => /^Map-.*\.js$/.test(name))!;
  const second = replaced("second-version-0", old, "Map-second.js");
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await until("the new version has taken over", async () =>
    (await versions(page)).includes(second),
  );
  assert.deepEqual(await versions(page), [first, second]);
  assert.equal(await status(page, `/assets/${old}`), 200, "the open page still finds its part");

  await page.reload();
  await page.locator("#app h1").first().waitFor();
  assert.equal(await status(page, "/assets/Map-second.js"), 200);
  const third = replaced("third-version-00", "Map-second.js", "Map-third.js");
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await until(
    "the oldest version is forgotten",
    async () => !(await versions(page)).includes(first!),
  );
  assert.deepEqual(await versions(page), [second, third]);
  await page.reload();
  await page.locator("#app h1").first().waitFor();
});

/** Opens the start screen until its service worker has the page in hand: at the second load. */
async function controlled(look: Look): Promise<Page> {
  const { page, visit } = await it.lobby({ ...look, worker: true });
  visit.expect(NOBODY);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  const script = await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
  assert.equal(script, `${it.program.address}/sw.js`);
  return page;
}

/** Reads the heading of the page without a program, in one language alone. */
async function reads(page: Page, title: string): Promise<void> {
  const headings = page.getByRole("heading", { level: 1 });
  await headings.first().waitFor();
  assert.deepEqual(await headings.allInnerTexts(), [title]);
  assert.equal(await page.getByRole("button").count(), 1);
}

/** The versions whose files are kept. */
function versions(page: Page): Promise<string[]> {
  return page.evaluate(async () =>
    (await caches.keys()).map((name) => name.replace("esagono-page-", "")),
  );
}

/** What an answer to the page's own request says. */
function status(page: Page, path: string): Promise<number> {
  return page.evaluate(async (path) => (await fetch(path)).status, path);
}

/** Puts a new version into the folder: one file has another name, and all who name it know. */
function replaced(version: string, from: string, to: string): string {
  renameSync(join(folder, "assets", from), join(folder, "assets", to));
  const texts = readdirSync(folder, { recursive: true, encoding: "utf8" });
  for (const name of texts.filter((it) => /\.(js|html|css)$/.test(it))) {
    const file = join(folder, name);
    const text = readFileSync(file, "utf8").replaceAll(from, to);
    const numbered = text.replace(/"version":"[^"]*"/, `"version":"${version}"`);
    writeFileSync(file, name === "sw.js" ? numbered : text);
  }
  return version;
}

/** Keeps a picture, if the variable SHOTS names a folder. */
async function photograph(page: Page, name: string): Promise<void> {
  const shots = process.env["SHOTS"];
  if (shots !== undefined) await page.screenshot({ path: join(shots, `${name}.png`) });
}
