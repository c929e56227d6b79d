/**
 * The store of one open game: what the page knows of it, and what can be asked of the server.
 *
 * It holds what the server told and decides nothing about the game. The scene is the truth: after
 * a lost connection the next one replaces whatever was here.
 */
import type {
  Board,
  Choice,
  LogLine,
  Odds,
  Overlay,
  PromptView,
  Reach,
  Scene,
  Setting,
  Sight,
} from "../../types/scene";
import type {
  Failure,
  GameInfo,
  Looked,
  Notes,
  Overlays,
  Prospects,
  Push,
  Reaches,
  Sights,
  UndoView,
  Why,
} from "../../types/wire";
import { type Act, actsOf, isOneAct, isUnderWay } from "./acts";
import { type Ahead, type Modes, PLAIN, actingAlready, answersOpen, inWay, onTable } from "./ahead";
import * as api from "./net/api";
import { RequestFailed, failureOf } from "./net/failure";
import { LiveLine, type Ask } from "./net/live";
import { OddsDesk } from "./odds-desk";
import { PastScenes } from "./past-scenes";
import { Playback } from "./playback.svelte";
import { persons, whoLooks } from "./seating";
import { settings } from "./settings.svelte";
import { lasting, tempoOf } from "./tempo";

/** What is in a hand: all that can be taken up in a place, or one counter there. */
export type Held = { hex: string; unit?: string };

export type Connection = "connecting" | "open" | "lost";

type ScenePush = Extract<Push, { push: "scene" }>;

/** A counter that a bot moves waits so long for the next hex of its way, in milliseconds. */
const ON_ITS_WAY = 300;

/** More acts than this at once are a game that was left for a while: a film tells them. */
const MOST_ACTS = 60;

const NO_NOTES: Notes = { text: "", marks: [] };

export class TableStore {
  readonly gameId: string;
  connection = $state<Connection>("connecting");
  setting = $state.raw<Setting | null>(null);
  board = $state.raw<Board | null>(null);
  /** The scene that is shown now: the last one of what was pushed and has been seen so far. */
  scene = $state.raw<Scene | null>(null);
  /** Set while looking at the past. */
  past = $state.raw<Scene | null>(null);
  readonly shown = $derived(this.past ?? this.scene);
  /** The whole log as the viewer may read it. */
  log = $state.raw<LogLine[]>([]);
  info = $state.raw<GameInfo | null>(null);
  undo = $state.raw<UndoView | null>(null);
  /** The seat whose bot is thinking. */
  thinking = $state<string | null>(null);
  /** Why bots cannot go on, and in how many milliseconds they try again. */
  stalled = $state.raw<{ err: Failure; retry: number } | null>(null);
  /** Who looks now. */
  viewer = $state<string | null>(null);
  /** The seat whose player must come to the screen. */
  handover = $state<string | null>(null);
  /** What the scene that is shown was told with. */
  told = $state.raw<LogLine[]>([]);
  /** Whether the scene that is shown came with time to see how it came about. */
  watched = $state(false);
  /** What was pushed and is not seen yet. While dice lie or others move, nothing is asked. */
  readonly playback = new Playback<ScenePush>({
    show: (push) => this.#show(push),
    joined: (first, second) => (isPlayed(second) ? joined(first, second) : null),
    patience: ({ log, thinking }) => (thinking !== null && isUnderWay(log) ? ON_ITS_WAY : 0),
    rest: () => this.#rest(),
  });
  /** The open question as the program asks it. */
  readonly open = $derived<PromptView | null>(
    this.past || this.playback.busy ? null : (this.scene?.prompt ?? null),
  );
  /** Answers that are taken up but not given, with the question behind them. */
  ahead = $state.raw<Ahead | null>(null);
  /** The ways of acting that are switched on. */
  modes = $state.raw<Modes>(PLAIN);
  /** The question as it lies on the table: with what is taken up, in the ways switched on. */
  readonly prompt = $derived<PromptView | null>(
    onTable(this.open, this.past ? null : this.ahead, this.modes),
  );
  /** The hex or box under the keyboard cursor, or last pointed at. */
  cursor = $state<string | null>(null);
  /** What the side panel describes. */
  inspected = $state<{ hex: string | null; unit: string | null }>({ hex: null, unit: null });
  /** The range of the open question, which comes with it. */
  readonly reaches = $derived<Reach[]>(this.prompt?.reaches ?? []);
  /** The range of a unit that is not selected yet. */
  preview = $state.raw<{ unit: string; reaches: Reach[] } | null>(null);
  overlays = $state.raw<Overlay[]>([]);
  /** Counters that a list beside the map points out. */
  lit = $state.raw<ReadonlySet<string>>(new Set());
  shownOverlays = $state<string[]>([]);
  /** What is seen from a hex that the player asked about. */
  sight = $state.raw<Sight | null>(null);
  /** What lies before the counter that is acting, as far as it sees; it comes with the question. */
  readonly front = $derived<string[]>(this.prompt?.front ?? []);
  notes = $state.raw<Notes>(NO_NOTES);
  /** The last refusal, until it is put away. */
  failure = $state.raw<Failure | null>(null);
  /** Why the game cannot be opened at all. */
  closedBy = $state.raw<Failure | null>(null);
  /** The rule whose dialog is open. */
  rule = $state<string | null>(null);

