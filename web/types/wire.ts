// Generated from the Rust crate `server`; changes belong there.

import type { Board, LogLine, Odds, Overlay, PromptView, Reach, Reason, Scene, Setting, Sight, VictoryLine } from "./scene";

/**
 * Who wins when the same bot plays every side.
 */
export type Balance = {
/**
 * The bot.
 */
bot: string,
/**
 * Games that were played.
 */
games: number,
/**
 * The two sides with what they have won; whoever plays alone plays against `defeat`.
 */
sides: [SideWins, SideWins],
/**
 * Games that nobody won.
 */
draws: number, };

/**
 * Where a game was branched off.
 */
export type BranchedFrom = {
/**
 * The game.
 */
game: string,
/**
 * The step up to which both are the same.
 */
step: number, };

/**
 * Everything that can be played, and who can play it.
 */
export type Catalog = {
/**
 * The rulebooks.
 */
systems: Array<CatalogSystem>,
/**
 * The scenarios.
 */
scenarios: Array<CatalogScenario>,
/**
 * The bots.
 */
bots: Array<CatalogBot>,
/**
 * The version of the program.
 */
version: string, };

/**
 * One bot.
 */
export type CatalogBot = {
/**
 * Its name.
 */
name: string,
/**
 * What players call it.
 */
title: Words,
/**
 * Its level, from 0.
 */
level: number,
/**
 * How it plays.
 */
plays: Words,
/**
 * How much it may weigh for an answer, as a count.
 */
budget: number, };

/**
 * Something to agree on before a game begins.
 */
export type CatalogOption = {
/**
 * How it is written.
 */
name: string,
/**
 * The rule or the interpretation that leaves it open.
 */
rule: string,
/**
 * What it is called.
 */
title: Words,
/**
 * What it is about, in a sentence.
 */
about: Words,
/**
 * What can be chosen.
 */
values: Array<CatalogValue>,
/**
 * What holds if nothing is chosen; none if the scenario says it.
 */
usual: string | null, };

/**
 * One scenario.
 */
export type CatalogScenario = {
/**
 * Its id, such as `scs/mill-bridge`.
 */
id: string,
/**
 * The system's id.
 */
system: string,
/**
 * Its title.
 */
title: Words,
/**
 * What the players should know.
 */
briefing: Words,
/**
 * The seats in order.
 */
seats: Array<CatalogSeat>,
/**
 * Number of game turns.
 */
turns: number,
/**
 * Columns and rows of the map.
 */
map: [number, number],
/**
 * Number of counters.
 */
units: number,
/**
 * The names of the options that it offers, of those of its system.
 */
options: Array<string>,
/**
 * `game` to be played, `figure` a printed example, `lesson` has a guide.
 */
kind: string,
/**
 * Whether it has a guide.
 */
guide: boolean,
/**
 * How much there is to keep in mind, from 1 to 3: by the rules of its book and its counters,
 * less where a guide leads through it.
 */
difficulty: number,
/**
 * How long a whole game takes; none where it was not measured.
 */
length: Length | null,
/**
 * Who wins when bots play it; none where it was not measured.
 */
balance: Balance | null,
/**
 * Set when it is one of somebody's own: its id has the fingerprint of its files after an `@`.
 */
own?: boolean, };

/**
 * One seat of a scenario.
 */
export type CatalogSeat = {
/**
 * Its short name.
 */
id: string,
/**
 * Its name.
 */
name: Words,
/**
 * By language, the name as sentences need it.
 */
forms: { [key in string]: { [key in string]: string } },
/**
 * The color of its counters, as `#rrggbb`.
 */
color: string, };

/**
 * One rulebook.
 */
export type CatalogSystem = {
/**
 * Its id: the first part of its scenarios' ids.
 */
id: string,
/**
 * The prefix of its rules.
 */
prefix: string,
/**
 * Its name.
 */
name: string,
/**
 * What a table may agree on before it begins.
 */
options: Array<CatalogOption>,
/**
 * Whether a game can follow another: see `after` of a new game.
 */
series: boolean,
/**
 * Number of rules of its book that are in play.
 */
rules: number, };

/**
 * A value of an option.
 */
