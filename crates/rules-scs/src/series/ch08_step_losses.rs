//! [SCS 8.0] Step losses.
//!
//! The visible face gives a unit's strength [SCS 8.0M]; steps beyond the second change nothing more
//! [SCS 8.0O]; a one-sided counter has one step [SCS 8.0d]. See `roster::UnitType::face`.

use kernel::{Illegal, refuse};

use crate::agenda::Frame;
use crate::event::{Cause, Event};
use crate::state::{Flags, Place, Side, UnitId, War};

impl War {
    /// [SCS 9.2A, 9.2C] Begins a side's losses: the steps of the result and the converted hexes
    /// form one pool; the hexes that remain are retreated afterwards. Steps that nobody is left to
    /// lose are ignored [SCS 8.0cA]: the duty ends with the last unit.
    pub(crate) fn begin_losses(&mut self, side: Side, steps: u8, hexes: u8) {
        self.replace_frame(Frame::Retreats { side, hexes });
        self.core.agenda.push(Frame::Losses { side, left: steps, first: true });
    }

    /// [SCS 8.0a, 8.0aA] The strongest unit's printed value: attack for the attacker, defense for
    /// the defender.
    fn printed_strength(&self, unit: UnitId) -> u8 {
        let face = self.face(unit);
        if self.side_of(unit) == self.core.side { face.attack.unwrap_or(0) } else { face.defense }
    }

    /// [SCS 8.0a, 8.0b, 8.0c] Whether a unit may take the next step of a result: the first comes
    /// from the strongest, and nobody loses a second before all have lost one.
    pub(crate) fn may_lose(&self, unit: UnitId, side: Side, first: bool) -> Result<(), Illegal> {
        if !self.involved(side).any(|it| it == unit) {
            return refuse("scs:8.0c", "only units engaged in the combat lose steps");
        }
        let strongest = self.involved(side).map(|it| self.printed_strength(it)).max();
        if first && Some(self.printed_strength(unit)) != strongest {
            return refuse("scs:8.0a", "the first step comes from the strongest unit");
        }
        let hit = |it: UnitId| self.unit(it).is(Flags::HIT);
        if hit(unit) && self.involved(side).any(|it| !hit(it)) {
            return refuse("scs:8.0b", "every unit loses a step before any loses a second");
        }
        Ok(())
    }

    /// [SCS 8.0M, 8.0N, 8.0d] Takes a step from a unit: it shows its reduced side, or is destroyed.
    pub(crate) fn lose_step(&mut self, unit: UnitId, cause: Cause, events: &mut Vec<Event>) {
        let left = self.unit(unit).steps - 1;
        self.unit_mut(unit).flags.set(Flags::HIT);
        if left > 0 {
            self.set_steps(unit, left);
            events.push(Event::LostStep { unit, left, cause });
        } else {
            self.destroy(unit, cause, events);
        }
    }

    /// [SCS 8.0N] Removes a unit for good.
    pub(crate) fn destroy(&mut self, unit: UnitId, cause: Cause, events: &mut Vec<Event>) {
        let hex = self.hex_of(unit);
        self.remove(unit, Place::Destroyed);
        let state = self.unit_mut(unit);
        (state.steps, state.flags) = (0, Flags::default());
        events.push(Event::Destroyed { unit, hex, cause });
    }

    /// [SCS 8.0c] Takes the next step of a result.
    pub(crate) fn lose_to_result(&mut self, unit: UnitId, events: &mut Vec<Event>) {
        let Some(&Frame::Losses { side, left, .. }) = self.core.agenda.last() else {
            unreachable!("a step is lost to a result only while losses are taken")
        };
        self.replace_frame(Frame::Losses { side, left: left - 1, first: false });
        self.lose_step(unit, Cause::Result, events);
    }
}
