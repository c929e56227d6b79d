//! Small situations drawn for a test: ground as letters, units by name, then answers with dice.

use core::fmt::Write;
use std::sync::Arc;

use catalog::{Files, Findings, Library};
use kernel::dice::Script;
use kernel::{Game, Illegal};
use rules_prussia::scenario::load;
use rules_prussia::state::Spirit;
use rules_prussia::{Army, Battle, Decision, Event, Morale, Options, Scenario, UnitId};
use testkit::Drive;

use crate::data::library;

/// A situation being drawn. Hexes are named by column and row: `0304`; odd columns lie half a hex
/// lower. Prussians go first; every group is Effective and both armies are active unless said
/// otherwise.
pub struct Drawing {
    rows: Vec<String>,
    levels: Vec<(String, String)>,
    sides: String,
    regions: String,
    roster: String,
    setups: String,
    leaders: String,
    leaders_set_up: Vec<&'static str>,
    states: Vec<(String, String)>,
    crowded: String,
    start: String,
    phase: &'static str,
    side: &'static str,
    turn: u8,
    degraded: String,
    spirits: [Spirit; 2],
    morale: [i16; 2],
    top: i16,
    cost: u8,
    active: [bool; 2],
    kind: &'static str,
    cv: [u8; 4],
    rules: String,
    groups: String,
    options: Options,
    entries: String,
    battle: &'static str,
    variant: String,
    edges: String,
}

/// Draws ground: `.` open, `w` woods, `t` town, `C` walled town, `m` marsh, `p` pond, `~` water.
pub fn ground(rows: &[&str]) -> Drawing {
    Drawing {
        rows: rows.iter().map(|it| (*it).to_owned()).collect(),
        levels: Vec::new(),
        sides: String::new(),
        regions: String::new(),
        roster: "id,army,nation,arm,type,wing,name,ladder,shock,double\n".to_owned(),
        setups: String::new(),
        leaders: String::new(),
        leaders_set_up: Vec::new(),
        states: Vec::new(),
        crowded: String::new(),
        start: String::new(),
        phase: "movement",
        side: "prussia",
        turn: 1,
        degraded: String::new(),
        spirits: [Spirit::Steady; 2],
        morale: [20, 20],
        top: 60,
        cost: 1,
        active: [true, true],
        kind: "battle",
        cv: [5, 5, 5, 5],
        rules: String::new(),
        groups: String::new(),
        options: Options::default(),
        entries: String::new(),
        battle: "none",
        variant: String::new(),
        edges: String::new(),
    }
}

/// Open ground of ten by ten hexes.
pub fn plain() -> Drawing {
    ground(&[".........."; 10])
}

impl Drawing {
    /// Hexes of a level: `level("1", "0304 0305")`.
    pub fn level(mut self, level: &str, hexes: &str) -> Self {
        self.levels.push((level.to_owned(), hexes.to_owned()));
        self
    }

    /// What lies on hexsides: `sides("stream", "0304/0305 0304/0404")`.
    pub fn sides(mut self, kind: &str, sides: &str) -> Self {
        let list: Vec<String> = sides.split(' ').map(|it| format!("\"{it}\"")).collect();
        writeln!(self.sides, "{kind} = [{}]", list.join(", ")).expect("a string takes any text");
        self
    }

    /// A region of the map.
    pub fn region(mut self, name: &str, hexes: &str) -> Self {
        let list: Vec<String> = hexes.split(' ').map(|it| format!("\"{it}\"")).collect();
        writeln!(self.regions, "{name} = [{}]", list.join(", ")).expect("a string takes any text");
        self
    }