export type CatalogValue = {
/**
 * How it is written.
 */
name: string,
/**
 * What it is called.
 */
title: Words,
/**
 * The seats at a table that has agreed on it, where it changes who sits there.
 */
seats: Array<CatalogSeat> | null, };

/**
 * What a game of other rules or data is, and how far it can be played by the present ones.
 */
export type EarlierGame = {
/**
 * The version of the rules it was played by.
 */
rules: number,
/**
 * What has changed since, in a sentence.
 */
changed: Words,
/**
 * Number of answers that were given.
 */
answers: number,
/**
 * Number of answers that stand: a branch of so many can be gone on with.
 */
stands: number,
/**
 * Whether it can be set up at all, and so be gone on with.
 */
playable: boolean,
/**
 * The first difference; none if it plays to its end as it did.
 */
difference: FirstDifference | null, };

/**
 * What was wrong with a request; nothing has been changed.
 */
export type Failure = {
/**
 * The code programs read, such as `bad-request`, `stale`, `illegal`; `docs/protocol.md` lists
 * them.
 */
code: string,
/**
 * What is wrong and how to mend it.
 */
message: Words,
/**
 * The rule that forbids it.
 */
rule: string | null,
/**
 * What was found in data files, if they are what is wrong.
 */
findings?: Array<Finding>, };

/**
 * Something that was found in a data file, as `esagono check` prints it.
 */
export type Finding = {
/**
 * The file, by the name under which it was brought.
 */
file: string,
/**
 * The line, from 1.
 */
line: number,
/**
 * The column, from 1.
 */
column: number,
/**
 * `error` or `warning`.
 */
severity: string,
/**
 * What is wrong.
 */
what: string,
/**
 * How to mend it; may be empty.
 */
mend: string, };

/**
 * The first thing that is not as it was.
 */
export type FirstDifference = {
/**
 * The answer, counted from 1; none where the game cannot be set up, or differs in the end.
 */
step: number | null,
/**
 * Who gave it.
 */
seat: string | null,
/**
 * The answer.
 */
action: string | null,
/**
 * The rule that forbids it, or that asks for other dice.
 */
rule: string | null,
/**
 * What differs, in a sentence.
 */
text: Words, };

/**
 * What a list shows of a game.
 */
export type GameInfo = {
/**
 * Its id.
 */
id: string,
/**
 * Its title.
 */
title: string,
/**
 * The scenario's id.
 */
scenario: string,
/**
 * Who plays which seat.
 */
players: { [key in string]: Player },
/**
 * Number of answers given.
 */
step: number,
/**
 * Current game turn.
 */
turn: number,
/**
 * Last game turn.
 */
turns: number,
/**
 * The seat that is asked; none once the game is over.
 */
asked: string | null,
/**
 * Whether it is over.
 */
over: boolean,
/**
 * How it ended.
 */
result: Words | null,
/**
 * The seat that won; none for a draw.
 */
winner: string | null,
/**
 * How often answers were taken back: a log is still good if this is the same.
 */
undone: number,
/**
 * When it began, in milliseconds since 1970.
 */
created: number,
/**
 * When it was played last.
 */
updated: number,
/**
 * When it was put into the basket, if it lies there.
 */
deleted: number | null,
/**
 * Set when the game is stopped by a fault of the program; its record can still be exported.
 */
frozen: boolean,
/**
 * The game and step it was branched from.
 */
branched_from: BranchedFrom | null,
/**
 * Set when it came in as a record that was played elsewhere.
 */
imported?: boolean,
/**
 * Set when it is of other rules or data than the present ones and cannot be played on.
 */
old?: boolean,
/**
 * How far such a game goes. Lists leave it out.
 */
earlier?: EarlierGame, };

/**
 * One entry of `GET /api/glossary`
 */
export type GlossaryEntry = {
/**
 * The term.
 */
term: Words,
/**
 * What it means.
 */
meaning: Words,
/**
 * The rule that defines it.
 */
rule: string | null,
/**
 * The id of the system it belongs to; empty for terms of every table.
 */
system: string, };

/**
 * How long a whole game takes.
 */
