/** The table as a player meets it: by what can be seen, read and pressed. */
import type { Locator, Page } from "playwright-core";
import { PLAIN, actingAlready, onTable } from "../../src/lib/ahead.js";
import { ruleName } from "../../src/lib/rules.js";
import { meanings, meant } from "../../src/map/pointing.js";
import { isGround } from "../../src/counters/ground.js";
import type { Side } from "../../src/lib/texts/speaker.js";
import type { Choice, LogLine, PromptView, Reach, Scene } from "../../types/scene.js";
import type { Visit } from "./browser.js";
import type { Frames } from "./frames.js";
import type { MapPage } from "./map.js";
import { type Answer, placeReached } from "./storm.js";
import { type Language, say, t } from "./texts.js";
import { until } from "./until.js";

/** Somebody who answers questions. */
export type Player = {
  answer(scene: Scene, prompt: PromptView, reaches: readonly Reach[]): Answer;
};

/** What the page waits for. */
export type Moment = "asked" | "hand-over" | "over";

/** What a click on the map led to. */
type Effect = "answered" | "menu" | "caution";

export class TablePage {
  readonly page: Page;
  readonly root: Locator;
  /** What is asked, and the answers to it. */
  readonly ask: Locator;
  readonly handover: Locator;
  readonly outcome: Locator;
  /** The dialog in front. */
  readonly dialog: Locator;
  /** The language that the page speaks now. */
  language: Language;

  constructor(
    readonly visit: Visit,
    readonly frames: Frames,
    readonly map: MapPage,
    readonly game: string,
  ) {
    this.page = visit.page;
    this.language = visit.look.language;
    this.root = this.page.getByTestId("table");
    this.ask = this.page.locator("#question");
    this.handover = this.page.locator("dialog[aria-labelledby=hand-over]");
    this.outcome = this.ask.getByRole("status");
    this.dialog = this.page.locator("dialog[open]");
  }

  /** A text in the language of the page. */
  t(key: string, args: Record<string, string | number | Side> = {}): string {
    return t(this.language, key, args);
  }

  /** The log. */
  get log(): Locator {
    return this.page.getByRole("region", { name: this.t("page-log-region"), exact: true });
  }

  /** The button of a text. */
  button(key: string, args: Record<string, string | number> = {}): Locator {
    return this.page.getByRole("button", { name: this.t(key, args), exact: true });
  }

  /** The step that the page shows. */
  async step(): Promise<number> {
    return Number(await this.root.getAttribute("data-step"));
  }

  /** Waits until a person has to do something after the step given; bots may play meanwhile. */
  async moment(after = -1): Promise<Moment> {
    const found = await this.page.waitForFunction((last) => {
      const table = document.querySelector<HTMLElement>("[data-testid=table]")?.dataset;
      const moment = table?.["moment"];
      if (moment === "hand-over") return moment;
      return moment !== "waiting" && Number(table?.["step"] ?? -1) > last && moment;
    }, after);
    const moment = (await found.jsonValue()) as Moment;
    if (moment === "asked") await this.#caughtUp();
    return moment;
  }

