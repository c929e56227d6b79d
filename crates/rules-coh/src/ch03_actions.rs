//! Chapters 3 and 9: activations, the four ways to pay, groups, and the end of an action.

use hexgrid::HexId;
use kernel::{Illegal, refuse};

use crate::act::{Act, Fund};
use crate::agenda::{Frame, Purpose};
use crate::cards::{CardId, Effect};
use crate::decision::Action;
use crate::event::Event;
use crate::state::{Firefight, Flags, ForceId, Place, UnitId};

/// [COH 3.0a] AP of an activation.
const AP: u8 = 7;
/// [COH card.V04] AP of an experienced unit.
const AP_OF_VETERANS: u8 = 11;
/// [COH card.V04] What experience adds where AP are rolled.
pub(crate) const EXPERIENCE: u8 = AP_OF_VETERANS - AP;

/// How often something planned may be taken back in one turn.
const TAKEN_BACK_MAX: u8 = 6;

impl Firefight {
    /// The action being taken.
    pub(crate) fn act(&self) -> &Act {
        self.core.act.as_ref().expect("an action is being taken")
    }

    pub(crate) fn act_mut(&mut self) -> &mut Act {
        self.core.act.as_mut().expect("an action is being taken")
    }

    /// [COH 3.0.1b, 21.1a] Whether AP are rolled; who plays alone rolls them unless he says no.
    pub(crate) fn rolls_ap(&self) -> bool {
        let usual = self.scenario.rules.variable_ap || self.options.solitaire;
        self.options.variable_ap.unwrap_or(usual)
    }

    /// [COH 2.2b, 3.0i, 3.0j, 9.1a, 9.2f] Whether a unit may take part in an action paid so, whatever
    /// was done before and however it was paid.
    pub(crate) fn may_fund(&self, force: ForceId, fund: Fund, unit: UnitId) -> Result<(), Illegal> {
        if self.owner(unit) != force && self.nation(unit) == self.nation_of(force) {
            return refuse("coh:21.0d", "each player has a force of his own");
        }
        if self.owner(unit) != force {
            return refuse("coh:2.2a", "a player acts with units of his own force");
        }
        if self.hex(unit).is_none() && !self.can_come(unit) {
            return self.refuse_absent(unit);
        }
        self.may_be_paid(force, fund, unit)
    }

    /// [COH 5.1d, 5.1e, 7.3a, 20.0b, 20.0o] Why a unit is not there to act.
    fn refuse_absent<T>(&self, unit: UnitId) -> Result<T, Illegal> {
        match self.unit(unit).place {
            Place::Destroyed => refuse("coh:7.3a", "the unit is destroyed"),
            Place::Exited => refuse("coh:5.1d", "the unit has left the map"),
            Place::Awaited if self.kind(unit).is_aircraft() => self.refuse_flight(unit),
            Place::SetUp | Place::Awaited => refuse("coh:5.1e", "the unit does not come yet"),
            Place::Carried(by) => self.refuse_absent(by),
            Place::Map(_) => unreachable!("who is on the map is not absent"),
        }
    }

    /// Whether the part of a unit in an action may be paid so.
    pub(crate) fn may_be_paid(
        &self,
        force: ForceId,
        fund: Fund,
        unit: UnitId,
    ) -> Result<(), Illegal> {
        let state = self.unit(unit);
        match fund {
            // [COH card.10] Neither action of a double one is flown.
            _ if self.core.double && self.kind(unit).is_aircraft() => {
                refuse("coh:20.0k", "aircraft use no action cards")
            }
            Fund::Ap if state.is(Flags::HELD) => {
                refuse("coh:card.6a", "the unit can use no AP in this round")
            }
            Fund::Ap if state.is(Flags::SPENT) && self.force(force).active => {
                refuse("coh:9.0g", "a spent unit cannot share an activation")
            }
            Fund::Ap if state.is(Flags::SPENT) => {
                refuse("coh:3.0c", "a spent unit cannot be activated")
            }
            Fund::Opportunity if state.is(Flags(Flags::SPENT.0 | Flags::JOINED.0)) => {
                refuse("coh:3.1a", "only a ready unit that is not active has an opportunity")
            }
            Fund::Command if self.force(force).cap == 0 => refuse("coh:3.2.2a", "no CAP is left"),
            Fund::Card(card) => self.may_use_card(card, unit),
            Fund::Ap | Fund::Opportunity | Fund::Command => Ok(()),
        }
    }

