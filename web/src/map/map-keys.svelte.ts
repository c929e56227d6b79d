/** The keyboard on the map: a cursor that goes from hex to hex and does what a click would do. */

import { facesOf } from "../counters/face";
import { isTypedInto } from "../time/keys";
import { settings } from "../lib/settings.svelte";
import type { TableStore } from "../lib/table.svelte";
import { openWhyAt } from "../play/why.svelte";
import { enterInWords, hexInWords } from "./describe";
import type { Layout, Point } from "./geometry";
import type { Hand } from "./hand.svelte";
import { type MapAct, actOf } from "./keys";
import { areNumbersShown } from "./numbering";
import { meanings, stackAt } from "./pointing";
import type { Stage } from "./stage.svelte";
import { type Way, stepped } from "./steps";

/** How far one press pans, in pixels. */
const PAN = 90;

/** Keys that other controls need as well when they have the focus. */
const SHARED: readonly MapAct["do"][] = ["step", "pan", "act"];

export class MapKeys {
  /** What a screen reader is told. */
  said = $state("");

  readonly #store: TableStore;
  readonly #layout: Layout;
  readonly #stage: Stage;
  readonly #hand: Hand;

  constructor(store: TableStore, layout: Layout, stage: Stage, hand: Hand) {
    this.#store = store;
    this.#layout = layout;
    this.#stage = stage;
    this.#hand = hand;
  }

  /** A key was pressed somewhere on the page. */
  pressed(event: KeyboardEvent, map: HTMLElement): void {
    const act = actOf(event);
    if (act === null || event.defaultPrevented || !this.#isForMap(event.target, act, map)) {
      return;
    }
    const fan = event.target instanceof Element ? event.target.closest("[data-fan]") : null;
    const done = fan && act.do === "step" ? alongFan(fan, act.way) : this.#does(act, map);
    if (done) {
      event.preventDefault();
    }
  }

  #isForMap(target: EventTarget | null, act: MapAct, map: HTMLElement): boolean {
    if (!(target instanceof HTMLElement) || target === document.body || target === map) {
      return true;
    }
    if (target.closest("dialog,[role=menu]") || isTypedInto(target)) {
      return false;
    }
    if (act.do === "act") {
      // A focused button is pressed by Enter itself.
      return false;
    }
    return map.contains(target) || !SHARED.includes(act.do);
  }

  /** Does what a key stands for; false if there was nothing to do. */
  #does(act: MapAct, map: HTMLElement): boolean {
    switch (act.do) {
      case "step":
        this.#step(act.way);
        break;
      case "pan":
        this.#stage.panBy(-act.across * PAN, -act.down * PAN);
        break;
      case "zoom":
        this.#stage.zoomStep(act.direction, this.#cursorOnScreen());
        break;
      case "fit":
        this.#stage.fit();
        break;
      case "act":
        return this.#act();
      case "next-unit":
        map.focus({ preventScroll: true });
        return this.#nextUnit(act.direction);
      case "stack":
        return this.#hand.takeStack(this.#cursor());
      case "why":
        openWhyAt(this.#store, { hex: this.#cursor(), unit: this.#unitHere() });
        break;
      case "sight":
        void this.#store.toggleSight(this.#cursor(), this.#unitLooking());
        break;
      case "numbers":
        this.#toggleNumbers();
        break;
      case "back":
        map.focus({ preventScroll: true });
        return this.#hand.back();
    }
    return true;
  }

  #step(way: Way): void {
    const from = this.#cursor();
    // The first press only shows where the cursor is.
    this.#goTo(this.#hand.byKeys ? stepped(this.#layout, from, way) : from, null);
  }

  #act(): boolean {
    this.#hand.byKeys = true;
    this.#hand.point({ hex: this.#cursor(), unit: this.#unitHere() }, "keyboard");
    return true;
  }

  #nextUnit(direction: 1 | -1): boolean {
    const next = this.#hand.nextUnit(direction);
    if (next) {
      this.#goTo(next.hex, next.unit);
    }
    return next !== null;
  }

  #goTo(hex: string, unit: string | null): void {
    this.#hand.byKeys = true;
    this.#store.cursor = hex;
    this.#store.inspected = { hex, unit };
    const center = this.#layout.center(hex);
    if (center) {
      this.#stage.reveal(center);
    }
    const faces = facesOf(this.#store.setting?.system);
    this.said = `${hexInWords(this.#store, faces, hex, unit)}. ${this.#whatEnterDoes()}`;
  }

  /** A new question has come: what Enter does at the cursor may be something else now. */
  renew(): void {
    if (this.#hand.byKeys && this.#store.prompt) {
      this.said = this.#whatEnterDoes();
    }
  }

  #whatEnterDoes(): string {
    const [hex, unit] = [this.#cursor(), this.#unitHere()];
    const found = meanings(this.#store, unit === null ? { hex } : { hex, unit });
    return enterInWords(this.#store.board, found);
  }

  /** The place under the cursor; the middle of the window before it was ever set. */
  #cursor(): string {
    const { width, height } = this.#stage.window;
    const middle = this.#layout.at(this.#stage.toMap({ x: width / 2, y: height / 2 }));
    return this.#store.cursor ?? middle ?? this.#layout.hexes[0]?.id ?? "";
  }

  /** Where the cursor is in the window, if it is there at all. */
  #cursorOnScreen(): Point | undefined {
    const center = this.#hand.byKeys ? this.#layout.center(this.#cursor()) : null;
    const at = center && this.#stage.toScreen(center);
    const { width, height } = this.#stage.window;
    const inside = at && at.x >= 0 && at.y >= 0 && at.x <= width && at.y <= height;
    return inside ? at : undefined;
  }

  /** The counter that is looked at, as long as it lies under the cursor. */
  #unitHere(): string | null {
    const { unit } = this.#store.inspected;
    const here = stackAt(this.#store.shown, this.#cursor());
    return here.some(({ id }) => id === unit) ? unit : null;
  }

  /** The counter under the cursor that looks somewhere. */
  #unitLooking(): string | null {
    const here = stackAt(this.#store.shown, this.#cursor());
    const own = here.find(({ id }) => id === this.#store.inspected.unit) ?? here[0];
    return own?.values["facing"] === undefined ? null : own.id;
  }

  #toggleNumbers(): void {
    settings.hexNumbers = areNumbersShown(this.#stage.base) ? "never" : "always";
  }
}

/** Moves the focus along a spread stack. */
function alongFan(fan: Element, way: Way): boolean {
  const buttons = [...fan.querySelectorAll("button")];
  const now = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const step = way.includes("left") || way === "down" ? 1 : -1;
  buttons[(now + step + buttons.length) % buttons.length]?.focus();
  return true;
}
