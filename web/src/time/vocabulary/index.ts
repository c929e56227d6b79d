/**
 * What the events of each system are about, so that the log can be filtered and grouped.
 *
 * The page itself knows no event by name except `rolled`, which the table tells of every die.
 */
import type { Named } from "../facts";
import { ambush } from "./ambush";
import { coh } from "./coh";
import { nextwar } from "./nextwar";
import { prussia } from "./prussia";
import { scs } from "./scs";

/** What a line of the log is about; the filters of the log speak of these. */
export type Kind = "clock" | "move" | "combat" | "loss" | "dice" | "other";

/** The facts in which an event tells of a combat. */
export type CombatFields = {
  target?: Named;
  attackers?: Named;
  defenders?: Named;
  odds?: Named;
};

/** The events of one system. */
export type Vocabulary = {
  /** What each event is about; what is not listed is `other`. */
  kinds: { [event in string]: Kind };
  /** The events that begin a player turn and a phase. */
  turn: string;
  phase: string;
  /** Events that tell one hex of a way: those of the same counters are read as one journey. */
  journeys: string[];
  /** Whether events tell their own dice: those that the table tells before them are the same. */
  ownDice?: boolean;
  combat: {
    /** The events a combat begins with. */
    opens: string[];
    /** Events that belong to the combat they directly precede. */
    before: string[];
    /** Events that belong to the combat they follow. */
    after: string[];
    /** Where the facts stand, by event. */
    facts: { [event in string]: CombatFields };
    /**
     * Events by which a counter loses something, and whether it is gone for good; of levels that
     * are lost one by one it is gone with the last.
     */
    losses: { [event in string]: "weakened" | "gone" | "levels" };
  };
};

/** For a system without a vocabulary of its own: a plain log of lines and dice. */
const plain: Vocabulary = {
  kinds: {},
  turn: "turn-began",
  phase: "phase-began",
  journeys: [],
  combat: { opens: [], before: [], after: [], facts: {}, losses: {} },
};

const bySystem: { [system in string]: Vocabulary } = { ambush, coh, nextwar, prussia, scs };

/** The vocabulary of a system. */
export function vocabularyOf(system: string): Vocabulary {
  return bySystem[system] ?? plain;
}
