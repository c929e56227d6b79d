//! Every answer to the open question: the list, the check and the deed, all from the same rules.

use hexgrid::HexId;
use kernel::{Dice, Illegal, refuse};

use crate::agenda::{Frame, MOVERS};
use crate::decision::{Action, Decision};
use crate::event::Event;
use crate::state::{Flags, Phase, Side, UnitId, War};

impl War {
    /// Whether an answer to a question is legal; the one check behind the list and the play.
    pub(crate) fn may_answer(
        &self,
        decision: Decision,
        side: Side,
        action: Action,
    ) -> Result<(), Illegal> {
        match (decision, action) {
            (Decision::SetUp { unit }, Action::Place(hex)) => self.may_set_up(unit, hex),
            (Decision::Arrive { unit }, Action::Place(hex)) => self.may_arrive(unit, hex),
            (Decision::ChooseMover, Action::Select(unit)) => self.may_select(unit),
            (
                Decision::SetUpStacks | Decision::ChooseMover | Decision::ChooseTarget,
                Action::Top(unit),
            ) => self.may_put_on_top(side, unit),
            (Decision::Restack { hex }, Action::Top(unit)) => self.may_lie_on_top(unit, hex),
            (Decision::ChooseMover | Decision::ChooseTarget, Action::End)
            | (Decision::SetUpStacks | Decision::React { .. }, Action::Done)
            | (Decision::Move { .. }, Action::Stop)
            | (Decision::Roll { .. }, Action::Roll) => Ok(()),
            (Decision::Move { hex }, action) => self.may_answer_move(hex, action),
            (Decision::ChooseTarget, Action::Attack(hex)) => self.may_attack(hex),
            (Decision::ChooseAttackers { target }, action) => self.may_answer_plan(target, action),
            (Decision::React { .. }, Action::Barrage(unit)) if self.side_of(unit) == side => {
                self.may_barrage(unit)
            }
            (Decision::Convert { hexes }, Action::Convert(converted)) => {
                if converted <= hexes {
                    return Ok(());
                }
                refuse("scs:9.2B", "hexes and steps must add up to the result")
            }
            (Decision::LoseStep { .. }, Action::Lose(unit)) => {
                self.may_lose(unit, side, self.is_first_loss())
            }
            (Decision::Retreat { .. }, Action::Retreat(hex)) => self.may_retreat_to(hex),
            (Decision::Retreat { .. }, Action::Split(unit)) => self.may_split(unit),
            (Decision::Retreat { .. }, Action::Stand) => self.may_stand_fast(),
            (Decision::LoseInRetreat { hex, .. }, Action::Lose(unit)) => {
                self.may_lose_in_group(unit, hex, self.losing_group())
            }
            (Decision::Advance { .. }, Action::Advance(unit)) => self.may_advance(unit),
            (Decision::Advance { .. }, Action::Done) => self.may_end_advance(),
            (Decision::GoOn { unit, left }, Action::GoOn(hex)) => self.may_go_on(unit, left, hex),
            (Decision::GoOn { unit, left }, Action::Halt) => self.may_halt(unit, left),
            (Decision::Overstacked { hex }, Action::Eliminate(unit)) => {
                self.may_eliminate(unit, hex)
            }
            (_, action) => self.out_of_place(decision, action),
        }
    }

    fn may_answer_move(&self, hex: HexId, action: Action) -> Result<(), Illegal> {
        let decision = Decision::Move { hex };
        match action {
            Action::Add(unit) => self.may_join(unit, hex, self.is_under_way()),
            Action::Drop(unit) => self.may_drop(unit, hex, self.is_under_way()),
            Action::Move(to) => self.may_move(hex, to),
            Action::Overrun(target) => self.may_overrun(hex, target),
            Action::Exit => self.may_exit(hex),
            Action::Select(_) => {
                refuse("scs:3.1M", "the move of the selected units must be completed first")
            }
            action => self.out_of_place(decision, action),
        }
    }

    fn may_answer_plan(&self, target: HexId, action: Action) -> Result<(), Illegal> {
        let decision = Decision::ChooseAttackers { target };
        let in_combat_phase = self.core.phase == Phase::Combat;
        match action {
            Action::Add(unit) if in_combat_phase => self.may_join_attack(unit, target),
            Action::Add(_) => refuse("scs:6.0b", "an overrun is made by one stack"),
            Action::Air => self.may_commit_air(),
            Action::Barrage(unit) if self.side_of(unit) == self.core.side => self.may_barrage(unit),
            Action::Announce => self.may_announce(),
            Action::Drop(unit) if in_combat_phase => self.may_leave_attack(unit),
            Action::Cancel if in_combat_phase => self.may_change_plan(),
            Action::Drop(_) | Action::Cancel => {
                refuse("scs:6.0S", "an overrun that has begun is fought")
            }
            action => self.out_of_place(decision, action),
        }
    }

