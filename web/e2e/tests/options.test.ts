/** Options of the table: every optional rule is offered where a game begins, and is played. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Catalog, CatalogOption, CatalogScenario } from "../../types/wire.js";
import { house } from "../harness/house.js";
import type { LobbyPage } from "../harness/lobby.js";
import { answers } from "../harness/record.js";
import { Skirmish } from "../harness/skirmish.js";
import type { TablePage } from "../harness/table.js";

const it = house();

async function catalog(): Promise<Catalog> {
  return (await it.program.request("/api/catalog")) as Catalog;
}

/** Begins a game from the start screen with some options chosen by hand. */
async function begun(
  lobby: LobbyPage,
  scenario: CatalogScenario,
  chosen: [CatalogOption, string][],
): Promise<TablePage> {
  const sheet = await lobby.openScenario(scenario.title["en"] ?? "");
  await sheet.locator("summary").click();
  for (const [option, value] of chosen) {
    await sheet.getByLabel(option.title["en"] ?? "", { exact: true }).selectOption(value);
  }
  await lobby.button("page-start-game").click();
  return it.tableOf(lobby);
}

/** What the record of a game says of its options. */
async function recorded(table: TablePage): Promise<unknown> {
  const record = await it.program.record(table.game);
  const line = record.split("\n").find((entry) => entry.startsWith("options "));
  return JSON.parse((line ?? "").slice("options ".length));
}

/** A value that is not the usual one. */
function other(option: CatalogOption): string {
  const value = option.values.find(({ name }) => name !== option.usual);
  assert.ok(value, `${option.name} has something to choose`);
  return value.name;
}

for (const system of ["scs", "coh", "prussia"]) {
  test(`each option of ${system} is begun once from the start screen`, async () => {
    const { systems, scenarios } = await catalog();
    const options = systems.find(({ id }) => id === system)?.options ?? [];
    const scenario = scenarios.find((one) => one.system === system && one.kind === "game");
    assert.ok(scenario && options.length > 0);
    for (const option of options) {
      const table = await begun(await it.lobby(), scenario, [[option, other(option)]]);
      assert.equal(await table.moment(), "asked", option.name);
      assert.deepEqual(await recorded(table), { [option.name]: other(option) });
      const [agreed] = table.frames.setting.agreed;
      assert.equal(agreed?.rule, option.rule, "the table says what it agreed on");
      await table.page.close();
    }
  });
}

test("a solitaire game of Conflict of Heroes is begun in the browser and played", async () => {
  const { systems, scenarios } = await catalog();
  const options = systems.find(({ id }) => id === "coh")?.options ?? [];
  const solitaire = options.find(({ name }) => name === "solitaire");
  const scenario = scenarios.find(({ id }) => id === "coh/first-contact");
  assert.ok(solitaire && scenario);
  const table = await begun(await it.lobby({ handover: false }), scenario, [[solitaire, "on"]]);
  const player = new Skirmish(table.map.board);
  for (let moment = await table.moment(); moment !== "over";) {
    assert.equal(moment, "asked");
    moment = await table.answer(player);
    if (table.frames.scene.turn > 1) break;
  }
  assert.ok(table.frames.scene.turn > 1, "a round was played");
  const given = answers(await it.program.record(table.game));
  const rolled = given.some((answer, step) => {
    return / use /.test(answer) && / roll /.test(given[step + 1] ?? "");
  });
  assert.ok(rolled, "an activation rolled its action points");
  assert.deepEqual(await recorded(table), { solitaire: "on" });
});
