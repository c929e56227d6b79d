//! [AMB 8] Line of sight.
//!
//! | section | where |
//! |---|---|
//! | 8 who sees whom, MWc and MWd how far | here |
//! | 8.1 tracing the line | `s01_tracing.rs` |
//! | 8.2a–8.2k, 8.2s–8.2u ground, embankments, crests, woods, buildings | `s02_blocking.rs` |
//! | 8.2l–8.2r openings | `s02_openings.rs` |
//! | 8.2v fire through blank walls | chapter 13 |
//! | [AMB 8.3a] doubts | none are left: what is traced is decided |

mod s01_tracing;
mod s02_blocking;
mod s02_openings;

pub(crate) use s01_tracing::Walls;

use hexgrid::HexId;
use kernel::{Illegal, refuse};

use crate::state::{ManId, Place, Sortie, Spot};
use crate::terms::{Side, Stance};

/// One end of a line of sight: where, and how whoever is there holds himself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Eye {
    /// Where.
    pub(crate) spot: Spot,
    /// How.
    pub(crate) stance: Stance,
}

impl Eye {
    /// Somebody who stands there; the hex itself, when nobody is meant.
    pub(crate) fn standing(spot: Spot) -> Self {
        Self { spot, stance: Stance::Standing }
    }
}

/// [AMB 8.1a] What a line of sight ends at, with the hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Blocker {
    /// [AMB MWc, MWd] It is farther than one sees.
    TooFar,
    /// [AMB 2.4q] They are on two floors of one hex.
    Floor,
    /// [AMB 8.2b]
    Ground(HexId),
    /// [AMB 8.2f] Crossed on leaving this hex.
    Embankment(HexId),
    /// [AMB 8.2g] Crossed on leaving this hex.
    Crest(HexId),
    /// [AMB 8.2h, 8.2j] Woods, brush, rubble, rough ground.
    Growth(HexId),
    /// [AMB 8.2s, 8.2t]
    Building(HexId),
    /// [AMB 8.2l] A side of this hex without an opening.
    Wall(HexId),
    /// [AMB 8.2m, 8.2n] A window of this hex, for whoever is too low.
    Window(HexId),
}

impl Blocker {
    /// The refusal that says so.
    pub(crate) fn refuse<T>(self) -> Result<T, Illegal> {
        match self {
            Self::TooFar => refuse("amb:MWd", "nobody sees that far now"),
            Self::Floor => refuse("amb:2.4q", "a floor lies between them"),
            Self::Ground(_) => refuse("amb:8.2b", "higher ground blocks the line of sight"),
            Self::Embankment(_) => refuse("amb:8.2f", "an embankment blocks the line of sight"),
            Self::Crest(_) => refuse("amb:8.2g", "a crest blocks the line of sight"),
            Self::Growth(_) => refuse("amb:8.2h", "woods or the like block the line of sight"),
            Self::Building(_) => refuse("amb:8.2s", "a building blocks the line of sight"),
            Self::Wall(_) => {
                refuse("amb:8.2l", "a wall without an opening blocks the line of sight")
            }
            Self::Window(_) => refuse("amb:8.2m", "they do not see each other through the window"),
        }
    }
}

impl Sortie {
    /// [AMB 8a] Whether one hex is seen from another, as of somebody standing in each.
    pub fn sees_between(&self, from: HexId, to: HexId) -> bool {
        self.spot_in_sight(from.into(), to.into())
    }

    /// [AMB 8a] Whether one spot is seen from another: ground alone, as of somebody standing at
    /// both ends, within what can be seen in this weather.
    pub(crate) fn spot_in_sight(&self, from: Spot, to: Spot) -> bool {
        self.sight(Eye::standing(from), Eye::standing(to)).is_ok()
    }

    /// [AMB 8b] Whether somebody would see somebody if he held himself like that where he is.
    pub(crate) fn would_see(&self, man: ManId, stance: Stance, target: ManId) -> bool {
        let (Some(from), Some(to)) = (self.spot_of(man), self.eye_of(target)) else {
            return false;
        };
        self.sight(Eye { spot: from, stance }, to).is_ok()
    }

    /// [AMB 8b] Whether somebody sees somebody.
    pub(crate) fn sees(&self, man: ManId, target: ManId) -> bool {
        match (self.eye_of(man), self.eye_of(target)) {
            (Some(from), Some(to)) => self.sight(from, to).is_ok(),
            (None, _) | (_, None) => false,
        }
    }

    /// [AMB 5.7e] Whether somebody sees a hex, be there anybody in it or not.
    pub(crate) fn sees_hex(&self, man: ManId, hex: HexId) -> bool {
        let Some(from) = self.eye_of(man) else { return false };
        self.sight(from, Eye::standing(hex.into())).is_ok()
    }

    /// [AMB 7.4a] Whether an active soldier of the squad sees this German.
    pub(crate) fn seen_by_squad(&self, german: ManId) -> bool {
        let Some(to) = self.eye_of(german) else { return false };
        self.active(Side::Us)
            .filter_map(|man| self.eye_of(man))
            .any(|from| self.sight(from, to).is_ok())
    }

    /// Somebody as the end of a line of sight; none off the map.
    pub(crate) fn eye_of(&self, man: ManId) -> Option<Eye> {
        let him = self.man(man);
        let stance = match him.place {
            // [AMB MCh] In a canoe one is as low as somebody who crouches.
            Place::Afloat(_) => Stance::Crouching,
            Place::At(_) | Place::Aboard(..) | Place::Drifting(_) => him.stance,
            Place::Nowhere | Place::Waiting | Place::Exited(_) | Place::Gone => return None,
        };
        Some(Eye { spot: self.spot_of(man)?, stance })
    }
}
