//! Chapters 8.2 and 8.4: retreats, hex by hex, and what they do to friends on the way.

use core::cmp::Reverse;

use hexgrid::HexId;
use kernel::{Illegal, refuse};

use crate::agenda::Frame;
use crate::event::{Cause, Event};
use crate::roster::Arm;
use crate::state::{Battle, Flags, LeaderId, Morale, Place, UnitId};

/// A step of a retreat: into a hex, or off the map.
pub(crate) type Way = Option<HexId>;

/// [PG 8.4a, 8.4e] [K-52] How bad a step is: towards EZOC, towards the enemy, among friends, near the
/// enemy, far from the friendly edge, off the line of the last step. Less is better.
type Badness = (Trouble, bool, bool, Reverse<u16>, u16, u8);

/// [PG 8.4a] What awaits a unit in enemy zones on its way back, the least bad first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Trouble {
    /// It can retreat all the way clear of EZOC.
    None,
    /// It enters an EZOC, now or later, and can leave it again at once.
    Passing,
    /// There is no way out.
    Trapped,
}

/// Off the map the enemy is nowhere near.
const NOWHERE: u16 = u16::MAX;
/// No direction has been taken yet.
pub(crate) const NO_WAY: u8 = 6;

impl Battle {
    /// Begins a retreat of so many hexes.
    pub(crate) fn begin_retreat(&mut self, unit: UnitId, left: u8) {
        let Some(origin) = self.hex(unit) else { return };
        self.unit_mut(unit).flags.clear(Flags::CHECKS);
        self.push(Frame::Retreat { unit, left, origin, way: NO_WAY });
    }

    /// Whether a retreat goes on: hexes are left, or a Disordered unit is still in an EZOC
    /// [PG 8.4.1a].
    fn goes_on(&self, unit: UnitId, left: u8, origin: HexId) -> bool {
        let Some(hex) = self.hex(unit) else { return false };
        let minds = self.kind(unit).arm != Arm::Baggage;
        left > 0 || minds && hex != origin && self.in_zone(unit, hex, Some(origin))
    }

    /// [PG C1b, C1c] [K-127] Whether a retreating unit is in an EZOC in a hex. Guns that get away
    /// from units in their own hex do not mind the zone of these: one hex is enough.
    fn in_zone(&self, unit: UnitId, hex: HexId, origin: Option<HexId>) -> bool {
        let (army, enemy) = (self.army(unit), self.army(unit).other());
        let Some(captors) = origin.filter(|&it| self.holds(enemy, it)) else {
            return self.in_ezoc(army, hex);
        };
        self.scenario.field.grid().neighbors(hex).any(|(_, next)| {
            next != captors
                && self.reaches(next, hex)
                && self.units_in(next, enemy).any(|it| self.has_zoc(it))
        })
    }

    /// [PG 8.4a] The steps the unit whose retreat is on top of the agenda may take next: the best, and
    /// those as good. None if it cannot retreat.
    pub(crate) fn ways_back(&self, unit: UnitId) -> Vec<Way> {
        let (left, origin, way) = match self.core.agenda.last() {
            Some(&Frame::Retreat { left, origin, way, .. }) => (left, Some(origin), way),
            _ => (1, None, NO_WAY),
        };
        self.best_ways(unit, left, origin, way)
    }

