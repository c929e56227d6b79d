//! Drawn situations: a few lines of text become a war that starts anywhere.
//!
//! ```text
//! map 12x10
//! woods 03.08 04.02            hex terrain (any id of the chart) and where
//! river 06.04/07.05            hexside terrain between two hexes
//! bridge 06.04 07.05           lines hex by hex; several paths: a line each
//! road 01.05 02.04 03.05
//! blue A 05.05 3-4-5/2-2-5     side, id, hex, full/reduced face (one face: one step)
//! red X 07.05 3-4-5/2-2-5 steps=1 exploit kind=armor marks=out-of-supply spent=2
//! blue B 05.05 3-4-5 marks=moved+overran began=03.05
//! red Z - 3-4-5/2-2-5          `-`: not on the map (see `arrival`); or `destroyed`, `exited`
//! turn 2 of 5 blue movement    where play starts (default: turn 1 of 3 blue movement)
//! supply blue 01.01..01.10     sources (default: column 01 blue, last column red)
//! ```
//!
//! Units listed later lie higher. Everything else of a scenario file can be added as TOML after a
//! line `---`; a second `[stacking]` and the like replaces the default of that name.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Arc;

use catalog::{Files, Findings, Library};
use kernel::Game;
use rules_scs::{Event, Options, Scenario, UnitId, War};
use testkit::Drive;

/// A drawn war and what can be done with it.
#[derive(Clone, Debug)]
pub struct Drawn(pub War);

const LINES: [&str; 2] = ["road", "bridge"];
const HEXSIDES: [&str; 3] = ["stream", "river", "cliff"];

/// The terrain of the series example, with a few kinds more for tests.
const TERRAIN: &str = r#"
[terrain.hex.open]
move = { "*" = "1" }
[terrain.hex.woods]
move = { "*" = "2" }
defender = "2"
[terrain.hex.marsh]
move = { "*" = "3" }
[terrain.hex.ridge]
move = { "*" = "1" }
shift = -1
[terrain.hex.lake]
move = { "*" = "prohibited" }
[terrain.hex.fort]
move = { "*" = "1" }
combat = "prohibited"
[terrain.hexside.stream]
move = { "*" = "1" }
attacker = "1/2"
[terrain.hexside.cliff]
shift = -2
[terrain.hexside.river]
move = { "*" = "prohibited" }
combat = "prohibited"
[terrain.line.road]
move = { "*" = "1/2" }
[terrain.line.bridge]
negates = ["river"]
attacker = "1/4"
"#;

const CRT: &str = include_str!("../../../../data/scs/charts/mill-bridge-crt.toml");

/// Draws a war.
pub fn draw(text: &str) -> Drawn {
    draw_with(text, Options::default())
}

/// Draws a war with table options.
pub fn draw_with(text: &str, options: Options) -> Drawn {
    match try_draw(text) {
        Ok(scenario) => Drawn(War::new(Arc::new(scenario), options)),
        Err(findings) => panic!("the drawing is faulty:\n{findings}"),
    }
}

/// Draws a scenario, or says what is wrong with it.
pub fn try_draw(text: &str) -> Result<Scenario, String> {
    let toml = to_toml(text);
    let mut library = Library::new();
    library.insert("scs/scenarios/drawn.toml", toml.clone());
    library.insert("scs/scenarios/crt.toml", CRT);
    let mut findings = Findings::new();
    let scenario =
        rules_scs::load(&mut Files::new(&library), "scs/scenarios/drawn.toml", &mut findings);
    scenario.ok_or_else(|| format!("{findings}\n{toml}"))
}

/// The scenario file a drawing stands for.
pub fn to_toml(text: &str) -> String {
    let (drawing, extra) = text.split_once("---").unwrap_or((text, ""));
    let mut plan = Plan::default();
    for line in drawing.lines().map(str::trim).filter(|it| !it.is_empty()) {
        plan.read(line);
    }
    plan.toml(extra)
}

#[derive(Default)]
struct Plan {
    columns: usize,
    rows: usize,
    terrain: BTreeMap<String, String>,
    hexsides: BTreeMap<String, Vec<String>>,
    lines: BTreeMap<String, Vec<String>>,
    units: String,
    setup: String,
    supply: BTreeMap<String, String>,
    start: Option<(String, String, String, String)>,
}

