// Generated from the Rust crate `scene`; changes belong there.

/**
 * An option of the table that was chosen for this game.
 */
export type Agreed = {
/**
 * What it is about.
 */
title: Message,
/**
 * What was chosen.
 */
value: Message,
/**
 * The rule or the interpretation that leaves it open.
 */
rule: string, };

/**
 * What somebody fights for.
 */
export type Aim = "hex" | "hit" | "destroyed" | "harm";

/**
 * How likely something is won.
 */
export type AimChance = {
/**
 * What.
 */
aim: Aim,
/**
 * The chance, as numerator and denominator.
 */
p: [number, number], };

/**
 * A rectangle of the sheet, in the units of [`BoardHex`].
 */
export type Area = {
/**
 * Its left edge.
 */
x: number,
/**
 * Its upper edge.
 */
y: number,
/**
 * How wide it is.
 */
width: number,
/**
 * How high it is.
 */
height: number, };

/**
 * One argument of a message.
 */
export type Arg = { "text": string } | { "number": number } | { "term": string } | { "words": { [key in string]: string } } | { "unit": UnitName } | { "side": SideName } | { "message": Message } | { "list": Array<Arg> };

/**
 * Units that are to arrive, as far as the viewer may know.
 */
export type Arrival = {
/**
 * The turn.
 */
turn: number,
/**
 * The seat they belong to.
 */
seat: string,
/**
 * Their ids.
 */
units: Array<string>,
/**
 * Where they may enter; empty where the viewer may not know.
 */
hexes: Array<string>, };

/**
 * An answer that could be thought of here: what to ask "why not?" with.
 */
export type Ask = {
/**
 * The verb: the answer is `verb thing`.
 */
verb: string,
/**
 * What the verb is about.
 */
about: Thing, };

/**
 * An attack that can be built against a target.
 */
export type AttackPlan = {
/**
 * The place that is attacked.
 */
target: string,
/**
 * Who would attack, and from where.
 */
attackers: Array<PlannedAttacker>,
/**
 * What it comes to: odds, column, or the number that is needed.
 */
message: Message, };

/**
 * A map.
 */
export type Board = {
/**
 * Which way the hexes stand.
 */
orientation: Orientation,
/**
 * How it is drawn.
 */
look: Look,
/**
 * The edge toward which north lies; none where nobody asks.
 */
north: Edge | null,
/**
 * Where north lies on a sheet turned away from it, in degrees clockwise from its top.
 */
bearing?: number,
/**
 * Meters from one side of a hex to the other; none on a map without a scale.
 */
across?: number,
/**
 * Every playable hex, in the map's order.
 */
hexes: Array<BoardHex>,
/**
 * What lies on hexsides: streams, rivers, slopes, works.
 */
sides: Array<BoardSide>,
/**
 * What runs from hex to hex: roads, railways, bridges; and what stands in a hex beside its
 * terrain.
 */
lines: Array<BoardLine>,
/**
 * Names set on the map.
 */
names: Array<BoardName>,
/**
 * Boxes beside the map or over it, in groups.
 */
panels: Array<Panel>, };

/**
 * One hex of a map.
 */
export type BoardHex = {
/**
 * The printed number.
 */
id: string,
/**
 * Center, to the right, in half sides for flat hexes (three per column), in half widths for
 * pointed ones.
 */
x: number,
/**
 * Center, downwards, in half heights for flat hexes (two per row), in half sides for pointed
 * ones.
 */
y: number,
/**
 * Terrain id, as the terrain chart names it.
 */
terrain: string, };

/**
 * One stretch of road, railway or the like, hex by hex; of a single hex, what stands in it: a
 * port, an airfield.
 */
export type BoardLine = {
/**
 * Terrain id.
 */
kind: string,
/**
 * The hexes it runs through, each next to the one before.
 */
path: Array<string>, };

/**
 * A name set on the map.
 */
export type BoardName = {
/**
 * The name as printed.
 */
text: string,
/**
 * The same by language, where it is made of words that are translated.
 */
title?: { [key in string]: string },
/**
 * What it names: `place`, `water`, `height`, `woods`, `region`, `sea`.
 */
kind: string,
/**
 * The hexes it is set along; one for a place.
 */
hexes: Array<string>, };