    /// What a card asks of the units that act by it.
    fn may_use_card(&self, card: CardId, unit: UnitId) -> Result<(), Illegal> {
        let effect = self.scenario.cards.card(card).effect;
        let state = self.unit(unit);
        match effect {
            _ if self.kind(unit).is_aircraft() => {
                refuse("coh:20.0k", "aircraft use no action cards")
            }
            Effect::DigIn if state.is(Flags::SPENT) => {
                refuse("coh:card.11", "hasty defenses are dug by ready units")
            }
            _ => Ok(()),
        }
    }

    /// The most an action paid so may cost.
    pub(crate) fn budget(&self, act: &Act) -> u8 {
        let state = self.force(act.force);
        match act.fund {
            // [COH 3.2.1a] CAP may make up for what is missing.
            Fund::Ap if state.active => state.ap.saturating_add(state.cap),
            // [COH card.V04] An experienced unit brings more.
            Fund::Ap if act.members.first().is_some_and(|&it| self.has_veteran(it, 4)) => {
                AP_OF_VETERANS.saturating_add(state.cap)
            }
            Fund::Ap => AP.saturating_add(state.cap),
            Fund::Command => state.cap,
            Fund::Opportunity | Fund::Card(_) => u8::MAX,
        }
    }

    /// Whether an action of this price can be paid.
    pub(crate) fn may_pay(&self, act: &Act, price: u8) -> Result<u8, Illegal> {
        if price > self.budget(act) {
            let rule = match act.fund {
                Fund::Command => "coh:3.2.2a",
                _ => "coh:3.0d",
            };
            return refuse(rule, "the action costs more than there is");
        }
        if act.fund == Fund::Ap && act.cap > 0 && act.cap >= price {
            return refuse("coh:3.2.1b", "an action paid in CAP alone is a command action");
        }
        Ok(price)
    }

    /// [COH 3.0d, 3.2.2a] What a deed costs that only its price forbids.
    pub(crate) fn price_too_high(&self, act: &Act, action: Action) -> Option<u8> {
        let price = self.deed_price(act, action).ok()?;
        (price > self.budget(act)).then_some(price)
    }

    /// [COH 3.1b, 15.5b] Whether the price does not matter.
    pub(crate) fn is_free(fund: Fund) -> bool {
        matches!(fund, Fund::Opportunity | Fund::Card(_))
    }

    /// [COH 3.0a, 3.0b] Opens an activation with a unit, or lets it join the one there is.
    pub(crate) fn activate(&mut self, unit: UnitId, events: &mut Vec<Event>) {
        let force = self.owner(unit);
        if self.force(force).active {
            return;
        }
        if self.rolls_ap() {
            let purpose = Purpose::Activation(unit);
            self.push(Frame::Roll { roller: force, purpose, plus: 0 });
            return;
        }
        let ap = if self.has_veteran(unit, 4) { AP_OF_VETERANS } else { AP };
        self.begin_activation(unit, ap, events);
    }

    /// [COH 3.0.1a, card.V04] The AP that were rolled; experience adds what it adds to seven.
    pub(crate) fn activate_with(&mut self, unit: UnitId, rolled: i16, events: &mut Vec<Event>) {
        let more = if self.has_veteran(unit, 4) { EXPERIENCE } else { 0 };
        let ap = u8::try_from(rolled.max(1)).expect("dice, cards and CAP are few") + more;
        self.begin_activation(unit, ap, events);
    }

    fn begin_activation(&mut self, unit: UnitId, ap: u8, events: &mut Vec<Event>) {
        let state = self.force_mut(self.owner(unit));
        (state.ap, state.active) = (ap, true);
        self.unit_mut(unit).flags.set(Flags::JOINED);
        events.push(Event::Activated { unit, ap });
    }

