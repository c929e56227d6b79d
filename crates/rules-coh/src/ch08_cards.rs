//! Chapter 8: cards.

use kernel::{Illegal, refuse};

use crate::act::Fund;
use crate::agenda::{Frame, Purpose};
use crate::cards::{CardId, Effect, Family, Pay};
use crate::decision::{On, Purse};
use crate::event::Event;
use crate::roster::Nation;
use crate::state::{Ended, Firefight, Flags, ForceId, UnitId};

/// [COH card.9] What the card adds to an attack.
const FIREPOWER: i8 = 2;
/// [COH card.V01] AP of a forced march.
const MARCH: u8 = 4;
/// [COH card.V30] What it adds to a roll.
const ADVANCE: i8 = 2;
/// [COH card.30] How far a unit finds hidden ones.
const FINDS_WITHIN: u16 = 2;

impl Firefight {
    /// [COH 8.1g] Whether a card is carried out when drawn.
    pub(crate) fn is_event(&self, card: CardId) -> bool {
        self.scenario.cards.card(card).family == Family::Yellow
    }

    /// [COH card.y1, card.y3, card.y4] Carries a yellow card out.
    pub(crate) fn carry_out_event(&mut self, card: CardId, events: &mut Vec<Event>) {
        match self.scenario.cards.card(card).effect {
            Effect::Score => {
                for nation in Nation::BOTH {
                    self.score(nation, self.scenario.score_card[nation.index()], events);
                }
            }
            Effect::GameEnd => self.end_game(Ended::Card, events),
            _ => {}
        }
    }

    /// The veteran card of a number, if the chart has it.
    fn veteran_card(&self, number: u8) -> Option<CardId> {
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

    /// Whether a unit bears a card that is not used up.
    pub(crate) fn bears(&self, unit: UnitId, card: CardId) -> bool {
        self.scenario.unit(unit).cards.contains(&card) && !self.core.used.contains(&(unit, card))
    }

    /// [COH 8.2a, 8.3b] Uses a unit's card up.
    pub(crate) fn use_up(&mut self, unit: UnitId, card: CardId) {
        self.core.used.push((unit, card));
        self.core.used.sort_unstable();
    }

    /// [COH 8.1d, 8.1e] Whether a card can be paid so.
    fn may_pay_card(&self, force: ForceId, card: CardId, purse: Purse) -> Result<(), Illegal> {
        let info = self.scenario.cards.card(card);
        let state = self.force(force);
        match (info.pay, purse) {
            (Pay::Free, Purse::Free) => Ok(()),
            (Pay::Cap | Pay::ApOrCap, Purse::Cap) if state.cap >= info.price => Ok(()),
            (Pay::ApOrCap, Purse::Ap) if state.active && state.ap >= info.price => Ok(()),
            (Pay::Free, _) => refuse("coh:8.1e", "the card is free"),
            (Pay::Cap | Pay::ApOrCap, Purse::Cap) => {
                refuse("coh:8.1e", "there are not so many CAP")
            }
            (Pay::ApOrCap, Purse::Ap) => refuse("coh:8.1d", "no active unit has so many AP"),
            (Pay::Cap, _) | (Pay::ApOrCap, Purse::Free) => {
                refuse("coh:8.1e", "the card has another price")
            }
        }
    }

    fn holds(&self, force: ForceId, card: CardId) -> Result<(), Illegal> {
        if self.force(force).hand.contains(&card) {
            return Ok(());
        }
        refuse("coh:8.1h", "the force does not hold this card")
    }

    /// [COH 8.1c–8.1e] Whether a card may be played at the start of a turn.
    pub(crate) fn may_play(&self, card: CardId, on: On, purse: Purse) -> Result<(), Illegal> {
        let force = self.core.mover;
        let info = self.scenario.cards.card(card);
        if let Effect::Veteran(number) = info.effect {
            return self.may_play_veteran(number, card, on);
        }
        self.holds(force, card)?;
        self.may_pay_card(force, card, purse)?;
        match (info.effect, on) {
            (
                Effect::Command
                | Effect::AutoRally
                | Effect::RallyAttempt
                | Effect::MoveTwo
                | Effect::DigIn
                | Effect::LayMines
                | Effect::ClearMines,
                On::Unit(unit),
            ) => {
                self.may_fund(force, Fund::Card(card), unit)?;
                if purse == Purse::Ap && !self.unit(unit).is(Flags::JOINED) {
                    return refuse("coh:8.1d", "a card paid in AP is for the active units");
                }
                if self.would_have_deed(force, Fund::Card(card), unit) {
                    return Ok(());
                }
                refuse("coh:8.1c", "the unit can do nothing with this card")
            }
            (Effect::MarkSpent, On::Unit(unit)) => {
                let state = self.unit(unit);
                if self.nation(unit) == self.nation_of(force) {
                    return refuse("coh:card.6a", "the card is for an enemy unit");
                }
                if self.hex(unit).is_none() || state.is(Flags::HIDDEN) {
                    return refuse("coh:card.6b", "not on hidden units or off the map");
                }
                Ok(())
            }
            (Effect::BogDown, On::Unit(unit)) => {
                let seen = !self.unit(unit).is(Flags::HIDDEN) || self.owner(unit) == force;
                if self.hex(unit).is_none() || !seen || self.kind(unit).is_aircraft() {
                    return refuse("coh:card.20", "on one unit on the map");
                }
                Ok(())
            }
            (Effect::Reveal, On::Unit(unit)) => {
                if self.owner(unit) != force || self.hex(unit).is_none() {
                    return refuse("coh:card.30", "choose a unit of your own on the map");
                }
                Ok(())
            }
            (Effect::MoreAp | Effect::MoreCap, On::Nothing) => {
                if self.force(force).active {
                    return Ok(());
                }
                refuse("coh:card.7", "no unit is active")
            }
            (Effect::Snipers, On::Nothing) => Ok(()),
            (Effect::DoubleAction, On::Nothing) => {
                if self.core.again {
                    return refuse("coh:card.10", "two actions in a row are declared already");
                }
                Ok(())
            }
            (Effect::Firepower | Effect::Luck, _) => {
                refuse("coh:card.9", "this card is played with a roll")
            }
            _ => refuse("coh:8.1c", "the card is not played so"),
        }
    }

    /// [COH 8.3a] Whether a veteran's card may be played at the start of a turn.
    fn may_play_veteran(&self, number: u8, card: CardId, on: On) -> Result<(), Illegal> {
        let On::Unit(unit) = on else { return refuse("coh:8.3a", "name the veteran unit") };
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
            1 | 7 => Ok(()),
            5 => self.may_rally(unit).map(drop),
            11 if self.unit(unit).hit.is_none() => refuse("coh:card.V11", "the unit is not hit"),
            11 if self.unit(unit).is(Flags::NERVES) => {
                refuse("coh:card.V11", "its nerves are of steel already")
            }
            11 => Ok(()),
            _ => refuse("coh:8.3b", "this card is not played in the owner's turn"),
        }
    }

