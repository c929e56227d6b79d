//! [AMB 5.1f, 5.1g, 6.8c] What alternatives ask.

use hexgrid::HexId;

use super::Scope;
use crate::mission::Red;
use crate::script::instr::Test;
use crate::state::{
    Captivity, GearId, Health, ManId, Mode, Place, Sortie, Vehicle, VehicleId, Working,
};
use crate::terms::{Ammo, Side, Stance, Terrain};

impl Sortie {
    /// Whether a test holds; in a German paragraph `scope.german` is he, and `stance` the stance
    /// that the option orders.
    pub(crate) fn holds(&self, test: &Test<HexId>, scope: Scope, stance: Option<Stance>) -> bool {
        match test {
            Test::Sighting(sighting) => self.is_sighted(*sighting),
            Test::NoSighting(sighting) => !self.is_sighted(*sighting),
            Test::Read(paragraph) => self.has_read(*paragraph),
            Test::Condition(from, to) => (*from..=*to).contains(&self.core.condition),
            Test::Rounds => self.core.mode == Mode::Rounds,
            Test::Operations => self.core.mode != Mode::Rounds,
            Test::VpWon(n) => self.points_won() >= i16::from(*n),
            Test::UsIn(hex) => self.active_in(*hex, Side::Us).next().is_some(),
            Test::Active(card) => self.is_card_active(*card),
            Test::Captured(card) => {
                let captured = |it| self.man(it).captivity == Captivity::Captured;
                self.by_card(*card).is_some_and(captured)
            }
            Test::Fallen(card) => self.is_card_fallen(*card),
            Test::UsActive(n) => self.active_on_map().count() >= usize::from(*n),
            Test::Entering(n) => scope.group.iter().count() >= usize::from(*n),
            Test::UsHas(model) => {
                self.concerned(scope).iter().any(|it| self.gear_of(it, *model).is_some())
            }
            Test::UsVehicle => self.came_by_vehicle(scope),
            Test::BridgeCleared(hex) => {
                let settled = |it| self.is_cleared(it) || self.is_blown(it);
                self.bridge_of(*hex).is_some_and(settled)
            }
            Test::BunkerStands(hex) => {
                let blown = self.marks(*hex).is_some_and(|it| it.bunker_blown);
                self.terrain(*hex) == Terrain::Bunker && !blown
            }
            Test::NoneLeft(Side::Us) => self.active_on_map().next().is_none(),
            Test::NoneLeft(Side::German) => !self.is_german_active(),
            Test::Won => self.points() >= self.mission.victory.need,
            Test::SquadLost => !self.is_anybody_of_squad_fit(),
            of_german => scope.german.is_some_and(|he| self.holds_of(of_german, he, stance)),
        }
    }

    /// Whether a test about a German holds.
    fn holds_of(&self, test: &Test<HexId>, he: ManId, stance: Option<Stance>) -> bool {
        let him = self.man(he);
        match test {
            Test::UsInHex => self.is_with_us(he),
            Test::UsAdjacentPassable => !self.us_beside(he).is_empty(),
            Test::NoGermanInTargetHex => self.us_beside_alone(he),
            Test::SeesUs => {
                let stance = stance.unwrap_or(him.stance);
                self.active_on_map().any(|us| self.would_see(he, stance, us))
            }
            Test::SeenByUs => self.seen_by_squad(he),
            Test::Has(model) => self.gear_of(he, *model).is_some(),
            Test::HasGrenade => self.ammo_of(he, Ammo::Grenade) > 0,
            Test::Wounded => him.health == Health::Wounded,
            Test::Stance(stance) => him.stance == *stance,
            Test::Here(terrain) => self.hex_of(he).is_some_and(|hex| self.terrain(hex) == *terrain),
            Test::Next(terrain) => self.leads_into(he, *terrain),
            Test::FriendCanTakeTurn => self.friend_for_turn(he).is_some(),
            Test::WeaponJammed => {
                self.has_weapon(he, |game, id| game.gear(id).working == Working::Jammed)
            }
            Test::WeaponNotReady => self.has_weapon(he, |game, id| {
                let gear = game.gear(id);
                gear.model.is_crewed() && !gear.ready && gear.working != Working::Broken
            }),
            Test::CanFireJointly => self.can_fire_jointly(he),
            Test::CarHere => self.has_car_to_drive(he),
            Test::Aboard => matches!(him.place, Place::Aboard(..)),
            Test::InHex(hex) => self.hex_of(he) == Some(*hex),
            Test::SeesUsVehicle => self.sees_us_vehicle(he),
            of_tank => match him.place {
                Place::Aboard(vehicle, _) => holds_of_vehicle(of_tank, self.vehicle(vehicle)),
                Place::Nowhere
                | Place::Waiting
                | Place::Drifting(_)
                | Place::At(_)
                | Place::Afloat(_)
                | Place::Exited(_)
                | Place::Gone => false,
            },
        }
    }