    /// A unit: `unit("a", "prussia infantry line", "8-6-3 7-5-3", "0304")`. Those of one hex are
    /// stacked in the order written, the last on top. Its wing is `<army>-foot` or `<army>-horse`.
    pub fn unit(mut self, id: &str, what: &str, ladder: &str, hex: &str) -> Self {
        let words: Vec<&str> = what.split(' ').collect();
        let [army, arm, kind] = words[..] else { panic!("army, arm, type: {what}") };
        let nation = if army == "prussia" { "prussian" } else { "austrian" };
        let wing = match arm {
            "infantry" => format!("{army}-foot"),
            "cavalry" => format!("{army}-horse"),
            _ => String::new(),
        };
        let shock = match kind {
            "cuirassier" => "2",
            "dragoon" => "1",
            "hussar" | "cossack" => "0",
            _ => "",
        };
        let double = if kind == "cossack" { "yes" } else { "" };
        writeln!(
            self.roster,
            "{id},{army},{nation},{arm},{kind},{wing},{id},{ladder},{shock},{double}"
        )
        .expect("a string takes any text");
        if hex.is_empty() {
            return self;
        }
        writeln!(
            self.setups,
            "[[setup]]\nside = \"{army}\"\npieces = [\"{id}\"]\nhexes = [\"{hex}\"]"
        )
        .expect("a string takes any text");
        self
    }

    /// A leader of one of the four wings, or a commander: `leader("l", "prussia-horse", 2, "0304")`,
    /// `leader("king", "prussia commander 5 i", 2, "0304")`; a commander may lead a wing as well:
    /// `leader("duke", "coalition-foot commander 3", 0, "0304")`. Wings without one get a leader of
    /// no worth in the first hex that holds one of their army.
    pub fn leader(mut self, id: &'static str, what: &str, mm: u8, hex: &str) -> Self {
        let words: Vec<&str> = what.split(' ').collect();
        let army = if words[0].starts_with("prussia") { "prussia" } else { "coalition" };
        let leads = words[0].contains('-');
        let wing = if leads { format!("wing = \"{}\"\n", words[0]) } else { String::new() };
        let (role, rest) = if words.get(1) == Some(&"commander") {
            ("commander", &words[2..])
        } else {
            ("wing", &words[1..])
        };
        let initiative = rest.first().map(|it| format!("initiative = {it}\n")).unwrap_or_default();
        let special = rest.get(1).map(|it| format!("special = \"{it}\"\n")).unwrap_or_default();
        write!(
            self.leaders,
            "[[leader]]\nid = \"{id}\"\narmy = \"{army}\"\nrole = \"{role}\"\n{wing}name = \"{id}\"\n\
             {initiative}{special}mm = {mm}\nma = 6\n"
        )
        .expect("a string takes any text");
        if hex.is_empty() {
            return self;
        }
        writeln!(
            self.setups,
            "[[setup]]\nside = \"{army}\"\npieces = [\"{id}\"]\nhexes = [\"{hex}\"]"
        )
        .expect("a string takes any text");
        self.leaders_set_up.push(id);
        self
    }

    /// The second in command of the leader just drawn, as it is written in the files.
    pub fn second(mut self, who: &str) -> Self {
        writeln!(self.leaders, "second = {who}").expect("a string takes any text");
        self
    }

    /// What the leader just drawn may do by the rules of his battle: `leads_charges`.
    pub fn able(mut self, field: &str) -> Self {
        writeln!(self.leaders, "{field} = true").expect("a string takes any text");
        self
    }

    /// The morale of a unit.
    pub fn morale(self, unit: &str, morale: &str) -> Self {
        self.state(unit, &format!("morale = \"{morale}\""))
    }

    /// A unit in column.
    pub fn column(self, unit: &str) -> Self {
        self.state(unit, "column = true")
    }

    /// A line of the `[[state]]` of a unit.
    pub fn state(mut self, unit: &str, line: &str) -> Self {
        match self.states.iter_mut().find(|it| it.0 == unit) {
            Some((_, lines)) => write!(lines, "\n{line}").expect("a string takes any text"),
            None => self.states.push((unit.to_owned(), line.to_owned())),
        }
        self
    }

    /// A hex that holds more than it may.
    pub fn crowded(mut self, hex: &str) -> Self {
        write!(self.crowded, "\"{hex}\", ").expect("a string takes any text");
        self
    }

    /// Further lines of `[start]`, and tables of it.
    pub fn started(mut self, lines: &str) -> Self {
        self.start.push_str(lines);
        self
    }

