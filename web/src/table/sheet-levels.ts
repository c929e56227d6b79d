/** How high the sheets of a phone stand: put away, low beside the map, high above it. */

/** Heights in hundredths of the window. */
export const HEIGHTS = [0, 40, 80];
/** The level beside the map. */
export const LOW = 1;
/** Less than this many pixels is a tap. */
const TAP = 6;

/** The level at which a sheet comes to rest after it was dragged up by so many pixels. */
export function levelAfter(level: number, dragged: number, windowHeight: number): number {
  if (Math.abs(dragged) < TAP) return (level + 1) % HEIGHTS.length;
  const reached = (HEIGHTS[level] ?? 0) + (100 * dragged) / windowHeight;
  const distances = HEIGHTS.map((height) => Math.abs(height - reached));
  return distances.indexOf(Math.min(...distances));
}