    /// [COH 3.0e, 3.0k, 9.0d] The activation is over: all who shared it are spent, and AP that are left
    /// are lost.
    pub(crate) fn end_activation(&mut self, force: ForceId, events: &mut Vec<Event>) {
        let state = self.force_mut(force);
        state.ap = 0;
        state.active = false;
        state.marching = false;
        for unit in self.scenario.unit_ids() {
            if self.unit(unit).is(Flags::JOINED) && self.owner(unit) == force {
                self.unit_mut(unit).flags.clear(Flags(Flags::JOINED.0 | Flags::NERVES.0));
                if self.is_alive(unit) {
                    self.spend(unit, events);
                }
            }
        }
    }

    /// Makes a unit spent.
    pub(crate) fn spend(&mut self, unit: UnitId, events: &mut Vec<Event>) {
        if !self.unit(unit).is(Flags::SPENT) {
            self.unit_mut(unit).flags.set(Flags::SPENT);
            events.push(Event::Spent { unit });
        }
    }

    /// [COH 2.2b, 3.2.1a, 9.0b] Pays for an action; with AP the members join the activation. By a
    /// card nobody does, however it was paid [COH 2.2n].
    pub(crate) fn pay(&mut self, price: u8, events: &mut Vec<Event>) {
        let act = self.act();
        let (force, fund, planned) = (act.force, act.fund, act.cap);
        let state = self.force_mut(force);
        let (ap, cap) = match fund {
            Fund::Ap => {
                // Less than was planned is paid where members stay behind.
                // CAP that went into the dice are made up for by AP.
                let wanted = planned.min(state.cap);
                let cap = wanted.max(price.saturating_sub(state.ap)).min(price);
                (price - cap, cap)
            }
            // [COH 2.2m, 2.2n, 3.2.2b, 3.2.2c, 9.2c, 9.2e] Nobody joins by it or becomes spent.
            Fund::Command => (0, price),
            Fund::Opportunity | Fund::Card(_) => (0, 0),
        };
        state.ap -= ap;
        state.cap -= cap;
        events.push(Event::Paid { force, fund, ap, cap });
        let act = self.act_mut();
        if act.fund == Fund::Ap {
            let (members, moves) = (core::mem::take(&mut act.members), !act.paths.is_empty());
            self.each_participant(&members, moves, |game, unit| {
                if !game.unit(unit).is(Flags(Flags::JOINED.0 | Flags::SPENT.0)) {
                    game.unit_mut(unit).flags.set(Flags::JOINED);
                    events.push(Event::Joined { unit });
                }
            });
            self.act_mut().members = members;
        }
    }

    /// Goes through those who take part: the members, and whoever they carry on the move [COH 17.0b,
    /// 17.0e].
    fn each_participant(
        &mut self,
        members: &[UnitId],
        moves: bool,
        mut visit: impl FnMut(&mut Self, UnitId),
    ) {
        for &unit in members {
            visit(self, unit);
        }
        if moves && !self.options.free_passengers {
            for &unit in members {
                if let Some(passenger) = self.passenger(unit) {
                    visit(self, passenger);
                }
            }
        }
    }

    /// [COH 9.1.1a, 9.1.1d, 9.2a] Whether a unit is linked to a group by the same or an adjacent hex.
    pub(crate) fn is_linked(&self, unit: UnitId, members: &[UnitId]) -> bool {
        let field = &self.scenario.field;
        let at = self.hex(unit);
        members.iter().any(|&it| match (at, self.hex(it)) {
            (Some(a), Some(b)) => field.is_near(a, b),
            // [COH 5.1c] Reinforcements come in together, if they can come in side by side.
            (None, None) => {
                let there = self.entry_hexes(it);
                let near = |hex: HexId| there.iter().any(|&it| field.is_near(hex, it));
                self.entry_hexes(unit).into_iter().any(near)
            }
            _ => false,
        })
    }

