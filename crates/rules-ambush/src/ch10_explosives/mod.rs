//! [AMB 10] Grenades and demolition charges.
//!
//! | section | where |
//! |---|---|
//! | 10, 10.1 who may throw what how far, and the chance | `s01_throw.rs` |
//! | 10.2 who may react | `s02_reaction.rs` |
//! | 10.3 scatter | `s03_scatter.rs` |
//! | 10.1h–10.1j explosion; 2.4j–2.4l artillery | `explosion.rs` |
//! | 10.4 charges | with the others: a bigger grenade |

mod explosion;
mod s01_throw;
mod s02_reaction;
mod s03_scatter;

use canon::Digest;
use kernel::{Dice, Illegal};

use crate::action::{Action, Bomb};
use crate::agenda::Event as Events;
use crate::ch09_fire::Chance;
use crate::charts::Hurt;
use crate::state::{ManId, Sortie, Spot, VehicleId};
use crate::terms::Terrain;

/// Where something thrown is meant to go.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub enum Aim {
    /// A hex or a floor of the tower.
    Spot(Spot),
    /// [AMB 17.11] Into a vehicle.
    Into(VehicleId),
}

/// The row of damage of an explosion.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub(crate) enum Blast {
    /// A grenade in the open.
    GrenadeOutside,
    /// A grenade in a building.
    GrenadeInside,
    /// A charge in the open.
    ChargeOutside,
    /// A charge in a building.
    ChargeInside,
}

/// Something that has been thrown and has not gone off yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub struct Live {
    /// What.
    pub bomb: Bomb,
    /// Where it lies.
    pub spot: Spot,
    /// [AMB 17.11] The vehicle it lies in.
    pub into: Option<VehicleId>,
    /// Who threw it.
    pub by: ManId,
}

/// What the player is asked.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub enum Ask {
    /// [AMB 10.2b, 10.2c] What this soldier does about it.
    React {
        /// Who.
        man: ManId,
        /// What lies at his feet.
        live: Live,
    },
}

/// What the check found.
pub(crate) enum May {
    /// [AMB 10.2b] He may throw it away.
    ThrowBack { man: ManId, live: Live },
    /// [AMB 10.2c] He may drop prone.
    Duck { man: ManId },
    /// He may do nothing.
    Stay,
}

/// What happens by itself.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub enum Duty {
    /// [AMB 10.2b, 10.2c] These have seen it in time and may still react.
    Reactions {
        /// What lies there.
        live: Live,
        /// Who has not reacted yet.
        left: Vec<ManId>,
    },
    /// [AMB 10.1h] It goes off, or not.
    Explode {
        /// What.
        live: Live,
    },
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// [AMB 10.1g] Something was thrown.
    Thrown {
        /// Who threw it.
        man: ManId,
        /// What.
        bomb: Bomb,
        /// Where it was meant to go.
        aim: Aim,
        /// The chance, item by item.
        chance: Chance,
        /// The die.
        die: u8,
        /// [AMB 10.3a] The die of the scatter, if it missed.
        scatter: Option<u8>,
        /// Where it lies.
        landed: Spot,
    },
    /// [AMB 10.2b] Somebody threw it away.
    ThrownClear {
        /// Who.
        man: ManId,
    },
    /// [AMB 10.2c] Somebody dropped prone.
    Ducked {
        /// Who.
        man: ManId,
    },
    /// [AMB 10.1h] It did not go off.
    Dud {
        /// What.
        bomb: Bomb,
        /// The percentile dice.
        roll: u8,
    },
    /// It went off.
    Exploded {
        /// What.
        bomb: Bomb,
        /// Where.
        spot: Spot,
    },
    /// [AMB 10.1i] What it did to somebody.
    Blasted {
        /// To whom.
        man: ManId,
        /// The die.
        die: u8,
        /// What it says.
        hurt: Hurt,
    },
    /// Artillery struck a hex.
    Shelled {
        /// Which.
        spot: Spot,
        /// What is there now.
        terrain: Terrain,
    },
}

impl Ask {
    pub(crate) fn name(&self) -> &'static str {
        let Self::React { .. } = self;
        "react"
    }

    #[expect(clippy::unnecessary_wraps, reason = "every chapter's question says whom it is about")]
    pub(crate) fn man(&self) -> Option<ManId> {
        let Self::React { man, .. } = self;
        Some(*man)
    }

    pub(crate) fn candidates(&self, _: &Sortie) -> Vec<Action> {
        let Self::React { .. } = self;
        vec![Action::ThrowBack, Action::Duck, Action::Stay]
    }

    pub(crate) fn may(&self, game: &Sortie, action: Action) -> Result<May, Illegal> {
        let Self::React { man, live } = *self;
        game.may_react(man, live, action)
    }
}

impl May {
    pub(crate) fn play(self, game: &mut Sortie, _: &mut dyn Dice, events: &mut Vec<Events>) {
        match self {
            Self::ThrowBack { man, live } => game.throw_clear(man, live, events),
            Self::Duck { man } => game.duck(man, events),
            Self::Stay => {}
        }
    }
}

impl Duty {
    pub(crate) fn work(self, game: &mut Sortie, dice: &mut dyn Dice, events: &mut Vec<Events>) {
        match self {
            Self::Reactions { live, left } => game.next_reaction(live, left, events),
            Self::Explode { live } => game.explode(live, dice, events),
        }
    }
}
