/** The browser, and pages in it that complain about whatever a page must not do. */
import assert from "node:assert/strict";
import { type Browser, type BrowserContext, type Page, chromium } from "playwright-core";
import { type Language } from "./texts.js";

/** How long something may take: the machine may be busy with other things. */
export const PATIENCE = 30_000;

/** What the tests call the browser by; `run.ts` starts one for all files. */
export const ENDPOINT = "E2E_BROWSER";

/** Nothing that a browser does by itself, and software drawing everywhere. */
export const BROWSER_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** How a page is opened. */
export type Look = {
  language?: Language;
  theme?: "light" | "dark";
  size?: { width: number; height: number };
  /** Fingers instead of a mouse. */
  touch?: boolean;
  /** Whether things move; off in most tests, which have nothing to watch. */
  motion?: boolean;
  /** How long dice lie and others' moves take; most tests have nothing to wait for. */
  pace?: "calm" | "quick" | "instant";
  /** Whether secrets are hidden between two people at one screen. */
  handover?: boolean;
  /** Whether the page gives the only answer by itself; off in most tests, which give them all. */
  given?: boolean;
  /** Whether the page may keep its files for when the program is gone; off in most tests. */
  worker?: boolean;
};

/** A page of the program, with what it did wrong so far. */
export type Visit = {
  page: Page;
  look: Required<Look>;
  /** Ends the visit and fails if the page complained or asked for anything beyond the machine. */
  end(): Promise<void>;
  /** Complaints that match are expected from here on. */
  expect(complaint: RegExp): void;
};

const PLAIN: Required<Look> = {
  language: "en",
  theme: "light",
  size: DESKTOP,
  touch: false,
  motion: false,
  pace: "instant",
  handover: true,
  given: false,
  worker: false,
};

/** What is said where service workers are kept out. */
const NO_WORKER = /Service Worker registration blocked by Playwright/;

/** Connects to the browser of this run, or starts one for a test that is run by hand. */
export function openBrowser(): Promise<Browser> {
  const endpoint = process.env[ENDPOINT];
  if (endpoint !== undefined) return chromium.connect(endpoint);
  return chromium.launch({ executablePath: executable(), args: BROWSER_ARGS });
}

/** The installed browser. */
export function executable(): string {
  return process.env["CHROME"] ?? "/usr/bin/chromium";
}

/** Opens an empty page for the program at an address. */
export async function visit(browser: Browser, address: string, look: Look = {}): Promise<Visit> {
  const full = { ...PLAIN, ...look };
  const context = await browser.newContext({
    viewport: full.size,
    hasTouch: full.touch,
    isMobile: full.touch,
    locale: full.language,
    colorScheme: full.theme,
    reducedMotion: full.motion ? "no-preference" : "reduce",
    acceptDownloads: true,
    serviceWorkers: full.worker ? "allow" : "block",
    storageState: { cookies: [], origins: [kept(address, full)] },
  });
  context.setDefaultTimeout(PATIENCE);
  const faults: string[] = [];
  const expected: RegExp[] = full.worker ? [] : [NO_WORKER];
  watch(context, new URL(address).origin, faults);
  const page = await context.newPage();
  return {
    page,
    look: full,
    expect: (complaint) => expected.push(complaint),
    end: async () => {
      await context.close();
      const left = faults.filter((fault) => !expected.some((it) => it.test(fault)));
      assert.ok(left.length === 0, `the page did wrong:\n${left.join("\n")}`);
    },
  };
}

/** What the page finds in the browser's storage: settings that a player made before. */
function kept(
  address: string,
  look: Required<Look>,
): {
  origin: string;
  localStorage: { name: string; value: string }[];
} {
  const { handover, pace, given } = look;
  const settings = { handover: handover ? "auto" : "never", pace, given };
  const value = JSON.stringify(settings);
  return {
    origin: new URL(address).origin,
    localStorage: [{ name: "esagono.settings", value }],
  };
}

function watch(context: BrowserContext, origin: string, faults: string[]): void {
  context.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") {
      faults.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  context.on("weberror", (error) => faults.push(`thrown: ${String(error.error())}`));
  context.on("request", (request) => {
    const url = new URL(request.url());
    const own = url.origin === origin || url.protocol === "data:" || url.protocol === "blob:";
    if (!own) faults.push(`request to ${url.href}`);
  });
}
