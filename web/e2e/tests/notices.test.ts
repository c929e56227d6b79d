/** What is told when something is wrong with the file of games, or an answer of a bot is not kept. */
import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import type { Failure, GameInfo } from "../../types/wire.js";
import { isAccessible } from "../harness/axe.js";
import { PHONE } from "../harness/browser.js";
import { house } from "../harness/house.js";
import { reads } from "../harness/reading.js";
import { until } from "../harness/until.js";

const it = house();

test("a bot whose answer is not kept says so, and tries again at a click", async () => {
  const players = { blue: "human", red: "greedy" };
  const { id } = await it.program.begin({ scenario: "scs/mill-bridge", players, seed: 3 });
  const table = await it.open(id, { handover: false });
  const message = { en: "The disk is full", it: "Il disco è pieno" };
  const err: Failure = { code: "store", message, rule: null };
  const sent: string[] = [];
  // What the server says on such a disk is proved by its own tests; here the frame alone is put in.
  await table.page.routeWebSocket(/\/live/, (page) => {
    const server = page.connectToServer();
    let told = false;
    server.onMessage((frame) => {
      page.send(frame);
      if (!told) page.send(JSON.stringify({ push: "stalled", err, retry: 4000 }));
      told = true;
    });
    page.onMessage((frame) => {
      sent.push(String(frame));
      server.send(frame);
      if (String(frame).includes('"run"')) {
        page.send(JSON.stringify({ push: "stalled", err: null, retry: 0 }));
      }
    });
  });
  await table.page.reload();
  const notice = table.page.getByText(table.t("page-stalled", { seconds: 4 }));
  await notice.waitFor();
  await reads(table.page.locator("body"), message.en);
  await isAccessible(table.page);
  await table.page.getByRole("button", { name: table.t("page-stalled-retry") }).click();
  await notice.waitFor({ state: "detached" });
  assert.ok(
    sent.some((frame) => frame.includes('"run"')),
    "the bot was told to go on",
  );
});

test("a game that has lost answers is told on the start screen", async () => {
  const info = await it.program.begin({ scenario: "scs/fig-combat-1", title: "Torn", seed: 3 });
  const table = await it.open(info.id, { handover: false });
  await table.moment();
  for (let count = 0; count < 3; count++) {
    const step = await table.step();
    const [choice] = table.frames.scene.prompt?.choices ?? [];
    assert.ok(choice, "the game goes on");
    await it.program.play(info.id, step, choice.action);
    await until("the answer to be shown", async () => (await table.step()) > step);
  }
  const { step } = (await it.program.request(`/api/games/${info.id}`)) as GameInfo;
  await it.leave();
  await it.program.kill();
  // A bit falls over in the log, as on a disk that fails.
  const log = join(it.program.data, "games.sqlite-wal");
  const bytes = await readFile(log);
  const last = bytes.length - 2000;
  bytes.writeUInt8(bytes.readUInt8(last) ^ 1, last);
  await writeFile(log, bytes);
  await it.again();
  const notices = (await it.program.request("/api/notices")) as Failure[];
  assert.ok(notices.length >= 2, `${step} answers were lost silently`);
  const phone = { language: "it", size: PHONE, touch: true } as const;
  for (const look of [{ language: "en" } as const, phone]) {
    const lobby = await it.lobby(look);
    const { language } = look;
    for (const { message } of notices) {
      await reads(lobby.page.getByRole("main"), message[language] ?? "?");
    }
    await isAccessible(lobby.page);
  }
});
