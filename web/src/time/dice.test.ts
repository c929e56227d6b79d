import { describe, expect, it } from "vitest";
import { chances, tallies } from "./dice";
import { line, log, read, roll } from "./fixture";

describe("the chances of a total", () => {
  it("of two dice form a triangle", () => {
    const thirtySixths = chances(2, 6).map((it) => Math.round(it * 36));
    expect(thirtySixths).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
  });

  it("add up to one", () => {
    expect(chances(3, 10).reduce((a, b) => a + b)).toBeCloseTo(1);
    expect(chances(1, 6)).toHaveLength(6);
  });
});

describe("dice statistics", () => {
  it("count single faces and what fell together, by seat", () => {
    const [single, pair, ...rest] = tallies(read());
    expect(rest).toEqual([]);
    expect([single!.seat, single!.count, single!.rolls]).toEqual(["blue", 1, 2]);
    expect([pair!.count, pair!.rolls, pair!.mean, pair!.surplus]).toEqual([2, 1, 10, 3]);
    expect(pair!.bars.find((it) => it.total === 10)).toMatchObject({ fell: 1 });
    expect(pair!.bars.reduce((sum, it) => sum + it.expected, 0)).toBeCloseTo(1);
  });

  it("keep rolls under different rules and answers apart", () => {
    const other = { ...line(30, "rolled", { die: { sides: 6, face: 2 } }), rule: "scs:other" };
    const kinds = tallies(read([...log, ...roll(30, 1), other])).map(
      (it) => `${it.count}d${it.sides} ${it.rolls}`,
    );
    expect(kinds.sort()).toEqual(["1d6 2", "1d6 2", "2d6 1"]);
  });

  it("say in plain words how the dice have fallen", () => {
    const verdictOf = (faces: number[]) =>
      tallies(read(faces.flatMap((face, i) => roll(i, face))))[0]!.verdict;
    expect(verdictOf([1, 6, 3, 4])).toBe("as-expected");
    expect(verdictOf([6, 6, 6, 6, 6])).toBe("much-higher");
    expect(verdictOf([1, 1, 1, 1, 1])).toBe("much-lower");
    expect(verdictOf([6, 5])).toBe("higher");
    expect(verdictOf([1, 2])).toBe("lower");
  });
});
