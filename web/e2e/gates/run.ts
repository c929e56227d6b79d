/**
 * Gates U1 to U4: how fast the page draws, beside a plain SVG of the same map in the same browser.
 *
 * The page measures itself at `/bench`; this drives it, with software drawing and without a limit
 * on frames, measures the largest real map in the same way, and loads a real game into an empty
 * browser. Prints a line for each gate; the exit code is 1 if one fails.
 */
import { type Browser, chromium } from "playwright-core";
import { BROWSER_ARGS, executable } from "../harness/browser.js";
import { Program } from "../harness/program.js";
import { type Gate, holds, line, median } from "./figures.js";
import { firstMap, firstQuestion } from "./first-map.js";

/** The figures that `/bench` leaves for one size of map. */
type Spread = { p50: number; p95: number };
type Bench = {
  ours: { first: number; pan_far: Spread; pan_near: Spread; zoom: Spread; select: Spread };
  svg: { first: number; pan: Spread };
};
type Round = { small: Bench; large: Bench; korea: Bench; page: number; begun: number };

const ARGS = [...BROWSER_ARGS, "--disable-frame-rate-limit", "--disable-gpu-vsync"];
const WINDOW = { width: 1280, height: 800 };
const ROUNDS = Number(process.argv[2] ?? 5);
/** The game with the largest map and the most counters. */
const LARGEST = {
  scenario: "nextwar/all-in",
  seed: 1,
  players: { dprk: "human", allied: "human" },
};

/** What `/bench` finds for the tables that a query asks for. */
async function bench(browser: Browser, program: Program, query: string): Promise<Bench[]> {
  const page = await browser.newPage({ viewport: WINDOW });
  page.setDefaultTimeout(300_000);
  await page.goto(`${program.address}/bench?${query}`);
  const found = await page.waitForFunction(() => (window as { __bench?: unknown }).__bench);
  const { results } = (await found.jsonValue()) as { results: Bench[] };
  await page.close();
  return results;
}

async function measure(browser: Browser, program: Program, game: string): Promise<Round> {
  const [small, large] = await bench(browser, program, "hexes=5000,20000&counters=400");
  const [korea] = await bench(browser, program, `game=${game}`);
  if (!small || !large || !korea) throw new Error("three maps are measured");
  const page = await firstMap(browser, program, WINDOW);
  const begun = await firstQuestion(browser, program, WINDOW, LARGEST.scenario);
  return { small, large, korea, page, begun };
}

function gates(rounds: readonly Round[]): Gate[] {
  const middle = (of: (round: Round) => number): number => median(rounds.map(of));
  const ms = (name: string, what: string, limit: number, of: (round: Round) => number): Gate => ({
    name,
    what,
    limit,
    measured: middle(of),
    unit: "ms",
  });
  const ratio = (
    name: string,
    what: string,
    limit: number,
    of: (round: Round) => number,
  ): Gate => ({
    ...ms(name, what, limit, of),
    unit: "x",
  });
  return [
    ms(
      "U1",
      "5,000 hexes, 400 counters: frame of panning, far, p95",
      12,
      (it) => it.small.ours.pan_far.p95,
    ),
    ms("U1", "the same, near, p95", 12, (it) => it.small.ours.pan_near.p95),
    ms("U1", "frame of zooming, p95", 12, (it) => it.small.ours.zoom.p95),
    ratio(
      "U1",
      "panning beside a plain SVG, p50",
      0.33,
      (it) => it.small.ours.pan_far.p50 / it.small.svg.pan.p50,
    ),
    ms(
      "U2",
      "click on a unit until its range of 100 hexes is drawn, p50",
      16,
      (it) => it.small.ours.select.p50,
    ),
    ms("U3", "first map of 5,000 hexes, from data to frame", 700, (it) => it.small.ours.first),
    ratio("U3", "the same beside a plain SVG", 3, (it) => it.small.ours.first / it.small.svg.first),
    ms("U3", "a real game in an empty browser, from address to map", 700, (it) => it.page),
    ratio(
      "U4",
      "panning, 20,000 hexes beside 5,000, p50",
      1.5,
      (it) => it.large.ours.pan_far.p50 / it.small.ours.pan_far.p50,
    ),
    ms("U3", "a new game of `nextwar/all-in`, from click to question", 2000, (it) => it.begun),
    ms("U1", "`nextwar/all-in`: frame of panning, far, p95", 12, (it) => it.korea.ours.pan_far.p95),
    ms("U1", "the same, near, p95", 12, (it) => it.korea.ours.pan_near.p95),
    ms("U1", "the same, frame of zooming, p95", 12, (it) => it.korea.ours.zoom.p95),
    ratio(
      "U4",
      "panning, `nextwar/all-in` beside 5,000 made-up hexes, p50",
      1.5,
      (it) => it.korea.ours.pan_far.p50 / it.small.ours.pan_far.p50,
    ),
  ];
}

async function main(): Promise<number> {
  const program = await Program.start();
  const browser = await chromium.launch({ executablePath: executable(), args: ARGS });
  try {
    const { id } = await program.begin(LARGEST);
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push(await measure(browser, program, id));
    }
    const results = gates(rounds);
    console.log(`medians of ${ROUNDS} rounds; measured, limit`);
    for (const gate of results) console.log(line(gate));
    return results.every(holds) ? 0 : 1;
  } finally {
    await browser.close();
    await program.end();
  }
}

process.exitCode = await main();