  /** The frames that the test has seen are those that the page shows. */
  async #caughtUp(): Promise<void> {
    const step = await this.step();
    await until(`the frames of step ${step}`, () => this.frames.scene.step >= step);
  }

  /** The answers that the page has taken up but not given; empty if there are none. */
  async taken(): Promise<string> {
    return (await this.root.getAttribute("data-taken")) ?? "";
  }

  /** Waits until the counter is taken up that acts already, if there is one. */
  async settled(): Promise<void> {
    if (!actingAlready(this.frames.prompt)) return;
    await until("the acting counter to be taken up", async () => (await this.taken()) !== "");
  }

  /** Takes an answer up that commits to nothing, and returns the question behind it. */
  async takeUp(choice: Choice, before: readonly string[] = []): Promise<PromptView> {
    const wanted = [...before, choice.action].join(", ");
    if ((await this.taken()) !== wanted) {
      await this.switchTo(choice, before.length > 0 ? "ahead" : "open");
      if (choice.unit === null) await this.choice(choice).click();
      else if ((await this.taken()) !== wanted) await this.clickUnit(choice.unit);
      await until(`${wanted} to be taken up`, async () => (await this.taken()) === wanted);
    }
    return this.frames.behind(wanted);
  }

  /** Switches on the way of acting that an answer needs; `of` says which question knows it. */
  async switchTo(choice: Choice, of: "open" | "ahead"): Promise<void> {
    const { mode } = choice;
    const plain = of === "open" && onTable(this.frames.prompt, null, PLAIN);
    if (!mode || (plain && plain.choices.some(({ action }) => action === choice.action))) return;
    const name = say(this.language, mode.title);
    const button = this.ask.getByRole("button", { name, exact: true });
    if ((await button.getAttribute("aria-pressed")) !== "true") await button.click();
  }

  /** Gives an answer with the mouse, where a player would click for it. */
  async click(answer: Answer): Promise<void> {
    const step = await this.step();
    if ("choice" in answer && answer.choice.mode) {
      await this.switchTo(answer.choice, (await this.taken()) === "" ? "open" : "ahead");
    }
    if ("reach" in answer) await this.#goTo(placeReached(answer.reach));
    else if (answer.choice.part) await this.playCard(answer.choice);
    else if (answer.choice.unit !== null) await this.clickUnit(answer.choice.unit);
    else if (answer.choice.hex !== null && (await this.map.isBare()))
      await this.list(answer.choice);
    else if (answer.choice.hex !== null && this.#isShared(answer.choice.hex))
      await this.map.clickNear(answer.choice.hex, 0);
    else if (answer.choice.hex !== null) await this.map.click(answer.choice.hex);
    else await this.choice(answer.choice).click();
    while ((await this.#effect(step)) !== "answered") await this.#goOn(answer);
  }

  /** Clicks the end of a way; beside the counters there, where they could be taken up. */
  async #goTo(place: string): Promise<void> {
    if (this.#isShared(place)) await this.map.clickNear(place, 0);
    else await this.map.click(place);
  }

  /** Whether counters lie in a hex that a click in its middle would take up. */
  #isShared(hex: string): boolean {
    const { prompt, scene } = this.frames;
    const able = new Set(prompt.choices.flatMap((it) => (it.opens ? (it.unit ?? []) : [])));
    return scene.counters.some((it) => it.hex === hex && able.has(it.id));
  }

  /** The first answer with this verb. */
  choiceOf(verb: string): Choice {
    const found = this.frames.prompt.choices.find((choice) => choice.verb === verb);
    if (!found) throw new Error(`${verb} is not offered at step ${this.frames.prompt.step}`);
    return found;
  }

  /** The button of an answer in the panel. */
  choice(choice: Choice): Locator {
    const name = say(this.language, choice.label);
    return this.ask.getByRole("button", { name, exact: true });
  }

  /** Picks an answer from the list of its kind, for those who do not click on the map. */
  async list(choice: Choice): Promise<void> {
    const name = say(this.language, choice.label);
    // What is folded away is not there for those who cannot see it.
    const folded = this.ask.locator("details:not([open])", { hasText: name });
    if ((await folded.count()) > 0) await folded.first().locator("summary").click();
    await this.choice(choice).first().click();
  }

  /** Plays a card: first the card, then what it is played on. */
  async playCard(choice: Choice): Promise<void> {
    const { part } = choice;
    if (!part) throw new Error(`${choice.action} is no part of a card`);
    const name = say(this.language, part.title);
    const card = this.ask.locator("details", { has: this.page.getByText(name, { exact: true }) });
    const folded = (await card.count()) > 0 && (await card.first().getAttribute("open")) === null;
    if (folded) await card.first().locator("summary").click();
    const label = say(this.language, part.label);
    await this.ask.getByRole("button", { name: label, exact: true }).first().click();
  }

  /** Clicks a counter; one of a stack is picked from the fan that the stack spreads into. */
  async clickUnit(unit: string): Promise<void> {
    const { scene, prompt, reaches } = this.frames;
    const { hex, box } = scene.counters.find((counter) => counter.id === unit) ?? {};
    if (!hex && box) {
      await this.map.clickBoxed(unit, box);
      return;
    }
    if (!hex) throw new Error(`${unit} is not on the map`);
    const stack = scene.counters.filter((it) => it.hex === hex && !isGround(it.kind));
    const found = meant(meanings({ prompt, reaches, shown: scene }, { hex }), unit);
    if (stack.length === 1 || found.some((meaning) => meaning.choice?.unit == null)) {
      await this.map.click(hex);
      return;
    }
    await this.map.spread(hex);
    await this.map.fanned(unit).click();
  }

  /** Answers the open question with the mouse and waits for what comes next. */
  async answer(player: Player): Promise<Moment> {
    const { scene, prompt, reaches } = this.frames;
    await this.settled();
    let answer = player.answer(scene, prompt, reaches);
    const taken: string[] = [];
    while ("choice" in answer && answer.choice.opens) {
      const behind = await this.takeUp(answer.choice, taken);
      taken.push(answer.choice.action);
      answer = player.answer(scene, behind, behind.reaches);
    }
    await this.click(answer);
    return this.moment(scene.step);
  }

  /** Plays on with the mouse until the game is over; returns how many answers it took. */
  async playOut(player: Player): Promise<number> {
    let answers = 0;
    for (let moment = await this.moment(); moment !== "over"; answers += 1) {
      if (moment === "hand-over") {
        await this.takeOver();
        moment = await this.moment();
        continue;
      }
      moment = await this.answer(player);
    }
    return answers;
  }

  /** The next player has come to the screen. */
  async takeOver(): Promise<void> {
    await this.handover.getByRole("button").first().click();
    await this.handover.waitFor({ state: "detached" });
  }

  /** Opens the dialog that says who plays which seat. */
  async openSeats(): Promise<void> {
    await this.button("page-menu").click();
    await this.page.getByRole("button", { name: this.t("page-seats") }).click();
    await this.dialog.getByRole("combobox").first().waitFor();
  }

  /** On a phone, brings a sheet to the front. */
  async openSheet(key: string): Promise<void> {
    const tab = this.button(key);
    if (await tab.isVisible()) await tab.click();
  }

  /** Gives a seat to a person or a bot. */
  async seat(seat: string, player: string): Promise<void> {
    await this.openSeats();
    const found = this.frames.setting.seats.find((it) => it.id === seat);
    if (!found) throw new Error(`there is no seat ${seat}`);
    const label = this.t("page-seat-player", { seat: found });
    await this.dialog.getByLabel(label).selectOption(player);
    await this.closeDialog();
  }

  /** A line of the log. */
  logLine(line: LogLine): Locator {
    return this.log.getByRole("button", { name: say(this.language, line.message), exact: true });
  }

  /** Changes the language of the page. */
  async speak(language: Language): Promise<void> {
    const name = language === "it" ? "Italiano" : "English";
    await this.page.getByRole("button", { name, exact: true }).click();
    this.language = language;
  }

  /** Opens a rule that a part of the page names. */
  async openRule(part: Locator, rule: string): Promise<void> {
    await part
      .getByRole("button", { name: ruleName(rule), exact: true })
      .last()
      .click();
    await this.dialog.waitFor();
  }

  async closeDialog(): Promise<void> {
    await this.dialog.getByRole("button", { name: this.t("page-close"), exact: true }).click();
    await this.dialog.waitFor({ state: "detached" });
  }

  /** What a click has led to. */
  async #effect(step: number): Promise<Effect> {
    const found = await this.page.waitForFunction((before) => {
      const table = document.querySelector<HTMLElement>("[data-testid=table]");
      if (table?.dataset["step"] !== String(before)) return "answered";
      if (document.querySelector("dialog[open]")) return "caution";
      return document.querySelector("#map [role=menu]") !== null && "menu";
    }, step);
    return (await found.jsonValue()) as Effect;
  }

  /** Says which of several things was meant, or that it was meant. */
  async #goOn(answer: Answer): Promise<void> {
    if ("choice" in answer) {
      const name = say(this.language, answer.choice.label);
      const menu = this.map.root.getByRole("menu");
      const asked = (await this.dialog.isVisible())
        ? this.dialog.getByRole("button", { name, exact: true })
        : menu.getByRole("menuitem", { name });
      await asked.click();
      return;
    }
    const { reach } = answer;
    const name = this.t("map-go", { hex: placeReached(reach), cost: reach.cost });
    await this.map.root.getByRole("menuitem", { name }).click();
  }
}