    fn best_ways(&self, unit: UnitId, left: u8, origin: Option<HexId>, last: u8) -> Vec<Way> {
        let (Some(hex), army) = (self.hex(unit), self.army(unit)) else { return Vec::new() };
        let grid = self.scenario.field.grid();
        let enemies = self.hexes_of(army.other());
        let goals = self.retreat_goals(unit);
        let gap = |from: HexId| enemies.iter().map(|&it| grid.distance(from, it)).min();
        let now = gap(hex).unwrap_or(0);
        let mut ways: Vec<(Badness, Way)> = Vec::new();
        for (way, to) in grid.neighbors(hex) {
            // [PG 8.4e] Nobody retreats to where he began.
            if !self.may_retreat_into(unit, hex, to) || origin == Some(to) {
                continue;
            }
            let enemy = gap(to).unwrap_or(0);
            let edge = goals.iter().map(|&it| grid.distance(to, it)).min().unwrap_or(0);
            let turn = if last == NO_WAY { 0 } else { turn_between(last, way.index()) };
            let friends = self.holds(army, to);
            let trouble = self.trouble(unit, to, left.saturating_sub(1), origin);
            let bad = (trouble, enemy < now, friends, Reverse(enemy), edge, turn);
            ways.push((bad, Some(to)));
        }
        let routed = self.is_routed(unit);
        let friendly = self.ways_off(unit).contains(&hex) && self.kind(unit).arm != Arm::Baggage;
        // [PG 8.2e] [K-79] Routed units run off a friendly edge; any other way off is the last one.
        if routed && friendly {
            ways.push(((Trouble::None, false, false, Reverse(NOWHERE), 0, 0), None));
        } else if ways.is_empty() && grid.is_edge(hex) && self.kind(unit).arm != Arm::Baggage {
            return vec![None];
        }
        let Some(best) = ways.iter().map(|it| it.0).min() else { return Vec::new() };
        ways.into_iter().filter(|it| it.0 == best).map(|it| it.1).collect()
    }

    /// [PG 8.4a] What awaits a unit that retreats into a hex with so many more to go.
    fn trouble(&self, unit: UnitId, at: HexId, left: u8, origin: Option<HexId>) -> Trouble {
        let zone = self.in_zone(unit, at, origin);
        if !zone && (left == 0 || self.must_stop_at_mietzel(unit, at)) {
            return Trouble::None;
        }
        let off = self.is_routed(unit) && self.ways_off(unit).contains(&at);
        if !zone && off {
            return Trouble::None;
        }
        let next = || {
            let neighbors = self.scenario.field.grid().neighbors(at).map(|it| it.1);
            neighbors.filter(|&it| origin != Some(it) && self.may_retreat_into(unit, at, it))
        };
        if zone {
            let out = next().any(|it| !self.in_zone(unit, it, origin));
            return if out { Trouble::Passing } else { Trouble::Trapped };
        }
        next().map(|it| self.trouble(unit, it, left - 1, origin)).min().unwrap_or(Trouble::Trapped)
    }

    /// [PG 8.4b] Whether a unit could retreat into a hex at all.
    fn may_retreat_into(&self, unit: UnitId, from: HexId, to: HexId) -> bool {
        let army = self.army(unit);
        self.scenario.field.grid().is_playable(to)
            && !self.is_prohibited(from, to)
            && !self.crosses_mietzel(from, to)
            && !self.holds(army.other(), to)
            && !self.is_barred_by_baggage(unit, to)
    }

    /// [PG 11.1.4b] Whether a unit could retreat so many hexes without entering an EZOC.
    pub(crate) fn may_retreat_freely(&self, unit: UnitId, hexes: u8) -> bool {
        let Some(hex) = self.hex(unit) else { return false };
        self.scenario.field.grid().neighbors(hex).any(|(_, to)| {
            self.may_retreat_into(unit, hex, to)
                && self.trouble(unit, to, hexes.saturating_sub(1), Some(hex)) == Trouble::None
        })
    }

    /// [PG 8.4a, 24.2.4a, 25.3.3a, 26.3.2a] The hexes towards which a unit retreats.
    fn retreat_goals(&self, unit: UnitId) -> Vec<HexId> {
        if let Some(goals) = self.leuthen_goals(unit) {
            return goals;
        }
        self.ways_off(unit).to_vec()
    }

    /// [PG 8.2e, 26.3.2a] The hexes from which a Routed unit runs off the map.
    fn ways_off(&self, unit: UnitId) -> &[HexId] {
        self.torgau_goals(unit).unwrap_or_else(|| self.exits_of(self.army(unit)))
    }

