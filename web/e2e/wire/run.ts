/**
 * What goes over the wire: requests after a question and bytes a step, scenario by scenario.
 *
 * The answers are those of the greedy bot, found by the line protocol and given without the page,
 * which looks on from the seat that is asked and does what it does for a player who thinks. Prints
 * the rows of the table in `docs/performance.md`; with `--write` they are written there.
 *
 * Other arguments name scenarios by a part of their id. The variable STEPS says how many answers
 * are overheard, FROM after how many, DIST a folder with a built page to be used instead of the
 * program's own.
 */
import { readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { inflateRawSync } from "node:zlib";
import { type Browser, type BrowserContext, type Page, chromium } from "playwright-core";
import { BROWSER_ARGS, executable } from "../harness/browser.js";
import { Engine } from "../harness/engine.js";
import { Program, command } from "../harness/program.js";
import { until } from "../harness/until.js";

const STEPS = Number(process.env["STEPS"] ?? 24);
const FROM = Number(process.env["FROM"] ?? 60);
const DIST = process.env["DIST"];
/** The document with the table, which stands between two marks. */
const DOCUMENT = "../docs/performance.md";
const BEGIN = "<!-- wire: written by `cargo xtask browser wire --write` -->\n";
const END = "<!-- end of wire -->\n";
const HEAD = [
  "| scenario | requests a question | bytes a step | inflated | first scene |",
  "|---|---|---|---|---|",
];
/** Nobody hides the table, dice do not lie, and the page answers nothing by itself. */
const SETTINGS = { handover: "never", pace: "instant", given: false };
/** The page has asked all it asks once nothing went over the wire for so long. */
const QUIET = 400;

type Listed = { id: string; seats: string[] };
type Tally = { requests: number; sent: number; received: number; plain: number };

const NOTHING: Tally = { requests: 0, sent: 0, received: 0, plain: 0 };

/** What a page sends and gets. */
class Wire {
  tally = NOTHING;
  step = -1;
  #open = 0;
  #last = Date.now();

  constructor(page: Page) {
    page.on("websocket", (socket) => {
      socket.on("framesent", ({ payload }) => this.#sent(payload.length));
      socket.on("framereceived", ({ payload }) => this.#came(payload));
    });
  }

  /** Waits until the page shows a step and asks for nothing more. */
  async rest(step: number): Promise<void> {
    const still = (): boolean => this.#open <= 0 && Date.now() - this.#last > QUIET;
    await until(`the quiet after step ${step}`, () => this.step >= step && still());
  }

  #sent(bytes: number): void {
    this.#open += 1;
    this.#last = Date.now();
    const { requests, sent } = this.tally;
    this.tally = { ...this.tally, requests: requests + 1, sent: sent + bytes };
  }

  #came(payload: string | Buffer): void {
    const text = typeof payload === "string" ? payload : inflateRawSync(payload).toString();
    const bytes = typeof payload === "string" ? Buffer.byteLength(payload) : payload.length;
    const frame = JSON.parse(text) as { push?: string; scene?: { step: number } };
    if (frame.push === undefined) this.#open -= 1;
    if (frame.push === "scene") this.step = frame.scene?.step ?? -1;
    this.#last = Date.now();
    const { received, plain } = this.tally;
    this.tally = {
      ...this.tally,
      received: received + bytes,
      plain: plain + Buffer.byteLength(text),
    };
  }
}

/** The answers of a game in which the greedy bot plays all seats, as far as they are needed. */
async function answers(scenario: string): Promise<string[]> {
  const engine = Engine.start();
  const given: string[] = [];
  let over = false;
  await engine.ask({ do: "new", scenario, seed: 1 });
  while (!over && given.length < FROM + STEPS) {
    const { action } = (await engine.ask({ do: "bot", name: "greedy", seed: 1 })) as {
      action: string;
    };
    const played = (await engine.ask({ do: "play", action })) as { prompt: { over: boolean } };
    given.push(action);
    over = played.prompt.over;
  }
  engine.end();
  return given;
}

const KINDS: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** Lets the page come from a folder; what it asks of the program goes there as ever. */
async function serve(context: BrowserContext, folder: string): Promise<void> {
  await context.route(
    (url) => !url.pathname.startsWith("/api"),
    async (route) => {
      const { pathname } = new URL(route.request().url());
      const file = extname(pathname) === "" ? "/index.html" : pathname;
      const contentType = KINDS[extname(file)] ?? "application/octet-stream";
      await route.fulfill({ body: await readFile(join(folder, file)), contentType });
    },
  );
}

async function measure(browser: Browser, program: Program, scenario: Listed): Promise<string> {
  const given = await answers(scenario.id);
  const players = Object.fromEntries(scenario.seats.map((seat) => [seat, "human"]));
  const game = await program.begin({ scenario: scenario.id, seed: 1, players });
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
    storageState: {
      cookies: [],
      origins: [
        {
          origin: program.address,
          localStorage: [{ name: "esagono.settings", value: JSON.stringify(SETTINGS) }],
        },
      ],
    },
  });
  if (DIST !== undefined) await serve(context, DIST);
  // The armies are set up, or the first units have moved, before the page looks on.
  const begun = Math.min(FROM, Math.max(given.length - STEPS, 0));
  for (const [step, action] of given.slice(0, begun).entries()) {
    await program.play(game.id, step, action);
  }
  const overheard = given.slice(begun);
  const page = await context.newPage();
  const wire = new Wire(page);
  await page.goto(`${program.address}/game/${game.id}`, { waitUntil: "commit" });
  await wire.rest(begun);
  const opening = wire.tally;
  wire.tally = NOTHING;
  for (const [at, action] of overheard.entries()) {
    await program.play(game.id, begun + at, action);
    await wire.rest(begun + at + 1);
  }
  await context.close();
  const each = (sum: number): string => (sum / overheard.length).toFixed(0);
  const { requests, received, plain } = wire.tally;
  const figures = [
    (requests / overheard.length).toFixed(1),
    each(received),
    each(plain),
    String(opening.received),
  ];
  return `| \`${scenario.id}\` | ${figures.join(" | ")} |`;
}

