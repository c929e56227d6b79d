//! What the rules still owe: a stack of duties, innermost last, worked off until an army must decide.

use canon::Digest;
use hexgrid::HexId;
use kernel::Dice;

use crate::ch19_combat::Step;
use crate::decision::{Decision, Piece, Question};
use crate::event::Event;
use crate::state::{Army, Battle, GroupId, LeaderId, UnitId, WingId};

/// One duty.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub enum Frame {
    /// [PG 12b] Goes through the sequence of play; always at the bottom.
    Sequence,
    /// [PG 22.2e] Pieces are set up.
    SetUp,
    /// [PG 22.2e] An army lays its stacks before the first turn.
    Arrange {
        /// Which.
        army: Army,
    },
    /// A battle that begins in the middle waits for its first step.
    Begin,
    /// [PG 23.4b] The Franco-Imperials may claim morale.
    Claim,
    /// [PG 26.3.3b] Pieces appear at Torgau.
    Arrive,
    /// [PG 7.3.2b] Artillery deploys with a wing.
    DeployGuns {
        /// With which.
        wing: WingId,
    },
    /// [PG 7.3b] Artillery goes into column with a wing.
    ColumnGuns {
        /// With which.
        wing: WingId,
        /// How many more.
        left: u8,
    },
    /// [PG 6.2.2f] The Army Commander leads some units himself.
    Trace,
    /// [PG 8.4a] A unit retreats.
    Retreat {
        /// Who.
        unit: UnitId,
        /// Hexes left.
        left: u8,
        /// Where it began.
        origin: HexId,
        /// The direction of the last step; 6 if there was none.
        way: u8,
    },
    /// [PG 8.4.2a] A unit has retreated into a hex with friends.
    Passed {
        /// Who.
        unit: UnitId,
        /// Where.
        hex: HexId,
    },
    /// [PG 8.3a] A unit checks its morale.
    Check {
        /// Who.
        unit: UnitId,
    },
    /// [PG 8.4d] A leader may go with a unit.
    Follow {
        /// Who.
        leader: LeaderId,
        /// With whom.
        unit: UnitId,
    },
    /// [PG 7.0a] A piece moves.
    Move {
        /// Which.
        piece: Piece,
    },
    /// [K-67] A unit is laid at its place of a stack.
    Stack {
        /// Which.
        unit: UnitId,
    },
    /// A unit has entered a hex: who notices?
    Alert {
        /// Which.
        unit: UnitId,
    },
    /// [PG 6.1.3a] A chance to activate on sight.
    Sight {
        /// The detachment that sees; the army itself if none.
        det: Option<GroupId>,
    },
    /// [PG 13.2b] The chance may be taken.
    Accept,
    /// [PG 7.3.3a] A wing in column may deploy.
    Forced {
        /// Which.
        wing: WingId,
        /// Before whom.
        mover: UnitId,
    },
    /// [PG 9.2b] Leaders were overrun.
    Overrun {
        /// Where.
        hex: HexId,
        /// By whom.
        by: Army,
    },
    /// [PG 9.1a, 9.2b] [K-129] A leader has to leave his hex for the nearest friends.
    Displaced {
        /// Who.
        leader: LeaderId,
    },
    /// [PG 16.0b] A bombardment is being planned.
    Plan,
    /// [PG 16.2a] It is to be rolled.
    Shoot,
    /// [PG 11.1a] A result is being applied.
    Blow,
    /// [PG 19.1a] A close combat is being named.
    Designate,
    /// [PG 19.0d] A close combat is being fought.
    Fight {
        /// The step it is at.
        step: Step,
    },
    /// [PG 19.9.1b] Guns may be captured.
    Capture {
        /// Where.
        hex: HexId,
    },
    /// [PG 10.2d, 10.2f] Units that failed their checks retreat in turn.
    Checks {
        /// Whose unit is next.
        army: Army,
    },
    /// [PG 21e] Armies break.
    Break,
}

