/** Figures of a measurement, and whether they hold. */

export type Gate = {
  name: string;
  what: string;
  measured: number;
  limit: number;
  unit: "ms" | "x";
};

/** The value in the middle. */
export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** The value that so many of a hundred do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))];
  if (value === undefined) throw new Error("nothing was measured");
  return value;
}

export function holds(gate: Gate): boolean {
  return gate.measured <= gate.limit;
}

/** A gate as one line: measured, limit, verdict. */
export function line(gate: Gate): string {
  const figure = (value: number): string => `${value.toFixed(2)} ${gate.unit}`.padStart(12);
  const verdict = holds(gate) ? "pass" : "FAIL";
  const { name, what, measured, limit } = gate;
  return `${name}  ${what.padEnd(64)}${figure(measured)}${figure(limit)}  ${verdict}`;
}