/**
 * One feature on a hexside.
 */
export type BoardSide = {
/**
 * Terrain id.
 */
kind: string,
/**
 * Printed numbers of the two hexes it lies between: of a slope the upper one first, of works
 * the one behind them.
 */
between: [string, string], };

/**
 * One cell of a chart.
 */
export type Cell = { "sign": string } | { "words": Message };

/**
 * A cell of a chart, by the id of the chart and the heads of its column and its row.
 */
export type CellRef = {
/**
 * The chart.
 */
chart: string,
/**
 * The head of the column.
 */
column: string,
/**
 * The head of the row.
 */
row: string, };

/**
 * A chart of the game: terrain effects, combat results.
 */
export type Chart = {
/**
 * Its id, such as `crt`; events that use a cell name it.
 */
id: string,
/**
 * Its title.
 */
title: Message,
/**
 * The rule it belongs to.
 */
rule: string | null,
/**
 * What the first column holds.
 */
corner: Message,
/**
 * Heads of the other columns.
 */
columns: Array<Cell>,
/**
 * The rows.
 */
rows: Array<ChartRow>,
/**
 * What the signs mean.
 */
notes: Array<Message>, };

/**
 * One row of a chart.
 */
export type ChartRow = {
/**
 * Its head.
 */
head: Cell,
/**
 * Its cells, one a column.
 */
cells: Array<Cell>, };

/**
 * One legal answer as it is offered: where it is clicked, and how a button calls it.
 */
export type Choice = {
/**
 * The answer itself, one of the prompt's actions.
 */
action: string,
/**
 * What kind of answer it is: the verb, such as `move`.
 */
verb: string,
/**
 * The answer in words.
 */
label: Message,
/**
 * The counter it is about.
 */
unit: string | null,
/**
 * What is still undone if it is given now, and could be done: units that have not moved.
 */
caution: Message | null,
/**
 * What part it plays among the answers; none for most.
 */
role?: Role,
/**
 * What will be lost if it is given now.
 */
warns?: Array<Warning>,
/**
 * Whether it cannot be taken back. It is looked into only where something is left undone or
 * lost by it.
 */
last?: boolean,
/**
 * What it is chosen from in two steps: first a card, then what it is played on.
 */
part?: Part,
/**
 * The way of acting it belongs to: pointing means it only while that way is switched on. None
 * for what pointing plainly means.
 */
mode?: Mode,
/**
 * It commits to nothing, and can be taken back for nothing: a client may look at the question
 * behind it, and give it together with the answer to that.
 */
opens?: boolean,
/**
 * The hex it is about, by its printed number.
 */
hex: string | null,
/**
 * The box it is about, by its id.
 */
box?: string, };

/**
 * A hex that still has to fight, and whom it touches.
 */
export type Contact = {
/**
 * The seat whose counters stand there.
 */
seat: string,
/**
 * The hex.
 */
hex: string,
/**
 * The counters that would fight.
 */
units: Array<string>,
/**
 * Their strength.
 */
strength: number,
/**
 * The hexes of the other side that it touches.
 */
touches: Array<string>,
/**
 * Hexes of one number touch each other, directly or through others.
 */
group: number,
/**
 * Whether it takes part in what is being named.
 */
named: boolean, };

/**
 * One counter.
 */
export type Counter = {
/**
 * The roster id; a made-up one that says nothing for a hidden counter.
 */
id: string,
/**
 * The seat that owns it.
 */
seat: string,
/**
 * What it is: `infantry`, `armor`; `hidden` when face down.
 */
kind: string,
/**
 * Which of its kind it is, where a kind has several that look different: `tiger-1e`.
 */
model?: string,
/**
 * Which side shows.
 */
face: Face,
/**
 * Size symbol, such as `III`; empty when it has none.
 */
size: string,
/**
 * The name on the counter, such as `3/26 Pz`.
 */
name: string,
/**
 * The same by language, where it has words in it that are translated.
 */
title?: { [key in string]: string },
/**
 * The numbers on the counter as they stand now.
 */
values: { [key in string]: number },
/**
 * States and capabilities: `out-of-supply`, `reduced`, `exploitation`, `moved`.
 */
marks: Array<string>,
/**
 * The hex, by its printed number.
 */
hex: string | null,
/**
 * The box off the map, by its id.
 */
box: string | null, };

