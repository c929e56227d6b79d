/** The log as a player reads it: under turns and phases, journeys and combats made one entry each. */
import type { LogLine, Message, Throw, ResultView } from "../../types/scene";
import { dieOf, ROLLED, seatOf, text, texts, unitsOf, type Die, type Named } from "./facts";
import type { Kind, Vocabulary } from "./vocabulary";

/** When something happened, by the game's own clock; nulls before the first turn. */
export type When = { turn: number | null; seat: string | null; phase: string | null };

/** A counter that was weakened or destroyed. */
export type Loss = { unit: string; seat: string | null; gone: boolean };

/** The facts of a combat, as far as they are known yet. */
export type Combat = {
  target: string | null;
  attackers: string[];
  defenders: string[];
  odds: string | null;
  result: ResultView | null;
  losses: Loss[];
};

/** One thing to read. */
export type Entry = {
  /** Number of its first line: stays the same while the log grows. */
  id: number;
  shape: "turn" | "phase" | "line" | "combat";
  kind: Kind;
  /** Whose doing it was, if anybody's. */
  seat: string | null;
  when: When;
  /** The entry in one sentence. */
  message: Message;
  dice: Die[];
  /** The same by who threw them, where several did at once. */
  throws: Throw[];
  combat: Combat | null;
  /** What it is made of, in order; never empty. */
  lines: LogLine[];
};

/** The event by which the table tells the player that there was no other answer. */
export const ONLY_ANSWER = "only-answer";

const BEFORE: When = { turn: null, seat: null, phase: null };

const NOTHING_KNOWN: Combat = {
  target: null,
  attackers: [],
  defenders: [],
  odds: null,
  result: null,
  losses: [],
};

/** Whether a loss by levels was the last that the counter had. */
function isLast(loss: string, { message }: LogLine): boolean {
  const left = message.args["left"];
  return loss === "levels" && left !== undefined && "number" in left && left.number === 0;
}

/** What each counter lost in all, in the order in which they were first hit. */
export function summed(losses: readonly Loss[]): (Loss & { times: number })[] {
  const units = [...new Set(losses.map(({ unit }) => unit))];
  return units.map((unit) => {
    const own = losses.filter((it) => it.unit === unit);
    return { ...own[0]!, gone: own.some(({ gone }) => gone), times: own.length };
  });
}

/** Everything that is needed to read a log. */
export type Reader = { vocabulary: Vocabulary; ownerOf: (unit: string) => string | null };

/** The answer an entry ends with. */
export function lastStep(entry: Entry): number {
  return entry.lines[entry.lines.length - 1]!.step;
}

/** The answer an entry begins with. */
export function firstStep(entry: Entry): number {
  return entry.lines[0]!.step;
}

/** Whether an entry tells something of this kind. */
export function tells(entry: Entry, kind: Kind): boolean {
  if (kind === "dice") return entry.dice.length > 0;
  if (kind === "loss" && entry.combat !== null) return entry.combat.losses.length > 0;
  return entry.kind === kind;
}

/** Reads a whole log. */
export function chronicle(log: readonly LogLine[], reader: Reader): Entry[] {
  return new Chronicler(reader).read(log);
}

/**
 * Reads a log that grows, looking only at what is new.
 *
 * Entries are never changed once they were handed out: one that grows is replaced.
 */
export class Chronicler {
  private entries: Entry[] = [];
  private when: When = BEFORE;
  private known: readonly LogLine[] = [];

  constructor(private readonly reader: Reader) {}

  /** The entries of a log; one that does not go on from the last is read from its beginning. */
  read(log: readonly LogLine[]): Entry[] {
    const [count, known] = [this.known.length, this.known];
    const goesOn =
      log.length >= count && log[0] === known[0] && log[count - 1] === known[count - 1];
    const from = goesOn ? count : 0;
    this.entries = goesOn ? [...this.entries] : [];
    if (from === 0) this.when = BEFORE;
    for (let index = from; index < log.length; index++) this.add(log[index]!, index);
    this.known = log;
    return this.entries;
  }

  private add(line: LogLine, index: number): void {
    const { combat } = this.reader.vocabulary;
    if (this.kind(line) === "clock" && !line.fields.throws) return this.strike(line, index);
    if (combat.opens.includes(line.event)) return this.beginCombat(line, index);
    const last = this.entries.at(-1);
    if (last && isThrownFor(last, line)) {
      // What was done before everybody threw has nothing to do with the dice.
      this.entries[this.entries.length - 1] = { ...last, dice: [] };
      this.entries.push({ ...this.single(line, index), dice: last.dice });
      return;
    }
    const grown = last === undefined ? null : this.joined(last, line);
    if (grown === null) this.entries.push(this.single(line, index));
    else this.entries[this.entries.length - 1] = grown;
  }

  /** The clock goes on. Dice of the same answer belong to what comes after it. */
  private strike(line: LogLine, index: number): void {
    const { turn, phase } = this.reader.vocabulary;
    const last = this.entries.at(-1);
    const dice = last?.kind === "dice" && last.lines[0]!.step === line.step ? last : null;
    if (dice) this.entries.pop();
    if (line.event === turn) this.beginTurn(line, index);
    else if (line.event === phase) this.beginPhase(line, index);
    else this.entries.push(this.single(line, index));
    if (dice) this.entries.push({ ...dice, when: this.when });
  }

  private beginTurn(line: LogLine, index: number): void {
    this.when = { turn: line.fields.turn ?? null, seat: this.seat(line), phase: null };
    this.entries.push({ ...this.single(line, index), shape: "turn" });
  }