    /// [SCS 1.0C] Refuses what does not answer the question, with the rule that says when it would.
    fn out_of_place(&self, decision: Decision, action: Action) -> Result<(), Illegal> {
        match action {
            Action::End | Action::Done if matches!(decision, Decision::Arrive { .. }) => {
                refuse("scs:5.0P", "reinforcements cannot be held back")
            }
            Action::Select(_)
            | Action::Move(_)
            | Action::Overrun(_)
            | Action::Stop
            | Action::Drop(_)
            | Action::Exit
                if matches!(decision, Decision::Arrive { .. }) =>
            {
                refuse("scs:1.0E", "reinforcements are placed before anybody moves")
            }
            Action::Add(_) | Action::Drop(_) | Action::Air | Action::Announce | Action::Cancel
                if decision.follows_announcement() =>
            {
                refuse("scs:0.10E", "an announced attack cannot be changed")
            }
            Action::End if matches!(decision, Decision::Move { .. }) => {
                refuse("scs:3.1M", "the move of the selected units must be completed first")
            }
            Action::End if matches!(decision, Decision::ChooseAttackers { .. }) => {
                refuse("scs:7.0G", "attacks are announced and resolved one at a time")
            }
            Action::End if decision.follows_announcement() => {
                refuse("scs:7.1C", "a result is carried out before anything else")
            }
            Action::GoOn(_) if matches!(decision, Decision::Advance { .. }) => {
                let advanced = |it: UnitId| self.unit(it).is(Flags::ADVANCED);
                if self.involved(self.core.side).any(advanced) {
                    return refuse("scs:10.0O", "the unit may advance no farther");
                }
                refuse("scs:10.0Q", "the vacated hex comes first")
            }
            Action::Move(_) | Action::Stop | Action::Drop(_) | Action::Exit
                if decision == Decision::ChooseMover =>
            {
                refuse("scs:3.1O", "select a unit first")
            }
            Action::Attack(_) if decision.follows_announcement() => {
                refuse("scs:7.1C", "a result is carried out before the next attack")
            }
            Action::Attack(_) if matches!(decision, Decision::ChooseAttackers { .. }) => {
                refuse("scs:7.0G", "attacks are announced and resolved one at a time")
            }
            action => untimely(action),
        }
    }

    fn is_first_loss(&self) -> bool {
        matches!(self.core.agenda.last(), Some(Frame::Losses { first: true, .. }))
    }

    fn is_under_way(&self) -> bool {
        matches!(self.core.agenda.last(), Some(Frame::Move { under_way: true, .. }))
    }

    fn losing_group(&self) -> u8 {
        let Some(&Frame::GroupLosses { group, .. }) = self.core.agenda.last() else {
            unreachable!("a retreating group is asked only while it owes steps")
        };
        group
    }

    /// Every legal answer to a question, in a fixed order.
    pub(crate) fn answers_to(&self, decision: Decision, side: Side) -> Vec<Action> {
        let mut list = Answers { war: self, decision, side, found: Vec::with_capacity(64) };
        match decision {
            Decision::SetUp { unit } => list.offer_hexes(self.set_up_hexes(unit), Action::Place),
            Decision::Arrive { unit } => {
                list.found.extend(self.entry_hexes(unit).into_iter().map(Action::Place));
            }
            Decision::SetUpStacks => {
                list.offer_tops();
                list.offer(Action::Done);
            }
            Decision::ChooseMover => {
                list.offer_movers();
                list.offer_tops();
                list.offer(Action::End);
            }
            Decision::Move { hex } => list.offer_moves(hex),
            Decision::ChooseTarget => {
                list.offer_hexes(&self.hexes_beside(side), Action::Attack);
                list.offer_tops();
                list.offer(Action::End);
            }
            Decision::ChooseAttackers { target } => list.offer_plans(target),
            Decision::React { .. } => {
                let units = self.scenario.units_of(side);
                list.offer_each(units, Action::Barrage, |it| self.may_barrage(it));
                list.offer(Action::Done);
            }
            Decision::Roll { .. } => list.offer(Action::Roll),
            Decision::Convert { hexes } => list.found.extend((0..=hexes).map(Action::Convert)),
            Decision::LoseStep { .. } => list.offer_units(self.involved(side), Action::Lose),
            Decision::Retreat { hex, .. } => {
                list.offer_neighbors(hex, Action::Retreat);
                list.offer_units(self.stack(hex), Action::Split);
                list.offer(Action::Stand);
            }
            Decision::LoseInRetreat { hex, .. } => list.offer_units(self.stack(hex), Action::Lose),
            Decision::Advance { .. } => {
                list.offer_units(self.involved(side), Action::Advance);
                list.offer(Action::Done);
            }
            Decision::GoOn { unit, .. } => {
                list.offer_neighbors(self.hex_of(unit), Action::GoOn);
                list.offer(Action::Halt);
            }
            Decision::Restack { hex } => list.offer_units(self.stack(hex), Action::Top),
            Decision::Overstacked { hex } => list.offer_units(self.stack(hex), Action::Eliminate),
        }
        list.found
    }

