//! Chapters 10 and 21: the Army Morale track, Combat Successes, demoralized and broken armies.

use canon::Digest;
use kernel::Dice;

use crate::agenda::Frame;
use crate::ch06_command::d6;
use crate::event::Event;
use crate::roster::counters;
use crate::state::{Army, Battle, Flags, Morale, Phase, Spirit, UnitId};

/// [PG 10.2a] From here on Demoralization threatens.
pub(crate) const SHAKY: i16 = 6;
/// [PG 10.3a] The lower end of the track: the army breaks.
pub(crate) const BOTTOM: i16 = -10;
/// [PG 21a] Combat Successes for one point.
const CS_PER_POINT: u16 = 3;
/// [PG 10.2d] How near the enemy a unit must be to check.
const CHECK_RANGE: u16 = 3;

/// [PG 10.0a, 10.0e] What lies on a track.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Digest)]
pub enum Piece {
    /// A counter that was eliminated or ran off the map: 1 point for the enemy.
    Lost,
    /// A captured counter, and the points it brings the enemy.
    Captured(u8),
    /// The price of an activation.
    Activation,
    /// [PG 25.3.4a] Fatigue.
    Fatigue,
    /// [PG 23.4.4a] A penalty.
    Penalty,
}

impl Piece {
    /// [PG 22.1a–22.1c] What it brings the enemy.
    pub fn points(self) -> u8 {
        match self {
            Self::Lost => 1,
            Self::Captured(points) => points,
            Self::Activation | Self::Fatigue | Self::Penalty => 0,
        }
    }
}

/// [PG 10.0a] A track: the value it starts with, its upper end, and the pieces in their boxes.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub struct Track {
    /// The value at which an empty track stands.
    pub start: i16,
    /// [PG 10.0f] The upper end.
    pub top: i16,
    /// Pieces and their boxes, in the order they came.
    pub pieces: Vec<(Piece, i16)>,
}

impl Track {
    /// An empty track.
    pub fn new(start: i16, top: i16) -> Self {
        Self { start, top, pieces: Vec::new() }
    }

    /// The lowest occupied box; none on an empty track [PG 10.0c].
    pub fn lowest(&self) -> Option<i16> {
        self.pieces.iter().map(|it| it.1).min()
    }

    /// Morale before Routed units are counted: the lowest occupied box, or the start.
    pub fn level(&self) -> i16 {
        self.lowest().unwrap_or(self.start)
    }

    /// [PG 10.0a, 10.0b] Puts a piece in the highest empty box below the occupied ones, or in the box of
    /// Current Morale; never below the end.
    pub fn put(&mut self, piece: Piece) {
        let place = self.lowest().map_or(self.start, |it| it - 1);
        self.pieces.push((piece, place.max(BOTTOM)));
    }

    /// [PG 21b, 10.0f] One point up: all pieces of the lowest box rise one box, or the start does.
    pub fn rise(&mut self) {
        match self.lowest() {
            Some(lowest) if lowest < self.top => {
                for it in self.pieces.iter_mut().filter(|it| it.1 == lowest) {
                    it.1 += 1;
                }
            }
            Some(_) => {}
            None => self.start = (self.start + 1).min(self.top),
        }
    }

    /// [PG 23.4.4f] [K-77] So many points down, in full: markers below the others, or a lower start.
    pub fn fall(&mut self, points: u8) {
        if self.pieces.is_empty() {
            self.start = (self.start - i16::from(points)).max(BOTTOM);
            return;
        }
        for _ in 0..points {
            self.put(Piece::Penalty);
        }
    }

    /// [PG 25.3.4c] Takes a fatigue marker away; pieces below it close up. Whether there was one.
    pub fn rest(&mut self) -> bool {
        let lowest = self
            .pieces
            .iter()
            .enumerate()
            .filter(|it| it.1.0 == Piece::Fatigue)
            .min_by_key(|it| it.1.1)
            .map(|it| it.0);
        let Some(index) = lowest else { return false };
        let (_, place) = self.pieces.remove(index);
        if !self.pieces.iter().any(|it| it.1 == place) {
            for it in self.pieces.iter_mut().filter(|it| it.1 < place) {
                it.1 += 1;
            }
        }
        true
    }

    /// [PG 22.1a–22.1c] Points that the pieces bring the enemy.
    pub fn points(&self) -> i16 {
        self.pieces.iter().map(|it| i16::from(it.0.points())).sum()
    }
}

