//! [AMB 2.5, 5.3f, 9.5, 14] Objects and ammunition: who has what, and how it changes hands.
//!
//! - room: carry boxes and ammo boxes [AMB 2.5d, 2.5e]
//! - crew weapons lie in two parts, which stand or fall together [AMB 9.7b–9.7e]
//! - `handling.rs`: taking, handing over, putting down [AMB 5.3f, 5.3g, 6.7w, 14]

mod handling;

pub(crate) use handling::{Ask, Duty, Event, May};

use std::collections::BTreeSet;

use crate::charts::Price;
use crate::state::{Gear, GearId, Health, Held, ManId, Place, Sortie, Spot, Working};
use crate::terms::{Ammo, Model, Side};

/// Kinds of objects, a mark for each.
#[derive(Clone, Copy, Default)]
pub(crate) struct Models([bool; Model::WORDS.len()]);

impl Models {
    fn insert(&mut self, model: Model) {
        self.0[model as usize] = true;
    }

    /// Whether it is one of them.
    pub(crate) fn contains(self, model: Model) -> bool {
        self.0[model as usize]
    }

    /// All of them, in a fixed order.
    pub(crate) fn iter(self) -> impl Iterator<Item = Model> {
        Model::WORDS.iter().map(|it| it.1).filter(move |it| self.contains(*it))
    }
}

/// [AMB 2.5d] Carry boxes of a soldier.
pub(crate) const CARRY_BOXES: u8 = 2;
/// [AMB 13.2d] Carry boxes of a wounded soldier.
const CARRY_BOXES_WOUNDED: u8 = 1;
/// [AMB 2.5e] Ammo boxes of a soldier.
pub(crate) const AMMO_BOXES: u8 = 6;
/// [AMB 4.9b] Carry boxes of the larger part of a crew weapon.
const LARGER_PART_BOXES: u8 = 2;

impl Sortie {
    /// [AMB 4.9] Price and size of an object.
    pub(crate) fn price(&self, model: Model) -> Price {
        self.mission.charts.equipment[&model]
    }

    /// [AMB 4.9b, 9.7b] Carry boxes that one part of an object fills.
    pub(crate) fn part_boxes(&self, model: Model, part: usize) -> u8 {
        let boxes = self.price(model).carry;
        match (model.is_crewed(), part) {
            (false, _) => boxes,
            (true, 0) => LARGER_PART_BOXES,
            (true, _) => boxes - LARGER_PART_BOXES,
        }
    }

