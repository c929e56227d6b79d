import { describe, expect, it } from "vitest";
import { counter, scene } from "../lib/fixture";
import { result } from "../play/fixture";
import { line, log, roll } from "./fixture";
import { placeOfRoll, rollOf, sumOf } from "./roll";

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

  it("reads the last side of a die of ten as zero", () => {
    const zero = line(2, "rolled", { die: { sides: 10, face: 10 } });
    const fought = line(2, "fought", { column: "3-2", total: 2, result: result("r2") });
    expect(rollOf([zero, fought], [])?.reading).toBe("0 + 2 = 2");
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

  describe("that several throw", () => {
    const die = (face: number) => ({ sides: 6, face });
    const thrown = (seat: string, faces: number[], plus: number) => {
      const total = faces.reduce((sum, face) => sum + face, plus);
      return { seat, dice: faces.map(die), plus, total };
    };

    it("has each throw with its own sum, and only what came of it in words", () => {
      const throws = [thrown("blue", [5, 6], 0), thrown("red", [5, 4], 2)];
      const won = line(3, "initiative", { throws });
      const told = rollOf([...roll(3, 5, 6, 5, 4), line(3, "bid", { seat: "blue" }), won], []);
      expect(told?.throws.map(sumOf)).toEqual(["= 11", "+ 2 = 11"]);
      expect(told?.said).toEqual([won.message]);
    });

    it("counts the last throw of whoever threw again", () => {
      const first = line(3, "rolled-for", { throws: [thrown("blue", [1, 1], 0)] });
      const again = line(3, "rolled-for", { throws: [thrown("blue", [1, 4], -2)] });
      const told = rollOf([...roll(3, 4), first, again], []);
      expect(told?.throws.map(sumOf)).toEqual(["− 2 = 3"]);
    });

    it("leaves what a single throw says to the dice, unless nothing else is said", () => {
      const threw = line(3, "rolled-for", { throws: [thrown("blue", [6, 3], 1)] });
      const hit = line(3, "attacked", { unit: "B1" });
      expect(rollOf([...roll(3, 6, 3), threw, hit], [])?.said).toEqual([hit.message]);
      expect(rollOf([...roll(3, 6, 3), threw], [])?.said).toEqual([threw.message]);
    });
  });

  it("says what the rule of the dice brought before what happened with it", () => {
    const rolled = roll(3, 4, 3);
    const { rule } = rolled[0]!;
    const [foot, horse] = ["foot", "horse"].map((key) => {
      return { ...line(3, key, {}), rule };
    });
    const turn = { ...line(3, "player-turn", { seat: "blue" }), rule: "pg:12a" };
    const told = rollOf([...rolled, turn, foot!, horse!], []);
    expect(told?.said).toEqual([foot!.message, horse!.message]);
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
