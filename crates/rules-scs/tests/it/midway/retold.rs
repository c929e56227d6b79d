//! Any situation between two moves or combats can be written as a scenario file: random games are
//! stopped, told as files and loaded again, and nothing is lost on the way.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::sync::Arc;

use catalog::{Files, Findings, Library};
use kernel::Game;
use kernel::dice::SearchDice;
use rules_scs::options::Memory;
use rules_scs::state::{Core, Tolerance};
use rules_scs::{Action, Decision, Flags, Options, Phase, Place, Side, UnitId, War};

use crate::drawn::to_toml;
use crate::random_games::library;

const MARKS: [(Flags, &str); 10] = [
    (Flags::OUT_OF_SUPPLY, "out-of-supply"),
    (Flags::MOVED, "moved"),
    (Flags::OVERRAN, "overran"),
    (Flags::MINIMUM_MOVED, "minimum-moved"),
    (Flags::BEGAN_IN_EZOC, "began-in-zone"),
    (Flags::ATTACKED, "attacked"),
    (Flags::WAS_ATTACKED, "was-attacked"),
    (Flags::BARRAGED, "barraged"),
    (Flags::RESTACKED, "restacked"),
    (Flags::SHOWN, "shown"),
];

/// Tells a situation in the words of scenario files, and notes which words it took.
struct Teller<'a> {
    war: &'a War,
    text: String,
    words: &'a mut BTreeSet<&'static str>,
}

impl Teller<'_> {
    fn line(&mut self, word: &'static str, value: impl std::fmt::Display) {
        self.words.insert(word);
        writeln!(self.text, "{word} = {value}").expect("texts take writing");
    }

    fn number(&self, hex: hexgrid::HexId) -> String {
        format!("\"{}\"", self.war.scenario().number(hex))
    }

    fn unit(&mut self, unit: UnitId) {
        let (war, state) = (self.war, *self.war.unit(unit));
        if matches!(state.place, Place::Awaited | Place::SetUp) {
            return;
        }
        self.text += "[[setup]]\n";
        self.line("units", format!("[\"{}\"]", war.scenario().unit(unit).id));
        match state.place {
            Place::Map(hex) => {
                self.line("at", self.number(hex));
                if !(is_arriving(war) && war.side_of(unit) == war.core().side) {
                    self.line("began", self.number(state.began));
                }
                if state.spent > 0 {
                    self.line("spent", format!("\"{}/2\"", state.spent));
                }
            }
            Place::Destroyed => {
                self.words.insert("destroyed");
                return self.line("box", "\"destroyed\"");
            }
            Place::Exited => {
                self.words.insert("exited");
                self.line("box", "\"exited\"");
            }
            Place::Awaited | Place::SetUp => {}
        }
        self.line("steps", state.steps);
        let off_map = state.hex().is_none();
        let holds = |&&(flag, _): &&(Flags, &str)| {
            state.is(flag) && (!off_map || flag == Flags::OUT_OF_SUPPLY)
        };
        let marks: Vec<&str> = MARKS.iter().filter(holds).map(|it| it.1).collect();
        self.words.extend(marks.iter().copied());
        self.line("marks", format!("{marks:?}"));
    }

    /// Who is still to be placed of a group that finds its listed hexes blocked: it is offered none
    /// of them.
    fn blocked(&self) -> impl Iterator<Item = UnitId> + use<'_> {
        let (war, prompt) = (self.war, self.war.prompt());
        let asked = prompt.as_ref().and_then(|it| match it.decision {
            Decision::Arrive { unit } => Some(unit),
            _ => None,
        });
        let arrivals = &war.scenario().arrivals;
        let group = arrivals.iter().filter(move |it| asked.is_some_and(|u| it.units.contains(&u)));
        let offers = move |it: &hexgrid::HexId| {
            prompt.as_ref().is_some_and(|prompt| prompt.actions.contains(&Action::Place(*it)))
        };
        let blocked = group.filter(move |it| !it.entry.iter().any(&offers));
        let waits = |it: &UnitId| war.unit(*it).place == Place::Awaited;
        blocked.flat_map(|it| &it.units).copied().filter(waits)
    }

    fn control(&mut self) {
        self.text += "[control]\n";
        for (side, info) in Side::BOTH.into_iter().zip(&self.war.scenario().sides) {
            let hexes = self.war.scenario().map.grid.hexes();
            let held = hexes.filter(|&it| self.war.controller(it) == Some(side));
            let held: Vec<String> = held.map(|it| self.number(it)).collect();
            writeln!(self.text, "{} = [{}]", info.id, held.join(", ")).expect("texts take writing");
        }
    }

    fn start(&mut self) {
        let (war, core) = (self.war, self.war.core());
        let scenario = war.scenario();
        self.text += "[start]\n";
        self.line("turn", core.turn);
        self.line("phase", format!("\"{}\"", core.phase.word()));
        self.line("side", format!("\"{}\"", scenario.sides[core.side.index()].id));
        self.line("as_listed", true);
        if core.phase == Phase::Movement && !is_arriving(war) {
            self.line("arrivals_over", true);
        }
        let blocked: Vec<&str> = self.blocked().map(|it| scenario.unit(it).id.as_str()).collect();
        if !blocked.is_empty() {
            self.line("blocked", format!("{blocked:?}"));
        }
        if !core.overrun.is_empty() {
            let hexes: Vec<String> = core.overrun.iter().map(|&it| self.number(it)).collect();
            self.line("overrun", format!("[{}]", hexes.join(", ")));
        }
        if core.plans_changed > 0 {
            self.line("plans_changed", core.plans_changed);
        }
        let over: Vec<String> = scenario
            .map
            .grid
            .hexes()
            .filter(|&it| {
                let tolerated = lasting(war).find(|tolerance| tolerance.hex == it);
                war.load(it) > tolerated.map_or(war.limit(it), |tolerance| tolerance.load)
            })
            .map(|it| self.number(it))
            .collect();
        if !over.is_empty() {
            self.line("overstacked", format!("[{}]", over.join(", ")));
        }
        let tolerated: Vec<String> = lasting(war)
            .map(|it| {
                let (hex, load) = (self.number(it.hex), it.load);
                format!("{{ hex = {hex}, load = {load}, fresh = {} }}", it.fresh)
            })
            .collect();
        if !tolerated.is_empty() {
            self.line("tolerated", format!("[{}]", tolerated.join(", ")));
        }
        if scenario.title_data.air.iter().any(|it| !it.is_empty()) {
            let [first, second] = &scenario.sides;
            let [a, b] = core.air;
            self.line("air", format!("{{ {} = {a}, {} = {b} }}", first.id, second.id));
        }
    }
}

