import { describe, expect, it } from "vitest";
import { chronicle, Chronicler, firstStep, lastStep, summed, tells } from "./chronicle";
import { cellOf, hexesOf } from "./facts";
import { line, log, ownerOf, read, roll } from "./fixture";
import { vocabularyOf } from "./vocabulary";

describe("a chronicle", () => {
  it("keeps every line once and in order", () => {
    expect(read().flatMap((it) => it.lines)).toEqual(log);
  });

  it("reads the hexes of one journey as one entry", () => {
    const [first, second] = read().filter((it) => it.lines[0]!.event === "moved");
    expect(first!.lines).toHaveLength(2);
    expect(first!.message.args).toMatchObject({ from: { text: "01.01" }, to: { text: "03.01" } });
    expect(second!.lines).toHaveLength(1);
  });

  it("does not join the journeys of different counters or with a gap", () => {
    const apart = [
      line(1, "moved", { units: ["B1"], from: "1", to: "2" }),
      line(2, "moved", { units: ["B2"], from: "2", to: "3" }),
      line(3, "moved", { units: ["B2"], from: "4", to: "5" }),
    ];
    expect(read(apart)).toHaveLength(3);
  });

  it("joins a journey told in other words, but not that of another stack", () => {
    const seen = [
      line(1, "moved", { units: ["B1"], from: "1", to: "2" }),
      line(2, "moved", { unit: "B1", count: 1, from: "2", to: "3" }),
      line(3, "moved", { unit: "B1", count: 3, from: "3", to: "4" }),
    ];
    expect(read(seen).map((it) => it.lines.length)).toEqual([2, 1]);
  });

  it("makes a combat one entry with its facts, its support and its consequences", () => {
    const fought = read().find((it) => it.shape === "combat")!;
    expect([firstStep(fought), lastStep(fought)]).toEqual([11, 16]);
    expect(fought.seat).toBe("blue");
    expect(fought.dice).toEqual([
      { sides: 6, face: 4 },
      { sides: 6, face: 6 },
    ]);
    expect(fought.combat).toEqual({
      target: "04.01",
      attackers: ["B1", "B2"],
      defenders: ["R1"],
      odds: "5:1",
      result: expect.objectContaining({ text: "D1r1" }) as unknown,
      losses: [{ unit: "R1", seat: "red", gone: false }],
    });
  });

  it("sums what a counter lost, and knows its last level", () => {
    const lost = (unit: string, left: number) => {
      const told = line(2, "level-lost", { unit });
      return { ...told, message: { ...told.message, args: { left: { number: left } } } };
    };
    const vocabulary = vocabularyOf("nextwar");
    const lines = [
      line(1, "declared", { hex: "1", units: ["B1"] }),
      line(2, "fought", {}),
      ...[lost("R1", 1), lost("R2", 2), lost("R2", 1), lost("R1", 0)],
    ];
    const [fought] = chronicle(lines, { vocabulary, ownerOf });
    expect(summed(fought!.combat!.losses)).toEqual([
      { unit: "R1", seat: "red", gone: true, times: 2 },
      { unit: "R2", seat: "red", gone: false, times: 2 },
    ]);
  });

  it("leaves each die to the event that tells it, where events tell their own", () => {
    const die = (face: number) => ({ die: { sides: 10, face } });
    const lines = [
      ...roll(1, 3, 8, 2),
      line(1, "went", { unit: "R1", from: "1", to: "2" }),
      line(1, "fired", { unit: "B1", target: "2", defenders: ["R1"], ...die(3) }),
      line(1, "damage", { unit: "R1", ...die(8) }),
      line(1, "wounded", { unit: "R1" }),
      ...roll(2, 5),
      line(2, "thrown", { unit: "B1", target: "3", ...die(5) }),
    ];
    const entries = chronicle(lines, { vocabulary: vocabularyOf("ambush"), ownerOf });
    expect(entries.map((it) => [it.shape, it.dice.map(({ face }) => face)])).toEqual([
      ["line", []],
      ["combat", [3, 8]],
      ["combat", [5]],
    ]);
    expect(entries.flatMap((it) => it.lines)).toEqual(lines);
    expect(entries[1]!.combat).toMatchObject({
      target: "2",
      attackers: ["B1"],
      defenders: ["R1"],
      losses: [{ unit: "R1", seat: "red", gone: false }],
    });
  });

  it("leaves the dice that everybody threw to what they were thrown for", () => {
    const throws = ["blue", "red"].map((seat) => ({ seat, dice: [], plus: 0, total: 7 }));
    const bid = line(1, "bid", { seat: "blue" });
    const entries = read([...roll(1, 5, 6, 5, 4), bid, line(1, "initiative", { throws })]);
    expect(entries.map((it) => [it.dice.length, it.throws])).toEqual([
      [0, []],
      [4, throws],
    ]);
  });

  it("leaves dice that fell with the beginning of a turn to what they brought", () => {
    const lines = [
      ...roll(1, 4, 3),
      line(1, "turn-began", { turn: 1 }),
      line(1, "phase-began", { phase: "movement" }),
      line(1, "weather", { seat: "blue" }),
    ];
    const entries = read(lines);
    expect(entries.map((it) => [it.shape, it.dice.length])).toEqual([
      ["turn", 0],
      ["phase", 0],
      ["line", 2],
    ]);
    expect(entries[2]!.when).toMatchObject({ turn: 1, phase: "movement" });
  });

  it("tells two combats in a row apart", () => {
    const both = [line(1, "announced", { hex: "1" }), line(2, "announced", { hex: "2" })];
    expect(read(both).map((it) => it.combat?.target)).toEqual(["1", "2"]);
  });

  it("knows when things happened and whose doing they were", () => {
    const last = read().find((it) => it.lines[0]!.step === 19)!;
    expect(last.when).toEqual({ turn: 1, seat: "red", phase: "movement" });
    expect(last.seat).toBe("red");
    expect(read()[0]!.when).toEqual({ turn: null, seat: null, phase: null });
  });

  it("puts dice before what came of them in the same answer", () => {
    const rallied = read([...roll(1, 2, 5), line(1, "rallied", { unit: "B1" }), line(1, "fled")]);
    expect(rallied.map((it) => [it.message.key, it.dice.length])).toEqual([
      ["scs-rallied", 2],
      ["scs-fled", 0],
    ]);
  });

  it("does not give the dice of one answer to the next", () => {
    const [dice, other] = read([...roll(1, 2), line(2, "rallied", { unit: "B1" })]);
    expect([dice!.kind, other!.dice.length]).toEqual(["dice", 0]);
  });

  it("reads a growing log to the same end as all at once", () => {
    const chronicler = new Chronicler({ vocabulary: vocabularyOf("scs"), ownerOf });
    const early = chronicler.read(log.slice(0, 12));
    const before = structuredClone(early);
    for (let lines = 13; lines <= log.length; lines++) chronicler.read(log.slice(0, lines));
    expect(chronicler.read(log)).toEqual(read());
    expect(early).toEqual(before);
  });

  it("begins anew when answers were taken back", () => {
    const chronicler = new Chronicler({ vocabulary: vocabularyOf("scs"), ownerOf });
    chronicler.read(log);
    const other = [...log.slice(0, 5), line(5, "moved", { units: ["B9"], from: "1", to: "2" })];
    expect(chronicler.read(other)).toEqual(read(other));
    expect(chronicler.read([])).toEqual([]);
  });

  it("reads a system it knows nothing of line by line", () => {
    const unknown = chronicle(log, { vocabulary: vocabularyOf("chess"), ownerOf });
    expect(unknown.filter((it) => it.combat !== null)).toEqual([]);
    expect(unknown.filter((it) => tells(it, "dice"))).toHaveLength(1);
  });
});

describe("the facts of a line", () => {
  it("are its hexes, where it led to first", () => {
    expect(hexesOf(log[3]!, () => true)).toEqual(["02.01", "01.01"]);
    expect(hexesOf(log[8]!, (it) => it !== "04.01")).toEqual(["03.01", "02.02"]);
  });

  it("are the cell of the chart it used, if it is well formed", () => {
    expect(log.map(cellOf).filter(Boolean)).toEqual([{ chart: "crt", column: "5:1", row: "10" }]);
    expect(cellOf(line(1, "resulted"))).toBeNull();
  });
});
