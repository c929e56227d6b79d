//! Chapter 8.3: veterans, whose cards lie with their units.

use hexgrid::HexId;
use kernel::{Illegal, refuse};

use crate::act::Mark;
use crate::agenda::{Frame, Purpose};
use crate::cards::{CardId, Effect, Family};
use crate::decision::{Action, On, Purse};
use crate::event::Event;
use crate::state::{Firefight, Flags, ForceId, UnitId};

/// [COH card.V01] AP of a forced march.
const MARCH: u8 = 4;

impl Firefight {
    /// The veteran card of a number, if the chart has it.
    pub(crate) fn veteran_card(&self, number: u8) -> Option<CardId> {
        let cards = &self.scenario.cards.cards;
        let at = cards.iter().position(|it| it.effect == Effect::Veteran(number))?;
        u8::try_from(at).ok().map(CardId)
    }

    /// [COH 8.3a] Whether a unit has a veteran's ability that is not used up.
    pub(crate) fn has_veteran(&self, unit: UnitId, number: u8) -> bool {
        if self.scenario.unit(unit).cards.is_empty() {
            return false;
        }
        self.veteran_card(number).is_some_and(|it| self.bears(unit, it))
    }

    /// [COH 8.3a] Whether a veteran's card may be played at the start of a turn.
    pub(crate) fn may_play_veteran(
        &self,
        number: u8,
        card: CardId,
        (on, purse): (On, Purse),
    ) -> Result<(), Illegal> {
        let On::Unit(unit) = on else { return refuse("coh:8.3a", "name the veteran unit") };
        if purse != Purse::Free {
            return refuse("coh:8.1e", "the card is free");
        }
        if self.owner(unit) != self.core.mover || !self.bears(unit, card) {
            return refuse("coh:8.3a", "the unit has no such card any more");
        }
        if self.hex(unit).is_none() {
            return refuse("coh:8.3a", "the unit is not on the map");
        }
        match number {
            1 if !self.unit(unit).is(Flags::JOINED) => {
                refuse("coh:card.V01", "a forced march is for the active unit")
            }
            5 => self.may_rally(unit).map(drop),
            11 if self.unit(unit).hit.is_none() => refuse("coh:card.V11", "the unit is not hit"),
            11 if self.unit(unit).is(Flags::NERVES) => {
                refuse("coh:card.V11", "its nerves are of steel already")
            }
            12 => self.may_be_eager(unit),
            13 if !self.unit(unit).is(Flags::HIDDEN) => {
                refuse("coh:card.V13", "the unit is not hidden")
            }
            13 if self.unit(unit).is(Flags::UNSEEN) => {
                refuse("coh:card.V13", "the unit acts unseen already")
            }
            1 | 7 | 11 | 13 => Ok(()),
            _ => refuse("coh:8.3b", "this card is not played in the owner's turn"),
        }
    }

    pub(crate) fn play_veteran(
        &mut self,
        number: u8,
        card: CardId,
        unit: UnitId,
        events: &mut Vec<Event>,
    ) {
        let force = self.core.mover;
        events.push(Event::Played { force, card, on: Some(unit) });
        if number != 13 {
            self.show_bearer(unit, events);
        }
        match number {
            1 => {
                self.use_up(unit, card);
                self.begin_bare_act(force, card);
                let state = self.force_mut(force);
                state.ap += MARCH;
                state.marching = true;
            }
            // [COH card.V05] Without a roll, as often as it is needed.
            5 => {
                self.begin_bare_act(force, card);
                // [COH 18.5a] It is an action of the unit.
                self.push(Frame::MineCheck { unit });
                self.recover(unit, events);
            }
            // At the start of a turn or at the end of its action: for the enemy turn that follows.
            7 => {
                self.use_up(unit, card);
                self.unit_mut(unit).flags.set(Flags::WARY);
            }
            11 => {
                self.use_up(unit, card);
                self.unit_mut(unit).flags.set(Flags::NERVES);
            }
            12 => {
                self.use_up(unit, card);
                self.unit_mut(unit).flags.set(Flags::EAGER);
                self.core.again = true;
            }
            13 => {
                self.use_up(unit, card);
                self.unit_mut(unit).flags.set(Flags::UNSEEN);
            }
            number => unreachable!("card V{number:02} is not played in the owner's turn"),
        }
    }

    /// [COH 10.0e] A card played on a hidden unit shows it.
    pub(crate) fn show_bearer(&mut self, unit: UnitId, events: &mut Vec<Event>) {
        if let Some(hex) = self.hex(unit).filter(|_| self.unit(unit).is(Flags::HIDDEN)) {
            self.reveal_hex(hex, None, events);
        }
    }

