/**
 * What is pointed out on the map: where answers lie, who is chosen, who aims at whom.
 *
 * All of it is read from the scene and the open question; the page works out nothing.
 */
import type {
  Arg,
  Board,
  Counter,
  LogLine,
  Message,
  PromptView,
  Reach,
  Scene,
} from "../../types/scene";
import { type Faces, hasMark } from "../counters/face";
import { isGround } from "../counters/ground";
import { NOBODY } from "../counters/sides";
import { placeOf } from "../lib/place";
import { contactsOf } from "../play/plan";

/** A place with a label: a hex, or a box of a panel. */
export type Mark = { hex: string; label: string };

/** From a hex to another. */
export type Aim = { from: string; to: string };

/** Two hexes that still have to fight; those of one group belong together. */
export type Link = Aim & { group: number };

export type Highlights = {
  /** Hexes that can be gone to, with what it costs. */
  reach: Mark[];
  /** Hexes with somebody else in them that an answer is about. */
  targets: Mark[];
  /** Hexes that can be shot at although nobody is seen there. */
  shots: string[];
  /** Hexes of chosen counters. */
  chosen: string[];
  aims: Aim[];
  links: Link[];
};

export const NONE: Highlights = {
  reach: [],
  targets: [],
  shots: [],
  chosen: [],
  aims: [],
  links: [],
};

/**
 * Everything pointed out for an open question. `reaches` are the ways it leads to, `odds` those of
 * what is being planned.
 */
export function highlightsOf(
  scene: Scene | null,
  prompt: PromptView | null,
  reaches: readonly Reach[],
  faces: Faces,
  chances: ReadonlyMap<string, string> = new Map(),
): Highlights {
  if (!scene) {
    return NONE;
  }
  const goals = prompt ? hexesOf(prompt, reaches) : new Map<string, string>();
  const foreign = foreignHexes(scene, prompt?.seat ?? null);
  const marks = [...goals].map(([hex, label]) => ({ hex, label }));
  const aimedAt = prompt?.about.target ?? null;
  const targets = marks.filter(({ hex }) => foreign.has(hex));
  const shots = prompt ? onlyShotAt(prompt, faces) : new Set<string>();
  const aimed = aimedAt === null ? (prompt?.about.attacked ?? []) : [aimedAt];
  const unmarked = aimed.filter((hex) => !targets.some((target) => target.hex === hex));
  targets.push(...unmarked.filter((hex) => foreign.has(hex) || hex === aimedAt).map(unlabeled));
  return {
    reach: marks.filter(({ hex }) => !foreign.has(hex) && !shots.has(hex)),
    targets: targets.map(({ hex, label }) => ({
      hex,
      label: aimed.includes(hex) ? oddsLabel(prompt) : (chances.get(hex) ?? label),
    })),
    shots: marks.flatMap(({ hex }) => (!foreign.has(hex) && shots.has(hex) ? [hex] : [])),
    chosen: hexesWhere(scene, (counter) => isChosen(counter, prompt, faces)),
    aims: aimsOf(scene, prompt, faces, aimedAt),
    links: linksOf(prompt),
  };
}

function unlabeled(hex: string): Mark {
  return { hex, label: "" };
}

/** Who still has to fight whom, but for those who are named already. */
function linksOf(prompt: PromptView | null): Link[] {
  const contacts = contactsOf(prompt);
  const named = new Set(contacts.flatMap((it) => (it.named ? it.hex : [])));
  return contacts
    .filter(({ seat }) => seat === prompt?.seat)
    .flatMap(({ hex, touches, group }) => touches.map((to) => ({ from: hex, to, group })))
    .filter(({ from, to }) => !(named.has(from) && named.has(to)));
}

/** The counters that a question names as those it is about. */
export function unitsAsked(prompt: PromptView | null, { roles }: Faces): Set<string> {
  return new Set(roles.asked.flatMap((name) => [prompt?.about[name] ?? []].flat()));
}

function isChosen(counter: Counter, prompt: PromptView | null, faces: Faces): boolean {
  return hasMark(counter, faces.roles.selected) || unitsAsked(prompt, faces).has(counter.id);
}

/** Hexes that are only shot at: nobody goes there. */
function onlyShotAt(prompt: PromptView, { roles }: Faces): Set<string> {
  const shot = prompt.choices.filter(({ verb }) => roles.shooting.includes(verb));
  const others = prompt.choices.filter(({ verb }) => !roles.shooting.includes(verb));
  const entered = new Set(others.map(placeOf));
  const places = shot.flatMap((choice) => placeOf(choice) ?? []);
  return new Set(places.filter((place) => !entered.has(place)));
}

/** Answers that shoot at a hex with somebody else in it, to ask for their chances. */
export function shotsAtTargets(scene: Scene | null, prompt: PromptView | null, faces: Faces) {
  if (!scene || !prompt) return [];
  const foreign = foreignHexes(scene, prompt.seat);
  return prompt.choices.flatMap((choice) => {
    const hex = placeOf(choice);
    const shoots = faces.roles.shooting.includes(choice.verb);
    return hex !== null && shoots && foreign.has(hex) ? [{ action: choice.action, hex }] : [];
  });
}

