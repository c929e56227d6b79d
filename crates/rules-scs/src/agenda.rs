//! What the rules still owe: a stack of duties, innermost last, worked off until a side must decide.

use canon::Digest;
use hexgrid::HexId;

use crate::decision::{Decision, Question};
use crate::event::{Cause, Event};
use crate::state::{Phase, Side, UnitId, War};

/// One duty.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub enum Frame {
    /// [SCS 1.0B] Goes through the sequence of play; always at the bottom.
    Sequence,
    /// [SCS 5.0M] Reinforcements have to be placed, group by group.
    Arrivals {
        /// The first group of the order of arrival that has not been taken up in this phase.
        next: u16,
    },
    /// [SCS 5.0cB, 5.0cD] One group of them is being placed.
    Entry {
        /// Its place in the order of arrival.
        arrival: u16,
        /// [SCS 5.0cC] Whether its entry was blocked before its first unit was placed.
        blocked: bool,
    },
    /// [SCS 3.1M] The selected units move.
    Move {
        /// Where they are.
        hex: HexId,
        /// Whether they have taken a step.
        under_way: bool,
    },
    /// [SCS 7.2bA] An attack is being planned.
    Plan {
        /// On which hex.
        target: HexId,
    },
    /// [SCS 7.0I] The defender may respond.
    React,
    /// [SCS 7.0H] Both sides show their units.
    Reveal,
    /// [SCS 7.0J] The dice have to be rolled.
    Resolve,
    /// [SCS 7.1D] A side carries out its part of the result.
    Suffer {
        /// Who.
        side: Side,
        /// Steps to lose.
        steps: u8,
        /// Hexes to retreat.
        hexes: u8,
    },
    /// [SCS 8.0c] A side loses steps.
    Losses {
        /// Who.
        side: Side,
        /// How many.
        left: u8,
        /// [SCS 8.0a] Whether none has been lost yet.
        first: bool,
    },
    /// [SCS 9.0a] A side's units in the combat retreat, stack by stack.
    Retreats {
        /// Who.
        side: Side,
        /// How many hexes.
        hexes: u8,
    },
    /// [SCS 9.1] One group retreats.
    RetreatGroup {
        /// Its number.
        group: u8,
        /// Where it is.
        hex: HexId,
        /// Where it fought.
        origin: HexId,
        /// Hexes done.
        done: u8,
        /// Hexes still to do.
        left: u8,
        /// Enemy zones entered so far.
        zones: u8,
    },
    /// [SCS 9.0bB, 9.0dB] A retreating group loses steps.
    GroupLosses {
        /// Its number.
        group: u8,
        /// Where it is.
        hex: HexId,
        /// How many.
        left: u8,
        /// Why.
        cause: Cause,
    },
    /// [SCS 10.0M] The attacker may advance.
    Advance,
    /// [SCS 10.0R] One unit may go on.
    GoOn {
        /// Who.
        unit: UnitId,
        /// Hexes it may still go.
        left: u8,
    },
    /// The combat is over.
    EndCombat,
    /// [SCS 4.0c] The side not in turn orders a stack that has changed.
    Restack {
        /// Where.
        hex: HexId,
    },
    /// [SCS 4.0a] Stacking is enforced at the end of the phase.
    EndPhase,
    /// [SCS 4.0a] Stacking is enforced in one hex.
    Enforce {
        /// Where.
        hex: HexId,
    },
}

/// More duties than any legal situation owes in one go; beyond it something cycles.
const DUTIES_MAX: u32 = 100_000;

impl War {
    /// Works the agenda off until a side must decide or the game is over.
    pub(crate) fn settle(&mut self, events: &mut Vec<Event>) {
        for _ in 0..DUTIES_MAX {
            if self.core.ended.is_some() || self.question().is_some() {
                return;
            }
            let Some(&frame) = self.core.agenda.last() else { return };
            self.do_duty(frame, events);
        }
        panic!("the agenda does not end: {:?}", self.core.agenda);
    }

