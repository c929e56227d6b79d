//! [AMB 13.1–13.4] Panic, wound, incapacitation, death.

use kernel::{Illegal, refuse};

use super::{Duty, Event, How};
use crate::agenda::Event as Events;
use crate::ch11_assault;
use crate::charts::Hurt;
use crate::state::{ArBox, Captivity, Deed, Health, Held, ManId, Mode, Place, Reckoned, Sortie};
use crate::terms::{Model, Side, Stance};

/// [AMB 15b] What each soldier of the squad who falls costs.
const CASUALTY_VP: i16 = 2;
/// [AMB 13.2d] Carry boxes of an object that a wounded soldier cannot hold.
const TOO_LARGE_BOXES: u8 = 2;

/// [AMB 13a] What becomes of somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Harm {
    /// Nothing more than before.
    None,
    /// [AMB 13.1]
    Panic,
    /// [AMB 13.2, 13.3, 13.4] He is that now.
    Falls(Health),
}

/// [AMB 13.2j, 13.3d] What a result makes of somebody as he was before.
fn harm(before: Health, hurt: Hurt) -> Harm {
    match (before, hurt) {
        (Health::Fit | Health::Wounded, Hurt::Panic) => Harm::Panic,
        (Health::Fit, Hurt::Wound) => Harm::Falls(Health::Wounded),
        (Health::Fit, Hurt::Incapacitated)
        | (Health::Wounded, Hurt::Wound | Hurt::Incapacitated) => {
            Harm::Falls(Health::Incapacitated)
        }
        (Health::Fit | Health::Wounded, Hurt::Killed)
        | (Health::Incapacitated, Hurt::Wound | Hurt::Incapacitated | Hurt::Killed) => {
            Harm::Falls(Health::Killed)
        }
        (Health::Incapacitated, Hurt::Panic)
        | (Health::Killed, Hurt::Panic | Hurt::Wound | Hurt::Incapacitated | Hurt::Killed) => {
            Harm::None
        }
        (_, Hurt::WoundUnlessProne | Hurt::Captured | Hurt::WoundOrCaptured) => {
            unreachable!("read by stance before")
        }
    }
}

impl Sortie {
    /// [AMB 13a] What a result does to somebody; `by` is remembered for [AMB 16.2e].
    pub(crate) fn hurt(
        &mut self,
        man: ManId,
        hurt: Hurt,
        by: Option<ManId>,
        how: How,
        events: &mut Vec<Events>,
    ) {
        match self.read_by_stance(man, hurt) {
            Hurt::Captured => self.capture(man, by, events),
            plain => match harm(self.man(man).health, plain) {
                Harm::None => events.push(Event::Unharmed { man }.into()),
                Harm::Panic => self.lose_nerve(man, events),
                Harm::Falls(health) => self.fall(man, health, by, how, events),
            },
        }
    }

    /// [AMB 10.1j, 11.1e] Some results depend on how somebody holds himself.
    fn read_by_stance(&self, man: ManId, hurt: Hurt) -> Hurt {
        let him = self.man(man);
        let prone = him.stance == Stance::Prone;
        match hurt {
            Hurt::WoundUnlessProne if prone => Hurt::Panic,
            Hurt::WoundOrCaptured if prone || him.health == Health::Wounded => Hurt::Captured,
            Hurt::WoundUnlessProne | Hurt::WoundOrCaptured => Hurt::Wound,
            Hurt::Panic | Hurt::Wound | Hurt::Incapacitated | Hurt::Killed | Hurt::Captured => hurt,
        }
    }

    /// [AMB 13.1a, 13.1b] He loses his turns and does nothing more in this Round, at whose end he
    /// drops prone [AMB 6.4b]; in Operations nothing happens.
    fn lose_nerve(&mut self, man: ManId, events: &mut Vec<Events>) {
        if self.core.mode != Mode::Rounds || !self.man(man).is_active() {
            events.push(Event::Unharmed { man }.into());
            return;
        }
        self.lose_turns(man, ArBox::Panic);
        events.push(Event::Panicked { man }.into());
    }

