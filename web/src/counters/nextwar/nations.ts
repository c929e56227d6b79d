/** Nations and formations of Next War: their colors on the counters. */

/** Colors of nations that fight at the side of others, and the letters that say so as well. */
const ALLIES: Readonly<Record<string, { color: string; letters: string }>> = {
  prc: { color: "#c08a2e", letters: "PRC" },
  us: { color: "#7f9a58", letters: "US" },
  usmc: { color: "#a3915a", letters: "USMC" },
  cw: { color: "#b98e6b", letters: "CW" },
  jpn: { color: "#a9a3b8", letters: "JPN" },
};

/** How a nation's counters differ from those of its side; those of the side itself do not. */
export function allyOf(nation: string | undefined): { color: string; letters: string } | null {
  return ALLIES[nation ?? ""] ?? null;
}

/** The stripe of a formation: its color, and whether a pale line runs through it. */
export type Stripe = { color: string; lined: boolean };

const COLORS = [
  "#2f6fb0",
  "#d9a21b",
  "#3c8d4f",
  "#c4553a",
  "#7a53a0",
  "#2b9a97",
  "#6f5a3c",
  "#c24f8a",
] as const;

/** Formations of a nation, in the order of their stripes. */
const FORMATIONS: readonly (readonly string[])[] = [
  ["i", "ii", "iii", "iv", "v", "vii", "viii", "ix", "x", "xi", "108", "425", "806", "815", "820"],
  [
    "i-rok",
    "ii-rok",
    "iii-rok",
    "v-rok",
    "vi-rok",
    "vii-rok",
    "viii-rok",
    "ix-rok",
    "xi-rok",
    "cdc-rok",
    "1a-rok",
  ],
  ["39ga", "40ga", "west-jpn"],
  ["2id-us", "25id-us", "1cav-us", "1id-us", "3id-us", "10mt-us", "82abn-us", "101aa-us"],
  ["i-mef", "iii-mef", "11-meu", "13-meu", "15-meu"],
];

const STRIPES: ReadonlyMap<string, Stripe> = new Map(
  FORMATIONS.flatMap((formations) =>
    formations.map((formation, at): [string, Stripe] => {
      const color = COLORS[at % COLORS.length] ?? COLORS[0];
      return [formation, { color, lined: at >= COLORS.length }];
    }),
  ),
);

/** The stripe of a formation; a formation that nobody colored has a gray one. */
export function stripeOf(formation: string): Stripe {
  return STRIPES.get(formation) ?? { color: "#8a8375", lined: false };
}
