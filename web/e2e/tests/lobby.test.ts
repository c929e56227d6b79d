/** The start screen: the first click, and everything that can be done with a game. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Catalog, GameInfo } from "../../types/wire.js";
import { DESKTOP } from "../harness/browser.js";
import { house } from "../harness/house.js";
import type { LobbyPage } from "../harness/lobby.js";
import { reads } from "../harness/reading.js";
import { until } from "../harness/until.js";

const it = house();

async function titles(path: string): Promise<string[]> {
  return ((await it.program.request(path)) as GameInfo[]).map((game) => game.title);
}

/** The window whose heights are counted as screens. */
const SCREENS = 3;

async function screens(lobby: LobbyPage): Promise<number> {
  await lobby.page.getByTestId("learn-scs/mill-bridge").waitFor();
  const height = await lobby.page.evaluate(() => document.documentElement.scrollHeight);
  return height / lobby.visit.look.size.height;
}

test("a stranger's second click is a legal one", async () => {
  const began = performance.now();
  const lobby = await it.lobby({ language: "en" });
  await lobby.learn("scs/mill-bridge");
  const table = await it.tableOf(lobby);
  assert.equal(await table.moment(), "asked", "one click, and the table asks");
  const step = await table.step();
  await table.click({ choice: table.choiceOf("place") });
  await table.moment(step);
  const seconds = (performance.now() - began) / 1000;
  console.log(`from the address to the first answer: ${seconds.toFixed(1)} s, two clicks`);
  const [game] = (await it.program.request("/api/games")) as GameInfo[];
  assert.ok(game && game.step > step, "the second click was a legal one");
});

test("the start screen is at most three screens high, and its pictures are there", async () => {
  const lobby = await it.lobby({ size: DESKTOP });
  const height = await screens(lobby);
  console.log(`height at 1440 × 900: ${height.toFixed(1)} screens`);
  assert.ok(height <= SCREENS, `${height} screens`);
  await until("the pictures of the first screen", () =>
    lobby.page.evaluate(() => {
      const seen = [...document.images].filter(
        (it) => it.getBoundingClientRect().top < innerHeight,
      );
      return seen.length >= 5 && seen.every((it) => it.complete && it.naturalWidth > 0);
    }),
  );
});

test("a scenario is found by system, length and words, and its page starts it", async () => {
  const lobby = await it.lobby();
  await lobby.page.getByRole("radio", { name: /^Conflict of Heroes/ }).check({ force: true });
  await lobby.page.getByLabel(lobby.t("page-find-length")).selectOption("short");
  const { scenarios } = (await it.program.request("/api/catalog")) as Catalog;
  const short = scenarios.filter(
    ({ system, kind, length }) =>
      system === "coh" && kind !== "figure" && length !== null && length.minutes <= 30,
  );
  assert.ok(short.length > 0);
  await reads(lobby.page.getByRole("status").last(), String(short.length));
  await lobby.button("page-find-clear").click();
  // What is said of a system is found as well: none of its scenarios names Kursk.
  await lobby.find("kursk");
  const firefights = scenarios.filter(({ system, kind }) => system === "coh" && kind !== "figure");
  await reads(lobby.page.getByRole("status").last(), String(firefights.length));

  const sheet = await lobby.openScenario("First Contact");
  assert.match(lobby.page.url(), /\/scenario\/coh\/first-contact$/);
  const scenario = scenarios.find(({ id }) => id === "coh/first-contact");
  await reads(sheet, scenario?.briefing["en"] ?? "?");
  await reads(sheet, lobby.t("page-victory"));
  await reads(sheet, lobby.t("note-coh-first-contact"));
  await lobby.button("page-start-game").click();
  const table = await it.tableOf(lobby);
  assert.equal(await table.moment(), "asked");
});

test("what somebody looked for is there on the way back", async () => {
  const lobby = await it.lobby();
  await lobby.openScenario("First Contact");
  await lobby.page.goBack();
  const words = lobby.page.getByLabel(lobby.t("page-find-words"), { exact: true });
  assert.equal(await words.inputValue(), "First Contact");
  await lobby.page.goForward();
  await lobby.page.getByTestId("scenario").waitFor();
});

