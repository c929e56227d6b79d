/**
 * Places of the table: hexes of the map and boxes of its panels.
 *
 * Numbers of hexes and ids of boxes never meet on one board, so that the page knows a place by its
 * id alone.
 */
import type { Board, Panel, PanelBox } from "../../types/scene";

/** Whatever stands at a place or points at one. */
type Standing = { hex: string | null; box?: string | null };

/** The id of the place that something stands at or points at. */
export function placeOf({ hex, box }: Standing): string | null {
  return hex ?? box ?? null;
}

/** The same, if the board shows that place: counters lie in piles beside it as well. */
export function placeOn(board: Board | null, standing: Standing): string | null {
  return standing.hex ?? (board && boxesOf(board).has(standing.box ?? "") ? standing.box! : null);
}

/** A box of a board. */
export function boxOf(board: Board | null, id: string): { panel: Panel; box: PanelBox } | null {
  return (board && boxesOf(board).get(id)) ?? null;
}

const boxes = new WeakMap<Board, Map<string, { panel: Panel; box: PanelBox }>>();

function boxesOf(board: Board): Map<string, { panel: Panel; box: PanelBox }> {
  const known = boxes.get(board);
  if (known) return known;
  const all = board.panels.flatMap((panel) =>
    panel.boxes.map((box): [string, { panel: Panel; box: PanelBox }] => [box.id, { panel, box }]),
  );
  const found = new Map(all);
  boxes.set(board, found);
  return found;
}
