/** Dice as they fell against dice as they should fall. */
import type { Entry } from "./chronicle";
import { dieOf, ROLLED } from "./facts";

/** Rolls of one kind by one seat: `count` dice with `sides` sides, added up. */
export type Tally = {
  seat: string | null;
  count: number;
  sides: number;
  /** Number of rolls. */
  rolls: number;
  bars: Bar[];
  /** What the rolls come to on average, and what they should. */
  mean: number;
  expectedMean: number;
  /** The sum of all rolls above (or, negative, below) its expectation. */
  surplus: number;
  verdict: Verdict;
};

/** How often one total fell, and how often it should have. */
export type Bar = { total: number; fell: number; expected: number };

/** The surplus in plain words. */
export type Verdict = "much-lower" | "lower" | "as-expected" | "higher" | "much-higher";

/** All dice of one kind that were rolled together. */
type Roll = { seat: string | null; sides: number; faces: number[] };

/** Tallies for every seat: single dice first, then what was rolled together. */
export function tallies(entries: readonly Entry[]): Tally[] {
  const groups = new Map<
    string,
    { seat: string | null; count: number; sides: number; totals: number[] }
  >();
  const add = (seat: string | null, sides: number, count: number, total: number) => {
    const key = `${seat} ${count} ${sides}`;
    const group = groups.get(key) ?? { seat, count, sides, totals: [] };
    group.totals.push(total);
    groups.set(key, group);
  };
  for (const { seat, sides, faces } of entries.flatMap(rollsOf)) {
    faces.forEach((face) => add(seat, sides, 1, face));
    if (faces.length > 1)
      add(
        seat,
        sides,
        faces.length,
        faces.reduce((a, b) => a + b),
      );
  }
  const order = (a: Tally, b: Tally) => a.sides - b.sides || a.count - b.count;
  return [...groups.values()].map((it) => tally(it)).sort(order);
}

/** The rolls of an entry: dice of one kind under one rule in one answer fell together. */
function rollsOf(entry: Entry): Roll[] {
  const rolls = new Map<string, Roll>();
  for (const line of entry.lines) {
    // What events tell of their dice is the same once more.
    const die = line.event === ROLLED ? dieOf(line) : null;
    if (die === null) continue;
    const key = `${line.step} ${line.rule} ${die.sides}`;
    const roll = rolls.get(key) ?? {
      seat: entry.when.seat ?? entry.seat,
      sides: die.sides,
      faces: [],
    };
    roll.faces.push(die.face);
    rolls.set(key, roll);
  }
  return [...rolls.values()];
}

function tally(group: {
  seat: string | null;
  count: number;
  sides: number;
  totals: number[];
}): Tally {
  const { seat, count, sides, totals } = group;
  const rolls = totals.length;
  const sum = totals.reduce((a, b) => a + b, 0);
  const expectedMean = (count * (sides + 1)) / 2;
  const bars = chances(count, sides).map((chance, index) => ({
    total: count + index,
    fell: totals.filter((it) => it === count + index).length,
    expected: chance * rolls,
  }));
  const surplus = sum - expectedMean * rolls;
  const deviation = Math.sqrt((rolls * count * (sides * sides - 1)) / 12);
  return {
    seat,
    count,
    sides,
    rolls,
    bars,
    mean: sum / rolls,
    expectedMean,
    surplus,
    verdict: verdict(deviation === 0 ? 0 : surplus / deviation),
  };
}

/** The chance of each total of so many dice, from the lowest total on. */
export function chances(count: number, sides: number): number[] {
  let ways = [1];
  for (let die = 0; die < count; die++) {
    const next = new Array<number>(ways.length + sides - 1).fill(0);
    ways.forEach((way, index) => {
      for (let face = 0; face < sides; face++) next[index + face]! += way / sides;
    });
    ways = next;
  }
  return ways;
}

/** Two of three honest series stay within one deviation, and nineteen of twenty within two. */
function verdict(deviations: number): Verdict {
  if (deviations >= 2) return "much-higher";
  if (deviations >= 1) return "higher";
  if (deviations <= -2) return "much-lower";
  if (deviations <= -1) return "lower";
  return "as-expected";
}
