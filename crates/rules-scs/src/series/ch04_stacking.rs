//! [SCS 4.0] Stacking.
//!
//! Limits hold at the end of every phase, at the moment of an overrun and at the end of each
//! advance [SCS 4.0a]; units may pass through a full hex [SCS 4.0aA]. Markers are states of units
//! and count nowhere [SCS 4.0b]. Overruns are in ch06 [SCS 4.0aC, 4.0aD], reinforcements in ch05
//! [SCS 4.0aE].

use std::collections::BTreeSet;

use hexgrid::HexId;
use kernel::{Illegal, refuse};

use crate::event::{Cause, Event};
use crate::scenario::StackingMeasure;
use crate::state::{Flags, Phase, Side, Tolerance, UnitId, War};

impl Tolerance {
    /// [SCS 4.0aF] Whether it is left when the Movement Phase of a side ends.
    fn outlasts_movement(self, side: Side) -> bool {
        self.side != side || self.fresh
    }
}

impl War {
    /// [SCS 4.0M] What a unit counts for in its stack.
    pub(crate) fn stacking_value(&self, unit: UnitId) -> u16 {
        let unit_type = self.scenario.unit(unit);
        let stacking = &self.scenario.stacking;
        if stacking.exempt.contains(&unit_type.kind) {
            return 0;
        }
        match stacking.measure {
            StackingMeasure::Units => 1,
            StackingMeasure::Steps => u16::from(self.unit(unit).steps),
            StackingMeasure::Points => u16::from(unit_type.stacking),
        }
    }

    /// What stands in a hex, by the game's measure.
    pub fn load(&self, hex: HexId) -> u16 {
        self.stack(hex).map(|it| self.stacking_value(it)).sum()
    }

    /// The limit of a hex.
    pub fn limit(&self, hex: HexId) -> u16 {
        u16::from(self.scenario.stacking.limits[self.scenario.terrain_at(hex)])
    }

    /// Whether a unit that is not there yet could stand in a hex within the limit.
    pub(crate) fn has_room(&self, unit: UnitId, hex: HexId) -> bool {
        self.load(hex) + self.stacking_value(unit) <= self.limit(hex)
    }

    /// [SCS 4.0a, 4.0aF] By how much a hex is overstacked, leaving aside what is tolerated: a
    /// tolerance serves the side that retreated, not one that takes the hex from it.
    pub(crate) fn excess(&self, hex: HexId) -> u16 {
        self.excess_beyond(hex, self.core.tolerances.iter())
    }