    /// Whose turn and which phase.
    pub fn phase(mut self, side: &'static str, phase: &'static str) -> Self {
        (self.side, self.phase) = (side, phase);
        self
    }

    /// The turn.
    pub fn turn(mut self, turn: u8) -> Self {
        self.turn = turn;
        self
    }

    /// Groups of the active army that are Degraded: `"infantry", "cavalry"`.
    pub fn degraded(mut self, group: &str) -> Self {
        write!(self.degraded, "\"{group}\", ").expect("a string takes any text");
        self
    }

    /// The states of Prussia and the Coalition.
    pub fn spirits(mut self, prussia: Spirit, coalition: Spirit) -> Self {
        self.spirits = [prussia, coalition];
        self
    }

    /// Army Morale of Prussia and the Coalition.
    pub fn army_morale(mut self, prussia: i16, coalition: i16) -> Self {
        self.morale = [prussia, coalition];
        self
    }

    /// The upper end of both tracks.
    pub fn top(mut self, top: i16) -> Self {
        self.top = top;
        self
    }

    /// What the first attempt to activate costs either army.
    pub fn cost(mut self, cost: u8) -> Self {
        self.cost = cost;
        self
    }

    /// A Main scenario, with these armies active.
    pub fn main(mut self, prussia: bool, coalition: bool) -> Self {
        self.kind = "main";
        self.active = [prussia, coalition];
        self
    }

    /// Command Values: infantry and cavalry of Prussia, then of the Coalition.
    pub fn cv(mut self, cv: [u8; 4]) -> Self {
        self.cv = cv;
        self
    }

    /// A variant of the battle.
    pub fn variant(mut self, variant: &str) -> Self {
        self.variant = format!("variant = \"{variant}\"\n");
        self
    }

    /// Fought by the rules of a battle: `rossbach`, `leuthen`, `zorndorf`, `torgau`.
    pub fn of(mut self, battle: &'static str) -> Self {
        self.battle = battle;
        self
    }

    /// Friendly edges of both armies instead of the left for Prussia and the right for the Coalition.
    pub fn edges(mut self, regions: &[&str]) -> Self {
        let list: Vec<String> = regions.iter().map(|it| format!("\"{it}\"")).collect();
        self.edges = list.join(", ");
        self
    }

    /// Lines of `[rules]`.
    pub fn rules(mut self, lines: &str) -> Self {
        lines.clone_into(&mut self.rules);
        self
    }

    /// Further tables of the scenario, such as `[[group]]` or `[[entry]]`.
    pub fn tables(mut self, tables: &str) -> Self {
        self.groups.push_str(tables);
        self
    }

    /// Options of the table.
    pub fn options(mut self, options: Options) -> Self {
        self.options = options;
        self
    }

    /// Entries are tables too; kept apart so that they come last.
    pub fn entry(mut self, table: &str) -> Self {
        self.entries.push_str(table);
        self
    }

    /// The situation, gone on to what is asked first if the phase itself asks nothing.
    #[track_caller]
    pub fn stage(self) -> Stage {
        let mut stage = self.unopened();
        if stage.waits() {
            // What the phase before it would roll does not matter here.
            stage.0.play_with("done", &mut Script::new(&[]));
        }
        stage
    }

    /// The situation before anybody has answered.
    #[track_caller]
    pub fn unopened(self) -> Stage {
        let options = self.options;
        match self.read() {
            Ok(scenario) => Stage(Battle::new(Arc::new(scenario), options)),
            Err(findings) => panic!("{findings}"),
        }
    }

