/** The guided first game: it starts with one click, explains, and its advice can be followed. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { RuleText } from "../../types/wire.js";
import { house } from "../harness/house.js";
import { reads } from "../harness/reading.js";
import { answers } from "../harness/record.js";
import { until } from "../harness/until.js";

const it = house();

/** The advice that the guide of Mill Bridge begins with, up to the first march. */
const FIRST = ["place 02.07", "done", "select B4"];

test("a newcomer starts the guided game and follows the first suggestions", async () => {
  const lobby = await it.lobby();
  await lobby.learn("scs/mill-bridge");
  const table = await it.tableOf(lobby);
  await table.moment();
  const coach = table.page.getByRole("region", { name: table.t("play-coach") });
  await coach.waitFor();

  const headings = new Set<string>();
  const own = async (): Promise<string[]> => {
    const all = answers(await it.program.record(table.game));
    return all.filter((answer) => answer.startsWith("blue ")).map((answer) => answer.slice(5));
  };
  while ((await own()).length < FIRST.length) {
    const heading = await coach.getByRole("heading").innerText();
    headings.add(heading);
    const advice = [table.t("play-coach-do"), table.t("play-coach-next")];
    await coach.getByRole("button", { name: new RegExp(`^(${advice.join("|")})`) }).click();
    await until("the next lesson", async () => {
      return heading !== (await coach.getByRole("heading").innerText());
    });
  }
  assert.deepEqual((await own()).slice(0, FIRST.length), FIRST);
  assert.ok(headings.size >= 4, "the coach had something new to say each time");
});

test("the coach opens the rules it speaks of, and goes when it is not wanted", async () => {
  const lobby = await it.lobby();
  await lobby.learn("scs/mill-bridge");
  const table = await it.tableOf(lobby);
  await table.moment();
  const coach = table.page.getByRole("region", { name: table.t("play-coach") });
  await coach.getByRole("button", { name: table.t("play-coach-next") }).click();
  const rule = (await it.program.request("/api/rules/scs:0.7.1A")) as RuleText;
  await table.openRule(coach, rule.id);
  await reads(table.dialog, rule.statement["en"] ?? "");
  await table.closeDialog();

  await coach.getByRole("button", { name: table.t("play-coach-off") }).click();
  await coach.waitFor({ state: "detached" });
  await table.button("play-coach-on").click();
  await coach.waitFor();
});
