/** The printed map, as the program draws it, painted part by part. */

import { settings } from "../../lib/settings.svelte";
import type { Rect } from "../geometry";
import type { Painter } from "./painter";
import { PAPER } from "./tints";

export class PicturePainter implements Painter {
  readonly name = "picture";
  readonly fades = true;
  /** The sheet of paper on which the map is printed, in the measures of the map. */
  readonly sheet: Rect;
  readonly #image: HTMLImageElement;

  constructor(image: HTMLImageElement, sheet: Rect) {
    this.#image = image;
    this.sheet = sheet;
  }

  paint(context: CanvasRenderingContext2D, area: Rect, scale: number): void {
    const { width, height } = context.canvas;
    context.fillStyle = PAPER;
    context.fillRect(0, 0, width, height);
    // A browser draws all of a picture that is shown in part, but only within the canvas: what
    // counts is how much of it is seen.
    const part = [area.left - this.sheet.left, area.top - this.sheet.top] as const;
    context.drawImage(this.#image, ...part, width / scale, height / scale, 0, 0, width, height);
  }
}

/** Where the picture comes from: its text, or nothing if there is none. */
export type PictureSource = (signal: AbortSignal) => Promise<string | null>;

/** The printed map of a game, with its names in the language of the page. */
export function pictureOf(game: string): PictureSource {
  return async (signal) => {
    const path = `/api/games/${encodeURIComponent(game)}/map.svg?lang=${settings.language}`;
    const answer = await fetch(path, { signal });
    return answer.ok ? answer.text() : null;
  };
}

/** Makes the printed map ready to be painted; nothing if there is none or it cannot be read. */
export async function loadPicture(
  source: PictureSource,
  signal: AbortSignal,
): Promise<PicturePainter | null> {
  const text = await source(signal);
  const sheet = text === null ? null : sheetOf(text);
  if (text === null || sheet === null) {
    return null;
  }
  const image = new Image();
  const address = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  image.src = address;
  try {
    await image.decode();
  } finally {
    URL.revokeObjectURL(address);
  }
  return new PicturePainter(image, sheet);
}

/** The sheet of a picture, as its `viewBox` says. */
export function sheetOf(svg: string): Rect | null {
  const box = /<svg[^>]*\sviewBox="([^"]*)"/
    .exec(svg)?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  if (box?.length !== 4 || box.some(Number.isNaN)) {
    return null;
  }
  const [left, top, width, height] = box as [number, number, number, number];
  return { left, top, right: left + width, bottom: top + height };
}