export type Length = {
/**
 * Answers of all sides together, as bots have needed them.
 */
answers: number,
/**
 * Minutes for people, at a few seconds an answer, rounded.
 */
minutes: number, };

/**
 * `look`
 */
export type Looked = {
/**
 * The question behind the answers, with the step of the open one.
 */
prompt: PromptView, };

/**
 * A mark on the map.
 */
export type MapMark = {
/**
 * The hex.
 */
hex: string,
/**
 * The sign drawn there.
 */
sign: string,
/**
 * What it means.
 */
text: string, };

/**
 * `POST /api/games/ID/branch`
 */
export type NewBranch = {
/**
 * The step up to which the new game is the same.
 */
step: number,
/**
 * Its title; that of the other game if there is none.
 */
title?: string, };

/**
 * `POST /api/games`
 */
export type NewGame = {
/**
 * The scenario's id.
 */
scenario: string,
/**
 * Its title; that of the scenario if there is none.
 */
title?: string,
/**
 * Who plays which seat; people play the seats not named.
 */
players?: { [key in string]: Player },
/**
 * A seed to try something twice with; drawn by the server if there is none.
 */
seed?: number,
/**
 * Options of the table, by name and value.
 */
options?: { [key in string]: string },
/**
 * The id of a finished game: this one takes up what it has left.
 */
after?: string, };

/**
 * `POST /api/games/import`
 */
export type NewImport = {
/**
 * The record, as it was exported.
 */
record: string,
/**
 * The files of its scenario, if that is not built in.
 */
files?: Array<OwnFile>,
/**
 * Its title; that of the scenario if there is none.
 */
title?: string, };

/**
 * `PATCH /api/games/ID`
 */
export type NewTitle = {
/**
 * The title.
 */
title: string, };

/**
 * Private notes and marks of one viewer.
 */
export type Notes = {
/**
 * Free text.
 */
text: string,
/**
 * Marks on the map.
 */
marks: Array<MapMark>, };

/**
 * A place that decides a game.
 */
export type Objective = {
/**
 * Its printed number.
 */
hex: string,
/**
 * What it is called, if it has a name.
 */
name: Words | null, };

/**
 * `overlays`
 */
export type Overlays = {
/**
 * Everything this viewer may have laid over the map.
 */
overlays: Array<Overlay>, };

/**
 * A file of a scenario of one's own.
 */
export type OwnFile = {
/**
 * Its name, with the folders that tell where it lies beside the others if they are known.
 */
name: string,
/**
 * Its text.
 */
text: string, };

/**
 * `POST /api/own`
 */
export type OwnFiles = {
/**
 * The scenario, and what it names beside it.
 */
files: Array<OwnFile>, };

/**
 * One entry of `GET /api/own`
 */
export type OwnInfo = {
/**
 * The scenario as the catalog calls it.
 */
id: string,
/**
 * Its title.
 */
title: Words,
/**
 * When it was brought, in milliseconds since 1970.
 */
added: number,
/**
 * How many games of it there are, those in the basket too.
 */
games: number, };

/**
 * What `POST /api/own` answers.
 */
export type OwnOpened = {
/**
 * The scenarios that were opened, as the catalog calls them.
 */
scenarios: Array<string>,
/**
 * What was found about the files; errors only of scenarios that were not opened.
 */
findings: Array<Finding>, };

/**
 * `POST /api/games/ID/play`
 */
export type Play = {
/**
 * Number of answers given before this one.
 */
step: number,
/**
 * The answer.
 */
action: string,
/**
 * The seat that answers; the one that is asked if there is none.
 */
viewer?: string, };

/**
 * `play` and `undo`: how the game stands now.
 */
export type Played = {
/**
 * Number of answers given.
 */
step: number,
/**
 * The seat that is asked; none once the game is over.
 */
asked: string | null,
/**
 * Whether it is over.
 */
over: boolean, };

/**
 * Who plays a seat: a person at this table, or a bot by name.
 */
export type Player = string;

/**
 * The chances of one action, or why they are not told.
 */
export type Prospect = Odds | Failure;

/**
 * `odds`: exact chances, or why they are not told, in the order of the actions.
 */
