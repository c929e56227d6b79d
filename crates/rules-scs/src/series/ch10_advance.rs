//! [SCS 10.0] Advance after combat.
//!
//! Units advance one after the other, in hexes and not in points [SCS 10.0b], and enemy zones do
//! not hinder them [SCS 2.1e, 10.0S]. The defender never advances [SCS 10.0c].

use hexgrid::HexId;
use kernel::{Illegal, refuse};

use crate::agenda::Frame;
use crate::event::Event;
use crate::state::{CombatKind, Flags, UnitId, War};

impl War {
    fn combat_kind(&self) -> CombatKind {
        self.core.combat.expect("a combat is being fought").kind
    }

    fn vacated_hex(&self) -> HexId {
        self.core.combat.expect("a combat is being fought").target
    }

    /// [SCS 10.0O, 10.0P, 10.0a] How far a unit may advance: one hex, or with exploitation
    /// capability the printed retreat of the result, whatever the defender made of it.
    fn advance_limit(&self, unit: UnitId) -> u8 {
        let result = self.core.combat.and_then(|it| it.result);
        let printed = result.expect("who advances has a result").defender_hexes;
        if self.scenario.unit(unit).exploitation { printed.max(1) } else { 1 }
    }

    /// Whether anybody may advance, or in an overrun must.
    pub(crate) fn someone_may_advance(&self) -> bool {
        self.involved(self.core.side).any(|it| self.may_advance(it).is_ok())
    }

    /// [SCS 10.0M, 10.0N, 10.0T] Whether a unit may advance into the vacated hex: any attacker that
    /// did not retreat, also one that contributed nothing [SCS 7.2eA].
    pub(crate) fn may_advance(&self, unit: UnitId) -> Result<(), Illegal> {
        let (hex, state) = (self.vacated_hex(), self.unit(unit));
        if self.holds(self.core.side.other(), hex) {
            return refuse("scs:10.0M", "the defender's hex is not vacated");
        }
        if self.side_of(unit) != self.core.side {
            return refuse("scs:10.0c", "the defender never advances");
        }
        if !state.is(Flags::ATTACKING) || state.hex().is_none() {
            return refuse("scs:10.0N", "only units of the attack advance");
        }
        if state.is(Flags::RETREATED) {
            return refuse("scs:10.0N", "a unit that has retreated does not advance");
        }
        if state.is(Flags::ADVANCED) {
            return refuse("scs:10.0Q", "the unit has advanced");
        }
        // [SCS 10.0d] In an overrun all must enter; see `halt` for what stacking then does.
        let must = self.combat_kind() == CombatKind::Overrun;
        if must || self.can_end(unit, hex, self.advance_limit(unit) - 1) {
            return Ok(());
        }
        refuse("scs:10.0U", "the hex would be overstacked at the end of the advance")
    }

    /// [SCS 10.0U] Whether an advance that has come to a hex can end within the stacking limits.
    fn can_end(&self, unit: UnitId, hex: HexId, left: u8) -> bool {
        self.fits(unit, hex)
            || left > 0
                && self.onward_hexes(unit, hex).any(|next| self.can_end(unit, next, left - 1))
    }

    /// Whether a unit is or would be within the limit of a hex.
    fn fits(&self, unit: UnitId, hex: HexId) -> bool {
        if self.unit(unit).hex() == Some(hex) {
            return self.load(hex) <= self.limit(hex);
        }
        self.has_room(unit, hex)
    }

    /// [SCS 10.0R] Where an advancing unit could go next: not into enemies nor prohibited terrain.
    fn onward_hexes(&self, unit: UnitId, from: HexId) -> impl Iterator<Item = HexId> {
        self.scenario.map.grid.neighbors(from).filter_map(move |(direction, to)| {
            let open =
                self.could_enter(unit, from, direction) && !self.holds(self.core.side.other(), to);
            open.then_some(to)
        })
    }