impl Plan {
    fn read(&mut self, line: &str) {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "map" => {
                let (columns, rows) = rest.split_once('x').expect("map COLUMNSxROWS");
                self.columns = columns.parse().expect("a number of columns");
                self.rows = rows.parse().expect("a number of rows");
            }
            "blue" | "red" => self.read_unit(word, rest),
            "turn" => {
                let words: Vec<&str> = rest.split(' ').collect();
                let [turn, "of", turns, side, phase] = words[..] else { panic!("{line}") };
                self.start = Some((turn.into(), turns.into(), side.into(), phase.into()));
            }
            "supply" => {
                let (side, hexes) = rest.split_once(' ').expect("supply SIDE HEXES");
                self.supply.insert(side.into(), hexes.into());
            }
            _ if HEXSIDES.contains(&word) => {
                let sides = rest.split(' ').map(str::to_owned);
                self.hexsides.entry(word.into()).or_default().extend(sides);
            }
            _ if LINES.contains(&word) => {
                self.lines.entry(word.into()).or_default().push(rest.into());
            }
            _ => {
                for hex in rest.split(' ') {
                    self.terrain.insert(hex.into(), word.into());
                }
            }
        }
    }

    fn read_unit(&mut self, side: &str, rest: &str) {
        let mut words = rest.split(' ');
        let mut next = || words.next().expect("SIDE ID HEX FACES");
        let (id, hex, faces) = (next(), next(), next());
        let (full, reduced) = faces.split_once('/').map_or((faces, None), |(f, r)| (f, Some(r)));
        let mut steps_max = if reduced.is_some() { "2" } else { "1" };
        let (mut kind, mut more, mut state) = ("infantry", String::new(), String::new());
        for word in words {
            match word.split_once('=') {
                None if word == "exploit" => more += "exploitation = \"yes\"\n",
                Some(("kind", it)) => kind = it,
                Some(("printed", it)) => steps_max = it,
                Some((key @ ("size" | "class"), it)) => {
                    writeln!(more, "{key} = \"{it}\"").expect("texts take writing");
                }
                Some((key @ ("stacking" | "barrage" | "range"), it)) => {
                    writeln!(more, "{key} = {it}").expect("texts take writing");
                }
                Some(("steps", it)) => writeln!(state, "steps = {it}").expect("texts take writing"),
                Some((key @ ("spent" | "began"), it)) => {
                    writeln!(state, "{key} = \"{it}\"").expect("texts take writing");
                }
                Some(("marks", it)) => {
                    let marks: Vec<String> = it.split('+').map(|it| format!("\"{it}\"")).collect();
                    writeln!(state, "marks = [{}]", marks.join(", ")).expect("texts take writing");
                }
                _ => panic!("unit {id}: what is {word}?"),
            }
        }
        let reduced = reduced.map_or(String::new(), |it| format!("reduced = \"{it}\"\n"));
        write!(
            self.units,
            "[[unit]]\nid = \"{id}\"\nside = \"{side}\"\nkind = \"{kind}\"\nsteps = {steps_max}\n\
             full = \"{full}\"\n{reduced}{more}"
        )
        .expect("texts take writing");
        let key = if matches!(hex, "destroyed" | "exited") { "box" } else { "at" };
        if hex != "-" {
            write!(self.setup, "[[setup]]\nunits = [\"{id}\"]\n{key} = \"{hex}\"\n{state}")
                .expect("texts take writing");
        }
    }

    fn toml(&self, extra: &str) -> String {
        let (columns, rows) = (self.columns, self.rows);
        let (turn, turns, side, phase) = self
            .start
            .clone()
            .unwrap_or_else(|| ("1".into(), "3".into(), "blue".into(), "movement".into()));
        let mut out = format!(
            "schema = \"scs/1\"\nid = \"scs/drawn\"\nsource = \"Drawn for a test.\"\n\
             title = {{ en = \"Drawn\", it = \"Disegnato\" }}\n\
             briefing = {{ en = \"A test.\", it = \"Una prova.\" }}\nturns = {turns}\n\
             crt = \"crt.toml\"\n"
        );
        // Keys without a table of their own come first.
        let (keys, tables): (Vec<&str>, Vec<&str>) = split_extra(extra);
        out += &keys.join("\n");
        out += "\n";
        let has = |name: &str| tables.iter().any(|it| it.starts_with(&format!("[{name}")));
        out += &self.map(columns, rows);
        if !has("terrain") {
            out += TERRAIN;
        }
        for (id, color) in [("blue", "#5b7fa6"), ("red", "#b0594f")] {
            write!(
                out,
                "[[side]]\nid = \"{id}\"\nname = {{ en = \"{id}\", it = \"{id}\" }}\ncolor = \"{color}\"\n"
            )
            .expect("texts take writing");
        }
        out += &self.units;
        out += &self.setup;
        if !has("stacking") {
            out += "[stacking]\nmeasure = \"units\"\nlimit = 3\n";
        }
        for (side, column) in [("blue", 1), ("red", columns)] {
            let edge = format!("{column:02}.01..{column:02}.{rows:02}");
            let hexes = self.supply.get(side).unwrap_or(&edge);
            let list: Vec<String> = hexes.split(' ').map(|it| format!("\"{it}\"")).collect();
            let hexes = list.join(", ");
            write!(out, "[[supply.source]]\nside = \"{side}\"\nhexes = [{hexes}]\n")
                .expect("texts take writing");
        }
        if !has("supply.out_of_supply") {
            out += "[supply.out_of_supply]\nattack = \"1/2\"\nmovement = \"1/2\"\n";
        }
        if !has("victory") {
            out += "[victory]\nscore_of = \"blue\"\n[[victory.points]]\ndestroyed = \"red\"\n\
                    points = 1\n[[victory.levels]]\nat_least = 1\nwinner = \"blue\"\n\
                    result = { en = \"Blue wins.\", it = \"Vince il Blu.\" }\n[[victory.levels]]\n\
                    winner = \"red\"\nresult = { en = \"Red wins.\", it = \"Vince il Rosso.\" }\n";
        }
        out += &tables.join("\n");
        if !has("start") {
            write!(out, "\n[start]\nturn = {turn}\nphase = \"{phase}\"\nside = \"{side}\"\n")
                .expect("texts take writing");
        }
        out
    }

    fn map(&self, columns: usize, rows: usize) -> String {
        let mut legend: BTreeMap<&str, char> = BTreeMap::from([("open", '.')]);
        for name in self.terrain.values() {
            let letter = name.chars().next().expect("terrain has a name");
            legend.insert(name, letter);
        }
        let mut out = format!(
            "[map.grid]\ncolumns = {columns}\nrows = {rows}\ntops = \"flat\"\nraised = \"even\"\n\
             numbering = \"cc.rr\"\nrows_count = \"up\"\n[map.terrain]\n"
        );
        let letters: Vec<String> =
            legend.iter().map(|(name, letter)| format!("\"{letter}\" = \"{name}\"")).collect();
        writeln!(out, "legend = {{ {} }}\nrows = [", letters.join(", "))
            .expect("texts take writing");
        for row in (1..=rows).rev() {
            let line: String = (1..=columns)
                .map(|column| {
                    let hex = format!("{column:02}.{row:02}");
                    legend[self.terrain.get(&hex).map_or("open", String::as_str)]
                })
                .collect();
            writeln!(out, "  \"{line}\",").expect("texts take writing");
        }
        out += "]\n";
        for (table, features) in [("hexsides", &self.hexsides), ("lines", &self.lines)] {
            writeln!(out, "[map.{table}]").expect("texts take writing");
            for (kind, list) in features {
                let list: Vec<String> = list.iter().map(|it| format!("\"{it}\"")).collect();
                writeln!(out, "{kind} = [{}]", list.join(", ")).expect("texts take writing");
            }
        }
        out
    }
}

