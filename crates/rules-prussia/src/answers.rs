//! Every answer to the open question: the list, the check and the deed, all from the same rules.

use hexgrid::HexId;
use kernel::{Dice, Illegal, refuse};

use crate::agenda::Frame;
use crate::ch19_combat::Step;
use crate::decision::{Action, Decision, Piece};
use crate::event::Event;
use crate::state::{Army, Battle, Flags, UnitId};

impl Battle {
    /// Whether an answer to a question is legal; the one check behind the list and the play.
    #[expect(clippy::match_same_arms, reason = "in the order of the questions")]
    pub(crate) fn may_answer(
        &self,
        decision: Decision,
        army: Army,
        action: Action,
    ) -> Result<(), Illegal> {
        use Action as A;
        use Decision as D;
        match (decision, action) {
            (D::SetUp { piece }, A::Place(hex)) => self.may_set_up(piece, hex),
            (D::SetUp { .. }, A::Quick) => self.may_set_up_quickly(),
            (D::Arrange, A::Top(unit)) => self.may_arrange(army, unit),
            (D::Activate, A::Attempt) => self.may_attempt(army),
            (D::Arrange | D::Begin, A::Done)
            | (D::Advance, A::Attempt)
            | (D::Activate | D::Advance, A::Hold) => Ok(()),
            (D::Claim { most }, A::Claim(points)) => {
                if points <= most {
                    return Ok(());
                }
                refuse("pg:23.4b", "so much cannot be claimed")
            }
            (D::Arrive { piece }, A::Place(hex)) => self.may_arrive(piece, hex),
            (D::Deploy, A::Deploy(wing)) => self.may_deploy(wing),
            (D::Deploy, A::Add(unit)) => self.may_deploy_stray(unit),
            (D::Deploy | D::DeployGuns { .. } | D::Trace | D::ColumnGuns { .. }, A::Done) => Ok(()),
            (D::DeployGuns { wing }, A::Add(unit)) => self.may_deploy_guns(unit, wing),
            (D::Help { leader }, A::Help(wing)) => self.may_help(leader, wing),
            (D::Help { leader }, A::HelpGuns) => self.may_help_guns(leader),
            (D::Help { .. }, A::Hold) => Ok(()),
            (D::Trace, A::Add(unit)) => self.may_trace(unit),
            (D::Rout, A::Run(unit)) => self.may_run(unit),
            (D::Retreat { unit }, A::Retreat(hex)) => self.may_retreat(unit, Some(hex)),
            (D::Retreat { unit }, A::RetreatOffMap) => self.may_retreat(unit, None),
            (D::Follow { .. }, A::Follow | A::Stay) => Ok(()),
            (D::Order, A::Select(piece)) => self.may_select(piece),
            (D::Order, A::Column(wing)) => self.may_form_column(wing),
            (D::Order, A::Top(unit)) => self.may_put_on_top(unit),
            (D::Order, A::End) => self.may_end_movement(),
            (D::ColumnGuns { wing }, A::Add(unit)) => self.may_join_column(unit, wing),
            (D::Move { piece }, A::Move(hex)) => match piece {
                Piece::Unit(unit) => self.may_step(unit, hex),
                Piece::Leader(leader) => self.may_ride(leader, hex),
            },
            (D::Move { piece }, A::Stop) => self.may_stop(piece),
            (D::Move { piece }, A::Exit) => self.may_exit(piece),
            (D::Stack { unit }, A::PlaceAt(place)) => {
                if (1..=self.places_for(unit)).contains(&place) {
                    return Ok(());
                }
                refuse("pg:3.4d", "there is no such place in the stack")
            }
            (D::Sight { .. } | D::Forced { .. }, A::Attempt | A::Hold)
            | (D::Accept, A::Activate | A::Hold)
            | (D::Shoot { .. } | D::Roll, A::Roll) => Ok(()),
            (D::Displaced { leader }, A::Place(hex)) => self.may_take_refuge(leader, hex),
            (D::Bombard, A::Target(hex)) => self.may_target(hex),
            (D::Bombard | D::Rally, A::End) => Ok(()),
            (D::Firers { .. }, A::Add(unit)) => self.may_join_fire(unit),
            (D::Firers { .. }, A::From(hex)) => self.may_fire_from(hex),
            (D::Firers { .. }, A::Drop(unit)) => self.may_leave_fire(unit),
            (D::Firers { .. } | D::Designate, A::Cancel) => self.may_change_plan(),
            (D::Rally, A::Rally(unit)) => self.may_rally(unit),
            (D::Fight, A::Attack(hex)) => self.may_attack(hex),
            (D::Fight, A::End) => self.may_end_combats(),
            (D::Designate, A::From(hex)) => self.may_attack_from(hex),
            (D::Designate, A::Attack(hex)) => self.may_attack_too(hex),
            (D::Designate, A::Announce) => self.may_announce(),
            (D::Designate, A::Without(hex)) => self.may_leave_out(hex),
            (D::Evade { hex }, A::Retreat(to)) => self.may_evade(hex, to),
            (D::Evade { .. }, A::Hold) => Ok(()),
            (D::Support, A::Add(unit)) => self.may_support(unit),
            (D::Support, A::Done) => Ok(()),
            (D::Lead, A::Lead(unit)) => {
                if self.leads_of(army).any(|it| it == unit) {
                    return Ok(());
                }
                refuse("pg:19.4a", "only an Engaged unit of one's own leads")
            }
            (D::Ground, A::Pair(from, to)) => {
                if self.pairs().any(|it| it == (from, to)) {
                    return Ok(());
                }
                refuse("pg:19.5a", "name a hex that attacks and one that is attacked")
            }
            (D::Lose { .. }, A::Lose(unit)) => self.may_lose(unit),
            (D::Lose { .. }, A::Fall(unit)) => self.may_fall_back(unit),
            (D::Yield, A::Yield(unit)) => among(unit, &self.yielders(), "pg:11.3.5a"),
            (D::Waver, A::Fall(unit)) => among(unit, &self.waverers(), "pg:11.3.3a"),
            (D::Star, A::Lose(unit)) => among(unit, &self.struck(), "pg:11.3.1a"),
            (D::AdvanceInto { hex }, A::Advance(piece)) if self.piece_army(piece) == army => {
                self.may_advance(piece, hex)
            }
            (D::AdvanceInto { .. } | D::Momentum, A::Done) => Ok(()),
            (D::Momentum, A::Onward(unit, hex)) => self.may_go_onward(unit, hex),
            (D::Momentum, A::Mark(hex)) => {
                if self.marks().any(|it| it == hex) {
                    return Ok(());
                }
                refuse("pg:19.10c", "no enemy units are there, or it is too far away")
            }
            (D::Charge, A::Add(unit)) => self.may_join_charge(unit),
            (D::Charge, A::Target(hex)) => self.may_name_target(hex),
            (D::Charge, A::Attack(hex)) => self.may_name_too(hex),
            (D::Charge, A::Drop(unit)) => self.may_leave_charge(unit),
            (D::Charge, A::Hold) => Ok(()),
            (D::Check, A::Check(unit)) => {
                if self.checkers(army).any(|it| it == unit) {
                    return Ok(());
                }
                refuse("pg:10.2f", "it need not retreat")
            }
            (_, action) => self.out_of_place(action),
        }
    }

