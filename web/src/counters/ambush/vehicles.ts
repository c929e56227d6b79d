/**
 * Vehicles of Ambush!, of our own drawing: seen from the side, in a box of 44 by 20 around the
 * origin, looking right.
 */

/** Dark shapes, and light lines upon them. */
export type Drawn = { dark: string; light: string };

/** A wheel, or a hub. */
function wheel(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}

/** Hubs of a track. */
function hubs(places: readonly number[], y: number, radius: number): string {
  return places.map((x) => wheel(x, y, radius)).join("");
}

/** A track from its rear to its front. */
function track(rear: number, front: number): string {
  return `M${rear + 2.4} 2.2H${front - 2.4}L${front} 4.2L${front - 3.8} 9.6H${rear + 3.8}L${rear} 4.8z`;
}

export const VEHICLES: Readonly<Record<string, Drawn>> = {
  // Upright grille, a flat hood, the windscreen and a wheel at the back.
  jeep: {
    dark:
      `M-16 4.4v-6h10v-1.4h4.6l2-6h1.2l-1.6 6h13.4q2 .2 2.2 2.4v5z` +
      `${wheel(-9, 5, 4.4)}${wheel(10, 5, 4.4)}M-18.4-4.4h2.2v7.4h-2.2z`,
    light: wheel(-9, 5, 2) + wheel(10, 5, 2) + "M1-1h12",
  },
  // A sloping hood, angular tub and the hood of cloth folded.
  kubelwagen: {
    dark:
      `M-18 4v-6.4l2-1.6h12l1-4.6h1.2l-.6 4.6h5.4l11.4 3.6l1.4 4.4z` +
      `M-17.4-6.8h5v2.4h-5z${wheel(-11, 5, 4.4)}${wheel(10.4, 5, 4.4)}`,
    light: `${wheel(-11, 5, 2)}${wheel(10.4, 5, 2)}M-8-3.4v6M-2-3.4v6M5-1.6h5`,
  },
  // A long hood, wings and a closed cabin.
  "staff-car": {
    dark:
      `M-19 4l.4-5.4l3.6-1.4l2.6-5.4h12l3.4 5.2h13q2.4.4 2.6 3.2v3.8z` +
      `${wheel(-11, 5, 4.4)}${wheel(12, 5, 4.4)}`,
    light: `${wheel(-11, 5, 2)}${wheel(12, 5, 2)}M-11.4-3.2l1.4-3.6h3v3.6zM-4.8-6.8h3.6l2 3.6h-5.6z`,
  },
  "panzer-iv": {
    dark:
      track(-19.5, 19.5) +
      "M-19.5 1.8v-3l2-2h31l1.2 2h4.4l1 3z" +
      "M-6.6-3.2l.8-5.6h12l2.2 2.4v3.2zM-11.4-4.2v-3.8h4.8v3.8zM-5-8.8v-1.6h4.4v1.6z" +
      "M8-6.4h11v-.8h3v2.8h-3v-.8h-11z",
    light: hubs([-14, -10, -6, -2, 2, 6, 10, 14], 6.9, 1.5),
  },
  // No turret: one slope from the bow to the roof, and a long gun out of it.
  jagdpanther: {
    dark:
      track(-20, 18) +
      "M-20 2v-3.4l3.4-2.8l4.6-5.2h13.2l12.6 7l2.4 4.4z" +
      "M8-4.4h11v-.8h3v3h-3v-.8h-11z",
    light: hubs([-13, -8, -3, 2, 7, 11.6], 6.2, 2.3),
  },
  // High hull with a rounded bow, a round turret and a short gun.
  sherman: {
    dark:
      track(-18.5, 18.5) +
      "M-18 2v-5.4l2-1.2h26l5.6 4q2.4 1.2 2 3.2z" +
      "M-8-4.4q-.4-4.8 4-5.2h7q4.6.2 4.8 5.2zM-3.4-9.4v-1.4h4v1.4z" +
      "M7.4-7.8h12v1.6h-12z",
    light: hubs([-13, -9.6, -1.8, 1.6, 9.4, 12.8], 6.6, 1.6),
  },
};

/** The silhouette of a vehicle. */
export function vehicleOf(model: string | null | undefined): Drawn {
  return VEHICLES[model ?? "jeep"] ?? VEHICLES["jeep"]!;
}
