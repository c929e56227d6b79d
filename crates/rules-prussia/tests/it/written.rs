//! Any situation between two questions, written as a scenario file and read again.

use core::fmt::Write;
use std::collections::BTreeMap;
use std::sync::Arc;

use catalog::{Files, Findings};
use kernel::Game;
use rules_prussia::scenario::load;
use rules_prussia::state::{Bearer, Core, Fate, LeaderState, Spirit, UnitState};
use rules_prussia::{
    Army, Battle, Flags, Frame, Morale, Options, Phase, Place, TrackPiece, UnitId,
};
use testkit::swarm;

use crate::data::{battle, library, names};

/// Situations of one phase of one game that are written, at least if there are as many.
const SAMPLES: u32 = 6;
/// A game with every phase in it.
const SEED: u64 = 3;
/// More answers than any battle takes.
const STEPS_MAX: u32 = 400_000;

/// Words of the marks.
const MARKS: [(Flags, &str); 15] = [
    (Flags::MOVED, "moved"),
    (Flags::STIRRED, "stirred"),
    (Flags::GUNS_MOVED, "guns-moved"),
    (Flags::OUT_OF_COMMAND, "out-of-command"),
    (Flags::BY_COMMANDER, "by-commander"),
    (Flags::HELPED, "helped"),
    (Flags::BEGAN_ENGAGED, "began-engaged"),
    (Flags::RESTACKED, "restacked"),
    (Flags::FIRED, "fired"),
    (Flags::RALLIED, "rallied"),
    (Flags::FOUGHT, "fought"),
    (Flags::CHARGED, "charged"),
    (Flags::RAN, "ran"),
    (Flags::BOTTOM, "bottom"),
    (Flags::MARCHED, "marched"),
];

/// A situation and the text that is to say it.
struct Pen<'a> {
    battle: &'a Battle,
    text: String,
}

macro_rules! say {
    ($pen:expr, $($words:tt)*) => {
        writeln!($pen.text, $($words)*).expect("a string takes any text")
    };
}