/** The counters an answer is about. */
export function selectable(prompt: PromptView | null): Set<string> {
  return new Set((prompt?.choices ?? []).flatMap((choice) => choice.unit ?? []));
}

/** The hex that a question is about, if it is about one: it should be in sight. */
export function hexInQuestion(scene: Scene | null, prompt: PromptView | null): string | null {
  const { target, hex, unit } = prompt?.about ?? {};
  const counter = scene?.counters.find(({ id }) => id === unit);
  return target ?? hex ?? (counter ? placeOf(counter) : null);
}

/** The hexes that can be chosen, whatever counter lies there. */
export function hexesToChoose(prompt: PromptView | null): string[] {
  return (prompt?.choices ?? []).flatMap((choice) =>
    choice.unit === null ? (placeOf(choice) ?? []) : [],
  );
}

/** The hexes that answers are about: their own, or those of the counters they name. */
export function hexesInQuestion(scene: Scene | null, prompt: PromptView | null): string[] {
  const units = selectable(prompt);
  const counters = (scene?.counters ?? []).filter(({ id }) => units.has(id));
  const places = counters.flatMap((counter) => placeOf(counter) ?? []);
  return [...places, ...hexesToChoose(prompt)];
}

/** How many hexes a sentence may name before their numbers would crowd the map. */
const MOST_NAMED = 12;

/**
 * The hexes that sentences name which are read right now: the question, and what the last answer
 * brought. Their numbers have to be found on the map.
 */
export function hexesNamed(
  board: Board,
  prompt: PromptView | null,
  log: readonly LogLine[],
): string[] {
  const last = log.at(-1)?.step;
  const lines = log.filter(({ step }) => step === last).map(({ message }) => message);
  const words = [...(prompt ? [prompt.question] : []), ...lines].flatMap(wordsIn);
  const known = idsOf(board);
  return [...new Set(words)].filter((word) => known.has(word)).slice(0, MOST_NAMED);
}

/** The texts that a message is filled with. */
function wordsIn({ args }: Message): string[] {
  return Object.values(args).flatMap(textsOf);
}

function textsOf(arg: Arg): string[] {
  if ("text" in arg) return arg.text.split(/[^\p{L}\p{N}.-]+/u);
  if ("message" in arg) return wordsIn(arg.message);
  return "list" in arg ? arg.list.flatMap(textsOf) : [];
}

const ids = new WeakMap<Board, ReadonlySet<string>>();

function idsOf(board: Board): ReadonlySet<string> {
  const known = ids.get(board) ?? new Set(board.hexes.map(({ id }) => id));
  ids.set(board, known);
  return known;
}

/** Hexes an answer is about, with what it costs to get there. */
function hexesOf(prompt: PromptView, reaches: readonly Reach[]): Map<string, string> {
  const hexes = new Map<string, string>();
  for (const choice of prompt.choices) {
    const place = placeOf(choice);
    if (place !== null && choice.unit === null) {
      hexes.set(place, "");
    }
  }
  for (const reach of reaches) {
    const place = placeOf(reach);
    if (place !== null) hexes.set(place, reach.cost);
  }
  return hexes;
}

/** Hexes where others than the one who is asked have counters. */
function foreignHexes(scene: Scene, seat: string | null): Set<string> {
  const foreign = (counter: Counter): boolean =>
    seat !== null && ![seat, NOBODY].includes(counter.seat) && !isGround(counter.kind);
  return new Set(hexesWhere(scene, foreign));
}

function hexesWhere(scene: Scene, test: (counter: Counter) => boolean): string[] {
  const found = scene.counters.flatMap((counter) =>
    test(counter) ? (placeOf(counter) ?? []) : [],
  );
  return [...new Set(found)];
}

/** Who aims at whom: as the question says, or as the marks on the counters show. */
function aimsOf(
  scene: Scene,
  prompt: PromptView | null,
  faces: Faces,
  aimedAt: string | null,
): Aim[] {
  const { attackers = [], attacking = [], attacked: named = [] } = prompt?.about ?? {};
  // From a box no arrow could show the way: those aboard ships attack from the sea beside.
  const aims = (counter: Counter): boolean =>
    counter.hex !== null &&
    (attackers.includes(counter.id) ||
      attacking.includes(counter.hex) ||
      hasMark(counter, faces.roles.aiming));
  const from = hexesWhere(scene, aims);
  const marked = hexesWhere(scene, (counter) => hasMark(counter, faces.roles.aimed)).slice(0, 1);
  const attacked = named.filter((hex) =>
    scene.counters.some((counter) => placeOf(counter) === hex),
  );
  const goals = aimedAt !== null ? [aimedAt] : attacked.length > 0 ? attacked : marked;
  return goals.flatMap((to) => from.filter((hex) => hex !== to).map((hex) => ({ from: hex, to })));
}

/** The odds or the column that the question itself names. */
function oddsLabel(prompt: PromptView | null): string {
  const { odds, column } = prompt?.about ?? {};
  return [...new Set([odds ?? [], column ?? []].flat())].join(" · ");
}
