//! [AMB 8.2l–8.2r] Openings: into a building and out of it one sees only through them.
//!
//! Whether the other end lies in the field of view of an opening follows from the line itself: it
//! crosses that hexside, its end points included (ruling K17).

use hexgrid::{Direction, HexId};

use super::s01_tracing::{Line, Walls, is_walled};
use super::{Blocker, Eye};
use crate::mission::Opening;
use crate::state::Sortie;
use crate::terms::{Stance, Terrain};

/// [AMB 8.2q] How far apart the ends of a line are that leads through a building: each of its two
/// openings must be next to one of them.
const THROUGH_BUILDING_HEXES: u16 = 2;

impl Sortie {
    /// [AMB 8.2l, 13.5h, MKa, MKf] The opening in a side of a hex with walls, as things are now: a
    /// breach is as good as a door, a bunker is all windows but for a door that has been broken
    /// down.
    pub(crate) fn opening(&self, hex: HexId, side: Direction) -> Option<Opening> {
        let marks = self.marks(hex);
        if self.terrain(hex) == Terrain::Bunker {
            let broken = (u8::try_from(side.index()).expect("six sides"), true);
            let is_door = marks.and_then(|it| it.bunker) == Some(broken);
            return Some(if is_door { Opening::Door } else { Opening::Window });
        }
        if marks.is_some_and(|it| it.breached & 1 << side.index() != 0) {
            return Some(Opening::Door);
        }
        self.mission.ground.edge(hex, side).opening
    }
}

impl Line<'_> {
    /// [AMB 8.2l, 8.2r] The line leaves the building of the one end or comes into that of the
    /// other: each needs an opening there.
    pub(super) fn leave_buildings(
        &self,
        at: HexId,
        way: Direction,
        next: HexId,
    ) -> Result<(), Blocker> {
        let arrives = next == self.to.spot.hex;
        let ignored = arrives && self.walls == Walls::Ignored;
        if ignored {
            return Ok(());
        }
        if at == self.from.spot.hex {
            self.look_out(self.from, way, self.to)?;
        }
        if arrives {
            self.look_out(self.to, way.opposite(), self.from)?;
        }
        Ok(())
    }

    /// [AMB 8.2l] Whether somebody who may be inside walls looks out of this side.
    fn look_out(&self, inside: Eye, side: Direction, outside: Eye) -> Result<(), Blocker> {
        let hex = inside.spot.hex;
        if !is_walled(self.game.terrain(hex)) {
            return Ok(());
        }
        match self.game.opening(hex, side) {
            None => Err(Blocker::Wall(hex)),
            Some(opening) => {
                let is_beside = self.far == 1;
                let seen = through(opening, inside.stance, outside.stance, is_beside);
                if seen { Ok(()) } else { Err(Blocker::Window(hex)) }
            }
        }
    }

    /// [AMB 8.2q] Whether the line leads through a building between the ends: from inside a
    /// building, in by one opening and out by another, with nothing beyond.
    ///
    /// Interpretation: nobody looks through a whole building from outside [AMB 8.2s]; from within
    /// one sees through the next room (the sight examples have P9 see R10 through Q10).
    pub(super) fn sees_through(&self, hex: HexId) -> bool {
        let is_inside = |end: Eye| is_walled(self.game.terrain(end.spot.hex));
        if self.far != THROUGH_BUILDING_HEXES || !(is_inside(self.from) || is_inside(self.to)) {
            return false;
        }
        let grid = &self.game.mission.ground.map.grid;
        let side = |end: Eye| grid.direction(hex, end.spot.hex);
        let (Some(back), Some(on)) = (side(self.from), side(self.to)) else { return false };
        let is_open = |side: Direction, here: Eye, beyond: Eye| {
            self.game.opening(hex, side).is_some_and(|opening| {
                is_inside(here) || through(opening, beyond.stance, here.stance, true)
            })
        };
        back.opposite() == on
            && is_open(back, self.from, self.to)
            && is_open(on, self.to, self.from)
    }
}

/// [AMB 8.2m, 8.2n, 8.2o, 8.2p] Whether somebody inside and somebody outside see each other through
/// an opening; `is_beside` if the one outside is right in front of it.
fn through(opening: Opening, inside: Stance, outside: Stance, is_beside: bool) -> bool {
    match (opening, inside) {
        (Opening::Door, _) | (Opening::Window, Stance::Standing) => true,
        (Opening::Window, Stance::Crouching) => !is_beside || outside == Stance::Standing,
        (Opening::Window, Stance::Prone) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Opening::{Door, Window};
    use Stance::{Crouching, Prone, Standing};

    /// Rules: amb:8.2m, amb:8.2n, amb:8.2o, amb:8.2p.
    #[test]
    fn ex_160_stance_counts_at_windows_and_not_at_doors() {
        let table = [
            // opening, inside, outside, right in front, seen
            (Window, Crouching, Crouching, true, false),
            (Window, Crouching, Prone, true, false),
            (Window, Crouching, Standing, true, true),
            (Window, Crouching, Prone, false, true),
            (Window, Prone, Standing, true, false),
            (Window, Prone, Standing, false, false),
            (Window, Standing, Prone, true, true),
            (Door, Prone, Prone, true, true),
            (Door, Prone, Standing, false, true),
            (Door, Crouching, Crouching, true, true),
        ];
        for (opening, inside, outside, is_beside, seen) in table {
            let said = through(opening, inside, outside, is_beside);
            assert_eq!(said, seen, "{opening:?} {inside:?} {outside:?} {is_beside}");
        }
    }
}