/** Puts rows into the table of the document; rows of scenarios that were not measured stay. */
function inserted(document: string, rows: ReadonlyMap<string, string>, ids: string[]): string {
  const [begin, end] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`${DOCUMENT} lacks ${BEGIN.trim()} and its end`);
  const from = begin + BEGIN.length;
  const old = document.slice(from, end).split("\n");
  const known = (id: string): string | undefined =>
    rows.get(id) ?? old.find((row) => row.startsWith(`| \`${id}\` |`));
  const table = [...HEAD, ...ids.map(known).filter((row) => row !== undefined)];
  return `${document.slice(0, from)}${table.join("\n")}\n${document.slice(end)}`;
}

async function main(): Promise<void> {
  const isWritten = process.argv.includes("--write");
  const wanted = process.argv.slice(2).filter((it) => it !== "--write");
  const list = JSON.parse(await command("list", "--json")) as { scenarios: Listed[] };
  const scenarios = list.scenarios.filter(
    ({ id }) => wanted.length === 0 || wanted.some((part) => id.includes(part)),
  );
  const program = await Program.start();
  // A page that was not fetched from this machine may not speak to it.
  const local = DIST === undefined ? [] : ["--disable-features=LocalNetworkAccessChecks"];
  const browser = await chromium.launch({
    executablePath: executable(),
    args: [...BROWSER_ARGS, ...local],
  });
  const rows = new Map<string, string>();
  try {
    for (const line of HEAD) console.log(line);
    for (const scenario of scenarios) {
      const row = await measure(browser, program, scenario);
      console.log(row);
      rows.set(scenario.id, row);
    }
  } finally {
    await browser.close();
    await program.end();
  }
  if (isWritten) {
    const ids = list.scenarios.map(({ id }) => id);
    await writeFile(DOCUMENT, inserted(await readFile(DOCUMENT, "utf8"), rows, ids));
  }
}

await main();