    /// Whether the German, or the German vehicle, with a card is active on the map.
    fn is_card_active(&self, card: u16) -> bool {
        let on_map = |it| self.man(it).is_active() && self.hex_of(it).is_some();
        self.by_card(card).is_some_and(on_map)
            || self.vehicle_by_card(card).is_some_and(|id| {
                let vehicle = self.vehicle(id);
                vehicle.hex.is_some() && !vehicle.wrecked
            })
    }

    /// Whether the German with a card is dead or out of the fight, or the vehicle out of action.
    fn is_card_fallen(&self, card: u16) -> bool {
        self.by_card(card).is_some_and(|it| self.man(it).health >= Health::Incapacitated)
            || self.vehicle_by_card(card).is_some_and(|id| self.vehicle(id).wrecked)
    }

    /// Whether a soldier of the squad is still in the fight, on the map or off it.
    fn is_anybody_of_squad_fit(&self) -> bool {
        let fit = |it: ManId| {
            let him = self.man(it);
            !matches!(him.place, Place::Nowhere | Place::Gone) && him.health < Health::Incapacitated
        };
        self.men().any(|it| it.side() == Side::Us && fit(it))
    }

    /// Whether it was a vehicle of the squad that came into the hex of the paragraph.
    fn came_by_vehicle(&self, scope: Scope) -> bool {
        let aboard = |it: ManId| matches!(self.man(it).place, Place::Aboard(..));
        let tank = |id: &VehicleId| self.vehicle(*id).hex == scope.hex;
        let mut tanks = self.vehicles().filter(|id| self.is_tank_active(*id, Side::Us));
        scope.group.iter().any(aboard)
            || scope.group.is_empty() && scope.hex.is_some() && tanks.any(|id| tank(&id))
    }

    /// Whether an active soldier of the squad is where he is.
    fn is_with_us(&self, he: ManId) -> bool {
        let spot = self.spot_of(he);
        spot.is_some() && self.active_on_map().any(|us| self.spot_of(us) == spot)
    }

    /// [AMB 2.2h] Whether his red reference leads into such terrain.
    fn leads_into(&self, he: ManId, terrain: Terrain) -> bool {
        let card = &self.mission.conditions[usize::from(self.core.condition) - 1];
        match self.hex_of(he).map(|hex| card.red[hex]) {
            Some(Red::Step(next)) => self.terrain(next) == terrain,
            Some(Red::None | Red::Paragraph(_) | Red::Exit) | None => false,
        }
    }

    /// Whether something is true of a weapon he carries.
    fn has_weapon(&self, he: ManId, is: impl Fn(&Self, GearId) -> bool) -> bool {
        self.parts_of(he).any(|(id, _)| self.gear(id).model.arm().is_some() && is(self, id))
    }

    /// [AMB 17.5b] Whether a car that he can drive stands in his hex with nobody at the wheel.
    fn has_car_to_drive(&self, he: ManId) -> bool {
        let hex = self.hex_of(he);
        let driven =
            |id: VehicleId| self.men().any(|it| self.man(it).place == Place::Aboard(id, 0));
        hex.is_some()
            && self.card(he).drives
            && self.vehicles().any(|id| {
                let vehicle = self.vehicle(id);
                let car = !vehicle.kind.is_tank() && !vehicle.wrecked;
                car && vehicle.side == Side::German && vehicle.hex == hex && !driven(id)
            })
    }

    /// Whether a vehicle of the squad that still works is in his sight.
    fn sees_us_vehicle(&self, he: ManId) -> bool {
        self.hex_of(he).is_some_and(|hex| self.is_us_vehicle_in_sight(hex))
    }

    fn is_us_vehicle_in_sight(&self, from: HexId) -> bool {
        self.vehicles().any(|id| {
            let vehicle = self.vehicle(id);
            let works = vehicle.side == Side::Us && !vehicle.wrecked;
            works && vehicle.hex.is_some_and(|hex| self.spot_in_sight(from.into(), hex.into()))
        })
    }
}

/// Whether a test about the state of a vehicle holds.
fn holds_of_vehicle(test: &Test<HexId>, vehicle: &Vehicle) -> bool {
    match test {
        Test::Crew(from, to) => (*from..=*to).contains(&vehicle.crew),
        Test::Immobilized => vehicle.immobilized,
        Test::GunLoaded => vehicle.gun_loaded,
        _ => false,
    }
}
