//! Chapter 23: Rossbach.

use hexgrid::HexId;
use kernel::{Dice, Illegal, refuse};

use crate::agenda::Frame;
use crate::ch06_command::d6;
use crate::ch13_activation::signed;
use crate::decision::Piece;
use crate::derived::Around;
use crate::event::Event;
use crate::roster::{Arm, Kind};
use crate::scenario::{Variant, Which};
use crate::state::{Army, Battle, Bearer, Flags, Place, UnitId};

/// [PG 23.4b] The most morale that can be claimed.
const CLAIM_MAX: i16 = 8;
/// [PG 23.4d] Turns to meet the condition.
const DUTY_TURNS: u8 = 4;
/// [PG 23.4c] Line infantry that must be in place.
const DUTY_UNITS: usize = 3;
/// [PG 23.4.2a] With so little morale the army may always activate.
const DESPERATE: i16 = 7;
/// [PG 23.4.4c] Passivity takes no more than down to this.
const PASSIVITY_FLOOR: i16 = 6;
/// [PG 23.5.1a] Hexes of the forced march.
const MARCH: u8 = 3;

impl Battle {
    fn is_rossbach(&self) -> bool {
        self.scenario.which == Which::Rossbach
    }

    /// [PG 23.6b] Whether the variant's Army Commander has fallen.
    pub(crate) fn variant_commander_is_lost(&self) -> bool {
        self.scenario.variant == Some(Variant::Hildburghausen)
            && self
                .scenario
                .commander(Army::Coalition)
                .is_some_and(|it| self.leader(it).bearer != Bearer::Himself)
    }

    /// [PG 23.4a, 23.4.2a, 23.3.1a] Whether the Franco-Imperials may be asked to activate: without an
    /// Army Commander they roll, or need not. The die has been rolled when the phase began.
    pub(crate) fn may_french_activate(&self) -> bool {
        self.is_rossbach()
            && self.core.active == Army::Coalition
            && self.is_main()
            && !self.army_state(Army::Coalition).active
            && !self.army_state(Army::Coalition).tried
            && self.commander(Army::Coalition).is_none()
    }

    /// [PG 23.4a, 23.4.2a] Whether the army activates without a die.
    pub(crate) fn is_desperate(&self) -> bool {
        self.army_state(Army::Coalition).current <= DESPERATE
    }

    /// [PG 23.4a, 23.4.1a, 23.4.2a] The Franco-Imperials try to activate: on a 1, or freely if their
    /// morale is low.
    pub(crate) fn french_attempt(&mut self, dice: &mut dyn Dice, events: &mut Vec<Event>) {
        let army = Army::Coalition;
        self.army_mut(army).tried = true;
        let success = self.is_desperate() || {
            let die = d6(dice, "pg:23.4a");
            let success = die == 1;
            events.push(Event::ActivationRolled {
                army,
                rule: "pg:23.4a",
                die,
                plus: 0,
                needs: 1,
                success,
            });
            success
        };
        if success {
            self.activate(army, "pg:23.4a", events);
            self.offer_claim(army);
        }
    }

    /// [PG 23.4b, 23.6c] After a voluntary activation morale may be claimed.
    pub(crate) fn offer_claim(&mut self, army: Army) {
        if self.is_rossbach() && army == Army::Coalition && self.is_main() {
            self.push(Frame::Claim);
        }
    }

    /// [PG 23.4b, 23.4.3a] How much may be claimed: never beyond the end of the track.
    pub(crate) fn claim_most(&self) -> u8 {
        let duty = &self.core.duty;
        if duty.forfeited || duty.claimed > 0 {
            return 0;
        }
        let state = self.army_state(Army::Coalition);
        let room = (state.track.top - state.track.level()).clamp(0, CLAIM_MAX);
        u8::try_from(room).expect("it is between nothing and the most that may be claimed")
    }

