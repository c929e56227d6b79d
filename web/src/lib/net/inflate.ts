/** Long frames come deflated: raw deflate, each frame by itself. */

/** What is added to the address of a live line so that long frames come deflated. */
export const DEFLATED = "frames=deflated";

/** Whether this browser can inflate. */
export function canInflate(): boolean {
  return "DecompressionStream" in globalThis;
}

/** The text of a deflated frame. */
export function inflated(bytes: ArrayBuffer): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Response(stream).text();
}