/**
 * One die as it fell.
 */
export type DieRolled = {
/**
 * How many sides it has.
 */
sides: number,
/**
 * Which side fell upwards, counted from 1.
 */
face: number, };

/**
 * An edge of the sheet.
 */
export type Edge = "top" | "right" | "bottom" | "left";

/**
 * Which side of a counter shows to this viewer.
 */
export type Face = "up" | "down";

/**
 * The facts of a question or an event. What does not apply is left out.
 */
export type Facts = {
/**
 * The counter it is about.
 */
unit?: string,
/**
 * The counters it is about.
 */
units?: Array<string>,
/**
 * The leader it is about.
 */
leader?: string,
/**
 * The seat that does it, or that it happens to.
 */
seat?: string,
/**
 * Where it happens, the hex by its printed number.
 */
hex?: string,
/**
 * The hexes it is about.
 */
hexes?: Array<string>,
/**
 * The hex that is aimed at.
 */
target?: string,
/**
 * The hex somebody leaves.
 */
from?: string,
/**
 * The hex somebody comes to.
 */
to?: string,
/**
 * The hexes that an attack comes from, and how many counters come from each.
 */
sources?: Array<Source>,
/**
 * The counters that attack.
 */
attackers?: Array<string>,
/**
 * The counters that defend.
 */
defenders?: Array<string>,
/**
 * The hexes that attack, where whole hexes do.
 */
attacking?: Array<string>,
/**
 * The hexes that are attacked, where whole hexes are.
 */
attacked?: Array<string>,
/**
 * The stack that a counter is laid into, from its bottom to its top, without that counter.
 */
stack?: Array<string>,
/**
 * The hexes that still have to fight.
 */
contacts?: Array<Contact>,
/**
 * The hexes whose terrain counts.
 */
ground?: Array<string>,
/**
 * The game turn.
 */
turn?: number,
/**
 * The short name of the phase.
 */
phase?: string,
/**
 * How many there are, where they are not named.
 */
count?: number,
/**
 * A die that was rolled.
 */
die?: DieRolled,
/**
 * Who threw which dice, and what they come to. Programs are told the dice one by one.
 */
throws?: Array<Throw>,
/**
 * The odds, as players write them.
 */
odds?: string,
/**
 * The column of the table that is used.
 */
column?: string,
/**
 * The strength of the side that fires, or of both sides.
 */
strength?: Array<number>,
/**
 * All modifiers together.
 */
total?: number,
/**
 * The modifiers one by one.
 */
items?: Array<Modifier>,
/**
 * The cell of a chart that was read.
 */
cell?: CellRef,
/**
 * What dice have brought.
 */
result?: ResultView,
/**
 * Whether a roll did what it was rolled for.
 */
success?: boolean,
/**
 * The rule that has a question asked.
 */
rule?: string,
/**
 * Why a seat is asked.
 */
because?: Message,
/**
 * What is only shown: each with its name, in the order in which it is told.
 */
figures?: Array<Figure>, };

/**
 * A fact that is shown with its name, and that nobody reckons with.
 */
export type Figure = {
/**
 * Its name; the text `<system>-about-<name>` says it in words.
 */
name: string,
/**
 * What it is.
 */
value: FigureValue, };

/**
 * What a figure holds.
 */
export type FigureValue = { "number": number } | { "text": string } | { "list": Array<string> } | { "table": { [key in string]: string } };

/**
 * A track of numbered boxes: a marker goes along it, counters may lie in its boxes.
 */