fn is_arriving(war: &War) -> bool {
    matches!(war.prompt().map(|it| it.decision), Some(Decision::Arrive { .. }))
}

/// The tolerances that still tolerate anything.
fn lasting(war: &War) -> impl Iterator<Item = Tolerance> {
    let all = war.core().tolerances.iter().copied();
    all.filter(|it| it.load > war.limit(it.hex) && war.holds(it.side, it.hex))
}

/// The scenario file of a situation: the file it is played by with another beginning.
fn file(war: &War, base: &str, words: &mut BTreeSet<&'static str>) -> String {
    let mut kept = true;
    let mut text = String::new();
    for line in base.lines() {
        if line.starts_with('[') {
            kept = !["[[setup]]", "[control]", "[start]"].contains(&line.trim());
        }
        if kept {
            text += line;
            text += "\n";
        }
    }
    let mut teller = Teller { war, text, words };
    for hex in war.scenario().map.grid.hexes() {
        let mut units: Vec<UnitId> = war.stack(hex).collect();
        units.reverse();
        for unit in units {
            teller.unit(unit);
        }
    }
    let all = Side::BOTH.into_iter().flat_map(|it| war.scenario().units_of(it));
    for unit in all.filter(|&it| war.unit(it).hex().is_none()) {
        teller.unit(unit);
    }
    teller.control();
    teller.start();
    teller.text
}

/// What a file says: nothing of units off the map but their steps and supply, no tolerance that
/// tolerates nothing, and not where units begin the phase before that is noted.
fn essence(war: &War) -> Core {
    let mut core = war.core().clone();
    core.tolerances = lasting(war).collect();
    for unit in core.units.iter_mut().filter(|it| it.hex().is_none()) {
        (unit.began, unit.spent, unit.level) = (hexgrid::HexId(0), 0, 0);
        unit.flags = Flags(unit.flags.0 & Flags::OUT_OF_SUPPLY.0);
    }
    for unit in war.scenario().units_of(core.side).filter(|_| is_arriving(war)) {
        core.units[usize::from(unit.0)].began = hexgrid::HexId(0);
    }
    core
}

