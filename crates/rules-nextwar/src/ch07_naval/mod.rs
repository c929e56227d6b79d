//! [NW 7] Sea control.
//!
//! | section | what | where |
//! |---|---|---|
//! | 7.1, 7.2 | boxes and who holds them | `s02_control` |
//! | 7.3 | naval units: where they lie | `s03_ships` |
//! | 9.11, 8.5.6.5 | driven out of a port, storms | `s03_ships` |
//!
//! Naval units give support in `ch09_combat`, carriers air points in `ch06_air`; they move in
//! `ch08_movement`. Nothing ever hurts them [NW 7.3.5].

mod s02_control;
mod s03_ships;

use canon::Digest;
use kernel::{Dice, Illegal, Seat};

use crate::action::Action;
use crate::agenda::{Event as AnyEvent, owes_nothing};
use crate::ch08_movement::misplaced;
use crate::state::{Berth, ShipId, UnitId, War};
use crate::terms::{SeaControl, Side, Zone};

/// What is asked about the sea.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub enum Ask {
    /// [NW 8.5.6.5] Where a naval unit rides out the storms.
    Shelter(ShipId),
}

/// What the check found.
pub(crate) enum May {
    /// [NW 8.5.6.5] It goes there.
    Shelter(ShipId, Berth),
}

owes_nothing! {
    /// Nothing happens by itself.
}

/// [NW 7.1] One of the two boxes of a zone.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum SeaBox {
    /// Far out.
    AtSea,
    /// Near the coast.
    Inshore,
}

/// [NW 8.5.6.4g] What came of a move through waters that are not one's own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Passage {
    /// The move succeeds.
    Success,
    /// It is aborted.
    Abort,
    /// It is aborted, and those carried lose a level.
    Loss,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// [NW 7.2] A box was rolled for.
    Control {
        /// The zone.
        zone: Zone,
        /// Which of its boxes.
        sea_box: SeaBox,
        /// The die.
        die: i8,
        /// What was added to it.
        modifier: i8,
        /// Who holds the box now.
        control: SeaControl,
    },
    /// [NW 8.5.6.4g] A move was rolled for.
    Passage {
        /// Who moves.
        side: Side,
        /// The die.
        die: i8,
        /// What was added to it.
        modifier: i8,
        /// What came of it.
        passage: Passage,
    },
    /// [NW 8.5.6, 8.5.6.5, 9.11] A naval unit lies elsewhere now.
    Moved {
        /// Which.
        ship: ShipId,
        /// Where.
        berth: Berth,
    },
}

impl Ask {
    pub(crate) fn seat(&self, game: &War) -> Seat {
        match self {
            Self::Shelter(id) => game.ship_side(*id).seat(),
        }
    }

    pub(crate) fn name(&self) -> &'static str {
        match self {
            Self::Shelter(_) => "shelter",
        }
    }

    pub(crate) fn unit(&self) -> Option<UnitId> {
        match self {
            Self::Shelter(_) => None,
        }
    }

    pub(crate) fn candidates(&self, game: &War) -> Vec<Action> {
        match self {
            Self::Shelter(id) => {
                let berths = game.shelters(*id).into_iter();
                berths.filter_map(War::spot_of_berth).map(Action::Land).collect()
            }
        }
    }

    pub(crate) fn may(&self, game: &War, action: Action) -> Result<May, Illegal> {
        match (self, action) {
            (Self::Shelter(id), Action::Land(spot)) => {
                game.may_shelter(*id, spot).map(|berth| May::Shelter(*id, berth))
            }
            (Self::Shelter(_), action) => misplaced(action),
        }
    }
}

impl May {
    pub(crate) fn play(self, game: &mut War, _: &mut dyn Dice, events: &mut Vec<AnyEvent>) {
        match self {
            Self::Shelter(id, berth) => game.berth(id, berth, events),
        }
    }
}
