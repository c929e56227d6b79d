/** Results of Prussia's Glory in words: what the signs of a cell mean for those who suffer it. */
import { t } from "../../lib/texts";

/** The part of a result that one side suffers. */
const CELL = /^(\*?)(?:(\d+)|\((\d+)\)|(Ex)(\+1|\(\+1\))?)(R?)(r?)(S?)(\*?)$/;

/** How many charge. */
const CHARGES = /^(\d+) charge$/;

/** A result in words; null where it is a word already. */
export function resultInWords(result: string): string | null {
  const charges = CHARGES.exec(result);
  if (charges) return t("prussia-result-charge", { count: Number(charges[1]) });
  const [first = "", second] = result.split(" / ");
  const [attacker, defender] = [suffered(first), second === undefined ? null : suffered(second)];
  if (attacker === null) return null;
  if (defender === null) return t("prussia-result-one", { result: attacker });
  return t("prussia-result-both", { attacker, defender });
}

/** What one side suffers. */
function suffered(cell: string): string | null {
  const found = CELL.exec(cell);
  if (!found) return null;
  const [, before, number, eased, exchange, plus, rout, waver, surrender, after] = found;
  const points = Number(number ?? eased ?? 0);
  const parts: string[] = [];
  if (exchange) parts.push(t(plus ? "prussia-result-ex-plus" : "prussia-result-ex"));
  else if (points > 0) parts.push(t("prussia-result-lp", { count: points }));
  if (eased !== undefined || plus === "(+1)") parts.push(t("prussia-result-eased"));
  if (rout) parts.push(t("prussia-result-rout"));
  if (waver) parts.push(t("prussia-result-waver"));
  if (surrender) parts.push(t("prussia-result-surrender"));
  if (before || after) parts.push(t("prussia-result-star"));
  return parts.length === 0 ? t("prussia-result-none") : parts.join(", ");
}

/** What befell somebody: who, and how. */
const FATE = /^(\S+) (holds|fails|routs|escapes|killed|wounded|captured|part-captured|saved)$/;

/** What befell whom, in words; null where a result tells of nobody. */
export function fatesInWords(result: string): string | null {
  const fates = result.split(", ").map((part) => FATE.exec(part));
  if (fates.some((fate) => fate === null)) return null;
  return fates.map((fate) => t(`prussia-result-${fate![2]}`, { who: fate![1]! })).join(", ");
}
