/// <reference lib="webworker" />
/**
 * The service worker: the page's own files, and a readable page while the program is not running.
 *
 * - Documents always come from the program, so that they are of the version that runs.
 * - Files below `/assets/` carry a hash of their content in their name, so that a kept one is right
 *   whoever asks for it. Those of this version are kept, and those of the one before: a page that
 *   was open when the program was replaced still finds all its parts.
 * - Nothing below `/api` is ever kept or even seen here.
 *
 * That is why a new version can take over at once: no document meets files of another version.
 */

/** What the page is made of; the build puts it in (`plugins/installable.ts`). */
declare const __ESAGONO_PAGE__: { version: string; files: string[] };

const worker = self as unknown as ServiceWorkerGlobalScope;
const { version, files } = __ESAGONO_PAGE__;
const PREFIX = "esagono-page-";
const OWN = PREFIX + version;
const OFFLINE = "/offline.html";

worker.addEventListener("install", (event) => event.waitUntil(takeIn()));
worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== worker.location.origin) return;
  if (url.pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(offline));
  } else if (url.pathname.startsWith("/assets/")) {
    event.respondWith(kept(request));
  }
});

/** Takes every file in, or none: then the browser tries again another time. */
async function takeIn(): Promise<void> {
  const cache = await caches.open(OWN);
  await cache.addAll([new Request(OFFLINE, { cache: "reload" }), ...files]);
  await worker.skipWaiting();
}

/** Forgets all versions but this one and the one before. */
async function takeOver(): Promise<void> {
  const others = (await caches.keys()).filter((it) => it.startsWith(PREFIX) && it !== OWN);
  await Promise.all(others.slice(0, -1).map((it) => caches.delete(it)));
  await worker.clients.claim();
}

async function kept(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

async function offline(): Promise<Response> {
  const own = await caches.open(OWN);
  return (await own.match(OFFLINE)) ?? Response.error();
}
