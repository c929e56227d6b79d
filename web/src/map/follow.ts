/**
 * What a gesture says beyond the answer it gives: the questions that come right after it are
 * answered from it as long as it says enough, and asked where it does not.
 */
import type { PromptView, Scene } from "../../types/scene";
import { placeOf } from "../lib/place";
import { offersOf } from "../play/offers";
import type { Layout } from "./geometry";

/** A gesture on the map. */
export type Gesture = {
  /** The counter that is pointed at. */
  pointed: string | null;
  /** The side of the hex it was made near, as the way to look; none in the middle. */
  edge: number | null;
  /** Whether the player wants to be asked. */
  asks: boolean;
  /** Where counters lay before it, by their ids. */
  before: ReadonlyMap<string, string>;
  /** The counters that questions after it have been answered about. */
  answered: Set<string>;
};

/** Where the counters of a scene lie, by their ids. */
export function placesIn(scene: Scene | null): Map<string, string> {
  const placed = (scene?.counters ?? []).map((it): [string, string | null] => [it.id, placeOf(it)]);
  return new Map(placed.flatMap(([id, place]) => (place === null ? [] : [[id, place]])));
}

/** The answer to the next question that a gesture has given already; none if it says nothing. */
export function followUp(
  gesture: Gesture,
  prompt: PromptView,
  scene: Scene,
  layout: Layout,
): string | null {
  if (gesture.asks) return null;
  return wayToLook(gesture, prompt, scene, layout) ?? pointedTarget(gesture, prompt, scene);
}

/**
 * Where a counter looks: towards the side the gesture was made near, for the first that is asked
 * about; else the way it went.
 */
function wayToLook(
  gesture: Gesture,
  prompt: PromptView,
  scene: Scene,
  layout: Layout,
): string | null {
  const { ways } = offersOf(prompt);
  const { unit } = prompt.about;
  if (unit === undefined || ways.length !== prompt.choices.length) return null;
  const went = wayGone(gesture.before.get(unit), placesIn(scene).get(unit), layout);
  const way = gesture.answered.size === 0 ? (gesture.edge ?? went) : went;
  const found = ways.find(({ sixths }) => sixths === way);
  if (!found) return null;
  gesture.answered.add(unit);
  return found.choice.action;
}

function wayGone(from: string | undefined, to: string | undefined, layout: Layout): number | null {
  const [begun, ended] = [from, to].map((it) => (it === undefined ? null : layout.center(it)));
  return begun && ended && from !== to ? layout.wayTo(begun, ended) : null;
}

/**
 * Among several targets, the enemy that was pointed at comes first; once. What is asked about
 * counters of one's own is another matter: who is put into a plan is not taken out again by it.
 */
function pointedTarget(
  { pointed, answered }: Gesture,
  prompt: PromptView,
  scene: Scene,
): string | null {
  if (pointed === null || answered.has(pointed)) return null;
  const counter = scene.counters.find(({ id }) => id === pointed);
  if (!counter || counter.seat === prompt.seat) return null;
  const found = prompt.choices.find(({ unit, opens }) => unit === pointed && !opens);
  if (!found) return null;
  answered.add(pointed);
  return found.action;
}
