import { describe, expect, it } from "vitest";
import type { Choice, Figure, PromptView } from "../../types/scene";
import { counter } from "../lib/fixture";
import { customersOf, isOfShop, isShop, nextOf, offerOf, othersOf, waresOf } from "./shop";

const choice = (verb: string, unit: string, kind: "model" | "ammo", word: string): Choice =>
  ({
    action: `${verb} ${word} ${unit}`,
    verb,
    unit,
    label: { key: "ambush-do-buy", args: { [kind]: { term: `ambush-${kind}-${word}` } } },
  }) as unknown as Choice;

const figures: Figure[] = [
  { name: "points", value: { number: 9 } },
  { name: "prices", value: { table: { rifle: "2", bazooka: "3", grenade: "1/3" } } },
  { name: "boxes", value: { table: { rifle: "1+1", bazooka: "2+1", radio: "1+0" } } },
];

const CHOICES = [
  choice("buy", "A", "model", "rifle"),
  choice("buy ammo", "B", "ammo", "grenade"),
  choice("issue", "B", "model", "radio"),
  choice("stow", "B", "model", "bazooka"),
];

const prompt = (choices = CHOICES): PromptView =>
  ({ seat: "us", about: { figures }, choices }) as unknown as PromptView;

const man = (id: string, model = "unarmed") =>
  counter(id, { seat: "us", model, values: { "ammo-boxes": 6, "ammo-free": 6 } });

describe("a shop", () => {
  it("is a question that tells its prices", () => {
    expect(isShop(prompt())).toBe(true);
    expect(isShop({ about: {} } as PromptView)).toBe(false);
    expect(CHOICES.every(isOfShop)).toBe(true);
  });

  it("lists what is sold or given, with the boxes it fills", () => {
    expect(waresOf(prompt())).toEqual([
      { word: "rifle", kind: "model", price: "2", carry: 1, ammo: 1 },
      { word: "bazooka", kind: "model", price: "3", carry: 2, ammo: 1 },
      { word: "radio", kind: "model", price: null, carry: 1, ammo: 0 },
      { word: "grenade", kind: "ammo", price: "1/3", carry: 0, ammo: 1 },
    ]);
  });

  it("sells what the question offers and nothing else", () => {
    const [rifle, , radio, grenade] = waresOf(prompt());
    expect(offerOf(prompt(), rifle!, "A")?.action).toBe("buy rifle A");
    expect(offerOf(prompt(), rifle!, "B")).toBeNull();
    expect(offerOf(prompt(), radio!, "B")?.verb).toBe("issue");
    expect(offerOf(prompt(), grenade!, "B")?.verb).toBe("buy ammo");
    expect(othersOf(prompt(), "B").map(({ verb }) => verb)).toEqual(["stow"]);
  });

  it("begins with somebody who has no weapon and can get one", () => {
    const men = customersOf(
      [man("C", "rifle"), man("B"), man("A", "rifle"), counter("X")],
      prompt(),
    );
    expect(men.map(({ id }) => id)).toEqual(["A", "B", "C"]);
    expect(nextOf(men, prompt())).toBe("B");
    expect(nextOf(men, prompt([]))).toBe("A");
  });
});
