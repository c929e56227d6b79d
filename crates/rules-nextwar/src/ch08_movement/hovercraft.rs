//! [NWK 15.1] Hovercraft, where they are played: light infantry of the DPRK crosses narrow
//! waters.

use hexgrid::{Direction, HexId};
use kernel::{Illegal, refuse};

use super::March;
use crate::state::{UnitId, War};
use crate::terms::{Nation, Side, Size};

/// [NWK 15.1] Brigades that cross in a segment.
const BRIGADES: usize = 2;

impl War {
    /// [NWK 15.1] Whether hovercraft cross a side of a hex from there: they start in the north.
    pub(super) fn has_hovercraft(&self, from: HexId, way: Direction) -> bool {
        let board = &self.scenario.board;
        self.options.hovercraft
            && board.hovercraft.contains(from, way)
            && board.home_of(from) == Some(Side::Dprk)
    }

    /// [NWK 15.1] Whether a unit may cross so: a brigade of light infantry of the DPRK.
    pub(super) fn may_board_hovercraft(&self, id: UnitId) -> Result<(), Illegal> {
        let spec = self.spec(id);
        let fits =
            spec.nation == Nation::Dprk && spec.is_light_infantry() && spec.size == Size::Brigade;
        if fits {
            Ok(())
        } else {
            refuse("nwk:15.1", "hovercraft take brigades of light infantry of the DPRK")
        }
    }

    /// [NWK 15.1] Whether hovercraft take a stack: it starts the segment where they lie, and they
    /// have room for it.
    pub(super) fn may_cross_together(
        &self,
        march: &March,
        (from, way): (HexId, Direction),
    ) -> Result<(), Illegal> {
        if !self.has_hovercraft(from, way) {
            return Ok(());
        }
        if march.steps > 0 {
            return refuse("nwk:15.1", "hovercraft take only who starts the segment beside them");
        }
        let used = usize::from(self.pools(Side::Dprk).hovercraft);
        if used + march.group.len() > BRIGADES {
            return refuse("nwk:15.1", "no more brigades cross by hovercraft in this segment");
        }
        Ok(())
    }

    /// [NWK 15.1] Notes a crossing.
    pub(super) fn note_crossing(&mut self, march: &March, from: HexId, to: HexId) {
        let way = self.scenario.board.map.grid.direction(from, to).expect("one step");
        if self.has_hovercraft(from, way) {
            let brigades = u8::try_from(march.group.len()).expect("a stack is small");
            self.pools_mut(Side::Dprk).hovercraft += brigades;
        }
    }
}
