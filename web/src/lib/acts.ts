/**
 * What happened, cut into what is shown at one time: a roll by itself, a way from its beginning to
 * its end.
 */
import type { LogLine } from "../../types/scene";
import { journeysOf } from "./journeys";
import { isRoll } from "./tempo";

/** Lines that are shown together, and the answer they end with. */
export type Act = { lines: LogLine[]; step: number };

/** The acts that lines tell, in order. */
export function actsOf(lines: readonly LogLine[]): Act[] {
  const acts: Act[] = [];
  for (const step of byStep(lines)) {
    const last = acts.at(-1);
    if (last && isOneAct(last.lines, step.lines)) {
      acts[acts.length - 1] = { lines: [...last.lines, ...step.lines], step: step.step };
    } else {
      acts.push(step);
    }
  }
  return acts;
}

/** Whether what follows is shown together with what came before it. */
export function isOneAct(earlier: readonly LogLine[], later: readonly LogLine[]): boolean {
  if (isRoll(earlier) || isRoll(later)) return false;
  if (later.length === 0) return true;
  if (!isUnderWay(earlier) || !isUnderWay(later)) return false;
  return journeysOf([...earlier, ...later]).length === journeysOf(earlier).length;
}

/** Whether nothing but a counter on its way is told, so that the next answer may lead it on. */
export function isUnderWay(lines: readonly LogLine[]): boolean {
  return !isRoll(lines) && journeysOf(lines).length === 1;
}

function byStep(lines: readonly LogLine[]): Act[] {
  const steps: Act[] = [];
  for (const line of lines) {
    const last = steps.at(-1);
    if (last?.step === line.step) last.lines.push(line);
    else steps.push({ lines: [line], step: line.step });
  }
  return steps;
}
