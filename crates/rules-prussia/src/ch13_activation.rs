//! Chapters 6.1, 6.3 and 13: how armies and detachments wake.

use std::sync::Arc;

use hexgrid::HexId;
use kernel::{Dice, Illegal, refuse};

use crate::agenda::Frame;
use crate::ch06_command::d6;
use crate::ch10_army_morale::Piece;
use crate::event::Event;
use crate::scenario::{Kind, Which};
use crate::state::{Army, Battle, Flags, GroupId, NO_GROUP, Phase, UnitId};

/// [PG 13.1a] What a Normal attempt needs.
const NORMAL_NEEDS: u8 = 7;
/// [PG 13.2a] What an attempt on sight needs.
const SIGHT_NEEDS: u8 = 8;
/// [PG 6.1.2a, 6.3b] How near an enemy wakes an army or a detachment.
const ALARM_RANGE: u16 = 3;
/// [PG 6.1.3a] How far away an enemy gives a chance on sight.
pub(crate) const SIGHT_RANGE: u16 = 7;

impl Battle {
    /// [PG 6.1.1a, 6.1d, 13.0a] Whether an army may try to activate now.
    pub(crate) fn may_attempt(&self, army: Army) -> Result<(), Illegal> {
        let state = self.army_state(army);
        if self.scenario.kind == Kind::Battle || state.active {
            return refuse("pg:13.0a", "the army is active");
        }
        if state.tried {
            return refuse("pg:6.1.1a", "one attempt in a turn");
        }
        if self.commander(army).is_none() {
            return refuse("pg:23.3.1a", "there is no Army Commander");
        }
        if army == Army::Coalition {
            self.may_attempt_at_leuthen()?;
        }
        Ok(())
    }

    /// [PG 23.3e, 26.3.1a] What a Normal attempt costs now.
    pub fn normal_cost(&self, army: Army) -> u8 {
        if self.scenario.which == Which::Torgau && army == Army::Coalition {
            return self.torgau_cost();
        }
        self.scenario.side(army).cost[usize::from(self.army_state(army).paid > 0)]
    }

    /// [PG 13.2b, 13.2c] What an activation on sight costs now.
    pub fn sight_cost(&self, army: Army) -> u8 {
        self.scenario.side(army).sight_cost[usize::from(self.army_state(army).paid > 0)]
    }

    /// [PG 13.1a, 13.1b] A Normal attempt: paid first, then rolled.
    pub(crate) fn attempt(&mut self, dice: &mut dyn Dice, events: &mut Vec<Event>) {
        let army = self.core.active;
        self.pay(army, self.normal_cost(army), "pg:13.1b", events);
        let state = self.army_mut(army);
        state.tried = true;
        state.paid += 1;
        if army == Army::Coalition {
            self.core.duty.attempted = true;
        }
        if self.roll_to_activate(army, "pg:13.1a", NORMAL_NEEDS, dice, events) {
            self.activate(army, "pg:13.1a", events);
            self.offer_claim(army);
        }
    }

    fn roll_to_activate(
        &self,
        army: Army,
        rule: &'static str,
        needs: u8,
        dice: &mut dyn Dice,
        events: &mut Vec<Event>,
    ) -> bool {
        let plus = self.commander(army).map_or(0, |it| self.initiative(it));
        let die = d6(dice, rule);
        let success = die + plus >= needs;
        events.push(Event::ActivationRolled { army, rule, die, plus, needs, success });
        success
    }

    /// [PG 10.0a, 10.0b] Pays army morale for an activation; the first marker of an empty track lowers
    /// nothing yet.
    fn pay(&mut self, army: Army, cost: u8, rule: &'static str, events: &mut Vec<Event>) {
        let before = self.army_state(army).current;
        for _ in 0..cost {
            self.put_on_track(army, Piece::Activation);
        }
        if cost > 0 {
            let now = self.army_state(army).current;
            let change = i8::try_from(now - before).unwrap_or(i8::MIN);
            events.push(Event::Morale { army, rule, change, now });
        }
    }

