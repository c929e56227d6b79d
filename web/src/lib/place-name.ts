/** What places are called, in the language of the page. */
import type { Board } from "../../types/scene";
import { boxOf } from "./place";
import { say } from "./texts";

/** The number of a hex, the label of a box. */
export function placeName(board: Board | null, id: string): string {
  const found = boxOf(board, id);
  return found ? say(found.box.label) : id;
}
