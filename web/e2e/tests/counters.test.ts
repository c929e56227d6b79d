/** Counters can be read whatever state they are in: nothing covers a value that is printed. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { PATIENCE } from "../harness/browser.js";
import { house } from "../harness/house.js";
import { until } from "../harness/until.js";

const it = house();

/** A rectangle in the window that belongs to a counter: whose, and what it is. */
type Box = {
  of: string;
  hex: string;
  what: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
};

type Measured = {
  /** Everything printed on counters that are not below others. */
  prints: Box[];
  /** Everything laid upon or beside counters: badges, counts, labels, links. */
  badges: Box[];
};

/** Less than this in common, in units of the map, is the rounding of a browser. */
const TOUCHING = 0.25;

const SYSTEMS = ["scs", "coh", "prussia", "nextwar"] as const;
const SCALES = [0.5, 1, 2] as const;

/** A map goes no farther away than a window shows all of it: far ones are seen in small windows. */
const WINDOW = { width: 1040, height: 650 };

for (const system of SYSTEMS) {
  test(`no state covers a printed value in ${system}, from near or far`, async () => {
    const page = await opened();
    for (const scale of SCALES) {
      await crowd(page, system, scale);
      const { prints, badges } = await measured(page);
      assert.ok(prints.length > 100, `values are printed: ${prints.length} at ${scale}`);
      assert.ok(badges.length > 60, `states are shown: ${badges.length} at ${scale}`);
      assert.deepEqual(covered(prints, badges, scale), []);
    }
  });
}

test("a badge that is moved over a value is found", async () => {
  const page = await opened();
  await crowd(page, "coh", 1);
  const before = await measured(page);
  assert.deepEqual(covered(before.prints, before.badges, 1), []);
  await page.evaluate(async () => {
    // Where the badge of a hit used to lie: on the upper right corner, over the price of a move.
    for (const badge of document.querySelectorAll('[data-badge="hit"]')) {
      badge.setAttribute("transform", "translate(27 -27)");
    }
    // Even where nothing moves a change takes an instant: it is a transition that is very short.
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
  });
  const after = await measured(page);
  assert.ok(covered(after.prints, after.badges, 1).length > 0);
});