    /// [COH 9.1a, 9.2a] Whether a unit may join the group that is about to act; one that is hidden
    /// shows itself by what the group does [COH 10.0c].
    pub(crate) fn may_join(&self, unit: UnitId) -> Result<(), Illegal> {
        let act = self.act();
        if act.members.contains(&unit) {
            return refuse("coh:9.1a", "the unit takes part already");
        }
        self.may_fund(act.force, act.fund, unit)?;
        if self.kind(unit).is_aircraft() || self.kind(act.members[0]).is_aircraft() {
            return refuse("coh:20.0j", "aircraft act alone");
        }
        if let Fund::Card(card) = act.fund
            && !self.scenario.cards.card(card).group
        {
            return refuse("coh:9.2d", "this card is not for groups");
        }
        if act.bound {
            self.may_be_bound(unit)?;
        }
        if !self.is_linked(unit, &act.members) {
            return refuse(
                "coh:9.2a",
                "the members of a group stand in the same or adjacent hexes",
            );
        }
        // [COH 2.2l] A group that can do nothing would only stall.
        let mut members = Vec::with_capacity(act.members.len() + 1);
        members.extend_from_slice(&act.members);
        members.push(unit);
        if !self.has_deed(&act.planned_by(members)) {
            return refuse("coh:9.1a", "the group can do nothing together");
        }
        Ok(())
    }

    /// [COH 2.2a] Begins an action: the units and the way it is paid.
    pub(crate) fn begin_act(&mut self, force: ForceId, fund: Fund, unit: UnitId) {
        self.core.act = Some(Act::new(force, fund, vec![unit]));
        self.push(Frame::Plan);
    }

    /// [COH 3.2.1a] Whether so many CAP may go into the price.
    pub(crate) fn may_add_cap(&self, cap: u8) -> Result<(), Illegal> {
        let act = self.act();
        if act.fund != Fund::Ap || self.kind(act.members[0]).is_aircraft() {
            return refuse("coh:3.2.1a", "CAP supplement the AP of an activation");
        }
        if cap > self.force(act.force).cap {
            return refuse("coh:3.2.1a", "there are not so many CAP");
        }
        if cap == act.cap {
            return refuse("coh:3.2.1a", "so many go into the price already");
        }
        if cap < act.cap {
            self.may_take_back()?;
        }
        // There must still be something to do.
        let other = Act { cap, ..act.planned_by(act.members.clone()) };
        if !self.has_deed(&other) {
            return refuse("coh:3.2.1b", "an action paid in CAP alone is a command action");
        }
        Ok(())
    }

    /// [COH 3.2.1a] Puts so many CAP into the price.
    pub(crate) fn set_cap(&mut self, cap: u8) {
        if cap < self.act().cap {
            self.core.taken_back += 1;
        }
        self.act_mut().cap = cap;
    }

    /// [COH 2.2a] Whether anything planned may still be taken back in this turn: as often as
    /// anybody needs it, but not without end.
    pub(crate) fn may_take_back(&self) -> Result<(), Illegal> {
        if self.core.taken_back < TAKEN_BACK_MAX {
            return Ok(());
        }
        refuse("coh:2.2a", "enough was taken back in this turn")
    }

    /// [COH 9.1a] Whether a member may leave the group before anything came of the plan: not
    /// the one who leads it, and nobody by whom others are linked to it.
    pub(crate) fn may_take_out(&self, unit: UnitId) -> Result<(), Illegal> {
        let act = self.act();
        let Some(place) = act.members.iter().position(|&it| it == unit) else {
            return refuse("coh:9.1a", "the unit takes no part");
        };
        if place == 0 {
            return refuse("coh:9.1a", "who leads the group stays in it");
        }
        self.may_take_back()?;
        let left: Vec<UnitId> = act.members.iter().copied().filter(|&it| it != unit).collect();
        let linked = (1..left.len()).all(|it| self.is_linked(left[it], &left[..it]));
        if !linked {
            return refuse(
                "coh:9.2a",
                "the members of a group stand in the same or adjacent hexes",
            );
        }
        // CAP that were declared for many may be the whole price of few.
        if !self.has_deed(&act.planned_by(left)) {
            return refuse("coh:9.1a", "the group can do nothing together");
        }
        Ok(())
    }

