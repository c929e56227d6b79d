/** A made-up war on a map of any size, to measure the page with. */

import type { Board, Counter, PromptView, Reach, Scene, Setting } from "../../../types/scene";

const TERRAINS = ["open", "woods", "hill", "marsh", "town"];
const KINDS = ["infantry", "armor", "artillery", "mechanized", "recon"];

/** Hexes of a range, as many as a fast unit reaches. */
const IN_RANGE = 100;

/** A board of about so many hexes, twice as wide as high. */
export function board(hexes: number): Board {
  const rows = Math.round(Math.sqrt(hexes / 2));
  const columns = Math.round(hexes / rows);
  return {
    orientation: "flat",
    look: "modern",
    north: null,
    hexes: Array.from({ length: rows * columns }, (_, at) => {
      const [column, row] = [at % columns, Math.floor(at / columns)];
      return {
        id: `${column + 1}.${row + 1}`,
        x: 3 * column,
        y: 2 * row + (column % 2),
        terrain: TERRAINS[((at * 7919) >> 3) % TERRAINS.length]!,
      };
    }),
    sides: [],
    lines: [],
    names: [],
    panels: [],
  };
}

export const SETTING: Setting = {
  scenario: "scs/bench",
  system: "scs",
  title: {},
  briefing: {},
  seats: [
    { id: "blue", name: { en: "Blue", it: "Blu" }, forms: {}, color: "#5b7fa6" },
    { id: "red", name: { en: "Red", it: "Rosso" }, forms: {}, color: "#b06a4f" },
  ],
  turns: 1,
  turn_labels: [],
  phases: [],
  victory: [],
  objectives: [],
  secrets: false,
  charts: [],
  ladders: [],
  agreed: [],
};

/** Counters scattered over the board as in the peer's page. */
export function counters(map: Board, count: number): Counter[] {
  return Array.from({ length: count }, (_, at): Counter => ({
    id: `unit-${at}`,
    seat: at % 2 === 0 ? "blue" : "red",
    hex: map.hexes[(at * 4973) % map.hexes.length]!.id,
    box: null,
    kind: KINDS[at % KINDS.length]!,
    face: "up",
    size: "III",
    name: `${at}`,
    values: { attack: 4, defense: 5, movement: 6, steps: 2, "steps-max": 2 },
    marks: at % 7 === 0 ? ["out-of-supply"] : [],
  }));
}

/** The scene in which one unit may be chosen, or has been chosen and may move. */
export function scene(units: Counter[], prompt: PromptView | null, selected: string | null): Scene {
  const chosen = (unit: Counter): Counter =>
    unit.id === selected ? { ...unit, marks: [...unit.marks, "selected"] } : unit;
  return {
    scenario: "scs/bench",
    viewer: "blue",
    step: 0,
    turn: 1,
    turns: 1,
    turn_label: "",
    turn_text: {},
    phase: "movement",
    active: "blue",
    asked: "blue",
    counters: units.map(chosen),
    arrivals: [],
    tracks: {},
    control: {},
    strengths: {},
    notes: [],
    prompt,
    outcome: null,
    log: [],
  };
}

export function prompt(unit: string): PromptView {
  const label = { key: "map-key-act", args: {} };
  const action = `select ${unit}`;
  return {
    step: 0,
    seat: "blue",
    decision: "choose-mover",
    question: label,
    about: {},
    choices: [{ action, verb: "select", label, hex: null, unit, caution: null }],
    asks: [],
    reaches: [],
    front: [],
  };
}

/** A hundred hexes around a hex, each with its cost. */
export function range(map: Board, from: string): Reach[] {
  const start = map.hexes.find(({ id }) => id === from) ?? map.hexes[0]!;
  const far = ({ x, y }: { x: number; y: number }): number =>
    Math.hypot((x - start.x) * 0.5, (y - start.y) * 0.87);
  return [...map.hexes]
    .sort((first, second) => far(first) - far(second))
    .slice(1, IN_RANGE + 1)
    .map((hex) => ({
      hex: hex.id,
      box: null,
      cost: String(Math.round(far(hex))),
      left: "1",
      path: [start.id, hex.id],
      actions: [`move ${hex.id}`],
    }));
}
