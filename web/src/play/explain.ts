/** The answers to "why?" and "why not?" made ready to be shown. */
import type { Message, Odds, PromptView, Reason } from "../../types/scene";
import type { Failure, Why, Words } from "../../types/wire";
import { isFailure, isOpen } from "./prospects";

/** One answer explained. */
export type Explained = {
  action: string;
  /** What a button calls it; none where it is not on offer. */
  label: Message | null;
  /** What it costs and counts; of what is refused, all there is to say after the refusal. */
  reasons: Reason[];
  /** Its chances, where it rolls and they may be told. */
  odds: Odds | null;
  /** Why it is not allowed, or why its chances are not told. */
  refusal: { text: Words; rule: string | null } | null;
};

/** What the dialog needs of the store. */
export type Asker = {
  readonly prompt: PromptView | null;
  why(action: string): Promise<Why | Failure>;
  odds(action: string): Promise<Odds | Failure>;
};

/** Explains answers; what is refused alike is told once. */
export async function explain(asker: Asker, actions: readonly string[]): Promise<Explained[]> {
  const all = await Promise.all(actions.map((it) => explainOne(asker, it)));
  const told = new Set<string>();
  return all.filter((it) => {
    if (it.label !== null) return true;
    const refusal = JSON.stringify(it.refusal);
    return !told.has(refusal) && told.add(refusal);
  });
}

/** What is shown at once, and what is folded away: of several refusals the first says enough. */
export function folded(all: readonly Explained[]): { shown: Explained[]; rest: Explained[] } {
  const offered = all.filter((it) => it.label !== null);
  const refused = all.filter((it) => it.label === null);
  if (offered.length > 0) return { shown: offered, rest: refused };
  return { shown: refused.slice(0, 1), rest: refused.slice(1) };
}

async function explainOne(asker: Asker, action: string): Promise<Explained> {
  const label = asker.prompt?.choices.find((it) => it.action === action)?.label ?? null;
  const none = { action, label, reasons: [], odds: null };
  const why = await asker.why(action);
  if (isFailure(why)) return { ...none, refusal: { text: why.message, rule: why.rule } };
  if (!why.legal) {
    const refusal = { text: why.text ?? {}, rule: why.rule };
    return { ...none, reasons: why.reasons, refusal };
  }
  const odds = await asker.odds(action);
  if (isFailure(odds)) {
    const refusal = odds.rule === null ? null : { text: odds.message, rule: odds.rule };
    return { ...none, reasons: why.reasons, refusal };
  }
  return { ...none, reasons: why.reasons, odds: isOpen(odds) ? odds : null, refusal: null };
}
