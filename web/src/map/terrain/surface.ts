/** Canvases that hold pictures, and time to paint them. */

/** A canvas of a size in plain memory: it is painted once and then only copied from. */
export function canvasOf(
  width: number,
  height: number,
  options: { alpha: boolean } = { alpha: false },
): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D | null } {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(width, 1);
  canvas.height = Math.max(height, 1);
  return { canvas, context: canvas.getContext("2d", { ...options, willReadFrequently: true }) };
}

/** Does something as soon as the browser has time; the returned function calls it off. */
export function whenIdle(task: () => void): () => void {
  if ("requestIdleCallback" in globalThis) {
    const id = requestIdleCallback(task, { timeout: 400 });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(task, 30);
  return () => clearTimeout(id);
}