impl Pen<'_> {
    fn core(&self) -> &Core {
        self.battle.core()
    }

    fn hex(&self, hex: hexgrid::HexId) -> String {
        self.battle.scenario().field.label(hex)
    }

    fn hexes(&self, hexes: impl IntoIterator<Item = hexgrid::HexId>) -> String {
        let list: Vec<String> =
            hexes.into_iter().map(|it| format!("\"{}\"", self.hex(it))).collect();
        list.join(", ")
    }

    fn side(&self, army: Army) -> String {
        self.battle.scenario().side(army).id.clone()
    }

    /// The printed scenario without its set-up, the sides as they stand.
    fn card(&mut self, text: &str) {
        let mut sides = Army::BOTH.into_iter();
        let mut block = String::new();
        let mut army = None;
        for line in text.lines() {
            if line.starts_with('[') {
                line.clone_into(&mut block);
                army = (line == "[[side]]").then(|| sides.next()).flatten();
                let state = army.map(|it| self.battle.army_state(it));
                if let Some(state) = state {
                    let spirit = match state.spirit {
                        Spirit::Steady => "steady",
                        Spirit::Demoralized => "demoralized",
                        Spirit::Broken => "broken",
                    };
                    let active = state.active;
                    say!(self, "{line}\nspirit = \"{spirit}\"\nactive = {active}");
                    continue;
                }
            }
            let set_up = block == "[[setup]]" || block == "[setup.quick]";
            let active = army.is_some() && line.starts_with("active =");
            if !set_up && !active {
                say!(self, "{line}");
            }
        }
    }

    fn places(&mut self) {
        let scenario = Arc::clone(self.battle.scenario());
        let mut units: Vec<UnitId> = scenario.unit_ids().collect();
        units.sort_by_key(|&it| self.battle.unit(it).order);
        let units = units.into_iter().map(|it| {
            let state = self.battle.unit(it);
            (scenario.unit(it).id.clone(), scenario.unit(it).army, state.place, Some(state.level))
        });
        let leaders = scenario.leader_ids().map(|it| {
            let who = scenario.leader(it);
            (who.id.clone(), who.army, self.battle.leader(it).place, None)
        });
        let all: Vec<_> = units.chain(leaders).collect();
        for (id, army, place, level) in all {
            let how = match place {
                Place::Map(hex) => {
                    let (side, hex) = (self.side(army), self.hex(hex));
                    say!(self, "[[setup]]\nside = \"{side}\"\npieces = [\"{id}\"]");
                    say!(self, "hexes = [\"{hex}\"]");
                    continue;
                }
                Place::Awaited => continue,
                Place::SetUp => panic!("`{id}` is still to be set up"),
                Place::Lost => "lost",
                Place::Captured => "captured",
                Place::Exited => "exited",
            };
            say!(self, "[[gone]]\npieces = [\"{id}\"]\nhow = \"{how}\"");
            if let Some(level) = level {
                say!(self, "level = {level}");
            }
        }
    }

    fn units(&mut self) {
        let scenario = Arc::clone(self.battle.scenario());
        for unit in scenario.unit_ids() {
            let state = *self.battle.unit(unit);
            if state.place.hex().is_none() && state.place != Place::Awaited {
                continue;
            }
            let morale = match state.morale {
                Morale::Formed => "formed",
                Morale::Disordered => "disordered",
                Morale::Routed => "routed",
            };
            let mut marks: Vec<&str> =
                MARKS.iter().filter(|it| state.is(it.0)).map(|it| it.1).collect();
            let own = scenario.unit(unit).army == self.core().active;
            let commanded = state.is(Flags(Flags::OUT_OF_COMMAND.0 | Flags::BY_COMMANDER.0));
            if own && self.core().phase >= Phase::Rout && !commanded {
                marks.push("in-command");
            }
            say!(self, "[[state]]\nunit = \"{}\"\nmorale = \"{morale}\"", scenario.unit(unit).id);
            say!(self, "column = {}\nlevel = {}", state.is(Flags::COLUMN), state.level);
            say!(self, "marks = {marks:?}");
            if state.spent > 0 {
                say!(self, "spent = {}", state.spent);
            }
            let began = hexgrid::HexId(state.began);
            if scenario.field.grid().is_playable(began) {
                let hex = self.hex(began);
                say!(self, "began = \"{hex}\"");
            }
            let det = scenario.groups.get(usize::from(state.det)).map(|it| it.id.as_str());
            say!(self, "detachment = \"{}\"", det.unwrap_or("none"));
        }
    }

    fn leaders(&mut self) {
        let scenario = Arc::clone(self.battle.scenario());
        for leader in scenario.leader_ids() {
            let LeaderState { fate, bearer, spent, moved, helped, .. } =
                *self.battle.leader(leader);
            let fate = match fate {
                Fate::Unhurt => "unhurt",
                Fate::Wounded => "wounded",
                Fate::Killed => "killed",
            };
            let bearer = match bearer {
                Bearer::Himself => "himself",
                Bearer::Second => "second",
                Bearer::Replacement => "replacement",
                Bearer::Nobody => "nobody",
            };
            say!(self, "[[leader_state]]\nleader = \"{}\"", scenario.leader(leader).id);
            say!(self, "fate = \"{fate}\"\nbearer = \"{bearer}\"\nspent = {spent}");
            say!(self, "moved = {moved}\nhelped = {helped}");
        }
        for wing in scenario.wing_ids() {
            let state = *self.battle.wing(wing);
            say!(self, "[[wing_state]]\nwing = \"{}\"", scenario.wing(wing).id);
            say!(self, "column = {}\nhelped = {}", state.column, state.helped);
            say!(self, "rolled = {}\nstirred = {}", state.rolled, state.stirred);
        }
        for (group, info) in scenario.group_ids().zip(&scenario.groups) {
            let state = self.core().groups[usize::from(group.0)];
            let side = self.side(info.army);
            say!(self, "[[group_state]]\nside = \"{side}\"\ngroup = \"{}\"", info.id);
            say!(self, "effective = {}\nactive = {}", state.effective, state.active);
            say!(self, "sighted = {}", state.sighted);
        }
    }

    fn start(&mut self) {
        let core = self.core().clone();
        let phase = format!("{:?}", core.phase).to_lowercase();
        let side = self.side(core.active);
        say!(self, "[start]\nturn = {}\nside = \"{side}\"\nphase = \"{phase}\"", core.turn);
        say!(self, "traced = true\nlacy = {}", core.lacy);
        if core.phase >= Phase::Movement {
            for (key, shifted) in [("markers", false), ("shifted", true)] {
                let markers = core.markers.iter().filter(|it| it.shifted == shifted);
                let list = self.hexes(markers.map(|it| it.hex));
                say!(self, "{key} = [{list}]");
            }
        }
        let list = self.hexes(core.bombarded.iter().copied());
        say!(self, "bombarded = [{list}]");
        say!(self, "plans_changed = {}", core.plans_changed);
        let grid = self.battle.scenario().field.grid();
        let full = |it: &hexgrid::HexId| {
            Army::BOTH.iter().any(|&army| self.battle.is_overstacked(*it, army))
        };
        let list = self.hexes(grid.hexes().filter(full));
        say!(self, "overstacked = [{list}]\n[start.momentum]");
        for marker in &core.momentum {
            let hex = self.hex(marker.hex);
            say!(self, "{hex} = {}", marker.count);
        }
        let duty = core.duty;
        say!(self, "[start.advance]\nclaimed = {}", duty.claimed);
        if duty.deadline > 0 {
            say!(self, "deadline = {}", duty.deadline);
        }
        say!(self, "forfeited = {}\nfought = {}", duty.forfeited, duty.fought);
        say!(self, "punished = {}\ndone = {}", duty.punished, duty.done);
        say!(self, "attempted = {}", duty.attempted);
        for army in Army::BOTH {
            self.army(army);
        }
    }

    fn army(&mut self, army: Army) {
        let state = self.battle.army_state(army).clone();
        let side = self.side(army);
        say!(self, "[start.army.{side}]\nmorale = {}\nbase = {}", state.current, state.track.start);
        say!(self, "successes = {}\nalarmed = {}", state.cs, state.alarmed);
        say!(self, "tried = {}\npaid = {}", state.tried, state.paid);
        say!(self, "sighted = {}\nstrained = {}", state.sighted, state.strained);
        say!(self, "bonus = {}\ntrack = [", state.bonus);
        for &(piece, place) in &state.track.pieces {
            let word = match piece {
                TrackPiece::Lost => "\"lost\"".to_owned(),
                TrackPiece::Captured(points) => format!("\"captured\", points = {points}"),
                TrackPiece::Activation => "\"activation\"".to_owned(),
                TrackPiece::Fatigue => "\"fatigue\"".to_owned(),
                TrackPiece::Penalty => "\"penalty\"".to_owned(),
            };
            say!(self, "    {{ box = {place}, piece = {word} }},");
        }
        say!(self, "]");
    }
}