    /// [PG 23.4b, 23.4d] Claims morale and takes on the duty to advance.
    pub(crate) fn claim(&mut self, points: u8, events: &mut Vec<Event>) {
        self.pop();
        if points == 0 {
            return;
        }
        let army = Army::Coalition;
        let before = self.army_state(army).track.level();
        for _ in 0..points {
            self.army_mut(army).track.rise();
        }
        let state = self.army_mut(army);
        let gained = state.track.level() - before;
        state.current += gained;
        let now = state.current;
        events.push(Event::Morale { army, rule: "pg:23.4b", change: signed(points), now });
        self.core.duty.claimed = u8::try_from(gained).unwrap_or(points);
        self.core.duty.deadline = (self.core.turn + DUTY_TURNS - 1).min(self.scenario.turns);
    }

    /// [PG 23.4c] [K-41] Whether three line infantry units are in place.
    fn is_advance_made(&self) -> bool {
        let line = |it: &UnitId| {
            let kind = self.kind(*it);
            kind.arm == Arm::Infantry && kind.kind != Kind::Croat
        };
        let around = self.derived.around(Army::Prussia, 1);
        let in_place = |it: &UnitId| line(it) && self.is_in_place(*it, around);
        self.on_map(Army::Coalition).filter(in_place).nth(DUTY_UNITS - 1).is_some()
    }

    /// [PG 23.4c] Whether a unit stands next to a Prussian unit, or in or next to one of the towns.
    fn is_in_place(&self, unit: UnitId, around: Around) -> bool {
        let (grid, goals) = (self.scenario.field.grid(), &self.scenario.tables.goals);
        self.hex(unit).is_some_and(|hex| {
            let mut near = grid.neighbors(hex);
            goals.as_ref().is_some_and(|it| it.contains(hex))
                || around.contains(&self.scenario, hex)
                    && near.any(|(_, next)| self.holds(Army::Prussia, next))
        })
    }

    /// [PG 23.4d] Whether every unit stands east of the entrenchments.
    fn is_camp_left(&self) -> bool {
        let east = self.scenario.field.region("east-of-entrenchments");
        self.on_map(Army::Coalition).all(|it| self.hex(it).is_some_and(|hex| east.contains(&hex)))
    }

    /// Whether the Franco-Imperials are bound to advance.
    pub fn is_bound_to_advance(&self) -> bool {
        self.core.duty.deadline > 0 && !self.core.duty.done
    }

    /// [PG 23.4c] Whether the Franco-Imperials may end their movement: bound to advance, everybody who
    /// can must have moved.
    pub(crate) fn may_end_advance_of_french(&self) -> Result<(), Illegal> {
        if self.core.active != Army::Coalition
            || !self.is_bound_to_advance()
            || self.is_advance_made()
        {
            return Ok(());
        }
        let idle =
            |it: &UnitId| !self.unit(*it).is(Flags::STIRRED) && self.may_select_unit(*it).is_ok();
        match self.on_map(Army::Coalition).find(idle) {
            None => Ok(()),
            Some(_) => refuse("pg:23.4c", "the whole army must move on"),
        }
    }

    /// [PG 23.4c] Whether a unit of the army bound to advance may stop without having moved.
    pub(crate) fn may_stand_still(&self, unit: UnitId) -> Result<(), Illegal> {
        let idle = self.unit(unit).spent == 0 && !self.unit(unit).is(Flags::STIRRED);
        let bound = self.army(unit) == Army::Coalition && self.is_bound_to_advance();
        if idle && bound && !self.is_advance_made() {
            return refuse("pg:23.4c", "the whole army must move on");
        }
        Ok(())
    }

    /// [PG 23.4d] The deadline: the bonus is taken back if the condition is not met.
    pub(crate) fn end_duty_of_french(&mut self, events: &mut Vec<Event>) {
        if !self.is_bound_to_advance() {
            return;
        }
        if self.is_advance_made() && self.is_camp_left() {
            self.core.duty.done = true;
            return;
        }
        if self.core.turn < self.core.duty.deadline {
            return;
        }
        self.core.duty.done = true;
        let (army, points) = (Army::Coalition, self.core.duty.claimed);
        let state = self.army_mut(army);
        state.track.fall(points);
        state.current -= i16::from(points);
        let now = state.current;
        events.push(Event::Morale { army, rule: "pg:23.4d", change: -signed(points), now });
    }