  #line: LiveLine | null = null;
  #closed = false;
  readonly #prospects = new OddsDesk((actions, targets) => this.#odds(actions, targets, []));
  /** The same behind the answers that are taken up. */
  readonly #prospectsAhead = new OddsDesk((actions, targets) =>
    this.#odds(actions, targets, this.ahead?.actions ?? []),
  );
  /** The steps at which gestures began, so that each is taken back as a whole. */
  #gestures: number[] = [];
  readonly #pastScenes = new PastScenes((step) => this.#ask<Scene>({ do: "scene", step }));

  constructor(gameId: string) {
    this.gameId = gameId;
    void this.#open();
  }

  /** Plays answers to the open question, all or none; says whether they were taken. */
  async play(actions: string[], part: "gesture" | "follow-up" = "gesture"): Promise<boolean> {
    const { open } = this;
    const [first] = actions;
    if (!open || first === undefined) return false;
    this.heldAt = null;
    const taken = this.#before(first);
    this.sent = open.step;
    const done = await this.#done({ do: "play", step: open.step, actions: [...taken, ...actions] });
    if (!done) this.sent = null;
    if (done && part === "gesture") this.#gestures.push(open.step);
    return done;
  }
  /** The step of the question that was answered, until its scene comes. */
  sent = $state<number | null>(null);

  /** Takes an answer up that commits to nothing: the question behind it comes on the table. */
  async takeUp(choice: Choice): Promise<boolean> {
    const { open } = this;
    if (!open) return false;
    const actions = [...this.#before(choice.action), choice.action];
    const taking = (this.#taking += 1);
    const looked = await this.#quietly(this.#ask<Looked>({ do: "look", actions }));
    // Somebody who changes his mind wants only the last one.
    if (this.open !== open || this.#taking !== taking) return false;
    // What nobody may look behind is given like any other answer.
    if (!looked) return this.play([choice.action]);
    const joins = actions.length > 1;
    const unit = joins ? (this.ahead?.unit ?? null) : choice.unit;
    this.#prospectsAhead.forget();
    this.ahead = { actions, unit, prompt: looked.prompt };
    this.modes = joins ? this.modes : { open: choice.mode?.id ?? null, ahead: null };
    return true;
  }

  #taking = 0;

  /** Puts down what was taken up; false if nothing was. */
  putDown(): boolean {
    this.#taking += 1;
    const taken = this.ahead !== null;
    this.ahead = null;
    this.modes = PLAIN;
    return taken;
  }

  /** Switches a way of acting on or off; who is taken up is taken up anew in that way. */
  async switchMode(of: keyof Modes, mode: string): Promise<void> {
    const next = this.modes[of] === mode ? null : mode;
    this.modes = { ...this.modes, [of]: next };
    const unit = this.ahead?.unit ?? null;
    if (of === "ahead" || !this.open || unit === null) return;
    const choice = inWay(this.open, unit, next);
    if (choice && !this.ahead?.actions.includes(choice.action)) {
      await this.takeUp(choice);
      this.modes = { ...this.modes, open: next };
    }
  }

  /** What is taken up before an answer can be given. */
  #before(action: string): string[] {
    const { open, ahead } = this;
    return open && ahead && !answersOpen(open, ahead, action) ? ahead.actions : [];
  }

  /**
   * Takes back the last gesture as far as may be, or all after `step`. Where answers are given for
   * the player, his last choice is meant: one that was given would be given again at once.
   */
  async undoTo(step?: number): Promise<boolean> {
    this.playback.skipAll();
    if (!this.scene || !this.undo) return false;
    const now = this.scene.step;
    const last = settings.given ? this.undo.choice : now - 1;
    const began = Math.min(last, this.#gestureBegan(now) ?? last);
    const to = step ?? Math.max(began, this.undo.to);
    // Set before the scene comes, and forgotten if none does.
    this.heldAt = to;
    const done = await this.#done({ do: "undo", step: now, to });
    if (!done) this.heldAt = null;
    return done;
  }

  /** The step to which taking back the last gesture leads; none if no gesture is known. */
  #gestureBegan(now: number): number | null {
    this.#gestures = this.#gestures.filter((it) => it < now);
    const began = this.#gestures.at(-1);
    if (began === undefined) return null;
    const to = Math.max(began, this.undo?.to ?? 0);
    return to < now ? to : null;
  }
  /** The step that the player has gone back to: what is asked there he answers himself. */
  heldAt = $state<number | null>(null);

  /** Why an answer costs what it costs, or is not allowed. */
  why(action: string): Promise<Why | Failure> {
    const after = this.#before(action);
    const ask: Ask = { do: "why", action };
    return this.#ask<Why>(after.length > 0 ? { ...ask, after } : ask).catch(failureOf);
  }

  /** The chances of an answer. */
  odds(action: string): Promise<Odds | Failure> {
    const desk = this.#before(action).length > 0 ? this.#prospectsAhead : this.#prospects;
    return desk.of(action);
  }

  #odds(actions: string[], targets: string[], after: string[]): Promise<Prospects | Failure> {
    const ask: Ask = { do: "odds", actions, targets };
    return this.#ask<Prospects>(after.length > 0 ? { ...ask, after } : ask).catch(failureOf);
  }

  /** The chances of the best attack on a place; nothing where nobody can attack it. */
  oddsAt(place: string): Promise<Odds | Failure | null> {
    return this.#prospects.at(place);
  }

  /** The range of the question that `action` leads to. */
  async reach(action: string): Promise<Reach[]> {
    return (await this.#quietly(this.#ask<Reaches>({ do: "reach", action })))?.reaches ?? [];
  }

  /** The places to which what is held goes, with the answers for all of it. */
  async stack(held: Held): Promise<Reach[]> {
    return (await this.#quietly(this.#ask<Reaches>({ do: "stack", ...held })))?.reaches ?? [];
  }

  /** Lets the player know why what is held cannot go somewhere. */
  async whyNoWay(held: Held, to: string): Promise<void> {
    try {
      await this.#ask<Reaches>({ do: "stack", ...held, to });
    } catch (thrown) {
      this.failure = failureOf(thrown);
    }
  }

  /** Looks at the past after so many answers; `null` is now. */
  async goTo(step: number | null): Promise<void> {
    this.#wantedStep = step;
    if (step === null || step === this.scene?.step) {
      this.past = null;
      return;
    }
    const scene = await this.#quietly(this.sceneAt(step));
    // Somebody who drags along the scrub bar wants only the last place.
    if (scene && this.#wantedStep === step) this.past = scene;
  }
  #wantedStep: number | null = null;

  /** What the viewer could have seen after so many answers. */
  sceneAt(step: number): Promise<Scene> {
    return this.#pastScenes.at(step);
  }

  /** Puts a person or a bot at a seat. */
  async setPlayer(seat: string, player: string): Promise<void> {
    if (!(await this.#done({ do: "seat", seat, player }))) return;
    // Whoever lost the seat is shown nothing any more, so the news must be fetched.
    const info = await this.#quietly(api.game(this.gameId));
    if (!info) return;
    this.info = info;
    this.#settleViewer();
  }

  /** Lets the bots of a game without people play on, or stops them. */
  async run(running: boolean, pace?: number): Promise<void> {
    const ask: Ask = { do: "run", running };
    if (await this.#done(pace === undefined ? ask : { ...ask, pace })) this.running = running;
  }
  /** Whether the bots of a game without people play on. */
  running = $state(false);

  async loadOverlays(): Promise<void> {
    const loaded = await this.#quietly(this.#ask<Overlays>({ do: "overlays" }));
    if (loaded) this.overlays = loaded.overlays;
  }

  /** What is seen from a hex, by a counter there if one is named. */
  async sightFrom(hex: string, unit: string | null): Promise<Sight | null> {
    const ask: Ask = { do: "sight", hex };
    const asked = this.#ask<Sights>(unit === null ? ask : { ...ask, unit });
    return (await this.#quietly(asked))?.sight ?? null;
  }

  /** Shows what is seen from a hex; once more takes it away. */
  async toggleSight(hex: string, unit: string | null): Promise<void> {
    const same = this.sight?.from === hex && (this.sight.unit ?? null) === unit;
    this.sight = same ? null : await this.sightFrom(hex, unit);
  }

  /** The field of view changes with smoke and with who stands where. */
  async #renewSight(): Promise<void> {
    const known = this.sight;
    if (!known) return;
    const sight = await this.sightFrom(known.from, known.unit);
    if (this.sight === known) this.sight = sight;
  }

  async saveNotes(notes: Notes): Promise<void> {
    if (await this.#done({ do: "note", notes })) this.notes = notes;
  }

  /** The hand-over screen was acknowledged: its seat looks now. */
  takeOver(): void {
    const seat = this.handover;
    if (seat === null) return;
    this.handover = null;
    this.#watch(seat);
  }

  /** Leaves the table. */
  close(): void {
    this.#closed = true;
    this.playback.clear();
    this.#line?.close();
  }

  async #open(): Promise<void> {
    try {
      const [info, setting] = await Promise.all([api.game(this.gameId), api.setting(this.gameId)]);
      if (this.#closed) return;
      this.info = info;
      this.setting = setting;
    } catch (thrown) {
      this.closedBy = failureOf(thrown);
      return;
    }
    this.#line = new LiveLine(api.liveAddress(this.gameId), {
      opened: () => this.#opened(),
      lost: () => this.#lost(),
      pushed: (push) => this.#pushed(push),
    });
  }

  #opened(): void {
    this.connection = "open";
    if (this.handover !== null) return;
    if (this.viewer === null) this.#settleViewer();
    else this.#watch(this.viewer);
  }

  #lost(): void {
    this.connection = "lost";
    this.thinking = null;
    this.stalled = null;
  }

  #pushed(push: Push): void {
    switch (push.push) {
      case "setting":
        this.setting = push.setting;
        this.board = push.board;
        break;
      case "scene":
        this.#sceneCame(push);
        break;
      case "thinking":
        this.#thinkingCame(push.seat);
        break;
      case "stalled":
        this.stalled = push.err ? { err: push.err, retry: push.retry } : null;
        break;
      case "frozen":
        this.failure = { code: "frozen", message: push.message, rule: null };
        break;
    }
  }

  /** Who thinks after the last scene that came, whether it is seen yet or not. */
  #thinkingCame(seat: string | null): void {
    const last = this.playback.last;
    if (last) last.thinking = seat;
    else this.thinking = seat;
  }

  #sceneCame(push: ScenePush): void {
    // A scene that was under way when the viewer changed belongs to somebody else.
    if (push.scene.viewer !== this.viewer) return;
    const since = this.#received;
    this.#received = { step: push.scene.step, undone: push.info.undone };
    if (since && push.log_from < since.step) {
      // What was taken back is not shown any more.
      this.#inPieces = null;
      this.playback.skipAll();
    }
    const cuts = since && isPlayed(push) && this.past === null ? cutsOf(push) : [];
    if (cuts.length === 0 && this.#inPieces === null) this.playback.add(push);
    else this.#addInPieces(push, cuts.length > MOST_ACTS ? [] : cuts);
  }
  /** How far the game has come, as far as it was pushed. */
  #received: { step: number; undone: number } | null = null;

  /** Answers that came together are shown one by one: the scenes between them are asked for. */
  #addInPieces(push: ScenePush, acts: readonly Act[]): void {
    const [before, viewer] = [this.#inPieces, this.viewer];
    const scenes = Promise.all(acts.map(({ step }) => this.sceneAt(step)));
    const added = Promise.all([this.#quietly(scenes), before]).then(([found]) => {
      // Meanwhile somebody else may look, or all of it may have been taken back.
      if (this.#inPieces === null || this.viewer !== viewer) return;
      if (this.#inPieces === added) this.#inPieces = null;
      for (const piece of found ? pieces(push, acts, found) : [push]) this.playback.add(piece);
    });
    this.#inPieces = added;
  }
  /** What is being cut into pieces, and everything before it. */
  #inPieces: Promise<void> | null = null;

  /** Shows a scene, and says how long it has to be seen. */
  #show(push: ScenePush): number {
    const before = this.scene;
    if (push.log_from < (before?.step ?? 0)) this.#pastScenes.forgetAfter(push.log_from);
    this.#prospects.forget();
    this.#prospectsAhead.forget();
    this.putDown();
    this.sent = null;
    this.scene = push.scene;
    this.log = [...this.log.filter((line) => line.step <= push.log_from), ...push.log];
    this.info = push.info;
    this.undo = push.undo;
    this.thinking = push.thinking;
    this.preview = null;
    const isSequel = before !== null && push.scene.step > before.step;
    this.told = isSequel ? push.log : [];
    this.watched = isSequel && isPlayed(push) && !this.playback.hurried;
    if (!isSequel || this.past !== null || !isPlayed(push)) return 0;
    const own = before.asked === push.scene.viewer;
    return lasting(push.log, tempoOf(settings.pace, own), own);
  }

  /** Everything that came has been seen: now the right one looks, and is asked. */
  #rest(): void {
    this.#settleViewer();
    if (this.handover !== null) return;
    const acting = actingAlready(this.open);
    if (acting) void this.takeUp(acting);
    void this.#renewSight();
    if (this.shownOverlays.length > 0) void this.loadOverlays();
  }

  /** Lets the right one look, hiding the table first where seats have secrets. */
  #settleViewer(): void {
    if (!this.info || !this.setting) return;
    const hides = this.setting.secrets && settings.handover === "auto";
    const look = whoLooks(this.info, this.viewer, hides);
    if (look.kind === "watch") this.#watch(look.viewer);
    if (look.kind === "hand-over") this.#handOver(look.seat);
  }

  #handOver(seat: string): void {
    this.#forgetViewer();
    this.handover = seat;
    void this.#quietly(this.#ask({ do: "look-away" }));
  }

  #watch(viewer: string): void {
    if (viewer !== this.viewer) this.#forgetViewer();
    this.viewer = viewer;
    void this.#quietly(this.#ask({ do: "watch", viewer, ...this.#known() }));
    void this.#loadNotes(viewer);
  }

  /** How much of the log is here, so that only the rest is sent. */
  #known(): { since?: number; undone?: number } {
    if (!this.#received) return {};
    return { since: this.#received.step, undone: this.#received.undone };
  }

  /** Nothing that one viewer could see stays for the next. */
  #forgetViewer(): void {
    this.viewer = null;
    this.playback.clear();
    this.#inPieces = null;
    this.#received = null;
    this.scene = null;
    this.past = null;
    this.#wantedStep = null;
    this.log = [];
    this.told = [];
    this.undo = null;
    this.putDown();
    this.#gestures = [];
    this.preview = null;
    this.overlays = [];
    this.sight = null;
    this.notes = NO_NOTES;
    this.inspected = { hex: null, unit: null };
    this.#pastScenes.forgetAfter(-1);
  }

  async #loadNotes(viewer: string): Promise<void> {
    const notes = await this.#quietly(this.#ask<Notes>({ do: "notes" }));
    if (notes && this.viewer === viewer) this.notes = notes;
  }

  #ask<Answer>(ask: Ask): Promise<Answer> {
    if (!this.#line) throw new Error("the line is opened before anything is asked");
    return this.#line.request<Answer>(ask);
  }

  /** Sends what changes the game; a refusal is shown. */
  async #done(ask: Ask): Promise<boolean> {
    try {
      await this.#ask(ask);
      this.failure = null;
      return true;
    } catch (thrown) {
      this.failure = failureOf(thrown);
      return false;
    }
  }

  /** The answer, or nothing where none came: for what the page can show later or not at all. */
  async #quietly<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
    try {
      return await answer;
    } catch (thrown) {
      if (thrown instanceof RequestFailed) return undefined;
      throw thrown;
    }
  }
}