  private beginPhase(line: LogLine, index: number): void {
    this.when = { ...this.when, seat: this.seat(line), phase: line.fields.phase ?? null };
    this.entries.push({ ...this.single(line, index), shape: "phase" });
  }

  /** Begins a combat with what was done for it just before. */
  private beginCombat(line: LogLine, index: number): void {
    const { before } = this.reader.vocabulary.combat;
    const lead: Entry[] = [];
    const isLed = (last: Entry): boolean => isLead(last, before) || this.isRolledFor(last, line);
    for (let last = this.entries.at(-1); last && isLed(last); last = this.entries.at(-1)) {
      lead.unshift(last);
      this.entries.pop();
    }
    const entry = this.single(line, lead[0]?.id ?? index);
    this.entries.push({
      ...entry,
      shape: "combat",
      kind: "combat",
      seat: this.when.seat ?? entry.seat,
      combat: this.noted(NOTHING_KNOWN, line),
      lines: [...lead.flatMap((it) => it.lines), line],
    });
  }

  /** Whether an entry is but the dice of a line that tells its own ones. */
  private isRolledFor(last: Entry, line: LogLine): boolean {
    const same = last.kind === "dice" && last.lines[0]!.step === line.step;
    return same && line.event !== ROLLED && this.reader.vocabulary.ownDice === true;
  }

  /** The entry before a line, grown by the line; null if the line does not belong to it. */
  private joined(last: Entry, line: LogLine): Entry | null {
    const { combat, journeys } = this.reader.vocabulary;
    // What had no choice breaks neither a combat nor a journey.
    if (line.event === ONLY_ANSWER && (last.combat !== null || last.kind === "move")) {
      return { ...last, lines: [...last.lines, line] };
    }
    const die = dieOf(line);
    const before = this.isRolledFor(last, line) ? [] : last.dice;
    const dice = die === null ? before : [...before, die];
    const grown = { ...last, dice, lines: [...last.lines, line] };
    if (last.combat !== null) {
      const belongs = combat.after.includes(line.event);
      return belongs ? { ...grown, combat: this.noted(last.combat, line) } : null;
    }
    if (journeys.includes(line.event) && goesOn(last, line)) {
      return { ...grown, message: wholeJourney(last.message, line.message) };
    }
    // The table tells the dice of an answer before what came of them.
    if (last.kind === "dice" && last.lines[0]!.step === line.step) {
      const seat = this.seat(line) ?? last.seat;
      const throws = severalThrows(line);
      return { ...grown, throws, message: line.message, kind: this.kind(line), seat };
    }
    return null;
  }

  /** The facts of a combat with those of one more line. */
  private noted(combat: Combat, line: LogLine): Combat {
    const { facts, losses } = this.reader.vocabulary.combat;
    const fields = facts[line.event] ?? {};
    const one = (name: Named | undefined, known: string | null) =>
      name === undefined ? known : text(line.fields, name);
    const all = (name: Named | undefined, known: string[]) =>
      name === undefined ? known : texts(line.fields, name);
    const loss = losses[line.event];
    const unit = unitsOf(line)[0];
    const lost =
      loss === undefined || unit === undefined
        ? []
        : [{ unit, seat: this.reader.ownerOf(unit), gone: loss === "gone" || isLast(loss, line) }];
    return {
      target: one(fields.target, combat.target),
      attackers: all(fields.attackers, combat.attackers),
      defenders: all(fields.defenders, combat.defenders),
      odds: one(fields.odds, combat.odds),
      result: line.fields.result ?? combat.result,
      losses: [...combat.losses, ...lost],
    };
  }

  private single(line: LogLine, index: number): Entry {
    const die = dieOf(line);
    return {
      id: index,
      shape: "line",
      kind: this.kind(line),
      seat: this.seat(line) ?? this.when.seat,
      when: this.when,
      message: line.message,
      dice: die === null ? [] : [die],
      throws: severalThrows(line),
      combat: null,
      lines: [line],
    };
  }

  private kind(line: LogLine): Kind {
    return line.event === ROLLED ? "dice" : (this.reader.vocabulary.kinds[line.event] ?? "other");
  }

  private seat(line: LogLine): string | null {
    return seatOf(line, this.reader.ownerOf);
  }
}

/** The throws that a line tells of, if they are those of several. */
function severalThrows({ fields: { throws = [] } }: LogLine): Throw[] {
  return throws.length > 1 ? throws : [];
}

/** Whether a line tells what the dice of an answer brought that another line was told with. */
function isThrownFor(last: Entry, line: LogLine): boolean {
  const same = last.lines[0]!.step === line.step && last.dice.length > 0;
  return same && last.kind !== "dice" && severalThrows(line).length > 0;
}

function isLead(entry: Entry, before: string[]): boolean {
  return entry.shape === "line" && before.includes(entry.lines[0]!.event);
}

/** Whether a line takes the same counters on from where the entry left them. */
function goesOn(entry: Entry, line: LogLine): boolean {
  const last = entry.lines.findLast(({ event }) => event !== ONLY_ANSWER)!;
  const [arrived, from] = [text(last.fields, "to"), text(line.fields, "from")];
  const same = last.event === line.event && travelers(last) === travelers(line);
  return same && arrived !== null && arrived === from;
}

/** Who goes: the counters named, and how many where only the topmost is. */
function travelers(line: LogLine): string {
  const units = unitsOf(line);
  return `${line.fields.count ?? units.length} ${units.join()}`;
}

/** The way from where the first message began to where the last one ended. */
function wholeJourney(first: Message, last: Message): Message {
  const from = first.args.from;
  return from === undefined ? last : { key: last.key, args: { ...last.args, from } };
}
