//! [AMB MC] Canoes.
//!
//! | rule | what | where |
//! |---|---|---|
//! | MCa, MCb, MCg | load, boarding, leaving | `boarding` |
//! | MCk | casualties | `casualties` |
//! | MCc–MCf | paddling, beaching, leaving the map | `paddling` |
//! | MCc, MCf, MCg | what is done with a canoe in Operations and in a turn | `deeds` |
//! | MCh | combat from canoes | see chapters 8 to 11 |
//! | MCi | a miss that holes a canoe | see `ch09_fire` |
//! | MCj | canoes that sink | `sinking` |
//! | MCl | taking what lies in a canoe | see `gear` |

mod boarding;
mod casualties;
mod deeds;
mod paddling;
mod sinking;

pub(crate) use boarding::{BOXES, lies_in_canoe};
pub(crate) use deeds::{Float, float_of};

use canon::Digest;
use hexgrid::HexId;
use kernel::{Dice, Illegal, refuse};

use crate::action::Action;
use crate::agenda::{Event as Events, owes_nothing};
use crate::state::{CanoeId, ManId, ManSet, Sortie};

/// What the player is asked.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub enum Ask {
    /// [AMB MCj] Where those come ashore whose canoe has sunk.
    Swim {
        /// The canoe.
        canoe: CanoeId,
        /// Where it sank.
        from: HexId,
    },
}

/// What the check found.
pub(crate) enum May {
    /// [AMB MCj] They come ashore here.
    Swim { canoe: CanoeId, to: HexId },
}

owes_nothing! {
    /// Nothing here happens by itself.
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// [AMB MCg] Somebody has boarded a canoe.
    Boarded {
        /// Who.
        man: ManId,
        /// Which.
        canoe: CanoeId,
    },
    /// [AMB MCg] Somebody has left a canoe.
    Ashore {
        /// Who.
        man: ManId,
        /// Which.
        canoe: CanoeId,
    },
    /// [AMB MCk] A casualty was put into a canoe.
    LiftedAboard {
        /// By whom.
        man: ManId,
        /// Whom.
        casualty: ManId,
        /// Which canoe.
        canoe: CanoeId,
    },
    /// [AMB MCk] A casualty was taken out of a canoe.
    LiftedAshore {
        /// By whom.
        man: ManId,
        /// Whom.
        casualty: ManId,
        /// Which canoe.
        canoe: CanoeId,
    },
    /// [AMB MCc] A canoe was paddled to a river hex; from nowhere: it entered the map.
    Paddled {
        /// Which.
        canoe: CanoeId,
        /// Those aboard.
        group: ManSet,
        /// From where.
        from: Option<HexId>,
        /// To where.
        to: HexId,
    },
    /// [AMB MCf] A canoe was beached.
    Beached {
        /// Which.
        canoe: CanoeId,
        /// Where.
        hex: HexId,
    },
    /// [AMB MCj] A canoe has sunk with all that lay in it.
    Sank {
        /// Which.
        canoe: CanoeId,
        /// Where.
        hex: HexId,
    },
    /// [AMB MCj] Those aboard have saved themselves.
    Swam {
        /// Who.
        group: ManSet,
        /// Where to.
        to: HexId,
    },
}

impl Ask {
    pub(crate) fn name(&self) -> &'static str {
        let Self::Swim { .. } = self;
        "swim"
    }

    #[expect(clippy::unused_self, reason = "every chapter's question says whom it is about")]
    pub(crate) fn man(&self) -> Option<ManId> {
        None
    }

    pub(crate) fn candidates(&self, game: &Sortie) -> Vec<Action> {
        let Self::Swim { from, .. } = *self;
        game.mission.ground.map.grid.neighbors(from).map(|it| Action::Go(it.1)).collect()
    }

    pub(crate) fn may(&self, game: &Sortie, action: Action) -> Result<May, Illegal> {
        let Self::Swim { canoe, from } = *self;
        let Action::Go(to) = action else {
            return refuse("amb:MCj", "they have to come ashore");
        };
        game.may_swim(from, to)?;
        Ok(May::Swim { canoe, to })
    }
}

impl May {
    pub(crate) fn play(self, game: &mut Sortie, dice: &mut dyn Dice, events: &mut Vec<Events>) {
        let Self::Swim { canoe, to } = self;
        game.swim(canoe, to, dice, events);
    }
}