    /// [AMB 13.2a, 13.3a, 13.4a] He drops and is worse off than before.
    fn fall(
        &mut self,
        man: ManId,
        health: Health,
        by: Option<ManId>,
        how: How,
        events: &mut Vec<Events>,
    ) {
        let before = self.man(man).health;
        assert!(before < health, "nobody gets better by being hit");
        let was_active = self.man(man).is_active();
        let him = self.man_mut(man);
        him.health = health;
        him.stance = Stance::Prone;
        let by = by.filter(|it| *it != man);
        match health {
            Health::Wounded => events.push(Event::Wounded { man, by }.into()),
            Health::Incapacitated => events.push(Event::Incapacitated { man, by }.into()),
            Health::Killed => events.push(Event::Killed { man, by }.into()),
            Health::Fit => unreachable!("nobody gets well by being hit"),
        }
        self.remember_deed(man, health, by, how);
        if health == Health::Wounded {
            self.wound(man, was_active, events);
        } else {
            self.drop_out(man, before, events);
        }
    }

    /// [AMB 13.2b, 13.2d] A wound takes his remaining turns and one carry box.
    fn wound(&mut self, man: ManId, was_active: bool, events: &mut Vec<Events>) {
        if self.core.mode == Mode::Rounds && was_active {
            self.lose_turns(man, ArBox::Complete);
        }
        while let Some(model) = self.too_large(man) {
            self.let_go_of(man, model, events);
        }
        if self.is_overloaded(man) {
            self.core.owe(Duty::Unload { man });
        }
    }

    /// [AMB 13.2d] Something that fills two boxes, which he cannot keep.
    fn too_large(&self, man: ManId) -> Option<Model> {
        let mut parts = self.parts_of(man).map(|(id, part)| (self.gear(id).model, part));
        let large = |it: &(Model, usize)| self.part_boxes(it.0, it.1) >= TOO_LARGE_BOXES;
        parts.find(|it| man.side() == Side::Us && large(it)).map(|it| it.0)
    }

    /// [AMB 13.2d] Whether a wounded soldier of the squad carries more than one box. Germans have
    /// no boxes [AMB 2.1g].
    pub(super) fn is_overloaded(&self, man: ManId) -> bool {
        let boxes = |(id, part)| self.part_boxes(self.gear(id).model, part);
        let used: u8 = self.parts_of(man).map(boxes).sum();
        man.side() == Side::Us && self.man(man).health == Health::Wounded && used > 1
    }

    /// [AMB 13.2d] Whether letting go of this helps.
    pub(super) fn may_let_go(&self, man: ManId, model: Model) -> Result<(), Illegal> {
        let mut held = self.parts_of(man).filter(|it| self.gear(it.0).model == model);
        match held.next() {
            None => refuse("amb:13.2d", "he has none of these"),
            Some((_, part)) if self.part_boxes(model, part) == 0 => {
                refuse("amb:13.2d", "that fills no carry box")
            }
            Some(_) => Ok(()),
        }
    }

    /// [AMB 13.2d] He lets go of it; his share of a crew weapon lies there, and the weapon is not
    /// ready any more (ruling K56). In a canoe it falls into the canoe.
    pub(super) fn let_go_of(&mut self, man: ManId, model: Model, events: &mut Vec<Events>) {
        let held = self.parts_of(man).find(|it| self.gear(it.0).model == model);
        let (id, part) = held.expect("he has one of these");
        let to = match self.man(man).place {
            Place::Afloat(canoe) => Held::InCanoe(canoe),
            Place::At(_)
            | Place::Aboard(..)
            | Place::Drifting(_)
            | Place::Nowhere
            | Place::Waiting
            | Place::Exited(_)
            | Place::Gone => Held::On(self.spot_of(man).expect("who is hit is on the map")),
        };
        self.move_part(id, part, to);
        events.push(Event::LetGo { man, model }.into());
    }