export type Ladder = {
/**
 * The track whose number says where the marker is, such as `morale-prussian`.
 */
track: string,
/**
 * The seat it belongs to.
 */
seat: string | null,
/**
 * Its name.
 */
title: Message,
/**
 * The rule that lays it out.
 */
rule: string | null,
/**
 * The number of the highest box.
 */
top: number,
/**
 * The number of the lowest box.
 */
bottom: number,
/**
 * Counters of the seat whose `box` is this and a number lie in the box of that number.
 */
boxes: string,
/**
 * What happens from certain boxes on, from the top down.
 */
steps: Array<LadderStep>, };

/**
 * What happens once the marker of a [`Ladder`] has come down to a box.
 */
export type LadderStep = {
/**
 * The first box it holds in; it holds down to the next step.
 */
at: number,
/**
 * Its id, such as `demoralized`.
 */
name: string,
/**
 * What happens there.
 */
label: Message,
/**
 * The rule.
 */
rule: string | null, };

/**
 * One line of the log, as this viewer may read it.
 */
export type LogLine = {
/**
 * The answer it came from, counted from 1.
 */
step: number,
/**
 * Name of the event: `moved`.
 */
event: string,
/**
 * The rule behind it, if one is worth naming.
 */
rule: string | null,
/**
 * What happened.
 */
message: Message,
/**
 * The facts, for programs: units, hexes, numbers.
 */
fields: Facts, };

/**
 * How a map is drawn.
 */
export type Look = "modern" | "engraved" | "plan";

/**
 * What both sides lose on average, as numerators and denominators.
 */
export type MeanLosses = {
/**
 * What they are counted in.
 */
toll: Toll,
/**
 * Of those who roll.
 */
own: [number, number],
/**
 * Of the others.
 */
other: [number, number], };

/**
 * A sentence to be: its key in the text files, and what goes into it.
 */
export type Message = {
/**
 * Key in the Fluent files, such as `scs-moved`.
 */
key: string,
/**
 * Arguments by name.
 */
args: { [key in string]: Arg }, };

/**
 * A way of acting that is switched on before pointing: another purse, smoke instead of shells.
 */
export type Mode = {
/**
 * Its id, such as `smoke`.
 */
id: string,
/**
 * Its name.
 */
title: Message, };

/**
 * A modifier of a roll.
 */
export type Modifier = {
/**
 * The rule it comes from.
 */
rule: string,
/**
 * How much it counts.
 */
amount: number, };

/**
 * The exact chances of an action.
 */
export type Odds = {
/**
 * Every result with its chance; they sum to 1.
 */
outcomes: Array<OddsOutcome>,
/**
 * The same with what may be paid on top of the roll.
 */
raised?: Array<RaisedOdds>,
/**
 * What they come to; none where nothing is fought for.
 */
reading?: Reading,
/**
 * The attack that they are the chances of, where it was built for a target.
 */
plan?: AttackPlan, };

/**
 * A result, and how likely it is.
 */
export type OddsOutcome = {
/**
 * The chance, as numerator and denominator.
 */
p: [number, number],
/**
 * The result.
 */
result: ResultView, };

/**
 * Which way the hexes stand.
 */
export type Orientation = "flat" | "pointy";

/**
 * One line of the account of a finished game.
 */
export type OutcomeLine = {
/**
 * What is counted.
 */
message: Message,
/**
 * The points scored for it, or how much of it was lost.
 */
number: number, };

/**
 * How a finished game ended.
 */
export type OutcomeView = {
/**
 * The result in English.
 */
result: string,
/**
 * The result by language.
 */
text: { [key in string]: string },
/**
 * What became of it all, in a sentence, where the result alone does not say it.
 */
closing?: Message,
/**
 * The winner; none for a draw.
 */
winner: string | null,
/**
 * Points by seat.
 */
points: { [key in string]: number },
/**
 * What the points of each seat were scored for; the numbers add up to `points`.
 */
parts: { [key in string]: Array<OutcomeLine> },
/**
 * What each seat has lost: units, and steps, levels or hits.
 */
losses: { [key in string]: Array<OutcomeLine> },
/**
 * The rule that decided it.
 */
rule: string, };

/**
 * Something that can be laid over the map when a viewer asks for it.
 */