/// More duties than any legal situation owes in one go; beyond it something cycles.
const DUTIES_MAX: u32 = 100_000;

impl Battle {
    /// Works the agenda off until an army must decide or the game is over.
    pub(crate) fn settle(&mut self, dice: &mut dyn Dice, events: &mut Vec<Event>) {
        for _ in 0..DUTIES_MAX {
            if self.core.ended.is_some() || self.question().is_some() {
                return;
            }
            let Some(&frame) = self.core.agenda.last() else { return };
            self.do_duty(frame, dice, events);
        }
        panic!("the agenda does not end: {:?}", self.core.agenda);
    }

    /// Does one duty that asks nobody.
    fn do_duty(&mut self, frame: Frame, dice: &mut dyn Dice, events: &mut Vec<Event>) {
        match frame {
            Frame::Sequence => self.go_on_in_sequence(dice, events),
            Frame::SetUp
            | Frame::Arrange { .. }
            | Frame::Begin
            | Frame::Claim
            | Frame::Arrive
            | Frame::DeployGuns { .. }
            | Frame::ColumnGuns { .. }
            | Frame::Trace
            | Frame::Follow { .. }
            | Frame::Move { .. }
            | Frame::Stack { .. }
            | Frame::Sight { .. }
            | Frame::Accept
            | Frame::Forced { .. }
            | Frame::Plan
            | Frame::Shoot
            | Frame::Designate => self.pop(),
            Frame::Retreat { .. } => self.go_on_retreating(events),
            Frame::Passed { unit, hex } => self.disturb(unit, hex, events),
            Frame::Check { unit } => {
                self.pop();
                self.check(unit, dice, events);
            }
            Frame::Alert { unit } => {
                self.pop();
                self.alert(unit, events);
            }
            Frame::Overrun { hex, by } => self.roll_overrun(hex, by, dice, events),
            Frame::Displaced { leader } => self.take_only_refuge(leader, events),
            Frame::Blow => self.go_on_with_blow(events),
            Frame::Fight { step } => self.go_on_fighting(step, events),
            Frame::Capture { hex } => self.capture_guns(hex, dice, events),
            Frame::Checks { army } => self.go_on_checking(army),
            Frame::Break => self.break_armies(dice, events),
        }
    }

    /// [PG 10.2f] The next unit retreats by itself if its army has nothing to choose.
    fn go_on_checking(&mut self, army: Army) {
        let Some(next) = self.checks_next(army) else {
            self.pop();
            return;
        };
        let unit = self.checkers(next).next();
        if let Some(unit) = unit {
            self.check_next(unit);
        }
    }

