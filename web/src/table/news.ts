/** What a listener is told after a change. */
import type { LogLine } from "../../types/scene";

/** More lines than this at once are a game that was opened, not something that happened. */
const MANY = 40;
/** The last lines of a long stretch are enough to know where things stand. */
const TOLD = 6;

/** The lines worth telling of a log of which so many were told. */
export function newLines(log: LogLine[], told: number): LogLine[] {
  const fresh = log.slice(told);
  return told === 0 && fresh.length > MANY ? [] : fresh.slice(-TOLD);
}
