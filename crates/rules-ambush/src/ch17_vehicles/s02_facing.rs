//! [AMB 17.2] Facing: which side of a vehicle is struck, and what lies before it.

use hexgrid::{Direction, HexId};

use crate::action::Flank;
use crate::state::{Sortie, VehicleId};

impl Sortie {
    /// [AMB 17.2b] The side of a vehicle that somebody in another hex strikes.
    ///
    /// The bearing of his hex is compared with the facing: up to 30 degrees either way is the
    /// front or the rear, limits included, anything else the side.
    pub(crate) fn flank_toward(&self, vehicle: VehicleId, from: HexId) -> Flank {
        let it = self.vehicle(vehicle);
        let hex = it.hex.expect("a vehicle that is struck is on the map");
        if self.is_in_sector(hex, it.facing, from) {
            Flank::Front
        } else if self.is_in_sector(hex, it.facing.opposite(), from) {
            Flank::Rear
        } else {
            Flank::Side
        }
    }

    /// [AMB 17.13a] Whether a hex lies in the front arc of a vehicle.
    pub(crate) fn is_in_front_arc(&self, vehicle: VehicleId, target: HexId) -> bool {
        let it = self.vehicle(vehicle);
        it.hex.is_some_and(|hex| hex == target || self.is_in_sector(hex, it.facing, target))
    }

    /// [AMB 17.13c] Whether a hex lies in the row straight ahead.
    pub(crate) fn is_straight_ahead(&self, vehicle: VehicleId, target: HexId) -> bool {
        let grid = &self.mission.ground.map.grid;
        let it = self.vehicle(vehicle);
        let mut at = it.hex;
        while let Some(hex) = at {
            if hex == target {
                return true;
            }
            at = grid.neighbor(hex, it.facing);
        }
        false
    }

    /// Whether a hex lies within 30 degrees of a direction, limits included: of the two ways by
    /// which every hex is reached along the grid, neither leads away from the direction by more
    /// than the other leads along it.
    fn is_in_sector(&self, from: HexId, direction: Direction, to: HexId) -> bool {
        let grid = &self.mission.ground.map.grid;
        let (here, there) = (grid.hex(from), grid.hex(to));
        let way = (i32::from(there.q) - i32::from(here.q), i32::from(there.r) - i32::from(here.r));
        // Coordinates along the direction and along the next one clockwise.
        let axis = |it: Direction| (i32::from(it.delta().q), i32::from(it.delta().r));
        let (first, second) = (axis(direction), axis(direction.turned(1)));
        let cross = |one: (i32, i32), other: (i32, i32)| one.0 * other.1 - one.1 * other.0;
        let area = cross(first, second);
        let (along, beside) = (cross(way, second) * area, cross(first, way) * area);
        // In these, 30 degrees clockwise is `along = beside`, 30 degrees the other way is
        // `beside = -along / 2`.
        along > 0 && beside <= along && -2 * beside <= along
    }
}
