/** What a table has agreed on: only what is not the usual is kept. */
import type { Setting } from "../../types/scene";
import type { CatalogOption, CatalogScenario, CatalogSeat } from "../../types/wire";

/** Values by the option's name. */
export type Agreed = { readonly [name in string]: string };

/** The same with one option set; the usual value is left out, as nobody had to agree on it. */
export function withOption(agreed: Agreed, option: CatalogOption, value: string): Agreed {
  const others = Object.entries(agreed).filter(([name]) => name !== option.name);
  const usual = value === (option.usual ?? "");
  return Object.fromEntries(usual ? others : [...others, [option.name, value]]);
}

/** What a scenario offers of all that there is to agree on in its system. */
export function offeredBy(
  scenario: Pick<CatalogScenario, "options">,
  options: CatalogOption[],
): CatalogOption[] {
  return options.filter(({ name }) => scenario.options.includes(name));
}

/** Who sits at a table: the scenario's seats, unless what was agreed on changes them. */
export function seatsBy(
  scenario: CatalogScenario,
  options: CatalogOption[],
  agreed: Agreed,
): CatalogSeat[] {
  const values = options.map((option) =>
    option.values.find(({ name }) => name === agreed[option.name]),
  );
  return values.find((value) => value?.seats)?.seats ?? scenario.seats;
}

/** What the table of a game has agreed on, to begin another like it. */
export function agreedAt({ system, agreed }: Pick<Setting, "system" | "agreed">): Agreed {
  const option = `${system}-option-`;
  return Object.fromEntries(
    agreed.map(({ title, value }) => [
      title.key.slice(option.length),
      value.key.slice(title.key.length + 1),
    ]),
  );
}

/** How many options are not as usual. */
export function chosenCount(agreed: Agreed): number {
  return Object.keys(agreed).length;
}
