//! [NW 8.5.4] Airmobile movement.

use hexgrid::HexId;
use kernel::{Illegal, refuse};

use super::May;
use super::air_missions::Load;
use super::carriage::is_high;
use crate::action::Spot;
use crate::state::{UnitId, War};
use crate::terms::{Side, Weather};

/// [NW 8.5.4a] How many hexes helicopters carry a unit.
pub(super) const REACH: u16 = 24;

impl War {
    /// [NW 8.5.4.1b, 8.5.4.2a, 13.1.4b] Whether it takes airmobile points to lift a unit.
    pub(crate) fn needs_points(&self, id: UnitId) -> bool {
        !self.spec(id).is_airmobile_type() || self.unit(id).unsupplied
    }

    /// [NW 8.5.4.2, 4.1.2a] The airmobile points that a side can still use this turn.
    pub fn airmobile_points_left(&self, side: Side) -> u8 {
        let lift = self.pools(side).lift;
        let usable = match self.core.weather {
            Weather::Fair => lift.total,
            Weather::Overcast => lift.total.div_ceil(2),
            Weather::Storms => 0,
        };
        usable.saturating_sub(lift.used)
    }

    /// [NW 8.5.4.1a, 8.5.4.2a, 8.5.4.4a] Whether a unit may be lifted.
    pub(super) fn may_airmobile(&self, id: UnitId) -> Result<May, Illegal> {
        if !self.spec(id).is_airmobile_capable() {
            return refuse("nw:8.5.4.1a", "helicopters cannot lift the unit");
        }
        self.may_be_carried(id)?;
        if self.hex(id).is_none() {
            return refuse("nw:8.5.4a", "the unit is not on the map");
        }
        let left = self.airmobile_points_left(self.side(id));
        if self.needs_points(id) && self.face(id).stacking > left {
            return refuse("nw:8.5.4.2a", "there are too few airmobile points left");
        }
        Ok(May::Open(self.first_question(Load::Airmobile(id))))
    }

    /// [NW 8.5.4a, 8.5.1g, 8.5.4.4.1] Whether a unit may be lifted to a hex: each hex costs a
    /// point, whatever the ground below.
    pub(super) fn may_lift_to(&self, id: UnitId, spot: Spot) -> Result<(), Illegal> {
        let Spot::Hex(to) = spot else {
            return refuse("nw:8.5.4a", "helicopters land in a hex");
        };
        let from = self.hex(id).expect("who is lifted is on the map");
        let flight = self.distance(from, to) + self.zone_surcharge(id, from, to);
        if flight > REACH {
            return refuse("nw:8.5.4a", "the hex is too far away");
        }
        if self.approach(id, from) + flight > REACH {
            return refuse(
                "nw:13.2",
                "the hex is too far from the nearest base by way of the unit",
            );
        }
        self.may_set_down(id, spot).map(drop)
    }

    /// [NW 8.2.2c, 8.2.2d] [NWK 3.1.1b] What it costs to take off and to land in an enemy zone of
    /// control: a point each, where no friend is.
    fn zone_surcharge(&self, id: UnitId, from: HexId, to: HexId) -> u16 {
        let side = self.side(id);
        let alone = !self.stack(from).any(|it| it != id);
        let leaves = self.in_enemy_zone(side, from) && alone;
        let enters = self.in_enemy_zone(side, to) && !self.holds(side, to);
        u16::from(leaves) + u16::from(enters)
    }

    /// [NW 13.2] How far helicopters fly to a unit: where that is played, from the nearest base;
    /// a unit with helicopters of its own has them at hand.
    fn approach(&self, id: UnitId, from: HexId) -> u16 {
        if !self.options.airmobile_bases || !self.needs_points(id) {
            return 0;
        }
        let bases = self.scenario.board.lists.bases.iter().copied();
        let bases = bases.filter(|it| self.is_friendly_base(self.side(id), *it));
        // Without a base nothing is in reach.
        bases.map(|it| self.distance(it, from)).min().map_or(REACH, |it| it)
    }

    /// [NW 8.5.4.4.1a, 8.5.4.4.1b] Whether helicopters can set a unit down in a hex.
    pub(super) fn may_set_down(&self, id: UnitId, spot: Spot) -> Result<HexId, Illegal> {
        let Spot::Hex(to) = spot else {
            return refuse("nw:8.5.4a", "helicopters land in a hex");
        };
        self.may_come_down(id, to)?;
        let board = &self.scenario.board;
        let road = board.roads[to].iter().any(Option::is_some);
        if is_high(board.terrain[to]) && !road {
            return refuse("nw:8.5.4.4.1a", "helicopters land on high ground only where a road is");
        }
        if board.needs_clearing(to) && self.controller(to) != self.side(id) {
            return refuse("nw:8.5.4.4.1b", "helicopters do not land in a place of the enemy");
        }
        Ok(to)
    }
}