/// [PG 10.0e, 22.1b, 22.1c] The counters of a unit at a level of which so many levels are captured, from
/// the top of its ladder: guns score by level.
pub(crate) fn captured(level: u8, levels: u8, guns: bool) -> impl Iterator<Item = Piece> {
    let (mut at, mut left) = (level, levels);
    core::iter::from_fn(move || {
        if left == 0 || at == 0 {
            return None;
        }
        // The levels of the counter on the map: 3 and 4, or 1 and 2.
        let of_counter = if at > 2 { at - 2 } else { at };
        let taken = of_counter.min(left);
        (at, left) = (at - taken, left - taken);
        Some(Piece::Captured(if guns { 2 * taken } else { 2 }))
    })
}

impl Battle {
    /// [PG 10.0a] Puts a piece on the track of an army; Current Morale follows.
    pub(crate) fn put_on_track(&mut self, army: Army, piece: Piece) {
        let marker_counts = self.options.marker_counts;
        let adjusting = self.core.phase == Phase::Adjustment;
        let state = self.army_mut(army);
        // [K-23]
        if marker_counts && state.track.pieces.is_empty() {
            state.track.start = state.current;
        }
        state.track.put(piece);
        // [PG 10.3g] What falls in the checks of the adjustment counts with the next one.
        if adjusting {
            return;
        }
        state.current = state.current.min(state.track.level());
    }

    /// [PG 10.1a–10.1c, 10.2e] Gives an army Combat Success markers.
    pub(crate) fn succeed(&mut self, army: Army, count: u8, events: &mut Vec<Event>) {
        self.army_mut(army).cs += u16::from(count);
        events.push(Event::Success { army, count });
    }

    /// [PG 10.0a, 10.0d, 10.1b] Counters of a unit were lost: boxes and Combat Successes.
    pub(crate) fn count_lost(&mut self, unit: UnitId, count: u8, events: &mut Vec<Event>) {
        let army = self.army(unit);
        for _ in 0..count {
            self.put_on_track(army, Piece::Lost);
        }
        self.succeed(army.other(), count, events);
    }

    /// [PG 10.0d, 10.0e, 10.1c, 22.1b, 22.1c] So many levels of a unit were captured, from the top of its
    /// ladder: each counter takes a box; guns score by level.
    pub(crate) fn count_captured(&mut self, unit: UnitId, levels: u8, events: &mut Vec<Event>) {
        let (army, level) = (self.army(unit), self.unit(unit).level);
        let guns = self.kind(unit).is_artillery();
        let mut count = 0;
        for piece in captured(level, levels, guns) {
            self.put_on_track(army, piece);
            count += 1;
        }
        debug_assert!(count <= counters(level).max(1), "each counter is captured once");
        self.succeed(army.other(), count, events);
    }

    /// [PG 21a–21c] Successes become morale, then Routed units are counted.
    fn reckon(&mut self, army: Army, events: &mut Vec<Event>) {
        let points = self.army_state(army).cs / CS_PER_POINT;
        self.army_mut(army).cs = 0;
        for _ in 0..points {
            self.army_mut(army).track.rise();
        }
        let routed = self.on_map(army).filter(|&it| self.is_routed(it)).count();
        let routed = u8::try_from(routed).unwrap_or(u8::MAX);
        let state = self.army_mut(army);
        state.current = (state.track.level() - i16::from(routed)).max(BOTTOM);
        let now = state.current;
        events.push(Event::Current { army, routed, now });
    }

    /// [PG 21a] The joint adjustment of both armies, up to the rolls for Demoralization.
    pub(crate) fn adjust(&mut self, dice: &mut dyn Dice, events: &mut Vec<Event>) {
        for army in Army::BOTH {
            self.feel_the_heat(army, events);
        }
        for army in Army::BOTH {
            self.reckon(army, events);
        }
        self.end_duty_of_french(events);
        for army in Army::BOTH {
            if self.roll_for_demoralization(army, dice, events) {
                self.army_mut(army).spirit = Spirit::Demoralized;
                events.push(Event::Spirit { army, spirit: Spirit::Demoralized });
                self.mark_checks(army, |_| true);
            }
        }
        self.push(Frame::Break);
        self.roll_checks(dice, events);
        self.push_retreats(dice, events);
    }