    /// Does one duty that asks nobody.
    fn do_duty(&mut self, frame: Frame, events: &mut Vec<Event>) {
        match frame {
            Frame::Sequence => self.go_on_in_sequence(events),
            Frame::EndPhase => self.end_phase(events),
            Frame::Enforce { .. }
            | Frame::React
            | Frame::Advance
            | Frame::Move { .. }
            | Frame::Plan { .. }
            | Frame::Entry { .. }
            | Frame::GoOn { .. }
            | Frame::GroupLosses { .. }
            | Frame::Losses { .. }
            | Frame::Restack { .. } => {
                self.core.agenda.pop();
            }
            Frame::Arrivals { next } => self.next_entry(next, events),
            Frame::Reveal => self.reveal(events),
            Frame::Resolve => self.resolve_without_dice(events),
            Frame::Suffer { side, steps, .. } => self.begin_losses(side, steps, 0),
            Frame::Retreats { side, hexes } => self.next_retreat(side, hexes),
            Frame::RetreatGroup { group, hex, .. } => self.end_group_retreat(group, hex),
            Frame::EndCombat => self.end_combat(),
        }
    }

    /// Who is asked what now; `None` while a duty can be done without asking.
    pub(crate) fn question(&self) -> Option<Question> {
        let active = self.core.side;
        let ask = |side, decision| Some(Question { side, decision });
        match *self.core.agenda.last()? {
            Frame::Sequence => {
                let decision = match self.core.phase {
                    Phase::SetUp => self.set_up_question()?,
                    Phase::Movement | Phase::Exploitation => Decision::ChooseMover,
                    Phase::Combat => Decision::ChooseTarget,
                    Phase::Supply => return None,
                };
                ask(active, decision)
            }
            Frame::Entry { .. } => ask(active, Decision::Arrive { unit: self.next_arrival()? }),
            Frame::Move { hex, .. } => {
                self.group(hex, MOVERS).next()?;
                ask(active, Decision::Move { hex })
            }
            Frame::Plan { target } => ask(active, Decision::ChooseAttackers { target }),
            Frame::React => {
                let combat = self.core.combat?;
                if !self.defender_may_react() {
                    return None;
                }
                ask(active.other(), Decision::React { target: combat.target })
            }
            Frame::Resolve => {
                let combat = self.core.combat?;
                self.reckoning().column?;
                ask(active, Decision::Roll { target: combat.target, kind: combat.kind })
            }
            Frame::Suffer { side, steps, hexes } => {
                (hexes > 0 && self.outlasts(side, steps)).then_some(())?;
                ask(side, Decision::Convert { hexes })
            }
            Frame::Losses { side, left, .. } => {
                (left > 0 && self.involved(side).next().is_some()).then_some(())?;
                ask(side, Decision::LoseStep { left })
            }
            Frame::RetreatGroup { group, hex, left, .. } => {
                let unit = self.group(hex, group).next().filter(|_| left > 0)?;
                ask(self.side_of(unit), Decision::Retreat { hex, left })
            }
            Frame::GroupLosses { group, hex, left, .. } => {
                let unit = self.group(hex, group).next().filter(|_| left > 0)?;
                ask(self.side_of(unit), Decision::LoseInRetreat { hex, left })
            }
            Frame::Advance => {
                let combat = self.core.combat?;
                self.someone_may_advance().then_some(())?;
                ask(active, Decision::Advance { hex: combat.target })
            }
            Frame::GoOn { unit, left } => ask(active, Decision::GoOn { unit, left }),
            Frame::Restack { hex } => {
                // [SCS 0.10A] Asked by what everybody sees: whether a fighter lies hidden must not show.
                self.stack(hex).nth(1)?;
                ask(active.other(), Decision::Restack { hex })
            }
            Frame::Enforce { hex } => {
                (self.excess(hex) > 0).then_some(())?;
                ask(self.holder(hex)?, Decision::Overstacked { hex })
            }
            Frame::Arrivals { .. }
            | Frame::Reveal
            | Frame::Retreats { .. }
            | Frame::EndCombat
            | Frame::EndPhase => None,
        }
    }
}

/// The group number of the units that move.
pub(crate) const MOVERS: u8 = 1;
/// The group number of artillery that supports the combat being planned or fought.
pub(crate) const SUPPORT: u8 = u8::MAX;
