//! Chapter 2: rounds, turns, passing, points and the end.

use std::sync::Arc;

use hexgrid::HexId;
use kernel::{Dice, Illegal, Outcome, Roll, Rule, refuse};

use crate::act::Fund;
use crate::agenda::{Frame, NO_BID, Purpose};
use crate::decision::{Action, Purse};
use crate::event::Event;
use crate::rolls::throw;
use crate::roster::Nation;
use crate::state::{Ended, Firefight, Flags, ForceId, Place, Score, Stage, UnitId};

/// [COH 3.2.4b] The most CAP on an initiative roll.
pub(crate) const BID_MAX: u8 = 2;

impl Firefight {
    /// Goes on to the next part of the round [COH 2.0a].
    pub(crate) fn go_on(&mut self, dice: &mut dyn Dice, events: &mut Vec<Event>) {
        match self.core.stage {
            Stage::Cards => {
                for _ in 0..self.scenario.draw {
                    for force in self.scenario.force_ids() {
                        if self.core.ended.is_none() {
                            self.draw_card(force, dice, events);
                        }
                    }
                }
                self.core.stage = Stage::Plot;
                self.ask_for_plots();
            }
            Stage::Plot => {
                self.core.stage = Stage::Barrage;
                self.bring_down_plots();
            }
            Stage::Barrage => {
                // [COH 10.0k] Shells and smoke have changed what can be seen.
                self.look_for_hidden(events);
                self.turn_coins(dice, events);
                if self.core.agenda.last() != Some(&Frame::Sequence) {
                    // [COH 10.0b] Who was found looks somewhere before anything else.
                    return;
                }
                // [COH 2.3b] What ends the game ends it before anybody has a turn, too.
                if self.reached_the_end(events) {
                    return;
                }
                // [COH 2.0d] What the barrage destroyed has changed the CAP that are compared now.
                self.core.stage = Stage::Initiative;
                self.push(Frame::Bids { bids: [NO_BID; 4], plus: [0; 4] });
            }
            Stage::Initiative => self.core.stage = Stage::Turns,
            // The set-up and a turn always ask.
            Stage::SetUp | Stage::Turns => {}
        }
    }

    /// [COH 2.0a–2.0e] The first steps of a round: units ready, smoke thins, CAP are reset.
    pub(crate) fn begin_round(&mut self, events: &mut Vec<Event>) {
        self.core.round += 1;
        self.core.passed = None;
        self.core.double = false;
        events.push(Event::RoundBegan { round: self.core.round });
        for unit in &mut self.core.units {
            // [COH 2.0b] Every spent unit is ready again; what lasts a round is over.
            unit.flags.clear(Flags(
                Flags::SPENT.0
                    | Flags::JOINED.0
                    | Flags::BOGGED.0
                    | Flags::HELD.0
                    | Flags::GONE.0
                    | Flags::HOMEWARD.0
                    | Flags::CARELESS.0
                    | Flags::WARY.0
                    | Flags::NERVES.0,
            ));
        }
        self.refresh_veterans();
        // [COH 13.0e] Dense smoke thins, thin smoke goes.
        self.core.smoke.retain(|it| it.1 > 1);
        for smoke in &mut self.core.smoke {
            smoke.1 -= 1;
        }
        // [COH 3.2b, 7.3b] CAP are filled up to what losses leave.
        for force in self.scenario.force_ids() {
            let full = self.full_cap(force);
            let state = self.force_mut(force);
            state.cap = full.saturating_sub(state.losses);
            state.ap = 0;
            state.active = false;
            state.marching = false;
        }
        self.core.stage = Stage::Cards;
        // [COH 10.0k] Where smoke has lifted, somebody may be seen.
        self.look_for_hidden(events);
    }

    /// CAP of a force before any losses [COH 21.3a].
    pub(crate) fn full_cap(&self, force: ForceId) -> u8 {
        let info = self.scenario.force(force);
        info.cap + self.options.balance[info.nation.index()]
    }

    /// [COH 3.2.4a] Who says next what it spends: the side with more CAP, at equality the Soviets.
    pub(crate) fn next_bidder(&self, bids: [u8; 4]) -> Option<ForceId> {
        let rollers = self.rollers();
        let open = rollers.filter(|it| bids[it.index()] == NO_BID);
        open.min_by_key(|&it| self.before_others(it))
    }

