/**
 * Measures the map against a plain SVG of the same map, in one run of one browser.
 *
 * Opened at `/bench?hexes=5000&counters=400`, or at `/bench?game=ID` for a game of the program; the
 * figures are left on `window.__bench`. For frames to be counted as fast as they can be made, the
 * browser must run without a frame limit.
 */
import { mount, unmount } from "svelte";
import { fitted } from "../camera";
import { Layout } from "../geometry";
import Map from "../Map.svelte";
import { rememberView } from "../remembered";
import type { PictureSource } from "../terrain/picture";
import { showBadges } from "./badges";
import { type Laid, loner, madeUp, realGame } from "./laid";
import { type Figure, frame, frames, pause } from "./measure";
import { showPanels } from "./panels";
import { page } from "./plain";
import { BenchStore, gameOf } from "./store.svelte";

declare global {
  interface Window {
    __bench?: unknown;
  }
}

/** The window that the figures are about. */
const WINDOW = { width: 1280, height: 800 };

const FRAMES = 60;

/** Time for the ground to be painted before frames are counted. */
const PAINTING = 2500;

type Figures = {
  hexes: number;
  counters: number;
  /** From data to the second frame. */
  first: number;
  pan_far: Figure;
  pan_near: Figure;
  zoom: Figure;
  select: Figure;
};

type Peer = { first: number; pan: Figure; recolor: Figure };

/** Measures everything the address asks for. */
export async function bench(host: HTMLElement, query: URLSearchParams): Promise<void> {
  if (query.has("panels")) {
    showPanels(host);
    return;
  }
  const badges = query.get("badges");
  if (badges !== null) {
    showBadges(host, badges, Number(query.get("scale") ?? 1));
    return;
  }
  const view = prepared(host);
  const idle = await frames(20, () => {});
  const results = [];
  for (const lay of tables(query)) {
    const laid = await lay();
    const ours = await measureOurs(view, laid);
    results.push({ ours, svg: await measurePlain(view, laid) });
  }
  window.__bench = { idle, results };
}

/** What the address asks for: one game, or made-up maps of several sizes. */
function tables(query: URLSearchParams): (() => Promise<Laid>)[] {
  const game = query.get("game");
  if (game !== null) return [() => realGame(game)];
  const count = Number(query.get("counters") ?? 400);
  const sizes = (query.get("hexes") ?? "5000,20000").split(",").map(Number);
  return sizes.map((hexes) => async () => madeUp(hexes, count));
}

function prepared(host: HTMLElement): HTMLElement {
  const view = document.createElement("div");
  view.style.cssText = `position:relative;width:${WINDOW.width}px;height:${WINDOW.height}px;overflow:hidden`;
  document.body.style.margin = "0";
  host.replaceChildren(view);
  return view;
}

/** The map, put up from data as it comes from the server. */
type Shown = { store: BenchStore; unit: string; stage: HTMLElement; close: () => Promise<void> };

function putUp(view: HTMLElement, data: string, unit: string, printed: string): Shown {
  const picture: PictureSource = async () => printed;
  const { map, setting, scene } = JSON.parse(data) as Omit<Laid, "printed">;
  const store = new BenchStore(map, scene.counters, setting, scene);
  store.offer(unit);
  const shown = mount(Map, { target: view, props: { store: store.asTable(), picture } });
  const stage = view.querySelector<HTMLElement>("[role=application]")!;
  return { store, unit, stage, close: () => unmount(shown) };
}

async function measureOurs(view: HTMLElement, laid: Laid): Promise<Figures> {
  const { printed, ...table } = laid;
  const { map, scene } = table;
  const data = JSON.stringify(table);
  const unit = loner(laid).id;
  // The whole map, as in the peer's page, not the part that a game of this size would begin with.
  rememberView(gameOf(map), fitted(new Layout(map).frame, WINDOW, 12));
  await frame();
  const begun = performance.now();
  const shown = putUp(view, data, unit, printed);
  await frame();
  await frame();
  const first = Math.round(performance.now() - begun);
  await pause(PAINTING);
  const figures = { first, ...(await measureMotion(shown)), select: await measureSelect(shown) };
  await shown.close();
  return { hexes: map.hexes.length, counters: scene.counters.length, ...figures };
}

async function measureMotion({
  stage,
}: Shown): Promise<Pick<Figures, "pan_far" | "pan_near" | "zoom">> {
  const pan = (at: number): void => wheel(stage, { deltaX: back(at, 4), deltaY: back(at, 2) });
  const pan_far = await frames(FRAMES, pan);
  for (let step = 0; step < 12; step += 1) {
    wheel(stage, { deltaY: -20, ctrlKey: true });
  }
  await pause(PAINTING);
  const pan_near = await frames(FRAMES, pan);
  await pause(PAINTING);
  const zoom = await frames(FRAMES, (at) => wheel(stage, { deltaY: back(at, 2), ctrlKey: true }));
  await pause(PAINTING);
  return { pan_far, pan_near, zoom };
}

/** A step there for half of the frames, and back for the other half. */
function back(at: number, step: number): number {
  return at < FRAMES / 2 ? step : -step;
}

function wheel(target: HTMLElement, turn: WheelEventInit): void {
  const at = { clientX: 640, clientY: 400, bubbles: true, cancelable: true };
  target.dispatchEvent(new WheelEvent("wheel", { ...at, ...turn }));
}

/** A click on a unit shows its range of a hundred hexes; the next frame takes it away again. */
async function measureSelect({ stage, store, unit }: Shown): Promise<Figure> {
  const counter = stage.querySelector<HTMLElement>(`[data-unit="${unit}"]`)!;
  return frames(FRAMES, (at) => (at % 2 === 0 ? counter.click() : store.offer(unit)));
}

async function measurePlain(view: HTMLElement, { map, scene }: Laid): Promise<Peer> {
  const units = scene.counters.filter(({ hex }) => hex !== null);
  const layout = new Layout(map);
  const { scale } = fitted(layout.frame, WINDOW, 12);
  await frame();
  const begun = performance.now();
  view.innerHTML = page(map, units, scale);
  view.getBoundingClientRect();
  await frame();
  await frame();
  const first = Math.round(performance.now() - begun);
  const plain = view.querySelector(".plain-map")!;
  const pan = await frames(30, (at) =>
    plain.setAttribute("transform", `translate(${-3 * at},${-at})`),
  );
  const polygons = [...view.querySelectorAll("polygon")];
  const recolor = await frames(30, (at) => {
    for (let step = 0; step < 60; step += 1) {
      polygons[(at * 60 + step) % polygons.length]!.setAttribute("fill", at % 2 ? "#ff0" : "#0ff");
    }
  });
  view.replaceChildren();
  return { first, pan, recolor };
}
