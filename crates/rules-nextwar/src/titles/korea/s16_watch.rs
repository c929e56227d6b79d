//! [NWK 16.1.1d] Whether the DPRK can still come to watch the division that stands still.

use hexgrid::HexId;

use crate::ch08_movement::s03_terrain::Going;
use crate::ch08_movement::s05_ground::March;
use crate::state::{UnitId, War};
use crate::terms::Side;

/// Whether units of the DPRK beside the hex that have not moved can bring what is missing there.
///
/// Interpretation: what is more than one step away is nobody's duty.
pub(crate) fn can_watch(game: &War, watch: HexId, points: u8) -> bool {
    !game.holds(Side::Allied, watch)
        && game.points_in(watch) + watchers_beside(game, watch) >= points
}

/// The stacking points of units of the DPRK that have not moved and can step into the hex.
pub(super) fn watchers_beside(game: &War, watch: HexId) -> u8 {
    let near: Vec<UnitId> = game.beside(watch).flat_map(|it| game.stack(it)).collect();
    let can_come = |id: &UnitId| {
        game.side(*id) == Side::Dprk
            && game.may_march(*id).is_ok()
            && March::begin(game, *id).may_step(game, watch, Going::Road).is_ok()
    };
    near.into_iter().filter(can_come).map(|it| game.face(it).stacking).sum()
}
