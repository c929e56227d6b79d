/** Chances and modifiers made ready to be shown. Pure functions: the server did the sums. */
import type { Odds, OddsOutcome, Reason, ResultView } from "../../types/scene";
import type { Failure, Why } from "../../types/wire";

/** One bar of the chart. */
export type Bar = {
  result: ResultView;
  /** The chance as a fraction, such as `5/36`. */
  fraction: string;
  /** The chance from 0 to 1. */
  share: number;
  /** The length of the bar from 0 to 1: the likeliest result fills it. */
  length: number;
};

/** A reason with those that modify it. */
export type Branch = { reason: Reason; modifiers: Reason[] };

/** Whether an answer of the server is a refusal. */
export function isFailure(answer: Odds | Why | Failure): answer is Failure {
  return "code" in answer;
}

/** More results than this are no help before a choice. */
const RESULTS_MAX = 12;

/** Whether these chances help: an answer that rolls nothing has one sure outcome. */
export function isOpen(odds: Odds): boolean {
  return odds.outcomes.length > 1 && odds.outcomes.length <= RESULTS_MAX;
}

/** How likely a roll turns out well for a seat, from 0 to 1; none where a result is mixed. */
export function success(outcomes: readonly OddsOutcome[], seat: string | null): number | null {
  const mixed = outcomes.some(({ result }) => result.good_for === null);
  if (seat === null || outcomes.length === 0 || mixed) return null;
  const good = outcomes.filter(({ result }) => result.good_for === seat);
  return good.reduce((sum, { p: [times, of] }) => sum + times / of, 0);
}

/** The bars of a chart, in the order the server gave. */
export function barsOf(odds: Odds): Bar[] {
  const shares = odds.outcomes.map(({ p: [times, of] }) => times / of);
  const longest = Math.max(...shares);
  return odds.outcomes.map(({ p: [times, of], result }, at) => {
    const share = shares[at] ?? 0;
    return { result, fraction: `${times}/${of}`, share, length: share / longest };
  });
}

/** How often one face of six comes. */
const SIXTH = "1/6";

/**
 * The results of one die that are six different things, face by face: then a strip of faces says
 * more than six equal bars. Results come in the order of rising faces.
 */
export function facesOf(odds: Odds): readonly OddsOutcome[] | null {
  const { outcomes } = odds;
  const equal = outcomes.every(({ p: [times, of] }) => `${times}/${of}` === SIXTH);
  return outcomes.length === 6 && equal ? outcomes : null;
}

/** A share in percent, in the manner of the language; small ones with a decimal. */
export function percent(share: number, language: string): string {
  const digits = share < 0.1 ? 1 : 0;
  const form: Intl.NumberFormatOptions = { style: "percent", maximumFractionDigits: digits };
  return new Intl.NumberFormat(language, form).format(share);
}

/** Puts factors under what they multiply; everything else stands by itself. */
export function branches(reasons: readonly Reason[]): Branch[] {
  const tree: Branch[] = [];
  for (const reason of reasons) {
    const last = tree.at(-1);
    if (reason.amount.startsWith("×") && last) last.modifiers.push(reason);
    else tree.push({ reason, modifiers: [] });
  }
  return tree;
}
