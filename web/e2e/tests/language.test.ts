/** The language is changed in mid-game: every word follows, the game does not. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { RuleText } from "../../types/wire.js";
import { house } from "../harness/house.js";
import { reads } from "../harness/reading.js";
import type { TablePage } from "../harness/table.js";
import { type Language, say } from "../harness/texts.js";

const it = house();

test("question, log and rule follow the language, the game stays as it is", async () => {
  const table = await it.table({ scenario: "scs/fig-move", seed: 2 }, { handover: false });
  await table.moment();
  await table.click({ choice: table.choiceOf("select") });
  await table.moment(0);
  await table.click({ choice: table.choiceOf("move") });
  await table.moment(1);
  const record = await it.program.record(table.game);

  await isSpoken(table, "en");
  await table.speak("it");
  await isSpoken(table, "it");
  await table.speak("en");
  await isSpoken(table, "en");
  assert.equal(await it.program.record(table.game), record, "nothing was played");
});

async function isSpoken(table: TablePage, language: Language): Promise<void> {
  assert.equal(await table.page.locator("html").getAttribute("lang"), language);
  await reads(table.ask, say(language, table.frames.prompt.question));
  const line = table.frames.log.findLast((it) => it.rule !== null);
  assert.ok(line?.rule, "a line of the log names a rule");
  await reads(table.log, say(language, line.message));
  await readsRule(table, language, line.rule);
}

/** Opens a rule from the log and reads its statement. */
async function readsRule(table: TablePage, language: Language, id: string): Promise<void> {
  const rule = (await it.program.request(`/api/rules/${encodeURIComponent(id)}`)) as RuleText;
  await table.openRule(table.log, id);
  await reads(table.dialog, rule.statement[language] ?? "");
  await reads(table.dialog, rule.title[language] ?? "");
  await table.closeDialog();
}