/// [SCS 7.0J] How many dice an answer throws: two for a roll, none for anything else.
pub fn dice_of(text: &str) -> usize {
    if text == "roll" { 2 } else { 0 }
}

/// Splits further TOML into keys and tables.
fn split_extra(extra: &str) -> (Vec<&str>, Vec<&str>) {
    let lines: Vec<&str> = extra.lines().map(str::trim).filter(|it| !it.is_empty()).collect();
    let first = lines.iter().position(|it| it.starts_with('[')).unwrap_or(lines.len());
    let (keys, tables) = lines.split_at(first);
    (keys.to_vec(), tables.to_vec())
}

impl Drawn {
    /// Plays actions separated by `;` without dice and returns what happened, line by line.
    #[track_caller]
    pub fn play(&mut self, actions: &str) -> Vec<String> {
        self.play_with(actions, &[])
    }

    /// Plays actions separated by `;`; the dice show these faces and no others.
    #[track_caller]
    pub fn play_with(&mut self, actions: &str, faces: &[u8]) -> Vec<String> {
        let mut told = Vec::new();
        let mut left = faces;
        for text in actions.split(';').map(str::trim).filter(|it| !it.is_empty()) {
            let (thrown, later) = left.split_at(dice_of(text).min(left.len()));
            left = later;
            let events = self.0.play(text, thrown);
            told.extend(events.iter().map(|it| self.text(it)));
        }
        assert_eq!(left, [0; 0], "faces that nobody threw");
        told
    }

