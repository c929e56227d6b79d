//! Chapters 8.0 to 8.3, 8.5 and 17: states of morale, checks, rallies.

use kernel::{Dice, Illegal, refuse};

use crate::agenda::Frame;
use crate::ch06_command::d6;
use crate::ch13_activation::signed;
use crate::event::{Cause, Event, Item};
use crate::field::Ground;
use crate::roster::Arm;
use crate::state::{Army, Battle, Flags, Morale, UnitId};

/// [PG 8.3c] A check failed by so much is a Rout.
pub(crate) const ROUT_BY: i8 = 3;
/// [PG C2b] So far from the enemy it is easier to rally.
const SAFE_RANGE: u16 = 4;
/// [PG 8.2a] Hexes that Routed infantry and cavalry run.
const RUN_FOOT: u8 = 2;
const RUN_HORSE: u8 = 3;

impl Battle {
    /// [PG 9.0a, 9.0c] [K-51] What leaders in its hex add to the MR of a unit for checks and rallies.
    pub fn morale_modifier(&self, unit: UnitId) -> u8 {
        let Some(hex) = self.hex(unit) else { return 0 };
        self.leaders_in(hex, self.army(unit)).map(|it| self.mm(it)).max().unwrap_or(0)
    }

    /// [PG 8.1c, 8.2c] Shakes a unit: Disorder or, if `rout`, a Rout. A Disordered unit routs, a Routed
    /// one routs again. It retreats at once unless the rule says otherwise [PG 8.1a, 8.2a].
    pub(crate) fn shake(
        &mut self,
        unit: UnitId,
        rout: bool,
        retreats: bool,
        rule: &'static str,
        events: &mut Vec<Event>,
    ) {
        let routs = rout || self.morale(unit) != Morale::Formed;
        let morale = if routs { Morale::Routed } else { Morale::Disordered };
        self.set_morale(unit, morale);
        events.push(Event::Shaken { unit, morale, rule });
        if self.options.shaken_leaves_column {
            self.unit_mut(unit).flags.clear(Flags::COLUMN);
        }
        if routs {
            // [PG 10.1a]
            self.succeed(self.army(unit).other(), 1, events);
            self.baggage_routs(unit);
        }
        if retreats && !(routs && self.kind(unit).is_artillery()) {
            let left = if routs { self.run(unit) } else { 1 };
            self.begin_retreat(unit, left);
        }
    }

    /// [PG 8.2a, 8.2d] How many hexes a Routed unit runs; artillery none [PG 8.2b].
    pub(crate) fn run(&self, unit: UnitId) -> u8 {
        match self.kind(unit).arm {
            Arm::Infantry | Arm::Baggage => RUN_FOOT,
            Arm::Cavalry => RUN_HORSE,
            Arm::Artillery => 0,
        }
    }

    /// [PG 8.3a] What a unit must roll at most to stand.
    pub fn check_target(&self, unit: UnitId) -> i8 {
        let army = self.army(unit);
        signed(self.face(unit).mr + self.morale_modifier(unit)) - signed(self.gloom(army))
    }

    /// [PG 8.3a–8.3c] A unit checks its morale.
    pub(crate) fn check(&mut self, unit: UnitId, dice: &mut dyn Dice, events: &mut Vec<Event>) {
        if self.hex(unit).is_some() {
            self.roll_check(unit, true, dice, events);
        }
    }

    /// [PG 8.3a–8.3c, 10.2h, 10.3d] The die of a check, and what it does; whether it failed.
    pub(crate) fn roll_check(
        &mut self,
        unit: UnitId,
        retreats: bool,
        dice: &mut dyn Dice,
        events: &mut Vec<Event>,
    ) -> bool {
        let (target, die) = (self.check_target(unit), d6(dice, "pg:8.3a"));
        events.push(Event::Checked { unit, die, target });
        let over = signed(die) - target;
        if over >= ROUT_BY {
            self.shake(unit, true, retreats, "pg:8.3c", events);
        } else if over > 0 {
            self.shake(unit, false, retreats, "pg:8.3b", events);
        }
        over > 0
    }

    /// [PG 8.5c, 17a] [K-82] Whether a unit may try to rally now.
    pub(crate) fn may_rally(&self, unit: UnitId) -> Result<(), Illegal> {
        let army = self.core.active;
        if self.army(unit) != army || self.is_formed(unit) {
            return refuse("pg:17a", "only shaken units of one's own rally");
        }
        let Some(hex) = self.hex(unit) else { return refuse("pg:17a", "it is not there") };
        if !self.may_act(unit) {
            return refuse("pg:6.1a", "the army is not active");
        }
        if self.unit(unit).is(Flags::RALLIED) {
            return refuse("pg:17a", "it has tried in this phase");
        }
        if self.kind(unit).arm == Arm::Baggage {
            return refuse("pg:25.3.5b", "the baggage never rallies");
        }
        if self.in_ezoc(army, hex) {
            return refuse("pg:8.5c", "it is in an enemy zone of control");
        }
        Ok(())
    }

