//! [NW 6] Air power.
//!
//! | section | what | where |
//! |---|---|---|
//! | 6.1–6.3 | air points and their loss | `s01_points` |
//! | 6.4 | air superiority | `s04_superiority` |
//! | 6.5 | attack helicopters | `s05_helicopters` |
//! | 6.3.1, 6.5.4 | what is lost with a base | `s05_base_loss` |
//! | 6.6 | air defense fire | `s06_air_defense` |
//!
//! Missions that carry units or transfer helicopters are flown in `ch08_movement`.

mod s01_points;
mod s04_superiority;
mod s05_base_loss;
mod s05_helicopters;
mod s06_air_defense;

use canon::Digest;
use hexgrid::HexId;
use kernel::{Dice, Illegal, Seat};

use crate::action::Action;
use crate::agenda::{Event as AnyEvent, owes_nothing};
use crate::ch08_movement::misplaced;
use crate::charts::AirDefenseResult;
use crate::state::{Air, Base, HelicopterId, UnitId, War};
use crate::terms::Side;

pub(crate) use s06_air_defense::{Mission, Origin};

/// What is asked about air power.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub enum Ask {
    /// [NW 6.5.4b] Where a helicopter goes whose base is lost.
    Flee(HelicopterId),
}

/// What the check found.
pub(crate) enum May {
    /// [NW 6.5.4b] It goes there.
    Flee(HelicopterId, Base),
}

owes_nothing! {
    /// Nothing happens by itself.
}

/// [NW 6.6a, 6.6c] What air defense fires at: one mission.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// Air points that support a combat.
    AirPoints(u8),
    /// An attack helicopter that supports a combat.
    Helicopter(HelicopterId),
    /// [NWK 3.1.4.1] The helicopters of a sniper brigade.
    Inherent(UnitId),
    /// A ground unit that is flown, lifted or dropped.
    Carried(UnitId),
    /// An attack helicopter that transfers.
    Transfer(HelicopterId),
}

/// What is lost with a base.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BaseLoss {
    /// [NW 6.3.1] An air point, perhaps.
    AirPoint,
    /// [NW 8.5.4.3a] An airmobile point, perhaps.
    AirmobilePoint,
    /// [NW 6.5.4a] A helicopter, perhaps.
    Helicopter(HelicopterId),
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// [NW 6.1] A side has its air points.
    Points {
        /// Who.
        side: Side,
        /// The die and what was added to it; none where the scenario says the points.
        roll: Option<(i8, i8)>,
        /// The points.
        points: u8,
    },
    /// [NW 6.4] Who rules the air.
    Superiority(Air),
    /// [NW 6.2.2] Air points escort a mission.
    Escorted {
        /// Whose.
        side: Side,
        /// How many.
        points: u8,
    },
    /// [NW 6.6.1] Air defense has fired.
    Fired {
        /// At what.
        aim: Aim,
        /// Where.
        hex: HexId,
        /// The die.
        die: i8,
        /// What was added to it.
        modifier: i8,
        /// What came of it.
        result: AirDefenseResult,
    },
    /// [NW 6.3.2] An air point is lost for good.
    PointLost {
        /// Whose.
        side: Side,
    },
    /// [NW 8.5.4.3b] An airmobile point is lost for good.
    AirmobilePointLost {
        /// Whose.
        side: Side,
    },
    /// [NW 6.3.1, 6.5.4a, 8.5.4.3a] A base has fallen, and what was there is rolled for.
    BaseRolled {
        /// Where.
        hex: HexId,
        /// What might be lost.
        what: BaseLoss,
        /// The die.
        die: i8,
    },
    /// [NW 6.5.4] A helicopter has lost a level.
    HelicopterHit {
        /// Which.
        helicopter: HelicopterId,
        /// Levels left; none: it is eliminated.
        left: u8,
    },
    /// [NW 6.5.4c] A helicopter reaches no other base.
    Stranded {
        /// Which.
        helicopter: HelicopterId,
    },
    /// [NW 6.5.1b, 6.5.4b] A helicopter has a new base.
    Transferred {
        /// Which.
        helicopter: HelicopterId,
        /// Where.
        base: Base,
    },
    /// [NWK 3.1.4.1b] A sniper brigade has lost its helicopters.
    Grounded {
        /// Which.
        unit: UnitId,
    },
}

/// [NW 6.6c] What supports a combat from the air: one target of air defense fire.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SupportMission {
    /// So many air points.
    AirPoints(u8),
    /// An attack helicopter.
    Helicopter(HelicopterId),
    /// [NWK 3.1.4.1] The helicopters of a sniper brigade.
    Inherent(UnitId),
}

impl Ask {
    pub(crate) fn seat(&self, game: &War) -> Seat {
        match self {
            Self::Flee(id) => game.helicopter_side(*id).seat(),
        }
    }

    pub(crate) fn name(&self) -> &'static str {
        match self {
            Self::Flee(_) => "forced-transfer",
        }
    }

    pub(crate) fn unit(&self) -> Option<UnitId> {
        match self {
            Self::Flee(_) => None,
        }
    }

    pub(crate) fn candidates(&self, game: &War) -> Vec<Action> {
        match self {
            Self::Flee(id) => {
                game.havens(*id).filter_map(War::spot_of_base).map(Action::Land).collect()
            }
        }
    }

    pub(crate) fn may(&self, game: &War, action: Action) -> Result<May, Illegal> {
        match (self, action) {
            (Self::Flee(id), Action::Land(spot)) => {
                game.may_flee_to(*id, spot).map(|base| May::Flee(*id, base))
            }
            (Self::Flee(_), action) => misplaced(action),
        }
    }
}

impl May {
    pub(crate) fn play(self, game: &mut War, _: &mut dyn Dice, events: &mut Vec<AnyEvent>) {
        match self {
            Self::Flee(id, base) => game.flee_to(id, base, events),
        }
    }
}
