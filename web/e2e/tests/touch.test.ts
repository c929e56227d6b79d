/** Fingers on a phone: the first tap shows, the second does. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE } from "../harness/browser.js";
import { house } from "../harness/house.js";
import { answers } from "../harness/record.js";

const it = house();

test("two taps move a unit: the first proposes, the second confirms", async () => {
  const look = { size: PHONE, touch: true, handover: false };
  const table = await it.table(
    { scenario: "scs/mill-bridge", seed: 1, options: { fog: "off" } },
    look,
  );
  await table.moment();
  const played = async (): Promise<number> => answers(await it.program.record(table.game)).length;

  const place = table.choiceOf("place").hex ?? "";
  const before = await played();
  await table.map.tap(place);
  const proposal = table.map.root.getByRole("button", { name: table.t("map-confirm") });
  await proposal.waitFor();
  assert.equal(await played(), before, "the first tap plays nothing");
  await table.map.tap(place);
  await table.moment(before);
  assert.equal(await played(), before + 1, "the second tap does");
});

test("a tap elsewhere proposes anew, and the button confirms as well", async () => {
  const look = { size: PHONE, touch: true, handover: false };
  const table = await it.table(
    { scenario: "scs/mill-bridge", seed: 1, options: { fog: "off" } },
    look,
  );
  await table.moment();
  const hexes = table.frames.prompt.choices.flatMap((choice) => choice.hex ?? []);
  const [first, second] = hexes;
  assert.ok(first && second);
  await table.map.tap(first);
  const confirm = table.map.root.getByRole("button", { name: table.t("map-confirm") });
  await confirm.waitFor();
  await table.map.tap(second);
  await confirm.tap();
  await table.moment(0);
  const [answer] = answers(await it.program.record(table.game));
  assert.ok(answer?.endsWith(`place ${second}`), "the place that was tapped last");
});