export type Prospects = {
/**
 * One for each action.
 */
odds: Array<Prospect>,
/**
 * One for each target: the best attack that could be built; none where nobody can attack it.
 */
targets?: Array<Prospect | null>, };

/**
 * From the server, unasked.
 */
export type Push = { "push": "setting",
/**
 * Title, seats, charts.
 */
setting: Setting,
/**
 * The map.
 */
board: Board, } | { "push": "scene" } & Seen | { "push": "thinking",
/**
 * Its seat.
 */
seat: string | null, } | { "push": "stalled",
/**
 * What is wrong; none once they go on.
 */
err: Failure | null,
/**
 * Milliseconds until they try again.
 */
retry: number, } | { "push": "frozen",
/**
 * What that means.
 */
message: Words, };

/**
 * `reach`
 */
export type Reaches = {
/**
 * Every hex that can be reached.
 */
reaches: Array<Reach>, };

/**
 * What a record says beside the game.
 */
export type RecordHeaders = {
/**
 * Who played the seats.
 */
players: { [key in string]: string },
/**
 * The day on which it was played last.
 */
date: string | null,
/**
 * The occasion.
 */
event: string | null, };

/**
 * The answer to a request.
 */
export type Reply = {
/**
 * That of the request.
 */
id: number,
/**
 * What was asked for.
 */
ok: unknown, } | {
/**
 * That of the request, if it could be read.
 */
id: number | null,
/**
 * What was wrong.
 */
err: Failure, };

/**
 * From a client, one JSON object a frame. `id` comes back with the answer.
 */
export type Request = { "do": "watch",
/**
 * Comes back with the answer.
 */
id: number,
/**
 * Who looks.
 */
viewer: string,
/**
 * The step up to which the client has the log.
 */
since?: number,
/**
 * How often answers had been taken back when the client got it.
 */
undone?: number, } | { "do": "look-away",
/**
 * Comes back with the answer.
 */
id: number, } | { "do": "play",
/**
 * Comes back with the answer.
 */
id: number,
/**
 * The prompt's step the answers belong to.
 */
step: number,
/**
 * The answers.
 */
actions: Array<string>, } | { "do": "undo",
/**
 * Comes back with the answer.
 */
id: number,
/**
 * The step at which the game stands.
 */
step: number,
/**
 * The step to go back to; one back if there is none.
 */
to?: number, } | { "do": "why",
/**
 * Comes back with the answer.
 */
id: number,
/**
 * The action.
 */
action: string,
/**
 * Answers that could be taken back, if it is asked of the question they lead to.
 */
after?: Array<string>, } | { "do": "odds",
/**
 * Comes back with the answer.
 */
id: number,
/**
 * The actions.
 */
actions: Array<string>,
/**
 * The places, by hex or box.
 */
targets?: Array<string>,
/**
 * Answers that could be taken back, if it is asked of the question they lead to.
 */
after?: Array<string>, } | { "do": "look",
/**
 * Comes back with the answer.
 */
id: number,
/**
 * The answers.
 */
actions: Array<string>, } | { "do": "reach",
/**
 * Comes back with the answer.
 */
id: number,
/**
 * The action, for the range of a unit not yet selected.
 */
action?: string, } | { "do": "stack",
/**
 * Comes back with the answer.
 */
id: number,
/**
 * The hex or box.
 */
hex: string,
/**
 * One counter there, which goes alone.
 */
unit?: string,
/**
 * Only the way to this place; the request is refused with what forbids it.
 */
to?: string, } | { "do": "overlays",
/**
 * Comes back with the answer.
 */
id: number, } | { "do": "sight",
/**
 * Comes back with the answer.
 */
id: number,
/**
 * The hex.
 */
hex: string,
/**
 * The counter that looks.
 */
unit?: string, } | { "do": "scene",
/**
 * Comes back with the answer.
 */
id: number,
/**
 * The number of answers.
 */
step: number, } | { "do": "seat",
/**
 * Comes back with the answer.
 */
id: number,
/**
 * The seat.
 */
seat: string,
/**
 * Who plays it from now on.
 */
player: Player, } | { "do": "run",
/**
 * Comes back with the answer.
 */
id: number,
/**
 * Whether they play on.
 */
running: boolean,
/**
 * Milliseconds between answers.
 */
pace?: number, } | { "do": "notes",
/**
 * Comes back with the answer.
 */
id: number, } | { "do": "note",
/**
 * Comes back with the answer.
 */
id: number,
/**
 * The notes.
 */
notes: Notes, };

