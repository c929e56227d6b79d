//! [AMB 6.1] The sequence of a Round: awareness, events, initiative and turns, the end.

use kernel::{Dice, Illegal, refuse};

use super::{Ask, Duty, Event, May, Turn};
use crate::agenda::Event as Events;
use crate::ch06_conduct as conduct;
use crate::dice::d10;
use crate::state::{Actor, ArBox, Grants, ManId, ManSet, Mode, Place, Round, Sortie};
use crate::terms::{Side, Stance};

impl Sortie {
    /// [AMB 6a] Owes Rounds: the first begins, or the one that is on goes on.
    pub(crate) fn owe_rounds(&mut self) {
        let round = &self.core.round;
        self.core.owe(match (round.number, round.advantage) {
            (0, _) => Duty::Begin,
            (_, None) => Duty::Initiative,
            (_, Some(_)) => Duty::Boxes,
        });
    }

    /// [AMB 6.1] A Round begins. Prisoners who have escaped and whom nobody sees are gone first.
    pub(super) fn begin_round(&mut self, events: &mut Vec<Events>) {
        self.core.mode = Mode::Rounds;
        let round = &mut self.core.round;
        round.number = round.number.saturating_add(1);
        round.advantage = None;
        round.action_number = None;
        round.acting = None;
        (round.given, round.out) = (ManSet::default(), ManSet::default());
        self.rest_canoes();
        if self.core.round.number == 1 {
            self.forget_awareness();
            self.ready_crew_weapons();
        }
        self.look_for_escaped(events);
        if !self.is_german_active() {
            self.end_rounds(events);
            return;
        }
        events.push(Event::RoundBegan { number: self.core.round.number }.into());
        self.core.owe(Duty::Awareness);
    }

    /// [AMB 6.1c] Phase 2: an event check in each Round but the first.
    pub(super) fn event_phase(&mut self, dice: &mut dyn Dice, events: &mut Vec<Events>) {
        self.core.owe(Duty::Initiative);
        if self.core.round.number > 1 {
            self.event_check(None, dice, events);
        }
    }

    /// [AMB 6.1d, 6.1e] Phase 3: who has the advantage, and who has how many turns.
    ///
    /// A side that has been granted two turns outright needs no die, unless the advantage is diced
    /// for.
    pub(super) fn initiative_phase(&mut self, dice: &mut dyn Dice, events: &mut Vec<Events>) {
        let granted = self.core.round.granted.advantage;
        let (us_two, german_two) =
            (self.core.round.granted.us_two, self.core.round.granted.germans_two);
        let us = (granted.is_none() || !us_two).then(|| d10(dice, "amb:6.1d"));
        let german = (granted.is_none() || !german_two).then(|| d10(dice, "amb:6.1d"));
        // A tie goes to the Germans; two dice are there whenever nothing is granted.
        let side = granted.unwrap_or(if us > german { Side::Us } else { Side::German });
        self.core.round.advantage = Some(side);
        events.push(Event::Advantage { us, german, side, granted: granted.is_some() }.into());
        self.core.owe(Duty::Boxes);
        self.place_germans(german, events);
        self.place_squad(us, events);
        self.core.round.granted = Grants::default();
    }

    /// [AMB 6.1l] Lets whoever is next act: the advantage goes first in each class of turns. What
    /// somebody has left of his turn is asked with it, or before anybody else does anything.
    pub(super) fn next_box(
        &mut self,
        rest: Option<Turn>,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        let next = self.current_box();
        if let (Some(turn), Some((_, Side::German)) | None) = (rest, next) {
            self.core.owe(Duty::Boxes);
            self.core.owe(Ask::Turn(turn));
            return;
        }
        let Some((turns, side)) = next else {
            self.core.owe(Duty::End);
            return;
        };
        let begins = self.core.round.acting != Some((turns, side));
        self.core.round.acting = Some((turns, side));
        self.core.owe(Duty::Boxes);
        match side {
            Side::Us => {
                self.core.round.asked = true;
                self.core.owe(Ask::Act(turns, rest));
            }
            Side::German => {
                if begins {
                    self.roll_action_number(turns, dice, events);
                }
                let first = self.actors_in(turns, Side::German).next();
                let actor = first.expect("somebody is in the box");
                self.core.owe(Duty::Acted(actor, turns));
                self.owe_conduct(actor);
            }
        }
    }