    /// Units of an army that are to check their morale, or have failed and are to retreat.
    pub(crate) fn checkers(&self, army: Army) -> impl Iterator<Item = UnitId> + '_ {
        self.on_map(army).filter(|&it| self.unit(it).is(crate::state::Flags::CHECKS))
    }

    /// [PG 10.2f] A unit that failed its check retreats; then it is the other army's turn.
    pub(crate) fn check_next(&mut self, unit: UnitId) {
        let army = self.army(unit);
        if let Some(frame) = self.core.agenda.last_mut() {
            *frame = Frame::Checks { army: army.other() };
        }
        let left = if self.is_routed(unit) { self.run(unit) } else { 1 };
        self.begin_retreat(unit, left);
    }

    /// Who is asked what now; `None` while a duty can be done without asking.
    pub(crate) fn question(&self) -> Option<Question> {
        let (active, enemy) = (self.core.active, self.core.active.other());
        let ask = |army, decision| Some(Question { army, decision });
        match *self.core.agenda.last()? {
            Frame::Sequence => self.phase_question(),
            Frame::SetUp => self.set_up_question(),
            Frame::Arrange { army } => {
                self.on_map(army).next()?;
                ask(army, Decision::Arrange)
            }
            Frame::Begin => ask(active, Decision::Begin),
            Frame::Claim => {
                let most = self.claim_most();
                (most > 0).then_some(())?;
                ask(Army::Coalition, Decision::Claim { most })
            }
            Frame::Arrive => {
                ask(Army::Coalition, Decision::Arrive { piece: self.next_at_torgau()? })
            }
            Frame::DeployGuns { wing } => {
                let army = self.scenario.wing(wing).army;
                self.units_of(army).find(|&it| self.may_deploy_guns(it, wing).is_ok())?;
                ask(army, Decision::DeployGuns { wing })
            }
            Frame::ColumnGuns { wing, left } => {
                (left > 0).then_some(())?;
                self.units_of(active).find(|&it| self.may_join_column(it, wing).is_ok())?;
                ask(active, Decision::ColumnGuns { wing })
            }
            Frame::Trace => {
                self.is_trace_open().then_some(())?;
                ask(active, Decision::Trace)
            }
            Frame::Retreat { unit, left, origin, .. } => {
                self.must_choose_way(unit, left, origin).then_some(())?;
                ask(self.army(unit), Decision::Retreat { unit })
            }
            Frame::Follow { leader, unit } => {
                let (from, to) = (self.leader_hex(leader)?, self.hex(unit)?);
                (from != to).then_some(())?;
                ask(self.who(leader).army, Decision::Follow { leader, unit })
            }
            Frame::Move { piece } => {
                let there = self.may_go_on_moving(piece);
                there.then_some(())?;
                ask(active, Decision::Move { piece })
            }
            Frame::Stack { unit } => {
                (self.places_for(unit) > 1).then_some(())?;
                ask(self.army(unit), Decision::Stack { unit })
            }
            Frame::Sight { det } => {
                self.may_try_on_sight(enemy).then_some(())?;
                ask(enemy, Decision::Sight { det })
            }
            Frame::Accept => {
                (!self.army_state(enemy).active).then_some(())?;
                ask(enemy, Decision::Accept)
            }
            Frame::Forced { wing, mover } => {
                let open = self.wing(wing).column && !self.wing(wing).rolled;
                (open && self.hex(mover).is_some()).then_some(())?;
                ask(self.scenario.wing(wing).army, Decision::Forced { wing, mover })
            }
            Frame::Displaced { leader } => {
                (self.refuges(leader).len() > 1).then_some(())?;
                ask(self.who(leader).army, Decision::Displaced { leader })
            }
            Frame::Plan => {
                let barrage = self.core.barrage?;
                ask(self.firing_army(), Decision::Firers { target: barrage.target })
            }
            Frame::Shoot => {
                let barrage = self.core.barrage?;
                ask(self.firing_army(), Decision::Shoot { target: barrage.target })
            }
            Frame::Blow => {
                let army = self.core.blow?.army;
                ask(army, self.blow_question()?)
            }
            Frame::Designate => ask(active, Decision::Designate),
            Frame::Fight { step } => {
                let (army, decision) = self.fight_question(step)?;
                ask(army, decision)
            }
            Frame::Checks { army } => {
                let next = self.checks_next(army)?;
                (self.checkers(next).count() > 1).then_some(())?;
                ask(next, Decision::Check)
            }
            Frame::Passed { .. }
            | Frame::Check { .. }
            | Frame::Alert { .. }
            | Frame::Overrun { .. }
            | Frame::Capture { .. }
            | Frame::Break => None,
        }
    }

    /// Whether the piece that moves can still be asked.
    fn may_go_on_moving(&self, piece: Piece) -> bool {
        match piece {
            Piece::Unit(unit) => {
                let there = self.hex(unit).is_some()
                    || self.unit(unit).place == crate::state::Place::Awaited;
                there && !self.is_routed(unit)
            }
            Piece::Leader(leader) => {
                self.leader_hex(leader).is_some()
                    || self.leader(leader).place == crate::state::Place::Awaited
            }
        }
    }
}