    /// [PG 10.2a, 10.2b, 21d] Whether an army becomes Demoralized now.
    fn roll_for_demoralization(
        &self,
        army: Army,
        dice: &mut dyn Dice,
        events: &mut Vec<Event>,
    ) -> bool {
        let state = self.army_state(army);
        if state.spirit != Spirit::Steady || state.current > SHAKY {
            return false;
        }
        if state.current <= 0 {
            return true;
        }
        let die = d6(dice, "pg:10.2a");
        let holds = state.current > i16::from(die);
        events.push(Event::DemoralizationRolled { army, die, holds });
        !holds
    }

    /// [PG 10.2d] The units of an army near the enemy are to check their morale.
    fn mark_checks(&mut self, army: Army, of: impl Fn(&Self) -> bool) {
        if !of(self) {
            return;
        }
        let units: Vec<UnitId> = self
            .on_map(army)
            .filter(|&it| self.is_near_enemy(it, CHECK_RANGE) && !self.is_spared(it))
            .collect();
        for unit in units {
            self.unit_mut(unit).flags.set(Flags::CHECKS);
        }
    }

    /// Routed units have nothing left to lose: a further Rout would only run them again, which the rule
    /// wants of them too; only what cannot be shaken is spared.
    fn is_spared(&self, unit: UnitId) -> bool {
        self.kind(unit).arm == crate::roster::Arm::Baggage && self.is_routed(unit)
    }

    /// [PG 10.2f, 8.3a] The marked units of both armies check together; those that fail stay marked and
    /// retreat in turn. Whoever routs has lost his ZOC before anybody goes.
    fn roll_checks(&mut self, dice: &mut dyn Dice, events: &mut Vec<Event>) {
        let units: Vec<UnitId> = self.scenario.unit_ids().collect();
        for unit in units.into_iter().filter(|&it| self.hex(it).is_some()).collect::<Vec<_>>() {
            if !self.unit(unit).is(Flags::CHECKS) {
                continue;
            }
            let fails = self.roll_check(unit, false, dice, events);
            if !fails || self.is_routed(unit) && self.run(unit) == 0 {
                self.unit_mut(unit).flags.clear(Flags::CHECKS);
            }
        }
    }

    /// [PG 10.2f] Lets the marked units retreat in turn: alternately if both armies have some.
    fn push_retreats(&mut self, dice: &mut dyn Dice, events: &mut Vec<Event>) {
        let has = |army: Army| self.checkers(army).next().is_some();
        let first = match (has(Army::Prussia), has(Army::Coalition)) {
            (false, false) => return,
            (true, false) => Army::Prussia,
            (false, true) => Army::Coalition,
            (true, true) => {
                // [K-76]
                let die = d6(dice, "pg:10.2f");
                let army = if die % 2 == 1 { Army::Prussia } else { Army::Coalition };
                events.push(Event::FirstToRetreat { army, die });
                army
            }
        };
        self.push(Frame::Checks { army: first });
    }

    /// [PG 10.2f] The army whose unit retreats next.
    pub(crate) fn checks_next(&self, army: Army) -> Option<Army> {
        let has = |army: Army| self.checkers(army).next().is_some();
        if has(army) {
            return Some(army);
        }
        has(army.other()).then_some(army.other())
    }

    /// [PG 10.3a, 10.3b, 10.3g, 21e] [K-106] Armies at the end of the track break: Disordered units rout at once,
    /// Formed ones near the enemy check.
    pub(crate) fn break_armies(&mut self, dice: &mut dyn Dice, events: &mut Vec<Event>) {
        self.pop();
        let mut routs: Vec<UnitId> = Vec::new();
        for army in Army::BOTH {
            let state = self.army_state(army);
            if state.spirit == Spirit::Broken || state.current > BOTTOM {
                continue;
            }
            self.army_mut(army).spirit = Spirit::Broken;
            events.push(Event::Spirit { army, spirit: Spirit::Broken });
            let units: Vec<UnitId> = self.on_map(army).collect();
            for unit in units {
                match self.morale(unit) {
                    Morale::Disordered => routs.push(unit),
                    Morale::Formed if self.is_near_enemy(unit, CHECK_RANGE) => {
                        self.unit_mut(unit).flags.set(Flags::CHECKS);
                    }
                    Morale::Formed | Morale::Routed => {}
                }
            }
        }
        self.roll_checks(dice, events);
        // [PG 10.2f] All lose their ZOC before anybody retreats.
        for &unit in &routs {
            self.shake(unit, true, false, "pg:10.3b", events);
            if self.run(unit) > 0 {
                self.unit_mut(unit).flags.set(Flags::CHECKS);
            }
        }
        self.push_retreats(dice, events);
    }
}
