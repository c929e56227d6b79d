/** Scenarios of one's own: dropped, played, mended, removed. */
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import type { GameInfo, OwnInfo } from "../../types/wire.js";
import { isAccessible } from "../harness/axe.js";
import { PHONE } from "../harness/browser.js";
import { house } from "../harness/house.js";
import type { LobbyPage } from "../harness/lobby.js";
import { reads } from "../harness/reading.js";

const it = house();

type Text = { name: string; text: string };

const data = (path: string): string => readFileSync(`../data/scs/${path}`, "utf8");

/** The short scenario under a title of one's own, with its map beside it. */
function own(title: string): Text[] {
  const scenario = data("scenarios/mill-bridge.toml")
    .replace('"scs/mill-bridge"', '"scs/my-bridge"')
    .replace('en = "Mill Bridge", it = "Il ponte del mulino"', `en = "${title}", it = "${title}"`)
    .replace("../maps/mill-bridge.toml", "field.toml");
  assert.ok(scenario.includes(title) && scenario.includes("field.toml"));
  return [
    { name: "bridge.toml", text: scenario },
    { name: "field.toml", text: data("maps/mill-bridge.toml") },
  ];
}

/** The same with two faults in one file and one in the other. */
function faulty(): Text[] {
  const [scenario, map] = own("Broken");
  assert.ok(scenario && map);
  return [
    { ...scenario, text: scenario.text.replace("limit = 3", "limit = 3\nlimits = 4") },
    { ...map, text: map.text.replace("columns = 12", "columns = 0") },
  ];
}

/** Drops files anywhere on the page. */
async function drop(lobby: LobbyPage, files: Text[]): Promise<void> {
  await lobby.button("page-own-open").first().waitFor();
  await lobby.page.evaluate((files) => {
    const transfer = new DataTransfer();
    for (const { name, text } of files) transfer.items.add(new File([text], name));
    for (const kind of ["dragover", "drop"]) {
      const event = new DragEvent(kind, {
        dataTransfer: transfer,
        bubbles: true,
        cancelable: true,
      });
      document.body.dispatchEvent(event);
    }
  }, files);
}

/** Drops a folder of the disk as the system does: only the browser can make one of its entries. */
async function dropFolder(lobby: LobbyPage, folder: string): Promise<void> {
  await lobby.button("page-own-open").first().waitFor();
  const hand = await lobby.page.context().newCDPSession(lobby.page);
  const data = { items: [], files: [folder], dragOperationsMask: 1 };
  for (const type of ["dragEnter", "dragOver", "drop"] as const) {
    await hand.send("Input.dispatchDragEvent", { type, x: 300, y: 300, data });
  }
}

test("a scenario that is dropped opens its page and is played", async () => {
  const lobby = await it.lobby();
  await drop(lobby, own("Weir"));
  const sheet = lobby.page.getByTestId("scenario");
  await sheet.getByRole("heading", { name: "Weir" }).waitFor();
  assert.match(decodeURIComponent(lobby.page.url()), /\/scenario\/scs\/my-bridge@[0-9a-f]{64}$/);
  await isAccessible(lobby.page);
  await lobby.button("page-start-game").click();
  const table = await it.tableOf(lobby);
  assert.equal(await table.moment(), "asked");
  const step = await table.step();
  await table.click({ choice: table.choiceOf("place") });
  await table.moment(step);
  const [game] = (await it.program.request("/api/games")) as GameInfo[];
  assert.ok(game && game.step > step && game.scenario.startsWith("scs/my-bridge@"));
});

test("files are picked as well, and what is one's own is found, kept while played, removed", async () => {
  const lobby = await it.lobby();
  const picking = lobby.page.waitForEvent("filechooser");
  await lobby.button("page-own-open").first().click();
  const files = own("Lock").map(({ name, text }) => {
    return { name, mimeType: "text/plain", buffer: Buffer.from(text) };
  });
  await (await picking).setFiles(files);
  await lobby.page.getByTestId("scenario").waitFor();
  await lobby.page.goBack();
  await lobby.page.getByRole("radio", { name: lobby.t("page-own") }).check({ force: true });
  await lobby.page.getByRole("link", { name: "Lock", exact: true }).waitFor();
  await reads(lobby.page.getByRole("main"), lobby.t("page-system-about-own"));
  // A game of the other one is there; of this one there is none.
  await lobby.button("page-own-remove-title", { title: "Weir" }).click();
  await reads(lobby.page.locator("dialog[open]"), lobby.t("page-own-needed", { games: 1 }));
  await lobby.page
    .locator("dialog[open]")
    .getByRole("button", { name: lobby.t("page-close") })
    .last()
    .click();
  await lobby.button("page-own-remove-title", { title: "Lock" }).click();
  await lobby.button("page-own-remove").click();
  await lobby.page.getByRole("link", { name: "Lock", exact: true }).waitFor({ state: "detached" });
  const left = (await it.program.request("/api/own")) as OwnInfo[];
  assert.deepEqual(
    left.map(({ title }) => title["en"]),
    ["Weir"],
  );
});

test("a folder is dropped as a whole: what lies in folders within is found, the rest left", async () => {
  const folder = mkdtempSync(join(tmpdir(), "esagono-own-"));
  try {
    const [scenario, map] = own("Sluice");
    assert.ok(scenario && map);
    for (const inside of ["scenarios", "maps"]) mkdirSync(join(folder, inside));
    const text = scenario.text.replace("field.toml", "../maps/field.toml");
    writeFileSync(join(folder, "scenarios", scenario.name), text);
    writeFileSync(join(folder, "maps", map.name), map.text);
    writeFileSync(join(folder, "notes.txt"), "no part of it");
    const lobby = await it.lobby();
    await dropFolder(lobby, folder);
    const sheet = lobby.page.getByTestId("scenario");
    await sheet.getByRole("heading", { name: "Sluice" }).waitFor();
    const kept = (await it.program.request("/api/own")) as OwnInfo[];
    assert.ok(kept.some(({ title }) => title["en"] === "Sluice"));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

for (const language of ["en", "it"] as const) {
  test(`what is wrong in a faulty one is read as a list (${language})`, async () => {
    const look = language === "it" ? { language, size: PHONE, touch: true } : { language };
    const lobby = await it.lobby(look);
    lobby.visit.expect(/the server responded with a status of 422/);
    await drop(lobby, faulty());
    const panel = lobby.page.getByTestId("findings");
    await reads(panel, lobby.t("page-own-faulty"));
    const line = faulty()[0]?.text.split("\n").indexOf("limits = 4") ?? 0;
    await reads(panel, lobby.t("page-own-line", { line: line + 1 }));
    for (const name of ["bridge.toml", "field.toml", "limits"]) await reads(panel, name);
    await isAccessible(lobby.page);
    // Mended, it opens, and the list is gone.
    await drop(lobby, own("Weir"));
    await lobby.page.getByTestId("scenario").waitFor();
    assert.equal(await panel.count(), 0);
  });
}