    /// The rule that refuses an action; panics if it is legal or listed.
    #[track_caller]
    pub fn refusal(&self, text: &str) -> String {
        self.0.refused(text).rule.to_string()
    }

    /// Whether an action is listed now.
    pub fn lists(&self, text: &str) -> bool {
        self.0.offers(text)
    }

    /// Every legal answer now.
    pub fn list(&self) -> Vec<String> {
        self.0.offered()
    }

    /// The legal answers that begin with a verb, without it.
    pub fn options(&self, verb: &str) -> Vec<String> {
        let prefix = format!("{verb} ");
        self.list().iter().filter_map(|it| it.strip_prefix(&prefix)).map(str::to_owned).collect()
    }

    /// The seat that is asked: `blue` or `red`.
    pub fn asked(&self) -> String {
        let seat = self.0.asked().expect("the game goes on").seat;
        self.0.scenario().sides[usize::from(seat.0)].id.clone()
    }

    /// A unit by its id.
    #[track_caller]
    pub fn id(&self, unit: &str) -> UnitId {
        self.0.scenario().find_unit(unit).expect("the unit is in the roster")
    }

    /// Where a unit is: its hex, or `destroyed`, `awaited`, `exited`, `setup`.
    #[track_caller]
    pub fn at(&self, unit: &str) -> String {
        use rules_scs::Place;
        match self.0.unit(self.id(unit)).place {
            Place::Map(hex) => self.0.scenario().number(hex),
            Place::SetUp => "setup".into(),
            Place::Awaited => "awaited".into(),
            Place::Destroyed => "destroyed".into(),
            Place::Exited => "exited".into(),
        }
    }

    /// Steps a unit has left.
    #[track_caller]
    pub fn steps(&self, unit: &str) -> u8 {
        self.0.unit(self.id(unit)).steps
    }

    /// Movement points a unit has spent, in halves.
    #[track_caller]
    pub fn spent(&self, unit: &str) -> u16 {
        self.0.unit(self.id(unit)).spent
    }

    /// A stack from its bottom to its top.
    #[track_caller]
    pub fn stack(&self, hex: &str) -> Vec<String> {
        let hex = self.0.scenario().map.grid.find(hex).expect("the hex is on the map");
        let mut units: Vec<String> = self.0.stack(hex).map(|it| self.name(it)).collect();
        units.reverse();
        units
    }

    /// Who controls a hex.
    #[track_caller]
    pub fn controller(&self, hex: &str) -> Option<String> {
        let hex = self.0.scenario().map.grid.find(hex).expect("the hex is on the map");
        self.0.controller(hex).map(|it| self.0.scenario().sides[it.index()].id.clone())
    }

    fn name(&self, unit: UnitId) -> String {
        self.0.scenario().unit(unit).id.clone()
    }

    fn names(&self, units: &[UnitId]) -> String {
        units.iter().map(|&it| self.name(it)).collect::<Vec<_>>().join(" ")
    }

