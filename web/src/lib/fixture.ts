/** A small table set by hand, for the tests of everything that reads scenes. */
import type { Board, Counter, Scene, Setting } from "../../types/scene";

/** A counter with what matters to a test. */
export function counter(id: string, given: Partial<Counter> = {}): Counter {
  return {
    id,
    seat: id.startsWith("B") ? "blue" : "red",
    hex: "01.01",
    box: null,
    kind: "infantry",
    face: "up",
    size: "III",
    name: id,
    values: { attack: 3, defense: 4, movement: 5 },
    marks: [],
    ...given,
  };
}

/** A scene with what matters to a test. */
export function scene(given: Partial<Scene> = {}): Scene {
  return {
    scenario: "scs/test",
    viewer: "blue",
    step: 0,
    turn: 2,
    turns: 4,
    turn_label: "",
    turn_text: {},
    phase: "movement",
    active: "blue",
    asked: "blue",
    counters: [],
    arrivals: [],
    tracks: {},
    control: {},
    strengths: {},
    notes: [],
    prompt: null,
    outcome: null,
    log: [],
    ...given,
  };
}

/** Three hexes in a row: a road through all, a river behind the first. */
export const board: Board = {
  orientation: "flat",
  look: "modern",
  north: null,
  hexes: [
    { id: "01.01", x: 0, y: 0, terrain: "open" },
    { id: "02.01", x: 3, y: 1, terrain: "woods" },
    { id: "03.01", x: 6, y: 0, terrain: "town" },
  ],
  sides: [{ kind: "river", between: ["01.01", "02.01"] }],
  lines: [
    { kind: "road", path: ["01.01", "02.01", "03.01"] },
    { kind: "road", path: ["02.01", "03.01"] },
  ],
  names: [{ text: "Mühlhof", kind: "place", hexes: ["03.01"] }],
  panels: [],
};

/** The same with a column of two boxes to the right: hexes end at x = 8, boxes begin at x = 10. */
export const boxed: Board = {
  ...board,
  panels: [
    {
      id: "beyond",
      title: { key: "map-place", args: { hex: { text: "beyond" } } },
      rule: null,
      kind: "off-map",
      area: { x: 10, y: -1, width: 6, height: 7 },
      boxes: ["port", "lost"].map((id, at) => ({
        id,
        label: { key: "map-place", args: { hex: { text: id } } },
        rule: null,
        number: null,
        area: { x: 10, y: 3 * at, width: 6, height: 3 },
      })),
    },
  ],
};

/** The forms of the name of a side that is one person in both languages. */
function forms(en: string, il: string): Setting["seats"][number]["forms"] {
  const name = il.replace(/^il /, "");
  const number = "singular";
  return {
    en: { the: en, The: en, of: `of ${en}`, to: `to ${en}`, by: `by ${en}`, number },
    it: {
      the: il,
      The: `Il ${name}`,
      of: `del ${name}`,
      to: `al ${name}`,
      by: `dal ${name}`,
      number,
    },
  };
}

/** What does not change at that table. */
export const setting: Setting = {
  scenario: "scs/test",
  system: "scs",
  title: { en: "Test", it: "Prova" },
  briefing: {},
  seats: [
    {
      id: "blue",
      name: { en: "Blue", it: "Blu" },
      forms: forms("Blue", "il Blu"),
      color: "#3b5b8c",
    },
    {
      id: "red",
      name: { en: "Red", it: "Rosso" },
      forms: forms("Red", "il Rosso"),
      color: "#a33b2f",
    },
  ],
  turns: 4,
  turn_labels: [{ en: "one", it: "uno" }],
  phases: ["movement", "combat"],
  victory: [],
  objectives: ["03.01"],
  secrets: false,
  charts: [],
  ladders: [],
  agreed: [],
};
