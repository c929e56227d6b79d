/**
 * Every state on every kind of counter of a system, in every hex of a crowded map with labels and
 * links upon it: opened at `/bench?badges=coh&scale=0.5`, to be looked at and measured.
 */
import { mount } from "svelte";
import type { Board, Contact, Counter, PromptView, Reach } from "../../../types/scene";
import { facesOf } from "../../counters/face";
import { centered } from "../camera";
import { Layout } from "../geometry";
import Map from "../Map.svelte";
import { rememberView } from "../remembered";
import { picture } from "./plain";
import { BenchStore, gameOf } from "./store.svelte";
import { SETTING, board, prompt, scene } from "./synthetic";

type Sample = Pick<Counter, "kind" | "values"> & Partial<Counter>;

const squad = { fire: 4, movement: 2, red: 10, blue: 12, range: 14, flank: 17, front: 19 };

/** A counter of each kind of face, with the longest names and figures that it has to bear. */
const SAMPLES: Readonly<Record<string, readonly Sample[]>> = {
  scs: [
    { kind: "infantry", size: "XXX", values: { attack: 12, defense: 10, movement: 12, steps: 4 } },
    { kind: "armor", size: "III", values: { attack: 4, defense: 5, movement: 6, steps: 6 } },
    {
      kind: "artillery",
      size: "II",
      values: { barrage: 12, defense: 2, movement: 10, range: 12, steps: 1, "steps-max": 2 },
    },
    { kind: "hq", size: "X", values: { defense: 1, movement: 8 } },
  ],
  coh: [
    { kind: "infantry", model: "panzer-grenadier", values: { ...squad, facing: 0 } },
    { kind: "tank", model: "panzer-4-l48", values: { ...squad, facing: 1, bonus: 2 } },
    { kind: "spg", model: "su-152", values: { ...squad, facing: 2, bonus: 1 } },
    { kind: "gun", model: "pak40", values: { ...squad, facing: 3 } },
    { kind: "mortar", values: { ...squad, facing: 4, "least-range": 3, range: 20 } },
    { kind: "truck", values: { ...squad, facing: 5, red: -2, blue: -2, range: 0, bonus: 1 } },
    { kind: "aircraft", model: "stuka", values: { ...squad, facing: 1, altitude: 2, bombs: 2 } },
    { kind: "mines", values: { number: 12 }, name: "" },
    { kind: "bunker", values: { front: 12, flank: 10, facing: 2 }, name: "" },
    { kind: "smoke", values: { smoke: 2 }, name: "" },
  ],
  ambush: [
    {
      kind: "soldier",
      model: "automatic-rifle",
      values: { "weapon-skill": 4, movement: 12, initiative: 5 },
    },
    { kind: "vehicle", model: "sherman", values: { facing: 1, crew: 5 } },
    { kind: "gear", model: "bazooka", values: {}, name: "" },
    { kind: "minefield", values: {}, name: "" },
    { kind: "crater", values: {}, name: "" },
  ],
  prussia: [
    { kind: "infantry", values: { sp: 10, mr: 6, ma: 3, level: 2, levels: 5, color: 0xb3261e } },
    { kind: "cavalry", values: { sp: 6, mr: 7, ma: 5, level: 1, levels: 4, color: 0x2a6b3a } },
    {
      kind: "artillery",
      values: { "bs-1": 12, "bs-2": 10, "bs-3": 4, mr: 5, ma: 3, level: 2, levels: 2 },
    },
    { kind: "leader", values: { initiative: 5, mm: 2, ma: 6 } },
    { kind: "baggage", values: { sp: 0, mr: 5, ma: 3, level: 1, levels: 1 } },
  ],
  nextwar: [
    {
      kind: "mechanized",
      size: "XX",
      model: "usmc",
      values: {
        attack: 10,
        defense: 12,
        efficiency: 7,
        movement: 24,
        levels: 1,
        "levels-max": 2,
      },
    },
    { kind: "outpost", size: "II", values: { attack: 0, defense: 1, efficiency: 4, levels: 1 } },
    { kind: "helicopter", model: "prc", values: { support: 2, range: 16, levels: 2 } },
    { kind: "amph", model: "us", values: { support: 1, range: 12, capacity: 10 } },
  ],
};

