/**
 * Guides and what of them fits a situation. Pure functions: a guide never decides what is allowed,
 * it only speaks of answers that the question offers.
 */
import type { PromptView, Scene } from "../../types/scene";
import type { Player } from "../../types/wire";
import { actionsOf } from "./offers";

/** GET /api/guides/SCENARIO: a file of `data/guides`. */
export type Guide = {
  scenario: string;
  /** The seat of the newcomer. */
  seat: string;
  players: { [seat in string]: Player };
  seed: number;
  topics: Topic[];
  steps: Step[];
};

/** A general explanation. */
export type Topic = {
  moment: "asked" | "waiting" | "over";
  decision: string | null;
  phase: string | null;
  text: string;
  rules: string[];
};

/** A step of the opening. */
export type Step = {
  id: string;
  turn: number | null;
  phase: string | null;
  decision: string | null;
  at: { [unit in string]: string };
  marked: { [unit in string]: string };
  text: string;
  rules: string[];
  suggest: string[];
  order: "sequence" | "any";
  hexes: string[];
  units: string[];
};

/** What the coach says now. */
export type Lesson = {
  /** The step it comes from; none for a general explanation. */
  step: Step | null;
  text: string;
  rules: string[];
  /** The answers it suggests, in turn. */
  actions: string[];
  /** What it points at. */
  hexes: string[];
  units: string[];
};

/** What the coach says to the newcomer; `read` are the ids of steps read already. */
export function lessonFor(guide: Guide, scene: Scene, read: ReadonlySet<string>): Lesson | null {
  const prompt = scene.prompt;
  if (prompt) {
    for (const step of guide.steps) {
      if (read.has(step.id) || !fits(step, scene, prompt)) continue;
      const actions = leftOf(step, actionsOf(prompt));
      if (step.suggest.length === 0 || actions.length > 0) return taught(step, actions, prompt);
    }
  }
  const topic = guide.topics.find((it) => explains(it, scene));
  if (!topic) return null;
  return { step: null, text: topic.text, rules: topic.rules, actions: [], hexes: [], units: [] };
}

/** Whether a step is there only to be read. */
export function isToRead(step: Step): boolean {
  return step.suggest.length === 0;
}

function fits(step: Step, scene: Scene, prompt: PromptView): boolean {
  const counter = (id: string): Scene["counters"][number] | undefined =>
    scene.counters.find((it) => it.id === id);
  return (
    (step.turn === null || step.turn === scene.turn) &&
    (step.phase === null || step.phase === scene.phase) &&
    (step.decision === null || step.decision === prompt.decision) &&
    Object.entries(step.at).every(([id, hex]) => counter(id)?.hex === hex) &&
    Object.entries(step.marked).every(([id, mark]) => counter(id)?.marks.includes(mark))
  );
}

/** What is left to do of a suggestion. */
function leftOf(step: Step, offered: readonly string[]): string[] {
  if (step.order === "any") return step.suggest.filter((it) => offered.includes(it));
  const from = step.suggest.findLastIndex((it) => offered.includes(it));
  return from < 0 ? [] : step.suggest.slice(from);
}

function taught(step: Step, actions: string[], prompt: PromptView): Lesson {
  const choice = prompt.choices.find((it) => it.action === actions[0]);
  // A guide that points somewhere itself knows better, such as where a way ends.
  const points = step.hexes.length + step.units.length > 0;
  const hexes = points || !choice?.hex ? step.hexes : [choice.hex];
  const units = points || !choice?.unit ? step.units : [choice.unit];
  return { step, text: step.text, rules: step.rules, actions, hexes, units };
}

function explains(topic: Topic, scene: Scene): boolean {
  if (topic.moment !== momentOf(scene)) return false;
  if (topic.decision !== null && topic.decision !== scene.prompt?.decision) return false;
  return topic.phase === null || topic.phase === scene.phase;
}

function momentOf(scene: Scene): Topic["moment"] {
  if (scene.outcome) return "over";
  return scene.prompt ? "asked" : "waiting";
}

/** A text of the coach: the first line is its heading. */
export function parted(text: string): { heading: string; paragraphs: string[] } {
  const [heading = "", ...paragraphs] = text.split("\n");
  return { heading, paragraphs };
}
