/** Games of earlier rules: they open, say how far they go, are gone on with, and told to the end. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { GameInfo } from "../../types/wire.js";
import { isAccessible } from "../harness/axe.js";
import { type Look, PHONE } from "../harness/browser.js";
import { house } from "../harness/house.js";
import { verify } from "../harness/record.js";
import type { TablePage } from "../harness/table.js";
import { until } from "../harness/until.js";

const it = house();

/** A game as an earlier version of the rules wrote it; the present ones forbid an answer of it. */
const OLD = "../crates/testkit/records/nextwar-train-to-seoul-1.rec";

async function open(look: Look = {}): Promise<[TablePage, NonNullable<GameInfo["earlier"]>]> {
  const lobby = await it.lobby({ handover: false, ...look });
  await lobby.import(OLD);
  const table = await it.tableOf(lobby);
  const info = (await it.program.request(`/api/games/${table.game}`)) as GameInfo;
  assert.ok(info.earlier, "the game is of earlier rules");
  await table.dialog.getByText(table.t("earlier-title"), { exact: true }).waitFor();
  return [table, info.earlier];
}

test("an old record says what it is, how far it goes and which rule forbids the rest", async () => {
  const [table, { stands, answers, difference }] = await open();
  assert.ok(difference?.rule && stands < answers, "it differs by a rule");
  const said = await table.dialog.innerText();
  assert.ok(said.includes(table.t("earlier-stands", { stands, answers })), said);
  assert.ok(said.includes(difference.text["en"] ?? "?"), said);
  await isAccessible(table.page);
  await table.page.keyboard.press("Escape");
  await table.ask.getByRole("button", { name: table.t("earlier-go-on") }).waitFor();
  assert.equal(await table.root.getAttribute("data-step"), String(stands));
});

for (const look of [{}, { size: PHONE, touch: true, language: "it" }] as const) {
  const where = "language" in look ? "on a phone and in Italian too" : "and no other";
  test(`an old game is marked in the list of games, ${where}`, async () => {
    const old = await it.program.open(OLD);
    const present = await it.program.begin({ scenario: "scs/mill-bridge", title: "Of today" });
    await it.program.request(`/api/games/${old.id}`, "PATCH", { title: "Of old" });
    const lobby = await it.lobby(look);
    const card = (title: string) =>
      lobby.page.getByRole("article").filter({ has: lobby.game(title) });
    const sentence = lobby.t("earlier-mark");
    const mark = card("Of old").locator("[data-earlier]");
    await mark.getByText(lobby.t("earlier-short"), { exact: true }).waitFor();
    assert.equal(await mark.getAttribute("title"), sentence);
    assert.equal(await lobby.game("Of old").getAttribute("title"), sentence);
    const described = await lobby.game("Of old").getAttribute("aria-describedby");
    assert.equal(await lobby.page.locator(`[id="${described}"]`).textContent(), sentence);
    await card("Of today").waitFor();
    assert.equal(await card("Of today").locator("[data-earlier]").count(), 0);
    assert.equal(await lobby.game("Of today").getAttribute("title"), null);
    await isAccessible(lobby.page);
    // In the basket it keeps its mark.
    await lobby.fromMenu("Of old", "page-delete");
    await lobby.fromMenu("Of today", "page-delete");
    await lobby.page.getByText(lobby.t("page-basket", { games: 2 }), { exact: true }).click();
    const thrown = (title: string) => lobby.page.locator("details li").filter({ hasText: title });
    await thrown("Of old").locator("[data-earlier]").waitFor();
    await thrown("Of today").waitFor();
    assert.equal(await thrown("Of today").locator("[data-earlier]").count(), 0);
    for (const { id } of [old, present])
      await it.program.request(`/api/games/${id}?forever=1`, "DELETE").catch(() => undefined);
  });
}

test("from the last answer that stands it goes on as a game that is proved", async () => {
  const [table, { stands }] = await open();
  const before = await it.program.record(table.game);
  await table.dialog.getByRole("button", { name: table.t("earlier-go-on") }).click();
  await until("another game to be opened", async () => !table.page.url().endsWith(table.game));
  const branch = table.page.url().split("/").at(-1) ?? "";
  const info = (await it.program.request(`/api/games/${branch}`)) as GameInfo;
  assert.deepEqual(info.branched_from, { game: table.game, step: stands });
  assert.equal(info.earlier, undefined);
  await verify(await it.program.record(branch));
  assert.equal(await it.program.record(table.game), before, "the old one stays as it was");
});

test("what lies beyond is told line by line, on a phone and in Italian too", async () => {
  const [table, { stands, answers }] = await open({ size: PHONE, touch: true, language: "it" });
  await isAccessible(table.page);
  await table.dialog.getByRole("button", { name: table.t("earlier-look") }).click();
  const lines = table.page.getByRole("list", { name: table.t("earlier-told") }).locator("li");
  await lines.first().waitFor();
  assert.equal(await lines.count(), answers - stands);
  await isAccessible(table.page);
});
