/** The start screen as a player meets it. */
import type { Locator, Page } from "playwright-core";
import type { Visit } from "./browser.js";
import type { Frames } from "./frames.js";
import { t } from "./texts.js";

export class LobbyPage {
  readonly page: Page;

  constructor(
    readonly visit: Visit,
    readonly frames: Frames,
  ) {
    this.page = visit.page;
  }

  /** A text in the language of the page. */
  t(key: string, args: Record<string, string | number> = {}): string {
    return t(this.visit.look.language, key, args);
  }

  /** The button of a text. */
  button(key: string, args: Record<string, string | number> = {}): Locator {
    return this.page.getByRole("button", { name: this.t(key, args), exact: true });
  }

  /** The link to a game that was begun. */
  game(title: string): Locator {
    return this.page.getByRole("link", {
      name: this.t("page-resume-game", { title }),
      exact: true,
    });
  }

  /** Looks for scenarios by words. */
  async find(words: string): Promise<void> {
    await this.page.getByLabel(this.t("page-find-words"), { exact: true }).fill(words);
  }

  /** Finds a scenario and opens its page; returns what it shows. */
  async openScenario(title: string): Promise<Locator> {
    await this.find(title);
    await this.page.getByRole("link", { name: title, exact: true }).click();
    const sheet = this.page.getByTestId("scenario");
    await sheet.waitFor();
    return sheet;
  }

  /** Finds a scenario and plays it at once. */
  async play(title: string): Promise<void> {
    await this.find(title);
    await this.button("page-play-title", { title }).click();
  }

  /** Starts the guided game of a scenario. */
  async learn(scenario: string): Promise<void> {
    await this.page.getByTestId(`learn-${scenario}`).getByRole("button").click();
  }

  /** Picks a file to be opened as a game. */
  async import(file: string | { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    const picking = this.page.waitForEvent("filechooser");
    await this.button("page-import").first().click();
    await (await picking).setFiles(file);
  }

  /** Opens the menu of a game and chooses an entry. */
  async fromMenu(title: string, key: string): Promise<void> {
    await this.button("page-game-menu", { title }).first().click();
    await this.page.getByText(this.t(key), { exact: true }).click();
  }
}
