//! [AMB 10.1h–10.1j] Explosions, and [AMB 2.4j–2.4l] artillery.

use hexgrid::HexId;
use kernel::Dice;

use super::{Blast, Event, Live};
use crate::action::Bomb;
use crate::agenda::Event as Events;
use crate::ch13_damage::How;
use crate::charts::Hurt;
use crate::dice::{d10, d100};
use crate::state::{Health, ManId, Place, Sortie, Spot, VehicleId};
use crate::terms::{Side, Terrain};

impl Blast {
    /// [AMB 10.1i] The row for what explodes inside a building or outside.
    pub(crate) fn of(bomb: Bomb, inside: bool) -> Self {
        match (bomb, inside) {
            (Bomb::Grenade, false) => Self::GrenadeOutside,
            (Bomb::Grenade, true) => Self::GrenadeInside,
            (Bomb::Charge, false) => Self::ChargeOutside,
            (Bomb::Charge, true) => Self::ChargeInside,
        }
    }
}

impl Sortie {
    /// [AMB 10.1i] The row of damage of an explosion.
    pub(crate) fn blast_row(&self, blast: Blast) -> &[Hurt; 10] {
        let rows = &self.mission.charts.blasts;
        match blast {
            Blast::GrenadeOutside => &rows.grenade_outside,
            Blast::GrenadeInside => &rows.grenade_inside,
            Blast::ChargeOutside => &rows.charge_outside,
            Blast::ChargeInside => &rows.charge_inside,
        }
    }

    /// [AMB 10.1i] Whether a hex counts as inside.
    pub(crate) fn is_inside(&self, hex: HexId) -> bool {
        let terrain = self.terrain(hex);
        terrain.is_building() || terrain == Terrain::Bunker
    }

    /// [AMB 10.1h] It goes off, or not.
    pub(super) fn explode(&mut self, live: Live, dice: &mut dyn Dice, events: &mut Vec<Events>) {
        let Live { bomb, spot, into, by } = live;
        let dud = self.mission.charts.weapons[&bomb.arm()].jam_aimed;
        let roll = d100(dice, "amb:10.1h");
        if dud.is_some_and(|dud| roll <= dud) {
            events.push(Event::Dud { bomb, roll }.into());
            return;
        }
        events.push(Event::Exploded { bomb, spot }.into());
        if let Some(vehicle) = into {
            self.bomb_vehicle(vehicle, bomb, true, Some(by), dice, events);
            return;
        }
        // Whoever is thrown out of a wreck has rolled with it, so those on foot come first.
        self.blast(spot, Blast::of(bomb, self.is_inside(spot.hex)), Some(by), dice, events);
        let beside: Vec<VehicleId> = self.vehicles_in(spot.hex).collect();
        for vehicle in beside {
            self.bomb_vehicle(vehicle, bomb, false, Some(by), dice, events);
        }
        if bomb == Bomb::Charge {
            self.charge_in_bunker(spot.hex, events);
        }
    }

    /// Vehicles in a hex that are not out of action.
    pub(crate) fn vehicles_in(&self, hex: HexId) -> impl Iterator<Item = VehicleId> + '_ {
        self.vehicles().filter(move |id| {
            let it = self.vehicle(*id);
            it.hex == Some(hex) && !it.wrecked
        })
    }

    /// [AMB 10.1i, 10.3d] Everybody there on foot or in a canoe rolls by himself.
    pub(crate) fn blast(
        &mut self,
        spot: Spot,
        blast: Blast,
        by: Option<ManId>,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        let there: Vec<ManId> = self.men().filter(|man| self.is_exposed_at(*man, spot)).collect();
        for man in there {
            self.blast_one(man, blast, by, dice, events);
        }
    }

    /// Whether an explosion there reaches somebody: the dead feel nothing, those in vehicles are
    /// hit with them.
    fn is_exposed_at(&self, man: ManId, spot: Spot) -> bool {
        let here = match self.man(man).place {
            Place::At(_) | Place::Afloat(_) => self.spot_of(man) == Some(spot),
            Place::Nowhere
            | Place::Waiting
            | Place::Drifting(_)
            | Place::Aboard(..)
            | Place::Exited(_)
            | Place::Gone => false,
        };
        here && self.man(man).health != Health::Killed
    }

    /// [AMB 10.1i, 6.5g] One soldier's roll.
    pub(crate) fn blast_one(
        &mut self,
        man: ManId,
        blast: Blast,
        by: Option<ManId>,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        let die = d10(dice, "amb:10.1i");
        let hurt = self.blast_row(blast)[usize::from(die)];
        events.push(Event::Blasted { man, die, hurt }.into());
        self.hurt(man, hurt, by, How::Otherwise, events);
        if man.side() == Side::Us {
            self.attacked(man);
        }
    }

    /// [AMB 2.4j–2.4l] A salvo strikes a hex: damage, then crater, rubble or fire.
    pub(crate) fn salvo(&mut self, hex: HexId, dice: &mut dyn Dice, events: &mut Vec<Events>) {
        let inside = self.is_inside(hex);
        let blast = Blast::of(Bomb::Charge, inside);
        self.blast(hex.into(), blast, None, dice, events);
        if self.mission.ground.tower == Some(hex) {
            self.blast(Spot { hex, up: true }, blast, None, dice, events);
        }
        for vehicle in self.vehicles_in(hex).collect::<Vec<_>>() {
            self.shell_vehicle(vehicle, dice, events);
        }
        let terrain = self.shelled_terrain(hex);
        self.core.changed.insert(hex, terrain);
        events.push(Event::Shelled { spot: hex.into(), terrain }.into());
    }

    /// [AMB 2.4j–2.4l] What a hex is after it was struck; water and bridges stay what they are.
    fn shelled_terrain(&self, hex: HexId) -> Terrain {
        let before = self.terrain(hex);
        match before {
            Terrain::WoodenBuilding | Terrain::StoneBuilding if self.has_fuel(hex) => {
                Terrain::BurningBuilding
            }
            Terrain::WoodenBuilding | Terrain::StoneBuilding => Terrain::Rubble,
            Terrain::Water
            | Terrain::Ford
            | Terrain::Bridge
            | Terrain::Rubble
            | Terrain::BurningBuilding
            | Terrain::Bunker => before,
            Terrain::Open
            | Terrain::Road
            | Terrain::Cover
            | Terrain::Brush
            | Terrain::Rough
            | Terrain::Woods
            | Terrain::Crater => Terrain::Crater,
        }
    }

    /// [AMB M3c, 2.4l] Whether fuel is stored there.
    fn has_fuel(&self, hex: HexId) -> bool {
        let regions = &self.mission.ground.map.regions;
        self.mission.rules.fuel && regions.get("fuel").is_some_and(|it| it.contains(&hex))
    }
}
