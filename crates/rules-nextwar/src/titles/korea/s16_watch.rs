//! [NWK 16.1.1d] Whether the DPRK can still come to watch the division that stands still.

use hexgrid::HexId;

use crate::ch08_movement::s03_terrain::Going;
use crate::ch08_movement::s05_ground::March;
use crate::state::{UnitId, War};
use crate::terms::Side;

/// Whether a unit of the DPRK that has not moved can step into the hex, or units there can stay:
/// what is more than one step away is nobody's duty.
///
/// Interpretation: the hex lies on southern soil and starts empty; the duty holds as far as a
/// single unmoved unit beside it can meet it.
pub(crate) fn can_watch(game: &War, watch: HexId, points: u8) -> bool {
    if game.holds(Side::Allied, watch) {
        return false;
    }
    let lacking = points.saturating_sub(game.points_in(watch));
    let near: Vec<UnitId> = game.beside(watch).flat_map(|it| game.stack(it)).collect();
    near.into_iter().any(|id| {
        game.side(id) == Side::Dprk
            && game.face(id).stacking >= lacking
            && game.may_march(id).is_ok()
            && March::begin(game, id).may_step(game, watch, Going::Road).is_ok()
    })
}
