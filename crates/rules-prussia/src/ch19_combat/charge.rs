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
    /// [PG 19.12.1a, 19.12.1c, 19.12.1d] [K-126] Whether a unit may attempt a Charge after this
    /// combat.
    fn may_charge(&self, unit: UnitId) -> Result<(), Illegal> {
        let combat = self.combat_now();
        if self.army(unit) != self.core.active || !self.kind(unit).is_cavalry() {
            return refuse("pg:19.12.1a", "only cavalry of the attacker charges");
        }
        if combat.charge || !combat.rolled {
            return refuse("pg:19.12.1a", "one charges after a close combat");
        }
        if !self.is_formed(unit) {
            return refuse("pg:19.12.1a", "only Formed cavalry charges");
        }
        if self.unit(unit).is(Flags::CHARGED) {
            return refuse("pg:19.12.1d", "it has tried in this turn");
        }
        let Some(hex) = self.hex(unit) else { return refuse("pg:19.12.1a", "it is not there") };
        let flags = self.unit(unit).flags;
        let attacked = flags.any(Flags::ENGAGED) || flags.any(Flags::HEATED);
        let advanced = flags.any(Flags::ADVANCED) || flags.any(Flags::ONWARD);
        if !attacked && !advanced {
            return refuse("pg:19.12.1a", "it did not attack");
        }
        // Being Engaged is asked of former Support alone.
        if !attacked && !self.is_engaged(unit) {
            return refuse("pg:19.12.1a", "former Support charges only if its advance engaged it");
        }
        let grid = self.scenario.field.grid();
        let none = Hexes::default();
        let open =
            |to: HexId| self.may_charge_into(hex, to).is_ok() && !self.misses_momentum(none, to);
        if !grid.neighbors(hex).any(|(_, to)| open(to)) {
            return refuse("pg:19.12.2b", "there is nobody it could charge");
        }
        Ok(())
    }

    /// [PG 19.12.1b, 19.12.2c] [K-58] Whether a hex may be charged from another.
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
        Ok(())
    }

    /// [PG 19.12.2c] Whether a Charge of these hexes leaves the Momentum marker of this combat aside.
    fn misses_momentum(&self, aims: Hexes, to: HexId) -> bool {
        let enemy = self.core.active.other();
        let marked =
            self.combat_now().momentum.filter(|&it| self.front(it, enemy).next().is_some());
        marked.is_some_and(|it| it != to && !aims.contains(it))
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
        if !self.combat_now().aims.is_empty() {
            return refuse("pg:19.12.2a", "a hex to charge has been named");
        }
        let Some(hex) = self.hex(unit) else { return refuse("pg:19.12.1a", "it is not there") };
        // All chargers must be able to reach one hex together.
        let others: Vec<HexId> =
            self.chargers().filter_map(|it| self.hex(it)).chain([hex]).collect();
        let grid = self.scenario.field.grid();
        let none = Hexes::default();
        let common = grid.neighbors(hex).any(|(_, to)| {
            others.iter().all(|&it| self.may_charge_into(it, to).is_ok())
                && !self.misses_momentum(none, to)
        });
        if common {
            return Ok(());
        }
        refuse("pg:19.1a", "every attacking hex touches every hex attacked")
    }

    /// Whether a unit may be taken out of the Charge being planned.
    pub(crate) fn may_leave_charge(&self, unit: UnitId) -> Result<(), Illegal> {
        if !self.unit(unit).is(Flags::CHARGING) {
            return refuse("pg:19.12.2a", "it takes no part in this");
        }
        if !self.combat_now().aims.is_empty() {
            return refuse("pg:19.12.2a", "a hex to charge has been named");
        }
        self.may_change_plan()
    }

    /// Takes a unit out of the Charge being planned.
    pub(crate) fn leave_charge(&mut self, unit: UnitId) {
        self.unit_mut(unit).flags.clear(Flags::CHARGING);
        self.core.plans_changed += 1;
    }

    /// A unit joins the Charge being planned.
    pub(crate) fn join_charge(&mut self, unit: UnitId) {
        self.unit_mut(unit).flags.set(Flags::CHARGING);
    }

    /// [PG 19.12.2b, 19.12.2c] [K-58] Whether a hex may be named as the last target of the Charge.
    pub(crate) fn may_name_target(&self, to: HexId) -> Result<(), Illegal> {
        self.may_aim(to)?;
        if self.misses_momentum(self.combat_now().aims, to) {
            return refuse("pg:19.12.2c", "the hex with the Momentum marker must be charged");
        }
        Ok(())
    }

    /// [K-58] Whether a hex may be named as one of several targets: another must be left to name.
    pub(crate) fn may_name_too(&self, to: HexId) -> Result<(), Illegal> {
        self.may_aim(to)?;
        let mut aims = self.combat_now().aims;
        aims.push(to);
        let mut rest = self.hexes_of(self.core.active.other()).into_iter();
        let another =
            |it: HexId| it != to && self.may_aim(it).is_ok() && !self.misses_momentum(aims, it);
        if rest.any(another) {
            return Ok(());
        }
        refuse("pg:19.1a", "there is no further hex that all of them touch")
    }

    /// [K-58] Names one of several targets.
    pub(crate) fn name_too(&mut self, to: HexId) {
        self.change_combat(|it| it.aims.push(to));
    }

    fn may_aim(&self, to: HexId) -> Result<(), Illegal> {
        if self.combat_now().aims.contains(to) {
            return refuse("pg:19.12.2b", "it has been named");
        }
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
        // Whoever was Engaged in the first combat, or joined it, will be disordered too.
        for unit in self.scenario.unit_ids() {
            if self.unit(unit).is(Flags::ENGAGED) || self.unit(unit).is(Flags::ADDED) {
                self.unit_mut(unit).flags.set(Flags::HEATED);
            }
            let flags = &mut self.unit_mut(unit).flags;
            flags.clear(Flags::ENGAGED);
            flags.clear(Flags::ADDED);
            flags.clear(Flags::ADVANCED);
        }
        let (mut attackers, mut defenders) = (Hexes::default(), first.aims);
        for &unit in &passed {
            self.unit_mut(unit).flags.set(Flags::ENGAGED);
            // [PG 19.0b]
            self.unit_mut(unit).flags.set(Flags::FOUGHT);
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
            onward: false,
            aims: Hexes::default(),
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
