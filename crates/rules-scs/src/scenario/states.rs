//! What units have been through before play starts: steps, points spent, marks, where they began.
//!
//! What lasts for a phase belongs to the phase that play starts in and to the side it lasts for; the
//! rest is an error, or a warning where an earlier phase of the player turn has left it behind.

use catalog::{Findings, Span, Spanned, read_hex, suggest};

use super::load::Reader;
use super::parts::{StartUnit, WhereToSetUp};
use super::shape::SetUpShape;
use super::{Scenario, chart};
use crate::charts::HalfMp;
use crate::state::{Flags, Phase, Place, UnitId};
use crate::titles::Title;

/// Whose units can be in a state.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Whose {
    /// Those of the side in turn.
    Active,
    /// Those of its enemy.
    Enemy,
    Both,
}

/// A state of a unit, as it is written.
struct State {
    word: &'static str,
    whose: Whose,
    phases: &'static [Phase],
    /// Whether a unit can ever be in it.
    fits: fn(&Scenario, UnitId) -> bool,
}

const ALWAYS: &[Phase] =
    &[Phase::SetUp, Phase::Movement, Phase::Combat, Phase::Exploitation, Phase::Supply];
const IN_TURNS: &[Phase] = &[Phase::Movement, Phase::Combat, Phase::Exploitation, Phase::Supply];
const ASKED: &[Phase] = &[Phase::Movement, Phase::Combat, Phase::Exploitation];
const STACKED: &[Phase] = &[Phase::SetUp, Phase::Movement, Phase::Combat, Phase::Exploitation];
const MOVING: &[Phase] = &[Phase::Movement, Phase::Exploitation];
const FIGHTING: &[Phase] = &[Phase::Combat];

const fn state(
    word: &'static str,
    whose: Whose,
    phases: &'static [Phase],
    fits: fn(&Scenario, UnitId) -> bool,
) -> State {
    State { word, whose, phases, fits }
}

/// [SCS 3.1c] Points spent.
const SPENT: State = state("spent", Whose::Active, MOVING, Scenario::may_have_moved);
/// [SCS 2.1b] The hex of the beginning of the phase.
const BEGAN: State = state("began", Whose::Both, ASKED, anybody);

/// A minimum move is a whole move [SCS 3.1e].
const MINIMUM_MOVE: Flags = Flags(Flags::MINIMUM_MOVED.0 | Flags::MOVED.0);

/// Marks a unit may start with.
const MARKS: [(State, Flags); 10] = [
    (state("out-of-supply", Whose::Both, ALWAYS, anybody), Flags::OUT_OF_SUPPLY),
    (state("moved", Whose::Active, MOVING, Scenario::may_have_moved), Flags::MOVED),
    (state("overran", Whose::Active, MOVING, Scenario::may_have_overrun), Flags::OVERRAN),
    (state("minimum-moved", Whose::Active, MOVING, Scenario::may_have_moved), MINIMUM_MOVE),
    (state("began-in-zone", Whose::Active, ASKED, anybody), Flags::BEGAN_IN_EZOC),
    (state("attacked", Whose::Active, FIGHTING, Scenario::can_attack), Flags::ATTACKED),
    (state("was-attacked", Whose::Enemy, FIGHTING, anybody), Flags::WAS_ATTACKED),
    (state("barraged", Whose::Both, FIGHTING, Scenario::can_barrage), Flags::BARRAGED),
    (state("restacked", Whose::Both, STACKED, anybody), Flags::RESTACKED),
    (state("shown", Whose::Both, IN_TURNS, anybody), Flags::SHOWN),
];

fn anybody(_: &Scenario, _: UnitId) -> bool {
    true
}

impl Scenario {
    /// [SCS 3.1e, 11.0a] Whether a unit can have moved in the phase that play starts in.
    fn may_have_moved(&self, unit: UnitId) -> bool {
        let unit_type = self.unit(unit);
        let mobile = unit_type.full.movement > 0 || unit_type.reduced.movement > 0;
        mobile && (self.start.phase != Phase::Exploitation || self.has_exploitation(unit))
    }