/// The file of a situation.
fn write(battle: &Battle, card: &str) -> String {
    let mut pen = Pen { battle, text: String::new() };
    pen.card(card);
    pen.places();
    pen.units();
    pen.leaders();
    pen.start();
    pen.text
}

/// A situation without what no later question asks for: what befell units that are gone, losses of the
/// last result, the order in which Momentum markers came.
fn plain(battle: &Battle) -> Core {
    let mut core = battle.core().clone();
    for unit in &mut core.units {
        unit.hits = 0;
        if unit.place.hex().is_none() && unit.place != Place::Awaited {
            let UnitState { place, level, .. } = *unit;
            *unit = UnitState {
                place,
                level,
                flags: Flags::default(),
                order: 0,
                morale: Morale::Formed,
                spent: 0,
                hits: 0,
                det: u8::MAX,
                began: 0,
            };
        }
    }
    core.momentum.sort_by_key(|it| it.hex);
    core
}

fn texts(battle: &Battle) -> Vec<String> {
    let actions = battle.prompt().map(|it| it.actions).unwrap_or_default();
    actions.iter().map(|it| battle.action_text(it)).collect()
}

/// Writes a situation, reads it again, and compares everything that is not a pending question.
fn check_written(battle: &Battle, name: &str) {
    let mut library = library();
    let card = library.get(&format!("prussia/scenarios/{name}.toml")).expect("a file").to_owned();
    let text = write(battle, &card);
    library.insert("prussia/scenarios/written.toml", text.clone());
    let mut findings = Findings::new();
    let Some(scenario) =
        load(&mut Files::new(&library), "prussia/scenarios/written.toml", &mut findings)
    else {
        panic!("{name}: {findings}\n{text}");
    };
    let read = Battle::new(Arc::new(scenario), Options::default());
    let (wrote, found) = (plain(battle), plain(&read));
    for unit in battle.scenario().unit_ids() {
        let at = usize::from(unit.0);
        assert_eq!(found.units[at], wrote.units[at], "{name}: {}", battle.kind(unit).id);
    }
    assert_eq!(found, wrote, "{name}");
    assert_eq!(texts(&read), texts(battle), "{name}");
    read.check_invariants();
}

