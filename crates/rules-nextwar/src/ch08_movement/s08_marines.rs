//! [NW 8.5.5] Marines lifted by amphibious ships.

use hexgrid::HexId;
use kernel::{Illegal, refuse};

use super::air_missions::Load;
use super::{Ask, May};
use crate::action::Spot;
use crate::state::{Berth, Place, ShipId, UnitId, War};
use crate::terms::ShipKind;

/// [NW 8.5.5a] How far from its ships a unit is picked up and set down.
pub(super) const RADIUS: u16 = 12;

impl War {
    /// [NW 8.5.5a] The open-sea hex from which ships can lift; none if they are elsewhere.
    pub(super) fn lift_hex(&self, ship: ShipId) -> Option<HexId> {
        match self.ship(ship).berth {
            Berth::Hex(hex) if !self.scenario.board.is_land(hex) => Some(hex),
            Berth::Hex(_)
            | Berth::AtSea(_)
            | Berth::Inshore(_)
            | Berth::Box(_)
            | Berth::Awaited
            | Berth::Unused => None,
        }
    }

    /// Where Marines are picked up: ashore, or on the ships they are with.
    fn pick_up(&self, id: UnitId) -> Option<HexId> {
        match self.unit(id).place {
            Place::Hex(hex) => Some(hex),
            Place::Aboard(ship) => self.lift_hex(ship),
            Place::Box(_)
            | Place::Line(..)
            | Place::Beside(_)
            | Place::Awaited
            | Place::Eliminated
            | Place::Unused => None,
        }
    }

    /// [NW 2.4.1, 8.5.5a] Whether ships may lift a unit: enough of them, for each lifts one
    /// level.
    pub(super) fn may_lift(&self, id: UnitId, ship: ShipId) -> Result<May, Illegal> {
        self.may_ship_lift(id, ship)?;
        let able = self.ships().filter(|it| self.may_ship_lift(id, *it).is_ok()).count();
        if able < usize::from(self.unit(id).levels) {
            return refuse("nw:8.5.5a", "each ship lifts one level, and there are too few");
        }
        Ok(May::Open(self.first_question(Load::Lift(id, vec![ship]))))
    }

    /// [NW 8.5.5a, 8.5.5b] Whether one ship may help to lift a unit.
    fn may_ship_lift(&self, id: UnitId, ship: ShipId) -> Result<(), Illegal> {
        let spec = self.spec(id);
        if !spec.kind.is_marine() || spec.kind.is_armor() || !spec.is_airmobile_capable() {
            return refuse("nw:8.5.5a", "the ships lift Marines without armor");
        }
        self.may_be_carried(id)?;
        if self.ship_spec(ship).kind != ShipKind::Amph || self.ship_side(ship) != self.side(id) {
            return refuse("nw:8.5.5a", "the naval unit lifts nobody");
        }
        let Some(sea) = self.lift_hex(ship) else {
            return refuse("nw:8.5.5a", "the ships are in no open-sea hex");
        };
        if self.ship(ship).lifted {
            return refuse("nw:8.5.5a", "the ships have lifted a unit in this segment");
        }
        let Some(from) = self.pick_up(id) else {
            return refuse("nw:8.5.5b", "the unit cannot be picked up where it is");
        };
        if self.distance(sea, from) > RADIUS {
            return refuse("nw:8.5.5b", "the unit is too far from the ships");
        }
        Ok(())
    }

    /// [NW 8.5.5a] Whether a lift has a ship for each level; other missions have nothing to
    /// complete.
    pub(super) fn is_lift_complete(&self, load: &Load) -> Result<(), Illegal> {
        match load {
            Load::Lift(id, ships) if ships.len() < usize::from(self.unit(*id).levels) => {
                refuse("nw:8.5.5a", "each ship lifts one level")
            }
            Load::Lift(..)
            | Load::Transport(_)
            | Load::Drop(_)
            | Load::Airmobile(_)
            | Load::Transfer(_) => Ok(()),
        }
    }

    /// [NW 8.5.5a] Whether one more ship joins in a lift.
    // Interpretation: inherent points combine as other airmobile points do.
    pub(super) fn may_join_lift(
        &self,
        load: &Load,
        unit: UnitId,
        ship: ShipId,
    ) -> Result<May, Illegal> {
        let Load::Lift(id, ships) = load else {
            return refuse("nw:8.5.5a", "no ships lift the unit");
        };
        let whole = ships.len() == usize::from(self.unit(*id).levels);
        if unit != *id || whole || ships.contains(&ship) {
            return refuse("nw:8.5.5a", "the ships cannot join in");
        }
        self.may_ship_lift(unit, ship)?;
        let mut ships = ships.clone();
        ships.push(ship);
        ships.sort_unstable();
        Ok(May::Next(Ask::Escort(Load::Lift(*id, ships))))
    }

    /// [NW 8.5.5a, 8.5.5b] Whether Marines may be set down in a hex: near every ship that lifts
    /// them.
    pub(super) fn may_marines_land(
        &self,
        id: UnitId,
        ships: &[ShipId],
        spot: Spot,
    ) -> Result<(), Illegal> {
        let to = self.may_set_down(id, spot)?;
        let far = |it: &ShipId| {
            let sea = self.lift_hex(*it).expect("ships that lift are in a hex");
            self.distance(sea, to) > RADIUS
        };
        if ships.iter().any(far) {
            return refuse("nw:8.5.5a", "the hex is too far from the ships");
        }
        Ok(())
    }
}