    /// Takes the card from the hand and pays for it.
    fn spend_card(
        &mut self,
        card: CardId,
        purse: Purse,
        on: Option<UnitId>,
        events: &mut Vec<Event>,
    ) {
        let force = self.core.mover;
        let price = self.scenario.cards.card(card).price;
        let state = self.force_mut(force);
        match purse {
            Purse::Free => {}
            Purse::Ap => state.ap -= price,
            Purse::Cap => state.cap -= price,
        }
        self.discard(force, card);
        events.push(Event::Played { force, card, on });
    }

    /// [COH 8.1f] A card leaves the hand.
    pub(crate) fn discard(&mut self, force: ForceId, card: CardId) {
        let hand = &mut self.force_mut(force).hand;
        if let Some(at) = hand.iter().position(|&it| it == card) {
            hand.remove(at);
            self.core.discard.push(card);
            self.core.discard.sort_unstable();
        }
    }

    /// Plays a card at the start of a turn.
    pub(crate) fn play_card(
        &mut self,
        card: CardId,
        on: On,
        purse: Purse,
        events: &mut Vec<Event>,
    ) {
        let force = self.core.mover;
        let effect = self.scenario.cards.card(card).effect;
        let target = match on {
            On::Unit(unit) => Some(unit),
            On::Nothing => None,
        };
        if let (Effect::Veteran(number), Some(unit)) = (effect, target) {
            return self.play_veteran(number, card, unit, events);
        }
        self.spend_card(card, purse, target, events);
        match (effect, target) {
            (Effect::DoubleAction, _) => self.core.again = true,
            (
                Effect::Command
                | Effect::AutoRally
                | Effect::RallyAttempt
                | Effect::MoveTwo
                | Effect::DigIn
                | Effect::LayMines
                | Effect::ClearMines,
                Some(unit),
            ) => self.begin_act(force, Fund::Card(card), unit),
            (Effect::MarkSpent, Some(unit)) => {
                self.begin_bare_act(force, card);
                // [COH card.6a, A-23] Only this unit leaves its activation.
                let state = self.unit_mut(unit);
                state.flags.clear(Flags::JOINED);
                state.flags.set(Flags::HELD);
                self.spend(unit, events);
            }
            (Effect::BogDown, Some(unit)) => {
                self.begin_bare_act(force, card);
                self.unit_mut(unit).flags.set(Flags::BOGGED);
                events.push(Event::Stuck { unit });
            }
            (Effect::Reveal, Some(unit)) => {
                self.begin_bare_act(force, card);
                self.find_near(unit, events);
            }
            (Effect::MoreAp, _) => self.begin_card_roll(force, card, Purpose::MoreAp),
            (Effect::MoreCap, _) => self.begin_card_roll(force, card, Purpose::MoreCap),
            (Effect::Snipers, _) => {
                let enemy = self.forces_of(self.nation_of(force).other()).next();
                if let Some(enemy) = enemy {
                    self.begin_card_roll(force, card, Purpose::Snipers(enemy));
                }
            }
            _ => {}
        }
    }