    /// [SCS 7.2eB] Whether a unit has a printed Attack Strength, be it zero.
    fn can_attack(&self, unit: UnitId) -> bool {
        self.unit(unit).full.attack.is_some()
    }

    fn may_have_overrun(&self, unit: UnitId) -> bool {
        self.may_have_moved(unit) && self.can_attack(unit)
    }

    /// [SCS 6.1f] Whether a unit has a barrage, in a game that has one.
    fn can_barrage(&self, unit: UnitId) -> bool {
        self.rules == Title::GothicLine && self.unit(unit).barrage.is_some()
    }

    /// Whether a unit is on the side that a state is for.
    fn is_for(&self, whose: Whose, unit: UnitId) -> bool {
        let in_turn = self.side_of(unit) == self.start.side;
        match whose {
            Whose::Active => in_turn,
            Whose::Enemy => !in_turn,
            Whose::Both => true,
        }
    }
}

impl Reader<'_> {
    /// [SCS 0.7.3A, 0.7.3B] Full strength and in supply unless the entry says otherwise.
    pub(super) fn start_unit(
        &self,
        scenario: &Scenario,
        unit: UnitId,
        shape: &SetUpShape,
        place: WhereToSetUp,
        findings: &mut Findings,
    ) -> StartUnit {
        if let WhereToSetUp::Off(place) = place {
            self.check_box(scenario, unit, shape, place, findings);
        }
        if let Some(steps) = &shape.steps
            && !(1..=scenario.unit(unit).steps).contains(steps.get_ref())
        {
            let what = format!("{} steps for `{}`", steps.get_ref(), scenario.unit(unit).id);
            let mend = format!("1 to {}", scenario.unit(unit).steps);
            findings.error(self.source, &steps.span(), what, mend);
        }
        let mut start = StartUnit {
            place,
            steps: shape.steps.as_ref().map(|it| *it.get_ref()),
            spent: 0,
            flags: self.marks(scenario, unit, &shape.marks, findings),
            began: None,
        };
        start.spent = self.spent(scenario, unit, shape, &start, findings);
        if let Some(name) = &shape.began {
            let hex = read_hex(self.map, name, self.source, findings);
            let holds = self.holds(scenario, unit, &BEGAN, &name.span(), findings);
            start.began = hex.filter(|_| holds);
        }
        start
    }

    /// [SCS 0.3A, 8.0N] Who is off the map has no state of the phase, and leaves only where the game
    /// allows it.
    fn check_box(
        &self,
        scenario: &Scenario,
        unit: UnitId,
        shape: &SetUpShape,
        place: Place,
        findings: &mut Findings,
    ) {
        let Some(word) = &shape.off_map else { return };
        let id = &scenario.unit(unit).id;
        let side = scenario.side_of(unit);
        let destroyed = place == Place::Destroyed;
        if !destroyed && !scenario.exits.iter().any(|it| it.side == side) {
            let what = format!("`{id}` has left a map that its side cannot leave");
            let mend = "add [[exits]] for its side, or write `box = \"destroyed\"`";
            findings.error(self.source, &word.span(), what, mend);
        }
        let last = |it: &Spanned<String>| !destroyed && it.get_ref() == "out-of-supply";
        let idle = shape.spent.is_some()
            || shape.began.is_some()
            || shape.marks.iter().any(|it| !last(it))
            || destroyed && shape.steps.is_some();
        if idle {
            let what = format!("a state of `{id}`, which is off the map");
            let mend = if destroyed {
                "leave `steps`, `spent`, `began` and `marks` out"
            } else {
                "leave `spent`, `began` and all marks but `out-of-supply` out"
            };
            findings.error(self.source, &word.span(), what, mend);
        }
    }

    fn marks(
        &self,
        scenario: &Scenario,
        unit: UnitId,
        marks: &[Spanned<String>],
        findings: &mut Findings,
    ) -> Flags {
        let mut flags = Flags::default();
        for mark in marks {
            let Some((state, flag)) = MARKS.iter().find(|it| it.0.word == mark.get_ref()) else {
                let what = format!("no mark `{}`", mark.get_ref());
                let mend = suggest(mark.get_ref(), MARKS.iter().map(|it| it.0.word));
                findings.error(self.source, &mark.span(), what, mend);
                continue;
            };
            if self.holds(scenario, unit, state, &mark.span(), findings) {
                flags.set(*flag);
            }
        }
        flags
    }

    /// Whether a state holds where play starts; says so if it does not.
    fn holds(
        &self,
        scenario: &Scenario,
        unit: UnitId,
        state: &State,
        span: &Span,
        findings: &mut Findings,
    ) -> bool {
        let (id, phase) = (&scenario.unit(unit).id, scenario.start.phase);
        let (source, word) = (self.source, state.word);
        let is_for_side = scenario.is_for(state.whose, unit);
        if !state.phases.contains(&phase) {
            if is_for_side && state.phases.iter().any(|&it| it < phase) {
                let what = format!("`{word}` of `{id}` is over before the {} phase", phase.word());
                findings.warning(source, span, what, "leave it out: nothing remembers it");
                return false;
            }
            let words: Vec<&str> = state.phases.iter().map(|it| it.word()).collect();
            let what = format!("`{word}` of `{id}` in the {} phase", phase.word());
            let mend = format!("leave it out, or start in `{}`", words.join("`, `"));
            findings.error(source, span, what, mend);
        } else if !is_for_side {
            let turn = if state.whose == Whose::Active { "is not in turn" } else { "is in turn" };
            let what = format!("`{word}` of `{id}`, whose side {turn}");
            findings.error(source, span, what, "leave it out, or change `side` in [start]");
        } else if !(state.fits)(scenario, unit) {
            let what = format!("`{word}` is nothing for `{id}` in the {} phase", phase.word());
            findings.error(source, span, what, "leave it out");
        } else {
            return true;
        }
        false
    }

    /// [SCS 3.1b] Half points spent: never more than the allowance, and all of it by a minimum move.
    fn spent(
        &self,
        scenario: &Scenario,
        unit: UnitId,
        shape: &SetUpShape,
        start: &StartUnit,
        findings: &mut Findings,
    ) -> HalfMp {
        let (unit_type, out) = (scenario.unit(unit), start.flags.any(Flags::OUT_OF_SUPPLY));
        let of = |steps| scenario.allowance(unit_type.face(steps).movement, out);
        let allowance = of(start.steps.unwrap_or(unit_type.steps));
        let minimum = start.flags.any(Flags::MINIMUM_MOVED);
        let Some(text) = &shape.spent else { return if minimum { allowance } else { 0 } };
        let Some(halves) = chart::half_points::<HalfMp>(text.get_ref()) else {
            let what = format!("`{}` movement points", text.get_ref());
            findings.error(self.source, &text.span(), what, "write `2`, `1/2` or `2 1/2`");
            return 0;
        };
        if !self.holds(scenario, unit, &SPENT, &text.span(), findings) {
            return 0;
        }
        // [SCS 8.0M] Who has lost a step in an overrun has spent the points of the face before.
        let overran = start.flags.any(Flags::OVERRAN);
        let most = if overran { of(unit_type.steps).max(of(1)) } else { allowance };
        if halves > most || minimum && halves != most {
            let what = format!("`{}` has spent {}", unit_type.id, text.get_ref());
            let much = if minimum { "a minimum move takes all of its" } else { "it has at most" };
            let mend = format!("{much} {} movement points", most / 2);
            findings.error(self.source, &text.span(), what, mend);
        }
        halves
    }
}
