//! Every answer to the open question: the list, the check and the deed, all from the same rules.

use hexgrid::{Direction, HexId};
use kernel::{Dice, Illegal, Rule, refuse};

use crate::act::{Act, Fund, Manner, Mode};
use crate::agenda::{Frame, Purpose};
use crate::cards::{Effect, Pay};
use crate::ch02_round::BID_MAX;
use crate::ch20_aircraft::CEILING;
use crate::decision::{Action, Decision, MINE_WORDS, On, Purse};
use crate::event::Event;
use crate::rolls::CAP_MAX;
use crate::state::{Firefight, Flags, ForceId, Place, Score, UnitId};

/// An action of one unit.
type OfUnit = fn(UnitId) -> Action;

impl Firefight {
    /// Whether an answer to a question is legal; the one check behind the list and the play.
    pub(crate) fn may_answer(
        &self,
        decision: Decision,
        force: ForceId,
        action: Action,
    ) -> Result<(), Illegal> {
        match (decision, action) {
            (Decision::SetUp { unit }, Action::Place(hex)) => self.may_set_up(unit, hex),
            (Decision::Face { unit, towards }, Action::Face(way)) => {
                self.may_face(unit, towards, way)
            }
            (Decision::Plot { oba }, Action::Shell(hex)) => self.may_plot(oba, hex, false),
            (Decision::Plot { oba }, Action::Smoke(hex)) => self.may_plot(oba, hex, true),
            (
                Decision::Plot { .. }
                | Decision::Reputation
                | Decision::Declare { .. }
                | Decision::CloseCall { .. }
                | Decision::Sense
                | Decision::FallBack { .. },
                Action::Hold,
            )
            | (Decision::Reputation, Action::Bid(0))
            // [M-21] Whoever may be set up one by one may be set up at once.
            | (Decision::SetUp { .. }, Action::Quick)
            | (Decision::Begin, Action::Begin)
            | (Decision::Hindered { .. }, Action::Refuse)
            | (Decision::Surprise { .. }, Action::Halt)
            | (Decision::Keep { .. }, Action::KeepRoll) => Ok(()),
            // A marker drawn on the way may forbid to go on.
            (Decision::Surprise { unit }, Action::GoOn) => self.may_move_at_all(unit),
            (Decision::Bid, Action::Bid(cap)) => self.may_bid(force, cap),
            (Decision::Bid, Action::Play(card, on, purse)) => {
                self.may_play_on_roll(force, Purpose::Initiative, card, (on, purse))
            }
            (Decision::Sense, Action::Play(card, on, Purse::Free)) => self.may_be_warned(card, on),
            (Decision::Fly { unit }, action) => self.may_fly_on(unit, action),
            (Decision::Altitude { .. }, Action::Altitude(markers)) => {
                if markers <= CEILING {
                    return Ok(());
                }
                refuse("coh:20.1a", "it cannot climb any higher")
            }
            (Decision::Turn, action) => self.may_answer_turn(force, action),
            (Decision::Plan, action) => self.may_answer_plan(action),
            (Decision::Declare { .. } | Decision::Path { .. }, Action::GiveUp) => {
                self.may_give_up()
            }
            (Decision::Declare { unit }, action) => self.may_declare(unit, action),
            (Decision::Path { .. }, Action::Stop) => self.may_end_path(),
            (Decision::CloseCall { unit }, Action::Move(to)) => self.may_dodge(unit, to),
            (Decision::FallBack { unit }, Action::Move(to)) => self.may_fall_back(unit, to),
            (Decision::Path { unit }, Action::Continue(to)) => {
                let index = self.act().paths.len() - 1;
                self.may_extend_to(unit, index, to)
            }
            (Decision::Hindered { unit, extra }, Action::Pay) => self.may_pay_toll(unit, extra),
            (Decision::Spot { target, .. }, Action::Spot(hex)) => {
                if self.spotter_hexes(self.act().members[0], target).contains(&hex) {
                    return Ok(());
                }
                refuse("coh:12.0c", "the hex cannot direct this fire")
            }
            (Decision::Aim, Action::Target(mark)) => self.may_aim_at(mark),
            (Decision::Aim, Action::Hold) => self.may_leave_works(),
            (Decision::Roll { .. }, Action::Roll(plus)) => self.may_roll(force, plus),
            (Decision::Roll { purpose }, Action::Play(card, on, purse)) => {
                self.may_play_on_roll(force, purpose, card, (on, purse))
            }
            (Decision::Keep { purpose }, Action::Play(card, On::Nothing, Purse::Free)) => {
                self.may_try_luck(force, purpose, card)
            }
            (Decision::Keep { purpose }, Action::Reroll(die)) => {
                self.may_reroll(force, purpose, die)
            }
            (Decision::Vengeance, Action::Lose(unit)) => self.may_lose(unit),
            (_, _) => refuse("coh:2.2a", "this does not answer the open question"),
        }
    }

    /// [COH 5.2c] Whether a unit may look a way.
    pub(crate) fn may_face(
        &self,
        unit: UnitId,
        towards: Option<HexId>,
        way: Direction,
    ) -> Result<(), Illegal> {
        if let Some(bunker) = self.bunker_around(unit) {
            if bunker.facing == way {
                return Ok(());
            }
            return refuse("coh:18.2r", "in a bunker a unit looks where the bunker looks");
        }
        let at = self.hex(unit);
        let faces = |(at, hex): (HexId, HexId)| at == hex || self.is_before(at, way, hex);
        if at.zip(towards).is_none_or(faces) {
            return Ok(());
        }
        refuse("coh:6.1b", "the unit has to look towards what it fires at")
    }

    /// [COH card.V06] Whether a firer may be the one that is lost.
    fn may_lose(&self, unit: UnitId) -> Result<(), Illegal> {
        let fired = self.core.volley.as_ref().is_some_and(|it| it.firers.contains(&unit));
        if fired && self.is_alive(unit) {
            return Ok(());
        }
        refuse("coh:card.V06", "one of those who fired is lost")
    }

    /// [COH card.5d] Whether a path may end here: the card that moves two hexes moves two.
    fn may_end_path(&self) -> Result<(), Illegal> {
        let act = self.act();
        if self.moves_two(act.fund) && act.paths.last().is_some_and(|it| it.len() < 2) {
            return refuse("coh:card.5d", "the card moves two hexes");
        }
        Ok(())
    }

    fn may_answer_turn(&self, force: ForceId, action: Action) -> Result<(), Illegal> {
        self.may_follow_up(force, action)?;
        match action {
            Action::Pass => self.may_pass(force),
            Action::Stall(purse) => self.may_stall(purse),
            Action::Rest => self.may_rest(force),
            Action::Use(unit) => self.may_act(force, Fund::Ap, unit),
            Action::Opportunity(unit) => self.may_act(force, Fund::Opportunity, unit),
            Action::Command(unit) => self.may_act(force, Fund::Command, unit),
            Action::Play(card, on, purse) => self.may_play(card, on, purse),
            Action::Home(unit) => self.may_go_home(unit),
            _ => refuse("coh:2.2a", "choose a unit first"),
        }
    }

