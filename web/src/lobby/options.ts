/** What a table has agreed on: only what is not the usual is kept. */
import type { CatalogOption } from "../../types/wire";

/** Values by the option's name. */
export type Agreed = { readonly [name in string]: string };

/** The same with one option set; the usual value is left out, as nobody had to agree on it. */
export function withOption(agreed: Agreed, option: CatalogOption, value: string): Agreed {
  const others = Object.entries(agreed).filter(([name]) => name !== option.name);
  const usual = value === (option.usual ?? "");
  return Object.fromEntries(usual ? others : [...others, [option.name, value]]);
}

/** How many options are not as usual. */
export function chosenCount(agreed: Agreed): number {
  return Object.keys(agreed).length;
}
