//! [AMB 6.8c, 6.9, 17.8a] What an option asks of a German or of his tank.
//!
//! The other tests: see `paragraphs/tests.rs`.

use hexgrid::HexId;

use crate::paragraphs::Scope;
use crate::script::instr::Test;
use crate::state::{ManId, ManSet, Sortie, VehicleId};
use crate::terms::{Model, Side};

impl Sortie {
    /// [AMB 6.9h] The hexes beside him, over a side he could cross, with an active soldier of the
    /// squad.
    pub(crate) fn us_beside(&self, man: ManId) -> Vec<HexId> {
        let Some(from) = self.spot_of(man) else { return Vec::new() };
        let beside = self.mission.ground.map.grid.neighbors(from.hex).map(|it| it.1);
        beside
            .filter(|hex| self.active_in(*hex, Side::Us).any(|it| !self.is_in_the_air(it)))
            .filter(|hex| self.foot_cost(from, (*hex).into()).is_ok())
            .collect()
    }

    /// [AMB 6.9h] Whether one of those hexes has no active German in it.
    pub(crate) fn us_beside_alone(&self, man: ManId) -> bool {
        let beside = self.us_beside(man);
        beside.into_iter().any(|hex| self.active_in(hex, Side::German).next().is_none())
    }

    /// [AMB 6.8c, 9.7i] Whether he can fire a crew weapon together with somebody.
    pub(crate) fn can_fire_jointly(&self, man: ManId) -> bool {
        let crewed = [Model::Lmg, Model::Mmg, Model::Hmg];
        let weapons = crewed.into_iter().filter_map(|it| self.gear_of(man, it));
        weapons.into_iter().any(|it| self.gear(it).ready && self.joint_partner(man, it).is_some())
    }

    /// [AMB 6.8c, 17.8a] Whether a test holds for a tank.
    pub(super) fn holds_of_tank(&self, test: &Test<HexId>, id: VehicleId) -> bool {
        let tank = self.vehicle(id);
        let scope = Scope { hex: tank.hex, group: ManSet::default(), german: None };
        match test {
            Test::Crew(from, to) => (*from..=*to).contains(&tank.crew),
            Test::Immobilized => tank.immobilized,
            Test::GunLoaded => tank.gun_loaded,
            Test::UsInHex => {
                tank.hex.is_some_and(|it| self.active_in(it, Side::Us).next().is_some())
            }
            Test::InHex(hex) => tank.hex == Some(*hex),
            Test::Here(terrain) => tank.hex.is_some_and(|it| self.terrain(it) == *terrain),
            Test::SeesUs | Test::SeenByUs => self.tank_sees_us(id),
            Test::SeesUsVehicle => self.tank_sees_vehicle(id),
            Test::UsAdjacentPassable
            | Test::NoGermanInTargetHex
            | Test::Has(_)
            | Test::HasGrenade
            | Test::Wounded
            | Test::Stance(_)
            | Test::Next(_)
            | Test::FriendCanTakeTurn
            | Test::WeaponJammed
            | Test::WeaponNotReady
            | Test::CanFireJointly
            | Test::CarHere
            | Test::Aboard => false,
            Test::Sighting(_)
            | Test::Read(_)
            | Test::NoSighting(_)
            | Test::Condition(..)
            | Test::Rounds
            | Test::Operations
            | Test::VpWon(_)
            | Test::UsIn(_)
            | Test::Active(_)
            | Test::Captured(_)
            | Test::Fallen(_)
            | Test::UsActive(_)
            | Test::Entering(_)
            | Test::UsHas(_)
            | Test::UsVehicle
            | Test::BridgeCleared(_)
            | Test::BunkerStands(_)
            | Test::NoneLeft(_)
            | Test::Won
            | Test::SquadLost => self.holds(test, scope, None),
        }
    }

    fn tank_sees_us(&self, id: VehicleId) -> bool {
        let Some(hex) = self.vehicle(id).hex else { return false };
        self.active(Side::Us).any(|us| self.sees_hex(us, hex))
    }

    fn tank_sees_vehicle(&self, id: VehicleId) -> bool {
        let Some(hex) = self.vehicle(id).hex else { return false };
        let ours = self.vehicles().filter(|it| self.vehicle(*it).side == Side::Us);
        let here =
            ours.filter(|it| !self.vehicle(*it).wrecked).filter_map(|it| self.vehicle(it).hex);
        here.into_iter().any(|there| self.spot_in_sight(hex.into(), there.into()))
    }
}
