/** The cards in the hand of the viewer, as the notes of the scene tell them. */
import type { Arg, Message, Scene } from "../../types/scene";
import { words } from "../lib/texts";
import type { Deck } from "./offers";

/** A card in hand, with the answers that play it now. */
export type Card = { number: string; title: string; text: string; deck: Deck | null };

/** The cards of a hand in its order; of two equal ones the first is played. */
export function handOf(scene: Scene | null, decks: readonly Deck[]): Card[] {
  const notes = (scene?.notes ?? []).filter(({ key }) => key.endsWith("-note-card"));
  const left = new Map(decks.map((deck) => [deck.of, deck]));
  return notes.map((note) => {
    const number = textOf(note, "number");
    const deck = left.get(number) ?? null;
    left.delete(number);
    return { number, title: wordsOf(note, "card"), text: wordsOf(note, "text"), deck };
  });
}

/** Answers in two steps that belong to no card of the hand. */
export function otherDecks(scene: Scene | null, decks: readonly Deck[]): Deck[] {
  const held = new Set(handOf(scene, []).map(({ number }) => number));
  return decks.filter(({ of }) => !held.has(of));
}

function textOf(note: Message, name: string): string {
  const arg = note.args[name];
  return arg && "text" in arg ? arg.text : "";
}

function wordsOf(note: Message, name: string): string {
  const arg: Arg | undefined = note.args[name];
  return arg && "words" in arg ? words(arg.words) : "";
}