    /// The next step of the retreat on top of the agenda if nobody has to choose it, or its end.
    pub(crate) fn go_on_retreating(&mut self, events: &mut Vec<Event>) {
        let Some(&Frame::Retreat { unit, left, origin, .. }) = self.core.agenda.last() else {
            return;
        };
        if !self.goes_on(unit, left, origin) {
            self.end_retreat(unit, origin);
            return;
        }
        let ways = self.ways_back(unit);
        match ways.first() {
            Some(&way) => self.retreat(way, events),
            None => self.fail_to_retreat(unit, Cause::NoRetreat, events),
        }
    }

    /// [PG 8.4b, 25.3.5b] A unit that cannot retreat is captured; the baggage stays where it is.
    fn fail_to_retreat(&mut self, unit: UnitId, cause: Cause, events: &mut Vec<Event>) {
        if self.kind(unit).arm == Arm::Baggage {
            self.unit_mut(unit).flags.clear(Flags::RETREATING);
            self.pop();
            return;
        }
        self.unit_mut(unit).flags.clear(Flags::RETREATING);
        self.capture(unit, cause, events);
    }

    /// Whether the owner must choose where a unit retreats.
    pub(crate) fn must_choose_way(&self, unit: UnitId, left: u8, origin: HexId) -> bool {
        self.goes_on(unit, left, origin) && self.ways_back(unit).len() > 1
    }

    /// [PG 8.4a] Whether a unit may retreat this way now.
    pub(crate) fn may_retreat(&self, unit: UnitId, way: Way) -> Result<(), Illegal> {
        if self.ways_back(unit).contains(&way) {
            return Ok(());
        }
        refuse("pg:8.4a", "another way keeps clear of the enemy, of friends or nearer the edge")
    }

    /// One step of the retreat on top of the agenda.
    pub(crate) fn retreat(&mut self, way: Way, events: &mut Vec<Event>) {
        let Some(&Frame::Retreat { unit, left, origin, .. }) = self.core.agenda.last() else {
            return;
        };
        let (Some(from), army) = (self.hex(unit), self.army(unit)) else { return };
        let Some(to) = way else {
            self.unit_mut(unit).flags.clear(Flags::RETREATING);
            self.run_off(unit, events);
            return;
        };
        if self.in_zone(unit, to, Some(origin)) {
            // [PG 8.2h]
            if self.is_routed(unit) && self.kind(unit).arm != Arm::Baggage {
                self.fail_to_retreat(unit, Cause::Zone, events);
                return;
            }
            // [PG 8.4c]
            if self.face(unit).bracketed && self.kind(unit).arm != Arm::Baggage {
                self.fail_to_retreat(unit, Cause::NoRetreat, events);
                return;
            }
        }
        let grid = self.scenario.field.grid();
        let heading = grid.direction(from, to).map_or(NO_WAY, |it| direction_number(it.index()));
        let beyond = left == 0;
        let stops = self.must_stop_at_mietzel(unit, to);
        let left = if stops { 0 } else { left.saturating_sub(1) };
        if let Some(frame) = self.core.agenda.last_mut() {
            *frame = Frame::Retreat { unit, left, origin, way: heading };
        }
        // [PG 3.4e]
        self.unit_mut(unit).flags.set(Flags::RETREATING);
        self.unit_mut(unit).flags.clear(Flags::BOTTOM);
        self.put_on_top(unit, to);
        self.drop_momentum_of_empty(from);
        events.push(Event::Retreated { unit, from, to });
        self.overrun_leaders(to, army);
        self.push(Frame::Passed { unit, hex: to });
        // [PG 8.4.1b, 8.4.1c]
        if beyond && self.morale(unit) == Morale::Disordered {
            self.lose_level(unit, Cause::Pursuit, events);
        }
    }

    /// A retreat has come to its end; leaders may go along [PG 8.4d].
    fn end_retreat(&mut self, unit: UnitId, origin: HexId) {
        self.pop();
        self.unit_mut(unit).flags.clear(Flags::RETREATING);
        if self.hex(unit).is_some_and(|it| it != origin) {
            self.let_leaders_follow(unit, origin);
        }
    }

