//! Chapter 19.12: the Charge.

use hexgrid::HexId;
use kernel::{Dice, Illegal, refuse};

use crate::ch06_command::d6;
use crate::event::Event;
use crate::field::{Ground, Side};
use crate::state::{Battle, Combat, Flags, Hexes, UnitId};

use super::Step;

/// [PG 19.12.2a] What a unit needs to charge.
const NEEDS: u8 = 11;

impl Battle {
    /// [PG 19.12.1a, 19.12.1c, 19.12.1d] Whether a unit may attempt a Charge after this combat.
    fn may_charge(&self, unit: UnitId) -> Result<(), Illegal> {
        let combat = self.combat_now();
        if self.army(unit) != self.core.active || !self.kind(unit).is_cavalry() {
            return refuse("pg:19.12.1a", "only cavalry of the attacker charges");
        }
        if combat.charge || combat.assault || !combat.rolled {
            return refuse("pg:19.12.1a", "one charges after a close combat");
        }
        if !self.is_formed(unit) {
            return refuse("pg:19.12.1a", "only Formed cavalry charges");
        }
        if self.unit(unit).is(Flags::CHARGED) {
            return refuse("pg:19.12.1d", "it has tried in this turn");
        }
        let Some(hex) = self.hex(unit) else { return refuse("pg:19.12.1a", "it is not there") };
        let fought = self.unit(unit).is(Flags::ENGAGED);
        // Former Support that is Engaged after advancing charges too.
        let came_up = self.unit(unit).is(Flags::ADVANCED) && self.is_engaged(unit)
            || combat.attackers.contains(hex) && self.is_engaged(unit);
        if !fought && !came_up {
            return refuse("pg:19.12.1a", "it did not attack");
        }
        let grid = self.scenario.field.grid();
        if !grid.neighbors(hex).any(|(_, to)| self.may_charge_into(hex, to).is_ok()) {
            return refuse("pg:19.12.2b", "there is nobody it could charge");
        }
        Ok(())
    }

    /// [PG 19.12.1b, 19.12.2c, K-58] Whether a hex may be charged from another.
    fn may_charge_into(&self, from: HexId, to: HexId) -> Result<(), Illegal> {
        let enemy = self.core.active.other();
        let field = &self.scenario.field;
        if !self.reaches(from, to) || self.front(to, enemy).next().is_none() {
            return refuse("pg:19.12.2b", "no enemy foot or horse stand there");
        }
        let ground = field.ground(to);
        let closed =
            matches!(ground, Ground::Woods | Ground::Town | Ground::WalledTown | Ground::Marsh);
        if closed || field.between(from, to).any(Side::ENTRENCHMENT) {
            return refuse("pg:19.12.1b", "one does not charge there");
        }
        match self.combat_now().momentum {
            Some(hex) if hex != to && self.holds(enemy, hex) => {
                refuse("pg:19.12.2c", "the hex with the Momentum marker must be charged")
            }
            _ => Ok(()),
        }
    }

    pub(super) fn may_charge_at_all(&self) -> bool {
        let army = self.core.active;
        self.on_map(army).any(|it| self.may_charge(it).is_ok())
    }

    fn chargers(&self) -> impl Iterator<Item = UnitId> + '_ {
        self.on_map(self.core.active).filter(|&it| self.unit(it).is(Flags::CHARGING))
    }

    /// Whether a unit may join the Charge being planned.
    pub(crate) fn may_join_charge(&self, unit: UnitId) -> Result<(), Illegal> {
        self.may_charge(unit)?;
        if self.unit(unit).is(Flags::CHARGING) {
            return refuse("pg:19.12.2a", "it takes part already");
        }
        let Some(hex) = self.hex(unit) else { return refuse("pg:19.12.1a", "it is not there") };
        // All chargers must be able to reach one hex together.
        let others: Vec<HexId> =
            self.chargers().filter_map(|it| self.hex(it)).chain([hex]).collect();
        let grid = self.scenario.field.grid();
        let common = grid
            .neighbors(hex)
            .any(|(_, to)| others.iter().all(|&it| self.may_charge_into(it, to).is_ok()));
        if common {
            return Ok(());
        }
        refuse("pg:19.1a", "every attacking hex touches every hex attacked")
    }

    /// A unit joins the Charge being planned.
    pub(crate) fn join_charge(&mut self, unit: UnitId) {
        self.unit_mut(unit).flags.set(Flags::CHARGING);
    }

    /// Whether a hex may be named as the target of the Charge.
    pub(crate) fn may_name_target(&self, to: HexId) -> Result<(), Illegal> {
        if self.chargers().next().is_none() {
            return refuse("pg:19.12.2a", "nobody charges yet");
        }
        for unit in self.chargers() {
            match self.hex(unit) {
                Some(from) => self.may_charge_into(from, to)?,
                None => return refuse("pg:19.12.1a", "it is not there"),
            }
        }
        Ok(())
    }

    /// [PG 19.12.2a] What each charger has to add to the die: MR and the MM of a cavalry leader.
    pub fn charge_value(&self, unit: UnitId) -> u8 {
        self.face(unit).mr + self.charge_modifier(unit)
    }

    /// [PG 19.12.2a, 19.12.2b, 19.12.3b] One die for all: those who reach 11 charge the hex at once, the
    /// others do not; all of them will be disordered.
    pub(crate) fn charge(&mut self, to: HexId, dice: &mut dyn Dice, events: &mut Vec<Event>) {
        let die = d6(dice, "pg:19.12.2a");
        let all: Vec<UnitId> = self.chargers().collect();
        let (passed, failed): (Vec<UnitId>, Vec<UnitId>) =
            all.iter().partition(|&&it| die + self.charge_value(it) >= NEEDS);
        for &unit in &all {
            let flags = &mut self.unit_mut(unit).flags;
            flags.set(Flags::CHARGED);
            flags.set(Flags::HEATED);
        }
        for &unit in &failed {
            self.unit_mut(unit).flags.clear(Flags::CHARGING);
        }
        events.push(Event::ChargeRolled { die, passed: passed.clone(), failed });
        if passed.is_empty() {
            self.go_to(Step::End);
            return;
        }
        let first = self.combat_now();
        // Whoever was Engaged in the first combat will be disordered too.
        for unit in self.scenario.unit_ids() {
            if self.unit(unit).is(Flags::ENGAGED) {
                self.unit_mut(unit).flags.set(Flags::HEATED);
            }
            let flags = &mut self.unit_mut(unit).flags;
            flags.clear(Flags::ENGAGED);
            flags.clear(Flags::ADDED);
            flags.clear(Flags::ADVANCED);
        }
        let (mut attackers, mut defenders) = (Hexes::default(), Hexes::default());
        for &unit in &passed {
            self.unit_mut(unit).flags.set(Flags::ENGAGED);
            if let Some(hex) = self.hex(unit) {
                attackers.push(hex);
            }
        }
        defenders.push(to);
        let combat = Combat {
            attackers,
            defenders,
            charge: true,
            assault: false,
            leads: [None, None],
            pair: None,
            supported: false,
            flank: false,
            routed_only: false,
            levels: [0, 0],
            engaged: [0, 0],
            unsatisfied: 0,
            advanced: false,
            momentum: None,
            result: None,
            empty: false,
            rolled: false,
        };
        self.core.before_charge = Some(first);
        self.core.combat = Some(combat);
        self.pop();
        self.open_combat(combat, events);
    }
}