    fn yielders(&self) -> Vec<UnitId> {
        self.core.blow.as_ref().map(|it| self.yielding(it)).unwrap_or_default()
    }

    fn waverers(&self) -> Vec<UnitId> {
        self.core.blow.as_ref().map(|it| self.wavering(it)).unwrap_or_default()
    }

    fn struck(&self) -> Vec<UnitId> {
        self.core.blow.as_ref().map(|it| self.batteries(it)).unwrap_or_default()
    }

    /// [PG 7.0a, 3.3a, 3.3b, 3.3c] Whether a piece may end its move where it is: on the map, and not where
    /// its hex could never be put right again, whether it came there or was there from the beginning.
    fn may_stop(&self, piece: Piece) -> Result<(), Illegal> {
        let Some(hex) = self.piece_hex(piece) else {
            return refuse("pg:7.0a", "it has not come onto the map");
        };
        let Piece::Unit(unit) = piece else { return Ok(()) };
        self.may_stand_still(unit)?;
        if self.would_overstack(hex, unit)
            && self.is_crowded_for(unit, hex)
            && self.could_go_on(unit)
        {
            return refuse("pg:3.3a", "the hex would hold too many levels");
        }
        Ok(())
    }

    /// Every legal answer to a question, in a fixed order.
    pub(crate) fn answers_to(&self, decision: Decision, army: Army) -> Vec<Action> {
        use Action as A;
        use Decision as D;
        let mut list = Answers { battle: self, decision, army, found: Vec::with_capacity(32) };
        let grid = self.scenario.field.grid();
        match decision {
            D::SetUp { piece } => {
                list.offer(A::Quick);
                self.list_places(piece, &mut list.found);
            }
            D::Arrange => {
                list.offer_all(self.on_map(army), A::Top);
                list.offer(A::Done);
            }
            D::Begin => list.offer(A::Done),
            D::Activate | D::Advance | D::Sight { .. } | D::Forced { .. } => {
                list.offer(A::Attempt);
                list.offer(A::Hold);
            }
            D::Claim { most } => list.found.extend((0..=most).map(A::Claim)),
            D::Arrive { piece } => {
                list.found.extend(self.arrival_hexes(piece).into_iter().map(A::Place));
            }
            D::Deploy => {
                list.offer_all(self.scenario.wing_ids(), A::Deploy);
                list.offer_all(self.on_map(army), A::Add);
                list.offer(A::Done);
            }
            D::DeployGuns { .. } | D::Trace | D::Support => {
                list.offer_all(self.on_map(army), A::Add);
                list.offer(A::Done);
            }
            D::ColumnGuns { .. } => {
                list.offer_all(self.units_of(army), A::Add);
                list.offer(A::Done);
            }
            D::Help { .. } => {
                list.offer_all(self.scenario.wing_ids(), A::Help);
                list.offer(A::HelpGuns);
                list.offer(A::Hold);
            }
            D::Rout => list.offer_all(self.on_map(army), A::Run),
            D::Retreat { unit } => {
                let ways = self.ways_back(unit);
                list.found
                    .extend(ways.into_iter().map(|it| it.map_or(A::RetreatOffMap, A::Retreat)));
            }
            D::Follow { .. } => list.found.extend([A::Follow, A::Stay]),
            D::Order => self.list_orders(army, &mut list.found),
            D::Move { piece } => {
                if let (Piece::Unit(unit), Some(hex)) = (piece, self.piece_hex(piece)) {
                    self.list_steps(unit, hex, &mut list.found);
                } else if let Some(hex) = self.piece_hex(piece) {
                    list.offer_all(grid.neighbors(hex).map(|it| it.1), A::Move);
                } else {
                    let entries = self.scenario.entries.iter();
                    let mine = entries.filter(|it| it.pieces.contains(&piece));
                    let hexes: Vec<HexId> = mine.flat_map(|it| it.hexes.iter().copied()).collect();
                    list.offer_all(hexes.into_iter(), A::Move);
                }
                list.offer(A::Exit);
                list.offer(A::Stop);
            }
            D::Stack { unit } => list.found.extend((1..=self.places_for(unit)).map(A::PlaceAt)),
            D::Accept => list.found.extend([A::Activate, A::Hold]),
            D::Displaced { leader } => {
                list.found.extend(self.refuges(leader).into_iter().map(A::Place));
            }
            D::Bombard => {
                list.offer_all(self.hexes_of(army.other()).into_iter(), A::Target);
                list.offer(A::End);
            }
            D::Firers { .. } => {
                list.offer_all(self.on_map(army), A::Add);
                let mut hexes: Vec<HexId> = self.firers().filter_map(|it| self.hex(it)).collect();
                hexes.sort_unstable();
                hexes.dedup();
                list.found.extend(hexes.into_iter().map(A::From));
                list.offer_all(self.firers(), A::Drop);
                list.offer(A::Cancel);
            }
            D::Shoot { .. } | D::Roll => list.offer(A::Roll),
            D::Rally => {
                list.offer_all(self.on_map(army), A::Rally);
                list.offer(A::End);
            }
            D::Fight => {
                list.offer_all(self.hexes_of(army.other()).into_iter(), A::Attack);
                list.offer(A::End);
            }
            D::Designate => {
                list.offer_all(self.hexes_of(army).into_iter(), A::From);
                list.offer_all(self.hexes_of(army.other()).into_iter(), A::Attack);
                list.offer(A::Announce);
                list.offer_all(self.hexes_of(army).into_iter(), A::Without);
                list.offer_all(self.hexes_of(army.other()).into_iter(), A::Without);
                list.offer(A::Cancel);
            }
            D::Evade { hex } => {
                list.offer_all(grid.neighbors(hex).map(|it| it.1), A::Retreat);
                list.offer(A::Hold);
            }
            D::Lead => list.offer_all(self.on_map(army), A::Lead),
            D::Ground => list.found.extend(self.pairs().map(|it| A::Pair(it.0, it.1))),
            D::Lose { .. } => {
                list.offer_all(self.on_map(army), A::Lose);
                list.offer_all(self.on_map(army), A::Fall);
            }
            D::Yield => list.found.extend(self.yielders().into_iter().map(A::Yield)),
            D::Waver => list.found.extend(self.waverers().into_iter().map(A::Fall)),
            D::Star => list.found.extend(self.struck().into_iter().map(A::Lose)),
            D::AdvanceInto { .. } => {
                list.offer_all(self.on_map(army).map(Piece::Unit), A::Advance);
                list.offer_all(self.scenario.leader_ids().map(Piece::Leader), A::Advance);
                list.offer(A::Done);
            }
            D::Momentum => {
                list.found.extend(self.onward_moves().map(|it| A::Onward(it.0, it.1)));
                list.found.extend(self.marks().map(A::Mark));
                list.offer(A::Done);
            }
            D::Charge => {
                list.offer_all(self.on_map(army), A::Add);
                list.offer_all(self.hexes_of(army.other()).into_iter(), A::Target);
                list.offer_all(self.hexes_of(army.other()).into_iter(), A::Attack);
                list.offer_all(self.on_map(army), A::Drop);
                list.offer(A::Hold);
            }
            D::Check => list.offer_all(self.on_map(army), A::Check),
        }
        list.found
    }

