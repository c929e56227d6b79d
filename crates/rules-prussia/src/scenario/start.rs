//! Battles that begin in the middle: whose turn, which phase, and what has happened before.

use std::collections::BTreeSet;

use catalog::{Findings, Spanned, read_hex, suggest};
use hexgrid::HexId;

use super::load::unknown;
use super::places::{Reader, Spans};
use super::shape_start::{
    AdvanceShape, ArmyStateShape, GoneWord, PhaseWord, StartShape, TrackShape, TrackWord,
};
use super::{ArmyStart, Group, SetUp, Start};
use crate::ch10_army_morale::{BOTTOM, Piece as TrackPiece};
use crate::decision::Piece;
use crate::state::{
    AdvanceDuty, Army, GroupId, GroupState, LeaderId, Marker, Phase, Place, WingState,
};

/// [PG 23.4b] The most morale that can be claimed.
const CLAIM_MAX: u8 = 8;
/// More Momentum markers than any hex has.
const MOMENTUM_MAX: u8 = 9;
/// More points than any bonus brings or costs.
const BONUS_MAX: i16 = 99;

impl Reader<'_> {
    /// Where the battle begins, if not with the set-up.
    pub(super) fn start(
        &self,
        groups: &[Group],
        setups: &[SetUp],
        spans: &Spans,
        findings: &mut Findings,
    ) -> Option<Start> {
        let Some(spanned) = &self.shape.start else {
            self.refuse_states(findings);
            return None;
        };
        let shape = spanned.get_ref();
        let (turn, last) = (*shape.turn.get_ref(), *self.shape.turns.get_ref());
        if !(1..=last).contains(&turn) {
            let mend = format!("turns go from 1 to {last}");
            self.fault(&shape.turn.span(), format!("turn {turn}"), mend, findings);
        }
        let army = self.side(&shape.side, findings)?;
        let phase = phase_of(*shape.phase.get_ref());
        if phase == Phase::Adjustment && army == Army::Prussia {
            let mend = "it ends the turn of both: name the side of the Coalition";
            self.fault(&shape.side.span(), "the adjustment after one player turn", mend, findings);
        }
        let mut places = self.places(setups, spans, findings);
        let mut units = self.unit_states((army, phase), groups, findings);
        self.take_away(&mut places, &mut units, findings);
        Some(Start {
            turn,
            army,
            phase,
            places,
            units,
            leaders: self.leader_states(findings),
            wings: self.wing_states(findings),
            groups: self.group_states(groups, army, shape, findings),
            armies: self.army_states(shape, findings),
            traced: shape.traced,
            markers: self.markers(phase, shape, findings),
            momentum: self.momentum(shape, findings),
            bombarded: self.bombarded(phase, shape, findings),
            plans_changed: shape.plans_changed,
            duty: self.duty(&shape.advance, findings),
            lacy: shape.lacy,
        })
    }

    /// Without `[start]` the battle begins with the set-up, and nothing has happened.
    fn refuse_states(&self, findings: &mut Findings) {
        let units = self.shape.state.iter().map(|it| &it.unit);
        let leaders = self.shape.leader_state.iter().map(|it| &it.leader);
        let wings = self.shape.wing_state.iter().map(|it| &it.wing);
        let groups = self.shape.group_state.iter().map(|it| &it.group);
        let gone = self.shape.gone.iter().flat_map(|it| &it.pieces);
        for name in units.chain(leaders).chain(wings).chain(groups).chain(gone) {
            let what = format!("something has happened to `{}` before the set-up", name.get_ref());
            self.fault(&name.span(), what, "add `[start]`, or leave it out", findings);
        }
    }

    /// [PG 22.2e] Everybody who is there at the start is in one hex; those named later lie on top.
    fn places(
        &self,
        setups: &[SetUp],
        spans: &Spans,
        findings: &mut Findings,
    ) -> Vec<(Piece, Place)> {
        let mut places = Vec::new();
        for setup in setups {
            let fixed = setup.hexes.iter().next().filter(|_| setup.hexes.len() == 1);
            for &piece in &setup.pieces {
                let hex = setup.quick.get(&piece).copied().or(fixed);
                if hex.is_none()
                    && let Some(span) = spans.of(piece)
                {
                    let what = format!("`{}` is still to be set up", self.id_of(piece));
                    let mend = "with `[start]` give it one hex, or a place in `quick`";
                    self.fault(span, what, mend, findings);
                }
                places.extend(hex.map(|it| (piece, Place::Map(it))));
            }
        }
        places
    }

    /// [PG 10.0a, 1.2d, 10.2k] Those who are gone, and the levels they had.
    fn take_away(
        &self,
        places: &mut Vec<(Piece, Place)>,
        units: &mut Vec<super::UnitStart>,
        findings: &mut Findings,
    ) {
        for gone in &self.shape.gone {
            let place = match gone.how {
                GoneWord::Lost => Place::Lost,
                GoneWord::Captured => Place::Captured,
                GoneWord::Exited => Place::Exited,
            };
            for name in &gone.pieces {
                // What nobody knows has been found before.
                let Some(piece) = self.piece(name, &mut Findings::new()) else { continue };
                places.push((piece, place));
                match piece {
                    Piece::Unit(unit) => {
                        if units.iter().any(|it| it.unit == unit) {
                            let what = format!("`{}` is gone and has a state", self.id_of(piece));
                            let mend = "leave its `[[state]]` out; `level` stands with `[[gone]]`";
                            self.fault(&name.span(), what, mend, findings);
                        }
                        units.push(self.gone_unit(unit, gone, name, findings));
                    }
                    Piece::Leader(_) if gone.how == GoneWord::Captured || gone.level.is_some() => {
                        let what = format!("`{}` is a leader", name.get_ref());
                        let mend = "leaders are lost or have exited, and have no levels";
                        self.fault(&name.span(), what, mend, findings);
                    }
                    Piece::Leader(_) => {}
                }
            }
        }
    }

    /// The groups: all Effective but those named; detachments as the file says.
    fn group_states(
        &self,
        groups: &[Group],
        army: Army,
        shape: &StartShape,
        findings: &mut Findings,
    ) -> Vec<GroupState> {
        let fresh = GroupState { effective: true, active: false, sighted: false };
        let mut states = vec![fresh; groups.len()];
        for name in &shape.degraded {
            if let Some(group) = self.group(name, army, groups, findings) {
                states[group.index()].effective = false;
            }
        }
        let mut seen = BTreeSet::new();
        for state in &self.shape.group_state {
            let Some(army) = self.side(&state.side, findings) else { continue };
            let Some(group) = self.group(&state.group, army, groups, findings) else { continue };
            self.once(&mut seen, group, &state.group, findings);
            for of_det in [&state.active, &state.sighted].into_iter().flatten() {
                if *of_det.get_ref() && !groups[group.index()].detachment {
                    let what = format!("`{}` is no detachment", state.group.get_ref());
                    self.fault(&of_det.span(), what, "leave it out", findings);
                }
            }
            let is = |it: &Option<Spanned<bool>>| it.as_ref().is_some_and(|it| *it.get_ref());
            let target = &mut states[group.index()];
            target.effective = state.effective.unwrap_or(target.effective);
            (target.active, target.sighted) = (is(&state.active), is(&state.sighted));
        }
        states
    }

    pub(super) fn group(
        &self,
        name: &Spanned<String>,
        army: Army,
        groups: &[Group],
        findings: &mut Findings,
    ) -> Option<GroupId> {
        let mine = |it: &&Group| it.army == army && it.id == *name.get_ref();
        let found = groups.iter().position(|it| mine(&it));
        if found.is_none() {
            let known = groups.iter().filter(|it| it.army == army).map(|it| it.id.as_str());
            unknown("group", name, known, self.source, findings);
        }
        found.and_then(|it| u8::try_from(it).ok()).map(GroupId)
    }

    /// Records a second state of the same thing.
    pub(super) fn once<T: Ord>(
        &self,
        seen: &mut BTreeSet<T>,
        thing: T,
        name: &Spanned<String>,
        findings: &mut Findings,
    ) {
        if !seen.insert(thing) {
            let what = format!("`{}` has two states", name.get_ref());
            self.fault(&name.span(), what, "remove one of the two", findings);
        }
    }

    fn wing_states(
        &self,
        findings: &mut Findings,
    ) -> Vec<(crate::state::WingId, WingState, Option<bool>)> {
        let mut seen = BTreeSet::new();
        let mut states = Vec::new();
        for shape in &self.shape.wing_state {
            let Some(wing) = self.wing(&shape.wing, findings) else { continue };
            self.once(&mut seen, wing, &shape.wing, findings);
            let state = WingState {
                column: false,
                helped: shape.helped,
                rolled: shape.rolled,
                stirred: shape.stirred,
            };
            states.push((wing, state, shape.column));
        }
        states
    }

    fn army_states(&self, shape: &StartShape, findings: &mut Findings) -> [ArmyStart; 2] {
        let mut states = [ArmyStart::default(), ArmyStart::default()];
        for (name, shape) in &shape.army {
            if let Some(army) = self.side(name, findings) {
                states[army.index()] = self.army_state(army, shape, findings);
            }
        }
        states
    }

    fn army_state(&self, army: Army, shape: &ArmyStateShape, findings: &mut Findings) -> ArmyStart {
        let side = &self.shape.side.get_ref()[army.index()];
        let top = *side.top.get_ref();
        for value in [&shape.morale, &shape.base].into_iter().flatten() {
            self.check_box(value, top, findings);
        }
        if let Some(alarmed) = shape.alarmed.as_ref().filter(|it| *it.get_ref() && side.active) {
            let mend = "leave `alarmed` out, or write `active = false` with the side";
            self.fault(&alarmed.span(), "an active army that is alarmed", mend, findings);
        }
        let figures = [
            shape.successes.as_ref().map(|it| (i32::from(*it.get_ref()), it.span())),
            shape.paid.as_ref().map(|it| (i32::from(*it.get_ref()), it.span())),
        ];
        for (figure, span) in figures.into_iter().flatten() {
            if figure > i32::from(BONUS_MAX) {
                self.fault(
                    &span,
                    format!("{figure} of them"),
                    format!("at most {BONUS_MAX}"),
                    findings,
                );
            }
        }
        let far = |it: &&Spanned<i16>| !(-BONUS_MAX..=BONUS_MAX).contains(it.get_ref());
        if let Some(bonus) = shape.bonus.as_ref().filter(far) {
            let what = format!("a bonus of {} points", bonus.get_ref());
            self.fault(&bonus.span(), what, format!("at most {BONUS_MAX}"), findings);
        }
        let track = shape.track.as_ref().map(|list| {
            let pieces = list.iter().map(|it| self.track_piece(it, top, findings));
            pieces.collect()
        });
        ArmyStart {
            morale: shape.morale.as_ref().map(|it| *it.get_ref()),
            base: shape.base.as_ref().map(|it| *it.get_ref()),
            track,
            successes: shape.successes.as_ref().map_or(0, |it| *it.get_ref()),
            alarmed: shape.alarmed.as_ref().is_some_and(|it| *it.get_ref()),
            tried: shape.tried,
            paid: shape.paid.as_ref().map_or(0, |it| *it.get_ref()),
            sighted: shape.sighted,
            strained: shape.strained,
            bonus: shape.bonus.as_ref().map(|it| *it.get_ref()),
        }
    }

    fn check_box(&self, value: &Spanned<i16>, top: i16, findings: &mut Findings) {
        if !(BOTTOM..=top).contains(value.get_ref()) {
            let what = format!("{} on the track", value.get_ref());
            self.fault(&value.span(), what, format!("it goes from {BOTTOM} to {top}"), findings);
        }
    }

    fn track_piece(
        &self,
        shape: &TrackShape,
        top: i16,
        findings: &mut Findings,
    ) -> (TrackPiece, Option<i16>) {
        if let Some(place) = &shape.place {
            self.check_box(place, top, findings);
        }
        let word = *shape.piece.get_ref();
        if (word == TrackWord::Captured) != shape.points.is_some() {
            let mend = "`points` stand with `captured`, and there alone";
            self.fault(&shape.piece.span(), "points of a captured counter", mend, findings);
        }
        let piece = match word {
            TrackWord::Lost => TrackPiece::Lost,
            TrackWord::Captured => {
                TrackPiece::Captured(shape.points.as_ref().map_or(0, |it| *it.get_ref()))
            }
            TrackWord::Activation => TrackPiece::Activation,
            TrackWord::Fatigue => TrackPiece::Fatigue,
            TrackWord::Penalty => TrackPiece::Penalty,
        };
        (piece, shape.place.as_ref().map(|it| *it.get_ref()))
    }

    /// [PG 4.3a, 4.3c] The Engaged markers, if the file names any list of them.
    fn markers(
        &self,
        phase: Phase,
        shape: &StartShape,
        findings: &mut Findings,
    ) -> Option<Vec<Marker>> {
        if shape.markers.is_none() && shape.shifted.is_none() {
            return None;
        }
        let mut markers: Vec<Marker> = Vec::new();
        for (list, shifted) in [(&shape.markers, false), (&shape.shifted, true)] {
            for name in list.iter().flatten() {
                let Some(hex) = self.hex(name, findings) else { continue };
                if phase < Phase::Movement {
                    let mend = "they are laid when the Movement Phase begins";
                    self.fault(&name.span(), "an Engaged marker", mend, findings);
                }
                if markers.iter().any(|it| it.hex == hex) {
                    let what = format!("two Engaged markers on {}", name.get_ref());
                    self.fault(&name.span(), what, "remove one", findings);
                }
                markers.push(Marker { hex, shifted });
            }
        }
        markers.sort_by_key(|it| it.hex);
        Some(markers)
    }

    pub(super) fn hex(&self, name: &Spanned<String>, findings: &mut Findings) -> Option<HexId> {
        read_hex(&self.field.map, name, self.source, findings)
    }

    fn momentum(&self, shape: &StartShape, findings: &mut Findings) -> Vec<(HexId, u8)> {
        let mut markers = Vec::new();
        for (name, &count) in &shape.momentum {
            if !(1..=MOMENTUM_MAX).contains(&count) {
                let mend = format!("1 to {MOMENTUM_MAX}, or leave the hex out");
                self.fault(&name.span(), format!("{count} Momentum markers"), mend, findings);
            }
            markers.extend(self.hex(name, findings).map(|it| (it, count)));
        }
        markers
    }

    fn bombarded(&self, phase: Phase, shape: &StartShape, findings: &mut Findings) -> Vec<HexId> {
        let mut hexes = Vec::new();
        for name in &shape.bombarded {
            if !matches!(phase, Phase::Bombardment | Phase::Defense) {
                let mend = "that is forgotten when a bombardment phase ends: leave it out";
                self.fault(&name.span(), "a hex that was bombarded", mend, findings);
            }
            hexes.extend(self.hex(name, findings));
        }
        hexes
    }

    fn duty(&self, shape: &AdvanceShape, findings: &mut Findings) -> AdvanceDuty {
        let number = |it: &Option<Spanned<u8>>| it.as_ref().map_or(0, |it| *it.get_ref());
        let (claimed, deadline) = (number(&shape.claimed), number(&shape.deadline));
        if let Some(value) = shape.claimed.as_ref().filter(|it| *it.get_ref() > CLAIM_MAX) {
            let mend = format!("at most {CLAIM_MAX}");
            self.fault(&value.span(), format!("{claimed} points claimed"), mend, findings);
        }
        let last = *self.shape.turns.get_ref();
        if let Some(value) = shape.deadline.as_ref().filter(|_| deadline > last || claimed == 0) {
            let mend = format!("with `claimed`, name a turn up to {last}");
            self.fault(&value.span(), format!("the deadline {deadline}"), mend, findings);
        }
        AdvanceDuty {
            claimed,
            deadline,
            forfeited: shape.forfeited,
            fought: shape.fought,
            punished: shape.punished,
            done: shape.done,
            attempted: shape.attempted,
        }
    }

    /// Hexes that may hold too much, with their places.
    pub(super) fn crowded(&self, findings: &mut Findings) -> Vec<(HexId, catalog::Span)> {
        let Some(start) = &self.shape.start else { return Vec::new() };
        let names = start.get_ref().overstacked.iter();
        names.filter_map(|it| Some((self.hex(it, findings)?, it.span()))).collect()
    }

    /// A leader by his name.
    pub(super) fn leader(
        &self,
        name: &Spanned<String>,
        findings: &mut Findings,
    ) -> Option<LeaderId> {
        let found = self.leader_at(name.get_ref());
        if found.is_none() {
            let known = self.leaders.iter().map(|it| it.id.as_str());
            let what = format!("no leader `{}`", name.get_ref());
            self.fault(&name.span(), what, suggest(name.get_ref(), known), findings);
        }
        found
    }
}

fn phase_of(word: PhaseWord) -> Phase {
    match word {
        PhaseWord::Activation => Phase::Activation,
        PhaseWord::Deployment => Phase::Deployment,
        PhaseWord::Command => Phase::Command,
        PhaseWord::Rout => Phase::Rout,
        PhaseWord::Movement => Phase::Movement,
        PhaseWord::Bombardment => Phase::Bombardment,
        PhaseWord::Rally => Phase::Rally,
        PhaseWord::Defense => Phase::Defense,
        PhaseWord::Combat => Phase::Combat,
        PhaseWord::Adjustment => Phase::Adjustment,
    }
}
