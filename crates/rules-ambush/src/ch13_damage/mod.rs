//! [AMB 13] Damage.
//!
//! | section | where |
//! |---|---|
//! | 13.1–13.4 panic, wound, incapacitation, death | `s01_soldiers.rs` |
//! | 13.5 penetration, walls, collapse | `s05_penetration.rs` |
//! | 13.6 aimed automatic fire | `s06_bursts.rs` |
//!
//! What a wound changes later stands where it is asked for: one turn a Round [AMB 13.2b] and no
//! help from commanders [AMB 13.1c, 13.2e] in chapter 6, assault [AMB 13.1d, 13.2c] in chapter 11,
//! throwing [AMB 13.2f] in chapter 10, fire [AMB 13.2g] in chapter 9, [`crate::state::Man::mpa`]
//! [AMB 13.2h], stance [AMB 13.2i] in chapters 6 and 7, dragging [AMB 13.3c] in chapters 5 and 6,
//! recovery [AMB 13b] in chapter 16.

mod s01_soldiers;
mod s05_penetration;
mod s06_bursts;

use canon::Digest;
use hexgrid::HexId;
use kernel::{Dice, Illegal, refuse};

use crate::action::{Action, Wall};
use crate::agenda::Event as Events;
use crate::charts::{Hurt, Penetration};
use crate::state::{ManId, Sortie};
use crate::terms::Model;

pub(crate) use s05_penetration::{Breach, behind_wall_limit, breach_of};

/// How somebody came to harm.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub(crate) enum How {
    /// By fire.
    Fire,
    /// In an assault.
    Assault,
    /// By an explosion, a mine, an accident, a landing.
    Otherwise,
}

/// What the player is asked.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub enum Ask {
    /// [AMB 13.2d] What a wounded soldier lets go of.
    LetGo {
        /// Who.
        man: ManId,
    },
}

/// What the check found.
pub(crate) enum May {
    /// [AMB 13.2d] He may let go of this.
    LetGo { man: ManId, model: Model },
}

/// What happens by itself.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub enum Duty {
    /// [AMB 13.2d] A wounded soldier carries too much.
    Unload {
        /// Who.
        man: ManId,
    },
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// [AMB 9.1f] The die on the row of damage.
    Damage {
        /// To whom.
        man: ManId,
        /// The die.
        die: u8,
        /// What it says.
        hurt: Hurt,
    },
    /// [AMB 13.1a] Somebody panics.
    Panicked {
        /// Who.
        man: ManId,
    },
    /// [AMB 13.1b, 13.3b] A result without effect.
    Unharmed {
        /// On whom.
        man: ManId,
    },
    /// [AMB 13.2a] Somebody is wounded.
    Wounded {
        /// Who.
        man: ManId,
        /// By whom.
        by: Option<ManId>,
    },
    /// [AMB 13.3a] Somebody is out of the fight.
    Incapacitated {
        /// Who.
        man: ManId,
        /// By whom.
        by: Option<ManId>,
    },
    /// [AMB 13.4a] Somebody is dead.
    Killed {
        /// Who.
        man: ManId,
        /// By whom.
        by: Option<ManId>,
    },
    /// [AMB 13.2d] A wounded soldier let go of something.
    LetGo {
        /// Who.
        man: ManId,
        /// What.
        model: Model,
    },
    /// [AMB 13.5] How deep a shot went into a wall.
    Penetrated {
        /// The wall.
        wall: Wall,
        /// The die.
        die: u8,
        /// What it says.
        penetration: Penetration,
        /// Whether the wall stands.
        breach: Breach,
    },
    /// [AMB 13.5f] Whether a shot through a wall found somebody.
    BehindWall {
        /// Whom.
        man: ManId,
        /// The die.
        die: u8,
        /// The highest die that does.
        limit: u8,
    },
    /// [AMB 13.5i] A building became rubble.
    Collapsed {
        /// Where.
        hex: HexId,
    },
    /// [AMB 13.6b] A burst found nobody else.
    BurstEnded {
        /// The die.
        die: u8,
        /// The one it should have been lower than.
        previous: u8,
    },
}

impl Ask {
    pub(crate) fn name(&self) -> &'static str {
        let Self::LetGo { .. } = self;
        "let-go"
    }

    #[expect(clippy::unnecessary_wraps, reason = "other chapters ask about nobody")]
    pub(crate) fn man(&self) -> Option<ManId> {
        let Self::LetGo { man } = self;
        Some(*man)
    }

    pub(crate) fn candidates(&self, _: &Sortie) -> Vec<Action> {
        let Self::LetGo { .. } = self;
        Model::WORDS.iter().map(|it| Action::LetGo(it.1)).collect()
    }

    pub(crate) fn may(&self, game: &Sortie, action: Action) -> Result<May, Illegal> {
        let Self::LetGo { man } = *self;
        match action {
            Action::LetGo(model) => {
                game.may_let_go(man, model)?;
                Ok(May::LetGo { man, model })
            }
            _ => refuse("amb:13.2d", "a wounded soldier has to let go of something first"),
        }
    }
}

impl May {
    pub(crate) fn play(self, game: &mut Sortie, _: &mut dyn Dice, events: &mut Vec<Events>) {
        let Self::LetGo { man, model } = self;
        game.core.owe(Duty::Unload { man });
        game.let_go_of(man, model, events);
    }
}

impl Duty {
    pub(crate) fn work(self, game: &mut Sortie, _: &mut dyn Dice, _: &mut Vec<Events>) {
        let Self::Unload { man } = self;
        if game.is_overloaded(man) {
            game.core.owe(Ask::LetGo { man });
        }
    }
}
