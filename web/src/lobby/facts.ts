/** What cards and pages say of a scenario in a few words. */
import type { CatalogScenario } from "../../types/wire";
import { has, t } from "../lib/texts";

/** Minutes from which hours are told. */
const HOURS_FROM = 120;

/** How long a game takes, about; nothing where nobody has measured it. */
export function timeText({ length }: Pick<CatalogScenario, "length">): string | null {
  if (!length) return null;
  if (length.minutes < HOURS_FROM) return t("page-minutes", { minutes: length.minutes });
  return t("page-hours", { hours: length.minutes / 60 });
}

/** How much there is to keep in mind. */
export function difficultyText({ difficulty }: Pick<CatalogScenario, "difficulty">): string {
  return t(`page-difficulty-${difficulty}`);
}

/** How many sides there are. */
export function sidesText({ seats }: Pick<CatalogScenario, "seats">): string {
  return t("page-sides", { sides: seats.length });
}

/** The widest form of a picture, that of a small one, and the tallest: width by height. */
const FORMS = [8 / 5, 1] as const;

/** The form in which a whole map has most room, as far as a page can give it: width by height. */
export function pictureForm({ map: [columns, rows] }: Pick<CatalogScenario, "map">): number {
  // Hexes stand in columns, one and a half sides apart.
  const form = (columns * 1.5 + 0.5) / ((rows + 0.5) * Math.sqrt(3));
  return Math.min(FORMS[0], Math.max(FORMS[1], form));
}

/** What its designer says of a scenario; nothing of one's own. */
export function noteOf(scenario: string): string | null {
  const key = `note-${scenario.replace("/", "-")}`;
  return has(key) ? t(key) : null;
}

/** The first sentence of a text. */
export function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
}