/** Printed marks that go with a sample: frames of figures and colors of armor. */
const PRINTED: Readonly<Record<string, readonly string[]>> = {
  scs: ["exploitation"],
  coh: ["boxed-red", "boxed-blue", "armored-front", "armored-flank"],
  prussia: ["bracketed", "special-any"],
  nextwar: ["of-ii", "bracketed"],
};

/** What lies on the ground has no states: it is shown below a unit that has them. */
const GROUND = ["mines", "bunker", "smoke", "minefield", "crater"];

/** How high the stacks are, in turn. */
const HEIGHTS = [1, 2, 1, 5, 1, 3, 1];

function counter(sample: Sample, id: string, hex: string, marks: readonly string[]): Counter {
  return {
    id,
    seat: "blue",
    hex,
    box: null,
    face: "up",
    size: "",
    name: "Hildburghausen (12)",
    marks: [...marks],
    ...sample,
  };
}

/** The states of each hex in turn: none, each by itself, and all at once. */
function states(marks: readonly string[]): string[][] {
  return [[], ...marks.map((mark) => [mark]), [...marks]];
}

/** Counters for every hex of a map that is as large as it has to be. */
function crowd(system: string): { map: Board; units: Counter[] } {
  const samples = SAMPLES[system];
  if (!samples) throw new Error(`the system "${system}" has no samples (bench/badges.ts)`);
  const cases = samples.flatMap((sample) =>
    states(facesOf(system).marks).map((marks) => ({ sample, marks })),
  );
  const map = board(cases.length);
  const units = cases.slice(0, map.hexes.length).flatMap(({ sample, marks }, at): Counter[] => {
    const hex = map.hexes[at]!.id;
    const seat = at % 3 === 0 ? "red" : "blue";
    const printed = [...marks, ...(PRINTED[system] ?? [])];
    const ground = GROUND.includes(sample.kind);
    const below = ground ? [counter(sample, `G${at}`, hex, [])] : [];
    const piece = ground ? samples[0]! : sample;
    const stack = Array.from({ length: HEIGHTS[at % HEIGHTS.length]! }, (_, level) =>
      counter({ ...piece, seat }, `${seat === "red" ? "S" : "G"}${at}-${level}`, hex, printed),
    );
    return [...below, ...stack];
  });
  return { map, units };
}

/** A question with a label in every hex, and links from every third one to the hex below it. */
function crowded(
  map: Board,
  units: readonly Counter[],
): { question: PromptView; reaches: Reach[] } {
  const seatIn = (hex: string): string => units.find((unit) => unit.hex === hex)?.seat ?? "";
  const reaches = map.hexes.map(({ id }): Reach => {
    return { hex: id, box: null, cost: "12", left: "1", path: [id], actions: [`move ${id}`] };
  });
  const contacts = map.hexes.flatMap(({ id, x, y }, at): Contact[] => {
    const beside = map.hexes.filter(
      (it) => it.id !== id && Math.abs(it.x - x) <= 3 && Math.abs(it.y - y) <= 2,
    );
    const touches = beside.map((it) => it.id).filter((it) => seatIn(it) === "red");
    return seatIn(id) === "blue" && at % 2 === 0
      ? [{ seat: "blue", hex: id, units: [], strength: 1, touches, group: at % 9, named: false }]
      : [];
  });
  return { question: { ...prompt(""), choices: [], about: { contacts } }, reaches };
}

/** Puts the crowd up at a scale, with its first hex in the middle of the upper left. */
export function showBadges(host: HTMLElement, system: string, scale: number): void {
  const { map, units } = crowd(system);
  const store = new BenchStore(map, units, { ...SETTING, system });
  const { question, reaches } = crowded(map, units);
  store.scene = {
    ...scene(units, question, null),
    strengths: Object.fromEntries(map.hexes.map(({ id }) => [id, "12½"])),
  };
  store.reaches = reaches;
  const { frame } = new Layout(map);
  const middle = { x: (frame.left + frame.right) / 2, y: (frame.top + frame.bottom) / 2 };
  host.style.cssText = "position:fixed;inset:0";
  rememberView(
    gameOf(map),
    centered(middle, scale, { width: host.clientWidth, height: host.clientHeight }),
  );
  mount(Map, {
    target: host,
    props: { store: store.asTable(), picture: async () => picture(map) },
  });
}
