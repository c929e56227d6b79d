/**
 * Nations and divisions of the Standard Combat Series: the color of a nation's counters with the
 * letters that say so as well, and the stripe of a division. The pictures have the same.
 */

/** How a nation's counters differ from those of its side; those of the side itself do not. */
export type Nation = { color: string; letters: string };

const NATIONS: Readonly<Record<string, Nation>> = {
  canadian: { color: "#b0743f", letters: "CDN" },
  polish: { color: "#b4655f", letters: "POL" },
  "new-zealand": { color: "#6d9489", letters: "NZ" },
  indian: { color: "#c99a3a", letters: "IND" },
  greek: { color: "#7494bd", letters: "GR" },
  italian: { color: "#86a15e", letters: "ITA" },
  luftwaffe: { color: "#7f97b0", letters: "LW" },
  turkoman: { color: "#9a9460", letters: "TURK" },
};

/** The stripe of a division: its color, and what runs through it, so that it is told without. */
export type Stripe = { color: string; through: string };

/** Formation, nation, color of its stripe, what runs through it; corps have no stripe. */
const FORMATIONS: readonly (readonly [string, string, string, string])[] = [
  ["1-armoured", "british", "#0072b2", "plain"],
  ["4-division", "british", "#e69f00", "plain"],
  ["46-division", "british", "#009e73", "plain"],
  ["56-division", "british", "#c4451c", "plain"],
  ["21-tank", "british", "#b565a7", "plain"],
  ["25-tank", "british", "#56b4e9", "plain"],
  ["1-canadian", "canadian", "#0072b2", "lined"],
  ["5-cdn-arm", "canadian", "#e69f00", "lined"],
  ["3-carpathian", "polish", "#009e73", "lined"],
  ["5-kresowa", "polish", "#c4451c", "lined"],
  ["2-new-zealand", "new-zealand", "#b565a7", "lined"],
  ["4-indian", "indian", "#56b4e9", "lined"],
  ["26-panzer", "german", "#0072b2", "plain"],
  ["29-panzer-grenadier", "german", "#e69f00", "plain"],
  ["90-panzer-grenadier", "german", "#009e73", "plain"],
  ["71-infantry", "german", "#c4451c", "plain"],
  ["98-infantry", "german", "#b565a7", "plain"],
  ["278-infantry", "german", "#56b4e9", "plain"],
  ["356-infantry", "german", "#0072b2", "lined"],
  ["5-mountain", "german", "#e69f00", "lined"],
  ["114-jager", "german", "#009e73", "lined"],
  ["1-parachute", "luftwaffe", "#c4451c", "lined"],
  ["20-luftwaffe-field", "luftwaffe", "#b565a7", "lined"],
  ["162-turkoman", "turkoman", "#56b4e9", "lined"],
  ["i-canadian", "canadian", "", ""],
  ["ii-polish", "polish", "", ""],
  ["v-corps", "british", "", ""],
  ["eighth-army", "british", "", ""],
  ["lxxvi-panzer", "german", "", ""],
];

/** Units of another nation than their formation. */
const STRANGERS: readonly (readonly [string, string])[] = [
  ["GK3", "greek"],
  ["MAI", "italian"],
];

const BY_NAME = new Map(FORMATIONS.map((it) => [it[0], it]));
const BY_UNIT = new Map(STRANGERS);

/** The nation of a unit that fights at the side of others. */
export function nationOf(unit: string, formation: string | null): Nation | null {
  const nation = BY_UNIT.get(unit) ?? BY_NAME.get(formation ?? "")?.[1];
  return NATIONS[nation ?? ""] ?? null;
}

/** The stripe of a formation; none for those that are no division. */
export function stripeOf(formation: string | null): Stripe | null {
  const found = BY_NAME.get(formation ?? "");
  return found === undefined || found[2] === "" ? null : { color: found[2], through: found[3] };
}