    /// [PG 6.1b] An army is active from now on.
    pub(crate) fn activate(&mut self, army: Army, rule: &'static str, events: &mut Vec<Event>) {
        let state = self.army_mut(army);
        state.active = true;
        state.alarmed = false;
        events.push(Event::Activated { army, rule });
        self.dissolve(army, events);
    }

    /// [PG 6.1.2b] An army that was alarmed is active in its own turn.
    pub(crate) fn answer_alarm(&mut self, events: &mut Vec<Event>) {
        let army = self.core.active;
        if self.army_state(army).alarmed && !self.army_state(army).active {
            self.activate(army, "pg:6.1.2a", events);
        }
    }

    /// What a unit that has entered a hex brings about: detachments wake, armies are alarmed, chances
    /// on sight arise, columns may have to deploy. Those who are asked are pushed in reverse.
    pub(crate) fn alert(&mut self, mover: UnitId, events: &mut Vec<Event>) {
        let army = self.army(mover);
        self.wake_detachments(events);
        if let Some(hex) = self.hex(mover) {
            self.alarm(army.other(), hex, events);
        }
        let enemy = army.other();
        // The last pushed is asked first.
        for wing in self.scenario.wing_ids().rev() {
            if self.is_forced_by(wing, mover) {
                self.push(Frame::Forced { wing, mover });
            }
        }
        if self.army_state(enemy).active {
            return;
        }
        let scenario = Arc::clone(&self.scenario);
        self.derived.look_out(&scenario, &self.core.units, enemy);
        for &det in &scenario.tables.dets {
            let waits = scenario.group(det).army == enemy && !self.core.groups[det.index()].sighted;
            let members = |it: UnitId| self.unit(it).det == det.0;
            if waits && self.is_sighted(enemy, members) {
                self.core.groups[det.index()].sighted = true;
                self.push(Frame::Sight { det: Some(det) });
            }
        }
        let state = self.army_state(enemy);
        let members = |it: UnitId| self.unit(it).det == NO_GROUP;
        if !state.active && !state.sighted && self.is_sighted(enemy, members) {
            self.army_mut(enemy).sighted = true;
            self.push(Frame::Sight { det: None });
        }
    }

    /// [PG 6.1.3a] Whether one of some units sees an enemy unit within seven hexes.
    fn is_sighted(&self, army: Army, of: impl Fn(UnitId) -> bool) -> bool {
        self.sees_enemy(army, SIGHT_RANGE, of)
    }

    fn sees_enemy(&self, army: Army, range: u16, of: impl Fn(UnitId) -> bool) -> bool {
        if !self.derived.may_meet(range) {
            return false;
        }
        let enemy = army.other();
        // Those beneath others are seen as those above them.
        let targets = self.units_of(enemy).filter_map(|unit| {
            let hex = self.hex(unit).filter(|&it| self.derived.may_see(army, it))?;
            (self.units_in(hex, enemy).next() == Some(unit)).then_some(hex)
        });
        targets.into_iter().any(|target| {
            let eyes = self.on_map(army).filter(|&it| of(it)).filter_map(|it| self.hex(it));
            eyes.into_iter().any(|it| self.distance(it, target) <= range && self.sees(it, target))
        })
    }

    /// Hexes with units of an army, each once.
    pub(crate) fn hexes_of(&self, army: Army) -> Vec<HexId> {
        let mut hexes: Vec<HexId> = self.on_map(army).filter_map(|it| self.hex(it)).collect();
        hexes.sort_unstable();
        hexes.dedup();
        hexes
    }

    /// [PG 6.1.2a, 6.1.2c] An enemy within three hexes and in sight of the main army alarms it.
    fn alarm(&mut self, army: Army, enemy: HexId, events: &mut Vec<Event>) {
        let state = self.army_state(army);
        if state.active
            || state.alarmed
            || !self.derived.may_be_near(&self.scenario, army, enemy, ALARM_RANGE)
        {
            return;
        }
        let woken = self.on_map(army).filter(|&it| self.unit(it).det == NO_GROUP).any(|it| {
            self.hex(it).is_some_and(|hex| {
                self.distance(hex, enemy) <= ALARM_RANGE && self.sees(hex, enemy)
            })
        });
        if woken {
            self.army_mut(army).alarmed = true;
            events.push(Event::Alarmed { army });
        }
    }

