/**
 * The player's hand on the map: what it points at, what it holds, what it is about to do.
 *
 * It turns pointing into answers that the open question offers, and asks the server what an
 * answer would lead to. It never judges whether something is allowed.
 */
import type { Odds, Reach } from "../../types/scene";
import type { Failure, Why } from "../../types/wire";
import { facesOf } from "../counters/face";
import { isGround } from "../counters/ground";
import type { TableStore } from "../lib/table.svelte";
import { placeOf, placeOn } from "../lib/place";
import { settings } from "../lib/settings.svelte";
import { percent, success } from "../play/prospects";
import { type Gesture, followUp, placesIn } from "./follow";
import type { Layout } from "./geometry";
import { Haul } from "./haul.svelte";
import { shotsAtTargets } from "./highlights";
import {
  type Meaning,
  type Target,
  choiceOf,
  meanings,
  meant,
  meaningsOfHex,
  stackAt,
  unitsToAct,
  whyNotActions,
} from "./pointing";

/** How something was pointed at. */
export type How = "mouse" | "touch" | "keyboard";

/** How long the mouse rests on a counter before its range shows, in milliseconds. */
const PREVIEW_AFTER = 150;

/** How long it rests on a stack that could be dragged before the stack spreads. */
const SPREAD_AFTER = 600;

/** Chances are asked for at most so many targets at once. */
const MOST_CHANCES = 16;

/** How long it rests on a hex before the hex is described. */
const TIP_AFTER = 550;

/** One refusal, or what an answer would cost and count. */
export type Explained = { action: string; why: Why | Failure };

/** What the map says about a place that was pointed at in vain. */
export type Place = { hex: string; unit: string | null; asks: string[]; told: Explained[] | null };

export class Hand {
  /** The place under the mouse. */
  over = $state.raw<{ hex: string | null; unit: string | null }>({ hex: null, unit: null });
  /** Whether the keyboard was used last: only then its cursor points at something. */
  byKeys = $state(false);
  /** The hex whose stack is spread out. */
  spread = $state<string | null>(null);
  /** Several things could be meant: which one? */
  menu = $state.raw<{ hex: string; found: Meaning[] } | null>(null);
  /** What a first tap proposed; a second one does it. */
  proposal = $state.raw<{ hex: string; meaning: Meaning } | null>(null);
  /** The side of the hex under the mouse that it is near, as the way to look. */
  edge = $state<number | null>(null);
  /** A place where nothing can be done now. */
  place = $state.raw<Place | null>(null);
  /** The counter that is being dragged. */
  dragged = $state<string | null>(null);
  /** Whether the hex under the mouse is described. */
  tip = $state(false);
  /** How likely a shot at each hex hits. */
  chances = $state.raw<ReadonlyMap<string, string>>(new Map());
  /** What the answer under the mouse costs and counts, and its chances. */
  told = $state.raw<{ action: string; why: Why | null; odds: Odds | null } | null>(null);

  /** What is in the hand: a whole stack, or one counter that is dragged. */
  readonly haul: Haul;