    /// [PG C2a–C2e] The parts of what a unit must roll at most to rally, its MR first.
    pub fn rally_items(&self, unit: UnitId) -> Vec<Item> {
        let (army, kind) = (self.army(unit), self.kind(unit));
        let mut items = vec![Item { rule: "pg:8.5a", amount: signed(self.face(unit).mr) }];
        let mut add = |rule, amount: i8| {
            if amount != 0 {
                items.push(Item { rule, amount });
            }
        };
        add("pg:C2a", signed(self.morale_modifier(unit)));
        let Some(hex) = self.hex(unit) else { return items };
        let enemies = self.hexes_of(army.other());
        let nearest = enemies.iter().map(|&it| self.distance(hex, it)).min();
        if nearest.is_none_or(|it| it >= SAFE_RANGE) {
            add("pg:C2b", 1);
        }
        let ground = self.scenario.field.ground(hex);
        let cover = matches!(ground, Ground::Woods | Ground::Town | Ground::WalledTown);
        if kind.is_infantry() && cover {
            add("pg:C2c", 1);
        }
        // [K-50]
        let shaken = |it: UnitId| it != unit && !self.is_formed(it);
        let around = self.scenario.field.grid().neighbors(hex).map(|it| it.1).chain([hex]);
        if around.into_iter().any(|it| self.units_in(it, army).any(shaken)) {
            add("pg:C2d", -1);
        }
        if nearest == Some(1) {
            add("pg:C2d", -1);
        }
        add("pg:C2e", -signed(self.gloom(army)));
        items
    }

    /// [PG 8.5a, 8.5b] A unit tries to rally: one state better.
    pub(crate) fn rally(&mut self, unit: UnitId, dice: &mut dyn Dice, events: &mut Vec<Event>) {
        self.unit_mut(unit).flags.set(Flags::RALLIED);
        let target: i8 = self.rally_items(unit).iter().map(|it| it.amount).sum();
        let die = d6(dice, "pg:8.5a");
        let success = signed(die) <= target;
        events.push(Event::RallyRolled { unit, die, target, success });
        if success {
            let morale = match self.morale(unit) {
                Morale::Routed => Morale::Disordered,
                Morale::Disordered | Morale::Formed => Morale::Formed,
            };
            self.set_morale(unit, morale);
            events.push(Event::Shaken { unit, morale, rule: "pg:8.5b" });
        }
    }

    /// [PG 11.1.1a, 11.1.1b, 1.4a] A unit loses a level; a counter that goes lies down on the track.
    pub(crate) fn lose_level(&mut self, unit: UnitId, cause: Cause, events: &mut Vec<Event>) {
        // [PG 25.3.5b] Any loss makes the baggage rout.
        if self.kind(unit).arm == Arm::Baggage {
            self.shake(unit, true, true, "pg:25.3.5b", events);
            return;
        }
        let level = self.unit(unit).level;
        let left = level.saturating_sub(1);
        self.unit_mut(unit).level = left;
        self.unit_mut(unit).hits += 1;
        events.push(Event::LevelLost { unit, left, cause });
        if level == 3 || left == 0 {
            self.count_lost(unit, 1, events);
        }
        if left == 0 {
            events.push(Event::Eliminated { unit, cause });
            self.remove(unit, crate::state::Place::Lost);
        }
    }

    /// [PG 1.2d, 10.0d, 10.1c] A unit is captured whole.
    pub(crate) fn capture(&mut self, unit: UnitId, cause: Cause, events: &mut Vec<Event>) {
        // [PG 25.3.5b] The baggage is never captured: it runs on.
        if self.kind(unit).arm == Arm::Baggage {
            return;
        }
        let levels = self.unit(unit).level;
        events.push(Event::Captured { unit, levels, cause });
        self.count_captured(unit, levels, events);
        self.remove(unit, crate::state::Place::Captured);
    }

    /// [PG 8.2e, 10.0g] A unit runs off the map and is lost.
    pub(crate) fn run_off(&mut self, unit: UnitId, events: &mut Vec<Event>) {
        let counters = crate::roster::counters(self.unit(unit).level);
        events.push(Event::Eliminated { unit, cause: Cause::RoutedOff });
        self.count_lost(unit, counters, events);
        self.remove(unit, crate::state::Place::Lost);
    }

    /// Takes a unit off the map.
    pub(crate) fn remove(&mut self, unit: UnitId, place: crate::state::Place) {
        let from = self.hex(unit);
        self.put(unit, place, 0);
        let cleared = Flags::OF_COMBAT;
        self.unit_mut(unit).flags.clear(cleared);
        self.unit_mut(unit).flags.clear(Flags::CHECKS);
        if let Some(hex) = from {
            self.drop_momentum_of_empty(hex);
        }
        // Nobody retreats who is gone.
        self.core
            .agenda
            .retain(|it| !matches!(it, Frame::Retreat { unit: gone, .. } if *gone == unit));
    }

    /// Whether a unit stands within so many hexes of enemy units.
    pub(crate) fn is_near_enemy(&self, unit: UnitId, range: u16) -> bool {
        let army: Army = self.army(unit);
        let Some(hex) = self.hex(unit) else { return false };
        self.on_map(army.other())
            .filter_map(|it| self.hex(it))
            .any(|it| self.distance(hex, it) <= range)
    }
}
