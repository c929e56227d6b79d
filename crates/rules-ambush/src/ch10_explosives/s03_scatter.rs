//! [AMB 10.3] Where a throw that misses comes down.

use hexgrid::{Crossing, Direction, HexId};

use crate::state::{Sortie, Spot};

/// [AMB 10.3b] Dice below this go to one of the six hexes around.
const DIRECTIONS: u8 = 6;

impl Sortie {
    /// [AMB 10.3a–10.3c] Where it lies. What would come back to the thrower, leave the map or go
    /// through a wall stays where it was meant to go.
    pub(super) fn scattered(&self, from: Spot, target: Spot, die: u8) -> Spot {
        if die >= DIRECTIONS || from.hex == target.hex {
            return target;
        }
        let direction = self.scatter_direction(from.hex, target.hex, die);
        let grid = &self.mission.ground.map.grid;
        let Some(hex) = grid.neighbor(target.hex, direction) else { return target };
        let open = self.is_open_side(target.hex, direction)
            && self.is_open_side(hex, direction.opposite());
        if hex == from.hex || !open { target } else { hex.into() }
    }

    /// [AMB 10.3a] Diagram A if the throw came in through a side of the target hex, diagram B if
    /// it came between two hexes.
    fn scatter_direction(&self, from: HexId, target: HexId, die: u8) -> Direction {
        let sixths = i8::try_from(die).expect("a die has ten faces");
        let grid = &self.mission.ground.map.grid;
        match grid.line(target, from).next() {
            Some(Crossing::Hex { across: Some(toward_thrower), .. }) => {
                // Die 0 is the hex beyond, then clockwise.
                toward_thrower.opposite().turned(sixths)
            }
            Some(Crossing::Side { left, right }) => {
                // Seen from the target the thrower's left hand is on the right.
                let near_right = left.and_then(|hex| grid.direction(target, hex));
                let near_left = right.and_then(|hex| grid.direction(target, hex));
                let near_right = near_right.or(near_left.map(|it| it.turned(-1)));
                let near_right = near_right.expect("a line runs beside a hex of the map");
                // Die 0 is the far hex on the left hand, then clockwise.
                near_right.opposite().turned(sixths)
            }
            Some(Crossing::Hex { across: None, .. }) | None => {
                unreachable!("a throw goes from hex to hex")
            }
        }
    }
}