/**
 * `GET /api/rules/RULE`, and a list of them `GET /api/rules?system=SYSTEM`
 */
export type RuleText = {
/**
 * The rule's id.
 */
id: string,
/**
 * Its title.
 */
title: Words,
/**
 * What it says, in our words.
 */
statement: Words,
/**
 * What it is about.
 */
area: string, };

/**
 * `GET /api/scenarios/SCENARIO`: what the page of a scenario tells beyond the catalog.
 */
export type ScenarioSheet = {
/**
 * The scenario's id.
 */
id: string,
/**
 * How the game is decided; then what brings points.
 */
victory: Array<VictoryLine>,
/**
 * The places that decide it.
 */
objectives: Array<Objective>,
/**
 * Names of the turns, if they have names.
 */
turn_labels: Array<Words>,
/**
 * Whether the sides have secrets from each other.
 */
secrets: boolean, };

/**
 * What a viewer sees now.
 */
export type Seen = {
/**
 * The table, with an empty log.
 */
scene: Scene,
/**
 * The log is sent from the step after this one; later lines the client holds are dropped
 * first.
 */
log_from: number,
/**
 * The lines of the log after that step.
 */
log: Array<LogLine>,
/**
 * What a list shows of the game.
 */
info: GameInfo,
/**
 * How far back this viewer may go.
 */
undo: UndoView,
/**
 * The seat whose bot thinks.
 */
thinking: string | null, };

/**
 * What a side has won.
 */
export type SideWins = {
/**
 * The seat, or `defeat`.
 */
seat: string,
/**
 * Games won.
 */
wins: number, };

/**
 * `sight`
 */
export type Sights = {
/**
 * What is seen; nothing where the game knows no lines of sight.
 */
sight: Sight | null, };

/**
 * An answer as a record tells it.
 */
export type ToldAnswer = {
/**
 * Which one it is, counted from 1.
 */
step: number,
/**
 * Who gave it.
 */
seat: string,
/**
 * The answer.
 */
action: string,
/**
 * The dice it rolled, in order.
 */
dice: Array<ToldRoll>,
/**
 * What was said about it.
 */
comments: Array<string>, };

/**
 * `GET /api/games/ID/told`: a game as its record tells it, without a claim about the situation.
 */
export type ToldGame = {
/**
 * The scenario's id.
 */
scenario: string,
/**
 * What is said beside the game.
 */
headers: RecordHeaders,
/**
 * How far it goes; none if it is a game of the present rules.
 */
earlier: EarlierGame | null,
/**
 * The answers in order.
 */
steps: Array<ToldAnswer>, };

/**
 * A die as a record tells it.
 */
export type ToldRoll = {
/**
 * Number of faces.
 */
sides: number,
/**
 * The face that showed.
 */
face: number,
/**
 * The rule that asked, as it was numbered then.
 */
rule: string,
/**
 * Whether the face was set by hand.
 */
by_hand: boolean, };

/**
 * How far back the viewer may take answers: to any step from `to` on.
 */
export type UndoView = {
/**
 * The fewest answers that may be left.
 */
to: number,
/**
 * The step at which the last choice was made that may be taken back: answers that were the
 * only ones are passed over.
 */
choice: number,
/**
 * Why no more may be taken back.
 */
why: Words | null, };

/**
 * `why`: whether an action is legal, and what it would cost and count.
 */
export type Why = {
/**
 * Whether it may be played now.
 */
legal: boolean,
/**
 * The rule that forbids it.
 */
rule: string | null,
/**
 * Why it is forbidden.
 */
text: Words | null,
/**
 * What it would cost and count, if it is legal.
 */
reasons: Array<Reason>, };

/**
 * A text in every language: `{ en, it }`.
 */
export type Words = { [key in string]: string };
