//! [AMB 13.5] Penetration of walls, those behind them, destroyed sides, collapse.
//!
//! Vehicles: chapter 17. Bunkers: module K.

use hexgrid::HexId;
use kernel::Dice;

use super::{Event, How};
use crate::action::Wall;
use crate::agenda::Event as Events;
use crate::ch09_fire::{Shot, enemy_of};
use crate::charts::{Arm, Hurt, Penetration};
use crate::dice::d10;
use crate::state::{Health, ManId, Place, Sortie, Spot};
use crate::terms::{Stance, Terrain};

/// [AMB 13.5i] A building falls down when so many of its sides are destroyed.
const COLLAPSES_AT_SIDES: u32 = 2;

/// What a hit does to a wall.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Breach {
    /// It stops the shot.
    Stops,
    /// [AMB 13.5f] The shot goes through.
    Passes,
    /// [AMB 13.5h] The wall is gone.
    Destroys,
}

/// [AMB 13.5b, 13.5c, 13.5d] What a shot that goes so deep does to a wall of wood or stone.
pub(crate) fn breach_of(penetration: Penetration, is_explosive: bool, is_wooden: bool) -> Breach {
    match (penetration, is_explosive) {
        (Penetration::Light | Penetration::Medium, true) | (Penetration::Heavy, _) => {
            Breach::Destroys
        }
        (Penetration::Medium, false) => Breach::Passes,
        (Penetration::Light, false) if is_wooden => Breach::Passes,
        (Penetration::Light, false) | (Penetration::None, _) => Breach::Stops,
    }
}

/// [AMB 13.5f] The highest die on which a shot through a wall finds somebody.
pub(crate) fn behind_wall_limit(stance: Stance) -> u8 {
    match stance {
        Stance::Prone => 0,
        Stance::Crouching => 1,
        Stance::Standing => 2,
    }
}

impl Sortie {
    /// [AMB 13.5a] What a hit on a wall does; `die` is the die of damage.
    pub(crate) fn breach(
        &mut self,
        shot: &Shot,
        wall: Wall,
        die: u8,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        let row = self.weapon_row(shot.firer);
        let (penetration, explosive) = (row.penetration[usize::from(die)], row.explosive);
        let wooden = self.terrain(wall.hex) == Terrain::WoodenBuilding;
        let breach = breach_of(penetration, explosive, wooden);
        events.push(Event::Penetrated { wall, die, penetration, breach }.into());
        match breach {
            Breach::Stops => {}
            Breach::Passes => self.fire_through(shot, wall.hex, dice, events),
            Breach::Destroys => self.destroy_wall(shot, wall, dice, events),
        }
    }

    /// [AMB 13.5f, 13.5g] The shot may find the most exposed soldier behind the wall; aimed
    /// automatic fire may find each of them.
    fn fire_through(
        &mut self,
        shot: &Shot,
        hex: HexId,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        let enemy = enemy_of(self.firer_side(shot.firer));
        let spot = Spot::from(hex);
        let behind = |it: &ManId| self.man(*it).place == Place::At(spot);
        let mut left: Vec<ManId> = self.active(enemy).filter(behind).collect();
        let all = self.is_burst(shot);
        while !left.is_empty() {
            let man = left.remove(self.most_exposed(&left, dice, "amb:13.5g"));
            self.fire_at_behind(shot, man, dice, events);
            if !all {
                return;
            }
        }
    }

    /// [AMB 13.5f] One soldier behind the wall.
    fn fire_at_behind(
        &mut self,
        shot: &Shot,
        man: ManId,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        let limit = behind_wall_limit(self.man(man).stance);
        let die = d10(dice, "amb:13.5f");
        events.push(Event::BehindWall { man, die, limit }.into());
        if die <= limit {
            self.damage_by(shot, man, dice, events);
        }
        self.made_aware(man);
    }

