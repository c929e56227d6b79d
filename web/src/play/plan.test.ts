import { describe, expect, it } from "vitest";
import type { Facts, LogLine } from "../../types/scene";
import { prompt, result } from "./fixture";
import { contactsOf, foughtIn, knotColor, knotsOf, planOf, signed } from "./plan";

const contact = (seat: string, hex: string, group: number, touches: string[]) => ({
  seat,
  hex,
  units: [`${hex}-a`],
  strength: 8,
  touches,
  group,
  named: false,
});

const line = (event: string, fields: Facts): LogLine => ({
  step: 1,
  event,
  rule: null,
  message: { key: event, args: {} },
  fields,
});

describe("the plan of a combat", () => {
  it("puts hexes that touch into one knot, one's own on one side", () => {
    const asked = prompt();
    const contacts = [
      contact(asked.seat, "0708", 1, ["0807"]),
      contact(asked.seat, "0710", 2, ["0810"]),
      contact("foe", "0807", 1, ["0708"]),
      contact("foe", "0810", 2, ["0710"]),
    ];
    const knots = knotsOf({ ...asked, about: { contacts } });
    expect(knots.map(({ group }) => group)).toEqual([1, 2]);
    expect(knots[1]?.own.map(({ hex }) => hex)).toEqual(["0710"]);
    expect(knots[1]?.enemy.map(({ hex }) => hex)).toEqual(["0810"]);
    expect(contactsOf(asked)).toEqual([]);
    expect(knotColor(1)).not.toBe(knotColor(2));
  });

  it("reads what is named from the facts, and nothing where nothing is", () => {
    const about = { attacking: ["0708"], attacked: ["0807"], strength: [8, 6], total: -1 };
    const plan = planOf({ ...prompt(), about: { ...about, column: "1-1" } });
    expect(plan).toMatchObject({ strength: [8, 6], column: "1-1", total: -1, ground: [] });
    expect(planOf(prompt())).toBeNull();
    expect([signed(-1), signed(0), signed(2)]).toEqual(["−1", "+0", "+2"]);
  });

  it("remembers the combats of the phase with their results", () => {
    const log = [
      line("attacked", { attacking: ["0101"], attacked: ["0102"] }),
      line("phase-began", {}),
      line("attacked", { attacking: ["0708"], attacked: ["0807"] }),
      line("fought", { result: result("0 / 1r") }),
      line("attacked", { attacking: ["0710"], attacked: ["0810"] }),
    ];
    expect(foughtIn(log)).toEqual([
      { attackers: ["0708"], defenders: ["0807"], result: "0 / 1r" },
      { attackers: ["0710"], defenders: ["0810"], result: null },
    ]);
  });
});