    /// [COH 3.2.4a] What puts a force before another one: more CAP, then being Soviet.
    fn before_others(&self, force: ForceId) -> impl Ord {
        let soviet = self.nation_of(force) == Nation::Soviet;
        (core::cmp::Reverse(self.force(force).cap), !soviet, force)
    }

    /// [COH card.12, card.V14] Who says next whether it keeps its dice for initiative: in the same
    /// order as what it spends.
    pub(crate) fn next_keeper(&self, kept: u8) -> Option<ForceId> {
        let rollers = self.rollers();
        let open = rollers.filter(|it| kept & 1 << it.0 == 0);
        let asked = open.filter(|&it| self.may_roll_again(it, Purpose::Initiative));
        asked.min_by_key(|&it| self.before_others(it))
    }

    /// [COH 2.1a, 21.0b] Who rolls for initiative: the first force of each side, or every player.
    fn rollers(&self) -> impl Iterator<Item = ForceId> + '_ {
        let every = self.alternates();
        let firsts = Nation::BOTH.into_iter().filter_map(|it| self.forces_of(it).next());
        let all = self.scenario.force_ids().filter(move |_| every);
        all.chain(firsts.filter(move |_| !every))
    }

    /// [COH 3.2.4b] Whether a force may spend so many CAP on its initiative roll.
    pub(crate) fn may_bid(&self, force: ForceId, cap: u8) -> Result<(), Illegal> {
        if cap > BID_MAX {
            return refuse("coh:3.2.4b", "at most two CAP go into an initiative roll");
        }
        if cap > self.force(force).cap {
            return refuse("coh:3.2.4b", "the force has not so many CAP");
        }
        Ok(())
    }

    pub(crate) fn bid(
        &mut self,
        force: ForceId,
        cap: u8,
        dice: &mut dyn Dice,
        events: &mut Vec<Event>,
    ) {
        let Some(Frame::Bids { mut bids, plus }) = self.core.agenda.last().copied() else {
            unreachable!("the open question is a bid")
        };
        bids[force.index()] = cap;
        self.force_mut(force).cap -= cap;
        events.push(Event::Bid { force, cap });
        self.core.agenda.pop();
        self.push(Frame::Bids { bids, plus });
        if self.next_bidder(bids).is_none() {
            self.core.agenda.pop();
            for force in self.rollers() {
                bids[force.index()] += plus[force.index()];
            }
            self.roll_initiative(bids, dice, events);
        }
    }

    /// [COH 2.1a] Everybody rolls; who may roll again is told what fell.
    fn roll_initiative(&mut self, plus: [u8; 4], dice: &mut dyn Dice, events: &mut Vec<Event>) {
        let mut faces = [[0; 2]; 4];
        for force in self.rollers() {
            faces[force.index()] = throw(Purpose::Initiative, dice);
            if self.next_keeper(0).is_some() {
                events.push(initiative_roll(force, faces, plus));
            }
        }
        self.push(Frame::Initiative { dice: faces, plus, kept: 0 });
    }

    /// [COH card.12, card.V14] A force keeps its dice for initiative or rolls again.
    pub(crate) fn answer_initiative(
        &mut self,
        force: ForceId,
        action: Action,
        dice: &mut dyn Dice,
        events: &mut Vec<Event>,
    ) {
        let Some(Frame::Initiative { dice: mut faces, plus, mut kept }) = self.core.agenda.pop()
        else {
            unreachable!("the open question is about the dice for initiative")
        };
        match action {
            Action::Play(card, ..) => {
                self.discard(force, card);
                events.push(Event::Played { force, card, on: None });
                faces[force.index()] = throw(Purpose::Initiative, dice);
                events.push(initiative_roll(force, faces, plus));
                // The second result stands.
                kept |= 1 << force.0;
            }
            Action::Reroll(die) => {
                self.use_hard_fighter(force, Purpose::Initiative, events);
                let rule = Rule("coh:card.V14");
                faces[force.index()][usize::from(die - 1)] = dice.roll(Roll { sides: 6, rule });
                events.push(initiative_roll(force, faces, plus));
            }
            Action::KeepRoll => kept |= 1 << force.0,
            action => unreachable!("the check refused {action:?} after the dice for initiative"),
        }
        self.push(Frame::Initiative { dice: faces, plus, kept });
    }

    /// [COH 2.1a, 2.1b, 3.2.4c] The highest total begins; a tie is rolled again without the CAP.
    pub(crate) fn give_initiative(
        &mut self,
        faces: [[u8; 2]; 4],
        plus: [u8; 4],
        events: &mut Vec<Event>,
    ) {
        self.core.agenda.pop();
        let total = |it: ForceId| faces[it.index()][0] + faces[it.index()][1] + plus[it.index()];
        let totals: Vec<(ForceId, u8)> = self.rollers().map(|it| (it, total(it))).collect();
        let best = totals.iter().map(|it| it.1).max().expect("both sides roll");
        let mut first = totals.iter().filter(|it| it.1 == best).map(|it| it.0);
        let winner = first.next();
        // A tie between comrades is none: the side begins.
        let tied =
            first.any(|it| winner.is_some_and(|won| self.nation_of(won) != self.nation_of(it)));
        let winner = winner.filter(|_| !tied);
        let throws = self.rollers().map(|it| (it, faces[it.index()], plus[it.index()])).collect();
        events.push(Event::Initiative { throws, winner });
        match winner {
            None => self.push(Frame::Bids { bids: [NO_BID; 4], plus: [0; 4] }),
            Some(force) => {
                self.begin_turns(force);
                self.offer_reputation(force);
            }
        }
    }

    pub(crate) fn begin_turns(&mut self, force: ForceId) {
        self.core.mover = force;
        self.core.latest = [None; 2];
        self.core.second = self.nation_of(force).other();
    }

    /// [COH 2.2f, 2.2g, 2.2h] Passes: free, it ends the activation, and later turns are still to be
    /// had.
    pub(crate) fn pass(&mut self, events: &mut Vec<Event>) {
        let force = self.core.mover;
        self.end_activation(force, events);
        events.push(Event::Passed { force });
        (self.core.again, self.core.double) = (false, false);
        self.core.taken_back = 0;
        let nation = self.nation_of(force);
        // [COH 2.2i, 21.0c] A pass of one side right after a pass of the other ends the round.
        if self.core.passed == Some(nation.other()) {
            self.forget_entries(nation);
            self.end_round(events);
            return;
        }
        self.core.passed = Some(nation);
        self.next_turn(events);
    }

    /// [COH 2.2k, 2.2l] Whether a force may do nothing for a price.
    pub(crate) fn may_stall(&self, purse: Purse) -> Result<(), Illegal> {
        let state = self.force(self.core.mover);
        match purse {
            _ if self.core.double => {
                refuse("coh:card.10", "both parts of a double action are actions")
            }
            Purse::Ap if !state.active => {
                refuse("coh:2.2k", "no unit is active whose AP could pay")
            }
            Purse::Ap if !self.has_ground_active() => refuse("coh:20.0j", "aircraft cannot stall"),
            Purse::Ap if state.marching => refuse("coh:card.V01", "these AP are for moving alone"),
            Purse::Cap if state.cap == 0 => refuse("coh:2.2k", "no CAP is left"),
            Purse::Ap | Purse::Cap => Ok(()),
            Purse::Free => refuse("coh:2.2l", "a stall costs 1 AP or 1 CAP"),
        }
    }

    /// [COH 2.2f, card.10] Whether a force may pass: not while it owes an action that somebody
    /// can take.
    pub(crate) fn may_pass(&self, force: ForceId) -> Result<(), Illegal> {
        let ways = [Fund::Ap, Fund::Opportunity, Fund::Command];
        let can = |it: UnitId| ways.into_iter().any(|by| self.may_act(force, by, it).is_ok());
        if self.core.double && self.units_of(force).any(can) {
            return refuse("coh:card.10", "both parts of a double action are actions");
        }
        // [COH 20.0m] A spent aircraft flies home, which costs nothing.
        let flies = |it: UnitId| self.kind(it).is_aircraft() && self.may_go_home(it).is_ok();
        if self.scenario.has_aircraft && self.units_of(force).any(flies) {
            return refuse("coh:20.0m", "a spent aircraft has to fly home first");
        }
        Ok(())
    }

    /// Whether somebody on the ground shares the activation.
    pub(crate) fn has_ground_active(&self) -> bool {
        self.units_of(self.core.mover)
            .any(|it| self.unit(it).is(Flags::JOINED) && !self.kind(it).is_aircraft())
    }

    pub(crate) fn stall(&mut self, purse: Purse, events: &mut Vec<Event>) {
        let force = self.core.mover;
        let state = self.force_mut(force);
        match purse {
            Purse::Ap => state.ap -= 1,
            Purse::Cap | Purse::Free => state.cap -= 1,
        }
        events.push(Event::Stalled { force });
        if self.force(force).active && self.force(force).ap == 0 {
            self.end_activation(force, events);
        }
        // [COH 2.2j] It breaks a row of passes.
        self.core.passed = None;
        self.core.clock += 1;
        self.next_turn(events);
    }

    /// [COH 2.2a, 21.0a] The turn goes to whoever is next.
    pub(crate) fn next_turn(&mut self, events: &mut Vec<Event>) {
        self.core.taken_back = 0;
        // [COH card.10] Between two actions in a row nobody else has had a turn.
        if !self.core.again {
            self.forget_carelessness();
        }
        if self.reached_the_end(events) {
            return;
        }
        if self.core.again {
            self.core.again = false;
            return;
        }
        self.core.double = false;
        let mover = self.core.mover;
        let next = self.follower(mover);
        if self.nation_of(next) != self.nation_of(mover) {
            self.forget_entries(self.nation_of(mover));
        }
        self.core.latest[self.nation_of(mover).index()] = Some(mover);
        self.core.mover = next;
    }

    /// [COH 7.6.3m] A side has had its turn: by one reading those who came in before no longer bar
    /// its way.
    fn forget_entries(&mut self, nation: Nation) {
        if self.options.next_turn_only {
            let scenario = Arc::clone(&self.scenario);
            self.core.entries.retain(|it| scenario.nations[it.unit.index()] == nation);
        }
    }

    /// [COH 21.0b] Whether players of both sides take turns, as the table has agreed.
    fn alternates(&self) -> bool {
        self.options.alternate.unwrap_or(self.scenario.rules.alternate)
    }

    /// [COH 21.0a, 21.0b, 21.0g] The force after another one, whoever commands it.
    fn follower(&self, force: ForceId) -> ForceId {
        if !self.alternates() {
            let nation = self.nation_of(force);
            let next = self.forces_of(nation).find(|&it| it > force);
            let next = next.or_else(|| self.forces_of(nation.other()).next());
            return next.expect("both nations have forces");
        }
        let own: Vec<ForceId> = self.forces_of(self.nation_of(force)).collect();
        let enemies: Vec<ForceId> = self.forces_of(self.nation_of(force).other()).collect();
        let place = own.iter().position(|&it| it == force).expect("it is one of its nation");
        let nation = self.nation_of(force);
        // After the first turn of each side its forces follow one another.
        let last = self.core.latest[nation.other().index()];
        let last = last.and_then(|last| enemies.iter().position(|&it| it == last));
        let next = match last {
            Some(last) => last + 1,
            // G1, S1, G2, S2: the German of a pair leads to the Soviet of the same pair.
            None if nation == Nation::German => place,
            None => place + 1,
        };
        enemies[next % enemies.len()]
    }

    /// [COH 5.0.1b, card.V07] What lasts for one enemy turn is over when that turn is.
    fn forget_carelessness(&mut self) {
        let enemy = self.nation_of(self.core.mover).other();
        let over = Flags(Flags::CARELESS.0 | Flags::WARY.0);
        if !self.core.units.iter().any(|it| it.is(over)) {
            return;
        }
        for unit in self.scenario.unit_ids() {
            if self.unit(unit).is(over) && self.nation(unit) == enemy {
                self.unit_mut(unit).flags.clear(over);
            }
        }
    }

    /// [COH 2.3a] The round is over: points, then the next one.
    fn end_round(&mut self, events: &mut Vec<Event>) {
        for force in self.scenario.force_ids() {
            self.end_activation(force, events);
        }
        self.send_aircraft_home(events);
        let mut at = 0;
        for objective in &self.scenario.clone().objectives {
            for _ in &objective.hexes {
                self.score_hex(at, objective.each_round, events);
                at += 1;
            }
        }
        if self.core.round >= self.scenario.rounds {
            self.end_game(Ended::Rounds, events);
        } else {
            self.begin_round(events);
        }
    }

    /// [COH 20.0a] Aircraft never stay over the map.
    fn send_aircraft_home(&mut self, events: &mut Vec<Event>) {
        for unit in self.scenario.unit_ids() {
            if self.kind(unit).is_aircraft() && self.hex(unit).is_some() {
                self.put(unit, Place::Awaited);
                self.unit_mut(unit).altitude = 0;
                events.push(Event::Left { unit });
            }
        }
    }

    /// [COH 2.3b] Whether somebody has reached what ends the game at once.
    fn reached_the_end(&mut self, events: &mut Vec<Event>) -> bool {
        let reached = self.scenario.end_when.iter().find(|(nation, hexes)| {
            !hexes.is_empty() && hexes.iter().all(|&it| self.controller(it) == Some(*nation))
        });
        let Some(&(nation, _)) = reached else { return false };
        self.end_game(Ended::Reached(nation), events);
        true
    }

    /// Points at the end, then the end [COH 2.4a, card.y2].
    pub(crate) fn end_game(&mut self, ended: Ended, events: &mut Vec<Event>) {
        let scenario = self.scenario.clone();
        let mut at = 0;
        for objective in &scenario.objectives {
            for _ in &objective.hexes {
                self.score_hex(at, objective.at_end, events);
                at += 1;
            }
        }
        for force in scenario.force_ids() {
            let aim = scenario.secret.iter().find(|it| it.0 == self.force(force).aim);
            if let Some((_, hexes, points)) = aim {
                let nation = self.nation_of(force);
                if hexes.iter().all(|&it| self.controller(it) == Some(nation)) {
                    self.score_for(force, (Score::Aim, *points), events);
                }
            }
        }
        self.core.ended = Some(ended);
        events.push(Event::Ended);
    }

    /// Gives points to the force of a nation that acts, or else to its first.
    pub(crate) fn score(&mut self, nation: Nation, scored: (Score, i16), events: &mut Vec<Event>) {
        let mover = self.core.mover;
        let force = if self.scenario.rules.individual && self.nation_of(mover) == nation {
            // [COH 21.0f] Whoever attains it first.
            mover
        } else {
            self.forces_of(nation).next().expect("both nations have forces")
        };
        self.score_for(force, scored, events);
    }

    pub(crate) fn score_for(
        &mut self,
        force: ForceId,
        (reason, points): (Score, i16),
        events: &mut Vec<Event>,
    ) {
        if points != 0 {
            let nation = self.nation_of(force);
            self.force_mut(force).add_points(reason, points);
            events.push(Event::Scored { nation, points, reason });
        }
    }

    /// [COH 2.3a, 21.0f] A hex brings points to whoever controls it; if every player wins for
    /// himself, to the one who took it first.
    fn score_hex(&mut self, at: usize, points: [i16; 2], events: &mut Vec<Event>) {
        let Some(nation) = self.core.control[at] else { return };
        let taker = self.core.takers[at].filter(|&it| self.nation_of(it) == nation);
        let first = self.forces_of(nation).next();
        let force = taker.filter(|_| self.scenario.rules.individual).or(first);
        let force = force.expect("both nations have forces");
        let hex = self.scenario.hexes_of_value().nth(at).expect("its control is kept");
        self.score_for(force, (Score::Hex(hex), points[nation.index()]), events);
    }

    /// [COH 2.4a] Points of a nation.
    pub fn points(&self, nation: Nation) -> i16 {
        self.forces_of(nation).map(|it| self.force(it).points()).sum()
    }

    /// [COH 2.4e] Who controls a hex that matters.
    pub fn controller(&self, hex: HexId) -> Option<Nation> {
        let at = self.scenario.hexes_of_value().position(|it| it == hex)?;
        self.core.control[at]
    }

    /// [COH 2.4e] A hex in which both sides have vanished falls to whoever held it alone last.
    fn give_back(&mut self, hex: HexId, events: &mut Vec<Event>) {
        let starts: Vec<(HexId, Option<Nation>)> =
            self.scenario.hexes_of_value().zip(self.scenario.first_holders()).collect();
        for (at, &(_, start)) in starts.iter().enumerate().filter(|(_, it)| it.0 == hex) {
            let holder = self.core.takers[at].map(|it| self.nation_of(it)).or(start);
            if self.core.control[at].is_none() && holder.is_some() {
                self.core.control[at] = holder;
                events.push(Event::Taken { hex, nation: holder });
            }
        }
    }

    /// [COH 2.4e–2.4h] Looks again who controls a hex; aircraft and hidden units do not count.
    pub(crate) fn update_control(&mut self, hex: HexId, events: &mut Vec<Event>) {
        if !self.scenario.valued.contains(hex) {
            return;
        }
        let present = |game: &Self, nation| game.seen_in(hex).any(|it| game.nation(it) == nation);
        let [german, soviet] = Nation::BOTH.map(|it| present(self, it));
        let now = match (german, soviet) {
            (true, false) => Some(Nation::German),
            (false, true) => Some(Nation::Soviet),
            // [COH 2.4g] Contested; the last holder has it again when he is alone.
            (true, true) => None,
            (false, false) => return self.give_back(hex, events),
        };
        let present = now.and_then(|nation| {
            let units = || self.seen_in(hex).filter(|&it| self.nation(it) == nation);
            let mut owners = units().map(|it| self.owner(it));
            // Whoever has the turn has just come.
            let comes = owners.find(|&it| it == self.core.mover);
            comes.or_else(|| units().next().map(|it| self.owner(it)))
        });
        let scenario = Arc::clone(&self.scenario);
        for (at, _) in scenario.hexes_of_value().enumerate().filter(|it| it.1 == hex) {
            let taken = self.core.takers[at].map(|it| self.nation_of(it));
            if now.is_some() && taken != now {
                self.core.takers[at] = present;
            }
            if self.core.control[at] != now {
                self.core.control[at] = now;
                events.push(Event::Taken { hex, nation: now });
            }
        }
    }

    /// How the game ended.
    pub(crate) fn final_outcome(&self) -> Option<Outcome> {
        self.core.ended?;
        let winner = self.winner();
        let result = match winner {
            Some(force) => format!("coh-won-{}", self.nation_of(force).word()),
            None => "coh-both-lost".to_owned(),
        };
        Some(Outcome {
            result,
            winner: winner.map(ForceId::seat),
            points: self
                .scenario
                .force_ids()
                .map(|it| (it.seat(), i32::from(self.force(it).points())))
                .collect(),
            rule: Rule(if winner.is_some() { "coh:2.4a" } else { "coh:2.4b" }),
        })
    }

    /// [COH 2.4a, 2.4b, 21.0f] The force with the most points of the nation with more of them, or
    /// with the most of all if every player wins for himself; at equality all have lost.
    pub(crate) fn winner(&self) -> Option<ForceId> {
        let points = |it: &ForceId| self.force(*it).points();
        if self.scenario.rules.individual {
            let most = self.scenario.force_ids().map(|it| points(&it)).max()?;
            let mut best = self.scenario.force_ids().filter(|it| points(it) == most);
            return best.next().filter(|_| best.next().is_none());
        }
        let [german, soviet] = Nation::BOTH.map(|it| self.points(it));
        let nation = match german.cmp(&soviet) {
            core::cmp::Ordering::Greater => Nation::German,
            core::cmp::Ordering::Less => Nation::Soviet,
            core::cmp::Ordering::Equal => return None,
        };
        self.forces_of(nation).max_by_key(|it| (points(it), core::cmp::Reverse(*it)))
    }

    /// Whether a unit may act at all in this turn: on the map, or about to come [COH 5.1e].
    pub fn can_come(&self, unit: UnitId) -> bool {
        if self.kind(unit).is_aircraft() {
            return self.may_fly_in(unit);
        }
        let start = self.scenario.unit(unit);
        self.unit(unit).place == Place::Awaited && start.round > 0 && start.round <= self.core.round
    }
}

/// The dice of a force for initiative, told.
fn initiative_roll(force: ForceId, faces: [[u8; 2]; 4], plus: [u8; 4]) -> Event {
    let plus = i8::try_from(plus[force.index()]).expect("cards and CAP are few");
    Event::Rolled { force, purpose: Purpose::Initiative, dice: faces[force.index()], plus }
}
