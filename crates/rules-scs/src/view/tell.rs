//! Events as one viewer may read them.

use hexgrid::HexId;
use kernel::Viewer;
use scene::{Message, Source, Telling, Told};

use super::charts::RESULTS;
use super::points;
use crate::agenda::Frame;
use crate::charts::HalfMp;
use crate::event::{Cause, Event, Reckoning, RollResult};
use crate::options::{Fog, Height};
use crate::state::{CombatKind, Side, UnitId, War};

fn tell(event: &str, rule: &str) -> Telling {
    Telling::new("scs", event, rule)
}

fn cause_name(cause: Cause) -> &'static str {
    match cause {
        Cause::Result => "result",
        Cause::EnemyZone => "enemy-zone",
        Cause::NoRetreat => "no-retreat",
        Cause::Overstacked => "overstacked",
        Cause::OffMap => "off-map",
    }
}

fn cause_rule(cause: Cause) -> &'static str {
    match cause {
        Cause::Result => "scs:8.0c",
        Cause::EnemyZone => "scs:9.0d",
        Cause::NoRetreat => "scs:9.0bA",
        Cause::Overstacked => "scs:4.0aB",
        Cause::OffMap => "scs:3.3c",
    }
}

impl War {
    /// What a viewer may read of an event, right after it happened.
    pub(super) fn told(&self, event: &Event, viewer: Viewer) -> Option<Told> {
        let telling = match event {
            Event::SetUp { unit, hex } => {
                self.placed("set-up", "scs:0.7.1A", viewer, (*unit, *hex))
            }
            Event::TurnBegan { turn, side } => {
                let told = tell("turn-began", "scs:1.0A").turn(*turn);
                told.side(self.side_told(*side))
            }
            Event::PhaseBegan { side, phase } => {
                tell("phase-began", "scs:1.0B").side(self.side_told(*side)).phase(phase.word())
            }
            Event::PhaseSkipped { side, phase } => {
                tell("phase-skipped", "scs:1.0K").side(self.side_told(*side)).phase(phase.word())
            }
            Event::Arrived { unit, hex } => {
                self.placed("arrived", "scs:5.0M", viewer, (*unit, *hex))
            }
            Event::Waits { unit } => tell("waits", "scs:5.0cA").unit(self.name(*unit)),
            Event::Restacked { unit, hex } => {
                tell("restacked", "scs:4.0c").unit(self.name(*unit)).hex(self.number(*hex))
            }
            Event::Moved { units, from, to, cost } => {
                self.moved(viewer, units, (*from, *to), *cost)
            }
            Event::Exited { units, from } => self.exited(viewer, units, *from),
            Event::Announced { kind, target, from, air, barrage } => {
                self.announced(*kind, *target, from, (*air, *barrage))
            }
            // Support is told to others with the announcement.
            Event::AirCommitted { side, .. } if self.is_plan_of_another(*side, viewer) => {
                return None;
            }
            Event::Barraged { unit, .. }
                if self.is_plan_of_another(self.side_of(*unit), viewer) =>
            {
                return None;
            }
            Event::GaveUp { side, .. } if viewer != Viewer::Player(side.seat()) => return None,
            Event::GaveUp { side, target } => {
                tell("gave-up", "scs:7.2a").side(self.side_told(*side)).hex(self.number(*target))
            }
            Event::AirCommitted { side, points } => tell("air", "scs:6.1f")
                .side(self.side_told(*side))
                .number("points", i32::from(*points)),
            Event::Barraged { unit, target } => {
                tell("barraged", "scs:6.1f").unit(self.name(*unit)).hex(self.number(*target))
            }
            Event::Revealed { attackers, defenders } => {
                tell("revealed", "scs:7.0H").opponents(self.names(attackers), self.names(defenders))
            }
            Event::Reckoned(reckoning) => self.reckoned(reckoning),
            Event::Resulted { attacker, cell, read_at } => {
                let told = match *read_at {
                    Some((column, reading)) => tell("resulted", "scs:7.0K").cell(
                        RESULTS,
                        self.scenario.results.columns[usize::from(column)].to_string(),
                        reading.to_string(),
                    ),
                    None => tell("resulted", "scs:7.4D").worded("resulted-without-roll"),
                };
                told.result(self.cell_words(RollResult { attacker: *attacker, cell: *cell }))
            }
            Event::Converted { side, hexes } => tell("converted", "scs:9.2A")
                .side(self.side_told(*side))
                .number("hexes", i32::from(*hexes)),
            Event::LostStep { unit, left, cause } => tell("lost-step", cause_rule(*cause))
                .unit(self.name(*unit))
                .number("left", i32::from(*left))
                .term("cause", "cause", cause_name(*cause)),
            Event::Destroyed { unit, hex, cause } => tell("destroyed", cause_rule(*cause))
                .unit(self.name(*unit))
                .hex(self.number(*hex))
                .term("cause", "cause", cause_name(*cause)),
            Event::Retreated { units, from, to } => tell("retreated", "scs:9.0a")
                .units(self.names(units))
                .from(self.number(*from))
                .to(self.number(*to)),
            Event::Stood { units, hex, missing } => tell("stood", "scs:9.0bA")
                .units(self.names(units))
                .hex(self.number(*hex))
                .number("missing", i32::from(*missing)),
            Event::Advanced { unit, from, to } => tell("advanced", "scs:10.0Q")
                .unit(self.name(*unit))
                .from(self.number(*from))
                .to(self.number(*to)),
            // A marker inside a stack shows to nobody but the owner.
            Event::OutOfSupply { unit } if self.may_see(viewer, *unit) => {
                tell("out-of-supply", "scs:12.0A").unit(self.name(*unit))
            }
            Event::Supplied { unit } if self.may_see(viewer, *unit) => {
                tell("supplied", "scs:12.0B").unit(self.name(*unit))
            }
            // The table tells every die itself.
            Event::Rolled { .. } | Event::OutOfSupply { .. } | Event::Supplied { .. } => {
                return None;
            }
            Event::Ended => tell("ended", ""),
        };
        Some(telling.done())
    }