    /// [SCS 6.0T, 6.2aB, 10.0N, 10.0d] Whether the attacker may end the advance: in an overrun not
    /// before everybody has entered.
    pub(crate) fn may_end_advance(&self) -> Result<(), Illegal> {
        if self.combat_kind() == CombatKind::Overrun && self.someone_may_advance() {
            return refuse("scs:10.0d", "the overrunning units must enter the vacated hex");
        }
        Ok(())
    }

    /// [SCS 10.0Q] Advances a unit into the vacated hex.
    pub(crate) fn advance(&mut self, unit: UnitId, events: &mut Vec<Event>) {
        let left = self.advance_limit(unit) - 1;
        let to = self.vacated_hex();
        self.step_forward(unit, to, events);
        self.unit_mut(unit).flags.set(Flags::ADVANCED);
        if left > 0 {
            self.core.agenda.push(Frame::GoOn { unit, left });
        } else {
            self.check_end_of_advance(unit);
        }
    }

    fn step_forward(&mut self, unit: UnitId, to: HexId, events: &mut Vec<Event>) {
        let from = self.hex_of(unit);
        self.put(unit, to);
        events.push(Event::Advanced { unit, from, to });
    }

    /// [SCS 10.0R, 10.0U] Whether an advancing unit may go on to a hex.
    pub(crate) fn may_go_on(&self, unit: UnitId, left: u8, to: HexId) -> Result<(), Illegal> {
        let from = self.hex_of(unit);
        if self.direction(from, to).is_none() {
            return refuse("scs:10.0R", "the hex is not adjacent");
        }
        if !self.onward_hexes(unit, from).any(|it| it == to) {
            return refuse("scs:10.0R", "an enemy unit or prohibited terrain is in the way");
        }
        if !self.can_end(unit, to, left - 1) {
            return refuse("scs:10.0U", "the hex would be overstacked at the end of the advance");
        }
        Ok(())
    }

    /// Advances a unit one hex farther.
    pub(crate) fn go_on(&mut self, unit: UnitId, left: u8, to: HexId, events: &mut Vec<Event>) {
        self.step_forward(unit, to, events);
        self.replace_frame(Frame::GoOn { unit, left: left - 1 });
        if left == 1 {
            self.core.agenda.pop();
            self.check_end_of_advance(unit);
        }
    }

    /// [SCS 10.0U] Whether a unit may end its advance where it is: not in a hex that is or must
    /// become overstacked, as long as it can go on.
    pub(crate) fn may_halt(&self, unit: UnitId, left: u8) -> Result<(), Illegal> {
        let hex = self.hex_of(unit);
        let can_go_on = || self.onward_hexes(unit, hex).any(|it| self.can_end(unit, it, left - 1));
        if self.load(hex) + self.still_to_enter(hex) > self.limit(hex) && can_go_on() {
            return refuse("scs:10.0U", "the hex would be overstacked at the end of the advance");
        }
        Ok(())
    }

    /// [SCS 10.0d] What must still enter a hex in an overrun and cannot go on from it.
    ///
    /// Interpretation: those who can go on make room for those who cannot (gaps A-18).
    fn still_to_enter(&self, hex: HexId) -> u16 {
        let overrun = self.combat_kind() == CombatKind::Overrun;
        if !overrun || hex != self.vacated_hex() {
            return 0;
        }
        let stays = |it: &UnitId| self.may_advance(*it).is_ok() && self.advance_limit(*it) == 1;
        self.involved(self.core.side).filter(stays).map(|it| self.stacking_value(it)).sum()
    }

    /// Ends a unit's advance.
    pub(crate) fn halt(&mut self, unit: UnitId) {
        self.core.agenda.pop();
        self.check_end_of_advance(unit);
    }

    /// [SCS 4.0a, 10.0U] Enforces stacking once the last unit of the combat has advanced.
    fn check_end_of_advance(&mut self, unit: UnitId) {
        let hex = self.hex_of(unit);
        let position = self.core.agenda.iter().rposition(|it| *it == Frame::EndCombat);
        let position = position.expect("the combat has not ended yet");
        let enforce = Frame::Enforce { hex };
        if !self.core.agenda.contains(&enforce) {
            self.core.agenda.insert(position + 1, enforce);
        }
    }
}