    /// The enemy-held hexes next to units of a side.
    fn hexes_beside(&self, side: Side) -> Vec<HexId> {
        let mut hexes = Vec::new();
        for unit in self.scenario.units_of(side.other()) {
            if let Some(hex) = self.unit(unit).hex().filter(|&it| self.top(it) == Some(unit)) {
                let near = |(_, it): (_, HexId)| self.holds(side, it);
                if self.scenario.map.grid.neighbors(hex).any(near) {
                    hexes.push(hex);
                }
            }
        }
        hexes.sort_unstable();
        hexes
    }

    /// Does what a legal answer says.
    pub(crate) fn deed(
        &mut self,
        decision: Decision,
        action: Action,
        dice: &mut dyn Dice,
        events: &mut Vec<Event>,
    ) {
        match (decision, action) {
            (Decision::SetUp { unit }, Action::Place(hex)) => self.set_up(unit, hex, events),
            (Decision::Arrive { unit }, Action::Place(hex)) => self.arrive(unit, hex, events),
            (Decision::SetUpStacks, Action::Done) => self.end_set_up(events),
            (Decision::Restack { .. }, Action::Top(unit)) => {
                self.core.agenda.pop();
                self.restack(unit, events);
            }
            (_, Action::Top(unit)) => self.restack(unit, events),
            (_, Action::Select(unit)) => self.select(unit),
            (_, Action::End) => self.core.agenda.push(Frame::EndPhase),
            (Decision::Move { .. }, Action::Add(unit)) => self.unit_mut(unit).group = MOVERS,
            (Decision::Move { .. }, Action::Drop(unit)) => self.finish_move(unit),
            (Decision::Move { hex }, Action::Move(to)) => self.move_group(hex, to, events),
            (Decision::Move { hex }, Action::Overrun(target)) => self.overrun(hex, target, events),
            (Decision::Move { hex }, Action::Exit) => self.exit(hex, events),
            (Decision::Move { hex }, Action::Stop) => self.stop(hex),
            (_, Action::Attack(target)) => self.plan_attack(target),
            (Decision::ChooseAttackers { .. }, Action::Add(unit)) => self.join_attack(unit),
            (Decision::ChooseAttackers { .. }, Action::Drop(unit)) => self.leave_attack(unit),
            (_, Action::Cancel) => self.give_up_attack(events),
            (_, Action::Air) => self.commit_air(events),
            (_, Action::Barrage(unit)) => self.fire_barrage(unit, events),
            (_, Action::Announce) => self.begin_combat(events),
            (_, Action::Roll) => self.roll(dice, events),
            (_, Action::Convert(hexes)) => self.convert(hexes, events),
            (Decision::LoseStep { .. }, Action::Lose(unit)) => self.lose_to_result(unit, events),
            (_, Action::Lose(unit)) => self.lose_in_group(unit, events),
            (_, Action::Retreat(hex)) => self.retreat_to(hex, events),
            (_, Action::Split(unit)) => self.split(unit),
            (_, Action::Stand) => self.stand_fast(events),
            (_, Action::Advance(unit)) => self.advance(unit, events),
            (Decision::GoOn { unit, left }, Action::GoOn(to)) => self.go_on(unit, left, to, events),
            (Decision::GoOn { unit, .. }, Action::Halt) => self.halt(unit),
            (Decision::Overstacked { hex }, Action::Eliminate(unit)) => {
                self.eliminate(unit, hex, events);
            }
            // The defender has responded, or the advance is over.
            (_, Action::Done) => {
                self.core.agenda.pop();
            }
            (decision, action) => unreachable!("{action:?} does not answer {decision:?}"),
        }
    }
}