    /// An action without units.
    fn begin_bare_act(&mut self, force: ForceId, card: CardId) {
        self.core.act = Some(crate::act::Act {
            force,
            fund: Fund::Card(card),
            members: Vec::new(),
            cap: 0,
            mode: crate::act::Mode::March,
            cautious: false,
            paths: Vec::new(),
            spotter: None,
            tolls: Vec::new(),
            balked: Vec::new(),
            surprised: false,
        });
        self.push(Frame::EndAction);
    }

    fn begin_card_roll(&mut self, force: ForceId, card: CardId, purpose: Purpose) {
        self.begin_bare_act(force, card);
        self.push(Frame::Roll { roller: force, purpose, plus: 0 });
    }

    fn play_veteran(&mut self, number: u8, card: CardId, unit: UnitId, events: &mut Vec<Event>) {
        let force = self.core.mover;
        events.push(Event::Played { force, card, on: Some(unit) });
        match number {
            1 => {
                self.use_up(unit, card);
                self.begin_bare_act(force, card);
                let state = self.force_mut(force);
                state.ap += MARCH;
                state.marching = true;
            }
            5 => {
                self.begin_bare_act(force, card);
                self.recover(unit, events);
            }
            7 => {
                self.use_up(unit, card);
                self.unit_mut(unit).flags.set(Flags::WARY);
            }
            11 => {
                self.use_up(unit, card);
                self.unit_mut(unit).flags.set(Flags::NERVES);
            }
            _ => {}
        }
    }

    /// [COH card.30] Hidden enemies near a unit that it sees show themselves.
    fn find_near(&mut self, unit: UnitId, events: &mut Vec<Event>) {
        let Some(at) = self.hex(unit) else { return };
        let nation = self.nation(unit);
        let near = self.scenario.field.grid.hexes_within(at, FINDS_WITHIN);
        for hex in near.into_iter().filter(|&it| self.unit_sees(unit, it)).collect::<Vec<_>>() {
            let hidden = self
                .in_hex(hex)
                .any(|it| self.unit(it).is(Flags::HIDDEN) && self.nation(it) != nation);
            if hidden {
                self.reveal_hex(hex, None, events);
            }
        }
    }

    /// [COH card.7] More AP.
    pub(crate) fn more_ap(&mut self, total: i16, events: &mut Vec<Event>) {
        let force = self.act().force;
        let more = u8::try_from(total.max(0)).unwrap_or(u8::MAX);
        let state = self.force_mut(force);
        state.ap = state.ap.saturating_add(more);
        events.push(Event::Pool { force, ap: i8::try_from(more).unwrap_or(i8::MAX), cap: 0 });
    }

    /// [COH card.8] More CAP.
    pub(crate) fn more_cap(&mut self, total: i16, events: &mut Vec<Event>) {
        let force = self.act().force;
        let more = u8::try_from(total.max(0)).unwrap_or(u8::MAX);
        let state = self.force_mut(force);
        state.cap = state.cap.saturating_add(more);
        events.push(Event::Pool { force, ap: 0, cap: i8::try_from(more).unwrap_or(i8::MAX) });
    }

    /// [COH card.13] Snipers cost the opponent CAP, by the die.
    pub(crate) fn lose_cap(&mut self, force: ForceId, total: i16, events: &mut Vec<Event>) {
        let lost = match total {
            ..=1 => 0,
            2..=3 => 1,
            4..=5 => 2,
            _ => 3,
        };
        let state = self.force_mut(force);
        let lost = lost.min(state.cap);
        state.cap -= lost;
        events.push(Event::Pool { force, ap: 0, cap: -i8::try_from(lost).unwrap_or(0) });
    }