test("by keyboard a new place begins at its top, and the way back leads to where one was", async () => {
  const lobby = await it.lobby();
  const { page } = lobby;
  const focused = (): Promise<string> =>
    page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");
  await lobby.find("First Contact");
  await page.getByRole("link", { name: "First Contact", exact: true }).press("Enter");
  await page.getByTestId("scenario").waitFor();
  await page.keyboard.press("Tab");
  await until("the first control of the page", async () => /^EN/.test(await focused()));
  await page.goBack();
  await until("the link that was taken", async () => (await focused()) === "First Contact");

  await lobby.find("");
  await page.getByTestId("learn-scs/mill-bridge").getByRole("button").press("Enter");
  const table = await it.tableOf(lobby);
  await table.moment();
  await page.keyboard.press("Tab");
  await until("the way to the map", async () => (await focused()) === lobby.t("page-skip-map"));
});

test("two games of one name are told apart, and all games are one click away", async () => {
  for (const seed of [1, 2, 3, 4]) {
    await it.program.begin({ scenario: "scs/fig-move", title: "Twin", seed });
  }
  const lobby = await it.lobby();
  await lobby.game("Twin (4)").waitFor();
  assert.equal(await lobby.game("Twin").count(), 0, "the oldest is not among the last ones");
  const { length } = (await it.program.request("/api/games")) as GameInfo[];
  await lobby.button("page-games-all", { games: length }).click();
  await lobby.game("Twin").waitFor();
});

test("a game is renamed, deleted, and put back", async () => {
  await it.program.begin({ scenario: "scs/fig-move", title: "Old name" });
  const lobby = await it.lobby();
  await lobby.fromMenu("Old name", "page-rename");
  await lobby.page.getByLabel(lobby.t("page-game-title")).fill("New name");
  await lobby.button("page-save").click();
  await lobby.game("New name").waitFor();
  assert.ok((await titles("/api/games")).includes("New name"));

  await lobby.fromMenu("New name", "page-delete");
  await lobby.game("New name").waitFor({ state: "detached" });
  assert.ok(!(await titles("/api/games")).includes("New name"));
  await lobby.button("page-undo").click();
  await lobby.game("New name").waitFor();
  assert.ok((await titles("/api/games")).includes("New name"));
});

test("a game in the basket comes back from there, or goes for good", async () => {
  for (const title of ["Kept", "Doomed"]) {
    await it.program.begin({ scenario: "scs/fig-move", title });
  }
  const lobby = await it.lobby();
  for (const title of ["Kept", "Doomed"]) {
    await lobby.fromMenu(title, "page-delete");
    await lobby.game(title).waitFor({ state: "detached" });
  }
  await lobby.page.getByText(lobby.t("page-basket", { games: 2 })).click();
  await lobby.button("page-restore-title", { title: "Kept" }).click();
  await lobby.game("Kept").waitFor();
  await lobby.button("page-delete-forever-title", { title: "Doomed" }).click();
  await lobby.button("page-delete-forever").click();
  await until("the basket to be empty", async () => {
    return (await titles("/api/games?deleted=1")).length === 0;
  });
  assert.ok((await titles("/api/games")).includes("Kept"));
  assert.ok(!(await titles("/api/games")).includes("Doomed"));
});

test("a record is opened as a game that stands where the record ends", async () => {
  const lobby = await it.lobby();
  await lobby.import("../games/mill-bridge-1.rec");
  const table = await it.tableOf(lobby);
  assert.equal(await table.moment(), "over");
  await reads(table.outcome, table.frames.scene.outcome?.text["en"] ?? "?");
});

test("what is no record is refused, and no game is begun", async () => {
  const lobby = await it.lobby();
  const before = await titles("/api/games");
  lobby.visit.expect(/the server responded with a status of 4/);
  const buffer = Buffer.from("Dear Sir");
  await lobby.import({ name: "letter.txt", mimeType: "text/plain", buffer });
  await lobby.page.getByRole("alert").filter({ hasText: /./ }).first().waitFor();
  assert.deepEqual(await titles("/api/games"), before);
});