    /// The parts that somebody has: each object with the number of the part.
    pub(crate) fn parts_of(&self, man: ManId) -> impl Iterator<Item = (GearId, usize)> + '_ {
        self.parts_at(Held::By(man))
    }

    /// The parts that are in a place.
    pub(crate) fn parts_at(&self, there: Held) -> impl Iterator<Item = (GearId, usize)> + '_ {
        let all = self.all_gear().zip(&self.core.gear);
        let here = all.filter(move |it| it.1.parts.contains(&there));
        here.flat_map(move |(id, gear)| {
            [0, 1].into_iter().filter(move |it| gear.parts[*it] == there).map(move |it| (id, it))
        })
    }

    /// The spot where a part is, in somebody's hands or on the ground.
    pub(crate) fn spot_of_part(&self, held: Held) -> Option<Spot> {
        match held {
            Held::By(man) => self.spot_of(man),
            Held::On(spot) => Some(spot),
            Held::Lost | Held::InCanoe(_) | Held::InCrate => None,
        }
    }

    /// [AMB 9.7d] The spot of a crew weapon whose parts are together.
    pub(crate) fn crew_weapon_spot(&self, id: GearId) -> Option<Spot> {
        let [first, second] = self.gear(id).parts.map(|held| self.spot_of_part(held));
        first.filter(|_| first == second)
    }

    /// The object of this kind that somebody has in his hands, or, of a crew weapon, the one whose
    /// parts are together where he is.
    pub(crate) fn gear_of(&self, man: ManId, model: Model) -> Option<GearId> {
        let mut such = self.all_gear().zip(&self.core.gear).filter(|it| it.1.model == model);
        let is_held = |gear: &Gear| gear.parts.contains(&Held::By(man));
        if !model.is_crewed() {
            return such.find(|it| is_held(it.1)).map(|it| it.0);
        }
        let spot = self.spot_of(man)?;
        let mut held = None;
        for (id, gear) in such {
            if self.crew_weapon_spot(id) == Some(spot) {
                return Some(id);
            }
            held = held.or_else(|| is_held(gear).then_some(id));
        }
        held
    }

    /// Kinds of objects of which somebody has one in his hands, or, of crew weapons, stands by one
    /// whose parts are together; in a fixed order.
    pub(crate) fn models_by(&self, man: ManId) -> impl Iterator<Item = Model> + use<> {
        let spot = self.spot_of(man);
        let mut by = Models::default();
        for id in self.all_gear() {
            let gear = self.gear(id);
            let held = gear.parts.contains(&Held::By(man));
            let crewed = gear.model.is_crewed() && spot.is_some();
            if held || crewed && self.crew_weapon_spot(id) == spot {
                by.insert(gear.model);
            }
        }
        by.iter()
    }

    /// Kinds of objects that are in a place.
    pub(crate) fn models_at(&self, there: Held) -> Models {
        let mut models = Models::default();
        for gear in self.core.gear.iter().filter(|it| it.parts.contains(&there)) {
            models.insert(gear.model);
        }
        models
    }

    /// [AMB 2.5d, 13.2d] Carry boxes that somebody has free.
    pub(crate) fn free_carry(&self, man: ManId) -> u8 {
        let used: u8 =
            self.parts_of(man).map(|(id, part)| self.part_boxes(self.gear(id).model, part)).sum();
        self.carry_boxes(man).saturating_sub(used)
    }

    /// [AMB 2.5d, 13.2d] Carry boxes that somebody has, full or free.
    pub(crate) fn carry_boxes(&self, man: ManId) -> u8 {
        match self.man(man).health {
            Health::Wounded => CARRY_BOXES_WOUNDED,
            Health::Fit | Health::Incapacitated | Health::Killed => CARRY_BOXES,
        }
    }

    /// [AMB 2.5e, 4.9c] Ammo boxes that somebody has free: pistols fill them too.
    pub(crate) fn free_ammo(&self, man: ManId) -> u8 {
        let clips: u8 = self.man(man).ammo.values().sum();
        let pistols: u8 = self.parts_of(man).map(|it| self.price(self.gear(it.0).model).ammo).sum();
        AMMO_BOXES.saturating_sub(clips + pistols)
    }

    /// [AMB 9.5c] How many of these somebody has.
    pub(crate) fn ammo_of(&self, man: ManId, ammo: Ammo) -> u8 {
        self.man(man).ammo.get(&ammo).copied().unwrap_or_default()
    }

    /// [AMB 9.5b, 9.5c] Uses up a clip, a round or a grenade.
    pub(crate) fn use_ammo(&mut self, man: ManId, ammo: Ammo) {
        self.man_mut(man).ammo.take_one(ammo);
    }

    /// Gives somebody a clip, a round or a grenade.
    pub(crate) fn add_ammo(&mut self, man: ManId, ammo: Ammo) {
        self.man_mut(man).ammo.add_one(ammo);
    }

    /// [AMB 9.7c, 9.7e] Whatever somebody carries of a crew weapon is no longer ready once he
    /// moves.
    pub(crate) fn unready_moved(&mut self, man: ManId) {
        let carried: BTreeSet<GearId> = self.parts_of(man).map(|it| it.0).collect();
        for id in carried {
            self.unready(id);
        }
    }

    /// [AMB 9.7e] A crew weapon any part of which is moved has to be made ready anew.
    fn unready(&mut self, id: GearId) {
        let gear = self.gear_mut(id);
        gear.ready &= !gear.model.is_crewed();
    }

    /// [AMB 9.7d] Operations have made every crew weapon of the squad ready whose two bearers are
    /// in one hex.
    pub(crate) fn ready_crew_weapons(&mut self) {
        let spot_of_bearer = |held: Held| {
            let Held::By(man) = held else { return None };
            let Place::At(spot) = self.man(man).place else { return None };
            (man.side() == Side::Us && self.man(man).is_active()).then_some(spot)
        };
        let together = |id: &GearId| {
            let [first, second] = self.gear(*id).parts.map(spot_of_bearer);
            self.gear(*id).model.is_crewed() && first.is_some() && first == second
        };
        for id in self.all_gear().filter(together).collect::<Vec<_>>() {
            self.gear_mut(id).ready = true;
        }
    }

    /// A new object.
    pub(crate) fn add_gear(&mut self, model: Model, parts: [Held; 2], german: bool) -> GearId {
        let id = GearId(u8::try_from(self.core.gear.len()).expect("few objects"));
        self.core.gear.push(Gear {
            model,
            parts,
            working: Working::Yes,
            ready: false,
            loaded: false,
            german,
            empty: false,
            fired: [false; 2],
            gunners: BTreeSet::new(),
            key: None,
        });
        id
    }

    /// [AMB 4.9] Lays out the kit of one soldier: of a crew weapon he takes the larger part, or
    /// the smaller one of a weapon that lacks it.
    pub(crate) fn deal(&mut self, man: ManId, arms: &[Model], ammo: &[Ammo]) {
        for &model in arms {
            let half = self.all_gear().find(|id| {
                let gear = self.gear(*id);
                gear.model == model && model.is_crewed() && gear.parts[1] == Held::Lost
            });
            match half {
                Some(id) => self.gear_mut(id).parts[1] = Held::By(man),
                None => {
                    self.add_gear(model, [Held::By(man), Held::Lost], false);
                }
            }
        }
        for &one in ammo {
            self.add_ammo(man, one);
        }
    }

    /// Moves a part of an object, and with it its readiness.
    pub(crate) fn move_part(&mut self, id: GearId, part: usize, to: Held) {
        self.gear_mut(id).parts[part] = to;
        self.unready(id);
    }
}
