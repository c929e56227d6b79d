/**
 * Messages turned into sentences of one language.
 *
 * The twin of the Rust crate `texts`: both read the same files and must say the same. A test
 * compares them sentence by sentence.
 */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Arg, Message, SeatView } from "../../../types/scene";

/** The word before the last item of a list. */
const AND = "table-and";
/** What stands for a list without items. */
const EMPTY_LIST = "–";

/** A side as texts need it: its name by language, and the forms of the name. */
export type Side = Pick<SeatView, "name" | "forms">;

/** Speaks one language. */
export class Speaker {
  readonly language: string;
  readonly #bundle: FluentBundle;

  /** Takes the language's tag and the contents of its Fluent files. */
  constructor(language: string, sources: string[]) {
    this.language = language;
    // Every language so far runs left to right, and the marks would show when a text is copied.
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
  }

  /** Says a message. What cannot be said shows as its key in `⟦⟧`, so that a gap is seen. */
  say(message: Message): string {
    const args: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(message.args)) {
      Object.assign(args, this.#forms(name, arg));
      args[name] = "number" in arg ? number(arg.number) : this.#words(arg);
    }
    return this.fill(message.key, args);
  }

  /** Says a text of the page itself, with plain arguments, or sides with the forms of their name. */
  text(key: string, args: Record<string, string | number | Side> = {}): string {
    const entries = Object.entries(args).flatMap(([name, value]): [string, FluentVariable][] => {
      if (typeof value === "number") return [[name, number(value)]];
      if (typeof value === "string") return [[name, value]];
      return [...this.#formsOf(name, value), [name, this.choose(value.name)]];
    });
    return this.fill(key, Object.fromEntries(entries));
  }

  /** Whether there is a text of this key. */
  has(key: string): boolean {
    return this.#bundle.getMessage(key)?.value != null;
  }

  /** Chooses this language from a text in every language; any other where it is missing. */
  choose(words: { [language in string]: string }): string {
    return words[this.language] ?? words[Object.keys(words).sort()[0] ?? ""] ?? "";
  }

  fill(key: string, args: Record<string, FluentVariable>): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    // The list of errors is handed over so that a gap shows in the sentence instead of throwing.
    return pattern == null ? `⟦${key}⟧` : this.#bundle.formatPattern(pattern, args, []);
  }

  /**
   * What goes with an argument, for the grammar of texts: the count of a list, the forms of a
   * side's name, the attributes of a term.
   */
  #forms(name: string, arg: Arg): Record<string, FluentVariable> {
    // Lets a text choose between one and several: `3/26 Pz retreats`, `A and B retreat`.
    if ("list" in arg) return { [`${name}-count`]: number(arg.list.length) };
    if ("side" in arg) return Object.fromEntries(this.#formsOf(name, arg.side));
    if (!("term" in arg)) return {};
    const attributes = Object.entries(this.#bundle.getMessage(arg.term)?.attributes ?? {});
    return Object.fromEntries(
      attributes.map(([form, pattern]) => [
        `${name}-${form}`,
        this.#bundle.formatPattern(pattern, {}, []),
      ]),
    );
  }

  #formsOf(name: string, side: Side): [string, string][] {
    const forms = Object.entries(side.forms[this.language] ?? {});
    return forms.map(([form, text]) => [`${name}-${form}`, text]);
  }

  #words(arg: Arg): string {
    if ("text" in arg) return arg.text;
    if ("number" in arg) return String(arg.number);
    if ("term" in arg) return this.fill(arg.term, {});
    if ("words" in arg) return this.choose(arg.words);
    if ("unit" in arg) return arg.unit.title ? this.choose(arg.unit.title) : arg.unit.name;
    if ("side" in arg) return this.choose(arg.side.name);
    if ("message" in arg) return this.say(arg.message);
    return this.#list(arg.list);
  }

  #list(items: Arg[]): string {
    const words = items.map((item) => this.#words(item));
    const last = words.pop();
    if (last === undefined) return EMPTY_LIST;
    return words.length === 0 ? last : `${words.join(", ")} ${this.fill(AND, {})} ${last}`;
  }
}

/** Numbers stay numbers, so that texts can choose between singular and plural. */
function number(value: number): FluentNumber {
  return new FluentNumber(value, { useGrouping: false });
}