    /// [COH card.V13] Whether the action of a hidden unit stays unseen.
    pub(crate) fn acts_unseen(&self, unit: UnitId) -> bool {
        self.unit(unit).is(Flags::UNSEEN)
    }

    /// [COH card.V07] What is given once a round is there again.
    pub(crate) fn refresh_veterans(&mut self) {
        let Some(card) = self.veteran_card(7) else { return };
        self.core.used.retain(|it| it.1 != card);
    }

    /// [COH 8.3, card.V08] Whoever has had such close calls is warned before shells of the enemy fall.
    pub(crate) fn warn_of_shells(&mut self, force: ForceId, center: HexId, pattern: &[HexId]) {
        let nation = self.nation_of(force);
        let warned: Vec<UnitId> = self
            .scenario
            .unit_ids()
            .filter(|&it| self.nation(it) != nation && self.has_veteran(it, 8))
            // [COH 10.0a] Whoever hides is asked wherever he is: the question must not tell.
            .filter(|&it| {
                let hidden = self.unit(it).is(Flags::HIDDEN);
                self.hex(it).is_some_and(|hex| hidden || pattern.contains(&hex))
            })
            .collect();
        for unit in warned.into_iter().rev() {
            self.push(Frame::CloseCall { unit, center });
        }
    }

    /// [COH card.V08] Whether a unit may get out of the way of shells: one hex, away from where
    /// they fall.
    pub(crate) fn may_dodge(&self, unit: UnitId, to: HexId) -> Result<(), Illegal> {
        let Some(&Frame::CloseCall { center, .. }) = self.core.agenda.last() else {
            return refuse("coh:card.V08", "no shells are falling");
        };
        self.may_move_at_all(unit)?;
        if !self.is_under_shells(unit) {
            return refuse("coh:card.V08", "no shells fall there");
        }
        self.leads_off(unit, to, center)
    }

    /// Whether the shells that are about to land fall where a unit is.
    fn is_under_shells(&self, unit: UnitId) -> bool {
        let plots = self.core.agenda.iter().rev().find_map(|it| match *it {
            Frame::Shells { force, plot, .. } => self.force(force).plots.get(usize::from(plot)),
            _ => None,
        });
        let pattern = self.pattern(*plots.expect("shells are about to land"));
        self.hex(unit).is_some_and(|it| pattern.contains(&it))
    }

    /// [COH card.V08] Whether a way leads away from where shells fall.
    fn leads_off(&self, unit: UnitId, to: HexId, center: HexId) -> Result<(), Illegal> {
        let Some(from) = self.hex(unit) else {
            return refuse("coh:card.V08", "the unit is not on the map");
        };
        self.step_cost(unit, from, to, true)?;
        let field = &self.scenario.field;
        if field.distance(center, to) <= field.distance(center, from) {
            return refuse("coh:card.V08", "the unit moves away from the shells");
        }
        if self.is_barred(unit, from, to) {
            return refuse("coh:7.6.3m", "nobody withdraws towards where the attackers came from");
        }
        Ok(())
    }

    /// [COH card.V08] Whether a unit is asked where to go from the shells, as far as everybody sees.
    pub(crate) fn is_warned(&self, unit: UnitId, center: HexId) -> bool {
        let off = |to: HexId| self.leads_off(unit, to, center).is_ok();
        self.unit(unit).is(Flags::HIDDEN)
            || !self.is_seen_to_stay(unit) && self.move_hexes(unit).into_iter().any(off)
    }

    /// [COH card.V09] The same for a unit that was attacked; it falls back once.
    pub(crate) fn is_asked_back(&self, unit: UnitId) -> bool {
        let back = |to: HexId| self.leads_back(unit, to).is_ok();
        self.has_veteran(unit, 9)
            && !self.is_seen_to_stay(unit)
            && self.move_hexes(unit).into_iter().any(back)
    }

    pub(crate) fn dodge(&mut self, unit: UnitId, to: HexId, events: &mut Vec<Event>) {
        self.core.agenda.pop();
        self.slip_away(8, unit, to, events);
    }

    /// [COH card.V09] Veterans that are attacked may fall back when the attack is over.
    pub(crate) fn promise_retreats(&mut self, attacker: ForceId, marks: &[Mark]) {
        let nation = self.nation_of(attacker);
        for &mark in marks.iter().rev() {
            if let Mark::Unit(unit) = mark
                && self.nation(unit) != nation
                && self.has_veteran(unit, 9)
            {
                self.push(Frame::FallBack { unit });
            }
        }
    }