    /// [SCS 4.0a] By how much a hex is overstacked, leaving aside these tolerances.
    fn excess_beyond<'a>(
        &self,
        hex: HexId,
        mut tolerances: impl Iterator<Item = &'a Tolerance>,
    ) -> u16 {
        let here = |it: &&Tolerance| it.hex == hex && self.holds(it.side, hex);
        let tolerated = tolerances.find(here).map_or(0, |it| it.load);
        self.load(hex).saturating_sub(self.limit(hex).max(tolerated))
    }

    /// The first hex of a side where stacking has to be enforced.
    pub(crate) fn overstacked_hex(&self, side: Side) -> Option<HexId> {
        let units = self.scenario.units_of(side);
        units.filter_map(|it| self.unit(it).hex()).find(|&hex| self.excess(hex) > 0)
    }

    /// [SCS 4.0aB, 4.0aF] The hexes of the moving side that would be overstacked if its phase ended
    /// now: with its Movement Phase what was tolerated before it ends as well.
    pub(crate) fn overstacked_at_end_of_phase(&self) -> BTreeSet<HexId> {
        let (side, moves) = (self.core.side, self.core.phase == Phase::Movement);
        let lasts = |it: &&Tolerance| !moves || it.outlasts_movement(side);
        let excess = |hex| self.excess_beyond(hex, self.core.tolerances.iter().filter(lasts));
        let hexes = self.scenario.units_of(side).filter_map(|it| self.unit(it).hex());
        hexes.filter(|&it| excess(it) > 0).collect()
    }

    /// [SCS 4.0aB] Whether the owner may eliminate this unit of an overstacked hex.
    pub(crate) fn may_eliminate(&self, unit: UnitId, hex: HexId) -> Result<(), Illegal> {
        if self.unit(unit).hex() != Some(hex) {
            return refuse("scs:4.0aB", "only a unit of the overstacked hex can be eliminated");
        }
        if self.stacking_value(unit) == 0 {
            return refuse("scs:4.0M", "the unit does not count for stacking");
        }
        Ok(())
    }

    /// [SCS 4.0aB] Eliminates a unit in excess.
    pub(crate) fn eliminate(&mut self, unit: UnitId, hex: HexId, events: &mut Vec<Event>) {
        debug_assert_eq!(self.unit(unit).hex(), Some(hex), "it stands in the overstacked hex");
        self.destroy(unit, Cause::Overstacked, events);
    }

    /// [SCS 4.0aF] Notes an overstack that a retreat has made: its elimination is put off.
    ///
    /// Interpretation (gaps ): put off is what the retreat has brought there, on top of
    /// the limit or of what was tolerated before. In the owner's own Movement Phase older
    /// tolerances are about to end and give nothing more.
    pub(crate) fn tolerate(&mut self, side: Side, hex: HexId, brought: u16) {
        // The end of the owner's Movement Phase in progress is not the end of his next one.
        let fresh = self.core.phase == Phase::Movement && self.core.side == side;
        let stays = |it: &&Tolerance| (it.hex, it.side, it.fresh) == (hex, side, fresh);
        let before = self.core.tolerances.iter().find(stays).map_or(0, |it| it.load);
        let load = self.load(hex).min(self.limit(hex).max(before) + brought);
        self.core.tolerances.retain(|it| it.hex != hex);
        if load > self.limit(hex) {
            self.core.tolerances.push(Tolerance { hex, side, load, fresh });
        }
    }

    /// [SCS 4.0aF] What has left a hex is tolerated there no longer (gaps A-26).
    pub(crate) fn shrink_tolerance(&mut self, hex: HexId) {
        if self.core.tolerances.iter().any(|it| it.hex == hex) {
            let load = self.load(hex);
            for tolerance in self.core.tolerances.iter_mut().filter(|it| it.hex == hex) {
                tolerance.load = tolerance.load.min(load);
            }
        }
    }

    /// [SCS 4.0aF] At the end of the owner's Movement Phase, what was made before it is tolerated no
    /// longer.
    pub(crate) fn end_tolerance(&mut self, side: Side) {
        self.core.tolerances.retain(|it| it.outlasts_movement(side));
    }

    /// When a phase is over: what was made in it is no longer fresh, and what has shrunk stays so.
    pub(crate) fn age_tolerances(&mut self, side: Side) {
        let mut tolerances = core::mem::take(&mut self.core.tolerances);
        for tolerance in &mut tolerances {
            tolerance.fresh &= tolerance.side != side;
            let load = if self.holds(tolerance.side, tolerance.hex) {
                self.load(tolerance.hex)
            } else {
                0
            };
            tolerance.load = tolerance.load.min(load);
        }
        tolerances.retain(|it| it.load > self.limit(it.hex));
        self.core.tolerances = tolerances;
    }

    /// [SCS 4.0cA] The units that may lie on top of a stack: those with an Attack Strength of 1 or
    /// more if there are any, otherwise all.
    pub(crate) fn top_candidates(&self, hex: HexId) -> impl Iterator<Item = UnitId> {
        let fighters = self.stack(hex).any(|it| self.face(it).has_attack());
        self.stack(hex).filter(move |&it| !fighters || self.face(it).has_attack())
    }

    /// [SCS 4.0c] A stack that has changed may be ordered anew.
    pub(crate) fn forget_order(&mut self, hex: HexId) {
        let mut next = self.top(hex);
        while let Some(unit) = next {
            self.unit_mut(unit).flags.clear(Flags::RESTACKED);
            next = self.derived.below(unit);
        }
    }

    /// [SCS 4.0cA] Brings the highest unit that qualifies to the top, if the top unit does not.
    pub(crate) fn keep_top_unit(&mut self, hex: HexId) {
        let Some(top) = self.top(hex) else { return };
        if self.face(top).has_attack() {
            return;
        }
        let Some(best) = self.top_candidates(hex).next() else { return };
        if best != top {
            self.put_on_top(best, hex);
        }
    }

    /// [SCS 4.0c, 4.0cA] Whether the owner may put a unit on top of its stack now.
    ///
    /// Interpretation: once per unit as long as nobody enters or leaves the hex; any order can still
    /// be reached, and phases end.
    pub(crate) fn may_put_on_top(&self, side: Side, unit: UnitId) -> Result<(), Illegal> {
        if self.side_of(unit) != side {
            return refuse("scs:4.0c", "only the owner orders a stack");
        }
        let Some(hex) = self.unit(unit).hex() else {
            return refuse("scs:4.0c", "the unit is not in a stack");
        };
        if self.top(hex) == Some(unit) {
            return refuse("scs:4.0c", "the unit lies on top already");
        }
        if self.unit(unit).is(Flags::RESTACKED) {
            return refuse(
                "scs:4.0c",
                "the unit has been put on top already since the stack changed",
            );
        }
        self.may_lie_on_top(unit, hex)
    }

    /// [SCS 4.0cA] Whether a unit may lie on top of a stack.
    pub(crate) fn may_lie_on_top(&self, unit: UnitId, hex: HexId) -> Result<(), Illegal> {
        if self.unit(unit).hex() != Some(hex) {
            return refuse("scs:4.0c", "the unit is not in that stack");
        }
        let fights = |it: UnitId| self.face(it).has_attack();
        if !fights(unit) && self.stack(hex).any(fights) {
            return refuse("scs:4.0cA", "a unit with an Attack Strength must lie on top");
        }
        Ok(())
    }

    /// Puts a unit on top of its stack.
    pub(crate) fn put_on_top(&mut self, unit: UnitId, hex: HexId) {
        let highest = u8::try_from(self.stack(hex).count() - 1).expect("stacks are small");
        let mut above = self.top(hex);
        while let Some(other) = above.filter(|&it| it != unit) {
            self.unit_mut(other).level -= 1;
            above = self.derived.below(other);
        }
        self.derived.remove(unit, hex);
        self.derived.insert(unit, hex);
        self.unit_mut(unit).level = highest;
    }

    /// Puts a unit on top at its owner's wish.
    pub(crate) fn restack(&mut self, unit: UnitId, events: &mut Vec<Event>) {
        let hex = self.hex_of(unit);
        self.put_on_top(unit, hex);
        self.unit_mut(unit).flags.set(Flags::RESTACKED);
        events.push(Event::Restacked { unit, hex });
    }
}