    /// [COH card.9, card.V30] Whether a card may be played before a roll.
    pub(crate) fn may_play_on_roll(
        &self,
        roller: ForceId,
        purpose: Purpose,
        card: CardId,
        (on, purse): (On, Purse),
    ) -> Result<(), Illegal> {
        match (self.scenario.cards.card(card).effect, on) {
            (Effect::Firepower, On::Nothing) => {
                self.holds(roller, card)?;
                self.may_pay_card(roller, card, purse)?;
                let fires = self
                    .core
                    .volley
                    .as_ref()
                    .is_some_and(|it| it.bonus == 0 && !it.firers.is_empty());
                if purpose == Purpose::Attack && fires {
                    return Ok(());
                }
                refuse("coh:card.9", "once, during an attack of your own units")
            }
            (Effect::Veteran(30), On::Unit(unit)) if purse == Purse::Free => {
                if self.owner(unit) == roller && self.bears(unit, card) && self.hex(unit).is_some()
                {
                    return Ok(());
                }
                refuse("coh:card.V30", "the unit has no such card any more")
            }
            _ => refuse("coh:8.1c", "the card is not played with a roll"),
        }
    }

    /// Plays a card before a roll.
    pub(crate) fn play_on_roll(
        &mut self,
        card: CardId,
        on: On,
        purse: Purse,
        events: &mut Vec<Event>,
    ) {
        let Some(Frame::Roll { roller, purpose, plus }) = self.core.agenda.pop() else { return };
        let mut plus = plus;
        if let On::Unit(unit) = on {
            self.use_up(unit, card);
            plus += ADVANCE;
            events.push(Event::Played { force: roller, card, on: Some(unit) });
        } else {
            let price = self.scenario.cards.card(card).price;
            if purse == Purse::Cap {
                self.force_mut(roller).cap -= price;
            }
            self.discard(roller, card);
            events.push(Event::Played { force: roller, card, on: None });
            if let Some(volley) = &mut self.core.volley {
                volley.bonus = FIREPOWER;
            }
        }
        self.push(Frame::Roll { roller, purpose, plus });
    }

    /// [COH card.12, card.V14] Whether dice that have fallen may be rolled again: asked of whoever
    /// holds cards where such a card is in the deck, so that the question tells nothing.
    pub(crate) fn may_roll_again(&self, roller: ForceId, _purpose: Purpose) -> bool {
        let in_deck = self
            .scenario
            .deck
            .iter()
            .any(|&(card, _)| self.scenario.cards.card(card).effect == Effect::Luck);
        in_deck && !self.force(roller).hand.is_empty() || self.hard_fighter(roller).is_some()
    }

    /// [COH card.V14] A veteran whose force may roll one die again.
    pub(crate) fn hard_fighter(&self, roller: ForceId) -> Option<UnitId> {
        self.on_map(roller).find(|&it| self.has_veteran(it, 14))
    }

    /// [COH card.12] Whether the whole roll may be made again.
    pub(crate) fn may_try_luck(&self, roller: ForceId, card: CardId) -> Result<(), Illegal> {
        if self.scenario.cards.card(card).effect != Effect::Luck {
            return refuse("coh:card.12", "this card does not change a roll");
        }
        self.holds(roller, card)
    }

    /// [COH card.V14] Whether one die may be rolled again.
    pub(crate) fn may_reroll(
        &self,
        roller: ForceId,
        purpose: Purpose,
        die: u8,
    ) -> Result<(), Illegal> {
        if self.hard_fighter(roller).is_none() {
            return refuse("coh:card.V14", "no veteran of the force can do that");
        }
        if !(1..=purpose.dice()).contains(&die) {
            return refuse("coh:card.V14", "there is no such die");
        }
        Ok(())
    }

    /// [COH card.V14] Uses the veteran's card up.
    pub(crate) fn use_hard_fighter(&mut self, roller: ForceId, events: &mut Vec<Event>) {
        if let (Some(unit), Some(card)) = (self.hard_fighter(roller), self.veteran_card(14)) {
            self.use_up(unit, card);
            events.push(Event::Played { force: roller, card, on: Some(unit) });
        }
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
        if let (Some(unit), Some(card)) = (feared, self.veteran_card(10)) {
            self.use_up(unit, card);
            events.push(Event::Played { force, card, on: Some(unit) });
            self.begin_turns(force);
        }
    }

    /// [COH card.V13] Whether the action of a hidden unit stays unseen.
    pub(crate) fn acts_unseen(&self) -> bool {
        false
    }
}