    /// The scenario, or what is wrong with it.
    pub fn read(mut self) -> Result<Scenario, Findings> {
        self.add_missing_leaders();
        let mut library: Library = library();
        library.insert("prussia/rosters/stage.csv", self.roster.clone());
        let wings = ["prussia-foot", "prussia-horse", "coalition-foot", "coalition-horse"];
        let mut armies = String::from("schema = \"prussia-armies/1\"\nsource = \"A test.\"\n");
        for wing in wings {
            let army = wing.split('-').next().expect("a first word");
            writeln!(
                armies,
                "[[wing]]\nid = \"{wing}\"\narmy = \"{army}\"\nname = {{ en = \"{wing}\", it = \"{wing}\" }}\n\
                 color = \"#000000\""
            )
            .expect("a string takes any text");
        }
        armies.push_str(&self.leaders);
        library.insert("prussia/armies/stage.toml", armies);
        library.insert("prussia/scenarios/stage.toml", self.scenario());
        let mut findings = Findings::new();
        load(&mut Files::new(&library), "prussia/scenarios/stage.toml", &mut findings)
            .ok_or(findings)
    }

    fn add_missing_leaders(&mut self) {
        for wing in ["prussia-foot", "prussia-horse", "coalition-foot", "coalition-horse"] {
            if self.leaders.contains(&format!("wing = \"{wing}\"")) {
                continue;
            }
            let army = wing.split('-').next().expect("a first word");
            let hex = self
                .setups
                .split("[[setup]]")
                .filter(|it| it.contains(&format!("side = \"{army}\"")))
                .filter_map(|it| it.split("hexes = [\"").nth(1))
                .find_map(|it| it.split('"').next())
                .unwrap_or("0101")
                .to_owned();
            write!(
                self.leaders,
                "[[leader]]\nid = \"{wing}\"\narmy = \"{army}\"\nrole = \"wing\"\nwing = \"{wing}\"\n\
                 name = \"{wing}\"\nmm = 0\nma = 6\n"
            )
            .expect("a string takes any text");
            writeln!(
                self.setups,
                "[[setup]]\nside = \"{army}\"\npieces = [\"{wing}\"]\nhexes = [\"{hex}\"]"
            )
            .expect("a string takes any text");
        }
    }

    fn scenario(&self) -> String {
        let mut text = String::new();
        let columns = self.rows[0].chars().count();
        let rows: Vec<String> = self.rows.iter().map(|it| format!("\"{it}\"")).collect();
        let sides = ["prussia", "coalition"].iter().enumerate().map(|(index, side)| {
            let spirit = match self.spirits[index] {
                Spirit::Steady => "steady",
                Spirit::Demoralized => "demoralized",
                Spirit::Broken => "broken",
            };
            let edges = match self.edges.as_str() {
                "" => format!("\"@{side}-edge\""),
                edges => edges.to_owned(),
            };
            format!(
                "[[side]]\nid = \"{side}\"\narmy = \"{side}\"\nname = {{ en = \"{side}\", it = \"{side}\" }}\n\
                 color = \"#000000\"\nmorale = {morale}\ntop = {top}\nactive = {active}\ncost = [{cost}, 0]\n\
                 edges = [{edges}]\ninfantry = {foot}\ncavalry = {horse}\nspirit = \"{spirit}\"\n",
                morale = self.morale[index],
                top = self.top,
                cost = self.cost,
                active = self.active[index],
                foot = self.cv[2 * index],
                horse = self.cv[2 * index + 1],
            )
        });
        let last_row = self.rows.len();
        let edge = |column: usize| {
            let hexes: Vec<String> =
                (1..=last_row).map(|row| format!("\"{column:02}{row:02}\"")).collect();
            hexes.join(", ")
        };
        let levels: Vec<String> = self
            .levels
            .iter()
            .map(|(level, hexes)| {
                let list: Vec<String> = hexes.split(' ').map(|it| format!("\"{it}\"")).collect();
                format!("level-{level} = [{}]\n", list.join(", "))
            })
            .collect();
        let levels = levels.concat();
        write!(
            text,
            "schema = \"prussia/1\"\nid = \"prussia/stage\"\nsource = \"A test.\"\ntitle = {{ en = \"a\", it = \"a\" }}\n\
             briefing = {{ en = \"a\", it = \"a\" }}\nbattle = \"{battle}\"\n{variant}kind = \"{kind}\"\nturns = 12\n\
             first_hour = \"0900\"\nterrain = \"../charts/terrain.toml\"\n\
             bombardment = \"../charts/bombardment.toml\"\ncombat = \"../charts/combat.toml\"\n\
             armies = \"../armies/stage.toml\"\nroster = \"../rosters/stage.csv\"\n\
             [map.grid]\ncolumns = {columns}\nrows = {last_row}\ntops = \"flat\"\nraised = \"even\"\n\
             numbering = \"ccrr\"\nrows_count = \"down\"\nprefix = \"\"\nmissing = []\n\
             [map.terrain]\nlegend = {{ \".\" = \"open\", \"w\" = \"woods\", \"t\" = \"town\", \
             \"C\" = \"walled-town\", \"m\" = \"marsh\", \"p\" = \"pond\", \"~\" = \"water\" }}\n\
             rows = [{rows}]\n[map.hexsides]\n{sides_of}[map.regions]\nprussia-edge = [{west}]\n\
             coalition-edge = [{east}]\n{levels}{regions}",
            battle = self.battle,
            variant = self.variant,
            kind = self.kind,
            rows = rows.join(", "),
            sides_of = self.sides,
            west = edge(1),
            east = edge(columns),
            regions = self.regions,
        )
        .expect("a string takes any text");
        for side in sides {
            text.push_str(&side);
        }
        text.push_str(&self.setups);
        text.push_str(&self.groups);
        text.push_str(&self.entries);
        for (unit, lines) in &self.states {
            writeln!(text, "[[state]]\nunit = \"{unit}\"\n{lines}")
                .expect("a string takes any text");
        }
        write!(
            text,
            "[rules]\n{}\n[start]\nturn = {}\nside = \"{}\"\nphase = \"{}\"\ndegraded = [{}]\n\
             overstacked = [{}]\n{}\n",
            self.rules,
            self.turn,
            self.side,
            self.phase,
            self.degraded.trim_end_matches(", "),
            self.crowded.trim_end_matches(", "),
            self.start,
        )
        .expect("a string takes any text");
        text
    }
}