    /// [COH 3.0f, 3.0g] Whether a force may give its activation up.
    fn may_rest(&self, force: ForceId) -> Result<(), Illegal> {
        if !self.force(force).active {
            return refuse("coh:3.0f", "no unit is active");
        }
        // The second part of a double action does not begin a turn.
        if self.core.double && !self.core.again {
            return refuse("coh:3.0g", "an activation is given up at the start of a turn only");
        }
        Ok(())
    }

    /// Whether a unit may act at the start of a turn, paid so.
    pub(crate) fn may_act(&self, force: ForceId, fund: Fund, unit: UnitId) -> Result<(), Illegal> {
        self.may_fund(force, fund, unit)?;
        if fund == Fund::Ap && self.may_only_activate(force, unit)
            || self.would_have_deed(force, fund, unit)
        {
            return Ok(());
        }
        Err(self.idleness(&Act::new(force, fund, vec![unit])))
    }

    /// What keeps a unit from everything it could do in an action: its price, or what only an
    /// aircraft, a stunned unit or one that is carried is kept from.
    fn idleness(&self, act: &Act) -> Illegal {
        let lead = act.members[0];
        let deeds = || -> Vec<Action> {
            if self.kind(lead).is_aircraft() {
                let hexes = self.flight_hexes(lead).into_iter().map(Action::Fly);
                return hexes.chain([Action::FlyOff]).collect();
            }
            let turns = [Action::Pivot(self.unit(lead).facing.opposite())];
            let moves = self.move_hexes(lead).into_iter().map(Action::Move);
            let others = [Action::Rally, Action::Dig, Action::Melee, Action::Unload];
            turns.into_iter().chain(others).chain(moves).collect()
        };
        let dear = deeds().into_iter().find_map(|it| self.price_too_high(act, it));
        if let Some(refusal) = dear.and_then(|it| self.may_pay(act, it).err()) {
            return refusal;
        }
        let stunned = self.felt_marker(lead).is_some_and(|it| it.only_rally);
        let kept = if self.is_carried(lead) {
            self.may_move_at_all(lead).err()
        } else if stunned {
            self.may_rally(lead).err()
        } else if self.kind(lead).is_aircraft() || self.hex(lead).is_none() {
            deeds().into_iter().find_map(|it| self.may_do(act, it).err())
        } else {
            None
        };
        let nothing =
            Illegal { rule: Rule("coh:2.2b"), why: "the unit can do nothing that is paid so" };
        kept.unwrap_or(nothing)
    }

    /// [COH 3.0b, 2.2k] Whether a unit may be activated and what is done with its AP be left open: somebody
    /// may stall with them, or a card add to them.
    fn may_only_activate(&self, force: ForceId, unit: UnitId) -> bool {
        !self.force(force).active
            && !self.core.double
            && self.hex(unit).is_some()
            && !self.kind(unit).is_aircraft()
    }

