//! Chapter 22.2: battles that begin in the middle, as their files say.
//!
//! The phase that the file names has begun: what the rules do by themselves at its beginning is done.

use std::sync::Arc;

use kernel::Dice;

use crate::agenda::Frame;
use crate::ch10_army_morale::{Piece as TrackPiece, Track, captured};
use crate::ch25_zorndorf::BAGGAGE_POINTS;
use crate::decision::Piece;
use crate::event::Event;
use crate::roster::{Arm, counters};
use crate::scenario::{Start, UnitStart};
use crate::state::{Army, Battle, Flags, Momentum, NO_GROUP, Phase, Place, UnitId};

impl Battle {
    /// Begins where the scenario says: everybody stands, and the phase is being played.
    pub(crate) fn begin_in_the_middle(&mut self) {
        let scenario = Arc::clone(&self.scenario);
        let Some(start) = &scenario.start else { return };
        self.core.turn = start.turn;
        self.core.active = start.army;
        self.core.phase = start.phase;
        self.place_all(start);
        for state in &start.units {
            self.begin_unit(state);
        }
        self.begin_leaders(start);
        self.begin_groups(start);
        for army in Army::BOTH {
            self.begin_army(army, start);
        }
        (self.core.duty, self.core.lacy) = (start.duty, start.lacy);
        self.begin_command(start);
        self.begin_markers(start);
        self.begin_agenda(start);
    }

    /// Puts every piece where it is; those named later lie on top.
    fn place_all(&mut self, start: &Start) {
        for &(piece, place) in &start.places {
            match (piece, place) {
                (Piece::Unit(unit), Place::Map(hex)) => self.put_on_top(unit, hex),
                (Piece::Unit(unit), _) => self.put(unit, place, 0),
                (Piece::Leader(leader), _) => self.leader_mut(leader).place = place,
            }
        }
    }

    fn begin_unit(&mut self, start: &UnitStart) {
        let unit = start.unit;
        self.set_morale(unit, start.morale);
        let wing = self.kind(unit).wing.filter(|_| start.flags.any(Flags::COLUMN));
        if let Some(wing) = wing {
            self.wing_mut(wing).column = true;
        }
        let state = self.unit_mut(unit);
        state.level = start.level.unwrap_or(state.level);
        state.spent = start.spent;
        state.flags = start.flags;
        state.det = start.det.unwrap_or(state.det);
    }

    fn begin_leaders(&mut self, start: &Start) {
        for &(leader, from) in &start.leaders {
            let state = self.leader_mut(leader);
            (state.fate, state.bearer) = (from.fate, from.bearer);
            (state.spent, state.moved, state.helped) = (from.spent, from.moved, from.helped);
        }
        for &(wing, from, column) in &start.wings {
            let state = self.wing_mut(wing);
            let column = column.unwrap_or(state.column);
            *state = from;
            state.column = column;
        }
    }

    /// [PG 6.3.1a] Groups are as they are said to be; the detachments of an active army have joined it.
    fn begin_groups(&mut self, start: &Start) {
        self.core.groups.clone_from(&start.groups);
        for unit in self.scenario.unit_ids() {
            if self.army_state(self.army(unit)).active {
                self.unit_mut(unit).det = NO_GROUP;
            }
        }
    }

    /// [PG 10.0a] An army and its track.
    fn begin_army(&mut self, army: Army, start: &Start) {
        let side = self.scenario.side(army);
        let from = &start.armies[army.index()];
        let mut track = Track::new(from.base.unwrap_or(side.morale), side.top);
        match &from.track {
            Some(pieces) => {
                for &(piece, place) in pieces {
                    track.put(piece);
                    if let (Some(last), Some(place)) = (track.pieces.last_mut(), place) {
                        last.1 = place;
                    }
                }
            }
            None => self.losses(army, start).into_iter().for_each(|it| track.put(it)),
        }
        let bonus = from.bonus.unwrap_or_else(|| self.baggage_bonus(army));
        let current = from.morale.unwrap_or_else(|| track.level());
        let state = self.army_mut(army);
        (state.track, state.current, state.bonus) = (track, current, bonus);
        (state.cs, state.paid) = (from.successes, from.paid);
        (state.alarmed, state.tried) = (from.alarmed, from.tried);
        (state.sighted, state.strained) = (from.sighted, from.strained);
    }