/// Plays random games of a scenario file; wherever nothing is under way, the situation is told and
/// loaded again.
fn retell(path: &str, library: &mut Library, seeds: u64, words: &mut BTreeSet<&'static str>) {
    let options = Options { memory: Memory::Keep, ..Options::default() };
    let base = library.get(path).expect("the file is there").to_owned();
    let load = |library: &Library| {
        let mut findings = Findings::new();
        let scenario = rules_scs::load(&mut Files::new(library), path, &mut findings);
        assert!(findings.is_empty(), "{findings}\n{}", library.get(path).unwrap_or_default());
        War::new(Arc::new(scenario.expect("it is sound")), options)
    };
    let first = load(library);
    for seed in 0..seeds {
        let (mut war, mut dice) = (first.clone(), SearchDice::new(seed));
        let mut step = 0;
        while let Some(prompt) = war.prompt() {
            let quiet = matches!(
                prompt.decision,
                Decision::ChooseMover | Decision::ChooseTarget | Decision::Arrive { .. }
            );
            step += usize::from(quiet);
            if quiet && step % 3 == 0 {
                library.insert(path, file(&war, &base, words));
                let again = load(library);
                again.check_invariants();
                assert_eq!(essence(&again), essence(&war), "seed {seed}, step {step}");
            }
            // Random players seldom end a phase of many moves; these do.
            let ends = prompt.actions.contains(&Action::End) && dice.index(7) == 0;
            let any = prompt.actions[dice.index(prompt.actions.len())];
            let action = if ends { Action::End } else { any };
            war.apply(&action, &mut dice).expect("what is listed is legal");
        }
        library.insert(path, base.clone());
    }
}

/// A small war with everything in it: guns and air points, exits, reinforcements, small stacks.
const SMALL: &str = "map 8x6
    woods 03.03 05.04
    marsh 04.02 04.05
    river 06.02/07.03
    blue A 03.04 6-4-5/4-3-3 exploit
    blue B 03.04 4-4-5/2-2-5
    blue C 03.03 4-4-5/2-2-5 printed=3
    blue D 02.03 3-4-2/2-2-2
    blue G 02.03 _-1-4 barrage=4 range=3
    blue H 02.04 0-2-4
    blue E - 6-4-5/4-3-5 exploit
    red W 05.03 3-3-5/2-2-5
    red X 05.04 3-3-5/2-2-5
    red Y 05.04 2-3-5
    red Z 05.05 3-3-5/1-2-5
    red K 06.04 _-1-4 barrage=3 range=3
    red L 06.04 0-2-4
    red M - 4-4-5/2-2-5 exploit
    turn 1 of 4 blue movement
    ---
    rules = \"gothic-line\"
    [stacking]
    measure = \"steps\"
    limit = 4
    [[exits]]
    side = \"blue\"
    hexes = [\"01.01..08.01\"]
    [[exits]]
    side = \"red\"
    hexes = [\"01.06..08.06\"]
    [[arrival]]
    turn = 2
    units = [\"E\"]
    entry = [\"01.03\"]
    kind = \"edge\"
    [[arrival]]
    turn = 2
    units = [\"M\"]
    entry = [\"08.03\"]
    kind = \"edge\"
    [air]
    blue = [2, 3, 1, 2]
    red = [1, 1, 1, 1]
    [barrage]
    shifts = [[3, 1], [6, 2]]";

/// Four units for a corner that has room for one of them and is hemmed in.
const BLOCKED: &str = "map 8x6
    blue A 01.01 3-4-5
    blue B 01.01 3-4-5
    blue V - 3-4-5
    blue W - 3-4-5
    blue Y - 3-4-5
    blue Z - 3-4-5
    red C 01.02 0-1-5
    red D 02.01 0-1-5
    turn 1 of 1 blue movement
    ---
    [[arrival]]
    turn = 1
    units = [\"V\", \"W\", \"Y\", \"Z\"]
    entry = [\"01.01\"]
    kind = \"edge\"";

/// Rules: scs:0.10D, scs:2.1b, scs:3.1M, scs:3.1e, scs:4.0aA, scs:4.0aF, scs:4.0c, scs:5.0M, scs:5.0cC,
/// scs:6.1b, scs:6.1bA, scs:6.1f, scs:7.2d, scs:8.0N, scs:12.0A, scs:13.0A.
#[test]
fn whatever_random_games_come_to_between_two_moves_can_be_written_as_a_file() {
    let mut words = BTreeSet::new();
    retell("scs/scenarios/mill-bridge.toml", &mut library(), 10, &mut words);
    let mut drawn = Library::new();
    drawn.insert("scs/scenarios/drawn.toml", to_toml(SMALL));
    let crt = include_str!("../../../../../data/scs/charts/mill-bridge-crt.toml");
    drawn.insert("scs/scenarios/crt.toml", crt);
    retell("scs/scenarios/drawn.toml", &mut drawn, 120, &mut words);
    drawn.insert("scs/scenarios/drawn.toml", to_toml(BLOCKED));
    retell("scs/scenarios/drawn.toml", &mut drawn, 20, &mut words);
    let keys = ["destroyed", "exited", "began", "spent", "overrun", "overstacked", "tolerated"]
        .into_iter()
        .chain(["air", "blocked"]);
    for word in MARKS.iter().map(|it| it.1).chain(keys) {
        assert!(words.contains(word), "no game came to {word}: {words:?}");
    }
}
