/** A player with a keyboard and nothing else: keys go in, what is said and focused comes out. */
import assert from "node:assert/strict";
import { Layout } from "../../src/map/geometry.js";
import { type Way, stepped } from "../../src/map/steps.js";
import { buttonsOf, isForGood, keyOf } from "../../src/play/offers.js";
import { type Answer, type Storm, placeReached } from "./storm.js";
import type { Moment, TablePage } from "./table.js";
import { say } from "./texts.js";
import { until } from "./until.js";

/** Keys that move the cursor. */
const KEYS: readonly [string, Way][] = [
  ["ArrowUp", "up"],
  ["ArrowDown", "down"],
  ["ArrowLeft", "left"],
  ["ArrowRight", "right"],
  ["Home", "up-left"],
  ["PageUp", "up-right"],
  ["End", "down-left"],
  ["PageDown", "down-right"],
];

/** More presses than any walk on a small map or in a menu takes. */
const PRESSES = 60;

/** An entry of a menu, or a counter of a spread stack. */
type Entry = { name: string; unit: string | null };

export class Keyboard {
  readonly #layout: Layout;

  constructor(readonly table: TablePage) {
    this.#layout = new Layout(table.map.board);
  }

  /** Plays on until the game is over; returns how many answers it took. */
  async playOut(storm: Storm): Promise<number> {
    let answers = 0;
    let moment = await this.table.moment();
    await this.#enterMap();
    for (; moment !== "over"; answers += 1) moment = await this.#answer(storm);
    return answers;
  }

