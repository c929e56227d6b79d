/** The training game of Next War by mouse, from set-up to its end, through every kind of segment. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { playedOff, reckoned } from "../harness/clicks.js";
import { countClicks } from "../harness/hands.js";
import { house } from "../harness/house.js";
import { SEED, TRAINING, WHOLE_GAME, gesture } from "../harness/korea.js";
import { reads } from "../harness/reading.js";
import { answers, verify } from "../harness/record.js";
import type { TablePage } from "../harness/table.js";

const it = house();

/** Every segment of a turn in which somebody may decide something. */
const SEGMENTS = [
  "initiative-movement",
  "initiative-combat",
  "elite-reaction",
  "exploitation-movement",
  "exploitation-combat",
  "reaction-movement",
  "reaction-combat",
  "first-movement",
  "first-combat",
  "second-movement",
  "second-combat",
  "reorganization",
  "reinforcement",
];

/** The hex of a counter. */
function hexOf(table: TablePage, unit: string): string | null {
  return table.frames.scene.counters.find(({ id }) => id === unit)?.hex ?? null;
}

/** What is to be seen right after a segment of the script, by its name. */
const SEEN: Record<string, (table: TablePage) => Promise<void> | void> = {
  // The helicopters: over the air defense, beside the city and into it.
  "initiative-movement": async (table) => {
    assert.equal(hexOf(table, "dprk-81-li"), "N2820");
    await reads(table.log, table.t("nextwar-stepped", { unit: "81 LI", to: "N2820" }));
  },
  "initiative-combat": (table) => {
    assert.equal(hexOf(table, "dprk-6-ii"), "N2818", "the border is crossed");
  },
  // The Marines: from the sea onto the beach.
  "reaction-combat": (table) => {
    const ashore = ["usmc-1-3", "usmc-2-3", "usmc-lar", "us-bh-1"];
    assert.deepEqual(
      ashore.map((unit) => hexOf(table, unit)),
      ashore.map(() => "N2017"),
    );
  },
  // The city: its defender is gone, and those who went in have to clear it.
  "second-combat": (table) => {
    const inside = table.frames.scene.counters.filter(({ hex }) => hex === "N1916");
    assert.deepEqual(new Set(inside.map(({ seat }) => seat)), new Set(["allied"]));
    assert.ok(inside.every(({ marks }) => marks.includes("clearing")));
  },
  reorganization: (table) => {
    assert.equal(table.frames.scene.control["N1916"], "allied", "Haeju is taken");
  },
};

test("a whole game by mouse: helicopters, Marines, two cities, every segment", async () => {
  const { id } = await it.program.begin({ scenario: TRAINING, seed: SEED });
  const table = await it.open(id, { handover: false, given: true });
  await table.moment();
  const clicks = await countClicks(table);
  const script = WHOLE_GAME.flatMap((part) => part.answers);
  const met = new Set<string>();
  let until = 0;
  for (const { phase, answers: own } of WHOLE_GAME) {
    until += own.length;
    while (table.frames.scene.step < until) {
      const { step } = table.frames.scene;
      assert.equal(table.frames.scene.phase, phase, `at step ${step}`);
      met.add(phase);
      if (!table.frames.prompt.given) await gesture(table, script.slice(step));
      if ((await table.moment(step)) === "over") break;
    }
    if (table.frames.scene.turn === 1) await SEEN[phase]?.(table);
  }
  assert.deepEqual(
    SEGMENTS.filter((it) => !met.has(it)),
    [],
    "every segment was played",
  );
  const record = await it.program.record(id);
  const played = answers(record).map((line) => line.split(" ").slice(1).join(" "));
  assert.deepEqual(played, script);
  await verify(record);
  const { outcome } = table.frames.scene;
  assert.equal(outcome?.winner, null, "each side has its best");
  await reads(table.outcome, outcome.text["en"] ?? "?");
  const spent = await clicks();
  const expected = reckoned(await playedOff({ scenario: TRAINING, seed: SEED }, script));
  console.log(`${script.length} answers in ${spent} clicks, reckoned ${expected}`);
  assert.ok(spent <= expected, `${spent} clicks, not ${expected}`);
});
