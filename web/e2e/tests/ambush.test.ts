/** A hidden ambush of Conflict of Heroes: set up in secret, kept from the other side, and sprung. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Scene } from "../../types/scene.js";
import type { Push } from "../../types/wire.js";
import { house } from "../harness/house.js";
import { Skirmish } from "../harness/skirmish.js";

const it = house();

/** More answers than it takes until the first of them is found. */
const MOST = 120;

test("an ambush is laid, kept secret and sprung", async () => {
  const table = await it.table({ scenario: "coh/corn-ambush", seed: 2 });
  const player = new Skirmish(table.map.board);
  const found = (): string[] =>
    table.frames.log.flatMap(({ event, fields }) =>
      event === "revealed" ? (fields.unit ?? []) : [],
    );
  const hidden = new Set<string>();
  for (let answers = 0; found().length === 0; answers += 1) {
    assert.ok(answers < MOST, "somebody is found sooner or later");
    if ((await table.moment()) === "hand-over") {
      assert.equal(await table.page.locator("[data-unit]").count(), 0, "nobody lies on the map");
      await table.takeOver();
      await table.moment();
    }
    const { scene } = table.frames;
    for (const { id, marks } of scene.counters) if (marks.includes("hidden")) hidden.add(id);
    const own = scene.counters.filter(({ marks }) => marks.includes("hidden"));
    assert.ok(
      own.every(({ seat }) => seat === scene.viewer),
      "nobody sees what others hide",
    );
    await table.answer(player);
  }
  assert.ok(hidden.size >= 4, "several units lay in ambush");
  assertSecret(scenes(table.frames.received), hidden);

  const [unit = ""] = found();
  if ((await table.moment()) === "hand-over") await table.takeOver();
  await table.moment();
  const place = table.frames.scene.counters.find(({ id }) => id === unit);
  assert.ok(place?.hex, `${unit} lies on the map for everybody now`);
  assert.ok(await table.map.counter(unit).isVisible());
});

/** Every scene that came over the line. */
function scenes(received: readonly string[]): Scene[] {
  return received
    .map((text) => JSON.parse(text) as Push | { id: number })
    .flatMap((frame) => ("push" in frame && frame.push === "scene" ? [frame.scene] : []));
}

/** Before a unit is found, no scene of another viewer names it. */
function assertSecret(all: readonly Scene[], hidden: ReadonlySet<string>): void {
  let looked = 0;
  for (const scene of all) {
    const owned = all.flatMap(({ counters }) => counters).filter(({ id }) => hidden.has(id));
    for (const { id, seat } of owned) {
      if (seat === scene.viewer) continue;
      const shown = scene.counters.find((it) => it.id === id);
      if (shown) assert.ok(!shown.marks.includes("hidden"), `${id} was shown to ${scene.viewer}`);
      looked += 1;
    }
  }
  assert.ok(looked > 50, "there was something to hide");
}
