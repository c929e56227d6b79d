//! [AMB MP] Parachute drop.
//!
//! | rules | where |
//! |---|---|
//! | MPa where everybody begins | `ch04_squad/setup.rs` |
//! | MPb–MPd drift | `drift.rs` |
//! | MPe, MPo–MPt landing | `landing.rs` |
//! | MPf–MPj what follows when all are down | `touchdown.rs` |
//! | MPk–MPn harness, load, crate | `crate_and_harness.rs`, `ch04_squad/s09_equipment.rs` |

mod crate_and_harness;
mod drift;
mod landing;
mod touchdown;

use canon::Digest;
use hexgrid::HexId;
use kernel::{Dice, Illegal, refuse};

use crate::action::Action;
use crate::agenda::Event as Events;
use crate::state::{ManId, Sortie};

pub(crate) use crate_and_harness::JUMP_CARRY;
pub(crate) use landing::Fate;

/// What hangs on a parachute.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub enum Chute {
    /// A soldier.
    Man(ManId),
    /// [AMB MPl] The arms crate.
    Crate,
}

/// What the player is asked.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub enum Ask {
    /// [AMB MPb] Who, or what, drifts next.
    Drift,
    /// [AMB MPs, MPt] In which open hex somebody comes down.
    Land {
        /// Who.
        man: ManId,
        /// How he comes down.
        fate: Fate,
    },
}

/// What the check found.
pub(crate) enum May {
    /// [AMB MPb] This one may drift.
    Drift(Chute),
    /// [AMB MPs, MPt] He may come down there.
    Land { man: ManId, fate: Fate, hex: HexId },
}

/// What happens by itself.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub enum Duty {
    /// [AMB MPb] The next drifts, or all are down.
    Next,
    /// [AMB MPc] One step of drift.
    Drift(Chute),
    /// [AMB MPd] It comes down where it is.
    Land(Chute),
    /// [AMB MPf] All are down: the condition changes.
    Touchdown,
    /// [AMB MPg] Hexes still to be checked, in order.
    Sweep {
        /// Which.
        hexes: Vec<HexId>,
    },
    /// [AMB MPh] Rounds begin, or Operations.
    Start,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// [AMB MPc] A parachute drifted to a hex.
    Drifted {
        /// Whose.
        chute: Chute,
        /// The die.
        die: u8,
        /// Where to.
        to: HexId,
    },
    /// The wind would have carried it off the map: it comes down at the edge.
    AtEdge {
        /// Whose.
        chute: Chute,
        /// Where.
        hex: HexId,
    },
    /// [AMB MPe, MPp–MPt] The dice of a soldier's landing.
    Landed {
        /// Who.
        man: ManId,
        /// Where he came down.
        hex: HexId,
        /// The die.
        die: u8,
        /// The second die, where the table wants one.
        again: Option<u8>,
        /// What came of it.
        fate: Fate,
    },
    /// [AMB MPp, MPs, MPt] A soldier ends up in another hex than the one he came down in.
    EndedUp {
        /// Who.
        man: ManId,
        /// Where.
        hex: HexId,
    },
    /// [AMB MPo] The crate is down.
    CrateDown {
        /// Where.
        hex: HexId,
        /// [AMB MPp] The die, if it came down in the river.
        die: Option<u8>,
    },
    /// [AMB MPp] The river has taken the crate.
    CrateLost {
        /// Where.
        hex: HexId,
        /// The die.
        die: u8,
    },
    /// [AMB MPk] Somebody has spent an action on his parachute.
    Unharnessed {
        /// Who.
        man: ManId,
        /// Actions that it still takes.
        left: u8,
    },
    /// [AMB MPn] Somebody has opened the crate.
    CrateOpened {
        /// Who.
        man: ManId,
        /// Where.
        hex: HexId,
    },
}

impl Ask {
    pub(crate) fn name(&self) -> &'static str {
        match self {
            Self::Drift => "drift",
            Self::Land { .. } => "land",
        }
    }

    pub(crate) fn man(&self) -> Option<ManId> {
        match self {
            Self::Drift => None,
            Self::Land { man, .. } => Some(*man),
        }
    }

    pub(crate) fn candidates(&self, game: &Sortie) -> Vec<Action> {
        match self {
            Self::Drift => game.aloft().map(drift_answer).collect(),
            Self::Land { man, .. } => game.landings(*man).into_iter().map(Action::Land).collect(),
        }
    }

    pub(crate) fn may(&self, game: &Sortie, action: Action) -> Result<May, Illegal> {
        match (self, action) {
            (Self::Drift, Action::Drift(man)) => game.may_drift(Chute::Man(man)),
            (Self::Drift, Action::DriftCrate) => game.may_drift(Chute::Crate),
            (Self::Drift, _) => refuse("amb:MPb", "the drop is not over"),
            (Self::Land { man, fate }, Action::Land(hex)) => game.may_land(*man, *fate, hex),
            (Self::Land { .. }, _) => refuse("amb:MPt", "he has to come down somewhere"),
        }
    }
}

fn drift_answer(chute: Chute) -> Action {
    match chute {
        Chute::Man(man) => Action::Drift(man),
        Chute::Crate => Action::DriftCrate,
    }
}

impl May {
    pub(crate) fn play(self, game: &mut Sortie, _: &mut dyn Dice, events: &mut Vec<Events>) {
        match self {
            Self::Drift(chute) => {
                game.core.owe(Duty::Next);
                game.core.owe(Duty::Drift(chute));
            }
            Self::Land { man, fate, hex } => game.end_up(man, fate, hex, events),
        }
    }
}

impl Duty {
    pub(crate) fn work(self, game: &mut Sortie, dice: &mut dyn Dice, events: &mut Vec<Events>) {
        match self {
            Self::Next => game.next_chute(),
            Self::Drift(chute) => game.drift(chute, dice, events),
            Self::Land(chute) => game.come_down(chute, dice, events),
            Self::Touchdown => game.touch_down(events),
            Self::Sweep { hexes } => game.sweep(hexes),
            Self::Start => game.start_on_ground(events),
        }
    }
}
