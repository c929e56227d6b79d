//! Chapter 2: rounds, turns, passing, points and the end.

use hexgrid::HexId;
use kernel::{Dice, Illegal, Outcome, Roll, Rule, refuse};

use crate::agenda::{Frame, NO_BID};
use crate::decision::Purse;
use crate::event::Event;
use crate::roster::Nation;
use crate::state::{Ended, Firefight, Flags, ForceId, Place, Stage, UnitId};

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
                self.core.stage = Stage::Initiative;
                self.push(Frame::Bids { bids: [NO_BID; 4] });
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
    }

    /// CAP of a force before any losses [COH 21.3a].
    pub(crate) fn full_cap(&self, force: ForceId) -> u8 {
        let info = self.scenario.force(force);
        info.cap + self.options.balance[info.nation.index()]
    }

    /// [COH 3.2.4a] Who says next what it spends: the side with more CAP, at equality the Soviets.
    pub(crate) fn next_bidder(&self, bids: [u8; 4]) -> Option<ForceId> {
        let rollers = self.rollers();
        let open = rollers.into_iter().filter(|it| bids[it.index()] == NO_BID);
        open.min_by_key(|&it| {
            (core::cmp::Reverse(self.force(it).cap), self.nation_of(it) != Nation::Soviet, it)
        })
    }

    /// [COH 2.1a, 21.0b] Who rolls for initiative: the first force of each side, or every player.
    fn rollers(&self) -> Vec<ForceId> {
        if self.scenario.rules.alternate {
            return self.scenario.force_ids().collect();
        }
        Nation::BOTH.into_iter().filter_map(|it| self.forces_of(it).next()).collect()
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
        let Some(Frame::Bids { mut bids }) = self.core.agenda.last().copied() else { return };
        bids[force.index()] = cap;
        self.force_mut(force).cap -= cap;
        events.push(Event::Bid { force, cap });
        self.core.agenda.pop();
        self.push(Frame::Bids { bids });
        if self.next_bidder(bids).is_none() {
            self.core.agenda.pop();
            self.roll_initiative(bids, dice, events);
        }
    }

    /// [COH 2.1a, 2.1b, 3.2.4c] The highest total begins; a tie is rolled again without the CAP.
    fn roll_initiative(&mut self, bids: [u8; 4], dice: &mut dyn Dice, events: &mut Vec<Event>) {
        let die = Roll { sides: 6, rule: Rule("coh:2.1a") };
        let totals: Vec<(ForceId, u8)> = self
            .rollers()
            .into_iter()
            .map(|it| (it, dice.roll(die) + dice.roll(die) + bids[it.index()]))
            .collect();
        let best = totals.iter().map(|it| it.1).max().unwrap_or(0);
        let mut first = totals.iter().filter(|it| it.1 == best).map(|it| it.0);
        let winner = first.next();
        // A tie between comrades is none: the side begins.
        let tied =
            first.any(|it| winner.is_some_and(|won| self.nation_of(won) != self.nation_of(it)));
        let winner = winner.filter(|_| !tied);
        events.push(Event::Initiative { totals, winner });
        match winner {
            None => self.push(Frame::Bids { bids: [NO_BID; 4] }),
            Some(force) => {
                self.begin_turns(force);
                self.offer_reputation(force);
            }
        }
    }

    pub(crate) fn begin_turns(&mut self, force: ForceId) {
        self.core.mover = force;
        self.core.second = self.nation_of(force).other();
    }

    /// [COH 2.2f, 2.2g] Passes: free, and it ends the activation.
    pub(crate) fn pass(&mut self, events: &mut Vec<Event>) {
        let force = self.core.mover;
        self.end_activation(force, events);
        events.push(Event::Passed { force });
        self.core.again = false;
        let nation = self.nation_of(force);
        // [COH 2.2i, 21.0c] A pass of one side right after a pass of the other ends the round.
        if self.core.passed == Some(nation.other()) {
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
            Purse::Ap if !state.active => {
                refuse("coh:2.2k", "no unit is active whose AP could pay")
            }
            Purse::Ap if state.marching => refuse("coh:card.V01", "these AP are for moving alone"),
            Purse::Cap if state.cap == 0 => refuse("coh:2.2k", "no CAP is left"),
            Purse::Ap | Purse::Cap => Ok(()),
            Purse::Free => refuse("coh:2.2l", "a stall costs 1 AP or 1 CAP"),
        }
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
        self.forget_carelessness();
        if self.reached_the_end(events) {
            return;
        }
        if self.core.again {
            self.core.again = false;
            return;
        }
        self.core.mover = self.follower(self.core.mover);
    }

    /// [COH 21.0a, 21.0b] The force after another one.
    fn follower(&self, force: ForceId) -> ForceId {
        let own: Vec<ForceId> = self.forces_of(self.nation_of(force)).collect();
        let enemies: Vec<ForceId> = self.forces_of(self.nation_of(force).other()).collect();
        let place = own.iter().position(|&it| it == force).unwrap_or(0);
        if self.scenario.rules.alternate {
            // G1, S1, G2, S2: the German of a pair leads to the Soviet of the same pair.
            let next = if self.nation_of(force) == Nation::German { place } else { place + 1 };
            return enemies[next % enemies.len()];
        }
        own.get(place + 1).copied().unwrap_or(enemies[0])
    }

    /// [COH 5.0.1b, card.V07] What lasts for one enemy turn is over when that turn is.
    fn forget_carelessness(&mut self) {
        let enemy = self.nation_of(self.core.mover).other();
        for unit in
            self.scenario.unit_ids().filter(|&it| self.nation(it) == enemy).collect::<Vec<_>>()
        {
            self.unit_mut(unit).flags.clear(Flags(Flags::CARELESS.0 | Flags::WARY.0));
        }
    }

    /// [COH 2.3a] The round is over: points, then the next one.
    fn end_round(&mut self, events: &mut Vec<Event>) {
        for force in self.scenario.force_ids() {
            self.end_activation(force, events);
        }
        self.send_aircraft_home(events);
        let mut at = 0;
        for objective in self.scenario.clone().objectives.iter() {
            for _ in &objective.hexes {
                if let Some(nation) = self.core.control[at] {
                    self.score(nation, objective.each_round[nation.index()], events);
                }
                at += 1;
            }
        }
        if self.core.round >= self.scenario.rounds {
            self.end_game(Ended::Rounds, events);
        } else {
            self.begin_round(events);
        }
    }

    /// [COH 20.0a, A-18] Aircraft never stay over the map.
    fn send_aircraft_home(&mut self, events: &mut Vec<Event>) {
        for unit in self.scenario.unit_ids() {
            if self.kind(unit).is_aircraft() && self.hex(unit).is_some() {
                self.unit_mut(unit).place = Place::Awaited;
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
                if let Some(nation) = self.core.control[at] {
                    self.score(nation, objective.at_end[nation.index()], events);
                }
                at += 1;
            }
        }
        for force in scenario.force_ids() {
            let aim = scenario.secret.iter().find(|it| it.0 == self.force(force).aim);
            if let Some((_, hexes, points)) = aim {
                let nation = self.nation_of(force);
                if hexes.iter().all(|&it| self.controller(it) == Some(nation)) {
                    self.score(nation, *points, events);
                }
            }
        }
        self.core.ended = Some(ended);
        events.push(Event::Ended);
    }

    /// Gives points to the force of a nation that acts, or else to its first.
    pub(crate) fn score(&mut self, nation: Nation, points: i16, events: &mut Vec<Event>) {
        if points == 0 {
            return;
        }
        let mover = self.core.mover;
        let force = if self.scenario.rules.individual && self.nation_of(mover) == nation {
            // [COH 21.0f] Whoever attains it first.
            Some(mover)
        } else {
            self.forces_of(nation).next()
        };
        if let Some(force) = force {
            self.force_mut(force).points += points;
            events.push(Event::Scored { nation, points });
        }
    }

    /// [COH 2.4a] Points of a nation.
    pub fn points(&self, nation: Nation) -> i16 {
        self.forces_of(nation).map(|it| self.force(it).points).sum()
    }

    /// [COH 2.4e] Who controls a hex that matters.
    pub fn controller(&self, hex: HexId) -> Option<Nation> {
        let hexes = self.scenario.objectives.iter().flat_map(|it| it.hexes.iter());
        let at = hexes.clone().position(|&it| it == hex)?;
        self.core.control[at]
    }

    /// [COH 2.4e–2.4h] Looks again who controls a hex; aircraft and hidden units do not count.
    pub(crate) fn update_control(&mut self, hex: HexId, events: &mut Vec<Event>) {
        let present = |game: &Self, nation| game.seen_in(hex).any(|it| game.nation(it) == nation);
        let [german, soviet] = Nation::BOTH.map(|it| present(self, it));
        let now = match (german, soviet) {
            (true, false) => Some(Nation::German),
            (false, true) => Some(Nation::Soviet),
            // [COH 2.4g] Contested; the last holder has it again when he is alone.
            (true, true) => None,
            (false, false) => return,
        };
        let hexes: Vec<HexId> =
            self.scenario.objectives.iter().flat_map(|it| it.hexes.iter().copied()).collect();
        for (at, _) in hexes.iter().enumerate().filter(|(_, it)| **it == hex) {
            if self.core.control[at] != now {
                self.core.control[at] = now;
                events.push(Event::Taken { hex, nation: now });
            }
        }
    }

    /// How the game ended.
    pub(crate) fn final_outcome(&self) -> Option<Outcome> {
        let ended = self.core.ended?;
        let [german, soviet] = Nation::BOTH.map(|it| self.points(it));
        // [COH 2.4b] At equality both have lost.
        let winner = match german.cmp(&soviet) {
            core::cmp::Ordering::Greater => Some(Nation::German),
            core::cmp::Ordering::Less => Some(Nation::Soviet),
            core::cmp::Ordering::Equal => None,
        };
        let best = |nation| {
            self.forces_of(nation).max_by_key(|&it| (self.force(it).points, core::cmp::Reverse(it)))
        };
        let result = match (winner, ended) {
            (Some(nation), _) => format!("coh-won-{}", nation.word()),
            (None, _) => "coh-both-lost".to_owned(),
        };
        Some(Outcome {
            result,
            winner: winner.and_then(best).map(ForceId::seat),
            points: self
                .scenario
                .force_ids()
                .map(|it| (it.seat(), i32::from(self.force(it).points)))
                .collect(),
            rule: Rule(if winner.is_some() { "coh:2.4a" } else { "coh:2.4b" }),
        })
    }

    /// Whether a unit may act at all in this turn: on the map, or about to come [COH 5.1e].
    pub(crate) fn can_come(&self, unit: UnitId) -> bool {
        let start = self.scenario.unit(unit);
        self.unit(unit).place == Place::Awaited
            && start.round > 0
            && start.round <= self.core.round
            && !self.kind(unit).is_aircraft()
    }
}