    /// An event in one short line.
    pub fn text(&self, event: &Event) -> String {
        let hex = |it| self.0.scenario().number(it);
        let side = |it: rules_scs::Side| self.0.scenario().sides[it.index()].id.clone();
        match event {
            Event::SetUp { unit, hex: at } => format!("set up {} {}", self.name(*unit), hex(*at)),
            Event::TurnBegan { turn, side: who } => format!("turn {turn} {}", side(*who)),
            Event::PhaseBegan { side: who, phase } => format!("phase {} {phase:?}", side(*who)),
            Event::PhaseSkipped { side: who, phase } => format!("skipped {} {phase:?}", side(*who)),
            Event::Arrived { unit, hex: at } => {
                format!("arrived {} {}", self.name(*unit), hex(*at))
            }
            Event::Waits { unit } => format!("waits {}", self.name(*unit)),
            Event::Restacked { unit, hex: at } => format!("top {} {}", self.name(*unit), hex(*at)),
            Event::Moved { units, from, to, .. } => {
                format!("moved {} {}-{}", self.names(units), hex(*from), hex(*to))
            }
            Event::Exited { units, from } => format!("exited {} {}", self.names(units), hex(*from)),
            Event::Announced { kind, target, from, .. } => {
                let from: Vec<String> =
                    from.iter().map(|&(it, count)| format!("{count} from {}", hex(it))).collect();
                format!("announced {kind:?} {} with {}", hex(*target), from.join(", "))
            }
            Event::AirCommitted { side: who, points } => format!("air {} {points}", side(*who)),
            Event::Barraged { unit, target } => {
                format!("barrage {} at {}", self.name(*unit), hex(*target))
            }
            Event::GaveUp { side: who, target } => {
                format!("gave up {} {}", side(*who), hex(*target))
            }
            Event::Revealed { attackers, defenders } => {
                format!("revealed {} against {}", self.names(attackers), self.names(defenders))
            }
            Event::Reckoned(it) => {
                let odds = it.odds.map_or("none".into(), |it| it.to_string());
                let column = it.column.map_or("none".into(), |column| {
                    self.0.scenario().results.columns[usize::from(column)].to_string()
                });
                format!(
                    "odds {} to {} = {odds}, shift {}, column {column}",
                    it.attack, it.defense, it.shift
                )
            }
            Event::Rolled { faces } => format!("rolled {} {}", faces[0], faces[1]),
            Event::Resulted { cell, read_at, .. } => {
                format!("result {cell}{}", if read_at.is_some() { "" } else { " without a roll" })
            }
            Event::Converted { side: who, hexes } => format!("converted {} {hexes}", side(*who)),
            Event::LostStep { unit, left, cause } => {
                format!("lost step {} {left} left ({cause:?})", self.name(*unit))
            }
            Event::Destroyed { unit, hex: at, cause } => {
                format!("destroyed {} {} ({cause:?})", self.name(*unit), hex(*at))
            }
            Event::Retreated { units, from, to } => {
                format!("retreated {} {}-{}", self.names(units), hex(*from), hex(*to))
            }
            Event::Stood { units, hex: at, missing } => {
                format!("stood {} {} missing {missing}", self.names(units), hex(*at))
            }
            Event::Advanced { unit, from, to } => {
                format!("advanced {} {}-{}", self.name(*unit), hex(*from), hex(*to))
            }
            Event::OutOfSupply { unit } => format!("out of supply {}", self.name(*unit)),
            Event::Supplied { unit } => format!("supplied {}", self.name(*unit)),
            Event::Ended => "ended".into(),
        }
    }
}

/// Draws a war whose table gives the same result to every attack, whatever odds and dice.
pub fn draw_result(text: &str, cell: &str) -> Drawn {
    let rows: Vec<String> = (2..=12).map(|it| format!("[\"{it}\", \"{cell}\"]")).collect();
    let crt = format!(
        "schema = \"chart/1\"\nsource = \"Made for a test.\"\ndice = \"2d6\"\n\
         columns = [\"1:99\"]\nrows = [{}]\n",
        rows.join(", ")
    );
    let mut library = Library::new();
    library.insert("drawn.toml", to_toml(text));
    library.insert("crt.toml", crt);
    let mut findings = Findings::new();
    let scenario = rules_scs::load(&mut Files::new(&library), "drawn.toml", &mut findings);
    let scenario = scenario.unwrap_or_else(|| panic!("the drawing is faulty:\n{findings}"));
    Drawn(War::new(Arc::new(scenario), Options::default()))
}

impl Drawn {
    /// Attacks a hex with the units named and rolls a seven.
    #[track_caller]
    pub fn attack(&mut self, target: &str, units: &[&str]) -> Vec<String> {
        let adds: Vec<String> = units.iter().map(|it| format!("add {it}")).collect();
        let actions = format!("attack {target}; {}; announce; roll", adds.join("; "));
        self.play_with(&actions, &[3, 4])
    }

    /// The legal answers that begin with a verb, without it, in the order of their names.
    pub fn sorted(&self, verb: &str) -> Vec<String> {
        let mut found = self.options(verb);
        found.sort();
        found
    }
}