    /// [PG 23.4.4d] [K-78] Somebody has fought: no more passivity.
    pub(crate) fn note_combat(&mut self, army: Army) {
        self.core.duty.fought = true;
        // [PG 23.4e] Fire in defense is no attack.
        let attacks = army == Army::Prussia && self.core.active == Army::Prussia;
        if attacks && self.is_bound_to_advance() {
            self.core.duty.done = true;
        }
    }

    /// [PG 23.4.3a, 23.4e] The Prussians attack: with line infantry, before the claim, the bonus is gone.
    pub(crate) fn note_attack(&mut self) {
        if !self.is_rossbach() || self.core.active != Army::Prussia {
            return;
        }
        if self.is_bound_to_advance() {
            self.core.duty.done = true;
        }
        let line = |it: UnitId| {
            let kind = self.kind(it);
            kind.arm == Arm::Infantry && kind.kind != Kind::Freikorps
        };
        if self.core.duty.claimed == 0 && self.participants(Army::Prussia).any(line) {
            self.core.duty.forfeited = true;
        }
    }

    /// [PG 23.4.4a, 23.4.4b, 23.4.4c, 23.4.4d, 23.4.4e, 23.4.4f, 23.5.3a] [K-39, K-40, K-100] Standing still costs morale, until somebody fights.
    pub(crate) fn suffer_passivity(&mut self, dice: &mut dyn Dice, events: &mut Vec<Event>) {
        if !self.scenario.rules.passivity || self.core.duty.fought {
            return;
        }
        let army = self.core.active;
        // [PG 23.6c] In the variant an attempt to activate frees from the roll.
        if army == Army::Coalition && (self.has_advanced() || self.core.duty.attempted) {
            return;
        }
        let die = d6(dice, "pg:23.4.4a");
        events.push(Event::PassivityRolled { army, die });
        let points = match (army, self.core.duty.punished, die) {
            (Army::Prussia, _, 6)
            | (Army::Coalition, false, 5 | 6)
            | (Army::Coalition, true, 5) => 2,
            (Army::Coalition, true, 6) => 3,
            _ => return,
        };
        let state = self.army_mut(army);
        let room = if army == Army::Coalition {
            u8::try_from((state.track.level() - PASSIVITY_FLOOR).max(0)).unwrap_or(0)
        } else {
            u8::MAX
        };
        let points = points.min(room);
        if army == Army::Coalition {
            self.core.duty.punished = true;
        }
        if points == 0 {
            return;
        }
        let state = self.army_mut(army);
        state.track.fall(points);
        state.current = state.track.level();
        let now = state.current;
        events.push(Event::Morale { army, rule: "pg:23.4.4f", change: -signed(points), now });
    }

    /// [PG 23.4.4b] [K-41] Remembers where the units of an army begin the Movement Phase.
    pub(crate) fn note_beginning(&mut self) {
        if !self.scenario.rules.passivity {
            return;
        }
        let units: Vec<UnitId> = self.on_map(self.core.active).collect();
        for unit in units {
            if let Some(hex) = self.hex(unit) {
                self.unit_mut(unit).began = hex.0;
            }
        }
    }

    /// [PG 23.4.4b] [K-41] Whether the Franco-Imperials advanced in this phase: there is an objective, one
    /// of the towns or the Prussians, to which everybody who could move has come nearer, those in place
    /// excepted.
    fn has_advanced(&self) -> bool {
        let army = Army::Coalition;
        if !self.army_state(army).active {
            return false;
        }
        let region = |name: &str| self.scenario.field.region(name).to_vec();
        let objectives = [region("kayna"), region("reichardtswerben"), self.hexes_of(army.other())];
        objectives.iter().filter(|it| !it.is_empty()).any(|goals| {
            let around = self.derived.around(Army::Prussia, 1);
            let away = |hex: HexId| goals.iter().map(|&it| self.distance(hex, it)).min();
            self.on_map(army).filter(|&it| !self.is_routed(it)).all(|it| {
                let Some(hex) = self.hex(it) else { return true };
                let held = !self.unit(it).is(Flags::MOVED) && self.may_select_unit(it).is_err();
                held || self.is_in_place(it, around) || away(hex) < away(HexId(self.unit(it).began))
            })
        })
    }

