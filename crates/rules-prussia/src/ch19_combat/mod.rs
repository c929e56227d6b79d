//! Chapter 19: close combat, its twelve steps in order.

mod advance;
mod charge;
mod designate;
mod reckon;

pub use designate::Contacts;
pub use reckon::Reckoning;

use canon::Digest;
use hexgrid::HexId;
use kernel::{Dice, Illegal, refuse};

use crate::agenda::Frame;
use crate::ch04_zones::ENGAGED_MAX;
use crate::ch06_command::d6;
use crate::ch11_results::loss_points;
use crate::ch13_activation::signed;
use crate::charts::ODDS;
use crate::decision::Decision;
use crate::event::{Cause, Event};
use crate::state::{Army, Battle, Blow, Combat, Flags, Hexes, Place, UnitId};

/// [PG 19.0d] The steps of a close combat after the designation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Digest)]
pub enum Step {
    /// [PG 19.2a] Retreat before combat, hex by hex.
    Evade(u8),
    /// [PG 8.2j] Routed units of an army without heart are captured.
    Captives,
    /// [PG 19.1.1a] Who takes part; surrounded hexes.
    Muster,
    /// [PG 19.1.1d] Support joins the defense.
    Support,
    /// [PG 19.4a] The defender's lead unit.
    LeadDefender,
    /// [PG 19.4a] The attacker's lead unit.
    LeadAttacker,
    /// [PG 19.5a] The hexes whose terrain counts.
    Ground,
    /// [PG 19.6a] The die.
    Roll,
    /// [PG 19.8a, 19.8b] The defender applies his result.
    SufferDefender,
    /// [PG 19.8a] The attacker applies his.
    SufferAttacker,
    /// [PG 19.9a] The attacker advances, hex by hex.
    Advance(u8),
    /// [PG 19.9c] The defender advances, hex by hex.
    Counter(u8),
    /// [PG 19.10a] Momentum.
    Momentum,
    /// [PG 19.12.1a] The Charge; successes have been counted as they came [PG 19.11a].
    Charge,
    /// [PG 19.12.3a] The cavalry is disordered; the combat is over.
    End,
}

impl Battle {
    fn combat_now(&self) -> Combat {
        self.core.combat.expect("a combat is being fought")
    }

    fn change_combat(&mut self, change: impl FnOnce(&mut Combat)) {
        if let Some(combat) = &mut self.core.combat {
            change(combat);
        }
    }

    /// Goes to another step of the combat.
    fn go_to(&mut self, step: Step) {
        self.pop();
        self.push(Frame::Fight { step });
    }

