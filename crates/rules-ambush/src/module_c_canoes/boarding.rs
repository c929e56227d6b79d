//! [AMB MCa, MCb, MCg, MCl] What a canoe carries, and who gets in and out.

use kernel::{Dice, Illegal, refuse};

use super::Event;
use crate::agenda::Event as Events;
use crate::state::{Canoe, CanoeId, GearId, Health, Held, ManId, ManSet, Place, Sortie, Spot};
use crate::terms::{Model, Stance};

/// [AMB MCa] Soldiers in a canoe that carries equipment.
pub(super) const SEATS: usize = 2;
/// [AMB MCa] Soldiers in a canoe that carries none.
const SEATS_WITHOUT_GEAR: usize = 3;
/// [AMB MCa] Carry boxes of equipment in a canoe.
pub(crate) const BOXES: u8 = 2;

/// [AMB MCb] Whether an object lies in the canoe while its bearer sits in it.
pub(crate) fn lies_in_canoe(model: Model) -> bool {
    model.is_crewed() || matches!(model, Model::Bazooka | Model::Charge)
}

impl Sortie {
    /// A canoe.
    pub fn canoe(&self, id: CanoeId) -> &Canoe {
        &self.core.canoes[usize::from(id.0)]
    }

    pub(crate) fn canoe_mut(&mut self, id: CanoeId) -> &mut Canoe {
        &mut self.core.canoes[usize::from(id.0)]
    }