    /// [AMB 13.5h] Everybody behind the wall is hit as by a semi-automatic rifle; the side is open
    /// from now on. A wall between two rooms is a side of both.
    fn destroy_wall(
        &mut self,
        shot: &Shot,
        wall: Wall,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        let row = self.mission.charts.weapons[&Arm::Rifle].damage;
        for man in self.anybody_at(wall.hex.into()) {
            let die = d10(dice, "amb:13.5h");
            self.damage(man, die, &row, shot.firer.man(), events);
        }
        let beyond = self.mission.ground.map.grid.neighbor(wall.hex, wall.side);
        let beyond = beyond.filter(|it| self.terrain(*it).is_building());
        let sides = [Some((wall.hex, wall.side)), beyond.map(|it| (it, wall.side.opposite()))];
        for (hex, side) in sides.into_iter().flatten() {
            self.marks_mut(hex).breached |= 1 << side.index();
            if self.marks_mut(hex).breached.count_ones() >= COLLAPSES_AT_SIDES {
                self.collapse(hex, shot.firer.man(), events);
            }
        }
    }

    /// Everybody at a spot whom an explosion or a falling wall can hurt: on foot or in a canoe, not
    /// dead.
    pub(crate) fn anybody_at(&self, spot: Spot) -> Vec<ManId> {
        let there = |it: &ManId| match self.man(*it).place {
            Place::At(_) | Place::Afloat(_) => self.spot_of(*it) == Some(spot),
            Place::Nowhere
            | Place::Waiting
            | Place::Drifting(_)
            | Place::Aboard(..)
            | Place::Exited(_)
            | Place::Gone => false,
        };
        self.men().filter(|it| self.man(*it).health != Health::Killed && there(it)).collect()
    }

    /// [AMB 13.5i, MKd] A building hex or a bunker becomes rubble; everybody in it is killed.
    pub(crate) fn collapse(&mut self, hex: HexId, by: Option<ManId>, events: &mut Vec<Events>) {
        events.push(Event::Collapsed { hex }.into());
        self.core.changed.insert(hex, Terrain::Rubble);
        let marks = self.marks_mut(hex);
        marks.breached = 0;
        marks.bunker_blown |= marks.bunker.take().is_some();
        for up in [true, false] {
            for man in self.anybody_at(Spot { hex, up }) {
                self.hurt(man, Hurt::Killed, by, How::Fire, events);
            }
            // Rubble has no upper floor: whoever lies there lies on the ground.
            for man in self.men().collect::<Vec<_>>() {
                if self.man(man).place == Place::At(Spot { hex, up: true }) {
                    self.man_mut(man).place = Place::At(hex.into());
                }
            }
        }
        self.settle_bunkers(events);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Breach::{Destroys, Passes, Stops};
    use Penetration::{Heavy, Light, Medium};

    /// Rules: amb:13.5a, amb:13.5b, amb:13.5c, amb:13.5d.
    #[test]
    fn amb_13_5_explosive_rounds_destroy_what_they_penetrate_others_pass() {
        let table = [
            // penetration, explosive, wooden, result
            (Penetration::None, true, true, Stops),
            (Penetration::None, false, true, Stops),
            (Light, true, true, Destroys),
            (Light, true, false, Destroys),
            (Light, false, true, Passes),
            (Light, false, false, Stops),
            (Medium, true, false, Destroys),
            (Medium, false, true, Passes),
            (Medium, false, false, Passes),
            (Heavy, true, false, Destroys),
            (Heavy, false, false, Destroys),
        ];
        for (penetration, explosive, wooden, breach) in table {
            let said = breach_of(penetration, explosive, wooden);
            assert_eq!(said, breach, "{penetration:?} {explosive} {wooden}");
        }
    }

    /// Rules: amb:13.5f.
    #[test]
    fn amb_13_5f_the_lower_somebody_is_the_safer_behind_a_wall() {
        let limits = [Stance::Prone, Stance::Crouching, Stance::Standing].map(behind_wall_limit);
        assert_eq!(limits, [0, 1, 2]);
    }
}