/// [SCS 1.0C] Refuses what no open question asks for, with the rule that says when it would be
/// asked.
fn untimely(action: Action) -> Result<(), Illegal> {
    match action {
        Action::Attack(_) | Action::Announce | Action::Cancel => {
            refuse("scs:7.0B", "attacks are made in the Combat Phase")
        }
        Action::Overrun(_) => {
            refuse("scs:6.0N", "overruns are made while moving in Movement or Exploitation")
        }
        Action::Select(_) | Action::Move(_) | Action::Stop | Action::Drop(_) | Action::Exit => {
            refuse("scs:1.0C", "units move in the Movement and the Exploitation Phase")
        }
        Action::End => refuse("scs:1.0C", "the open question must be answered first"),
        Action::Advance(_) | Action::GoOn(_) | Action::Halt => {
            refuse("scs:10.0M", "nobody advances now")
        }
        Action::Retreat(_) | Action::Split(_) | Action::Stand => {
            refuse("scs:9.0a", "no unit has to retreat")
        }
        Action::Convert(_) => refuse("scs:9.2A", "no retreat can be converted now"),
        Action::Lose(_) => refuse("scs:8.0c", "no step has to be lost"),
        Action::Eliminate(_) => refuse("scs:4.0aB", "no hex is overstacked"),
        Action::Place(_) => refuse("scs:5.0M", "no unit has to be placed"),
        Action::Roll => refuse("scs:7.0J", "no dice have to be rolled"),
        Action::Add(_) => refuse("scs:3.1O", "no stack is being formed"),
        Action::Top(_) => refuse("scs:4.0c", "stacks are ordered between moves and attacks"),
        Action::Air | Action::Barrage(_) => {
            refuse("scs:6.1f", "support is given while a combat is planned")
        }
        Action::Done => refuse("scs:1.0C", "there is nothing to finish"),
    }
}

/// The list of answers as it grows.
struct Answers<'a> {
    war: &'a War,
    decision: Decision,
    side: Side,
    found: Vec<Action>,
}

impl Answers<'_> {
    fn offer(&mut self, action: Action) {
        if self.war.may_answer(self.decision, self.side, action).is_ok() {
            self.found.push(action);
        }
    }

    /// Offers what one rule lets pass: the same as [`Answers::offer`] without asking for the
    /// question again each time.
    fn offer_each<T: Copy>(
        &mut self,
        all: impl Iterator<Item = T>,
        action: fn(T) -> Action,
        may: impl Fn(T) -> Result<(), Illegal>,
    ) {
        self.found.extend(all.filter(|&it| may(it).is_ok()).map(action));
    }

    /// Optimization: one look passes over units that have moved, which [`War::may_select`] refuses.
    fn offer_movers(&mut self) {
        let war = self.war;
        let waiting = war.states_of(self.side).filter(|(_, it)| !it.is(Flags::MOVE_OVER));
        self.offer_each(waiting.map(|it| it.0), Action::Select, |it| war.may_select(it));
    }

    /// Optimization: only units beneath another are asked about; most lie on top, and
    /// [`War::may_put_on_top`] refuses them.
    fn offer_tops(&mut self) {
        let (war, side) = (self.war, self.side);
        let first = self.found.len();
        let beneath = war.derived.beneath(war.scenario.range_of(side));
        self.offer_each(beneath, Action::Top, |it| war.may_put_on_top(side, it));
        self.found[first..].sort_unstable();
    }

    fn offer_units(&mut self, units: impl Iterator<Item = UnitId>, action: fn(UnitId) -> Action) {
        for unit in units {
            self.offer(action(unit));
        }
    }

    fn offer_hexes(&mut self, hexes: &[HexId], action: fn(HexId) -> Action) {
        for &hex in hexes {
            self.offer(action(hex));
        }
    }

    fn offer_neighbors(&mut self, hex: HexId, action: fn(HexId) -> Action) {
        let war = self.war;
        for (_, neighbor) in war.scenario.map.grid.neighbors(hex) {
            self.offer(action(neighbor));
        }
    }

    fn offer_moves(&mut self, hex: HexId) {
        let (war, enemy) = (self.war, self.side.other());
        let under_way = war.is_under_way();
        let neighbors = || war.scenario.map.grid.neighbors(hex);
        let steps = neighbors().filter(|&(way, to)| war.may_step(hex, way, to).is_ok());
        self.found.extend(steps.map(|(_, to)| Action::Move(to)));
        let targets = neighbors().map(|(_, it)| it).filter(|&it| war.holds(enemy, it));
        self.offer_each(targets, Action::Overrun, |it| war.may_overrun(hex, it));
        self.offer_each(war.stack(hex), Action::Add, |it| war.may_join(it, hex, under_way));
        self.offer_each(war.stack(hex), Action::Drop, |it| war.may_drop(it, hex, under_way));
        self.offer(Action::Exit);
        self.offer(Action::Stop);
    }

    fn offer_plans(&mut self, target: HexId) {
        let war = self.war;
        for (_, from) in war.scenario.map.grid.neighbors(target) {
            self.offer_units(war.stack(from), Action::Add);
        }
        self.offer(Action::Air);
        if war.core.phase == Phase::Combat {
            let units = war.scenario.units_of(self.side);
            self.offer_each(units, Action::Barrage, |it| war.may_barrage(it));
        }
        self.offer(Action::Announce);
        if war.core.phase == Phase::Combat && war.may_change_plan().is_ok() {
            self.found.extend(war.involved(self.side).map(Action::Drop));
            self.found.push(Action::Cancel);
        }
    }
}
