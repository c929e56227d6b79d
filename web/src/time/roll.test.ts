import { describe, expect, it } from "vitest";
import { counter, scene } from "../lib/fixture";
import { result } from "../play/fixture";
import { line, log, roll } from "./fixture";
import { placeOfRoll, rollOf } from "./roll";

const split = (step: number) => ({
  act: log.filter((it) => it.step === step),
  before: log.filter((it) => it.step < step),
});

describe("a roll in words", () => {
  it("names the column that was reckoned before it, the row it was read at and the result", () => {
    const { act, before } = split(13);
    expect(rollOf(act, before)).toMatchObject({
      dice: [
        { sides: 6, face: 4 },
        { sides: 6, face: 6 },
      ],
      column: "5:1",
      reading: "10",
      result: { text: "D1r1" },
      said: [],
    });
  });

  it("adds up what counts on top", () => {
    const fought = line(2, "fought", { column: "3-2", total: 1, result: result("r2") });
    expect(rollOf([...roll(2, 6), fought], [])).toMatchObject({
      column: "3-2",
      reading: "6 + 1 = 7",
    });
    const worse = line(2, "fought", { column: "1-2", total: -3, result: result("A1") });
    expect(rollOf([...roll(2, 1), worse], [])?.reading).toBe("1 − 3 = −2");
  });

  it("keeps dice for something else apart", () => {
    const other = { ...line(2, "rolled", { die: { sides: 10, face: 7 } }), rule: "pg:9.2a" };
    const told = rollOf([...roll(2, 5), other], []);
    expect(told?.dice).toEqual([{ sides: 6, face: 5 }]);
    expect(told?.further).toEqual([{ sides: 10, face: 7 }]);
  });

  it("is what the log says where the result has no name, without turns and phases", () => {
    const rallied = line(3, "rallied", { unit: "B1" });
    const act = [...roll(3, 2), line(3, "phase-began", { phase: "rally" }), rallied];
    expect(rollOf(act, [])?.said).toEqual([rallied.message]);
  });

  it("is nothing where no die fell", () => {
    expect(rollOf([line(3, "moved", { unit: "B1" })], [])).toBeNull();
  });
});

describe("the place of a roll", () => {
  it("is the hex under attack, though the roll itself does not name it", () => {
    const { act, before } = split(13);
    expect(placeOfRoll(act, before, scene())).toBe("04.01");
  });

  it("is not that of a combat of another phase", () => {
    const before = log.filter((it) => it.step <= 17);
    expect(placeOfRoll(roll(18, 3), before, scene())).toBeNull();
  });

  it("is where the counter stands that it is for", () => {
    const act = [...roll(3, 2), line(3, "rallied", { unit: "B1" })];
    const counters = [counter("B1", { hex: "07.03" })];
    expect(placeOfRoll(act, [], scene({ counters }))).toBe("07.03");
  });
});