    /// [PG 8.4d] Asks the leaders of a hex whether they go with a unit that left it.
    fn let_leaders_follow(&mut self, unit: UnitId, origin: HexId) {
        let leaders: Vec<LeaderId> = self.leaders_in(origin, self.army(unit)).collect();
        for leader in leaders.into_iter().rev() {
            self.push(Frame::Follow { leader, unit });
        }
    }

    /// [PG 8.4d] A leader goes with a unit.
    pub(crate) fn follow(&mut self, leader: LeaderId, unit: UnitId, events: &mut Vec<Event>) {
        self.pop();
        if let (Some(from), Some(to)) = (self.leader_hex(leader), self.hex(unit)) {
            self.leader_mut(leader).place = Place::Map(to);
            let piece = crate::decision::Piece::Leader(leader);
            events.push(Event::Moved { piece, from, to, cost: None });
        }
    }

    /// [PG 8.4.2a–8.4.2g, 8.4.2e, 8.4.2f] [K-54] A unit has retreated into a hex with friends: step 1 disorders them,
    /// then each checks its morale.
    pub(crate) fn disturb(&mut self, unit: UnitId, hex: HexId, events: &mut Vec<Event>) {
        self.pop();
        let army = self.army(unit);
        let stationary: Vec<UnitId> = self
            .units_in(hex, army)
            .filter(|&it| it != unit && !self.unit(it).is(Flags::RETREATING))
            .collect();
        // [PG 8.4.2a] The limits do not hold for those who only pass through.
        let passes = match self.core.agenda.last() {
            Some(&Frame::Retreat { left, origin, .. }) => self.goes_on(unit, left, origin),
            _ => false,
        };
        let overstacked = !passes && self.is_overstacked(hex, army);
        let of =
            |is: fn(&crate::roster::Unit) -> bool| stationary.iter().any(|&it| is(self.kind(it)));
        let kind = self.kind(unit);
        let mixed = kind.is_infantry() && of(crate::roster::Unit::is_cavalry)
            || kind.is_cavalry() && of(crate::roster::Unit::is_infantry);
        if overstacked || mixed {
            let rule = match (overstacked, kind.is_infantry()) {
                (true, _) => "pg:8.4.2a",
                (false, true) => "pg:8.4.2b",
                (false, false) => "pg:8.4.2c",
            };
            for &it in &stationary {
                // [PG 8.4.2d]
                if self.is_formed(it) {
                    self.shake(it, false, false, rule, events);
                }
            }
        }
        // The last pushed checks first: from the top of the stack down.
        for &it in stationary.iter().rev() {
            self.push(Frame::Check { unit: it });
        }
    }

    /// [PG 15.1a, 8.2d] Whether a Routed unit has to make its rout move now.
    pub(crate) fn may_run(&self, unit: UnitId) -> Result<(), Illegal> {
        if self.army(unit) != self.core.active || !self.is_routed(unit) {
            return refuse("pg:15.1a", "only Routed units of one's own run");
        }
        if self.hex(unit).is_none() || self.unit(unit).is(Flags::RAN) || self.run(unit) == 0 {
            return refuse("pg:8.2d", "it has run, or is artillery, or is gone");
        }
        // [K-32] An army that is not active does nothing.
        if !self.may_act(unit) {
            return refuse("pg:6.1a", "the army is not active");
        }
        Ok(())
    }

    /// [PG 8.2d, 8.2f, 8.2i] Makes the rout move of a unit; what it costs to leave an EZOC is not asked.
    pub(crate) fn make_run(&mut self, unit: UnitId) {
        self.unit_mut(unit).flags.set(Flags::RAN);
        self.begin_retreat(unit, self.run(unit));
    }
}

/// How far apart two directions are, 0 to 3.
fn turn_between(a: u8, b: usize) -> u8 {
    let apart = (usize::from(a) + 6 - b) % 6;
    u8::try_from(apart.min(6 - apart)).unwrap_or(3)
}

fn direction_number(index: usize) -> u8 {
    u8::try_from(index).unwrap_or(NO_WAY)
}
