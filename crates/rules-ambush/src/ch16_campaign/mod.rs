//! [AMB 16] Campaign: one squad on many missions.
//!
//! | section | where |
//! |---|---|
//! | 16.1 procedure | here: the books are opened before the next mission, page by page |
//! | 16.2 combat experience | `s02_experience.rs` |
//! | 16.3 improving characteristics | `s03_improving.rs` |
//! | 16.4 replacements, and kit for all | `s04_replacements.rs` |
//! | what one mission leaves to the next | `veterans.rs`, `legacy.rs` |
//!
//! The books are kept at the start of the next mission, so that their dice stand in its record:
//! what the mission before has left is a text in that record's head.

mod legacy;
mod s02_experience;
mod s03_improving;
mod s04_replacements;
mod veterans;

use canon::Digest;
use kernel::{Dice, Illegal, refuse};

use crate::action::{Action, Grade, Trait};
use crate::agenda::Event as Events;
use crate::ch04_squad::{Bought, SQUAD_SIZE, squad_men};
use crate::state::{ManId, Mode, Place, Sortie};

pub(crate) use s03_improving::step as rise_step;
pub use veterans::{Fallen, Kept, Played, Tally, Veteran, Veterans};

/// [AMB 16.3e] Initiative is at most this.
const INITIATIVE_MAX: u8 = 5;
/// [AMB 16.3e] Perception is at most this.
const PERCEPTION_MAX: u8 = 9;
/// [AMB 16.3e] Weapon Skill is at most this.
const WEAPON_SKILL_MAX: i8 = 2;
/// [AMB 16.3e] Driving Skill is at most this.
const DRIVING_SKILL_MAX: u8 = 8;

/// [AMB 16] What is known of the squad beside the situation: what it has behind it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Digest)]
pub struct Service {
    /// [AMB 4.3a] The die of a new squad's quality, to which that of its weapons is added.
    pub(crate) quality: Option<u8>,
    /// The campaign's books; none on the first mission.
    pub(crate) campaign: Option<Campaign>,
}

/// [AMB 16.1a] The campaign's books.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub struct Campaign {
    /// The squad: names, experience, careers. Ratings are in play and written back at the end.
    pub(crate) squad: Veterans,
    /// [AMB 16.2a] Points of experience still to be shared out.
    pub(crate) pool: u8,
    /// [AMB 16.2d] Points that each has received for the last mission.
    pub(crate) given: [u8; SQUAD_SIZE],
}

/// What the player is asked.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub enum Ask {
    /// [AMB 16.2c] Who receives the next point of experience.
    Share,
    /// [AMB 16.3a] What is raised.
    Spend,
    /// [AMB 16.4a] Who replaces the lost.
    Replace {
        /// Who has been bought.
        bought: Vec<Bought>,
    },
    /// [AMB M3a] Whether the squad keeps its kit.
    Kit,
}

/// What the check found.
pub(crate) enum May {
    Award(ManId),
    Divide,
    Raise(ManId, Trait),
    Spent,
    Replace { bought: Vec<Bought>, next: Bought, price: u8 },
    KeepKit,
    NewKit,
}

/// What happens by itself.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub enum Duty {
    /// [AMB 16.1a] The books are opened.
    Open,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// [AMB 16.2c] Somebody received points of experience.
    Awarded {
        /// Who.
        man: ManId,
        /// How many.
        points: u8,
    },
    /// [AMB 16.3a] Somebody spent points of experience.
    Raised {
        /// Who.
        man: ManId,
        /// What they were spent for.
        wanted: Trait,
        /// [AMB 16.3d] The die for Initiative.
        die: Option<u8>,
        /// What has risen; nothing: the points were given back.
        risen: Option<Trait>,
    },
    /// [AMB 16.4b] A replacement has arrived.
    Arrived {
        /// Who.
        man: ManId,
        /// The name of the one he stands for.
        instead_of: String,
    },
    /// [AMB M3a] The squad keeps what it has.
    KitKept,
}