    /// A unit laid down: the owner reads its name, others only if it lies open.
    fn placed(
        &self,
        event: &'static str,
        rule: &'static str,
        viewer: Viewer,
        (unit, hex): (UnitId, HexId),
    ) -> Telling {
        let telling = tell(event, rule).hex(self.number(hex));
        if self.may_see(viewer, unit) {
            return telling.unit(self.name(unit));
        }
        telling.side(self.side_told(self.side_of(unit))).worded(&format!("{event}-unseen"))
    }

    /// Whether a combat is being planned by this side, and somebody else looks.
    fn is_plan_of_another(&self, side: Side, viewer: Viewer) -> bool {
        let planning = matches!(self.core.agenda.last(), Some(Frame::Plan { .. }));
        planning && viewer != Viewer::Player(side.seat())
    }

    /// A step; what it cost tells who moved, and so is told to those who know.
    fn moved(
        &self,
        viewer: Viewer,
        units: &[UnitId],
        (from, to): (HexId, HexId),
        cost: HalfMp,
    ) -> Telling {
        let telling = tell("moved", "scs:3.1N").from(self.number(from)).to(self.number(to));
        let known = units.iter().all(|&it| self.may_see(viewer, it));
        let telling = self.who(telling, "moved", units, known);
        if known { telling.besides(|it| it.figure("cost", points(cost))) } else { telling }
    }

    fn exited(&self, viewer: Viewer, units: &[UnitId], from: HexId) -> Telling {
        let telling = tell("exited", "scs:0.3A").from(self.number(from));
        let own = units.iter().all(|&it| viewer == Viewer::Player(self.side_of(it).seat()));
        self.who(telling, "exited", units, own || units.len() == 1 || self.options.fog == Fog::Off)
    }

    /// [SCS 0.10A, 0.10B] Who moved: the owner reads all, others see the unit on top of the moving
    /// stack and, where heights are shown, how many there are.
    fn who(&self, telling: Telling, event: &str, units: &[UnitId], known: bool) -> Telling {
        if known {
            return telling.units(self.names(units));
        }
        let fights = |it: &&UnitId| self.face(**it).has_attack();
        let shown = units.iter().rev().find(fights).or(units.last()).expect("somebody moved");
        let telling = telling.unit(self.name(*shown));
        match self.options.heights {
            Height::Hidden => telling.worded(&format!("{event}-top")),
            Height::Shown => telling
                .count(i32::try_from(units.len()).expect("stacks are small"))
                .worded(&format!("{event}-unseen")),
        }
    }

    /// [SCS 7.0I] How many units attack from where, and not yet who.
    fn announced(
        &self,
        kind: CombatKind,
        target: HexId,
        from: &[(HexId, u8)],
        (air, barrage): (u8, u8),
    ) -> Telling {
        let (key, rule) = match kind {
            CombatKind::Attack => ("announced-attack", "scs:7.0H"),
            CombatKind::Overrun => ("announced-overrun", "scs:6.0a"),
        };
        let from = from
            .iter()
            .map(|&(hex, count)| Source { hex: self.number(hex), count: i32::from(count) });
        let telling = tell("announced", rule).hex(self.number(target)).sources(from.collect());
        if air == 0 && barrage == 0 {
            return telling.worded(key);
        }
        telling
            .number("air", i32::from(air))
            .number("barrage", i32::from(barrage))
            .worded(&format!("{key}-supported"))
    }

    fn reckoned(&self, reckoning: &Reckoning) -> Telling {
        let told = tell("reckoned", "scs:7.4A")
            .text("attack", reckoning.attack.to_string())
            .text("defense", reckoning.defense.to_string())
            .odds(reckoning.odds.map_or_else(|| "–".into(), |it| it.to_string()))
            .number("shift", i32::from(reckoning.shift));
        match reckoning.column {
            Some(column) => {
                told.column(self.scenario.results.columns[usize::from(column)].to_string())
            }
            None => told.worded("reckoned-below"),
        }
    }

    pub(super) fn reckoning_message(&self, reckoning: &Reckoning) -> Message {
        self.reckoned(reckoning).message()
    }
}