    /// [COH card.V09] Whether a unit may fall back to a hex: one move backward.
    pub(crate) fn may_fall_back(&self, unit: UnitId, to: HexId) -> Result<(), Illegal> {
        self.may_move_at_all(unit)?;
        self.leads_back(unit, to)
    }

    /// [COH card.V09] Whether a way leads backward, and not towards the attackers.
    fn leads_back(&self, unit: UnitId, to: HexId) -> Result<(), Illegal> {
        let Some(from) = self.hex(unit) else {
            return refuse("coh:card.V09", "the unit is not on the map");
        };
        self.step_cost(unit, from, to, true)?;
        if !self.is_backward(unit, from, to) {
            return refuse("coh:card.V09", "the unit falls back, not forward");
        }
        if self.is_barred(unit, from, to) {
            return refuse("coh:7.6.3m", "nobody withdraws towards where the attackers came from");
        }
        Ok(())
    }

    pub(crate) fn fall_back(&mut self, unit: UnitId, to: HexId, events: &mut Vec<Event>) {
        self.core.agenda.pop();
        self.slip_away(9, unit, to, events);
    }

    /// A veteran moves one hex outside its turn, at no cost.
    fn slip_away(&mut self, number: u8, unit: UnitId, to: HexId, events: &mut Vec<Event>) {
        let card = self.veteran_card(number).expect("a card that a unit bears is in the chart");
        self.use_up(unit, card);
        events.push(Event::Played { force: self.owner(unit), card, on: Some(unit) });
        self.show_bearer(unit, events);
        self.core
            .agenda
            .retain(|it| !matches!(it, Frame::Face { unit: other, .. } if *other == unit));
        self.push(Frame::Face { unit, towards: None });
        self.enter(unit, to, events);
    }

    /// [COH card.V10] Whoever lost the initiative and has a name to be feared may take it.
    pub(crate) fn offer_reputation(&mut self, winner: ForceId) {
        let losers: Vec<ForceId> = self.forces_of(self.nation_of(winner).other()).collect();
        for force in losers {
            if self.on_map(force).any(|it| self.has_veteran(it, 10)) {
                self.push(Frame::Reputation { force });
            }
        }
    }

    pub(crate) fn take_initiative(&mut self, force: ForceId, events: &mut Vec<Event>) {
        let feared = self.on_map(force).find(|&it| self.has_veteran(it, 10));
        let unit = feared.expect("only a force with such a unit is asked");
        let card = self.veteran_card(10).expect("a card that a unit bears is in the chart");
        self.use_up(unit, card);
        events.push(Event::Played { force, card, on: Some(unit) });
        self.begin_turns(force);
        self.show_bearer(unit, events);
    }

    /// [COH card.V12] Whether an extra initiative can be followed by an action card.
    //
    // Interpretation: what the card itself brings is not known. An action card and the action of
    // the turn are taken in a row, the card first.
    fn may_be_eager(&self, unit: UnitId) -> Result<(), Illegal> {
        let force = self.owner(unit);
        if self.core.again {
            return refuse("coh:card.V12", "two actions in a row are declared already");
        }
        let mut hand = self.force(force).hand.clone();
        hand.dedup();
        let units = self.scenario.unit_ids().map(On::Unit);
        let ons: Vec<On> = core::iter::once(On::Nothing).chain(units).collect();
        let follows = hand.into_iter().filter(|&it| self.is_action_card(it)).any(|card| {
            let purses = [Purse::Free, Purse::Ap, Purse::Cap];
            purses
                .into_iter()
                .any(|purse| ons.iter().any(|&on| self.may_play(card, on, purse).is_ok()))
        });
        if follows { Ok(()) } else { refuse("coh:card.V12", "no action card can follow") }
    }

    fn is_action_card(&self, card: CardId) -> bool {
        let info = self.scenario.cards.card(card);
        info.family == Family::Green && info.action
    }

    /// [COH card.V12] Whether an extra initiative of a force has been called.
    pub(crate) fn is_eager(&self, force: ForceId) -> bool {
        self.core.units.iter().any(|it| it.is(Flags::EAGER))
            && self.units_of(force).any(|it| self.unit(it).is(Flags::EAGER))
    }

    /// [COH card.V12] After an extra initiative an action card has to follow.
    pub(crate) fn may_follow_up(&self, force: ForceId, action: Action) -> Result<(), Illegal> {
        let follows = matches!(action, Action::Play(card, ..) if self.is_action_card(card));
        if !follows && self.is_eager(force) {
            return refuse("coh:card.V12", "an action card has to follow");
        }
        Ok(())
    }