impl Ask {
    pub(crate) fn name(&self) -> &'static str {
        match self {
            Self::Share => "share-experience",
            Self::Spend => "spend-experience",
            Self::Replace { .. } => "replace",
            Self::Kit => "keep-kit",
        }
    }

    #[expect(clippy::unused_self, reason = "every chapter's question says whom it is about")]
    pub(crate) fn man(&self) -> Option<ManId> {
        None
    }

    pub(crate) fn candidates(&self, _game: &Sortie) -> Vec<Action> {
        match self {
            Self::Share => {
                let men = squad_men().map(Action::Award);
                men.chain([Action::Divide]).collect()
            }
            Self::Spend => Sortie::raise_candidates(),
            Self::Replace { .. } => crate::ch04_squad::recruits_on_sale(),
            Self::Kit => vec![Action::KeepKit, Action::NewKit],
        }
    }

    pub(crate) fn may(&self, game: &Sortie, action: Action) -> Result<May, Illegal> {
        match (self, action) {
            (Self::Share, Action::Award(man)) => game.may_award(man).map(|()| May::Award(man)),
            (Self::Share, Action::Divide) => Ok(May::Divide),
            (Self::Spend, Action::Raise(man, what)) => {
                game.may_raise(man, what).map(|()| May::Raise(man, what))
            }
            (Self::Spend, Action::Done) => Ok(May::Spent),
            (Self::Replace { bought }, Action::Recruit(grade, count)) => {
                let next = Bought { initiative: count.0, command: grade == Grade::Commander };
                let price = game.may_replace(bought, next)?;
                Ok(May::Replace { bought: bought.clone(), next, price })
            }
            (Self::Kit, Action::KeepKit) => Ok(May::KeepKit),
            (Self::Kit, Action::NewKit) => Ok(May::NewKit),
            (Self::Share | Self::Spend | Self::Replace { .. } | Self::Kit, _) => {
                refuse("amb:16.1a", "the campaign's books are still open")
            }
        }
    }
}

impl May {
    pub(crate) fn play(self, game: &mut Sortie, dice: &mut dyn Dice, events: &mut Vec<Events>) {
        match self {
            Self::Award(man) => {
                game.award(man, 1, events);
                game.go_on_sharing(dice, events);
            }
            Self::Divide => {
                game.divide_by_deeds(events);
                game.go_on_sharing(dice, events);
            }
            Self::Raise(man, what) => {
                game.raise(man, what, dice, events);
                game.go_on_spending(dice, events);
            }
            Self::Spent => game.begin_replacing(dice, events),
            Self::Replace { bought, next, price } => {
                game.replace(bought, next, price, dice, events);
            }
            Self::KeepKit => game.keep_kit(events),
            Self::NewKit => game.buy_kit(dice, events),
        }
    }
}

impl Duty {
    pub(crate) fn work(self, game: &mut Sortie, dice: &mut dyn Dice, events: &mut Vec<Events>) {
        let Self::Open = self;
        game.open_books(dice, events);
    }
}

impl Service {
    /// The service of a squad that was on missions before.
    pub(crate) fn of_veterans(squad: Veterans) -> Self {
        let campaign = Campaign { squad, pool: 0, given: [0; SQUAD_SIZE] };
        Self { quality: None, campaign: Some(campaign) }
    }
}

impl Campaign {
    /// His line in the books.
    pub(crate) fn veteran(&self, man: ManId) -> &Veteran {
        &self.squad.men[usize::from(man.0)]
    }

    fn veteran_mut(&mut self, man: ManId) -> &mut Veteran {
        &mut self.squad.men[usize::from(man.0)]
    }
}

impl Sortie {
    /// The campaign's books, where they are known to be open.
    fn books(&self) -> &Campaign {
        self.service.campaign.as_ref().expect("a campaign's books are open")
    }

    fn books_mut(&mut self) -> &mut Campaign {
        self.service.campaign.as_mut().expect("a campaign's books are open")
    }

    /// [AMB 16.2b] Those who have come back.
    pub(crate) fn survivors(&self) -> impl Iterator<Item = ManId> {
        let books = self.books();
        squad_men().filter(|man| !books.veteran(*man).lost)
    }

    /// [AMB 16.1a, 3.2e, 13b, 16.2a, 16.2c] Opens the books: the squad is there, recovered, without
    /// its lost; every survivor has his first point.
    fn open_books(&mut self, dice: &mut dyn Dice, events: &mut Vec<Events>) {
        self.core.mode = Mode::Campaign;
        for man in squad_men() {
            let veteran = self.books().veteran(man).clone();
            let place = if veteran.lost { Place::Nowhere } else { Place::Waiting };
            *self.man_mut(man) = crate::state::Man {
                place,
                ratings: veteran.ratings(),
                command: veteran.command,
                price: veteran.price,
                ..crate::begin::nobody()
            };
        }
        self.fill_pool();
        for man in self.survivors().collect::<Vec<_>>() {
            self.award(man, 1, events);
        }
        self.go_on_sharing(dice, events);
    }
}
