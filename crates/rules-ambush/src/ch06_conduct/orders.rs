//! [AMB 6.8c–6.8e, 6.9] The option that fits, its orders in turn, and how he holds himself.

use std::sync::Arc;

use kernel::Dice;

use super::{Deed, Duty, Event, Turn};
use crate::agenda::Event as Events;
use crate::mission::{Column, Mission};
use crate::paragraphs::Scope;
use crate::script::instr::{Order, P};
use crate::state::{Actor, ArBox, ManId, ManSet, Place, Sortie, VehicleId};
use crate::terms::{FireMode, Stance};

/// What an order left of a turn.
pub(super) enum After {
    /// The next order follows.
    Next(Turn),
    /// His turn is over.
    Over,
    /// What follows has been owed.
    Owed,
}

/// [AMB 9.6b] How an order lets him fire.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Manner {
    /// Aimed if possible, else by instinct.
    Best,
    /// One way alone.
    Only(FireMode),
    /// [AMB 9.7i] The crew weapon before all others.
    Jointly,
}

impl Turn {
    /// [AMB 6.8d] The orders of his option.
    pub(super) fn orders(self, mission: &Mission) -> &[Order] {
        &mission.actions[&self.paragraph].options[usize::from(self.option)].1
    }

    /// [AMB 6.8d] The same with the order after this one to come.
    #[must_use]
    pub(super) fn with_next_order(self) -> Self {
        Self { next: self.next + 1, ..self }
    }

    /// [AMB 6.7s, 7.3i] Whether his option makes him both go and fire by instinct, or go and
    /// charge: then he has half his points and one shot.
    pub(super) fn is_combined(self, mission: &Mission) -> bool {
        let orders = self.orders(mission);
        let goes = |it: &Order| matches!(it, Order::Move(_) | Order::MoveOutOfSight(_));
        let strikes = |it: &Order| matches!(it, Order::SnapFire(_) | Order::Charge);
        orders.iter().any(goes) && orders.iter().any(strikes)
    }
}

impl Sortie {
    /// [AMB 6.8c, 6.9i] The first option whose tests all hold: so it is with numbered ones, and
    /// of the others exactly one fits.
    pub(super) fn fitting_option(&self, paragraph: P, man: ManId) -> Option<u8> {
        let scope = self.scope_of(man);
        let options = &self.mission.actions.get(&paragraph)?.options;
        let found = options.iter().position(|(tests, orders)| {
            let stance = ordered_stance(orders);
            tests.iter().all(|it| self.holds(it, scope, stance))
        });
        found.map(|it| u8::try_from(it).expect("few options"))
    }

    /// [AMB 6.8g] What a paragraph speaks of that is read while he acts.
    pub(super) fn scope_of(&self, man: ManId) -> Scope {
        Scope { hex: self.hex_of(man), group: ManSet::default(), german: Some(man) }
    }

    /// [AMB 6.8d] Whether he can go on with his turn: here, free, not panicked, not hit since it
    /// began.
    pub(super) fn goes_on(&self, turn: &Turn) -> bool {
        let him = self.man(turn.man);
        let unhurt = turn.health == him.health;
        him.is_active() && him.ar != ArBox::Panic && unhurt && self.hex_of(turn.man).is_some()
    }

    /// [AMB 6.8d] Executes the next order, as far as he can; what he cannot do is skipped.
    pub(super) fn obey(&mut self, turn: Turn, dice: &mut dyn Dice, events: &mut Vec<Events>) {
        if !self.goes_on(&turn) {
            return;
        }
        let mission = Arc::clone(&self.mission);
        let Some(order) = turn.orders(&mission).get(usize::from(turn.next)) else { return };
        match self.obey_order(order, turn, dice, events) {
            After::Next(turn) => self.core.owe(Duty::Obey(turn.with_next_order())),
            After::Over | After::Owed => {}
        }
    }

