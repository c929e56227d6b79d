//! [NW 8.2] Zones of control.
//!
//! Where they are is kept in `table`. Retreats ask here too: see `ch09_combat`.

use hexgrid::{Direction, HexId};

use crate::board::Board;
use crate::ch03_sequence::Segment;
use crate::state::{UnitId, War};
use crate::terms::{Side, Terrain};

/// [NW 8.2.1b] Stacking points that have a zone of control around their hex.
pub(crate) const ZONE_FROM_POINTS: u8 = 2;

/// [NW 8.2.1b, 8.2.1c, 8.2.1d] [NWK 2.2d] Whose zone of control is around a hex, by who stands
/// there with how many points. Those aboard, in the air and at sea are in no hex; outposts have no
/// points.
pub(crate) fn zone_around(holder: Option<Side>, points: u8) -> Option<Side> {
    holder.filter(|_| points >= ZONE_FROM_POINTS)
}

impl Board {
    /// [NW 8.2.3a, 8.2.3b, 8.3.1.8b] Whether the ground lets a zone of control extend from a hex
    /// across one of its sides.
    pub(crate) fn lets_zone_extend(&self, from: HexId, way: Direction, to: HexId) -> bool {
        if matches!(self.terrain[to], Terrain::Mountain | Terrain::Urban | Terrain::Sea) {
            return false;
        }
        !self.rivers.contains(from, way) && !self.all_water.contains(from, way)
    }
}

impl War {
    /// [NW 8.2.1b] Whether units of a side stand in a hex with a zone of control around it.
    pub fn has_zone(&self, side: Side, hex: HexId) -> bool {
        zone_around(self.holder(hex), self.points_in(hex)) == Some(side)
    }

    /// [NW 8.2.3c] Whether the first movement segment of the game is not over. Until then no zone
    /// of control crosses the border: who holds its far side is the one who held it at the start.
    fn is_before_first_clash(&self) -> bool {
        let segment = self.core.segment;
        let first = match self.core.kind {
            crate::state::TurnKind::Initiative(_) => Segment::InitiativeMovement,
            crate::state::TurnKind::Contested(_) => Segment::FirstMovement,
        };
        self.core.turn == 1 && segment <= first
    }

    /// [NW 8.2.1a, 8.2.1b, 8.2.3c] [NWK 5.5.2.1a] Whether a hex lies in a zone of control of the
    /// enemies of a side, those beyond the map beside it among them.
    pub fn in_enemy_zone(&self, side: Side, hex: HexId) -> bool {
        let enemy = side.other();
        let closed =
            if self.is_before_first_clash() { self.scenario.board.border.of(hex) } else { 0 };
        self.holds(enemy, hex)
            || self.zones_into(enemy, hex) & !closed != 0
            || self.has_zone_from_beside(enemy, hex)
    }

    /// [NWK 3.1.1a, 3.1.1b, 3.1.1c, 3.1.1e] Whether an enemy zone of control in a hex exists for
    /// a unit that moves in its own movement segment: for light infantry only in flat ground.
    pub fn is_hindered_in(&self, id: UnitId, hex: HexId) -> bool {
        !self.slips_through(id, hex) && self.in_enemy_zone(self.side(id), hex)
    }

    /// [NWK 3.1, 3.1.1a] Whether light infantry may pass by enemies in a hex.
    pub fn slips_through(&self, id: UnitId, hex: HexId) -> bool {
        let flat = || {
            let terrain = self.scenario.board.terrain_in(self.options.season, hex);
            matches!(terrain, Terrain::Open | Terrain::Woods)
        };
        self.spec(id).is_light_infantry() && !flat()
    }
}
