/** The start screen: the first click, and everything that can be done with a game. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Catalog, GameInfo } from "../../types/wire.js";
import { house } from "../harness/house.js";
import { reads } from "../harness/reading.js";
import { until } from "../harness/until.js";

const it = house();

async function titles(path: string): Promise<string[]> {
  return ((await it.program.request(path)) as GameInfo[]).map((game) => game.title);
}

test("the first legal click comes after at most three clicks", async () => {
  const lobby = await it.lobby();
  const { scenarios } = (await it.program.request("/api/catalog")) as Catalog;
  const title = scenarios.find((scenario) => scenario.id === "scs/mill-bridge")?.title["en"] ?? "";
  await lobby.button("page-play-title", { title }).click();

  const table = await it.tableOf(lobby);
  assert.equal(await table.moment(), "asked", "one click, and the table asks");
  const step = await table.step();
  await table.click({ choice: table.choiceOf("place") });
  await table.moment(step);
  const [game] = (await it.program.request("/api/games")) as GameInfo[];
  assert.ok(game && game.step > step, "the second click was a legal one");
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
