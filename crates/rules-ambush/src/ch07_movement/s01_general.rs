//! [AMB 7.1] Who may be where. Any number of soldiers of both sides share a hex [AMB 7.1c]; two
//! vehicles at most: see chapter 17.

use hexgrid::HexId;
use kernel::{Illegal, refuse};

use crate::mission::{AwardRule, EndRule, SaveRule};
use crate::state::{ManId, Place, Sortie};
use crate::terms::Side;

impl Sortie {
    /// [AMB 7.1f] Whether the mission lets the squad leave the map by a hex: where one of its
    /// rules speaks of leaving.
    pub(crate) fn is_exit(&self, hex: HexId) -> bool {
        let victory = &self.mission.victory;
        let ends = victory.ends.iter().any(|it| match it {
            EndRule::Exited { by } => by.contains(hex),
            EndRule::Control { .. }
            | EndRule::Explored { .. }
            | EndRule::NoneLeft { .. }
            | EndRule::Bridges { .. } => false,
        });
        let awards = victory.awards.iter().any(|it| match it {
            AwardRule::Exit { by, .. }
            | AwardRule::Documents { by, .. }
            | AwardRule::Papers { by } => by.contains(hex),
            AwardRule::Explored { .. }
            | AwardRule::Bridges { .. }
            | AwardRule::Bunker { .. }
            | AwardRule::Leakers { .. } => false,
        });
        let saves = victory.saves.iter().any(|it| match it {
            SaveRule::Exited { by } => by.contains(hex),
            SaveRule::InBuilding | SaveRule::In { .. } => false,
        });
        self.mission.ground.map.grid.is_edge(hex) && (ends || awards || saves)
    }

    /// [AMB 7.1f] Whether a soldier on foot may leave the map where he is.
    pub(crate) fn may_leave(&self, man: ManId) -> Result<HexId, Illegal> {
        let Place::At(spot) = self.man(man).place else {
            return refuse("amb:7.1f", "the map is left on foot");
        };
        if man.side() == Side::Us && !self.is_exit(spot.hex) {
            return refuse("amb:7.1f", "the mission is not left there");
        }
        Ok(spot.hex)
    }
}