    /// [PG 6.3b] Detachments of either army that see an enemy piece within three hexes are active.
    pub(crate) fn wake_detachments(&mut self, events: &mut Vec<Event>) {
        let scenario = Arc::clone(&self.scenario);
        for &group in &scenario.tables.dets {
            let army = scenario.group(group).army;
            if self.core.groups[group.index()].active || self.army_state(army).active {
                continue;
            }
            let near = |it: UnitId| self.unit(it).det == group.0;
            if self.sees_enemy(army, ALARM_RANGE, near) || self.sees_leader(army, group) {
                self.core.groups[group.index()].active = true;
                events.push(Event::DetActivated { group });
            }
        }
    }

    /// [PG 6.3b] An enemy leader is a piece too.
    fn sees_leader(&self, army: Army, det: GroupId) -> bool {
        let leaders: Vec<HexId> =
            self.leaders_on_map(army.other()).filter_map(|it| self.leader_hex(it)).collect();
        self.on_map(army).filter(|&it| self.unit(it).det == det.0).any(|it| {
            self.hex(it).is_some_and(|hex| {
                leaders
                    .iter()
                    .any(|&it| self.distance(hex, it) <= ALARM_RANGE && self.sees(hex, it))
            })
        })
    }

    /// [PG 6.1.3a, 23.3.1a] [K-30] Whether an army may try on sight at all.
    pub(crate) fn may_try_on_sight(&self, army: Army) -> bool {
        !self.army_state(army).active && self.commander(army).is_some()
    }

    /// [PG 13.2a] An attempt on sight; if it succeeds the army may pay and be active.
    pub(crate) fn try_on_sight(&mut self, dice: &mut dyn Dice, events: &mut Vec<Event>) {
        let army = self.core.active.other();
        self.pop();
        if self.roll_to_activate(army, "pg:13.2a", SIGHT_NEEDS, dice, events) {
            self.push(Frame::Accept);
        }
    }

    /// [PG 13.2b, 6.3.2a] Pays, and the whole army is active.
    pub(crate) fn accept(&mut self, events: &mut Vec<Event>) {
        let army = self.core.active.other();
        self.pop();
        self.pay(army, self.sight_cost(army), "pg:13.2b", events);
        self.army_mut(army).paid += 1;
        self.activate(army, "pg:13.2a", events);
    }

    /// [PG 13.1c] Whether anybody of the active army may do anything in this phase.
    pub(crate) fn anybody_acts(&self) -> bool {
        self.units_of(self.core.active).any(|it| self.may_act(it))
    }

    /// Sets up what a new player turn needs.
    pub(crate) fn begin_player_turn(&mut self, events: &mut Vec<Event>) {
        let army = self.core.active;
        events.push(Event::PlayerTurn { army });
        for unit in self.scenario.unit_ids() {
            if self.army(unit) == army {
                self.unit_mut(unit).flags.clear(Flags::OF_TURN);
                self.unit_mut(unit).spent = 0;
            } else {
                // [PG 19.0b] What was done in the enemy's turn does not count any more.
                self.unit_mut(unit).flags.clear(Flags::FOUGHT);
                self.unit_mut(unit).flags.clear(Flags::FIRED);
            }
        }
        for leader in self.scenario.leader_ids() {
            let state = self.leader_mut(leader);
            (state.moved, state.helped, state.spent) = (false, false, 0);
        }
        for wing in self.scenario.wing_ids() {
            let state = self.wing_mut(wing);
            (state.helped, state.rolled, state.stirred) = (false, false, false);
        }
        self.army_mut(army).tried = false;
        self.core.duty.attempted = false;
        self.core.phase = Phase::Activation;
        self.answer_alarm(events);
    }
}

pub(crate) fn signed(number: u8) -> i8 {
    i8::try_from(number).unwrap_or(i8::MAX)
}