export type Overlay = {
/**
 * Its id, such as `zoc-blue`.
 */
id: string,
/**
 * Its name.
 */
label: Message,
/**
 * The rule that defines it.
 */
rule: string | null,
/**
 * The seat it belongs to.
 */
seat: string | null,
/**
 * How it is drawn: `area` tints hexes, `trace` draws lines, `units` marks counters.
 */
kind: OverlayKind,
/**
 * The hexes and boxes of an area.
 */
hexes: Array<string>,
/**
 * Lines from place to place.
 */
lines: Array<Array<string>>,
/**
 * The counters it marks.
 */
units: Array<string>, };

/**
 * How an overlay is drawn.
 */
export type OverlayKind = "area" | "trace" | "units";

/**
 * A group of boxes, drawn beside the map or over some of its hexes.
 */
export type Panel = {
/**
 * Its id, such as `air`.
 */
id: string,
/**
 * What stands above its boxes.
 */
title: Message,
/**
 * The rule that lays it out.
 */
rule: string | null,
/**
 * What its boxes stand for.
 */
kind: PanelKind,
/**
 * Where it lies, its title included.
 */
area: Area,
/**
 * Its boxes, row by row.
 */
boxes: Array<PanelBox>, };

/**
 * A box of a panel: a place where counters lie.
 */
export type PanelBox = {
/**
 * Its id: unlike that of any other box, and unlike the number of any hex.
 */
id: string,
/**
 * What is printed in it.
 */
label: Message,
/**
 * The rule of it.
 */
rule: string | null,
/**
 * Its number, in a track.
 */
number: number | null,
/**
 * Where it lies.
 */
area: Area, };

/**
 * What the boxes of a panel stand for; it gives the panel its tint.
 */
export type PanelKind = "air" | "sea" | "off-map" | "track";

/**
 * The first of the two steps in which an answer is chosen, and what the second points at.
 */
export type Part = {
/**
 * What the answers belong to, such as the number of a card.
 */
of: string,
/**
 * Its name.
 */
title: Message,
/**
 * What the answer itself is called within it.
 */
label: Message,
/**
 * The counter that the answer is about.
 */
unit: string | null,
/**
 * The hex it is about, by its printed number.
 */
hex: string | null,
/**
 * The box it is about, by its id.
 */
box?: string, };

/**
 * A counter that would attack.
 */
export type PlannedAttacker = {
/**
 * The counter.
 */
unit: string,
/**
 * The place it would attack from.
 */
from: string,
/**
 * Whether it has to move there first.
 */
moves: boolean, };

/**
 * The open question as the seat that is asked sees it; nobody else gets the actions.
 */
export type PromptView = {
/**
 * Number of answers given so far.
 */
step: number,
/**
 * Who is asked.
 */
seat: string,
/**
 * What is asked, as a short name: `choose-mover`.
 */
decision: string,
/**
 * The question as a sentence.
 */
question: Message,
/**
 * Facts about the question: the unit, the hex, what is left.
 */
about: Facts,
/**
 * Every legal answer as it is offered, in a fixed order.
 */
choices: Array<Choice>,
/**
 * Answers that could be thought of here, to ask "why not?" with.
 */
asks: Array<Ask>,
/**
 * How far several answers of one kind lead; empty where the question is about no move.
 */
reaches: Array<Reach>,
/**
 * What lies before the counter that acts, as far as it sees; empty where that means nothing.
 */
front: Array<string>,
/**
 * Whether there is only one answer, and giving it ends nothing that should be looked at first.
 */
given?: boolean,
/**
 * The answers that bring in everything that can take part, in turn; empty where nothing can.
 */
everyone?: Array<string>, };

/**
 * The chances of a roll made better by what is paid before it.
 */
export type RaisedOdds = {
/**
 * By how much it raises the roll.
 */
by: number,
/**
 * Every result with its chance.
 */
outcomes: Array<OddsOutcome>, };

/**
 * A place that can be reached from here by several answers in turn.
 */