    /// [PG 10.0a, 10.0d, 10.0e] What the losses of an army before the start lay on its track.
    fn losses(&self, army: Army, start: &Start) -> Vec<TrackPiece> {
        let mut pieces = Vec::new();
        for from in start.units.iter().filter(|it| self.army(it.unit) == army) {
            let (kind, level) = (self.kind(from.unit), self.unit(from.unit).level);
            let place = self.unit(from.unit).place;
            let left = if place == Place::Lost { 0 } else { level };
            let lost = counters(kind.start).saturating_sub(counters(left));
            pieces.extend((0..lost).map(|_| TrackPiece::Lost));
            if place == Place::Captured {
                pieces.extend(captured(level, level, kind.is_artillery()));
            }
        }
        pieces
    }

    /// [PG 25.1a] What the baggage that has routed brought the Prussians.
    fn baggage_bonus(&self, army: Army) -> i16 {
        let routed = |it: UnitId| self.kind(it).arm == Arm::Baggage && self.is_routed(it);
        let baggage = army == Army::Prussia && self.units_of(army.other()).any(routed);
        if baggage { BAGGAGE_POINTS } else { 0 }
    }

    /// [PG 6.2.2a, 6.2.2f] Marks the units out of command, but those of which the file says otherwise.
    fn begin_command(&mut self, start: &Start) {
        if start.phase < Phase::Rout {
            return;
        }
        self.mark_out_of_command();
        for from in &start.units {
            let flags = &mut self.unit_mut(from.unit).flags;
            let said = [Flags::OUT_OF_COMMAND, Flags::BY_COMMANDER];
            let is_said = said.iter().any(|&it| from.flags.any(it));
            if from.in_command || is_said {
                for flag in said {
                    flags.clear(flag);
                    flags.set(if from.flags.any(flag) { flag } else { Flags::default() });
                }
            }
        }
    }

    /// [PG 4.3a, 15.2a, 23.4.4b] Lays the markers, unless the file names them.
    fn begin_markers(&mut self, start: &Start) {
        match &start.markers {
            Some(markers) => self.core.markers.clone_from(markers),
            None if start.phase >= Phase::Movement => self.lay_markers(),
            None => {}
        }
        if start.phase == Phase::Movement {
            self.note_beginning();
        }
        for from in &start.units {
            if let Some(hex) = from.began {
                self.unit_mut(from.unit).began = hex.0;
            }
        }
        for &(hex, count) in &start.momentum {
            if let Some(on) = self.holder(hex) {
                self.core.momentum.push(Momentum { hex, on, count });
            }
        }
        self.core.bombarded.clone_from(&start.bombarded);
        self.core.plans_changed = start.plans_changed;
    }

    /// What is asked first: what the phase asks, or whether it goes on if it asks nothing.
    fn begin_agenda(&mut self, start: &Start) {
        self.core.agenda = vec![Frame::Sequence];
        if start.phase == Phase::Rout && !start.traced {
            self.push(Frame::Trace);
            if self.question().is_some() {
                return;
            }
            self.pop();
        }
        if self.question().is_none() {
            self.push(Frame::Begin);
        }
    }

    /// [PG 21a] The battle goes on from where it begins; an adjustment is made now.
    pub(crate) fn go_on_from_start(&mut self, dice: &mut dyn Dice, events: &mut Vec<Event>) {
        self.pop();
        if self.core.phase == Phase::Adjustment {
            self.adjust(dice, events);
        }
    }
}
