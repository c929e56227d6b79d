/** A short log written by hand, for the tests of everything that reads logs. */
import type { Arg, Facts, FigureValue, LogLine } from "../../types/scene";
import { result } from "../play/fixture";
import { chronicle, type Entry } from "./chronicle";
import { vocabularyOf } from "./vocabulary";

/** A line as the rules would tell it: every fact is an argument of the message too. */
export function line(step: number, event: string, fields: Facts = {}): LogLine {
  const args = Object.fromEntries([
    ...Object.entries(fields).map(([name, it]) => [name === "seat" ? "side" : name, arg(it)]),
    ...(fields.figures ?? []).map(({ name, value }) => [name, shown(value)]),
  ]);
  return { step, event, rule: "scs:1.0", message: { key: `scs-${event}`, args }, fields };
}

function arg(value: unknown): Arg {
  if (typeof value === "number") return { number: value };
  if (Array.isArray(value)) return { list: value.map(arg) };
  return { text: String(value) };
}

function shown(value: FigureValue): Arg {
  return "number" in value ? value : { text: Object.values(value).join() };
}

/** What is only shown. */
function figures(all: { [name in string]: number | string }): Facts {
  const value = (it: number | string): FigureValue =>
    typeof it === "number" ? { number: it } : { text: it };
  return { figures: Object.entries(all).map(([name, it]) => ({ name, value: value(it) })) };
}

/** Two dice as they fell. */
export function roll(step: number, ...faces: number[]): LogLine[] {
  return faces.map((face) => line(step, "rolled", { die: { sides: 6, face } }));
}

/** Blue marches and attacks in the first turn, Red answers. */
export const log: LogLine[] = [
  line(1, "set-up", { unit: "B1", hex: "01.01" }),
  line(1, "turn-began", { turn: 1, seat: "blue" }),
  line(1, "phase-began", { seat: "blue", phase: "movement" }),
  line(3, "moved", { units: ["B1"], from: "01.01", to: "02.01" }),
  line(4, "moved", { units: ["B1"], from: "02.01", to: "03.01" }),
  line(7, "moved", { units: ["B2"], from: "01.02", to: "02.02" }),
  line(9, "phase-began", { seat: "blue", phase: "combat" }),
  line(11, "air", { seat: "blue", ...figures({ points: 1 }) }),
  line(12, "announced", {
    hex: "04.01",
    sources: [
      { hex: "03.01", count: 1 },
      { hex: "02.02", count: 1 },
    ],
  }),
  line(12, "revealed", { attackers: ["B1", "B2"], defenders: ["R1"] }),
  line(12, "reckoned", { odds: "5:1", column: "5:1", ...figures({ shift: 0 }) }),
  ...roll(13, 4, 6),
  line(13, "resulted", {
    result: result("D1r1", "blue"),
    cell: { chart: "crt", column: "5:1", row: "10" },
  }),
  line(14, "lost-step", { unit: "R1", ...figures({ left: 1, cause: "result" }) }),
  line(15, "retreated", { units: ["R1"], from: "04.01", to: "05.01" }),
  line(16, "advanced", { unit: "B1", from: "03.01", to: "04.01" }),
  line(17, "phase-began", { seat: "blue", phase: "supply" }),
  line(17, "turn-began", { turn: 1, seat: "red" }),
  line(17, "phase-began", { seat: "red", phase: "movement" }),
  line(19, "moved", { units: ["R1"], from: "05.01", to: "05.02" }),
  line(21, "phase-began", { seat: "red", phase: "combat" }),
];

/** Counters are called after their side. */
export function ownerOf(unit: string): string | null {
  return unit.startsWith("B") ? "blue" : unit.startsWith("R") ? "red" : null;
}

/** The hand-made log, or another one, read as a chronicle. */
export function read(lines: LogLine[] = log): Entry[] {
  return chronicle(lines, { vocabulary: vocabularyOf("scs"), ownerOf });
}
