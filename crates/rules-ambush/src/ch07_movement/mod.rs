//! [AMB 7] Movement.
//!
//! | section | what | where |
//! |---|---|---|
//! | 7.1 | who may be where, leaving the map | `s01_general` |
//! | 7.2 | movement in Operations | see `ch05_operations` |
//! | 7.3 | costs on foot; water of module W | `s03_costs` |
//! | 7.3 | a step in Rounds, dragging, casualties in cars | `s03_steps` |
//! | 7.4 | Germans who make themselves scarce | see `ch06_conduct` |

mod s01_general;
mod s03_costs;
mod s03_steps;

use canon::Digest;
use hexgrid::HexId;

use crate::agenda::{asks_nothing, owes_nothing};
use crate::state::{ManId, Spot, VehicleId};

asks_nothing! {
    /// What the player is asked: nothing here. Steps are answers of a turn or of Operations.
}

owes_nothing! {
    /// Nothing here happens by itself.
}

/// How somebody goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub enum Gait {
    /// [AMB 7.3a] Crouching: one hex for the whole allowance.
    Crawl,
    /// [AMB 7.3b] Standing, at the cost of the ground.
    Run,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// [AMB 7.3] Somebody has gone to another spot in Rounds.
    Went {
        /// Who.
        man: ManId,
        /// Where from; none: from off the map.
        from: Option<Spot>,
        /// Where to.
        to: Spot,
        /// How.
        gait: Gait,
        /// Movement points it cost.
        cost: u8,
    },
    /// [AMB 7.1f] Somebody has left the map.
    Left {
        /// Who.
        man: ManId,
        /// By which hex.
        by: HexId,
    },
    /// [AMB 6.7u] Somebody has dragged somebody.
    Dragged {
        /// Who.
        man: ManId,
        /// Whom.
        casualty: ManId,
        /// Where to.
        to: HexId,
        /// The die for one who is incapacitated: he dies on 0.
        die: Option<u8>,
    },
    /// [AMB 6.7x] Somebody has put a casualty into a car.
    Loaded {
        /// Who.
        man: ManId,
        /// Whom.
        casualty: ManId,
        /// The car.
        car: VehicleId,
        /// The die for one who is incapacitated: he dies on 0.
        die: Option<u8>,
    },
    /// [AMB 6.7x] Somebody has taken a casualty out of a car.
    Unloaded {
        /// Who.
        man: ManId,
        /// Whom.
        casualty: ManId,
        /// The die for one who is incapacitated: he dies on 0.
        die: Option<u8>,
    },
}
