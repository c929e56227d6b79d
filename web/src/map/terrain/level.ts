/** The scales for which the ground is painted. */

const PER_DOUBLING = 4;

/**
 * The painted scale for a scale of the map: the same where it is a stop of the zoom or shows the
 * whole map, else the nearest stop, so that a pinch does not paint everything anew for a hair's
 * breadth.
 */
export function levelFor(scale: number, whole: number): number {
  return scale === whole
    ? whole
    : 2 ** (Math.round(Math.log2(scale) * PER_DOUBLING) / PER_DOUBLING);
}
