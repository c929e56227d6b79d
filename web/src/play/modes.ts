/** The switches of the panel: which ways of acting there are now, and the key that goes round. */
import type { Mode } from "../../types/scene";
import { type Modes, inWay, modesOf } from "../lib/ahead";
import type { TableStore } from "../lib/table.svelte";

/** Ways of acting of one question. */
export type Row = { of: keyof Modes; modes: Mode[] };

/** The ways there are now: of the open question, as far as the counter taken up has them, and of
 * the question behind it. */
export function switchable({ open, ahead }: Pick<TableStore, "open" | "ahead">): Row[] {
  const unit = ahead?.unit ?? null;
  const paying = modesOf(open).filter(
    ({ id }) => !open || unit === null || inWay(open, unit, id)?.mode?.id === id,
  );
  const rows: Row[] = [
    { of: "open", modes: paying },
    { of: "ahead", modes: modesOf(ahead?.prompt ?? null) },
  ];
  return rows.filter(({ modes }) => modes.length > 0);
}

/** Switches the next way of acting on: first those of the open question, then those behind it. */
export async function nextMode(store: TableStore): Promise<void> {
  const all = switchable(store).flatMap(({ of, modes }) => modes.map(({ id }) => ({ of, id })));
  const on = all.findLastIndex(({ of, id }) => store.modes[of] === id);
  const [now, next] = [all[on], all[on + 1]];
  if (now && now.of !== next?.of) await store.switchMode(now.of, now.id);
  if (next) await store.switchMode(next.of, next.id);
}