    /// [AMB 13.3a, 13.4a] He is out: Inactive, and what it costs or brings is counted.
    fn drop_out(&mut self, man: ManId, before: Health, events: &mut Vec<Events>) {
        let him = self.man_mut(man);
        him.ar = ArBox::Inactive;
        him.vanishing = false;
        match man.side() {
            Side::Us => self.lose_soldier(man, events),
            Side::German if before < Health::Incapacitated => self.count_fallen(man, events),
            Side::German => {}
        }
        self.settle_bunkers(events);
    }

    /// [AMB 15b] Points are lost once for each soldier; prisoners he watched may be alone now
    /// (ruling K50).
    fn lose_soldier(&mut self, man: ManId, events: &mut Vec<Events>) {
        if !self.man(man).cost_vp {
            self.man_mut(man).cost_vp = true;
            self.score(-CASUALTY_VP, Reckoned::Casualty(man), events);
        }
        let here = self.hex_of(man);
        let is_prisoner =
            |it: &ManId| self.man(*it).captivity == Captivity::Captured && self.hex_of(*it) == here;
        if here.is_some() && self.men().any(|it| is_prisoner(&it)) {
            self.core.owe(ch11_assault::Duty::Prisoners);
        }
    }

    /// [AMB 2.1e] What his card gives for it.
    ///
    /// Interpretation: a prisoner who comes to harm brings nothing, since nobody may want it
    /// [AMB 11.2h].
    fn count_fallen(&mut self, man: ManId, events: &mut Vec<Events>) {
        let (card, vp) = (self.card(man).number, self.card(man).vp_fallen);
        if vp > 0 && self.man(man).captivity != Captivity::Captured {
            self.score(vp.into(), Reckoned::Fallen(card), events);
        }
    }

    /// [AMB 16.2e] The squad's deeds are written down with the German's card.
    ///
    /// Interpretation: what a thrown explosive does counts as done by fire.
    fn remember_deed(&mut self, man: ManId, health: Health, by: Option<ManId>, how: How) {
        let Some(by) = by.filter(|it| it.side() == Side::Us && man.side() == Side::German) else {
            return;
        };
        let deed = match (how, health) {
            (How::Assault, Health::Killed) => Deed::KilledInAssault,
            (How::Assault, Health::Incapacitated) => Deed::IncapacitatedInAssault,
            (How::Assault, Health::Wounded) => Deed::WoundedInAssault,
            (How::Fire | How::Otherwise, Health::Killed) => Deed::KilledByFire,
            (How::Fire | How::Otherwise, Health::Incapacitated) => Deed::IncapacitatedByFire,
            (How::Fire | How::Otherwise, Health::Wounded) => Deed::WoundedByFire,
            (_, Health::Fit) => unreachable!("whoever was hit is not fit"),
        };
        self.core.deeds.push((by, deed, self.card(man).number));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Health::{Fit, Incapacitated, Killed, Wounded};

    /// Rules: amb:13.2j, amb:13.3d, amb:13a.
    #[test]
    fn ex_166_the_ladder_of_damage() {
        let table = [
            (Fit, Hurt::Panic, Harm::Panic),
            (Fit, Hurt::Wound, Harm::Falls(Wounded)),
            (Fit, Hurt::Incapacitated, Harm::Falls(Incapacitated)),
            (Fit, Hurt::Killed, Harm::Falls(Killed)),
            (Wounded, Hurt::Panic, Harm::Panic),
            (Wounded, Hurt::Wound, Harm::Falls(Incapacitated)),
            (Wounded, Hurt::Incapacitated, Harm::Falls(Incapacitated)),
            (Wounded, Hurt::Killed, Harm::Falls(Killed)),
            (Incapacitated, Hurt::Panic, Harm::None),
            (Incapacitated, Hurt::Wound, Harm::Falls(Killed)),
            (Incapacitated, Hurt::Incapacitated, Harm::Falls(Killed)),
            (Incapacitated, Hurt::Killed, Harm::Falls(Killed)),
            (Killed, Hurt::Killed, Harm::None),
        ];
        for (before, hurt, after) in table {
            assert_eq!(harm(before, hurt), after, "{before:?} {hurt:?}");
        }
    }
}