export type Reach = {
/**
 * What it costs to get there, as players write it: `2½`.
 */
cost: string,
/**
 * What is left after it, as players write it; empty where that means nothing.
 */
left: string,
/**
 * The hexes and boxes of the way, the first one being where it begins.
 */
path: Array<string>,
/**
 * The answers that go there.
 */
actions: Array<string>,
/**
 * The hex, by its printed number.
 */
hex: string | null,
/**
 * The box off the map, by its id.
 */
box: string | null, };

/**
 * What the chances come to, exactly and in words.
 */
export type Reading = {
/**
 * What may be won, and how likely it is; what matters most comes first.
 */
aims: Array<AimChance>,
/**
 * What is lost on average, where anything can be.
 */
losses: MeanLosses | null,
/**
 * The reading in a line.
 */
message: Message,
/**
 * How it was reckoned where results leave a choice.
 */
basis: Message, };

/**
 * One item of what an action costs or counts.
 */
export type Reason = {
/**
 * The rule it comes from.
 */
rule: string,
/**
 * What it is.
 */
message: Message,
/**
 * How much, written exactly: `+2`, `×1/2`, `5:1`.
 */
amount: string, };

/**
 * What a result does to one seat.
 */
export type ResultPart = {
/**
 * The seat.
 */
seat: string,
/**
 * What happens to it.
 */
message: Message,
/**
 * Whether that is good for it; none where it is neither good nor bad.
 */
good: boolean | null, };

/**
 * What a roll brings, or has brought.
 */
export type ResultView = {
/**
 * The result as the line protocol writes it: the sign of the chart, or a plain word.
 */
text: string,
/**
 * Whether the text is what the chart prints, so that players know it by that.
 */
sign: boolean,
/**
 * The result in words.
 */
message: Message,
/**
 * What happens to each seat, one by one; empty where the message says it all.
 */
parts: Array<ResultPart>,
/**
 * The seat that it is good for; none where it is good for nobody, or mixed.
 */
good_for: string | null, };

/**
 * What part an answer plays among those of its question: what a hand can do without thinking.
 */
export type Role = "usual" | "take" | "join" | "go" | "stop" | "close" | "paid" | "worse" | "give-up";

/**
 * What one viewer may know, and nothing else.
 */
export type Scene = {
/**
 * Scenario id.
 */
scenario: string,
/**
 * Who looks: a seat or `spectator`.
 */
viewer: string,
/**
 * Number of answers given so far.
 */
step: number,
/**
 * Current game turn, from 1.
 */
turn: number,
/**
 * Last game turn.
 */
turns: number,
/**
 * Name of the current turn, such as a date; empty if it has none.
 */
turn_label: string,
/**
 * The same by language.
 */
turn_text: { [key in string]: string },
/**
 * What is going on just now, where turn and phase do not say it.
 */
happening?: Message,
/**
 * Current phase, as a short name: `movement`.
 */
phase: string,
/**
 * The seat whose player turn it is.
 */
active: string,
/**
 * The seat that is asked now; none once the game is over.
 */
asked: string | null,
/**
 * Counters, from the bottom of each stack to its top.
 */
counters: Array<Counter>,
/**
 * Units still to arrive, as far as this viewer may know.
 */
arrivals: Array<Arrival>,
/**
 * Numbers of the game by name: victory points, air points.
 */
tracks: { [key in string]: number },
/**
 * How the game would end now, while it goes on.
 */
standing?: Message,
/**
 * Who controls which hex.
 */
control: { [key in string]: string },
/**
 * What the units of each hex that this viewer sees fight with together, as combat counts it
 * before ground and foe are known: reduced, halved, within the limits of a stack.
 */
strengths: { [key in string]: string },
/**
 * Message keys of sides, phases and kinds, and what else the viewer may read.
 */
notes: Array<Message>,
/**
 * The open question, for the seat that is asked only.
 */
prompt: PromptView | null,
/**
 * How the game ended.
 */
outcome: OutcomeView | null,
/**
 * What happened so far, as this viewer may read it.
 */
log: Array<LogLine>, };

/**
 * One seat as the page shows it.
 */