    /// Takes a member out of the group.
    pub(crate) fn take_out(&mut self, unit: UnitId) {
        self.core.taken_back += 1;
        self.act_mut().members.retain(|&it| it != unit);
    }

    /// [COH 2.2a, 3.0b] Whether the plan may be given up: nothing was paid or rolled for it.
    pub(crate) fn may_give_up(&self) -> Result<(), Illegal> {
        let act = self.act();
        if matches!(act.fund, Fund::Card(_)) {
            return refuse("coh:8.1c", "the card is played already");
        }
        // [COH 20.0j] An aircraft that was activated flies.
        let flies = act.opened && self.kind(act.members[0]).is_aircraft();
        if flies || act.paths.is_empty() && self.is_only_activated(act) {
            return refuse("coh:3.0b", "an activation stays open when nothing is done with it");
        }
        self.may_take_back()
    }

    /// Gives the plan up: the turn is still to be had.
    pub(crate) fn give_up(&mut self) {
        self.core.taken_back += 1;
        self.core.agenda.pop();
        self.core.act = None;
    }

    /// Starts to carry an action out: what comes after it is laid down first.
    pub(crate) fn start(&mut self) {
        self.core.agenda.pop();
        self.push(Frame::EndAction);
    }

    /// The action is over, for all its members [COH 2.2a, 3.0e, 3.1c, 9.0e, 9.1b, 9.2b].
    pub(crate) fn end_action(&mut self, events: &mut Vec<Event>) {
        // [COH card.V07] A sixth sense may still warn somebody.
        if !core::mem::replace(&mut self.act_mut().sensed, true) && self.may_sense() {
            return self.push(Frame::Sense);
        }
        self.core.agenda.pop();
        let act = self.core.act.take().expect("an action ends that was begun");
        self.core.volley = None;
        self.each_participant(&act.members, !act.paths.is_empty(), |game, unit| {
            // [COH card.V11] Nerves of steel last for this action, or for the whole activation.
            let lasts = game.unit(unit).is(Flags::JOINED) && game.is_alive(unit);
            let over = if lasts { Flags::UNSEEN } else { Flags(Flags::UNSEEN.0 | Flags::NERVES.0) };
            game.unit_mut(unit).flags.clear(over);
            if act.fund == Fund::Opportunity && game.is_alive(unit) {
                game.spend(unit, events);
            }
        });
        for force in self.scenario.force_ids() {
            let state = self.force(force);
            let joined = || {
                self.units_of(force).any(|it| self.unit(it).is(Flags::JOINED) && self.is_alive(it))
            };
            // With its last living member the activation ends.
            if state.active && (state.ap == 0 || !joined()) {
                self.end_activation(force, events);
            }
        }
        self.core.passed = None;
        self.core.clock += 1;
        // [COH 10.0k] Who came into view may see what nobody saw before.
        self.look_for_hidden(events);
        self.next_turn(events);
    }

    /// Whether a unit is neither destroyed nor gone.
    pub(crate) fn is_alive(&self, unit: UnitId) -> bool {
        use crate::state::Place;
        !matches!(self.unit(unit).place, Place::Destroyed | Place::Exited)
    }

    /// [COH 18.5a] Mines attack members that acted in a mined hex without moving in. Who acts is looked
    /// at wherever he stands: what is still to come must not tell where mines lie hidden.
    pub(crate) fn mine_those_who_acted(&mut self, action: Action) {
        if self.core.works.is_empty() {
            return;
        }
        for index in (0..self.act().members.len()).rev() {
            let unit = self.act().members[index];
            // [COH card.40a] Nobody steps on mines while he lays them at his feet.
            let lays = matches!(action, Action::Mine(_, hex) if self.hex(unit) == Some(hex));
            // [COH 18.5l] Whoever is set down now is attacked for that alone.
            let lands = action == Action::Unload && self.is_carried(unit);
            if !lays && !lands {
                self.push(Frame::MineCheck { unit });
            }
        }
        // [COH 17.0b] To be loaded is a part of the action, however it is paid.
        if let Action::Load(unit) = action
            && !self.act().members.contains(&unit)
        {
            self.push(Frame::MineCheck { unit });
        }
    }
}
