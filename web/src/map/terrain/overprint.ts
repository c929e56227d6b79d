/**
 * A sheet that is printed over the ground in the part of the map that is drawn: hex numbers, or
 * from afar the blocks of stacks. It is drawn when it changes; a frame only copies it.
 */
import type { View } from "../camera";
import type { Rect } from "../geometry";
import { canvasOf } from "./surface";

export type Draw = (context: CanvasRenderingContext2D, area: Rect) => void;

export class Overprint {
  #sheet: HTMLCanvasElement | null = null;
  #area: Rect = { left: 0, top: 0, right: 0, bottom: 0 };
  #scale = 1;
  #blank = true;

  /** Prints a part of the map anew, in pixels of the screen; nothing leaves it blank. */
  print(area: Rect, scale: number, draw: Draw | null): void {
    this.#area = area;
    this.#scale = scale;
    this.#blank = draw === null;
    if (draw === null) {
      return;
    }
    const width = Math.ceil((area.right - area.left) * scale);
    const height = Math.ceil((area.bottom - area.top) * scale);
    const context = this.#emptySheet(width, height);
    if (context) {
      context.setTransform(scale, 0, 0, scale, -area.left * scale, -area.top * scale);
      draw(context, area);
    }
  }

  /** Copies what a view shows of it. */
  draw(context: CanvasRenderingContext2D, view: View): void {
    if (this.#sheet && !this.#blank) {
      const stretch = view.scale / this.#scale;
      context.drawImage(
        this.#sheet,
        Math.round(this.#area.left * view.scale + view.x),
        Math.round(this.#area.top * view.scale + view.y),
        this.#sheet.width * stretch,
        this.#sheet.height * stretch,
      );
    }
  }

  /** Many megabytes are not asked for anew when only a counter has been chosen. */
  #emptySheet(width: number, height: number): CanvasRenderingContext2D | null {
    if (this.#sheet?.width !== width || this.#sheet.height !== height) {
      this.#sheet = canvasOf(width, height, { alpha: true }).canvas;
    }
    const context = this.#sheet.getContext("2d");
    context?.resetTransform();
    context?.clearRect(0, 0, width, height);
    return context;
  }
}
