/** Where a cell stands on its chart. */
import type { Cell, CellRef, Chart } from "../../types/scene";

/** Column and row of a cell, counted from nought. */
export type Place = { column: number; row: number };

/** Finds a cell by the heads of its column and row; null if it is not on this chart. */
export function placeOf(chart: Chart, cell: CellRef | null): Place | null {
  if (cell === null || cell.chart !== chart.id) return null;
  const column = chart.columns.findIndex((it) => isSign(it, cell.column));
  const row = chart.rows.findIndex((it) => isSign(it.head, cell.row));
  return column < 0 || row < 0 ? null : { column, row };
}

function isSign(head: Cell, sign: string): boolean {
  return "sign" in head && head.sign === sign;
}
