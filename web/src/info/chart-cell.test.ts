import { expect, it } from "vitest";
import type { Chart } from "../../types/scene";
import { placeOf } from "./chart-cell";

const message = { key: "chart", args: {} };
const chart: Chart = {
  id: "crt",
  title: message,
  rule: null,
  corner: message,
  columns: [{ sign: "1:1" }, { sign: "2:1" }],
  rows: [
    { head: { sign: "2" }, cells: [] },
    { head: { words: message }, cells: [] },
    { head: { sign: "3" }, cells: [] },
  ],
  notes: [],
};

it("finds a cell by the heads of its column and row", () => {
  expect(placeOf(chart, { chart: "crt", column: "2:1", row: "3" })).toEqual({ column: 1, row: 2 });
});

it("finds nothing on another chart, off the chart, or when nothing is asked", () => {
  expect(placeOf(chart, { chart: "tec", column: "2:1", row: "3" })).toBeNull();
  expect(placeOf(chart, { chart: "crt", column: "9:1", row: "3" })).toBeNull();
  expect(placeOf(chart, { chart: "crt", column: "1:1", row: "12" })).toBeNull();
  expect(placeOf(chart, null)).toBeNull();
});