    /// [COH 8.3a] Whether a roll is that of a veteran: initiative is everybody's.
    pub(crate) fn rolls_for(&self, unit: UnitId, purpose: Purpose) -> bool {
        match purpose {
            Purpose::Initiative => true,
            Purpose::Attack => {
                self.core.volley.as_ref().is_some_and(|it| it.firers.contains(&unit))
            }
            Purpose::Rally(of)
            | Purpose::Wire(of)
            | Purpose::RoadBlock(of)
            | Purpose::Bog(of)
            | Purpose::Activation(of) => of == unit,
            Purpose::MoreAp | Purpose::MoreCap => self.unit(unit).is(Flags::JOINED),
            Purpose::Mines(_) | Purpose::Detect(_) | Purpose::Snipers(_) => false,
        }
    }

    /// [COH card.V14] A veteran who may roll one of his dice again.
    pub(crate) fn hard_fighter(&self, roller: ForceId, purpose: Purpose) -> Option<UnitId> {
        if !self.scenario.has_bearers {
            return None;
        }
        self.on_map(roller).find(|&it| self.has_veteran(it, 14) && self.rolls_for(it, purpose))
    }

    /// [COH card.V14, 10.3e] Whether somebody is asked who may roll again: where the roll may be that of a
    /// hidden unit, every hidden veteran is, or the question would tell which of them it was.
    pub(crate) fn may_seem_hard(&self, roller: ForceId, purpose: Purpose) -> bool {
        let hides = |it: UnitId| self.unit(it).is(Flags::HIDDEN);
        let unseen = || match purpose {
            Purpose::Attack => {
                self.core.volley.as_ref().is_some_and(|it| it.firers.iter().any(|&it| hides(it)))
            }
            Purpose::Activation(of) => hides(of),
            // Who shares the activation in hiding is not known.
            Purpose::MoreAp | Purpose::MoreCap => true,
            _ => false,
        };
        self.hard_fighter(roller, purpose).is_some()
            || self.scenario.has_bearers
                && unseen()
                && self.on_map(roller).any(|it| hides(it) && self.has_veteran(it, 14))
    }

    /// [COH card.V14] Whether one die may be rolled again.
    pub(crate) fn may_reroll(
        &self,
        roller: ForceId,
        purpose: Purpose,
        die: u8,
    ) -> Result<(), Illegal> {
        if self.hard_fighter(roller, purpose).is_none() {
            return refuse("coh:card.V14", "no veteran who rolls can do that");
        }
        if !(1..=purpose.dice()).contains(&die) {
            return refuse("coh:card.V14", "there is no such die");
        }
        Ok(())
    }

    /// [COH card.V14] Uses the veteran's card up.
    pub(crate) fn use_hard_fighter(
        &mut self,
        roller: ForceId,
        purpose: Purpose,
        events: &mut Vec<Event>,
    ) {
        let fighter = self.hard_fighter(roller, purpose);
        let unit = fighter.expect("the check found a veteran who rolls");
        let card = self.veteran_card(14).expect("a card that a unit bears is in the chart");
        self.use_up(unit, card);
        events.push(Event::Played { force: roller, card, on: Some(unit) });
        self.show_bearer(unit, events);
    }

    /// [COH card.V07] Whether a unit that everybody sees may be warned at the end of its action; who is
    /// hidden would be shown by being asked.
    pub(crate) fn may_sense(&self) -> bool {
        let warned = |it: UnitId| {
            self.hex(it).is_some() && !self.unit(it).is(Flags::HIDDEN) && self.has_veteran(it, 7)
        };
        self.scenario.has_bearers && self.act().members.iter().any(|&it| warned(it))
    }

    /// [COH card.V07] Whether a card warns a unit at the end of an action.
    pub(crate) fn may_be_warned(&self, card: CardId, on: On) -> Result<(), Illegal> {
        if self.scenario.cards.card(card).effect != Effect::Veteran(7) {
            return refuse("coh:card.V07", "only a sixth sense helps at the end of an action");
        }
        if !matches!(on, On::Unit(unit) if self.act().members.contains(&unit)) {
            return refuse("coh:card.V07", "the unit took no part in this action");
        }
        self.may_play_veteran(7, card, (on, Purse::Free))
    }

    /// [COH card.V07] Warns a unit; another one may follow.
    pub(crate) fn answer_sense(&mut self, action: Action, events: &mut Vec<Event>) {
        self.core.agenda.pop();
        if let Action::Play(card, On::Unit(unit), _) = action {
            self.play_veteran(7, card, unit, events);
            self.act_mut().sensed = false;
        }
    }
}
