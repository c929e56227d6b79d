//! [AMB MCj] Holed canoes.

use hexgrid::HexId;
use kernel::{Dice, Illegal, refuse};

use super::{Ask, Event};
use crate::agenda::Event as Events;
use crate::state::{ArBox, CanoeId, Health, Held, ManId, ManSet, Place, Sortie, Spot};
use crate::terms::Stance;

impl Sortie {
    /// [AMB MCd] A new Round: no canoe has moved in it.
    pub(crate) fn rest_canoes(&mut self) {
        for canoe in &mut self.core.canoes {
            (canoe.moved, canoe.paddler) = (None, None);
        }
    }

    /// [AMB MCj] Somebody takes his turn: if he sits in a holed canoe, that is the turn in which it
    /// has to be beached.
    pub(crate) fn canoe_turn_begins(&mut self, man: ManId) {
        if let Place::Afloat(canoe) = self.man(man).place {
            let it = self.canoe_mut(canoe);
            it.due |= it.holed && !it.beached;
        }
    }

    /// [AMB MCd, MCj] Somebody has taken his turn in this class: nobody else paddles his canoe on,
    /// and holed ones sink whose people have no turn left in the class.
    pub(crate) fn canoe_turn_ends(&mut self, man: ManId, turns: ArBox, events: &mut Vec<Events>) {
        for canoe in self.core.canoes.iter_mut().filter(|it| it.paddler == Some(man)) {
            canoe.paddler = None;
        }
        for canoe in self.canoes().collect::<Vec<_>>() {
            let crew = self.crew_of(canoe);
            if !crew.iter().any(|it| self.man(it).ar == turns) {
                self.sink_if_due(canoe, events);
            }
        }
    }

    /// [AMB MCj] The Round is over: the turn of every canoe is.
    pub(crate) fn sink_canoes(&mut self, events: &mut Vec<Events>) {
        for canoe in self.canoes().collect::<Vec<_>>() {
            self.sink_if_due(canoe, events);
        }
    }

    /// [AMB MCj] A holed canoe that has had its turn on the river sinks with all that lies in it.
    fn sink_if_due(&mut self, canoe: CanoeId, events: &mut Vec<Events>) {
        let it = self.canoe(canoe);
        let Some(from) = it.hex.filter(|_| it.due && !it.beached) else { return };
        let it = self.canoe_mut(canoe);
        (it.hex, it.lost, it.due) = (None, true, false);
        for gear in &mut self.core.gear {
            for part in gear.parts.iter_mut().filter(|it| **it == Held::InCanoe(canoe)) {
                *part = Held::Lost;
            }
        }
        events.push(Event::Sank { canoe, hex: from }.into());
        if self.in_canoe(canoe).next().is_none() {
            return;
        }
        if self.banks_of(from).is_empty() {
            // Interpretation: where there is no land beside the river nobody is saved.
            for man in self.in_canoe(canoe).collect::<Vec<_>>() {
                self.man_mut(man).place = Place::Gone;
            }
        } else {
            self.core.owe(Ask::Swim { canoe, from });
        }
    }

    /// [AMB MCj] Whether those of a sunken canoe may come ashore in a hex.
    pub(super) fn may_swim(&self, from: HexId, to: HexId) -> Result<(), Illegal> {
        if !self.banks_of(from).contains(&to) {
            return refuse("amb:MCj", "they come ashore in a land hex beside it");
        }
        Ok(())
    }

    /// [AMB MCj] Those of a sunken canoe come ashore with what they have on them.
    pub(super) fn swim(
        &mut self,
        canoe: CanoeId,
        to: HexId,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        let group: ManSet = self.in_canoe(canoe).collect();
        for man in group.iter() {
            let him = self.man_mut(man);
            him.place = Place::At(Spot::from(to));
            if him.health == Health::Fit {
                him.stance = Stance::Standing;
            }
        }
        events.push(Event::Swam { group, to }.into());
        let active = group.iter().filter(|man| self.man(*man).is_active()).collect();
        self.arrive(active, to, dice, events);
    }
}
