/** Something that can paint any part of the map at any scale. */

import type { Rect } from "../geometry";

export interface Painter {
  /** Told apart from others by it: tiles of different painters are different tiles. */
  readonly name: string;
  /** Whether what it paints fades in over what was there. */
  readonly fades: boolean;
  /** Paints a part of the map into a canvas of its size; `scale` is in pixels. */
  paint(context: CanvasRenderingContext2D, area: Rect, scale: number): void;
}