    fn may_answer_plan(&self, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Join(unit) => self.may_join(unit),
            Action::TakeOut(unit) => self.may_take_out(unit),
            Action::GiveUp => self.may_give_up(),
            Action::Cap(cap) => self.may_add_cap(cap),
            Action::Hold if self.may_hold(self.act()) => Ok(()),
            Action::Hold => refuse("coh:2.2a", "the unit has something to do"),
            Action::Rest | Action::Use(_) | Action::Opportunity(_) | Action::Command(_) => {
                refuse("coh:3.0h", "another unit is chosen at the start of a turn only")
            }
            Action::Stall(_) => refuse("coh:2.2l", "a stall is an action by itself, for AP or CAP"),
            action => self.may_do(self.act(), action).map(drop),
        }
    }

    /// [COH 3.0b] Whether nothing need be done: nothing can be, or the unit was only activated.
    fn may_hold(&self, act: &Act) -> bool {
        self.is_only_activated(act) || !self.has_deed(act)
    }

    /// Whether an action is no more yet than the activation of a unit on the map.
    pub(crate) fn is_only_activated(&self, act: &Act) -> bool {
        let lead = act.members[0];
        act.opened
            && act.members.len() == 1
            && self.hex(lead).is_some()
            && !self.kind(lead).is_aircraft()
    }

    fn may_declare(&self, unit: UnitId, action: Action) -> Result<(), Illegal> {
        let act = self.act();
        // [COH 9.2a] Whoever was linked to the others by one that stays, stays with it.
        if !self.is_linked(unit, &act.members[..act.paths.len()]) {
            return refuse(
                "coh:9.2a",
                "the members of a group stand in the same or adjacent hexes",
            );
        }
        match (act.mode, action) {
            (Mode::March, Action::Move(to)) => {
                let step = self.may_begin_move(act, unit, to)?;
                self.may_afford_move(act, step, false).map(drop)
            }
            (Mode::March, Action::Creep(to)) => {
                self.may_be_cautious(unit)?;
                let step = self.may_begin_move(act, unit, to)?;
                self.may_afford_move(act, step, true).map(drop)
            }
            (Mode::Sneak, Action::Sneak(to)) => {
                let step = self.may_sneak(unit, to)?;
                self.may_afford_move(act, step, false).map(drop)
            }
            (Mode::Hide, Action::Hide(to)) => self.may_hide(unit, to).map(drop),
            _ => refuse("coh:9.1.1c", "every member says where it goes"),
        }
    }

    /// Whether there is anywhere a member of the group may go.
    pub(crate) fn may_declare_any(&self, unit: UnitId) -> bool {
        let here = self.hex(unit).into_iter().map(Action::Hide);
        let there = self.move_hexes(unit).into_iter().flat_map(|it| {
            [Action::Move(it), Action::Creep(it), Action::Sneak(it), Action::Hide(it)]
        });
        there.chain(here).any(|it| self.may_declare(unit, it).is_ok())
    }

    /// [COH card.2–card.5a, card.V01] Whether the way an action is paid allows it.
    pub(crate) fn may_do_by(&self, act: &Act, action: Action) -> Result<(), Illegal> {
        if act.fund == Fund::Ap && self.force(act.force).marching {
            // [COH 17.0b] Getting on and off is movement too.
            let moves = matches!(
                action,
                Action::Move(_)
                    | Action::Creep(_)
                    | Action::Sneak(_)
                    | Action::Exit
                    | Action::Load(_)
                    | Action::Unload
            );
            if !moves {
                return refuse("coh:card.V01", "these AP are for moving alone");
            }
        }
        self.may_handle_mines(act, action)?;
        let Fund::Card(card) = act.fund else { return Ok(()) };
        let fits = match self.scenario.cards.card(card).effect {
            Effect::Command if matches!(action, Action::Sneak(_)) => {
                return refuse("coh:10.0e", "the card shows whom it is played on");
            }
            Effect::Command => true,
            Effect::AutoRally | Effect::RallyAttempt => action == Action::Rally,
            Effect::MoveTwo => {
                matches!(action, Action::Move(_) | Action::Creep(_) | Action::Sneak(_))
            }
            Effect::DigIn => action == Action::Dig,
            Effect::LayMines => matches!(action, Action::Mine(..)),
            Effect::ClearMines => matches!(action, Action::Clear(_)),
            _ => false,
        };
        if fits { Ok(()) } else { refuse("coh:8.1c", "the card is for something else") }
    }

    /// [COH card.40a, card.41, card.w6b] Mines are laid and cleared by cards made for it.
    fn may_handle_mines(&self, act: &Act, action: Action) -> Result<(), Illegal> {
        let by = |effect| {
            matches!(act.fund, Fund::Card(card)
            if self.scenario.cards.card(card).effect == effect)
        };
        match action {
            Action::Mine(..) if by(Effect::LayMines) => Ok(()),
            Action::Mine(..) => match self.mines_borne(act.members[0]) {
                Some(_) if act.members.len() == 1 => Ok(()),
                Some(_) => refuse("coh:card.w6b", "one unit lays the mines it bears"),
                None => refuse("coh:card.40a", "mines are laid by a card"),
            },
            Action::Clear(_) if !by(Effect::ClearMines) => {
                refuse("coh:card.41", "mines are cleared by a card")
            }
            _ => Ok(()),
        }
    }

    /// [COH 3.1d, 9.1.3a, 9.1.4a] Whether the members of an action may do something, and for how much;
    /// all that costs AP may be paid in every way and done by groups.
    pub(crate) fn may_do(&self, act: &Act, action: Action) -> Result<u8, Illegal> {
        let price = self.deed_price(act, action)?;
        self.may_pay(act, price)
    }

    /// What something costs that the members of an action may do if there is enough to pay it with.
    pub(crate) fn deed_price(&self, act: &Act, action: Action) -> Result<u8, Illegal> {
        self.may_do_by(act, action)?;
        let lead = act.members[0];
        if self.kind(lead).is_aircraft() {
            return self.may_take_off(act, action);
        }
        // [COH 10.0c] Whoever is hidden shows itself by anything but a hidden move.
        let all = |check: &dyn Fn(UnitId) -> Result<u8, Illegal>| {
            act.members.iter().try_fold(0, |most: u8, &it| Ok(most.max(check(it)?)))
        };
        if self.hex(lead).is_none() && !matches!(action, Action::Move(_) | Action::Creep(_)) {
            return refuse("coh:5.1a", "the unit has to come onto the map first");
        }
        let price = match action {
            Action::Move(to) => {
                let step = self.may_begin_move(act, lead, to)?;
                self.price_with_step(act, step, false)
            }
            Action::Creep(to) => {
                self.may_be_cautious(lead)?;
                let step = self.may_begin_move(act, lead, to)?;
                self.price_with_step(act, step, true)
            }
            Action::Sneak(to) => {
                let step = self.may_sneak(lead, to)?;
                self.price_with_step(act, step, false)
            }
            Action::Hide(to) => self.may_hide(lead, to)?,
            Action::Fire(into) => self.may_fire(act, into)?,
            Action::Lob(into) => {
                let price = self.may_lob(act, into)?;
                self.may_hit_somebody(lead, into)?;
                price
            }
            Action::Smoke(into) => self.may_smoke(act, into)?,
            Action::LobSmoke(into) => self.may_lob_smoke(act, into)?,
            Action::Melee => self.may_melee(act)?,
            Action::Flak(target) => self.may_flak(act, target)?,
            Action::Strike(card, into) => self.may_strike(act, card, into)?,
            Action::Rally => all(&|it| self.may_rally(it))?,
            Action::Dig => all(&|it| self.may_dig(act, it))?,
            Action::Enter => all(&|it| self.may_enter_work(it))?,
            Action::Leave => all(&|it| self.may_leave_work(it))?,
            Action::Load(unit) => self.may_load(act, unit)?,
            Action::Unload => all(&|it| self.may_unload(act, it))?,
            Action::Pivot(way) => {
                all(&|it| self.may_turn(it))?;
                self.may_pivot(lead, way)?
            }
            Action::Exit => all(&|it| self.may_exit(act, it))?,
            Action::Mine(color, hex) => {
                let price = self.may_mine(lead, color, hex)?;
                let borne = self.mines_borne(lead).filter(|_| !self.lays_by_card(act));
                borne.map_or(price, |it| self.scenario.cards.card(it).price)
            }
            Action::Clear(hex) => self.may_clear(lead, hex)?,
            _ => return refuse("coh:2.2a", "this is no action of a unit"),
        };
        Ok(price)
    }

    /// What a deed of these units would cost if it were paid so, the leader first; `None` if the
    /// rules forbid it.
    pub fn price_of(&self, fund: Fund, members: &[UnitId], action: Action) -> Option<u8> {
        let force = self.owner(*members.first()?);
        self.may_do(&Act::new(force, fund, members.to_vec()), action).ok()
    }

    /// [COH 5.1d] Whether a unit may leave the map where it stands.
    fn may_exit(&self, act: &Act, unit: UnitId) -> Result<u8, Illegal> {
        let hex = self.hex(unit);
        let owner = self.owner(unit);
        let out =
            self.scenario.exits.iter().any(|(force, hexes, _)| {
                *force == owner && hex.is_some_and(|it| hexes.contains(&it))
            });
        if !out {
            return refuse("coh:5.1d", "nobody leaves the map here");
        }
        self.may_move_at_all(unit)?;
        // [COH 17.0b] Whom it carries must be entitled to the action too.
        self.may_tow(act, unit)?;
        Ok(self.kind(unit).moves + self.marker(unit).map_or(0, |it| it.move_cost))
    }

    /// Whether there is anything the members of an action may do.
    pub(crate) fn has_deed(&self, act: &Act) -> bool {
        let may = |it: Action| self.may_do(act, it).is_ok();
        let lead = act.members[0];
        if self.kind(lead).is_aircraft() {
            return may(Action::FlyOff)
                || self.flight_hexes(lead).into_iter().any(|it| may(Action::Fly(it)));
        }
        // The likeliest come first. Two ways to turn stand for all: one looks that way already.
        [Direction::D0, Direction::D1].into_iter().any(|it| may(Action::Pivot(it)))
            || [Action::Dig, Action::Rally].into_iter().any(may)
            || self.fire_hexes(act).next().is_some()
            || self.may_begin_any_move(lead, |it| may(Action::Move(it)) || may(Action::Sneak(it)))
            || [Action::Melee, Action::Enter, Action::Leave].into_iter().any(may)
            || [Action::Unload, Action::Exit].into_iter().any(may)
            || self.deeds_beside(act).chain(self.other_shots(act)).any(may)
            || self.kind(lead).is_vehicle()
                && self.units_of(act.force).any(|it| may(Action::Load(it)))
    }

    /// Whether something holds of any hex to which a unit may begin to move.
    fn may_begin_any_move(&self, unit: UnitId, mut may: impl FnMut(HexId) -> bool) -> bool {
        match self.hex(unit) {
            Some(from) => self.scenario.field.grid.neighbors(from).any(|it| may(it.1)),
            None => self.entry_hexes(unit).into_iter().any(may),
        }
    }

    /// Deeds in the hex of the unit and beside it; hiding is checked, the others are not.
    fn deeds_beside<'a>(&'a self, act: &'a Act) -> impl Iterator<Item = Action> + 'a {
        let lead = act.members[0];
        let weapons = move || {
            let cards = self.scenario.unit(lead).cards.iter().copied();
            cards.filter(|&it| {
                matches!(
                    self.scenario.cards.card(it).effect,
                    Effect::Weapon | Effect::WeaponOrMines
                )
            })
        };
        let hides = self.hides_at(act);
        let by_card = matches!(act.fund, Fund::Card(_));
        let bears_mines = self.mines_borne(lead).is_some();
        let at = self.hex(lead);
        let at =
            at.filter(|_| hides.is_some() || by_card || bears_mines || weapons().next().is_some());
        at.into_iter().flat_map(|it| self.scenario.field.around(it)).flat_map(move |it| {
            let strikes = weapons().map(move |card| Action::Strike(card, it));
            let mines = MINE_WORDS.iter().filter(move |_| by_card || bears_mines);
            let mines = mines.map(move |word| Action::Mine(word.1, it));
            let clear = by_card.then_some(Action::Clear(it));
            let hide = hides.filter(|&place| self.may_hide_in(lead, place, it));
            let hide = hide.map(|_| Action::Hide(it));
            strikes.chain(hide).chain(mines).chain(clear)
        })
    }

    /// Shots of those who have more than plain fire: the smoke of engineers, and what flies over the
    /// heads of others; not checked. Others lay smoke wherever they may fire.
    fn other_shots<'a>(&'a self, act: &'a Act) -> impl Iterator<Item = Action> + 'a {
        let lead = act.members[0];
        // [COH 13.1a, 12.0j] One unit alone lays smoke; mortars fire together.
        let alone = act.members.len() == 1;
        let engineer = alone && self.is_engineer(lead);
        let lobs = self.kind(lead).indirect.is_some();
        let veils = alone && lobs && self.may_lay_smoke(lead).is_ok();
        let reach = u16::from(self.range_of(lead).1).saturating_mul(2).max(1);
        let field = &self.scenario.field;
        let at = self.hex(lead).filter(|_| engineer || lobs);
        let far = at.into_iter().flat_map(move |from| {
            field.grid.hexes().filter(move |&it| field.distance(from, it) <= reach)
        });
        far.flat_map(move |it| {
            let smoke = engineer.then_some(Action::Smoke(it));
            let lob = lobs.then_some(Action::Lob(it));
            let veil = veils.then_some(Action::LobSmoke(it));
            smoke.into_iter().chain(lob).chain(veil)
        })
    }

    /// Lists every legal shot, hex by hex.
    fn list_shots(&self, act: &Act, found: &mut Vec<Action>) {
        let into = |it: &Action| match *it {
            Action::Smoke(hex) | Action::Lob(hex) | Action::LobSmoke(hex) => Some(hex),
            _ => None,
        };
        let mut others = self.other_shots(act).peekable();
        // [COH 13.1a, 13.1c] Smoke is laid like a shot: whoever has it may lay it where it may fire.
        let lead = act.members[0];
        let smokes =
            act.members.len() == 1 && !self.is_engineer(lead) && self.may_lay_smoke(lead).is_ok();
        if others.peek().is_none() && !smokes {
            return self.fire_hexes(act).for_each(|it| found.push(Action::Fire(it)));
        }
        for hex in self.aim_hexes(act) {
            while let Some(other) = others.next_if(|it| into(it) < Some(hex)) {
                found.extend(Some(other).filter(|&it| self.may_do(act, it).is_ok()));
            }
            if !self.has_only_friends(lead, hex) {
                found.push(Action::Fire(hex));
            }
            if smokes {
                found.push(Action::Smoke(hex));
            }
        }
        found.extend(others.filter(|&it| self.may_do(act, it).is_ok()));
    }

    /// Whether a unit would have something to do in an action paid so.
    pub(crate) fn would_have_deed(&self, force: ForceId, fund: Fund, unit: UnitId) -> bool {
        // Optimization: what nearly every unit can do is asked before all else is; the test that
        // compares list and check plays through it.
        self.pays_to_turn(force, fund) && self.could_turn(unit)
            || self.has_deed(&Act::new(force, fund, vec![unit]))
    }

    /// Whether turning on the spot could be paid so.
    fn pays_to_turn(&self, force: ForceId, fund: Fund) -> bool {
        let state = self.force(force);
        match fund {
            Fund::Ap => !state.marching && (!state.active || state.ap > 0 || state.cap > 0),
            Fund::Command => state.cap > 0,
            Fund::Opportunity => true,
            Fund::Card(_) => false,
        }
    }

    /// Whether a unit could turn on the spot.
    fn could_turn(&self, unit: UnitId) -> bool {
        !self.kind(unit).is_aircraft() && self.may_turn(unit).is_ok()
    }

    /// Every legal answer to a question, in a fixed order.
    pub(crate) fn answers_to(&self, decision: Decision, force: ForceId) -> Vec<Action> {
        let mut found = Vec::with_capacity(64);
        let mut offer = |action: Action| {
            if self.may_answer(decision, force, action).is_ok() {
                found.push(action);
            }
        };
        match decision {
            Decision::SetUp { unit } => {
                let hexes = self.scenario.unit(unit).hexes.iter();
                hexes.for_each(|&it| offer(Action::Place(it)));
                offer(Action::Quick);
            }
            Decision::Begin => offer(Action::Begin),
            // Optimization: whoever is in no work and looks at nothing looks anywhere; the test
            // that compares list and check plays through it.
            Decision::Face { unit, towards: None } if !self.unit(unit).is(Flags::INSIDE) => {
                found.extend(Direction::ALL.map(Action::Face));
            }
            Decision::Face { .. } => {
                for way in Direction::ALL {
                    offer(Action::Face(way));
                }
            }
            Decision::Plot { .. } => {
                for hex in self.scenario.field.grid.hexes() {
                    offer(Action::Shell(hex));
                    offer(Action::Smoke(hex));
                }
                offer(Action::Hold);
            }
            Decision::Fly { unit } => self.offer_flight(unit, &mut offer),
            Decision::Altitude { .. } => (0..=CEILING).for_each(|it| offer(Action::Altitude(it))),
            Decision::Bid => {
                (0..=BID_MAX).for_each(|it| offer(Action::Bid(it)));
                self.offer_veterans(force, &mut offer);
            }
            Decision::Sense => {
                self.offer_veterans(force, &mut offer);
                offer(Action::Hold);
            }
            Decision::Reputation => {
                offer(Action::Bid(0));
                offer(Action::Hold);
            }
            Decision::Turn => self.list_turn(force, &mut found),
            Decision::Plan => self.list_plan(&mut found),
            Decision::Declare { unit } => {
                for hex in self.move_hexes(unit) {
                    offer(Action::Move(hex));
                    offer(Action::Creep(hex));
                    offer(Action::Sneak(hex));
                }
                if let Some(at) = self.hex(unit) {
                    let near = self.scenario.field.grid.hexes_within(at, 1);
                    for hex in near {
                        offer(Action::Hide(hex));
                    }
                }
                offer(Action::Hold);
                offer(Action::GiveUp);
            }
            Decision::Path { .. } => {
                let at = self.act().paths.last().and_then(|it| it.last()).copied();
                if let Some(at) = at {
                    let near = self.scenario.field.grid.neighbors(at);
                    near.for_each(|(_, it)| offer(Action::Continue(it)));
                }
                offer(Action::Stop);
                offer(Action::GiveUp);
            }
            Decision::Hindered { .. } => {
                offer(Action::Pay);
                offer(Action::Refuse);
            }
            Decision::Surprise { .. } => {
                offer(Action::GoOn);
                offer(Action::Halt);
            }
            Decision::Spot { target, .. } => {
                let hexes = self.spotter_hexes(self.act().members[0], target);
                for hex in hexes {
                    offer(Action::Spot(hex));
                }
            }
            Decision::Aim => {
                let targets = self.core.volley.iter().flat_map(|it| &it.targets);
                targets.for_each(|it| offer(Action::Target(it.mark)));
                offer(Action::Hold);
            }
            Decision::Roll { .. } => {
                (-CAP_MAX..=CAP_MAX).for_each(|it| offer(Action::Roll(it)));
                self.offer_cards(force, &mut offer);
            }
            Decision::Keep { .. } => {
                offer(Action::KeepRoll);
                (1..=2).for_each(|it| offer(Action::Reroll(it)));
                for &card in &self.force(force).hand {
                    offer(Action::Play(card, On::Nothing, Purse::Free));
                }
            }
            Decision::Vengeance => {
                let firers = self.core.volley.iter().flat_map(|it| &it.firers);
                firers.for_each(|&it| offer(Action::Lose(it)));
            }
            Decision::CloseCall { unit } | Decision::FallBack { unit } => {
                self.move_hexes(unit).into_iter().for_each(|it| offer(Action::Move(it)));
                offer(Action::Hold);
            }
        }
        // In turns and plans only what units bear could be named twice.
        if self.scenario.has_bearers || !matches!(decision, Decision::Plan | Decision::Turn) {
            found.dedup();
        }
        found
    }

    fn list_turn(&self, force: ForceId, found: &mut Vec<Action>) {
        let eager = self.is_eager(force);
        if !eager {
            found.extend(self.may_pass(force).is_ok().then_some(Action::Pass));
            let stalls = [Purse::Ap, Purse::Cap].into_iter();
            found.extend(stalls.filter(|&it| self.may_stall(it).is_ok()).map(Action::Stall));
            found.extend(self.may_rest(force).is_ok().then_some(Action::Rest));
        }
        let ways: [(Fund, OfUnit); 3] = [
            (Fund::Ap, Action::Use),
            (Fund::Opportunity, Action::Opportunity),
            (Fund::Command, Action::Command),
        ];
        let ways = ways.map(|(fund, action)| (fund, action, self.pays_to_turn(force, fund)));
        for unit in self.units_of(force).filter(|&it| self.is_alive(it)) {
            if !eager && (self.hex(unit).is_some() || self.can_come(unit)) {
                let turns = self.could_turn(unit);
                for (fund, action, pays) in ways {
                    let opens = fund == Fund::Ap && self.may_only_activate(force, unit);
                    if self.may_be_paid(force, fund, unit).is_ok()
                        && (opens || turns && pays || self.would_have_deed(force, fund, unit))
                    {
                        found.push(action(unit));
                    }
                }
            }
            let flies = self.scenario.has_aircraft && self.kind(unit).is_aircraft();
            if !eager && flies && self.may_go_home(unit).is_ok() {
                found.push(Action::Home(unit));
            }
        }
        self.offer_cards(force, &mut |it| {
            if self.may_answer_turn(force, it).is_ok() {
                found.push(it);
            }
        });
    }

    /// [COH 20.0c] Every impulse an aircraft could make.
    fn offer_flight(&self, unit: UnitId, offer: &mut impl FnMut(Action)) {
        for hex in self.flight_hexes(unit) {
            offer(Action::Fly(hex));
        }
        for way in Direction::ALL {
            offer(Action::Bank(way));
        }
        [Action::Climb, Action::Dive, Action::FlyOff, Action::Stop]
            .into_iter()
            .for_each(&mut *offer);
        for hex in self.scenario.field.grid.hexes() {
            offer(Action::Strafe(hex));
            (1..=self.unit(unit).bombs).for_each(|it| offer(Action::Bomb(it, hex)));
        }
        for target in self.scenario.unit_ids().filter(|&it| self.kind(it).is_aircraft()) {
            offer(Action::Flak(target));
        }
    }

    /// Every card of the hand and of the units, on everything it could be played on.
    fn offer_cards(&self, force: ForceId, offer: &mut impl FnMut(Action)) {
        let hand = &self.force(force).hand;
        // Hands are kept in order: who holds a card twice is offered it once.
        let different = hand.iter().enumerate().filter(|(at, it)| *at == 0 || hand[at - 1] != **it);
        for (_, &card) in different {
            let info = self.scenario.cards.card(card);
            // [COH 8.1d, 8.1e] A card has its ways to be paid; what veterans bear has none.
            let fits = |it: &Purse| match info.pay {
                _ if matches!(info.effect, Effect::Veteran(_)) => true,
                Pay::Free => *it == Purse::Free,
                Pay::Cap => *it == Purse::Cap,
                Pay::ApOrCap => *it != Purse::Free,
            };
            for purse in [Purse::Free, Purse::Ap, Purse::Cap].into_iter().filter(fits) {
                offer(Action::Play(card, On::Nothing, purse));
                for unit in self.scenario.unit_ids().filter(|&it| self.is_alive(it)) {
                    let known = !self.unit(unit).is(Flags::HIDDEN) || self.owner(unit) == force;
                    if known {
                        offer(Action::Play(card, On::Unit(unit), purse));
                    }
                }
            }
        }
        self.offer_veterans(force, offer);
    }

    /// Every card that lies with a unit.
    fn offer_veterans(&self, force: ForceId, offer: &mut impl FnMut(Action)) {
        if !self.scenario.has_bearers {
            return;
        }
        for unit in self.on_map(force) {
            for &card in &self.scenario.unit(unit).cards {
                offer(Action::Play(card, On::Unit(unit), Purse::Free));
            }
        }
    }

    fn list_plan(&self, found: &mut Vec<Action>) {
        let act = self.act();
        let lead = act.members[0];
        let offer = |found: &mut Vec<Action>, action: Action| {
            if self.may_do(act, action).is_ok() {
                found.push(action);
            }
        };
        let state = self.unit(lead);
        let ground = !self.kind(lead).is_aircraft();
        let by = |it: fn(HexId) -> Action| ground && self.may_do_by(act, it(HexId(0))).is_ok();
        let (marches, creeps) = (by(Action::Move), self.may_be_cautious(lead).is_ok());
        let (creeps, sneaks) = (creeps && by(Action::Creep), state.is(Flags::HIDDEN));
        // What holds for every step is asked once.
        let from = self.hex(lead);
        let goes = (marches || creeps) && (from.is_none() || self.may_set_out(act, lead).is_ok());
        self.may_begin_any_move(lead, |hex| {
            let step = goes.then(|| match from {
                Some(from) => self.may_step_first(lead, from, hex).ok(),
                None => self.may_begin_move(act, lead, hex).ok(),
            });
            let step = step.flatten();
            let may =
                |caution| step.is_some_and(|it| self.may_afford_move(act, it, caution).is_ok());
            if marches && may(false) {
                found.push(Action::Move(hex));
            }
            if creeps && may(true) {
                found.push(Action::Creep(hex));
            }
            if sneaks {
                offer(found, Action::Sneak(hex));
            }
            false
        });
        // What cannot be for want of the first thing it needs is not asked.
        let bare = [
            (Action::Melee, true),
            (Action::Rally, state.hit.is_some()),
            (Action::Dig, true),
            (Action::Enter, !self.core.works.is_empty()),
            (Action::Leave, state.is(Flags::INSIDE)),
            (Action::Unload, self.passenger(lead).is_some()),
            (Action::Exit, !self.scenario.exits.is_empty()),
        ];
        bare.into_iter().filter(|it| it.1).for_each(|it| offer(found, it.0));
        // Whoever may turn one way may turn every way but that it looks.
        let other = state.facing.opposite();
        if self.may_do(act, Action::Pivot(other)).is_ok() {
            let ways = Direction::ALL.into_iter().filter(|&it| it != state.facing);
            found.extend(ways.map(Action::Pivot));
        }
        self.deeds_beside(act).for_each(|it| match it {
            Action::Hide(_) => found.push(it),
            _ => offer(found, it),
        });
        self.list_shots(act, found);
        let loads = self.kind(lead).is_vehicle();
        for unit in self.units_of(act.force) {
            if loads {
                offer(found, Action::Load(unit));
            }
            // Most stand elsewhere, which is asked most easily.
            if self.is_linked(unit, &act.members) && self.may_join(unit).is_ok() {
                found.push(Action::Join(unit));
            }
        }
        if self.scenario.has_aircraft {
            for unit in self.scenario.unit_ids().filter(|&it| self.kind(it).is_aircraft()) {
                offer(found, Action::Flak(unit));
            }
        }
        if self.kind(lead).is_aircraft() {
            self.flight_hexes(lead).into_iter().for_each(|it| offer(found, Action::Fly(it)));
            offer(found, Action::FlyOff);
        }
        self.list_caps(act, found);
        // Who has something to do does not hold still.
        let idle = |it: &Action| {
            matches!(it, Action::Creep(_) | Action::Flak(_) | Action::Join(_) | Action::Cap(_))
        };
        if self.is_only_activated(act) || found.iter().all(idle) && !self.has_deed(act) {
            found.push(Action::Hold);
        }
        self.list_second_thoughts(act, found);
    }

    /// Lists how a plan may be trimmed or given up.
    fn list_second_thoughts(&self, act: &Act, found: &mut Vec<Action>) {
        let members = act.members.iter().filter(|&&it| self.may_take_out(it).is_ok());
        found.extend(members.map(|&it| Action::TakeOut(it)));
        found.extend(self.may_give_up().is_ok().then_some(Action::GiveUp));
    }

    /// Lists how many CAP may go into the price. More of them leave fewer deeds: with fewer than the
    /// most there is always something to do.
    fn list_caps(&self, act: &Act, found: &mut Vec<Action>) {
        if act.fund != Fund::Ap || self.kind(act.members[0]).is_aircraft() {
            return;
        }
        let mut other = act.planned_by(act.members.clone());
        let most = (0..=self.force(act.force).cap).rev().find(|&it| {
            other.cap = it;
            self.has_deed(&other)
        });
        // Fewer than were declared before are something taken back.
        let least = if self.may_take_back().is_ok() { 0 } else { act.cap };
        let caps = most.into_iter().flat_map(|it| least..=it).filter(|&it| it != act.cap);
        found.extend(caps.map(Action::Cap));
    }

    /// Does what a legal answer says.
    pub(crate) fn deed(
        &mut self,
        decision: Decision,
        force: ForceId,
        action: Action,
        dice: &mut dyn Dice,
        events: &mut Vec<Event>,
    ) {
        match (decision, action) {
            (Decision::SetUp { unit }, Action::Place(hex)) => self.set_up(unit, hex, events),
            (Decision::SetUp { .. }, Action::Quick) => self.set_up_quickly(force, events),
            (Decision::Begin, Action::Begin) => self.end_set_up(dice, events),
            (Decision::Face { unit, .. }, Action::Face(way)) => {
                self.core.agenda.pop();
                self.face(unit, way, events);
            }
            (Decision::Plot { oba }, Action::Shell(hex)) => {
                self.core.agenda.pop();
                self.plot(oba, hex, false, events);
            }
            (Decision::Plot { oba }, Action::Smoke(hex)) => {
                self.core.agenda.pop();
                self.plot(oba, hex, true, events);
            }
            (Decision::Reputation, Action::Bid(_)) => {
                self.core.agenda.pop();
                self.take_initiative(force, events);
            }
            (Decision::CloseCall { unit }, Action::Move(to)) => self.dodge(unit, to, events),
            (Decision::FallBack { unit }, Action::Move(to)) => self.fall_back(unit, to, events),
            (
                Decision::Plot { .. }
                | Decision::Reputation
                | Decision::CloseCall { .. }
                | Decision::FallBack { .. },
                Action::Hold,
            ) => {
                self.core.agenda.pop();
            }
            (Decision::Bid, Action::Bid(cap)) => self.bid(force, cap, dice, events),
            (Decision::Bid, Action::Play(card, on, _)) => {
                self.play_on_initiative(force, card, on, events);
            }
            (Decision::Sense, action) => self.answer_sense(action, events),
            (Decision::Fly { unit }, action) => self.fly_on(unit, action, events),
            (Decision::Altitude { unit }, Action::Altitude(altitude)) => {
                self.core.agenda.pop();
                self.unit_mut(unit).altitude = altitude;
                events.push(Event::Leveled { unit, altitude });
            }
            (Decision::Turn, action) => self.do_turn(force, action, dice, events),
            (Decision::Plan, action) => self.do_plan(action, events),
            (Decision::Declare { .. } | Decision::Path { .. }, Action::GiveUp) => self.give_up(),
            (Decision::Declare { .. }, Action::Hold) => self.drop_member(),
            (Decision::Declare { .. }, Action::Move(to)) => self.declare(Mode::March, to, false),
            (Decision::Declare { .. }, Action::Creep(to)) => self.declare(Mode::March, to, true),
            (Decision::Declare { .. }, Action::Sneak(to)) => self.declare(Mode::Sneak, to, false),
            (Decision::Declare { .. }, Action::Hide(to)) => self.declare(Mode::Hide, to, false),
            (Decision::Path { .. }, Action::Continue(to)) => self.extend(to),
            (Decision::Path { .. }, Action::Stop) => self.end_path(),
            (Decision::Hindered { .. }, Action::Pay) => self.answer_toll(true, events),
            (Decision::Hindered { .. }, Action::Refuse) => self.answer_toll(false, events),
            (Decision::Surprise { .. }, Action::GoOn) => self.answer_surprise(true),
            (Decision::Surprise { .. }, Action::Halt) => self.answer_surprise(false),
            (Decision::Spot { target, smoke }, Action::Spot(hex)) => {
                self.core.agenda.pop();
                self.lob_from(hex, target, smoke, events);
            }
            (Decision::Aim, Action::Target(mark)) => self.aim(mark, events),
            (Decision::Aim, Action::Hold) => self.leave_works(),
            (Decision::Roll { .. }, Action::Roll(plus)) => self.roll(plus, dice, events),
            (Decision::Roll { .. }, Action::Play(card, on, purse)) => {
                self.play_on_roll(card, on, purse, events);
            }
            (Decision::Keep { purpose: Purpose::Initiative }, action) => {
                self.answer_initiative(force, action, dice, events);
            }
            (Decision::Keep { .. }, Action::Play(card, ..)) => {
                self.discard(force, card);
                events.push(Event::Played { force, card, on: None });
                self.roll_again(dice, events);
            }
            (Decision::Keep { .. }, Action::Reroll(die)) => self.reroll(die, dice, events),
            (Decision::Keep { .. }, Action::KeepRoll) => self.keep(dice, events),
            (Decision::Vengeance, Action::Lose(unit)) => {
                self.core.agenda.pop();
                self.destroy(unit, events);
            }
            (
                Decision::SetUp { .. }
                | Decision::Begin
                | Decision::Face { .. }
                | Decision::Plot { .. }
                | Decision::CloseCall { .. }
                | Decision::Bid
                | Decision::Reputation
                | Decision::Declare { .. }
                | Decision::Path { .. }
                | Decision::Hindered { .. }
                | Decision::Surprise { .. }
                | Decision::Spot { .. }
                | Decision::Aim
                | Decision::Roll { .. }
                | Decision::Keep { .. }
                | Decision::Vengeance
                | Decision::FallBack { .. }
                | Decision::Altitude { .. },
                action,
            ) => unreachable!("the check refused {action:?} as an answer to {decision:?}"),
        }
    }

    fn answer_surprise(&mut self, goes_on: bool) {
        let Some(Frame::Surprise { index, step }) = self.core.agenda.pop() else {
            unreachable!("the open question is about a surprise")
        };
        self.act_mut().surprised = false;
        let next = if goes_on {
            Frame::Walk { index, step }
        } else {
            Frame::Walk { index: index + 1, step: 0 }
        };
        self.push(next);
    }

    /// A member that cannot or will not go is left out of the group.
    fn drop_member(&mut self) {
        let Some(Frame::Declare { index }) = self.core.agenda.pop() else {
            unreachable!("the open question is where a member goes")
        };
        self.act_mut().members.remove(usize::from(index));
        self.next_declaration();
    }

    fn do_turn(
        &mut self,
        force: ForceId,
        action: Action,
        dice: &mut dyn Dice,
        events: &mut Vec<Event>,
    ) {
        match action {
            Action::Pass => self.pass(events),
            Action::Stall(purse) => self.stall(purse, events),
            Action::Rest => self.end_activation(force, events),
            Action::Use(unit) => {
                let opened = !self.force(force).active;
                self.begin_act(force, Fund::Ap, unit);
                self.act_mut().opened = opened;
                self.activate(unit, events);
            }
            Action::Opportunity(unit) => self.begin_act(force, Fund::Opportunity, unit),
            Action::Command(unit) => self.begin_act(force, Fund::Command, unit),
            Action::Play(card, on, purse) => self.play_card(card, on, purse, dice, events),
            Action::Home(unit) => {
                self.begin_act(force, Fund::Opportunity, unit);
                self.start();
                self.go_home(unit, dice, events);
            }
            action => unreachable!("the check refused {action:?} at the start of a turn"),
        }
    }

    fn do_plan(&mut self, action: Action, events: &mut Vec<Event>) {
        match action {
            Action::Join(unit) => self.act_mut().members.push(unit),
            Action::TakeOut(unit) => self.take_out(unit),
            Action::GiveUp => self.give_up(),
            Action::Cap(cap) => self.set_cap(cap),
            Action::Move(to) => self.declare(Mode::March, to, false),
            Action::Creep(to) => self.declare(Mode::March, to, true),
            Action::Sneak(to) => self.declare(Mode::Sneak, to, false),
            Action::Hide(to) => self.declare(Mode::Hide, to, false),
            Action::Fly(to) => self.take_off(to, events),
            Action::FlyOff => self.leave_at_once(events),
            Action::Hold if self.act().fund == Fund::Ap => {
                // [COH 3.0b] To activate is no action: the turn is still to be had.
                self.core.agenda.pop();
                self.core.act = None;
            }
            Action::Hold => self.start(),
            action => self.do_deed(action, events),
        }
    }

    /// Carries an action out that is done on the spot.
    fn do_deed(&mut self, action: Action, events: &mut Vec<Event>) {
        let price = self.price_now(self.act(), action);
        let lead = self.act().members[0];
        if let Action::Load(unit) = action {
            self.take_along(unit);
        }
        let leading = self.act().members.clone();
        for &vehicle in leading.iter().filter(|_| action == Action::Unload) {
            self.passenger(vehicle).into_iter().for_each(|it| self.take_along(it));
        }
        self.start();
        self.mine_those_who_acted(action);
        self.show_what_costs(action, events);
        self.pay(price, events);
        let acting = self.act().members.clone();
        self.rule_out_by(action, &acting);
        let members = || self.act().members.clone();
        // [COH 10.0b] Who shows itself by a shot looks towards where it fired.
        let towards = match action {
            Action::Fire(into)
            | Action::Lob(into)
            | Action::LobSmoke(into)
            | Action::Strike(_, into) => Some(into),
            Action::Smoke(into) if !self.is_engineer(lead) => Some(into),
            Action::Flak(target) => self.hex(target),
            _ => None,
        };
        // [COH 10.0e] A weapon card shows whom it lies with.
        let shoots = matches!(action, Action::Fire(_) | Action::Lob(_));
        match action {
            Action::Fire(into) => self.fire(Manner::Direct, into, events),
            Action::Strike(card, into) => {
                self.use_up(lead, card);
                self.fire(Manner::Weapon(card), into, events);
            }
            Action::Melee => {
                let into = self.hex(lead).expect("who fights at close quarters is on the map");
                self.fire(Manner::Melee, into, events);
            }
            Action::Flak(target) => {
                let into = self.hex(target).expect("who is shot down flies over the map");
                self.fire(Manner::Flak(target), into, events);
            }
            Action::Lob(target) => self.push(Frame::Spot { target, smoke: false }),
            Action::LobSmoke(target) => self.push(Frame::Spot { target, smoke: true }),
            Action::Smoke(into) => self.lay_smoke(into, events),
            Action::Rally if self.rallies_at_once() => {
                for unit in members() {
                    self.recover(unit, events);
                }
            }
            Action::Rally => self.push(Frame::Rallies { index: 0 }),
            Action::Dig => members().iter().for_each(|&it| self.dig(it, events)),
            Action::Enter => members().iter().for_each(|&it| self.enter_work(it, events)),
            Action::Leave => members().iter().for_each(|&it| self.leave_work(it, events)),
            Action::Load(unit) => self.load(unit, events),
            Action::Unload => leading.iter().rev().for_each(|&it| self.unload(it, events)),
            Action::Pivot(way) => {
                // [COH 9.1.4a] The others of a group each turn as they like.
                for &unit in members()[1..].iter().rev() {
                    self.push(Frame::Face { unit, towards: None });
                }
                self.act_mut().mode = Mode::Turn;
                self.pivot(lead, way, events);
            }
            Action::Exit => members().iter().for_each(|&it| self.exit(it, events)),
            Action::Mine(color, hex) => {
                let borne = self.mines_borne(lead).filter(|_| !self.lays_by_card(self.act()));
                if let Some(card) = borne {
                    self.use_up(lead, card);
                }
                self.mine(lead, color, hex, events);
            }
            Action::Clear(hex) => {
                self.remove_work(hex, crate::scenario::WorkKind::Mines, events);
            }
            action => unreachable!("{action:?} is not done on the spot"),
        }
        self.show_those_who_act(shoots, towards, events);
    }

    /// [COH 7.4d] A marker that makes an action dearer is shown with the price, before anybody spots.
    fn show_what_costs(&mut self, action: Action, events: &mut Vec<Event>) {
        let lead = self.act().members[0];
        match action {
            Action::Lob(_) => self.show_marker_of_firer(lead, events),
            Action::LobSmoke(_) => self.show_marker_of_smoke(lead, events),
            Action::Smoke(_) if !self.is_engineer(lead) => self.show_marker_of_smoke(lead, events),
            Action::Load(unit) => self.show_marker_of_rider(unit, events),
            Action::Exit => {
                for index in 0..self.act().members.len() {
                    let unit = self.act().members[index];
                    self.show_marker_if(unit, |it| it.move_cost > 0, events);
                    self.rule_out(unit, |it| it.only_rally || !it.moves);
                }
            }
            Action::Unload => {
                for index in 0..self.act().members.len() {
                    if let Some(rider) = self.passenger(self.act().members[index]) {
                        self.show_marker_of_rider(rider, events);
                    }
                }
            }
            _ => {}
        }
    }

    /// [COH 7.4c] A unit that does something is not kept from it by its marker, as all can see.
    fn rule_out_by(&mut self, action: Action, members: &[UnitId]) {
        for &unit in members {
            if action == Action::Rally {
                self.rule_out(unit, |it| it.rally.is_none());
                continue;
            }
            let mounts =
                matches!(action, Action::Load(_) | Action::Unload) && self.kind(unit).is_foot();
            let nerves = self.unit(unit).is(Flags::NERVES);
            self.rule_out(unit, |it| it.only_rally && !nerves || mounts && !it.moves);
        }
    }

    /// What a deed costs that may be done.
    fn price_now(&self, act: &Act, action: Action) -> u8 {
        let price = match action {
            Action::Fire(into) => return self.shot_price(act, into),
            Action::Pivot(_) => self.may_turn(act.members[0]),
            action => self.may_do(act, action),
        };
        price.expect("what the check let pass has a price")
    }

    /// [COH card.3a] Whether the card that pays makes units recover without a roll.
    fn rallies_at_once(&self) -> bool {
        matches!(self.act().fund, Fund::Card(card)
            if self.scenario.cards.card(card).effect == Effect::AutoRally)
    }

    /// The members open fire.
    fn fire(&mut self, manner: Manner, into: HexId, events: &mut Vec<Event>) {
        let (force, firers) = (self.act().force, self.act().members.clone());
        let from = self.hex(firers[0]).expect("who fires is on the map");
        if self.unit(firers[0]).is(Flags::HIDDEN)
            && (self.snipes(firers[0]) || self.acts_unseen(firers[0]))
        {
            self.tell_direction(firers[0], from, into, events);
        }
        self.begin_volley(force, firers, manner, from, into, events);
    }

    /// [COH 12.0j] A mortar fires with the eyes of another hex.
    fn lob_from(&mut self, spotter: HexId, target: HexId, smoke: bool, events: &mut Vec<Event>) {
        if smoke {
            return self.lay_smoke(target, events);
        }
        self.act_mut().spotter = Some(spotter);
        let (force, firers) = (self.act().force, self.act().members.clone());
        self.begin_volley(force, firers, Manner::Indirect, spotter, target, events);
    }

    /// [COH 5.1d] A unit leaves the map, and whoever it carries with it.
    fn exit(&mut self, unit: UnitId, events: &mut Vec<Event>) {
        let hex = self.hex(unit).expect("who leaves the map is on it");
        let owner = self.owner(unit);
        let mut exits = self.scenario.exits.iter();
        let exit = exits.find(|(force, hexes, _)| *force == owner && hexes.contains(&hex));
        let points = exit.expect("who leaves stands where it may").2;
        // [COH 10.0c, 10.0d] Who leaves is seen to leave, and who hid beside it is seen, too.
        if self.unit(unit).is(Flags::HIDDEN) {
            self.reveal_hex(hex, None, events);
        }
        let leaving = [Some(unit), self.passenger(unit)];
        for unit in leaving.into_iter().flatten() {
            // [COH 7.4g] The marker goes back to its pool.
            self.return_marker(unit);
            self.put(unit, Place::Exited);
            self.unit_mut(unit).flags.clear(Flags::HIDDEN);
            events.push(Event::Left { unit });
            self.score(self.nation(unit), (Score::Left, points), events);
        }
        self.update_control(hex, events);
    }
}
