/** A shop made ready to be shown: what is on sale, what it takes, and for whom it is offered. */
import type { Choice, Counter, Facts, PromptView } from "../../types/scene";

/** Something on sale. */
export type Ware = {
  /** Its word in the texts of the system. */
  word: string;
  kind: "model" | "ammo";
  /** Points by the piece, or a point for so many: `3`, `1/5`; none where it is given free. */
  price: string | null;
  /** The boxes that it fills. */
  carry: number;
  ammo: number;
};

/** Answers that the shop shows in its own way. */
const SOLD = ["buy", "buy ammo", "issue"];
const MORE = ["share", "stow", "stow ammo"];

/** Whether a question is a shop: it tells its prices. */
export function isShop({ about }: PromptView): boolean {
  return tableOf(about, "prices") !== null;
}

/** Whether an answer is given in the shop. */
export function isOfShop({ verb }: Choice): boolean {
  return SOLD.includes(verb) || MORE.includes(verb);
}

/** What is on sale or given, weapons before ammunition. */
export function waresOf({ about, choices }: PromptView): Ware[] {
  const prices = tableOf(about, "prices") ?? {};
  const boxes = tableOf(about, "boxes") ?? {};
  const given = choices.filter(({ verb }) => verb === "issue").map(wordOf);
  const models = Object.entries(boxes)
    .filter(([word]) => word in prices || given.includes(word))
    .map(([word, filled]): Ware => {
      const [carry = 0, ammo = 0] = filled.split("+").map(Number);
      return { word, kind: "model", price: prices[word] ?? null, carry, ammo };
    });
  const ammo = Object.entries(prices)
    .filter(([word]) => !(word in boxes))
    .map(([word, price]): Ware => ({ word, kind: "ammo", price, carry: 0, ammo: 1 }));
  return [...models, ...ammo];
}

/** The answer that gets something for somebody; none where it is not offered. */
export function offerOf({ choices }: PromptView, ware: Ware, unit: string): Choice | null {
  const verbs = ware.kind === "ammo" ? ["buy ammo"] : ["issue", "buy"];
  const fits = (it: Choice): boolean =>
    verbs.includes(it.verb) && it.unit === unit && wordOf(it) === ware.word;
  return choices.find(fits) ?? null;
}

/** What else can be done with somebody's things. */
export function othersOf({ choices }: PromptView, unit: string): Choice[] {
  return choices.filter((it) => MORE.includes(it.verb) && it.unit === unit);
}

/** Those who are equipped, in the order of their letters. */
export function customersOf(counters: readonly Counter[], { seat }: PromptView): Counter[] {
  const own = counters.filter((it) => it.seat === seat && "ammo-boxes" in it.values);
  return own.toSorted((a, b) => a.id.localeCompare(b.id, "en"));
}

/** Whom to equip first: somebody without a weapon, else the first who can still get something. */
export function nextOf(customers: readonly Counter[], prompt: PromptView): string | null {
  const able = new Set(prompt.choices.filter(isOfShop).flatMap(({ unit }) => unit ?? []));
  const unarmed = customers.find((it) => it.model === "unarmed" && able.has(it.id));
  return (unarmed ?? customers.find(({ id }) => able.has(id)) ?? customers[0])?.id ?? null;
}

/** A number among the facts. */
export function figureOf({ figures }: Facts, name: string): number {
  const found = figures?.find((it) => it.name === name)?.value;
  return found && "number" in found ? found.number : 0;
}

function tableOf({ figures }: Facts, name: string): { [word in string]: string } | null {
  const found = figures?.find((it) => it.name === name)?.value;
  return found && "table" in found ? (found.table as { [word in string]: string }) : null;
}

/** What an answer gets, by its word. */
function wordOf({ label }: Choice): string {
  const term = label.args["model"] ?? label.args["ammo"];
  const key = term && "term" in term ? term.term : "";
  return key.replace(/^[a-z]+-(model|ammo)-/, "");
}
