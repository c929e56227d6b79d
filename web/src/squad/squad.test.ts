import { expect, test } from "vitest";
import { counted, counterOf, doneBy, fateOf, signed, type Veteran } from "./squad";

const man: Veteran = {
  letter: "A",
  name: "Sgt. Kowalik",
  command: true,
  in: 3,
  pc: 5,
  ws: 1,
  ds: 4,
  mpa: 4,
  price: 8,
  cp: 2,
  missions: 1,
  wounds: 0,
  health: "fit",
  lost: false,
  deeds: [["KF", 31]],
  tally: { killed: 1, incapacitated: 0, wounded: 0, captured: 0, vehicles: 0 },
  arms: [{ model: "rifle" }],
  ammo: ["rifle-clip", "grenade", "rifle-clip"],
};

test("who was brought out is saved, who was not is lost", () => {
  expect(fateOf(man)).toBe("fit");
  expect(fateOf({ ...man, health: "incapacitated" })).toBe("saved");
  expect(fateOf({ ...man, health: "incapacitated", lost: true })).toBe("left-behind");
  expect(fateOf({ ...man, health: "killed", lost: true })).toBe("killed");
});

test("like things are counted together", () => {
  expect(counted(man.ammo)).toEqual([
    ["rifle-clip", 2],
    ["grenade", 1],
  ]);
});

test("only what was done is told", () => {
  expect(doneBy(man.tally)).toEqual([["killed", 1]]);
});

test("numbers carry their sign", () => {
  expect([-1, 0, 2].map(signed)).toEqual(["−1", "0", "+2"]);
});

test("a soldier has his counter, down if he is down", () => {
  expect(counterOf(man)).toMatchObject({ id: "A", model: "rifle", marks: ["commander"] });
  const lost: Veteran = { ...man, health: "killed", command: false, arms: [] };
  expect(counterOf(lost)).toMatchObject({ model: "unarmed", marks: ["killed"] });
});