    /// One order: what he has left after it.
    fn obey_order(
        &mut self,
        order: &Order,
        turn: Turn,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) -> After {
        let man = turn.man;
        match order {
            Order::Stance(stance) => self.obey_stance(turn, *stance, events),
            Order::FreeStance(stance) => self.obey_free_stance(turn, *stance, events),
            Order::StanceUnlessIn(stance, terrain) => {
                let there = self.hex_of(man).is_some_and(|hex| self.terrain(hex) == *terrain);
                if there { After::Next(turn) } else { self.obey_stance(turn, *stance, events) }
            }
            Order::FreeStanceUnlessSeen(stance) => {
                let seen = self.seen_by_squad(man);
                if seen { After::Next(turn) } else { self.obey_free_stance(turn, *stance, events) }
            }
            Order::BestFire(pick) => self.obey_fire(turn, Manner::Best, *pick, dice, events),
            Order::AimedFire(pick) => {
                self.obey_fire(turn, Manner::Only(FireMode::Aimed), *pick, dice, events)
            }
            Order::SnapFire(pick) => {
                self.obey_fire(turn, Manner::Only(FireMode::Snap), *pick, dice, events)
            }
            Order::JointFire(pick) => self.obey_fire(turn, Manner::Jointly, *pick, dice, events),
            Order::Grenade(pick) => self.obey_grenade(turn, *pick, dice, events),
            Order::Assault => self.obey_assault(turn, dice, events),
            Order::Charge => self.obey_charge(turn, dice, events),
            Order::Move(_) | Order::MoveOutOfSight(_) => self.begin_march(turn),
            Order::VanishIfUnseen => {
                self.man_mut(man).vanishing = true;
                After::Next(turn)
            }
            Order::GiveTurn => self.obey_give_turn(turn, events),
            Order::SetReaction(letter) => {
                // What follows is owed first: the reaction turns it to the new column.
                self.core.owe(Duty::Obey(turn.with_next_order()));
                self.begin_reaction(man, *letter, dice, events);
                After::Owed
            }
            Order::EndReaction => {
                self.end_reaction(man, events);
                After::Next(turn)
            }
            Order::Surrender => {
                self.surrender(man, events);
                After::Over
            }
            Order::ClearJam => self.obey_clear_jam(turn, dice, events),
            Order::ReadyWeapon => self.obey_ready_weapon(turn, events),
            Order::Mount => self.obey_mount(turn, events),
            Order::Dismount => self.obey_dismount(turn, events),
            Order::Drive(speed) => self.obey_drive(turn, *speed),
            Order::TakeWheel => {
                self.man_mut(man).driving = true;
                After::Next(turn)
            }
            Order::Tank(_) => After::Next(turn),
            Order::Read(paragraph) => {
                let scope = self.scope_of(man);
                self.core.owe(Duty::Obey(turn.with_next_order()));
                self.owe_paragraph(*paragraph, scope);
                After::Owed
            }
            Order::Wait => {
                events.push(Event::Waits { german: man }.into());
                After::Over
            }
        }
    }

    fn obey_stance(&mut self, mut turn: Turn, stance: Stance, events: &mut Vec<Events>) -> After {
        self.take_stance(&mut turn, stance, events);
        After::Next(turn)
    }

    fn obey_free_stance(
        &mut self,
        mut turn: Turn,
        stance: Stance,
        events: &mut Vec<Events>,
    ) -> After {
        self.take_free_stance(&mut turn, stance, events);
        After::Next(turn)
    }

    /// [AMB 6.8e] Takes a stance by the free change, else by a movement point that is left. Whether
    /// he has it then.
    pub(super) fn take_stance(
        &mut self,
        turn: &mut Turn,
        stance: Stance,
        events: &mut Vec<Events>,
    ) -> bool {
        if self.take_free_stance(turn, stance, events) {
            return true;
        }
        if !self.can_pay_stance(turn) {
            return false;
        }
        turn.spent += 1;
        self.set_stance(turn.man, stance, true, events);
        true
    }

    /// [AMB 6.8e] Takes a stance by the free change alone. Whether he has it then; in a vehicle it
    /// does not matter [AMB 17.5e].
    pub(super) fn take_free_stance(
        &mut self,
        turn: &mut Turn,
        stance: Stance,
        events: &mut Vec<Events>,
    ) -> bool {
        if self.man(turn.man).stance == stance || self.is_aboard(turn.man) {
            return true;
        }
        if !turn.free {
            return false;
        }
        turn.free = false;
        self.set_stance(turn.man, stance, false, events);
        true
    }