export type SeatView = {
/**
 * Its short name.
 */
id: string,
/**
 * Its name by language.
 */
name: { [key in string]: string },
/**
 * By language, the name as sentences need it; see [`SideName`].
 */
forms: { [key in string]: { [key in string]: string } },
/**
 * The color of its counters, as `#rrggbb`.
 */
color: string, };

/**
 * What does not change during a game.
 */
export type Setting = {
/**
 * Scenario id.
 */
scenario: string,
/**
 * The system's id.
 */
system: string,
/**
 * Title by language.
 */
title: { [key in string]: string },
/**
 * Briefing by language.
 */
briefing: { [key in string]: string },
/**
 * The seats in order.
 */
seats: Array<SeatView>,
/**
 * Number of game turns.
 */
turns: number,
/**
 * Names of the turns by language, if they have names.
 */
turn_labels: Array<{ [key in string]: string }>,
/**
 * Short names of the phases of a player turn in which something can happen, in order.
 */
phases: Array<string>,
/**
 * How the game is decided, the best for the side that scores first; then what brings points.
 */
victory: Array<VictoryLine>,
/**
 * The hexes that decide the game.
 */
objectives: Array<string>,
/**
 * Whether the seats have secrets from each other.
 */
secrets: boolean,
/**
 * The charts.
 */
charts: Array<Chart>,
/**
 * Tracks that are laid out as boxes.
 */
ladders: Array<Ladder>,
/**
 * What this table has agreed on beyond the usual; filled in by whoever opened the game.
 */
agreed: Array<Agreed>, };

/**
 * What a side is called, by itself and within sentences.
 *
 * Each form goes into a text beside the name: of an argument `side`, a text has `$side`, and
 * `$side-the`, `$side-number` and whatever other forms the language has.
 */
export type SideName = {
/**
 * The short name of its seat, which nobody reads.
 */
id: string,
/**
 * Its name by language, as it stands alone.
 */
name: { [key in string]: string },
/**
 * By language: the name as parts of a sentence need it, and its grammar.
 */
forms: { [key in string]: { [key in string]: string } }, };

/**
 * What is seen from a hex.
 */
export type Sight = {
/**
 * The hex that is looked from.
 */
from: string,
/**
 * The counter that looks, if one was asked about.
 */
unit: string | null,
/**
 * The hexes in sight.
 */
seen: Array<string>,
/**
 * Those before the counter that looks, or in range of its guns where it looks all around.
 */
front: Array<string>,
/**
 * The hexes out of sight, each with the first hex that is in the way.
 */
blocked: { [key in string]: string },
/**
 * The rule of it.
 */
rule: string, };

/**
 * A hex that an attack comes from.
 */
export type Source = {
/**
 * The hex.
 */
hex: string,
/**
 * How many counters come from there.
 */
count: number, };

/**
 * What an answer can be about.
 */
export type Thing = "unit" | "hex" | "box";

/**
 * The dice that one seat threw together.
 */
export type Throw = {
/**
 * Who threw them.
 */
seat: string,
/**
 * The dice.
 */
dice: Array<DieRolled>,
/**
 * What is added to them.
 */
plus: number,
/**
 * What they come to with it.
 */
total: number, };

/**
 * What losses are counted in.
 */
export type Toll = "steps" | "levels";

/**
 * What a counter is called.
 */
export type UnitName = {
/**
 * Its id, which programs point at it by and nobody reads.
 */
id: string,
/**
 * Its name as the counter bears it, such as `27 Lancers`.
 */
name: string,
/**
 * The same by language, where it has words in it that are translated.
 */
title?: { [key in string]: string }, };

/**
 * One line of the conditions of victory.
 */
export type VictoryLine = {
/**
 * The seat whose points are counted, where a number of points is needed.
 */
seat: string | null,
/**
 * The points that are needed.
 */
at_least: number | null,
/**
 * The condition in words.
 */
message: Message, };

/**
 * What will be lost by an answer, and where.
 */
export type Warning = {
/**
 * What it is.
 */
message: Message,
/**
 * The rule by which it is lost.
 */
rule: string | null,
/**
 * The hexes and boxes it is about.
 */
hexes: Array<string>,
/**
 * The counters it is about.
 */
units: Array<string>, };