  readonly #store: TableStore;
  readonly #layout: Layout | null;
  /** The gesture that gave the last answer, who gave it and to which question. */
  #given: { gesture: Gesture; seat: string; step: number } | null = null;
  #previewTimer: ReturnType<typeof setTimeout> | undefined;
  #tipTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(store: TableStore, layout: Layout | null = null) {
    this.#store = store;
    this.haul = new Haul(store);
    this.#layout = layout;
  }

  /** Where the counter that acts would look after going to the hex that is pointed at. */
  readonly looks = $derived.by((): { hex: string; way: number } | null => {
    const layout = this.#layout;
    const [from, to] = [this.way?.path.at(-2), this.way?.path.at(-1)];
    const moving = this.#store.ahead?.unit ?? this.#store.preview?.unit ?? null;
    const counter = this.#store.shown?.counters.find(({ id }) => id === moving);
    if (!layout || from === undefined || to === undefined) return null;
    if (counter?.values["facing"] === undefined) return null;
    const [begun, ended] = [layout.center(this.way?.path[0] ?? from), layout.center(to)];
    const went = begun && ended ? layout.wayTo(begun, ended) : null;
    const way = (this.byKeys ? null : this.edge) ?? went;
    return way === null ? null : { hex: to, way };
  });

  /** The way to the hex that is pointed at. */
  readonly way = $derived.by((): Reach | null => {
    const hex = this.proposal?.hex ?? (this.byKeys ? this.#store.cursor : this.over.hex);
    const reaches = this.#store.preview?.reaches ?? this.#store.reaches;
    return reaches.find((reach) => placeOf(reach) === hex) ?? null;
  });

  /** The hexes that the counter under the mouse could go to. */
  readonly previewed = $derived.by(() =>
    (this.#store.preview?.reaches ?? []).flatMap((reach) => placeOf(reach) ?? []),
  );

  /** The mouse has come to another hex or counter. */
  hover(hex: string | null, unit: string | null): void {
    if (hex === this.over.hex && unit === this.over.unit) {
      return;
    }
    this.over = { hex, unit };
    this.byKeys = false;
    this.tip = false;
    this.told = null;
    clearTimeout(this.#tipTimer);
    clearTimeout(this.#previewTimer);
    if (hex !== null) {
      this.#store.cursor = hex;
      this.#tipTimer = setTimeout(() => void this.#describe(hex, unit), TIP_AFTER);
    }
    // A spread stack hides the hexes around it: it closes when the mouse leaves it.
    if (this.spread !== hex) {
      this.spread = null;
    }
    if (this.dragged === null && this.haul.from === null) {
      this.#previewSoon(unit);
      this.#spreadSoon(hex, unit);
    }
    // What opened by itself closes by itself.
    if (this.#spreadByItself && hex !== this.spread) {
      this.spread = null;
    }
  }

  /** Something was clicked, tapped, or entered. */
  point(
    target: { hex: string; unit: string | null },
    how: How,
    where: { edge: number | null; asks: boolean } = { edge: null, asks: false },
  ): void {
    const { hex, unit } = target;
    if (this.haul.from !== null) {
      void this.haul.putDown(hex);
      return;
    }
    this.#begin(unit, where);
    this.#store.cursor = hex;
    this.#store.inspected = { hex, unit };
    this.menu = null;
    this.place = null;
    this.tip = false;
    clearTimeout(this.#tipTimer);
    const picked = unit !== null && this.spread === hex;
    const all = picked ? this.#ofPicked(hex, unit) : meanings(this.#store, { hex });
    const found = picked || how === "keyboard" ? all : meant(all, unit);
    if (found.length === 0 && this.#isTaken(hex)) {
      this.#store.putDown();
      return;
    }
    if (found.length === 0 && this.#pressOn(hex)) {
      return;
    }
    if (!picked && this.#isStackToSpread(hex, found)) {
      this.spread = this.spread === hex ? null : hex;
      this.#spreadByItself = false;
      this.#offerWhyNot(hex, unit, found);
      return;
    }
    if (!picked && this.spread !== hex) {
      this.spread = null;
    }
    this.#choose(hex, unit, found, how);
  }

  /** Does what a meaning means. */
  async run(meaning: Meaning): Promise<void> {
    this.#forget();
    if (meaning.choice?.opens) {
      await this.#store.takeUp(meaning.choice);
      return;
    }
    this.#gives();
    await this.#store.play(meaning.actions);
  }

  /** A gesture begins: what it says beyond its answer may answer the questions after it. */
  #begin(pointed: string | null, where: { edge: number | null; asks: boolean }): void {
    const before = placesIn(this.#store.shown);
    this.#begun = { pointed, ...where, before, answered: new Set() };
  }
  #begun: Gesture | null = null;

  /** The gesture gives an answer to the open question. */
  #gives(): void {
    const { open } = this.#store;
    this.#given = this.#begun && open && { gesture: this.#begun, seat: open.seat, step: open.step };
  }

  /**
   * Pointing at the hex that is being attacked goes on with the attack: everybody who can joins,
   * and then it is declared. False where nothing is attacked there.
   */
  #pressOn(hex: string): boolean {
    const { prompt } = this.#store;
    if (!prompt?.about.attacked?.includes(hex)) return false;
    const declares = prompt.choices.find(
      (it) => it.role === "usual" && it.unit === null && placeOf(it) === null,
    );
    const everyone = prompt.everyone ?? [];
    const answers = everyone.length > 0 ? everyone : declares ? [declares.action] : [];
    if (answers.length > 0) void this.#store.play(answers);
    return answers.length > 0;
  }

  /** Whether the counter that is taken up lies there. */
  #isTaken(hex: string): boolean {
    const unit = this.#store.ahead?.unit ?? null;
    return unit !== null && this.#placeOf(unit) === hex;
  }

  /** Answers the next question from the gesture that gave the last answer; else that is over. */
  #goOn(): void {
    const { open, scene } = this.#store;
    const given = this.#given;
    if (!given || open?.step === given.step) return;
    const asked = open?.seat === given.seat ? open : null;
    const next =
      asked && scene && this.#layout ? followUp(given.gesture, asked, scene, this.#layout) : null;
    this.#given = asked && next !== null ? { ...given, step: asked.step } : null;
    if (next !== null) void this.#store.play([next], "follow-up");
  }

  /** Asks why nothing can be done at a place. */
  async askWhyNot(target: Target): Promise<void> {
    const hex = target.hex ?? null;
    const asks = whyNotActions(this.#store, target);
    if (hex === null || asks.length === 0) {
      return;
    }
    const place: Place = { hex, unit: target.unit ?? null, asks, told: null };
    this.place = place;
    const told = await Promise.all(
      asks.map(async (action) => ({ action, why: await this.#store.why(action) })),
    );
    if (this.place === place) {
      this.place = { ...place, told: told.filter(({ why }) => !("legal" in why && why.legal)) };
    }
  }

  /** The button goes down: what lies under it must not spread any more before it is dragged. */
  press(): void {
    clearTimeout(this.#previewTimer);
  }

  /** Takes all of a stack into the hand; false if nothing of it can be taken up. */
  takeStack(hex: string): boolean {
    if (!this.haul.take(hex)) return false;
    this.#forget();
    clearTimeout(this.#previewTimer);
    this.spread = null;
    this.tip = false;
    return true;
  }

  /** Takes hold of a stack that lies together, to drag it; false if it cannot be moved now. */
  grabStack(hex: string): boolean {
    const [top] = this.haul.unitsAt(hex);
    if (top === undefined || !this.takeStack(hex)) return false;
    this.dragged = top;
    return true;
  }

  /** Takes hold of a counter; false if it cannot be moved now. */
  grab(unit: string): boolean {
    const choice = choiceOf(this.#store.prompt, unit);
    const from = this.#placeOf(unit);
    const moves = from !== null && from === this.#store.reaches[0]?.path[0];
    if (!choice && !moves) {
      return false;
    }
    this.#forget();
    this.dragged = unit;
    // In a way of acting that is switched on, the answer of that way takes it up.
    const plain = choice?.role === "take" && !choice.mode;
    if (plain && from !== null && this.haul.takeAlone(from, unit)) return true;
    if (choice && this.#store.preview?.unit !== unit) {
      void this.#preview(unit, choice.action);
    }
    return true;
  }

  /** Lets go of the dragged counter over a hex. */
  drop(hex: string | null): void {
    const unit = this.dragged;
    this.dragged = null;
    if (this.haul.from !== null && this.haul.alone === null) {
      void this.haul.putDown(hex);
      return;
    }
    this.#begin(null, { edge: this.edge, asks: false });
    if (this.haul.from !== null) {
      void this.haul.putDown(hex, () => this.#gives());
    } else if (unit !== null && hex !== null) {
      this.#dropInReach(unit, hex);
    }
  }

  /** Puts down a counter that no plain answer takes up: it goes, or stays and says why. */
  #dropInReach(unit: string, hex: string): void {
    const choice = choiceOf(this.#store.prompt, unit);
    const from = this.#placeOf(unit);
    const reaches = this.#store.preview?.reaches ?? [];
    const reach = reaches.find((it) => placeOf(it) === hex);
    const found = choice ? [] : meaningsOfHex(this.#store, hex);
    if (choice && reach) {
      void this.#playPreviewed(choice.action, reach);
    } else if (found.length > 0) {
      this.#choose(hex, null, found, "mouse");
    } else if (from !== null && from !== hex && (!choice || reaches.length > 0)) {
      void this.#store.whyNoWay({ hex: from, unit }, hex);
    }
  }

  /** The place where a counter lies. */
  #placeOf(unit: string): string | null {
    const counter = this.#store.shown?.counters.find(({ id }) => id === unit);
    return counter === undefined ? null : placeOf(counter);
  }

  /** The next unit that an answer is about, after the one at the cursor. */
  nextUnit(direction: 1 | -1): { hex: string; unit: string } | null {
    const counters = this.#store.shown?.counters ?? [];
    const able = new Set(unitsToAct(this.#store.prompt));
    const units = counters.flatMap((counter) => {
      const hex = able.has(counter.id) ? placeOn(this.#store.board, counter) : null;
      return hex === null ? [] : [{ id: counter.id, hex }];
    });
    if (units.length === 0) {
      return null;
    }
    const now = units.findIndex(({ id }) => id === this.#store.inspected.unit);
    const from = now < 0 ? (direction > 0 ? -1 : 0) : now;
    const next = units[(from + direction + units.length) % units.length]!;
    return { hex: next.hex, unit: next.id };
  }

  /** Puts away whatever is open; false if nothing was. */
  back(): boolean {
    const open = this.menu ?? this.place ?? this.proposal ?? this.spread ?? this.haul.from;
    this.#forget();
    this.haul.release();
    this.spread = null;
    return open !== null || this.#store.putDown();
  }

  /** A new scene has come: what was proposed belongs to the old one. */
  renew(): void {
    this.menu = null;
    this.proposal = null;
    this.place = null;
    this.told = null;
    // Whoever drags a stack must not be left with one counter of it in the hand.
    if (this.haul.release()) this.dragged = null;
    this.#keepSpread();
    this.#goOn();
    void this.#askChances();
  }
  #decision: string | null = null;

  close(): void {
    clearTimeout(this.#previewTimer);
    clearTimeout(this.#tipTimer);
  }

  /** What can be done with a counter picked out of a spread stack. */
  #ofPicked(hex: string, unit: string): Meaning[] {
    const found = meanings(this.#store, { hex, unit });
    const own = found.filter((meaning) => meaning.choice?.unit === unit);
    return own.length > 0 ? own : found;
  }

  /** A stack is spread out where it matters which of its counters is meant. */
  #isStackToSpread(hex: string, found: readonly Meaning[]): boolean {
    const stack = stackAt(this.#store.shown, hex);
    const height = stack.filter(({ kind }) => !isGround(kind)).length;
    return height > 1 && found.every((meaning) => meaning.choice?.unit != null);
  }

  #choose(hex: string, unit: string | null, found: Meaning[], how: How): void {
    const [first] = found;
    if (!first) {
      this.#offerWhyNot(hex, unit, found);
    } else if (found.length > 1) {
      this.menu = { hex, found };
    } else if (this.#mustConfirm(hex, first, how)) {
      this.proposal = { hex, meaning: first };
    } else {
      void this.run(first);
    }
  }

  /** Asks how likely a shot at each target in sight hits. */
  async #askChances(): Promise<void> {
    const { prompt, shown, setting } = this.#store;
    const faces = facesOf(setting?.system);
    this.chances = new Map();
    const shots = shotsAtTargets(shown, prompt, faces).slice(0, MOST_CHANCES);
    const found = await Promise.all(
      shots.map(async ({ action, hex }): Promise<[string, string][]> => {
        const odds = await this.#store.odds(action);
        const share = "code" in odds ? null : success(odds.outcomes, prompt?.seat ?? null);
        return share === null ? [] : [[hex, percent(share, settings.language)]];
      }),
    );
    if (this.#store.prompt === prompt) this.chances = new Map(found.flat());
  }

  #offerWhyNot(hex: string, unit: string | null, found: readonly Meaning[]): void {
    const asks = found.length > 0 ? [] : whyNotActions(this.#store, { hex, unit });
    this.place = asks.length > 0 ? { hex, unit, asks, told: null } : null;
  }

  /** On touch a first tap shows the way and its cost; choosing a counter needs no second one. */
  #mustConfirm(hex: string, meaning: Meaning, how: How): boolean {
    const proposed =
      this.proposal?.hex === hex && this.proposal.meaning.actions.join() === meaning.actions.join();
    return how === "touch" && settings.confirmTouch && !meaning.choice?.unit && !proposed;
  }

  async #playPreviewed(action: string, reach: Reach): Promise<void> {
    this.#forget();
    this.#gives();
    this.#store.preview = null;
    await this.#store.play([action, ...reach.actions]);
  }

  #previewSoon(unit: string | null): void {
    if (this.#store.preview && this.#store.preview.unit !== unit) {
      this.#store.preview = null;
    }
    const choice = unit === null ? null : choiceOf(this.#store.prompt, unit);
    if (unit !== null && choice && this.#store.reaches.length === 0) {
      this.#previewTimer = setTimeout(() => void this.#preview(unit, choice.action), PREVIEW_AFTER);
    }
  }

  async #preview(unit: string, action: string): Promise<void> {
    const prompt = this.#store.prompt;
    const reaches = await this.#store.reach(action);
    // The range of one counter must not cover that of the stack it was taken with.
    const wanted = this.haul.from === null && (this.over.unit === unit || this.dragged === unit);
    if (wanted && this.#store.prompt === prompt) {
      this.#store.preview = { unit, reaches };
    }
  }

  /** A stack under the mouse spreads by itself where one of its counters can be chosen. */
  #spreadSoon(hex: string | null, unit: string | null): void {
    if (hex === null || unit === null) {
      return;
    }
    const found = meant(meanings(this.#store, { hex }), unit);
    if (found.length > 0 && this.#isStackToSpread(hex, found) && this.spread !== hex) {
      this.#previewTimer = setTimeout(
        () => {
          this.spread = hex;
          this.#spreadByItself = true;
        },
        this.haul.unitsAt(hex).length > 0 ? SPREAD_AFTER : PREVIEW_AFTER,
      );
    }
  }
  #spreadByItself = false;

  async #describe(hex: string, unit: string | null): Promise<void> {
    this.tip = true;
    const [first, second] = meant(meanings(this.#store, unit ? { hex, unit } : { hex }), unit);
    const action = first && !second ? first.actions[0] : undefined;
    if (action === undefined) {
      return;
    }
    const [why, odds] = await Promise.all([this.#store.why(action), this.#store.odds(action)]);
    if (this.over.hex === hex && this.over.unit === unit) {
      this.told = { action, why: "code" in why ? null : why, odds: "code" in odds ? null : odds };
    }
  }

  /** A spread stack stays open as long as the same is asked and there is something to choose. */
  #keepSpread(): void {
    const hex = this.spread;
    const decision = this.#store.prompt?.decision ?? null;
    const asked = hex !== null && meanings(this.#store, { hex }).some(({ choice }) => choice?.unit);
    if (decision !== this.#decision || !asked) {
      this.spread = null;
    }
    this.#decision = decision;
  }

  #forget(): void {
    this.menu = null;
    this.proposal = null;
    this.place = null;
  }
}