    fn set_stance(&mut self, german: ManId, stance: Stance, paid: bool, events: &mut Vec<Events>) {
        self.man_mut(german).stance = stance;
        events.push(Event::Stance { german, stance, paid }.into());
    }

    /// [AMB 6.7c, 6.9d, 6.9f] Whether a movement point is left for a stance: none after an action
    /// that is no movement, and none to undo what he rose or crouched for.
    fn can_pay_stance(&self, turn: &Turn) -> bool {
        match turn.deed {
            Deed::Nothing | Deed::Ran | Deed::Snapped => {
                !turn.poised && turn.spent < self.allowance(turn)
            }
            Deed::Crawled | Deed::Done => false,
        }
    }

    /// [AMB 6.7s, 7.3i, 13.2h] The movement points of his turn: half of them beside fire or a
    /// charge.
    pub(super) fn allowance(&self, turn: &Turn) -> u8 {
        let mpa = self.man(turn.man).mpa();
        let half = turn.deed == Deed::Snapped || turn.is_combined(&self.mission);
        if half { mpa / 2 } else { mpa }
    }

    /// [AMB 6.8e, 17.5e] Whether he sits in a car.
    pub(super) fn is_aboard(&self, man: ManId) -> bool {
        matches!(self.man(man).place, Place::Aboard(..))
    }

    /// [AMB 6.8b, 17.8a] A tank acts by the column of its active crewmen.
    pub(super) fn act_crew(&mut self, vehicle: VehicleId, events: &mut Vec<Events>) {
        let column = Column::Crew(self.vehicle(vehicle).crew);
        let card = &self.mission.vehicles[usize::from(vehicle.0)];
        let Some(number) = self.core.round.action_number else { return };
        let Some(row) = card.table.get(&column) else { return };
        let paragraph = row[usize::from(number)];
        events.push(Event::Acts { actor: Actor::Tank(vehicle), paragraph }.into());
        if let Some(option) = self.fitting_crew_option(paragraph, vehicle) {
            self.core.owe(Duty::Crew { vehicle, paragraph, option, next: 0 });
        }
    }

    fn fitting_crew_option(&self, paragraph: P, vehicle: VehicleId) -> Option<u8> {
        let options = &self.mission.actions.get(&paragraph)?.options;
        let fits = |tests: &[_]| tests.iter().all(|it| self.holds_of_tank(it, vehicle));
        let found = options.iter().position(|(tests, _)| fits(tests));
        found.map(|it| u8::try_from(it).expect("few options"))
    }

    /// [AMB 6.8d, 17.8a, 17.8b] Executes the next order of a tank; what it cannot do is skipped.
    pub(super) fn obey_crew(&mut self, vehicle: VehicleId, paragraph: P, option: u8, next: u8) {
        let tank = self.vehicle(vehicle);
        if tank.wrecked || tank.crew == 0 || tank.hex.is_none() {
            return;
        }
        let mission = Arc::clone(&self.mission);
        let orders = &mission.actions[&paragraph].options[usize::from(option)].1;
        let Some(order) = orders.get(usize::from(next)) else { return };
        self.core.owe(Duty::Crew { vehicle, paragraph, option, next: next + 1 });
        if let Order::Tank(_) = order {
            self.owe_crew_orders(vehicle, paragraph, option, next);
        }
        if let Order::Read(read) = order {
            let hex = self.vehicle(vehicle).hex;
            self.owe_paragraph(*read, Scope { hex, group: ManSet::default(), german: None });
        }
    }
}

/// [AMB 6.9c] The stance that an option orders: what he would see is seen from there (ruling
/// K86).
pub(super) fn ordered_stance(orders: &[Order]) -> Option<Stance> {
    orders.iter().find_map(|it| {
        if let Order::Stance(stance) | Order::FreeStance(stance) = it {
            Some(*stance)
        } else {
            None
        }
    })
}
