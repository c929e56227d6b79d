//! [AMB MCk] Casualties in canoes.
//!
//! Interpretation: whoever lies in the hex of a beached canoe is put into it, and taken out of it,
//! as into a car [AMB 6.7x]; but neither that nor the way by water asks for the die that says
//! whether he lives.

use kernel::{Illegal, refuse};

use super::Event;
use crate::agenda::Event as Events;
use crate::state::{CanoeId, ManId, Place, Sortie, Spot};
use crate::terms::{Side, Stance};

impl Sortie {
    /// [AMB MCk, MCa, 6.7x] Whether a standing soldier may put a casualty of his hex into a canoe
    /// that is beached there.
    pub(crate) fn may_lift_aboard(
        &self,
        man: ManId,
        casualty: ManId,
        canoe: CanoeId,
    ) -> Result<(), Illegal> {
        let here = self.may_lift(man)?;
        let found = self.core.canoes.get(usize::from(canoe.0));
        if !found.is_some_and(|it| it.beached && it.hex == Some(here.hex)) {
            return refuse("amb:MCg", "there is no such canoe here");
        }
        let lies = casualty.side() == Side::Us && self.man(casualty).place == Place::At(here);
        if !lies || !self.is_casualty(casualty) {
            return refuse(
                self.rule("amb:13.3c", "amb:6.7x"),
                "no casualty of that name lies there",
            );
        }
        if !self.takes(canoe, 1, self.boxes_to_stow(casualty)) {
            return refuse("amb:MCa", "the canoe is full");
        }
        Ok(())
    }

    /// [AMB 6.7x] Where a soldier stands who can lift somebody.
    fn may_lift(&self, man: ManId) -> Result<Spot, Illegal> {
        let Place::At(here) = self.man(man).place else {
            return refuse(self.rule("amb:13.3c", "amb:6.7x"), "who loads is on foot");
        };
        if self.man(man).stance != Stance::Standing {
            return refuse(self.rule("amb:13.3c", "amb:6.7x"), "who loads is standing");
        }
        Ok(here)
    }

    /// [AMB MCk] Puts a casualty into a canoe.
    pub(crate) fn lift_aboard(
        &mut self,
        man: ManId,
        casualty: ManId,
        canoe: CanoeId,
        events: &mut Vec<Events>,
    ) {
        self.seat_in(casualty, canoe);
        events.push(Event::LiftedAboard { man, casualty, canoe }.into());
    }

    /// [AMB MCk, 6.7x] The beached canoe out of which a standing soldier may take a casualty.
    pub(crate) fn may_lift_ashore(&self, man: ManId, casualty: ManId) -> Result<CanoeId, Illegal> {
        let here = self.may_lift(man)?;
        match self.man(casualty).place {
            Place::Afloat(canoe)
                if self.is_casualty(casualty)
                    && self.canoe(canoe).beached
                    && self.canoe(canoe).hex == Some(here.hex) =>
            {
                Ok(canoe)
            }
            Place::Afloat(_)
            | Place::At(_)
            | Place::Nowhere
            | Place::Waiting
            | Place::Drifting(_)
            | Place::Aboard(..)
            | Place::Exited(_)
            | Place::Gone => {
                refuse(self.rule("amb:13.3c", "amb:6.7x"), "no casualty of that name lies there")
            }
        }
    }

    /// [AMB MCk] Takes a casualty out of a canoe.
    pub(crate) fn lift_ashore(
        &mut self,
        man: ManId,
        casualty: ManId,
        canoe: CanoeId,
        events: &mut Vec<Events>,
    ) {
        let here = self.spot_of(man).expect("who lifts is on the map");
        self.man_mut(casualty).place = Place::At(here);
        events.push(Event::LiftedAshore { man, casualty, canoe }.into());
    }
}