    /// [PG 23.5.1a, 23.5.1b] [K-81] The march of the first turn: the stacks of Soubise and Hildburghausen
    /// and the artillery go three hexes straight towards 2606, whatever their command.
    pub(crate) fn march_at_rossbach(&mut self, events: &mut Vec<Event>) {
        let now = self.is_rossbach()
            && !self.is_main()
            && self.core.turn == 1
            && self.core.active == Army::Coalition;
        let Some(goal) = self.scenario.field.grid().find("2606").filter(|_| now) else { return };
        let marches = |it: UnitId| {
            let kind = self.kind(it);
            let wing = kind.wing.map(|it| self.scenario.wing(it).id.as_str());
            kind.is_artillery() || matches!(wing, Some("soubise" | "hildburghausen"))
        };
        let units: Vec<UnitId> =
            self.on_map(Army::Coalition).filter(|&it| marches(it) && !self.is_routed(it)).collect();
        let mut hexes: Vec<HexId> = units.iter().filter_map(|&it| self.hex(it)).collect();
        hexes.sort_unstable();
        hexes.dedup();
        // Those in front go first, so that nobody marches into those before him.
        hexes.sort_by_key(|&it| (self.distance(it, goal), it));
        for start in hexes {
            let mut stack: Vec<UnitId> = self
                .stack(start)
                .filter(|it| units.contains(it) && !self.unit(*it).is(Flags::MARCHED))
                .collect();
            stack.reverse();
            self.march(start, goal, &stack, events);
        }
    }

    fn march(&mut self, start: HexId, goal: HexId, stack: &[UnitId], events: &mut Vec<Event>) {
        let army = Army::Coalition;
        let mut hex = start;
        for _ in 0..MARCH {
            let grid = self.scenario.field.grid();
            let nearer = |it: &HexId| self.distance(*it, goal) < self.distance(hex, goal);
            let open = |it: &HexId| {
                grid.is_playable(*it)
                    && !self.is_prohibited(hex, *it)
                    && !self.holds(army.other(), *it)
            };
            let next = grid
                .neighbors(hex)
                .map(|it| it.1)
                .filter(nearer)
                .filter(open)
                .min_by_key(|&it| (self.off_line(start, goal, it), it));
            let Some(next) = next.filter(|_| !self.in_ezoc(army, hex) || hex == start) else {
                break;
            };
            for &unit in stack {
                self.put_on_top(unit, next);
                let piece = Piece::Unit(unit);
                events.push(Event::Moved { piece, from: hex, to: next, cost: None });
            }
            hex = next;
        }
        for &unit in stack {
            let flags = &mut self.unit_mut(unit).flags;
            for flag in [Flags::MARCHED, Flags::MOVED, Flags::STIRRED] {
                flags.set(flag);
            }
            if self.kind(unit).is_artillery() {
                self.unit_mut(unit).flags.set(Flags::GUNS_MOVED);
            }
        }
        self.army_mut(army).strained = true;
        if hex == start {
            return;
        }
        self.drop_empty_marker(start);
        self.drop_momentum_of_empty(start);
        if self.holds(army, start) {
            return;
        }
        let leaders: Vec<_> = self.leaders_in(start, army).collect();
        for leader in leaders {
            self.leader_mut(leader).place = Place::Map(hex);
            let piece = Piece::Leader(leader);
            events.push(Event::Moved { piece, from: start, to: hex, cost: None });
        }
    }

    /// How far a hex lies off the straight line between two others, in units of no meaning.
    fn off_line(&self, from: HexId, to: HexId, hex: HexId) -> i32 {
        let grid = self.scenario.field.grid();
        let ((x, y), (x0, y0), (x1, y1)) = (grid.center(hex), grid.center(from), grid.center(to));
        ((x - x0) * (y1 - y0) - (y - y0) * (x1 - x0)).abs()
    }
}
