//! [SCS 1.0] Sequence of play.
//!
//! A game turn is the first player's turn and then the second's [SCS 1.0A, 1.0J]; each runs through
//! Movement, Combat, Exploitation and Supply [SCS 1.0B]. There is no initiative roll [SCS 1.0D].

use crate::agenda::Frame;
use crate::event::Event;
use crate::state::{Flags, Phase, Side, War};

impl Phase {
    /// [SCS 1.0B] The phase that follows in the player turn.
    fn next(self) -> Option<Self> {
        match self {
            Self::Movement => Some(Self::Combat),
            Self::Combat => Some(Self::Exploitation),
            Self::Exploitation => Some(Self::Supply),
            Self::SetUp | Self::Supply => None,
        }
    }
}

impl War {
    /// Does what the sequence of play does by itself: the set-up without choices, the Supply Phase.
    pub(crate) fn go_on_in_sequence(&mut self, events: &mut Vec<Event>) {
        match self.core.phase {
            Phase::SetUp => self.end_set_up(events),
            Phase::Supply => {
                self.check_supply(events);
                self.next_phase(events);
            }
            Phase::Movement | Phase::Combat | Phase::Exploitation => {
                unreachable!("these phases ask the active player")
            }
        }
    }

    /// [SCS 1.0A, 1.0D] Begins the first player's turn.
    pub(crate) fn begin_game_turn(&mut self, events: &mut Vec<Event>) {
        self.begin_title_turn();
        self.begin_player_turn(Side::First, events);
    }

    fn begin_player_turn(&mut self, side: Side, events: &mut Vec<Event>) {
        self.core.side = side;
        events.push(Event::TurnBegan { turn: self.core.turn, side });
        self.begin_phase(Phase::Movement, events);
    }

    /// [SCS 1.0B, 1.0C] Begins a phase, or passes over it where the game leaves it out [SCS 1.0K].
    pub(crate) fn begin_phase(&mut self, phase: Phase, events: &mut Vec<Event>) {
        let side = self.core.side;
        self.core.phase = phase;
        let left_out = |it: &crate::scenario::Skip| {
            (it.turn, it.side, it.phase) == (self.core.turn, side, phase)
        };
        if self.scenario.skips.iter().any(left_out) {
            events.push(Event::PhaseSkipped { side, phase });
            return self.next_phase(events);
        }
        events.push(Event::PhaseBegan { side, phase });
        self.reset_for_phase();
        // [SCS 1.0E] Reinforcements come before any movement; who begins in an enemy zone is seen
        // only once they stand on the map, see ch05.
        if phase == Phase::Movement {
            self.core.agenda.push(Frame::Arrivals { next: 0 });
        } else {
            self.note_where_units_begin();
        }
    }

    /// Forgets what lasts for one phase only [SCS 3.1dA, 6.1b, 7.2d].
    fn reset_for_phase(&mut self) {
        for unit in &mut self.core.units {
            unit.flags.clear(Flags::OF_PHASE);
            unit.spent = 0;
        }
        self.core.overrun.clear();
        self.core.plans_changed = 0;
    }

    /// [SCS 2.1b] Notes where each unit begins the phase, and who begins it in an enemy zone.
    pub(crate) fn note_where_units_begin(&mut self) {
        let side = self.core.side;
        for unit in self.scenario.units_of(side) {
            let Some(hex) = self.unit(unit).hex() else { continue };
            let in_zone = self.in_enemy_zoc(side, hex);
            let state = self.unit_mut(unit);
            state.began = hex;
            if in_zone {
                state.flags.set(Flags::BEGAN_IN_EZOC);
            }
        }
    }

    /// [SCS 4.0a] Ends a phase once stacking is in order.
    pub(crate) fn end_phase(&mut self, events: &mut Vec<Event>) {
        let side = self.core.side;
        if self.core.phase == Phase::Movement {
            self.end_tolerance(side);
        }
        if let Some(hex) = self.overstacked_hex(side) {
            self.core.agenda.push(Frame::Enforce { hex });
            return;
        }
        self.core.agenda.pop();
        self.age_tolerances(side);
        self.next_phase(events);
    }

    fn next_phase(&mut self, events: &mut Vec<Event>) {
        if let Some(phase) = self.core.phase.next() {
            return self.begin_phase(phase, events);
        }
        match self.core.side {
            Side::First => self.begin_player_turn(Side::Second, events),
            Side::Second => self.end_game_turn(events),
        }
    }

    /// [SCS 0.4A] The turn marker advances only when both player turns are over.
    fn end_game_turn(&mut self, events: &mut Vec<Event>) {
        self.core.ended = self.judge_end_of_turn();
        if self.core.ended.is_some() {
            events.push(Event::Ended);
            return;
        }
        self.core.turn += 1;
        self.begin_game_turn(events);
    }
}