    /// [AMB 6.1l] The first box that somebody is in; none: the Round is over.
    pub(super) fn current_box(&self) -> Option<(ArBox, Side)> {
        let first = self.core.round.advantage.expect("the advantage is known before anybody acts");
        let second = match first {
            Side::Us => Side::German,
            Side::German => Side::Us,
        };
        let boxes = [ArBox::Two, ArBox::One].map(|turns| [(turns, first), (turns, second)]);
        boxes.into_iter().flatten().find(|it| self.actors_in(it.0, it.1).next().is_some())
    }

    /// [AMB 6.1m] Those of a side in a box, in the order of their letters.
    pub(super) fn actors_in(&self, turns: ArBox, side: Side) -> impl Iterator<Item = Actor> + '_ {
        let men = self.active(side).map(Actor::Man);
        let tanks = self.active_tanks(side).map(Actor::Tank);
        men.chain(tanks).filter(move |it| self.ar_of(*it) == turns)
    }

    /// [AMB 6.1n, 2.3f] A new action number for a box in which Germans act.
    pub(super) fn roll_action_number(
        &mut self,
        turns: ArBox,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        let number = d10(dice, "amb:6.1n");
        self.core.round.action_number = Some(number);
        self.core.round.acting = Some((turns, Side::German));
        events.push(Event::ActionNumber { turns, number }.into());
    }

    /// [AMB 6.1m] Whether somebody may take his turn now.
    pub(super) fn may_act(&self, turns: ArBox, actor: Actor) -> Result<May, Illegal> {
        if self.actors_in(turns, Side::Us).any(|it| it == actor) {
            return Ok(May::Act(actor));
        }
        if let Actor::Man(man) = actor
            && man.side() == Side::Us
            && self.man(man).ar == ArBox::Unaware
        {
            return refuse("amb:6.5a", "the soldier is not aware");
        }
        refuse("amb:6.1l", "it is not the turn of that one")
    }

    /// [AMB 6.7a] Somebody of the squad takes his turn.
    pub(super) fn begin_turn(&mut self, actor: Actor) {
        self.core.owe(Duty::Acted(actor, self.ar_of(actor)));
        match actor {
            Actor::Man(man) => {
                self.canoe_turn_begins(man);
                self.core.owe(Ask::Turn(Turn::begin(self, man)));
            }
            Actor::Tank(tank) => self.owe_tank_turn(tank),
        }
    }

    /// [AMB 6.1l] Whoever has acted moves down one box, unless something has moved him meanwhile.
    pub(super) fn has_acted(
        &mut self,
        actor: Actor,
        from: ArBox,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        if is_idle(events, actor) {
            events.push(conduct::Event::Idle { actor }.into());
        }
        self.look_after_prisoners(dice, events);
        if self.ar_of(actor) == from {
            self.spend_turn(actor);
        }
        if let Actor::Man(man) = actor
            && man.side() == Side::Us
        {
            self.canoe_turn_ends(man, from, events);
        }
    }

    /// [AMB 6.1l] Somebody has acted: his marker moves down.
    pub(crate) fn spend_turn(&mut self, actor: Actor) {
        let down = match self.ar_of(actor) {
            ArBox::Two => ArBox::One,
            ArBox::One => ArBox::Complete,
            other @ (ArBox::Inactive | ArBox::Unaware | ArBox::Panic | ArBox::Complete) => other,
        };
        self.set_ar(actor, down);
    }

    /// [AMB 6.1k, 11.2e, 13.1a, 13.2b] Somebody loses the turns of this Round: those he has, and
    /// those that the dice would give him if they have not fallen yet.
    pub(crate) fn lose_turns(&mut self, man: ManId, to: ArBox) {
        self.man_mut(man).ar = to;
        let round = &mut self.core.round;
        if round.advantage.is_none() {
            round.out = round.out.iter().chain([man]).collect();
        }
    }

    /// Whether somebody can take a turn right now [AMB 9.7i, 10.2b].
    pub(crate) fn has_turn(&self, actor: Actor) -> bool {
        let active = match actor {
            Actor::Man(man) => self.man(man).is_active(),
            Actor::Tank(tank) => self.is_active_tank(tank),
        };
        let turns = matches!(self.ar_of(actor), ArBox::One | ArBox::Two);
        self.core.mode == Mode::Rounds && active && turns
    }

    /// The box of a soldier or a tank.
    pub(crate) fn ar_of(&self, actor: Actor) -> ArBox {
        match actor {
            Actor::Man(man) => self.man(man).ar,
            Actor::Tank(tank) => self.vehicle(tank).ar,
        }
    }

    pub(super) fn set_ar(&mut self, actor: Actor, to: ArBox) {
        match actor {
            Actor::Man(man) => self.man_mut(man).ar = to,
            Actor::Tank(tank) => self.vehicle_mut(tank).ar = to,
        }
    }

    /// [AMB 6.1o, 6.4b] The end of a Round: the panicked lie down, the unseen are gone, and the
    /// next Round begins if a German is left.
    pub(super) fn end_round(&mut self, events: &mut Vec<Events>) {
        self.calm_panicked(events);
        self.remove_unseen(events);
        for gear in &mut self.core.gear {
            gear.fired = [gear.fired[1], false];
            gear.gunners.clear();
        }
        self.sink_canoes(events);
        let asked = std::mem::take(&mut self.core.round.asked);
        if self.is_german_active() {
            self.core.owe(Duty::Begin);
            // Interpretation: a Round in which nobody of the squad could act is watched to its
            // end before the next begins.
            if !asked {
                self.core.owe(Ask::Watch);
            }
        } else {
            self.end_rounds(events);
        }
        self.test_end(events);
    }

    /// [AMB 6.4b] Whoever was panicked lies prone; his panic is over.
    fn calm_panicked(&mut self, events: &mut Vec<Events>) {
        for man in self.men().filter(|it| self.man(*it).ar == ArBox::Panic).collect::<Vec<_>>() {
            let it = self.man_mut(man);
            it.ar = ArBox::Complete;
            // [AMB MCh] In a canoe nobody can get lower than he sits.
            if it.stance != Stance::Prone && !matches!(it.place, Place::Afloat(_)) {
                it.stance = Stance::Prone;
                events.push(Event::WentProne { man }.into());
            }
        }
        for tank in &mut self.core.vehicles {
            if tank.ar == ArBox::Panic {
                tank.ar = ArBox::Complete;
            }
        }
    }

    /// [AMB 7.4c] Germans who wanted to get away are gone if nobody sees them.
    fn remove_unseen(&mut self, events: &mut Vec<Events>) {
        for man in self.men().filter(|it| self.man(*it).vanishing).collect::<Vec<_>>() {
            self.man_mut(man).vanishing = false;
            if self.man(man).is_active() && !self.seen_by_squad(man) {
                self.slip_off(man, events);
            }
        }
    }

    fn slip_off(&mut self, man: ManId, events: &mut Vec<Events>) {
        let it = self.man_mut(man);
        (it.place, it.ar) = (Place::Gone, ArBox::Inactive);
        events.push(Event::Vanished { man }.into());
    }

    /// [AMB 3.1d, 6.5d] Operations go on: everybody is unaware again.
    fn end_rounds(&mut self, events: &mut Vec<Events>) {
        self.core.mode = Mode::Operations;
        self.core.round = Round::default();
        self.forget_awareness();
        events.push(Event::Over.into());
        self.owe_operations();
    }
}

/// [AMB 6.8d] Whether a German has had his turn and nothing is to be told of it.
fn is_idle(events: &[Events], actor: Actor) -> bool {
    match events.last() {
        Some(Events::Conduct(conduct::Event::Acts { actor: it, .. })) => *it == actor,
        Some(_) | None => false,
    }
}
