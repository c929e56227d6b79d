/**
 * A sheet with panels on all sides, to be looked at: opened at `/bench?panels`.
 *
 * No game has that many yet; what is drawn, pointed at and moved here is what games to come need.
 */
import { mount } from "svelte";
import type { Board, Counter, Message, Panel, Reach } from "../../../types/scene";
import Map from "../Map.svelte";
import { picture } from "./plain";
import { BenchStore } from "./store.svelte";
import { board, counters, prompt, range, scene } from "./synthetic";

const said = (words: string): Message => ({
  key: "table-fault-dice",
  args: { what: { text: words } },
});

type Shape = { at: [number, number]; columns: number; room: [number, number] };

/** Boxes in rows below a title, as the server lays them out. */
function panel(title: string, kind: Panel["kind"], shape: Shape, labels: readonly string[]): Panel {
  const [x, y] = shape.at;
  const [width, height] = shape.room;
  const rows = Math.ceil(labels.length / shape.columns);
  return {
    id: title.toLowerCase(),
    title: said(title),
    rule: null,
    kind,
    area: { x, y, width: shape.columns * width, height: rows * height + 1 },
    boxes: labels.map((label, at) => ({
      id: `${title.toLowerCase()}-${at + 1}`,
      label: said(label),
      rule: null,
      number: kind === "track" ? at + 1 : null,
      area: {
        x: x + (at % shape.columns) * width,
        y: y + 1 + Math.floor(at / shape.columns) * height,
        width,
        height,
      },
    })),
  };
}

function sheet(): Board {
  const map = board(160);
  const right = Math.max(...map.hexes.map(({ x }) => x)) + 4;
  const bottom = Math.max(...map.hexes.map(({ y }) => y)) + 2;
  const bases = ["North airfield", "South airfield", "Carrier", "Tanker track"];
  const zones = ["Eastern straits", "Western straits"];
  return {
    ...map,
    panels: [
      panel("Air", "air", { at: [right, -1], columns: 2, room: [6, 3] }, bases),
      panel("Off map", "off-map", { at: [-10, -1], columns: 1, room: [6, 3] }, ["Home", "Lost"]),
      panel("Alert", "track", { at: [-2, bottom], columns: 10, room: [4, 2] }, Array(10).fill("")),
      panel("Sea", "sea", { at: [12, 8], columns: 2, room: [7, 3] }, zones),
    ],
  };
}

/** Some counters in boxes, two of them stacked. */
function inBoxes(units: readonly Counter[]): Counter[] {
  const boxes = ["air-1", "air-1", "air-3", "off map-2", "alert-4", "sea-1"];
  return units.map((unit, at) => {
    const box = boxes[at];
    return box === undefined ? unit : { ...unit, hex: null, box };
  });
}

/** Puts the sheet up, with a unit of the first box chosen and its range shown. */
export function showPanels(host: HTMLElement): void {
  const map = sheet();
  const units = inBoxes(counters(map, 30));
  const store = new BenchStore(map, units);
  const unit = units[0]!;
  const from = "air-1";
  const to = (box: string, cost: string): Reach => {
    return { hex: null, box, cost, left: "0", path: [from, box], actions: [`move ${box}`] };
  };
  const near = range(map, "12.3").slice(0, 18);
  store.scene = scene(units, { ...prompt(unit.id), choices: [] }, unit.id);
  store.reaches = [
    ...near.map((reach) => ({ ...reach, path: [from, ...reach.path.slice(1)] })),
    to("air-2", "1"),
    to("sea-2", "3"),
  ];
  host.style.cssText = "position:fixed;inset:0";
  mount(Map, {
    target: host,
    props: { store: store.asTable(), picture: async () => picture(map) },
  });
}