    /// [PG 19.1b] The units of an army that take part in the combat.
    pub fn participants(&self, army: Army) -> impl Iterator<Item = UnitId> + '_ {
        let combat = self.core.combat;
        self.on_map(army).filter(move |&it| {
            let flags = self.unit(it).flags;
            combat.is_some() && (flags.any(Flags::ENGAGED) || flags.any(Flags::ADDED))
        })
    }

    /// [PG 19.0b] [K-58] Whether a unit has fought in another combat of this phase and stands aside in this
    /// one; before a Charge nobody does.
    pub(crate) fn stands_aside(&self, unit: UnitId) -> bool {
        let flags = self.unit(unit).flags;
        let charge = self.core.combat.is_some_and(|it| it.charge);
        !charge
            && flags.any(Flags::FOUGHT)
            && !flags.any(Flags::ENGAGED)
            && !flags.any(Flags::ADDED)
    }

    /// The hexes of an army in the combat.
    fn hexes_in_combat(&self, army: Army) -> Hexes {
        let combat = self.combat_now();
        if army == self.core.active { combat.attackers } else { combat.defenders }
    }

    /// What somebody has to decide at a step; `None` while it goes on by itself.
    pub(crate) fn fight_question(&self, step: Step) -> Option<(Army, Decision)> {
        let (active, enemy) = (self.core.active, self.core.active.other());
        let combat = self.core.combat?;
        match step {
            Step::Evade(index) => {
                let hex = combat.defenders.iter().nth(index.into())?;
                self.may_evade_at_all(hex).then_some((enemy, Decision::Evade { hex }))
            }
            Step::Support => {
                let open = combat.supported && self.supporters().next().is_some();
                open.then_some((enemy, Decision::Support))
            }
            Step::LeadDefender => {
                (self.leads_of(enemy).count() > 1).then_some((enemy, Decision::Lead))
            }
            Step::LeadAttacker => {
                (self.leads_of(active).count() > 1).then_some((active, Decision::Lead))
            }
            Step::Ground => (self.pairs().count() > 1).then_some((active, Decision::Ground)),
            Step::Roll => Some((active, Decision::Roll)),
            Step::Advance(index) => {
                let hex = combat.defenders.iter().nth(index.into())?;
                self.may_advance_at_all(active, hex)
                    .then_some((active, Decision::AdvanceInto { hex }))
            }
            Step::Counter(index) => {
                let hex = combat.attackers.iter().nth(index.into())?;
                self.may_advance_at_all(enemy, hex)
                    .then_some((enemy, Decision::AdvanceInto { hex }))
            }
            Step::Momentum => self.has_momentum().then_some((active, Decision::Momentum)),
            Step::Charge => self.may_charge_at_all().then_some((active, Decision::Charge)),
            Step::Captives
            | Step::Muster
            | Step::SufferDefender
            | Step::SufferAttacker
            | Step::End => None,
        }
    }

    /// Does a step that asks nobody.
    pub(crate) fn go_on_fighting(&mut self, step: Step, events: &mut Vec<Event>) {
        let combat = self.combat_now();
        let active = self.core.active;
        match step {
            Step::Evade(index) => {
                let more = combat.defenders.iter().nth(index.into()).is_some();
                self.go_to(if more { Step::Evade(index + 1) } else { Step::Captives });
            }
            Step::Captives => self.take_captives(events),
            Step::Muster => self.muster(),
            Step::Support => self.go_to(Step::LeadDefender),
            Step::LeadDefender => {
                let lead = self.leads_of(active.other()).next();
                self.change_combat(|it| it.leads[1] = lead);
                self.go_to(Step::LeadAttacker);
            }
            Step::LeadAttacker => {
                let lead = self.leads_of(active).next();
                self.change_combat(|it| it.leads[0] = lead);
                self.go_to(Step::Ground);
            }
            Step::Ground => {
                let pair = self.pairs().next();
                self.change_combat(|it| it.pair = pair);
                self.go_to(Step::Roll);
            }
            Step::Roll => {}
            Step::SufferDefender => {
                self.go_to(Step::SufferAttacker);
                self.suffer(active.other());
            }
            Step::SufferAttacker => {
                self.go_to(Step::Advance(0));
                self.suffer(active);
            }
            Step::Advance(index) => {
                let hex = combat.defenders.iter().nth(index.into());
                self.go_to(hex.map_or(Step::Counter(0), |_| Step::Advance(index + 1)));
                self.push_capture(hex);
            }
            Step::Counter(index) => {
                let hex = combat.attackers.iter().nth(index.into());
                self.go_to(hex.map_or(Step::Momentum, |_| Step::Counter(index + 1)));
                self.push_capture(hex);
            }
            Step::Momentum => self.go_to(Step::Charge),
            Step::Charge => self.go_to(Step::End),
            Step::End => self.end_combat(events),
        }
    }

    /// [PG 19.2a, 19.2c] The Fast units of a hex that could retreat before combat into another: one hex each.
    fn evaders(&self, hex: HexId, to: HexId) -> impl Iterator<Item = UnitId> + '_ {
        let army = self.core.active.other();
        self.units_in(hex, army).filter(move |&it| {
            let shut = self.face(it).bracketed && self.in_ezoc(army, to);
            let barred = shut || self.is_barred_by_baggage(it, to);
            let gone = self.unit(it).is(Flags::EVADED);
            self.kind(it).is_fast() && !self.is_routed(it) && !barred && !gone
        })
    }

    /// [PG 19.2a] Whether a defending hex may be evaded into a neighbor.
    pub(crate) fn may_evade(&self, hex: HexId, to: HexId) -> Result<(), Illegal> {
        let army = self.core.active.other();
        let grid = self.scenario.field.grid();
        if !self.may_act_in_defense(hex) {
            return refuse("pg:6.1a", "the army is not active");
        }
        let pinned = self
            .participants(self.core.active)
            .any(|it| self.kind(it).is_cavalry() && self.is_formed(it));
        if pinned {
            return refuse("pg:19.2a", "Formed cavalry attacks");
        }
        if grid.direction(hex, to).is_none() || !grid.is_playable(to) {
            return refuse("pg:19.2a", "one hex only");
        }
        if self.is_prohibited(hex, to) {
            return refuse("pg:7.1c", "nobody passes there");
        }
        if self.crosses_mietzel(hex, to) {
            return refuse("pg:25.3.6a", "only columns that begin beside it cross the Mietzel");
        }
        if self.holds(army.other(), to) {
            return refuse("pg:7.1d", "enemy units are there");
        }
        if self.evaders(hex, to).next().is_none() {
            return refuse("pg:19.2a", "only Fast units that are not Routed retreat before combat");
        }
        Ok(())
    }

    /// [PG 19.2b] Whether units have retreated before the combat whose die is still to come.
    pub(crate) fn has_evaded(&self) -> bool {
        self.stood_to_fight()
            && self.on_map(self.core.active.other()).any(|it| self.unit(it).is(Flags::EVADED))
    }

    /// [PG 19.2a] Whether a combat is past the step in which one may retreat before it.
    pub(crate) fn stood_to_fight(&self) -> bool {
        matches!(
            self.core.agenda.last(),
            Some(Frame::Fight {
                step: Step::Support
                    | Step::LeadDefender
                    | Step::LeadAttacker
                    | Step::Ground
                    | Step::Roll
            })
        )
    }

    /// [K-32] An army that is not active stands and takes it.
    fn may_act_in_defense(&self, hex: HexId) -> bool {
        self.units_in(hex, self.core.active.other()).all(|it| self.may_act(it))
    }

    fn may_evade_at_all(&self, hex: HexId) -> bool {
        let grid = self.scenario.field.grid();
        grid.neighbors(hex).any(|(_, to)| self.may_evade(hex, to).is_ok())
    }

    /// [PG 19.2b, 19.2f] [K-53] The Fast units of a hex go together, on top of whoever is there.
    pub(crate) fn evade(&mut self, hex: HexId, to: HexId, events: &mut Vec<Event>) {
        let Some(&Frame::Fight { step }) = self.core.agenda.last() else { return };
        let mut units: Vec<UnitId> = self.evaders(hex, to).collect();
        // The lowest first, so that they keep their order.
        units.reverse();
        self.go_on_fighting(step, events);
        let army = self.core.active.other();
        let others = self.units_in(to, army).next().is_some();
        for &unit in &units {
            self.unit_mut(unit).flags.set(Flags::EVADED);
            self.put_on_top(unit, to);
        }
        events.push(Event::Evaded { from: hex, to });
        self.drop_momentum_of_empty(hex);
        self.overrun_leaders(to, army);
        if let Some(&unit) = units.first() {
            if others && self.options.early_retreat_disorders {
                self.push(Frame::Passed { unit, hex: to });
            }
            let leaders: Vec<_> = self.leaders_in(hex, army).collect();
            for leader in leaders {
                self.push(Frame::Follow { leader, unit });
            }
        }
    }

    /// [PG 8.2j] Routed units of a Demoralized or Broken army are captured before the die.
    fn take_captives(&mut self, events: &mut Vec<Event>) {
        let army = self.core.active.other();
        if self.gloom(army) > 0 {
            let hexes = self.combat_now().defenders;
            let routed = hexes
                .iter()
                .flat_map(|hex| self.front(hex, army))
                .find(|&it| self.is_routed(it) && !self.is_baggage(it));
            if let Some(unit) = routed {
                self.capture(unit, Cause::Heartless, events);
                return;
            }
        }
        self.go_to(Step::Muster);
    }

    /// [PG 19.1b, 19.2d, 19.2e, 19.1.1a–19.1.1c] Who defends, and whether the hex is surrounded. With nobody left to
    /// fight there is no die [K-94].
    fn muster(&mut self) {
        let (active, enemy) = (self.core.active, self.core.active.other());
        let combat = self.combat_now();
        let defenders: Vec<UnitId> = combat
            .defenders
            .iter()
            .flat_map(|hex| self.front(hex, enemy))
            .filter(|&it| !self.stands_aside(it))
            .collect();
        if defenders.is_empty() {
            self.change_combat(|it| it.empty = true);
            self.go_to(Step::Advance(0));
            return;
        }
        for &unit in &defenders {
            self.unit_mut(unit).flags.set(Flags::ENGAGED);
            self.unit_mut(unit).flags.set(Flags::FOUGHT);
        }
        let surrounded = self.is_surrounded();
        let support = combat.defenders.first().is_some_and(|it| self.has_support(it, enemy));
        let routed_only = defenders.iter().all(|&it| self.is_routed(it));
        let engaged =
            [self.levels_of(self.participants(active)), self.levels_of(self.participants(enemy))];
        self.change_combat(|it| {
            it.supported = surrounded && support;
            it.flank = surrounded && !support;
            it.routed_only = routed_only;
            it.engaged = engaged;
        });
        self.go_to(Step::Support);
    }

    /// [PG 19.1.1a, 19.1.1b] [K-105] Whether the single defending hex is surrounded by those who attack.
    fn is_surrounded(&self) -> bool {
        let combat = self.combat_now();
        let (Some(hex), 1) = (combat.defenders.first(), combat.defenders.len()) else {
            return false;
        };
        let grid = self.scenario.field.grid();
        let mut count = 0;
        let covered = grid.neighbors(hex).all(|(_, next)| {
            count += 1;
            grid.is_playable(next)
                && (combat.attackers.contains(next)
                    || combat.attackers.iter().any(|it| self.reaches(it, next)))
        });
        covered && count == 6
    }

    /// [PG 19.1.1d] The Support that may still join the defense.
    pub(crate) fn supporters(&self) -> impl Iterator<Item = UnitId> + '_ {
        let army = self.core.active.other();
        let hexes = self.core.combat.map(|it| it.defenders).unwrap_or_default();
        let added: u8 = self
            .on_map(army)
            .filter(|&it| self.unit(it).is(Flags::ADDED))
            .map(|it| self.weight(it))
            .sum();
        hexes.iter().flat_map(move |hex| self.units_in(hex, army)).filter(move |&it| {
            let flags = self.unit(it).flags;
            self.kind(it).is_line()
                && !flags.any(Flags::ENGAGED)
                && !flags.any(Flags::ADDED)
                && !self.stands_aside(it)
                && added + self.weight(it) <= ENGAGED_MAX
        })
    }

    /// [PG 19.1.1d] Whether a unit may join the defense as Support.
    pub(crate) fn may_support(&self, unit: UnitId) -> Result<(), Illegal> {
        if self.supporters().any(|it| it == unit) {
            return Ok(());
        }
        refuse("pg:19.1.1d", "only Support of the attacked hex, up to 4 levels")
    }

    /// [PG 19.1.1d] A unit joins the defense.
    pub(crate) fn support(&mut self, unit: UnitId) {
        self.unit_mut(unit).flags.set(Flags::ADDED);
        self.unit_mut(unit).flags.set(Flags::FOUGHT);
    }

    /// [PG 19.4a] The units that may lead.
    pub(crate) fn leads_of(&self, army: Army) -> impl Iterator<Item = UnitId> + '_ {
        self.participants(army).filter(|&it| self.unit(it).is(Flags::ENGAGED))
    }

    /// [PG 19.4a] A unit leads.
    pub(crate) fn choose_lead(&mut self, unit: UnitId) {
        let attacker = self.army(unit) == self.core.active;
        self.change_combat(|it| it.leads[usize::from(!attacker)] = Some(unit));
        self.go_to(if attacker { Step::Ground } else { Step::LeadAttacker });
    }

    /// [PG 19.5a] The pairs of hexes of which the attacker chooses one.
    pub(crate) fn pairs(&self) -> impl Iterator<Item = (HexId, HexId)> + '_ {
        let combat = self.core.combat;
        let hexes = combat.map(|it| (it.attackers, it.defenders)).unwrap_or_default();
        let army = self.core.active.other();
        hexes
            .0
            .iter()
            .flat_map(move |from| hexes.1.iter().map(move |to| (from, to)))
            .filter(move |&(_, to)| self.participants(army).any(|it| self.hex(it) == Some(to)))
    }

    /// [PG 19.5a] The terrain of two hexes counts.
    pub(crate) fn choose_pair(&mut self, pair: (HexId, HexId)) {
        self.change_combat(|it| it.pair = Some(pair));
        self.go_to(Step::Roll);
    }

    /// [PG 19.6a, 19.7a] The die, then the leaders' casualties.
    pub(crate) fn roll_combat(&mut self, dice: &mut dyn Dice, events: &mut Vec<Event>) {
        let (active, enemy) = (self.core.active, self.core.active.other());
        let reckoning = self.reckoning();
        let combat = self.combat_now();
        let die = d6(dice, "pg:19.6a");
        let roll = signed(die).saturating_add(reckoning.total());
        let cell = self.scenario.combat.cell(roll, reckoning.column);
        events.push(Event::Fought {
            army: active,
            strength: reckoning.strength,
            column: ODDS[reckoning.column],
            die,
            items: reckoning.items,
            result: cell,
        });
        let levels =
            [self.levels_of(self.participants(active)), self.levels_of(self.participants(enemy))];
        let column = u8::try_from(reckoning.column).expect("the table has seven columns");
        self.change_combat(|it| {
            it.result = Some((roll, column));
            it.levels = levels;
            it.rolled = true;
        });
        // [PG 4.3d] The shift counts in the next combat only.
        for hex in combat.attackers.iter() {
            if let Some(marker) = self.marker_mut(hex) {
                marker.shifted = false;
            }
        }
        self.use_momentum(combat.attackers, active);
        self.use_momentum(combat.defenders, enemy);
        let hexes: Vec<HexId> = combat.attackers.iter().chain(combat.defenders.iter()).collect();
        self.go_to(Step::SufferDefender);
        self.roll_for_leaders(&hexes, dice, events);
    }

    /// [PG 19.8a, 11.1b, 19.1.1e, 8.2g] An army applies its part of the result.
    fn suffer(&mut self, army: Army) {
        let combat = self.combat_now();
        let Some((roll, column)) = combat.result else { return };
        let attacker = army == self.core.active;
        let mut cell = self.scenario.combat.cell(roll, usize::from(column))[usize::from(!attacker)];
        let (own, other) = if attacker { (0, 1) } else { (1, 0) };
        let hexes = self.hexes_in_combat(army);
        let support =
            if attacker || !combat.supported { self.any_support(hexes, army) } else { true };
        let mut lp = loss_points(cell, combat.engaged[other], support);
        if combat.supported {
            lp += 1;
        }
        lp = lp.min(combat.levels[other]);
        if attacker && combat.routed_only {
            (lp, cell.rout, cell.waver, cell.surrender, cell.star) =
                (0, false, false, false, false);
        }
        self.begin_blow(Blow {
            army,
            hexes,
            lp,
            rout: cell.rout,
            waver: cell.waver,
            surrender: cell.surrender,
            star: cell.star,
            obligatory: 1,
            lead: combat.leads[own],
            close: true,
        });
    }

    /// [PG 19.12.3a, 19.12.3b, 19.12.3c, 19.12.3d] The Formed cavalry of both sides that was Engaged, or tried to charge, is
    /// disordered where it stands. The combat is over.
    fn end_combat(&mut self, events: &mut Vec<Event>) {
        self.pop();
        let combat = self.combat_now();
        let fought = combat.rolled || self.core.before_charge.is_some_and(|it| it.rolled);
        for unit in self.scenario.unit_ids() {
            let flags = self.unit(unit).flags;
            let of_combat = [Flags::ENGAGED, Flags::ADDED, Flags::HEATED];
            let heated = fought && of_combat.iter().any(|&it| flags.any(it));
            let tried = flags.any(Flags::HEATED);
            let formed = self.kind(unit).is_cavalry() && self.is_formed(unit);
            if formed && (heated || tried) && matches!(self.unit(unit).place, Place::Map(_)) {
                self.shake(unit, false, false, "pg:19.12.3a", events);
            }
            self.unit_mut(unit).flags.clear(Flags::OF_COMBAT);
        }
        self.core.combat = None;
        self.core.before_charge = None;
    }
}
