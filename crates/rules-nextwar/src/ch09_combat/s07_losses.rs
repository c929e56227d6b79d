//! [NW 9.7] Results: who loses what.

use kernel::{Illegal, refuse};

use super::{Ask, Battle, Duty, May, Role};
use crate::action::Action;
use crate::agenda::Event as AnyEvent;
use crate::charts::CombatResult;
use crate::state::{UnitId, War};
use crate::terms::Kind;

impl War {
    /// [NW 9.2.7, 9.7, 9.7.1a, 9.7.1.1a, 9.7.1.1b, 9.7.2b, 9.8.4b] Owes what a result brings, in
    /// its order: the defender's losses, his retreat, the attacker's losses, the advance. Who
    /// kills more than there is loses one less.
    pub(crate) fn apply_result(&mut self, battle: &Battle, result: CombatResult) {
        let levels = |units: &[UnitId]| units.iter().map(|it| self.unit(*it).levels).sum::<u8>();
        let (attack, defense) = (levels(&battle.attackers), levels(&battle.defenders));
        // An outpost goes with any loss or retreat, and counts as one of the losses.
        let spared = u8::from(result.defender > defense);
        let attacker = result.attacker.saturating_sub(spared).min(attack);
        // Who is spared his last loss is not wiped out.
        let spared = u8::from(attacker == attack);
        let defender = result.defender.saturating_sub(spared).min(defense);
        self.core.owe(Duty::Advance);
        self.core.owe(Duty::Repulse);
        self.core.owe(Duty::Losses { role: Role::Attacker, left: attacker });
        self.core.owe(Duty::Bystanders { retreat: result.retreat });
        if result.retreat {
            self.core.owe(Duty::Retreats);
        }
        self.core.owe(Duty::Losses { role: Role::Defender, left: defender });
    }

    /// [NW 9.7.1, 9.7.2a] Has the next loss taken: without asking where only one unit can take
    /// it.
    pub(super) fn owe_losses(&mut self, role: Role, left: u8, events: &mut Vec<AnyEvent>) {
        if left == 0 {
            return;
        }
        let next = self.next_to_lose(role);
        match next[..] {
            [] => {}
            [only] => self.take_loss(role, only, left, events),
            [_, _, ..] => self.core.owe(Ask::Loss { role, left }),
        }
    }

    /// [NW 9.5.1b, 9.7.1b] [NWK 2.2e] Who can take the next loss: an outpost first of all, then
    /// the lead unit, then whoever has not lost a level yet, then anybody.
    pub(super) fn next_to_lose(&self, role: Role) -> Vec<UnitId> {
        let battle = self.battle();
        let alive = |it: &UnitId| self.unit(*it).levels > 0;
        let units: Vec<UnitId> = self.leaders(role).filter(alive).collect();
        let outposts: Vec<UnitId> =
            units.iter().copied().filter(|it| self.spec(*it).kind == Kind::Outpost).collect();
        if !outposts.is_empty() {
            return outposts;
        }
        let lead = battle.leads[role.index()].filter(|it| units.contains(it));
        let first = !battle.hurt.iter().any(|it| self.leads_with(role, *it));
        if let Some(lead) = lead.filter(|_| first) {
            return vec![lead];
        }
        // Units of one level have lost none before they are gone: they are whole as well.
        let whole = |it: &UnitId| self.unit(*it).levels == self.spec(*it).levels;
        let fresh: Vec<UnitId> = units.iter().copied().filter(whole).collect();
        if fresh.is_empty() { units } else { fresh }
    }

    /// Whether a unit that was hurt fought on this side.
    fn leads_with(&self, role: Role, id: UnitId) -> bool {
        self.side(id) == self.side_of(role) && self.spec(id).kind != Kind::Outpost
    }

    pub(super) fn loss_candidates(&self, role: Role) -> Vec<Action> {
        self.next_to_lose(role).into_iter().map(Action::Lose).collect()
    }

    /// [NW 9.7.1b] Whether a unit may take the next loss.
    pub(super) fn may_lose(&self, role: Role, left: u8, unit: UnitId) -> Result<May, Illegal> {
        if !self.next_to_lose(role).contains(&unit) {
            let rule = match role {
                Role::Attacker => "nw:9.7.1b",
                Role::Defender => "nw:9.7.2a",
            };
            return refuse(rule, "another unit must take this loss");
        }
        Ok(May::Lose { role, unit, left })
    }

    /// Takes one loss, and owes the rest.
    pub(super) fn take_loss(
        &mut self,
        role: Role,
        unit: UnitId,
        left: u8,
        events: &mut Vec<AnyEvent>,
    ) {
        self.battle_mut().hurt.push(unit);
        self.lose_level(unit, events);
        let target = self.battle().target;
        self.leave_clearing(target, events);
        self.core.owe(Duty::Losses { role, left: left - 1 });
    }

    /// [NW 8.5.8.1f] An assault from the sea that leaves a defender in the hex costs a level more.
    pub(super) fn repulse(&mut self, events: &mut Vec<AnyEvent>) {
        let Battle { target, side, ref landing, .. } = *self.battle();
        if landing.is_empty() || self.holder(target) != Some(side.other()) {
            return;
        }
        match self.repulsed()[..] {
            [] => {}
            [only] => self.pay_for_repulse(only, events),
            [_, _, ..] => self.core.owe(Ask::Repulse),
        }
    }

    /// [NW 8.5.8.1f] Who can pay for an assault that was repulsed: those who assaulted, or any
    /// attacker if none of them is left.
    pub(super) fn repulsed(&self) -> Vec<UnitId> {
        let battle = self.battle();
        let alive = |it: &UnitId| self.unit(*it).levels > 0;
        let left = |units: &[UnitId]| units.iter().copied().filter(alive).collect::<Vec<_>>();
        let assaulters = left(&battle.landing);
        if assaulters.is_empty() { left(&battle.attackers) } else { assaulters }
    }

    /// [NW 8.5.8.1f] Whether a unit may take the further loss.
    pub(super) fn may_be_repulsed(&self, unit: UnitId) -> Result<May, Illegal> {
        if !self.repulsed().contains(&unit) {
            return refuse("nw:8.5.8.1f", "another unit must take this loss");
        }
        Ok(May::Repulse(unit))
    }

    pub(super) fn pay_for_repulse(&mut self, unit: UnitId, events: &mut Vec<AnyEvent>) {
        self.lose_level(unit, events);
    }
}
