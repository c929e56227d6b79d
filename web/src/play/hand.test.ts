import { beforeEach, describe, expect, it } from "vitest";
import type { Message, Scene } from "../../types/scene";
import { scene } from "../lib/fixture";
import { settings } from "../lib/settings.svelte";
import { handOf, otherDecks } from "./hand";
import type { Deck } from "./offers";

beforeEach(() => {
  settings.language = "en";
});

const note = (number: string, title: string): Message => ({
  key: "coh-note-card",
  args: {
    number: { text: number },
    card: { words: { en: title, it: title } },
    text: { words: { en: "Does something.", it: "Fa qualcosa." } },
  },
});

const deck = (of: string): Deck => ({ of, title: { key: "coh-part-card", args: {} }, choices: [] });

describe("the hand", () => {
  const held: Scene = scene({
    notes: [note("2", "Command"), { key: "coh-note-aim", args: {} }, note("2", "Command")],
  });

  it("is read from the notes of the scene, card by card", () => {
    const cards = handOf(held, [deck("2"), deck("mine")]);
    expect(cards.map(({ number, title }) => [number, title])).toEqual([
      ["2", "Command"],
      ["2", "Command"],
    ]);
    expect(cards[0]?.text).toBe("Does something.");
  });

  it("offers the first of two equal cards to be played", () => {
    expect(handOf(held, [deck("2")]).map((card) => card.deck !== null)).toEqual([true, false]);
  });

  it("leaves over what belongs to no card in hand", () => {
    expect(otherDecks(held, [deck("2"), deck("mine")]).map(({ of }) => of)).toEqual(["mine"]);
  });
});