/// A situation that answers are played in.
#[derive(Clone)]
pub struct Stage(pub Battle);

impl Stage {
    /// Plays answers, `;` between them, with these dice in all.
    #[track_caller]
    pub fn play(&mut self, actions: &str, dice: &[u8]) -> Vec<Event> {
        self.0.play(actions, dice)
    }

    /// Whether the battle begins in a phase that asks nothing, and waits to go on.
    pub fn waits(&self) -> bool {
        self.0.asked().is_some_and(|it| it.decision == Decision::Begin)
    }

    /// The refusal of an answer.
    #[track_caller]
    pub fn refused(&self, action: &str) -> Illegal {
        self.0.refused(action)
    }

    /// The rule by which an answer is refused.
    #[track_caller]
    pub fn rule(&self, action: &str) -> String {
        self.refused(action).rule.to_string()
    }

    /// Every legal answer.
    pub fn offered(&self) -> Vec<String> {
        self.0.offered()
    }

    /// Whether an answer is among those offered.
    pub fn offers(&self, action: &str) -> bool {
        self.0.offers(action)
    }

    /// A unit by name.
    #[track_caller]
    pub fn id(&self, unit: &str) -> UnitId {
        self.0.scenario().find_unit(unit).unwrap_or_else(|| panic!("no unit {unit}"))
    }

    /// Where a unit is; empty if it is not on the map.
    #[track_caller]
    pub fn at(&self, unit: &str) -> String {
        let hex = self.0.hex(self.id(unit));
        hex.map(|it| self.0.scenario().field.label(it)).unwrap_or_default()
    }

    /// Levels of a unit.
    #[track_caller]
    pub fn level(&self, unit: &str) -> u8 {
        self.0.unit(self.id(unit)).level
    }

    /// The morale of a unit.
    #[track_caller]
    pub fn morale(&self, unit: &str) -> Morale {
        self.0.morale(self.id(unit))
    }

    /// Combat Successes of an army.
    pub fn cs(&self, army: Army) -> u16 {
        self.0.army_state(army).cs
    }
}
