//! [NW 8.5.8] Amphibious operations outside combat: going aboard, and giving a beachhead up.
//!
//! The assault itself begins with a move of ships (`s09_ships`) and is fought in `ch09_combat`.

use hexgrid::HexId;
use kernel::{Illegal, refuse};

use super::{Event, May};
use crate::agenda::Event as AnyEvent;
use crate::state::{Berth, Place, ScenarioMark, ShipId, UnitId, War};
use crate::terms::{Kind, ShipKind};

impl War {
    /// [NW 8.5.8.3, 2.4.4] Whether Marines may go aboard: from a port or a beachhead onto
    /// amphibious ships in an open-sea hex beside it, or in the box where both are.
    pub(super) fn may_embark(&self, id: UnitId, ship: ShipId) -> Result<May, Illegal> {
        if !self.spec(id).kind.is_marine() {
            return refuse("nw:8.5.8.3", "only Marines go aboard");
        }
        self.may_be_carried(id)?;
        self.may_use_the_sea()?;
        if self.ship_spec(ship).kind != ShipKind::Amph || self.ship_side(ship) != self.side(id) {
            return refuse("nw:8.5.8.3", "the naval unit takes nobody aboard");
        }
        if !self.lies_beside(id, ship) {
            return refuse(
                "nw:8.5.8.3",
                "the ships do not lie beside a port or beachhead of the unit",
            );
        }
        if self.ship(ship).assaulting {
            return refuse("nw:8.5.8", "the ships make an assault");
        }
        if self.room_aboard(ship) < self.face(id).stacking {
            return refuse("nw:2.4.4", "the ships have no room for the unit");
        }
        Ok(May::Embark(id, ship))
    }

    /// [NW 8.5.8.3] Whether ships lie where a unit can go aboard.
    // Interpretation: a box off the map has its port, and no sea hex beside it.
    fn lies_beside(&self, id: UnitId, ship: ShipId) -> bool {
        let side = self.side(id);
        match (self.unit(id).place, self.ship(ship).berth) {
            (Place::Hex(hex), Berth::Hex(sea)) => {
                !self.scenario.board.is_land(sea)
                    && self.distance(hex, sea) == 1
                    && (self.is_friendly_port(side, hex) || self.has_beachhead(side, hex))
            }
            (Place::Box(unit), Berth::Box(ship)) => unit == ship,
            (
                Place::Hex(_)
                | Place::Box(_)
                | Place::Aboard(_)
                | Place::Line(..)
                | Place::Beside(_)
                | Place::Awaited
                | Place::Eliminated
                | Place::Unused,
                _,
            ) => false,
        }
    }

    /// [NW 8.5.8.3] Marines go aboard: that is their move.
    pub(super) fn embark(&mut self, id: UnitId, ship: ShipId, events: &mut Vec<AnyEvent>) {
        let from = self.hex(id);
        self.put(id, Place::Aboard(ship));
        self.unit_mut(id).moved = true;
        events.push(Event::Boarded { unit: id, ship }.into());
        if let Some(from) = from {
            self.leave_clearing(from, events);
        }
    }

    /// [NW 8.5.8.2d] Whether a side may remove its beachhead from a hex.
    pub(super) fn may_dismantle(&self, hex: HexId) -> Result<May, Illegal> {
        let side = self.phasing().expect("somebody moves in a movement segment");
        let own = |it: &UnitId| self.spec(*it).kind == Kind::Beachhead && self.side(*it) == side;
        match self.stack(hex).find(own) {
            Some(id) => Ok(May::Dismantle(id)),
            None => refuse("nw:8.5.8.2d", "the side has no beachhead there"),
        }
    }

    /// [NW 8.5.8.2d] Removes a beachhead; it can be placed again next turn.
    pub(super) fn dismantle(&mut self, id: UnitId, events: &mut Vec<AnyEvent>) {
        let hex = self.hex(id).expect("a beachhead lies in a hex");
        self.put(id, Place::Awaited);
        self.core.marks.push(ScenarioMark::Dismantled(id));
        self.core.marks.sort_unstable();
        events.push(Event::BeachheadRemoved { hex }.into());
        self.leave_clearing(hex, events);
    }

    /// [NW 8.5.8.2d] With the turn, beachheads that were removed are at hand again.
    pub(super) fn return_beachheads(&mut self) {
        self.core.marks.retain(|it| !matches!(it, ScenarioMark::Dismantled(_)));
    }
}