/// A generator of small numbers, the same on every machine.
fn next(seed: &mut u64, below: usize) -> usize {
    *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    usize::try_from(*seed >> 33).expect("31 bits") % below.max(1)
}

/// Takes lines away, doubles them, changes their figures or puts them elsewhere.
fn spoil(text: &str, seed: &mut u64) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for _ in 0..=next(seed, 3) {
        let (at, to) = (next(seed, lines.len()), next(seed, lines.len()));
        match next(seed, 5) {
            0 => drop(lines.remove(at)),
            1 => lines.insert(to, lines[at].clone()),
            2 => lines.swap(at, to),
            3 => lines[at] = lines[at].replace(['1', '2', '5'], "9"),
            _ => lines[at] = lines[at].replace("false", "true").replace("himself", "second"),
        }
    }
    lines.join("\n")
}

/// Whatever a file says, it is read or refused; what is read can be played.
#[test]
fn spoiled_files_are_refused_or_can_be_played() {
    let mut library = library();
    let mut game = battle("training");
    let mut seed = 1;
    swarm::play(&game.clone(), SEED, STEPS_MAX, &mut |it: &Battle, _| {
        if it.core().agenda == [Frame::Sequence] && it.core().turn == 3 {
            game = it.clone();
        }
    });
    let card = library.get("prussia/scenarios/training.toml").expect("a file").to_owned();
    let text = write(&game, &card);
    let mut read = 0;
    for _ in 0..600 {
        library.insert("prussia/scenarios/written.toml", spoil(&text, &mut seed));
        let mut findings = Findings::new();
        let loaded =
            load(&mut Files::new(&library), "prussia/scenarios/written.toml", &mut findings);
        assert_eq!(loaded.is_none(), findings.has_errors());
        if let Some(scenario) = loaded {
            read += 1;
            let battle = Battle::new(Arc::new(scenario), Options::default());
            battle.check_invariants();
            let mut answers = 0u32;
            swarm::play(&battle, seed, STEPS_MAX, &mut |game, _| {
                answers += 1;
                if answers < 16 || answers.is_multiple_of(16) {
                    game.check_invariants();
                }
            });
        }
    }
    assert!((50..550).contains(&read), "{read} of 600");
}

/// Rules: pg:12b, pg:22.2e.
///
/// What a battle is between two questions of a phase, a file can say: everything but the step of a
/// move, a bombardment or a combat that is being made.
#[test]
fn pg_12b_any_situation_can_be_written_and_read_again() {
    let phase = |game: &Battle| {
        let between = game.core().agenda == [Frame::Sequence] && game.core().ended.is_none();
        between.then(|| game.core().phase)
    };
    for name in names() {
        let start = battle(&name);
        let (mut all, mut now) = (BTreeMap::new(), BTreeMap::new());
        swarm::play(&start, SEED, STEPS_MAX, &mut |game: &Battle, _| {
            *all.entry(phase(game)).or_insert(0u32) += 1;
        });
        // A few situations of every phase, from the whole of the game.
        swarm::play(&start, SEED, STEPS_MAX, &mut |game: &Battle, _| {
            let Some(phase) = phase(game) else { return };
            let count = now.entry(phase).or_insert(0u32);
            *count += 1;
            if count.is_multiple_of((all[&Some(phase)] / SAMPLES).max(1)) {
                check_written(game, &name);
            }
        });
    }
}
