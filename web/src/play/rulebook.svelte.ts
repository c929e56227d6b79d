/** The rules by id, fetched once: a ledger does not change while the program runs. */
import type { RuleText } from "../../types/wire";
import * as api from "../lib/net/api";
import { RequestFailed } from "../lib/net/failure";

/** A system's rules in the order of its book. */
export type Book = readonly RuleText[];

const books = new Map<string, Promise<Book>>();

/** The rules whose ids begin like this one; none if the program does not answer. */
export function bookOf(prefix: string): Promise<Book> {
  const known = books.get(prefix);
  if (known) return known;
  const loaded = api.rules(prefix).catch((thrown: unknown) => {
    books.delete(prefix);
    if (thrown instanceof RequestFailed) return [];
    throw thrown;
  });
  books.set(prefix, loaded);
  return loaded;
}