    /// Every canoe, those that have sunk or left among them.
    pub fn canoes(&self) -> impl Iterator<Item = CanoeId> + '_ {
        (0..u8::try_from(self.core.canoes.len()).expect("few canoes")).map(CanoeId)
    }

    /// [AMB MCa] Everybody in a canoe, casualties among them.
    pub(crate) fn in_canoe(&self, canoe: CanoeId) -> impl Iterator<Item = ManId> + '_ {
        self.men().filter(move |man| self.man(*man).place == Place::Afloat(canoe))
    }

    /// Those in a canoe who can act.
    pub(crate) fn crew_of(&self, canoe: CanoeId) -> ManSet {
        self.in_canoe(canoe).filter(|man| self.man(*man).is_active()).collect()
    }

    /// Whether somebody is in a canoe that has not entered the map yet.
    pub(crate) fn is_off_map(&self, man: ManId) -> bool {
        match self.man(man).place {
            Place::Waiting => true,
            Place::Afloat(canoe) => self.canoe(canoe).hex.is_none(),
            Place::Nowhere
            | Place::Drifting(_)
            | Place::At(_)
            | Place::Aboard(..)
            | Place::Exited(_)
            | Place::Gone => false,
        }
    }

    /// [AMB MCl] The canoes within somebody's reach: the one he sits in, or those beached where he
    /// is.
    pub(crate) fn canoes_in(&self, man: ManId) -> impl Iterator<Item = CanoeId> + '_ {
        let here = self.hex_of(man);
        self.canoes().filter(move |canoe| {
            let it = self.canoe(*canoe);
            let aboard = self.man(man).place == Place::Afloat(*canoe);
            aboard || it.beached && it.hex.is_some() && it.hex == here
        })
    }

    /// [AMB MCa] Carry boxes that lie in a canoe.
    fn boxes_in(&self, canoe: CanoeId) -> u8 {
        let parts = self.parts_at(Held::InCanoe(canoe));
        parts.map(|(id, part)| self.part_boxes(self.gear(id).model, part)).sum()
    }

    /// [AMB MCa] Whether a canoe takes so many soldiers and boxes more.
    pub(crate) fn takes(&self, canoe: CanoeId, men: usize, boxes: u8) -> bool {
        let (men, boxes) = (self.in_canoe(canoe).count() + men, self.boxes_in(canoe) + boxes);
        men <= SEATS && boxes <= BOXES || men <= SEATS_WITHOUT_GEAR && boxes == 0
    }

    /// [AMB MCb] What of somebody's things has to lie in the canoe.
    fn to_be_stowed(&self, man: ManId) -> Vec<(GearId, usize)> {
        self.parts_of(man).filter(|it| lies_in_canoe(self.gear(it.0).model)).collect()
    }

    /// [AMB MCb] The carry boxes of that.
    pub(crate) fn boxes_to_stow(&self, man: ManId) -> u8 {
        let parts = self.to_be_stowed(man).into_iter();
        parts.map(|(id, part)| self.part_boxes(self.gear(id).model, part)).sum()
    }

    /// [AMB MCa, MCg, M6b] Whether soldiers may board a canoe: it is beached where they are. Off
    /// the map one changes places with somebody of another canoe.
    pub(crate) fn may_board(&self, group: ManSet, canoe: CanoeId) -> Result<(), Illegal> {
        let Some(it) = self.core.canoes.get(usize::from(canoe.0)).filter(|it| !it.lost) else {
            return refuse("amb:MCg", "there is no such canoe here");
        };
        let men = group.iter().count();
        if men == 0 {
            return refuse("amb:5.3a", "nobody has been picked");
        }
        let Some(hex) = it.hex else { return self.may_change_places(group, canoe) };
        let beside = |man: ManId| self.man(man).place == Place::At(hex.into());
        if !it.beached || !group.iter().all(beside) {
            return refuse("amb:MCg", "a canoe is boarded where it is beached");
        }
        if group.iter().any(|man| self.man(man).stance == Stance::Prone) {
            return refuse(self.rule("amb:5.3a", "amb:6.7q"), "a prone soldier does not move");
        }
        let boxes = group.iter().map(|man| self.boxes_to_stow(man)).sum();
        if !self.takes(canoe, men, boxes) {
            return refuse("amb:MCa", "the canoe is full");
        }
        Ok(())
    }

    /// [AMB M6b] Whether one off the map may change places with somebody of another canoe there.
    fn may_change_places(&self, group: ManSet, canoe: CanoeId) -> Result<(), Illegal> {
        let mut men = group.iter();
        let (Some(man), None) = (men.next(), men.next()) else {
            return refuse("amb:5.3j", "one soldier does this: pick him alone");
        };
        let elsewhere = self.is_off_map(man) && self.canoe_of(man).is_ok_and(|it| it != canoe);
        if !elsewhere || self.in_canoe(canoe).next().is_none() {
            return refuse("amb:MCg", "there is no such canoe here");
        }
        Ok(())
    }

    /// [AMB MCb, MCg] Somebody boards a canoe: he sits low in it, and what is heavy lies at his
    /// feet. Off the map the last of those in it takes his place; what lies in the canoes stays.
    pub(crate) fn board(&mut self, man: ManId, canoe: CanoeId, events: &mut Vec<Events>) {
        if let Ok(left) = self.canoe_of(man) {
            let other = self.in_canoe(canoe).last().expect("the check has found somebody");
            self.seat_in(other, left);
            events.push(Event::Boarded { man: other, canoe: left }.into());
        }
        self.unready_moved(man);
        self.seat_in(man, canoe);
        events.push(Event::Boarded { man, canoe }.into());
    }

    /// [AMB MCb] Puts somebody and his things into a canoe.
    pub(crate) fn seat_in(&mut self, man: ManId, canoe: CanoeId) {
        for (id, part) in self.to_be_stowed(man) {
            self.move_part(id, part, Held::InCanoe(canoe));
        }
        let him = self.man_mut(man);
        him.place = Place::Afloat(canoe);
        if him.health < Health::Incapacitated {
            him.stance = Stance::Crouching;
        }
    }

    /// [AMB MCg] The canoe that somebody may leave: it is beached.
    pub(crate) fn may_go_ashore(&self, man: ManId) -> Result<CanoeId, Illegal> {
        let Place::Afloat(canoe) = self.man(man).place else {
            return refuse("amb:MCg", "he sits in no canoe");
        };
        if !self.canoe(canoe).beached {
            return refuse("amb:MCg", "the canoe has to be beached first");
        }
        Ok(canoe)
    }

    /// [AMB MCg] Somebody leaves a canoe; he stands, the hurt lie. Whoever sets his foot on mines
    /// treads on them now.
    pub(crate) fn go_ashore(
        &mut self,
        man: ManId,
        canoe: CanoeId,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        let hex = self.canoe(canoe).hex.expect("a beached canoe is on the map");
        let him = self.man_mut(man);
        him.place = Place::At(Spot::from(hex));
        him.stance = if him.health == Health::Fit { Stance::Standing } else { Stance::Prone };
        events.push(Event::Ashore { man, canoe }.into());
        self.tread(ManSet::of(man), hex, dice, events);
    }

    /// [AMB M6b, MCa] The squad sits in its canoes off the map, two in each: by their letters, or
    /// so that all that is heavy finds room.
    pub(crate) fn embark(&mut self, squad: &[ManId]) {
        let by_letter: Vec<Vec<ManId>> = squad.chunks(SEATS).map(<[ManId]>::to_vec).collect();
        let load = |pair: &[ManId]| pair.iter().map(|man| self.boxes_to_stow(*man)).sum::<u8>();
        let fits = by_letter.iter().all(|pair| load(pair) <= BOXES);
        let pairs = if fits { by_letter } else { self.by_weight(squad) };
        for (canoe, pair) in self.canoes().collect::<Vec<_>>().into_iter().zip(pairs) {
            for man in pair {
                self.seat_in(man, canoe);
            }
        }
    }

    /// Pairs in which whoever carries most sits with whoever carries least.
    fn by_weight(&self, squad: &[ManId]) -> Vec<Vec<ManId>> {
        let mut men = squad.to_vec();
        men.sort_by_key(|man| (self.boxes_to_stow(*man), *man));
        let (light, heavy) = men.split_at(men.len() / SEATS);
        light.iter().zip(heavy.iter().rev()).map(|(light, heavy)| vec![*light, *heavy]).collect()
    }
}