test("the figures of works lie above all that stands on them", async () => {
  const page = await opened();
  await crowd(page, "coh", 1);
  const covered = await page.evaluate(() => {
    const signs = [...document.querySelectorAll("[data-unit-sign]")];
    const others = [...document.querySelectorAll("[data-badge],[data-pills],[data-print]")];
    const later = (sign: Element): Element[] =>
      others.filter(
        (other) =>
          !sign.contains(other) &&
          other.closest("[data-unit-sign]") === null &&
          (sign.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
      );
    return { signs: signs.length, later: signs.flatMap(later).length };
  });
  assert.ok(covered.signs > 20, `works have figures: ${covered.signs}`);
  assert.equal(covered.later, 0);
});

test("the values of one counter leave each other free", async () => {
  const page = await opened();
  for (const system of SYSTEMS) {
    await crowd(page, system, 2);
    const { prints } = await measured(page);
    const pairs = prints.flatMap((print, at) => {
      const others = prints.slice(at + 1).filter(({ of }) => of === print.of);
      return others.filter((other) => meet(print, other, 2)).map((other) => told(print, other));
    });
    assert.deepEqual(pairs, [], system);
  }
});

async function opened(): Promise<Page> {
  return (await it.lobby()).page;
}

/** Shows the map on which every state lies on every kind of counter. */
async function crowd(page: Page, system: string, scale: number): Promise<void> {
  // Hundreds of counters may take a busy machine a while.
  const patience = { timeout: 4 * PATIENCE };
  const small = Math.min(scale, 1);
  await page.setViewportSize({ width: WINDOW.width * small, height: WINDOW.height * small });
  const address = `${it.program.address}/bench?badges=${system}&scale=${scale}`;
  await page.goto(address, { ...patience, waitUntil: "commit" });
  await page
    .locator("[data-print]")
    .first()
    .waitFor({ ...patience, state: "attached" });
  await page.evaluate(() => document.fonts.load('700 16px "Roboto Condensed Variable"'));
  // At first things are drawn for another scale.
  await until(`the map is drawn at ${scale}`, async () => (await drawnAt(page)) === scale);
}

/** How many pixels a unit of the map is wide on a counter's face. */
function drawnAt(page: Page): Promise<number> {
  return page.evaluate(() => {
    const face = document.querySelector<SVGTextElement>(".counters text[data-print]");
    const at = face?.getScreenCTM();
    if (!at) throw new Error("a value that is printed is drawn");
    return Math.round(at.a * 1000) / 1000;
  });
}

/** What is printed and what is laid upon it, as the browser has drawn it. */
function measured(page: Page): Promise<Measured> {
  return page.evaluate(() => {
    const tops = new Map<string, string>();
    for (const counter of document.querySelectorAll<HTMLElement>(".counters [data-unit]")) {
      tops.set(counter.dataset["hex"] ?? "", counter.dataset["unit"] ?? "");
    }
    const boxOf = (element: Element, what: string): Box => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const { unit: of = "", hex = "" } =
        element.closest<HTMLElement>("[data-unit]")?.dataset ?? {};
      return { of, hex, what, left, top, right, bottom };
    };
    /** The ink of a line: capitals and figures fill this part of the height of its letters. */
    const inkOf = (line: SVGTextElement): Box => {
      const box = boxOf(line, line.textContent ?? "");
      const at = line.getScreenCTM();
      if (!at) throw new Error("a line that is printed is drawn");
      const size = Number(line.getAttribute("font-size")) * at.d;
      const base = Number(line.getAttribute("y")) * at.d + at.f;
      return { ...box, top: base - 0.72 * size, bottom: base };
    };
    const shown = new Set(tops.values());
    const prints = [...document.querySelectorAll(".counters [data-print]")]
      .map((print) => (print instanceof SVGTextElement ? inkOf(print) : boxOf(print, "pips")))
      .filter(({ of }) => shown.has(of));
    const badges = [...document.querySelectorAll<HTMLElement>("[data-badge]")].map((badge) =>
      boxOf(badge, badge.dataset["badge"] ?? ""),
    );
    // The figures of works are drawn last of all: they could only cover the print of counters.
    const signs = [...document.querySelectorAll("[data-unit-sign]")].map((it) => boxOf(it, "sign"));
    // All labels of a kind are one path; each begins at its upper left and is as high as its bends.
    const labels = [...document.querySelectorAll<SVGPathElement>("[data-pills]")].flatMap(
      (path) => {
        const at = path.getScreenCTM();
        if (!at) throw new Error("labels are drawn");
        const number = "(-?[0-9.]+)";
        const form = new RegExp(`M${number} ${number}h${number}a${number} `, "g");
        return [...(path.getAttribute("d") ?? "").matchAll(form)].map(
          ([, x, y, straight, half]) => {
            const [left, top, width, bend] = [Number(x), Number(y), Number(straight), Number(half)];
            const place = (across: number, down: number): DOMPoint =>
              new DOMPoint(across, down).matrixTransform(at);
            const from = place(left - bend, top);
            const to = place(left + width + bend, top + 2 * bend);
            return {
              of: "",
              hex: "",
              what: "label",
              left: from.x,
              top: from.y,
              right: to.x,
              bottom: to.y,
            };
          },
        );
      },
    );
    return { prints, badges: [...badges, ...labels, ...signs] };
  });
}

/** Every badge that lies over a value, in words. */
function covered(prints: readonly Box[], badges: readonly Box[], scale: number): string[] {
  // The badges of a counter lie below those above it in its stack.
  const below = (badge: Box, print: Box): boolean =>
    badge.hex !== "" && badge.hex === print.hex && badge.of !== print.of;
  return badges.flatMap((badge) =>
    prints
      .filter((print) => !below(badge, print) && meet(badge, print, scale))
      .map((print) => told(badge, print)),
  );
}

function told(first: Box, second: Box): string {
  return `${first.what} of ${first.of || "the map"} over ${second.what} of ${second.of}`;
}

/** Whether two boxes have more in common than rounding. */
function meet(first: Box, second: Box, scale: number): boolean {
  const across = Math.min(first.right, second.right) - Math.max(first.left, second.left);
  const down = Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top);
  return across > TOUCHING * scale && down > TOUCHING * scale;
}
