/** The map as a hand with a mouse or a finger meets it. */
import type { Locator, Page } from "playwright-core";
import type { Board } from "../../types/scene.js";
import { boxOf } from "../../src/lib/place.js";
import { APOTHEM, Layout, type Point } from "../../src/map/geometry.js";
import { until } from "./until.js";

/** A stack in the window: its hex, and the middle of its counters. */
type Sighting = { hex: string; at: Point };

export class MapPage {
  readonly root: Locator;
  /** What a screen reader is told about the place of the cursor. */
  readonly said: Locator;
  readonly #layout: Layout;

  constructor(
    readonly page: Page,
    readonly board: Board,
  ) {
    this.#layout = new Layout(board);
    this.root = page.getByRole("main");
    this.said = page.getByRole("application").locator("> [aria-live]");
  }

  /** A counter as it lies on the map. */
  counter(unit: string): Locator {
    return this.root.locator(`[data-unit="${unit}"]`).first();
  }

  /** A counter of the stack that is spread out. */
  fanned(unit: string): Locator {
    return this.root.locator(`[data-fan] [data-unit="${unit}"]`);
  }

  /** The hex of a counter. */
  async hexOf(unit: string): Promise<string | null> {
    return this.counter(unit).getAttribute("data-hex");
  }

  async click(hex: string): Promise<void> {
    await this.leave();
    const { x, y } = await this.#inSight(hex);
    await this.page.mouse.click(x, y);
  }

  /** Clicks a counter that lies in a box, beside the others there. */
  async clickBoxed(unit: string, box: string): Promise<void> {
    await this.leave();
    await this.#inSight(box);
    const lying = await this.counter(unit).boundingBox();
    if (!lying) throw new Error(`${unit} does not lie in ${box}`);
    await this.page.mouse.click(lying.x + lying.width / 2, lying.y + lying.height / 2);
  }

  /** Drags a counter to a hex: out of the fan of its stack, or what lies alone as it lies. */
  async drag(unit: string, from: string, to: string): Promise<void> {
    await this.leave();
    const [begin, end] = [await this.#inSight(from), await this.#inSight(to)];
    const stacked = (await this.root.locator(`[data-unit][data-hex="${from}"]`).count()) > 1;
    if (stacked) await this.spread(from);
    const fanned = stacked ? await this.fanned(unit).boundingBox() : null;
    const at = fanned && { x: fanned.x + fanned.width / 2, y: fanned.y + fanned.height / 2 };
    const { x, y } = at ?? begin;
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    await this.page.mouse.move(x + 12, y + 12, { steps: 3 });
    await this.page.mouse.move(end.x, end.y, { steps: 4 });
    await this.page.mouse.up();
  }

  /** Clicks near a side of a hex, given in sixths of a turn clockwise from the top. */
  async clickNear(hex: string, sixths: number, modifiers: "Shift"[] = []): Promise<void> {
    await this.leave();
    const { x, y } = await this.#inSight(hex);
    const apothem = 0.86 * APOTHEM * (await this.#scale());
    const angle = (sixths * Math.PI) / 3 + (this.board.orientation === "flat" ? 0 : Math.PI / 6);
    for (const key of modifiers) await this.page.keyboard.down(key);
    await this.page.mouse.click(x + apothem * Math.sin(angle), y - apothem * Math.cos(angle));
    for (const key of modifiers) await this.page.keyboard.up(key);
  }

  /** Rests the mouse on a hex. */
  async hover(hex: string): Promise<void> {
    await this.leave();
    const { x, y } = await this.#inSight(hex);
    await this.page.mouse.move(x, y);
  }

  /** Whether too little lies on the map to tell where a hex is. */
  async isBare(): Promise<boolean> {
    return (await this.#sightings()).length < 2;
  }

  /** Takes the mouse off the map, so that a spread stack closes and hides no hex. */
  async leave(): Promise<void> {
    await this.page.mouse.move(0, 0);
    await this.root.locator("[data-fan]").waitFor({ state: "detached" });
  }

  /** Brings the mouse to a stack of which a counter can be chosen, and waits until it spreads. */
  async spread(hex: string): Promise<void> {
    const fan = this.root.locator(`[data-fan="${hex}"]`);
    if ((await fan.count()) > 0) return;
    await this.leave();
    const { x, y } = await this.#inSight(hex);
    await this.page.mouse.move(x, y);
    await fan.waitFor({ state: "attached" });
  }

  async tap(hex: string): Promise<void> {
    const { x, y } = await this.center(hex);
    await this.page.touchscreen.tap(x, y);
  }

  /** Where the middle of a hex lies in the window. */
  async center(hex: string): Promise<Point> {
    let sightings: Sighting[] = [];
    await until("two stacks that show where the map lies", async () => {
      sightings = await this.#sightings();
      return sightings.length > 1;
    });
    const near = sightings[0]!;
    const nearPoint = this.#point(near.hex);
    const scale = this.#scaleOf(sightings);
    const wanted = this.#point(hex);
    return {
      x: near.at.x + (wanted.x - nearPoint.x) * scale,
      y: near.at.y + (wanted.y - nearPoint.y) * scale,
    };
  }

  /** The middle of a hex; the wheel is turned until it lies in the window. */
  async #inSight(hex: string): Promise<Point> {
    const window = await this.root.boundingBox();
    if (!window) throw new Error("the map is not shown");
    const { x, y, width, height } = window;
    for (let turn = 0; turn < 12; turn++) {
      const at = await this.center(hex);
      const inside = at.x > x + 8 && at.x < x + width - 8 && at.y > y + 8 && at.y < y + height - 8;
      if (inside) return at;
      await this.page.mouse.move(x + width / 2, y + height / 2);
      await this.page.mouse.wheel(0, 120);
      await until("the map to move", async () => (await this.center(hex)).x !== at.x);
    }
    throw new Error(`${hex} does not come into sight`);
  }

  /** How large the map is drawn. */
  async #scale(): Promise<number> {
    return this.#scaleOf(await this.#sightings());
  }

  #scaleOf(sightings: readonly Sighting[]): number {
    const [near, far] = [sightings[0]!, sightings.at(-1)!];
    const [nearPoint, farPoint] = [this.#point(near.hex), this.#point(far.hex)];
    return (
      Math.hypot(far.at.x - near.at.x, far.at.y - near.at.y) /
      Math.hypot(farPoint.x - nearPoint.x, farPoint.y - nearPoint.y)
    );
  }

  #point(hex: string): Point {
    const point = this.#layout.center(hex);
    if (!point) throw new Error(`there is no hex ${hex}`);
    return point;
  }

  /** Counters of a stack lie around the middle of their hex. */
  async #sightings(): Promise<Sighting[]> {
    const counters = await this.root.locator("[data-unit]").evaluateAll((elements) =>
      elements.flatMap((element) => {
        if (element.closest("[data-fan]") || !(element instanceof HTMLElement)) return [];
        const { x, y, width, height } = element.getBoundingClientRect();
        return [{ hex: element.dataset["hex"] ?? "", at: { x: x + width / 2, y: y + height / 2 } }];
      }),
    );
    // In a box they lie wherever there is room.
    const hexes = [...new Set(counters.map(({ hex }) => hex))].filter(
      (hex) => boxOf(this.board, hex) === null,
    );
    const middles = hexes.map((hex) => {
      const stack = counters.filter((counter) => counter.hex === hex);
      return {
        hex,
        at: { x: mean(stack.map((it) => it.at.x)), y: mean(stack.map((it) => it.at.y)) },
      };
    });
    return middles.toSorted((a, b) => a.at.x + a.at.y - b.at.x - b.at.y);
  }
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