  /** Skips to the map, as the first link of the page offers. */
  async #enterMap(): Promise<void> {
    await this.#press("Tab");
    await this.#press("Enter");
    const role = await this.table.page.evaluate(() => document.activeElement?.role);
    assert.equal(role, "application", "the map has the focus");
  }

  async #answer(storm: Storm): Promise<Moment> {
    const { scene, prompt, reaches } = this.table.frames;
    await this.#give(storm.answer(scene, prompt, reaches));
    const moment = await this.table.moment(scene.step);
    await this.#keepsFocus();
    return moment;
  }

  async #give(answer: Answer): Promise<void> {
    const { prompt, scene } = this.table.frames;
    if ("reach" in answer) {
      await this.#walkTo(placeReached(answer.reach));
    } else if (answer.choice.unit !== null) {
      await this.#nextTo(answer.choice.unit);
    } else if (answer.choice.hex !== null) {
      await this.#walkTo(answer.choice.hex);
    } else {
      const plain = prompt.choices.filter((it) => it.hex === null && it.unit === null);
      const { buttons } = buttonsOf(plain);
      const key = keyOf(buttons, answer.choice);
      assert.ok(key, `${answer.choice.action} has a key`);
      await this.#press(key);
      if (isForGood(answer.choice)) await this.#confirm();
      return;
    }
    await this.#press("Enter");
    await this.#choose(answer, scene.step);
  }

  /** Goes from unit to unit until the cursor is on the stack of the one wanted. */
  async #nextTo(unit: string): Promise<void> {
    const { counters } = this.table.frames.scene;
    const hex = counters.find((counter) => counter.id === unit)?.hex ?? "";
    for (let press = 0; press < PRESSES; press++) {
      await this.#press("n");
      await this.#namesUnitFirst();
      if ((await this.#cursor()) === hex) return;
    }
    assert.fail(`no key leads to ${unit} in ${hex}`);
  }

  /** The counter that a key has gone to is said before its hex and the others of its stack. */
  async #namesUnitFirst(): Promise<void> {
    const { counters } = this.table.frames.scene;
    const said = await this.#said();
    const [first = ""] = said.split(",");
    assert.ok(
      counters.some(({ name }) => first.endsWith(` ${name}`)),
      said,
    );
  }

  /** Walks the cursor to a hex. */
  async #walkTo(hex: string): Promise<void> {
    for (let press = 0; press < PRESSES; press++) {
      const here = await this.#cursor();
      if (here === hex) return;
      await this.#press(this.#keyToward(here, hex));
    }
    assert.fail(`the cursor does not get to ${hex}`);
  }

  /** The key that brings the cursor nearest. */
  #keyToward(from: string, to: string): string {
    const goal = this.#layout.center(to);
    const distance = (hex: string): number => {
      const at = this.#layout.center(hex);
      return at && goal ? Math.hypot(at.x - goal.x, at.y - goal.y) : Infinity;
    };
    const [best] = KEYS.map(([key, way]) => ({
      key,
      left: distance(stepped(this.#layout, from, way)),
    })).toSorted((a, b) => a.left - b.left);
    assert.ok(best);
    return best.key;
  }

  /** The hex that was announced last; the first press shows where the cursor is. */
  async #cursor(): Promise<string> {
    const pattern = new RegExp(`(?:^|\\. )${this.table.t("map-place", { hex: "(\\S+?)" })},`);
    const found = pattern.exec(await this.#said())?.[1];
    if (found !== undefined) return found;
    await this.#press("ArrowUp");
    return pattern.exec(await this.#said())?.[1] ?? assert.fail("the cursor says where it is");
  }

  /** What a screen reader was told about the place of the cursor. */
  async #said(): Promise<string> {
    return (await this.table.map.said.textContent()) ?? "";
  }

  async #press(key: string): Promise<void> {
    await this.table.page.keyboard.press(key);
  }

  /** A dialog asks whether it was meant; its main button has the focus. */
  async #confirm(): Promise<void> {
    await this.table.dialog.waitFor();
    await this.#press("Enter");
    await this.table.dialog.waitFor({ state: "detached" });
  }

  /** Goes through the stack or menu that has opened to what was meant, until it is answered. */
  async #choose(answer: Answer, step: number): Promise<void> {
    for (let press = 0; press < PRESSES; press++) {
      let entry: Entry | null = null;
      await until("an effect of Enter", async () => {
        if (await this.#isAnswered(step)) return true;
        entry = await this.#focused();
        return entry !== null;
      });
      if (entry === null) return;
      await this.#press(this.#keyAt(entry, answer));
    }
    assert.fail("what was meant is not on the list");
  }

  async #isAnswered(step: number): Promise<boolean> {
    return (await this.table.handover.isVisible()) || (await this.table.step()) !== step;
  }

  /** Enter on what was meant, else the key to the next entry. */
  #keyAt({ name, unit }: Entry, answer: Answer): string {
    if (unit !== null) {
      const meant = "choice" in answer && answer.choice.unit === unit;
      return meant ? "Enter" : "ArrowRight";
    }
    const words =
      "reach" in answer ? this.#way(answer) : say(this.table.language, answer.choice.label);
    return name.startsWith(words) ? "Enter" : "ArrowDown";
  }

  #way(answer: Answer): string {
    if (!("reach" in answer)) return "";
    const { reach } = answer;
    return this.table.t("map-go", { hex: placeReached(reach), cost: reach.cost });
  }

  /** The focused entry of an open menu or stack. */
  #focused(): Promise<Entry | null> {
    return this.table.page.evaluate(() => {
      const focused = document.activeElement;
      if (!(focused instanceof HTMLElement) || !focused.closest("[role=menu],[data-fan]"))
        return null;
      const unit = focused.closest<HTMLElement>("[data-unit]")?.dataset["unit"] ?? null;
      return { name: focused.innerText.trim(), unit };
    });
  }

  /** The focus is never lost: whoever plays by keyboard would have to begin anew at the top. */
  async #keepsFocus(): Promise<void> {
    const focused = await this.table.page.evaluate(() => document.activeElement?.tagName ?? "BODY");
    assert.notEqual(focused, "BODY", "the focus lies on nothing");
  }
}
