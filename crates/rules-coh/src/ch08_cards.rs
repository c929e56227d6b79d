//! Chapter 8: cards.

use kernel::{Dice, Illegal, refuse};

use crate::act::{Act, Fund};
use crate::agenda::{Frame, Purpose};
use crate::cards::{CardId, Effect, Family, Pay};
use crate::decision::{On, Purse};
use crate::event::Event;
use crate::roster::Nation;
use crate::state::{Ended, Firefight, Flags, ForceId, Score, UnitId};

/// [COH card.9] What the card adds to an attack.
const FIREPOWER: i8 = 2;
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
                    let points = self.scenario.score_card[nation.index()];
                    self.score(nation, (Score::Card, points), events);
                }
            }
            Effect::GameEnd => self.end_game(Ended::Card, events),
            Effect::Event => self.bring_event(events),
            effect => unreachable!("{effect:?} is on no yellow card"),
        }
    }

    /// [COH card.y3] What the firefight says happens: CAP come or go.
    fn bring_event(&mut self, events: &mut Vec<Event>) {
        for force in self.scenario.force_ids() {
            let change = self.scenario.event_cap[self.nation_of(force).index()];
            // [COH 7.3e] Without a free space there are no CAP.
            let change = if self.has_command(force) { change } else { 0 };
            let state = self.force_mut(force);
            let before = state.cap;
            let after = (i16::from(before) + change).max(0);
            state.cap = u8::try_from(after).unwrap_or(u8::MAX);
            let cap = i8::try_from(after - i16::from(before)).unwrap_or(i8::MAX);
            if cap != 0 {
                events.push(Event::Pool { force, ap: 0, cap });
            }
        }
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
            // [COH card.V01] AP of a forced march pay for moves alone, by a card too.
            (Pay::ApOrCap, Purse::Ap)
                if state.active && state.marching && info.effect != Effect::MoveTwo =>
            {
                refuse("coh:card.V01", "these AP are for moving alone")
            }
            // [COH 3.2.1a] CAP make up for the AP that are missing.
            (Pay::ApOrCap, Purse::Ap)
                if state.active && state.ap.saturating_add(state.cap) >= info.price =>
            {
                Ok(())
            }
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

    /// [COH 8.1d, 2.2n] Whether AP may pay for the part of a unit in a card: it shares the
    /// activation already, since no card changes whether a unit is ready.
    pub(crate) fn may_be_bound(&self, unit: UnitId) -> Result<(), Illegal> {
        if self.unit(unit).is(Flags::JOINED) {
            return Ok(());
        }
        refuse("coh:8.1d", "a card paid in AP is for the active units")
    }

    fn holds(&self, force: ForceId, card: CardId) -> Result<(), Illegal> {
        if self.force(force).hand.contains(&card) {
            return Ok(());
        }
        // [COH 21.0e] Nor does a comrade of the same nation lend one.
        refuse("coh:8.1h", "the force does not hold this card")
    }

    /// [COH 8.1c–8.1e] Whether a card may be played at the start of a turn.
    pub(crate) fn may_play(&self, card: CardId, on: On, purse: Purse) -> Result<(), Illegal> {
        let force = self.core.mover;
        let info = self.scenario.cards.card(card);
        if let Effect::Veteran(number) = info.effect {
            return self.may_play_veteran(number, card, (on, purse));
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
                if self.hex(unit).is_none() {
                    return refuse("coh:8.1e", "a card is played on units on the map");
                }
                if purse == Purse::Ap {
                    self.may_be_bound(unit)?;
                }
                self.may_be_helped(info.effect, unit)?;
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
                let seen = !self.unit(unit).is(Flags::HIDDEN);
                if self.hex(unit).is_none() || !seen || self.kind(unit).is_aircraft() {
                    return refuse("coh:card.20", "on one unit on the map");
                }
                Ok(())
            }
            (Effect::Reveal, On::Unit(unit)) => {
                if self.kind(unit).is_aircraft() {
                    return refuse("coh:20.0k", "aircraft use no action cards");
                }
                if self.owner(unit) != force || self.hex(unit).is_none() {
                    return refuse("coh:card.30", "choose a unit of your own on the map");
                }
                Ok(())
            }
            (Effect::MoreCap, On::Nothing) if !self.has_command(force) => {
                refuse("coh:7.3e", "losses cover the whole CAP track")
            }
            (Effect::MoreAp | Effect::MoreCap, On::Nothing) => {
                if self.has_ground_active() {
                    return Ok(());
                }
                if self.force(force).active {
                    return refuse("coh:20.0k", "aircraft use no action cards");
                }
                let more_ap = info.effect == Effect::MoreAp;
                let rule = if more_ap { "coh:card.7" } else { "coh:card.8" };
                refuse(rule, "no unit is active")
            }
            (Effect::Snipers, On::Nothing) => Ok(()),
            (Effect::DoubleAction, On::Nothing) => {
                if self.core.again {
                    return refuse("coh:card.10", "two actions in a row are declared already");
                }
                Ok(())
            }
            (Effect::Firepower, _) => refuse("coh:card.9", "this card is played with a roll"),
            (Effect::Luck, _) => refuse("coh:card.12", "this card is played with a roll"),
            _ => refuse("coh:8.1c", "the card is not played so"),
        }
    }

    /// What a card asks of the unit it is played on, beyond what its action asks.
    fn may_be_helped(&self, effect: Effect, unit: UnitId) -> Result<(), Illegal> {
        let fights = self.hex(unit).is_some_and(|it| self.has_enemy(it, self.nation(unit)));
        let squad = self.kind(unit).is_squad();
        let stunned = self.felt_marker(unit).filter(|it| it.only_rally).map(|it| it.rule);
        match effect {
            // [COH 7.5g, card.3b] Neither enemies nor wrecks let a card rally.
            Effect::AutoRally | Effect::RallyAttempt => self.may_rally(unit).map(drop),
            // [COH card.5b] Whoever cannot move is not moved by a card either.
            Effect::MoveTwo => self.may_move_at_all(unit),
            Effect::DigIn if fights => refuse("coh:card.11", "not at close quarters"),
            Effect::LayMines if !squad => refuse("coh:card.40a", "infantry lays mines"),
            Effect::ClearMines if fights => refuse("coh:card.41", "not at close quarters"),
            Effect::ClearMines if !squad => refuse("coh:card.41", "infantry clears mines"),
            Effect::LayMines | Effect::ClearMines => stunned
                .map_or(Ok(()), |rule| refuse(rule, "a stunned unit can do nothing but rally")),
            Effect::Command | Effect::DigIn => Ok(()),
            effect => unreachable!("{effect:?} is no action of a unit"),
        }
    }

    /// Takes the card from the hand and pays for it.
    fn spend_card(
        &mut self,
        force: ForceId,
        card: CardId,
        purse: Purse,
        on: Option<UnitId>,
        events: &mut Vec<Event>,
    ) {
        let price = self.scenario.cards.card(card).price;
        let state = self.force_mut(force);
        match purse {
            Purse::Free => {}
            Purse::Ap => {
                let ap = price.min(state.ap);
                state.ap -= ap;
                state.cap -= price - ap;
            }
            Purse::Cap => state.cap -= price,
        }
        self.discard(force, card);
        events.push(Event::Played { force, card, on });
    }

    /// [COH 8.1f] A card leaves the hand.
    pub(crate) fn discard(&mut self, force: ForceId, card: CardId) {
        let hand = &mut self.force_mut(force).hand;
        let at = hand.iter().position(|&it| it == card).expect("a card that is played is held");
        hand.remove(at);
        self.core.discard.push(card);
        self.core.discard.sort_unstable();
    }

    /// Plays a card at the start of a turn.
    pub(crate) fn play_card(
        &mut self,
        card: CardId,
        on: On,
        purse: Purse,
        dice: &mut dyn Dice,
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
        self.spend_card(force, card, purse, target, events);
        for unit in self.units_of(force).collect::<Vec<_>>() {
            self.unit_mut(unit).flags.clear(Flags::EAGER);
        }
        match (effect, target) {
            (Effect::DoubleAction, _) => (self.core.again, self.core.double) = (true, true),
            (
                Effect::Command
                | Effect::AutoRally
                | Effect::RallyAttempt
                | Effect::MoveTwo
                | Effect::DigIn
                | Effect::LayMines
                | Effect::ClearMines,
                Some(unit),
            ) => {
                self.begin_act(force, Fund::Card(card), unit);
                self.act_mut().bound = purse == Purse::Ap;
            }
            (Effect::MarkSpent, Some(unit)) => {
                self.begin_bare_act(force, card);
                // [COH card.6a] Only this unit leaves its activation.
                let state = self.unit_mut(unit);
                state.flags.clear(Flags(Flags::JOINED.0 | Flags::NERVES.0));
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
                self.show_bearer(unit, events);
                self.find_near(unit, dice, events);
            }
            (Effect::MoreAp | Effect::MoreCap, _) => {
                let more_ap = self.scenario.cards.card(card).effect == Effect::MoreAp;
                let purpose = if more_ap { Purpose::MoreAp } else { Purpose::MoreCap };
                self.begin_card_roll(force, card, purpose);
                self.show_the_active(force, events);
            }
            (Effect::Snipers, _) => {
                // [COH 21.0d] The opponent with the most CAP, the first of equals.
                let enemies = self.forces_of(self.nation_of(force).other());
                let enemy = enemies.min_by_key(|&it| core::cmp::Reverse(self.force(it).cap));
                let enemy = enemy.expect("both nations have forces");
                self.begin_card_roll(force, card, Purpose::Snipers(enemy));
            }
            (effect, on) => unreachable!("the check refused {effect:?} on {on:?}"),
        }
    }

    /// An action without units.
    pub(crate) fn begin_bare_act(&mut self, force: ForceId, card: CardId) {
        self.core.act = Some(Act::new(force, Fund::Card(card), Vec::new()));
        self.push(Frame::EndAction);
    }

    fn begin_card_roll(&mut self, force: ForceId, card: CardId, purpose: Purpose) {
        self.begin_bare_act(force, card);
        self.push(Frame::Roll { roller: force, purpose, plus: 0 });
    }

    /// [COH card.w6b] The card of a unit that can be laid as mines.
    pub(crate) fn mines_borne(&self, unit: UnitId) -> Option<CardId> {
        let cards = &self.scenario.unit(unit).cards;
        let laid = |it: &&CardId| self.scenario.cards.card(**it).effect == Effect::WeaponOrMines;
        cards.iter().find(laid).copied().filter(|&it| self.bears(unit, it))
    }

    /// Whether an action is the card that lays mines.
    pub(crate) fn lays_by_card(&self, act: &crate::act::Act) -> bool {
        matches!(act.fund, Fund::Card(card)
            if self.scenario.cards.card(card).effect == Effect::LayMines)
    }

    /// [COH 10.0e] A card for the active units shows them, unless one of them is seen anyway.
    fn show_the_active(&mut self, force: ForceId, events: &mut Vec<Event>) {
        let acts = |it: &UnitId| self.unit(*it).is(Flags::JOINED) && !self.kind(*it).is_aircraft();
        let active: Vec<UnitId> = self.units_of(force).filter(acts).collect();
        if active.iter().all(|&it| self.unit(it).is(Flags::HIDDEN)) {
            for unit in active {
                self.show_bearer(unit, events);
            }
        }
    }

    /// [COH card.30] Hidden enemies near a unit that it sees show themselves.
    fn find_near(&mut self, unit: UnitId, dice: &mut dyn Dice, events: &mut Vec<Event>) {
        let at = self.hex(unit).expect("the card is played on a unit on the map");
        let nation = self.nation(unit);
        let near = self.scenario.field.grid.hexes_within(at, FINDS_WITHIN);
        for hex in near.into_iter().filter(|&it| self.unit_sees(unit, it)).collect::<Vec<_>>() {
            let hidden = self
                .in_hex(hex)
                .any(|it| self.unit(it).is(Flags::HIDDEN) && self.nation(it) != nation);
            if hidden {
                self.reveal_hex(hex, None, events);
            }
            // [COH 21.2b] A coin stands for somebody hidden.
            self.show_coins_in(hex, nation.other(), dice, events);
        }
    }

    /// [COH card.7] More AP.
    pub(crate) fn more_ap(&mut self, total: i16, events: &mut Vec<Event>) {
        let force = self.act().force;
        let more = rolled_points(total);
        let state = self.force_mut(force);
        state.ap = state.ap.saturating_add_signed(more);
        events.push(Event::Pool { force, ap: more, cap: 0 });
    }

    /// [COH card.8] More CAP.
    pub(crate) fn more_cap(&mut self, total: i16, events: &mut Vec<Event>) {
        let force = self.act().force;
        let more = rolled_points(total);
        let state = self.force_mut(force);
        state.cap = state.cap.saturating_add_signed(more);
        events.push(Event::Pool { force, ap: 0, cap: more });
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
        events.push(Event::Pool { force, ap: 0, cap: -i8::try_from(lost).expect("three at most") });
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
                // [COH 8.0b] Nothing limits how many cards are played, not even in one attack.
                let fires = self.core.volley.as_ref().is_some_and(|it| !it.firers.is_empty());
                if self.is_of_aircraft(purpose) {
                    return refuse("coh:20.0k", "aircraft use no action cards");
                }
                if purpose == Purpose::Attack && fires {
                    return Ok(());
                }
                refuse("coh:card.9", "during an attack of your own units")
            }
            (Effect::Veteran(30), On::Unit(unit)) if purse == Purse::Free => {
                if self.owner(unit) != roller || !self.bears(unit, card) || self.hex(unit).is_none()
                {
                    return refuse("coh:card.V30", "the unit has no such card any more");
                }
                if self.rolls_for(unit, purpose) {
                    return Ok(());
                }
                refuse("coh:8.3a", "a veteran's card helps the veteran alone")
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
        let Some(Frame::Roll { roller, purpose, mut plus }) = self.core.agenda.pop() else {
            unreachable!("the open question is a roll")
        };
        if let On::Unit(unit) = on {
            self.advance(unit, card, events);
            plus += ADVANCE;
        } else {
            self.spend_card(roller, card, purse, None, events);
            self.core.volley.as_mut().expect("an attack is rolled for").bonus += FIREPOWER;
        }
        self.push(Frame::Roll { roller, purpose, plus });
        self.show_the_firer(on, events);
    }

    /// [COH 10.0e] A card for an attack shows whoever leads it; he looks at his target.
    fn show_the_firer(&mut self, on: On, events: &mut Vec<Event>) {
        let Some(volley) = self.core.volley.as_ref().filter(|_| on == On::Nothing) else { return };
        let (leader, into) = (volley.firers.first().copied(), volley.into);
        if let Some(hex) =
            leader.filter(|&it| self.unit(it).is(Flags::HIDDEN)).and_then(|it| self.hex(it))
        {
            self.reveal_hex(hex, Some(into), events);
        }
    }

    /// [COH card.V30] Uses the card up; whoever it lies with is shown [COH 10.0e].
    fn advance(&mut self, unit: UnitId, card: CardId, events: &mut Vec<Event>) {
        self.use_up(unit, card);
        events.push(Event::Played { force: self.owner(unit), card, on: Some(unit) });
        self.show_bearer(unit, events);
    }

    /// [COH card.V30] Plays a card before the roll for initiative.
    pub(crate) fn play_on_initiative(
        &mut self,
        force: ForceId,
        card: CardId,
        on: On,
        events: &mut Vec<Event>,
    ) {
        let (Some(Frame::Bids { bids, mut plus }), On::Unit(unit)) = (self.core.agenda.pop(), on)
        else {
            unreachable!("a veteran's card is played before the roll for initiative")
        };
        self.advance(unit, card, events);
        plus[force.index()] += ADVANCE.unsigned_abs();
        self.push(Frame::Bids { bids, plus });
    }

    /// [COH card.12, card.V14] Whether dice that have fallen may be rolled again: asked of whoever
    /// holds cards while such a card is in the deck or in a hand, so that the question tells
    /// nothing.
    pub(crate) fn may_roll_again(&self, roller: ForceId, purpose: Purpose) -> bool {
        let is_luck = |it: CardId| self.scenario.cards.card(it).effect == Effect::Luck;
        let all = self.scenario.deck.iter().filter(|it| is_luck(it.0));
        let all: usize = all.map(|it| usize::from(it.1)).sum();
        let gone = self.core.discard.iter().filter(|&&it| is_luck(it)).count();
        let by_card =
            all > gone && !self.force(roller).hand.is_empty() && !self.is_of_aircraft(purpose);
        by_card || self.may_seem_hard(roller, purpose)
    }

    /// [COH 20.0k] Whether a roll is that of an aircraft.
    fn is_of_aircraft(&self, purpose: Purpose) -> bool {
        let leader = match purpose {
            Purpose::Attack => self.core.volley.as_ref().and_then(|it| it.firers.first()).copied(),
            Purpose::Activation(unit) => Some(unit),
            _ => None,
        };
        leader.is_some_and(|it| self.kind(it).is_aircraft())
    }

    /// [COH card.12] Whether the whole roll may be made again.
    pub(crate) fn may_try_luck(
        &self,
        roller: ForceId,
        purpose: Purpose,
        card: CardId,
    ) -> Result<(), Illegal> {
        if self.is_of_aircraft(purpose) {
            return refuse("coh:20.0k", "aircraft use no action cards");
        }
        if self.scenario.cards.card(card).effect != Effect::Luck {
            return refuse("coh:card.12", "this card does not change a roll");
        }
        self.holds(roller, card)
    }
}

/// [COH card.7, card.8] What a die brings, CAP and cards included; never less than nothing.
fn rolled_points(total: i16) -> i8 {
    i8::try_from(total.max(0)).expect("dice, cards and CAP are few")
}