    /// Carries a legal answer out.
    pub(crate) fn deed(
        &mut self,
        decision: Decision,
        army: Army,
        action: Action,
        dice: &mut dyn Dice,
        events: &mut Vec<Event>,
    ) {
        use Action as A;
        use Decision as D;
        match (decision, action) {
            (D::SetUp { piece }, A::Place(hex)) => self.set_up(piece, hex, events),
            (D::SetUp { .. }, _) => self.set_up_quickly(events),
            (D::Arrange | D::Order, A::Top(unit)) => self.put_up(unit, events),
            (D::Begin, _) => self.go_on_from_start(dice, events),
            (D::Arrange, _) => {
                self.pop();
                for unit in self.scenario.unit_ids() {
                    self.unit_mut(unit).flags.clear(Flags::RESTACKED);
                }
            }
            (D::Activate, A::Attempt) => self.attempt(dice, events),
            (D::Advance, A::Attempt) => self.french_attempt(dice, events),
            (D::Activate | D::Advance, _) => self.army_mut(army).tried = true,
            (D::Claim { .. }, A::Claim(points)) => self.claim(points, events),
            (D::Arrive { piece }, A::Place(hex)) => self.arrive(piece, hex, events),
            (D::Deploy, A::Deploy(wing)) => self.deploy(wing, events),
            (D::Deploy | D::DeployGuns { .. }, A::Add(unit)) => {
                self.unit_mut(unit).flags.clear(Flags::COLUMN);
            }
            (D::Deploy, _) => self.go_on_in_sequence(dice, events),
            (D::Help { leader }, A::Help(wing)) => self.help(leader, Some(wing), dice, events),
            (D::Help { leader }, A::HelpGuns) => self.help(leader, None, dice, events),
            (D::Help { leader }, _) => self.leader_mut(leader).helped = true,
            (D::Trace, A::Add(unit)) => self.trace(unit),
            (D::Rout, A::Run(unit)) => self.make_run(unit),
            (D::Retreat { .. }, A::Retreat(hex)) => self.retreat(Some(hex), events),
            (D::Retreat { .. }, _) => self.retreat(None, events),
            (D::Follow { leader, unit }, A::Follow) => self.follow(leader, unit, events),
            (D::Order, A::Select(piece)) => self.push(Frame::Move { piece }),
            (D::Order, A::Column(wing)) => self.form_column(wing, events),
            (D::Order | D::Bombard | D::Rally | D::Fight, A::End) => {
                self.go_on_in_sequence(dice, events);
            }
            (D::ColumnGuns { wing }, A::Add(unit)) => {
                self.unit_mut(unit).flags.set(Flags::COLUMN);
                if let Some(frame) = self.core.agenda.last_mut()
                    && let Frame::ColumnGuns { left, .. } = *frame
                {
                    *frame = Frame::ColumnGuns { wing, left: left.saturating_sub(1) };
                }
            }
            (D::Move { piece }, A::Move(hex)) => self.step(piece, hex, events),
            (D::Move { piece }, A::Exit) => self.exit(piece, events),
            (D::Move { piece }, _) => self.stop(piece, events),
            (D::Stack { unit }, A::PlaceAt(place)) => {
                self.pop();
                self.lay_at(unit, place - 1, events);
            }
            (D::Sight { .. }, A::Attempt) => self.try_on_sight(dice, events),
            (D::Accept, A::Activate) => self.accept(events),
            (D::Forced { wing, mover }, A::Attempt) => self.force(wing, mover, dice, events),
            (D::Displaced { leader }, A::Place(hex)) => self.take_refuge(leader, hex, events),
            (D::Bombard, A::Target(hex)) => self.target(hex),
            (D::Firers { .. }, A::Add(unit)) => self.unit_mut(unit).flags.set(Flags::FIRING),
            (D::Firers { .. }, A::From(hex)) => self.fire_from(hex),
            (D::Firers { .. }, A::Drop(unit)) => {
                self.unit_mut(unit).flags.clear(Flags::FIRING);
                self.core.plans_changed += 1;
            }
            (D::Firers { .. }, A::Cancel) => self.give_up_fire(),
            (D::Shoot { .. }, _) => self.shoot(dice, events),
            (D::Rally, A::Rally(unit)) => self.rally(unit, dice, events),
            (D::Fight, A::Attack(hex)) => self.begin_attack(hex),
            (D::Designate, A::From(hex)) => self.attack_from(hex),
            (D::Designate, A::Attack(hex)) => self.attack_too(hex),
            (D::Designate, A::Without(hex)) => self.leave_out(hex),
            (D::Designate, A::Cancel) => self.give_up_combat(),
            (D::Designate, _) => self.announce(events),
            (D::Evade { hex }, A::Retreat(to)) => self.evade(hex, to, events),
            (D::Support, A::Add(unit)) => self.support(unit),
            (D::Evade { .. } | D::Support | D::Charge, A::Hold | A::Done) => self.pass_step(events),
            (D::Lead, A::Lead(unit)) => self.choose_lead(unit),
            (D::Ground, A::Pair(from, to)) => self.choose_pair((from, to)),
            (D::Roll, _) => self.roll_combat(dice, events),
            (D::Lose { .. }, A::Lose(unit)) => self.take_loss(unit, events),
            (D::Lose { .. }, A::Fall(unit)) => self.fall_back(unit, events),
            (D::Yield, A::Yield(unit)) => self.give_up(unit, events),
            (D::Waver, A::Fall(unit)) => self.waver(unit, events),
            (D::Star, A::Lose(unit)) => self.hit_battery(unit, events),
            (D::AdvanceInto { hex }, A::Advance(piece)) => self.advance(piece, hex, events),
            (D::AdvanceInto { .. }, _) => self.end_advance(events),
            (D::Momentum, A::Onward(unit, hex)) => self.go_onward(unit, hex, events),
            (D::Momentum, A::Mark(hex)) => self.mark(hex, events),
            (D::Momentum, _) => self.let_momentum_go(),
            (D::Charge, A::Add(unit)) => self.join_charge(unit),
            (D::Charge, A::Target(hex)) => self.charge(hex, dice, events),
            (D::Charge, A::Attack(hex)) => self.name_too(hex),
            (D::Charge, A::Drop(unit)) => self.leave_charge(unit),
            (D::Check, A::Check(unit)) => self.check_next(unit),
            // A chance that is let go: the duty is done.
            (D::DeployGuns { .. } | D::ColumnGuns { .. } | D::Trace, A::Done)
            | (D::Follow { .. }, A::Stay)
            | (D::Sight { .. } | D::Accept | D::Forced { .. }, A::Hold) => self.pop(),
            (decision, action) => unreachable!("{action:?} was let pass under {decision:?}"),
        }
    }

