//! [AMB 9] Fire combat.
//!
//! | section | where |
//! |---|---|
//! | 9 who may fire at what | `s00_who_fires.rs` |
//! | 9.1 the seven steps of a shot | `s01_procedure.rs` |
//! | 9.2 several targets in a hex | `s02_targets.rs` |
//! | 9.1c, 9.3 range and modifiers | `s03_modifiers.rs` |
//! | 9.4 jams, 9.5 ammunition | `s05_ammunition.rs`; clearing: chapters 5 and 6 |
//! | 9.6 what Germans fire at | `s06_german_terms.rs` |
//! | 9.7 crew weapons, 9.8 bazooka | `s07_crew_weapons.rs`; carrying and setting up: `gear` |
//!
//! Turns are not asked for here: how many shots an action has is chapter 6's business, the arcs and
//! crew points of a tank are chapter 17's.

mod s00_who_fires;
mod s01_procedure;
mod s02_targets;
mod s03_modifiers;
mod s05_ammunition;
mod s06_german_terms;
mod s07_crew_weapons;

use canon::Digest;
use hexgrid::HexId;

use crate::action::{Flank, TankArm, Wall};
use crate::agenda::{asks_nothing, owes_nothing};
use crate::charts::{Arm, WeaponRow};
use crate::state::{CanoeId, GearId, ManId, Sortie, VehicleId};
use crate::terms::{Ammo, FireMode, Side};

asks_nothing! {
    /// Nobody is asked anything here: whom to fire at is a turn's business.
}

owes_nothing! {
    /// Nothing here happens by itself.
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// [AMB 9.1b] The weapon is jammed, or the round a dud; the shot ends there.
    Failed {
        /// The shot.
        shot: Shot,
        /// With what.
        arm: Arm,
        /// The percentile dice.
        roll: u8,
        /// The jam or dud number.
        number: u8,
    },
    /// [AMB 9.1e] A shot.
    Fired {
        /// The shot.
        shot: Shot,
        /// With what.
        arm: Arm,
        /// [AMB 9.1b] The percentile dice against a jam, if it can fail.
        jam: Option<u8>,
        /// [AMB 9.1c] Hexes to the target.
        range: u16,
        /// The chance, item by item.
        chance: Chance,
        /// The die.
        die: u8,
        /// Whether it hit.
        hit: bool,
    },
    /// [AMB 9.1g] Whether a clip is used up.
    Depleted {
        /// Whose.
        man: ManId,
        /// The clip.
        clip: Ammo,
        /// The percentile dice.
        roll: u8,
        /// The depletion number.
        number: u8,
        /// How many clips are left.
        left: u8,
    },
    /// [AMB MCi] Whether a miss holed a canoe.
    CanoeStruck {
        /// Which.
        canoe: CanoeId,
        /// The die: even holes it.
        die: u8,
    },
}

/// Who fires.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub enum Firer {
    /// A soldier with an object of his, or with the crew weapon of his hex.
    Man(ManId, GearId),
    /// [AMB 17.13] A tank.
    Tank(VehicleId, TankArm),
    /// [AMB 3.2c] An enemy who is never placed: skill, weapon, where.
    Unseen(i8, Arm, HexId),
}

impl Firer {
    /// The soldier who fires.
    pub fn man(self) -> Option<ManId> {
        match self {
            Self::Man(man, _) => Some(man),
            Self::Tank(..) | Self::Unseen(..) => None,
        }
    }
}

/// What is fired at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub enum Target {
    /// A soldier.
    Man(ManId),
    /// [AMB 17.6a] A vehicle; the side of it if both share a hex.
    Vehicle(VehicleId, Option<Flank>),
    /// [AMB 13.5e] A wall.
    Wall(Wall),
    /// [AMB MKb] A bunker.
    Bunker(HexId),
}

/// [AMB 9.1a] One shot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub struct Shot {
    /// Who fires.
    pub firer: Firer,
    /// How.
    pub mode: FireMode,
    /// At what.
    pub target: Target,
}

/// [AMB 9.1d] The chance of a shot, item by item.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chance {
    /// The base chance.
    pub base: i8,
    /// Modifiers with their rules.
    pub items: Vec<(&'static str, i8)>,
    /// Base and modifiers within 0 to 8: the die must not be higher.
    pub total: i8,
}

/// The side that fights a side.
pub(crate) fn enemy_of(side: Side) -> Side {
    match side {
        Side::Us => Side::German,
        Side::German => Side::Us,
    }
}

impl Sortie {
    /// [AMB 9.1a] The weapon that is fired.
    pub(crate) fn arm_of(&self, firer: Firer) -> Arm {
        match firer {
            Firer::Man(_, gear) => self.gear(gear).model.arm().expect("a weapon is fired"),
            Firer::Tank(_, TankArm::Gun) => Arm::TankGun,
            Firer::Tank(_, TankArm::Bow | TankArm::Coaxial) => Arm::TankMg,
            Firer::Unseen(_, arm, _) => arm,
        }
    }

    /// [AMB 9.1h] The row of the Weapons table.
    pub(crate) fn weapon_row(&self, firer: Firer) -> &WeaponRow {
        &self.mission.charts.weapons[&self.arm_of(firer)]
    }

    /// Whose shot it is.
    pub(crate) fn firer_side(&self, firer: Firer) -> Side {
        match firer {
            Firer::Man(man, _) => man.side(),
            Firer::Tank(vehicle, _) => self.vehicle(vehicle).side,
            Firer::Unseen(..) => Side::German,
        }
    }

    /// The hex from which it is fired.
    pub(crate) fn firer_hex(&self, firer: Firer) -> Option<HexId> {
        match firer {
            Firer::Man(man, _) => self.hex_of(man),
            Firer::Tank(vehicle, _) => self.vehicle(vehicle).hex,
            Firer::Unseen(_, _, hex) => Some(hex),
        }
    }

    /// The hex that is fired into.
    pub(crate) fn target_hex(&self, target: Target) -> Option<HexId> {
        match target {
            Target::Man(man) => self.hex_of(man),
            Target::Vehicle(vehicle, _) => self.vehicle(vehicle).hex,
            Target::Wall(wall) => Some(wall.hex),
            Target::Bunker(hex) => Some(hex),
        }
    }
}