/** Whether somebody is there to see how it happens: bots among themselves keep their own pace. */
function isPlayed({ info }: ScenePush): boolean {
  return settings.pace !== "instant" && !document.hidden && persons(info).length > 0;
}

/** Two pushes as one, if they are shown together. */
function joined(first: ScenePush, second: ScenePush): ScenePush | null {
  const goesOn = second.log_from === first.scene.step && isOneAct(first.log, second.log);
  if (!goesOn) return null;
  return { ...second, log_from: first.log_from, log: [...first.log, ...second.log] };
}

/** The acts of a push that have to be seen before what comes after them. */
function cutsOf({ log, scene }: ScenePush): Act[] {
  const tempo = tempoOf(settings.pace, false);
  return actsOf(log).filter(
    ({ lines, step }) => step < scene.step && lasting(lines, tempo, false) > 0,
  );
}

/** A push as several, given the scenes after the acts it is cut at. */
function pieces(push: ScenePush, acts: readonly Act[], scenes: readonly Scene[]): ScenePush[] {
  const cuts = [push.log_from, ...acts.map(({ step }) => step), Infinity];
  return cuts.slice(1).map((to, at) => {
    const from = cuts[at]!;
    const log = push.log.filter(({ step }) => step > from && step <= to);
    const scene = scenes[at] ?? push.scene;
    return { ...push, scene, log, log_from: from, undo: push.undo };
  });
}