    /// Refuses what does not answer the question, with the rule that says when it would.
    fn out_of_place(&self, action: Action) -> Result<(), Illegal> {
        use Action as A;
        match action {
            A::Place(_) | A::Quick => refuse("pg:22.2e", "no piece has to be placed"),
            A::Attempt | A::Activate => refuse("pg:13.0a", "nobody can be activated now"),
            A::Claim(_) => refuse("pg:23.4.1a", "no morale can be claimed now"),
            A::Deploy(_) => refuse("pg:14.1a", "wings deploy before the command rolls"),
            A::Help(_) | A::HelpGuns => {
                refuse("pg:6.2.1c", "special leaders help after the command rolls")
            }
            A::Run(_) => refuse("pg:15.1a", "rout movement comes before normal movement"),
            A::Retreat(_) if self.has_evaded() => refuse(
                "pg:19.2b",
                "whoever retreats before combat goes together, once, into one hex",
            ),
            A::Retreat(_) if self.stood_to_fight() => {
                refuse("pg:19.2a", "the time to retreat before combat is over")
            }
            A::Retreat(_) | A::RetreatOffMap => refuse("pg:8.4a", "no unit has to retreat"),
            A::Follow | A::Stay => refuse("pg:8.4d", "no leader can go along now"),
            A::Select(_) | A::Column(_) | A::Move(_) | A::Stop | A::Exit => {
                refuse("pg:15.3a", "pieces move in normal movement, one after the other")
            }
            A::Top(_) | A::PlaceAt(_) => refuse("pg:3.4d", "stacks are ordered in normal movement"),
            A::Target(_) => refuse("pg:16.0c", "one bombardment or Charge after the other"),
            A::From(_) | A::Announce | A::Attack(_) => {
                refuse("pg:19.0c", "combats are fought one after the other in their phase")
            }
            A::Roll => refuse("pg:12b", "no die has to be rolled"),
            A::Lose(_) | A::Fall(_) | A::Yield(_) => refuse("pg:11.1a", "no LP is open"),
            A::Rally(_) => refuse("pg:17a", "units rally in the Rally Phase"),
            A::Lead(_) => refuse("pg:19.4a", "no lead unit has to be named"),
            A::Pair(..) => refuse("pg:19.5a", "no hexes have to be named"),
            A::Advance(_) => refuse("pg:19.9a", "nobody advances now"),
            A::Onward(..) | A::Mark(_) => refuse("pg:19.10a", "there is no Momentum"),
            A::Check(_) => refuse("pg:10.2f", "no unit has to retreat"),
            A::Add(_) => refuse("pg:12b", "nobody can be added now"),
            A::Drop(_) | A::Without(_) | A::Cancel => {
                refuse("pg:12b", "nothing is being planned that could be changed")
            }
            A::Hold | A::Done | A::End => {
                refuse("pg:12c", "the open question must be answered first")
            }
        }
    }

    /// Goes on without doing what the step allows.
    fn pass_step(&mut self, events: &mut Vec<Event>) {
        let Some(&Frame::Fight { step }) = self.core.agenda.last() else { return };
        if step == Step::Charge {
            let units: Vec<UnitId> = self.scenario.unit_ids().collect();
            for unit in units {
                self.unit_mut(unit).flags.clear(Flags::CHARGING);
            }
        }
        self.go_on_fighting(step, events);
    }
}

/// Whether a unit is one of those that are asked for.
fn among(unit: UnitId, list: &[UnitId], rule: &'static str) -> Result<(), Illegal> {
    if list.contains(&unit) {
        return Ok(());
    }
    refuse(rule, "it is not among them")
}

/// The list being made.
struct Answers<'a> {
    battle: &'a Battle,
    decision: Decision,
    army: Army,
    found: Vec<Action>,
}

impl Answers<'_> {
    fn offer(&mut self, action: Action) {
        if self.battle.may_answer(self.decision, self.army, action).is_ok() {
            self.found.push(action);
        }
    }

    fn offer_all<T>(&mut self, over: impl Iterator<Item = T>, make: fn(T) -> Action) {
        for it in over {
            self.offer(make(it));
        }
    }
}
