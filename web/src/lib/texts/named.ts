/** The counters that a message names. */
import type { Arg, Message } from "../../../types/scene";

/** Their ids, in the order of the arguments. */
export function unitsNamed(message: Message): string[] {
  return Object.values(message.args).flatMap(named);
}

function named(arg: Arg): string[] {
  if ("unit" in arg) return [arg.unit.id];
  if ("list" in arg) return arg.list.flatMap(named);
  return "message" in arg ? unitsNamed(arg.message) : [];
}
