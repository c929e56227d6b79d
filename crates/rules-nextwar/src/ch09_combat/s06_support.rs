//! [NW 9.2.4, 9.2.5, 9.6.1] Combat support.

use canon::Digest;
use kernel::{Dice, Illegal, refuse};

use super::{Ask, Battle, Count, Event, May, Role};
use crate::action::Action;
use crate::agenda::Event as AnyEvent;
use crate::ch06_air::SupportMission;
use crate::ch08_movement::misplaced;
use crate::state::{Berth, HelicopterId, ShipId, UnitId, War};
use crate::terms::{Kind, Side};

/// The word of what the helicopters of a sniper brigade add.
const SNIPERS: &str = "sniper-helicopters";

/// What supports one side of a combat.
#[derive(Clone, PartialEq, Eq, Debug, Digest, Default)]
pub struct Support {
    /// [NW 6.2.1] Air points.
    pub air: u8,
    /// [NW 6.5.3] Attack helicopters.
    pub helicopters: Vec<HelicopterId>,
    /// [NW 7.3.1] Naval units.
    pub ships: Vec<ShipId>,
    /// [NWK 3.1.4.1] The sniper brigades whose own helicopters fly.
    pub inherent: Vec<UnitId>,
    /// What is left of it in points, once the air defense has fired.
    pub points: u8,
    /// [NWK 3.1.4.1] How many of the brigades' own helicopters got through.
    pub inherent_flies: u8,
}

impl War {
    /// What might be committed.
    pub(super) fn support_candidates(&self, role: Role) -> Vec<Action> {
        let side = self.side_of(role);
        let limits = &self.scenario.charts.combat.support;
        let air = limits.attacker_air_points.max(limits.defender_air_points);
        let points = (1..=air).map(Action::Air);
        let helicopters = self.helicopters().filter(|it| self.helicopter_side(*it) == side);
        let ships = self.ships().filter(|it| self.ship_spec(*it).nation.side() == side);
        let snipers = self.leaders(role).filter(|it| self.spec(*it).kind == Kind::Sniper);
        points
            .chain(helicopters.map(Action::Helicopter))
            .chain(ships.map(Action::Naval))
            .chain(snipers.map(Action::Inherent))
            .chain([Action::Done])
            .collect()
    }

    /// The side of a helicopter.
    pub(crate) fn helicopter_side(&self, id: HelicopterId) -> Side {
        self.helicopter_spec(id).nation.side()
    }

    /// [NW 9.2.4] Whether something more may be committed.
    pub(super) fn may_support(&self, role: Role, action: Action) -> Result<May, Illegal> {
        let mut support = self.battle().support[role.index()].clone();
        match action {
            Action::Air(points) => {
                self.may_commit_air(role, &support, points)?;
                support.air = points;
            }
            Action::Helicopter(id) => {
                self.may_commit_helicopter(role, &support, id)?;
                support.helicopters.push(id);
                support.helicopters.sort_unstable();
            }
            Action::Naval(id) => {
                self.may_commit_ship(role, &support, id)?;
                support.ships.push(id);
                support.ships.sort_unstable();
            }
            Action::Inherent(id) => {
                self.may_commit_inherent(role, &support, id)?;
                support.inherent.push(id);
                support.inherent.sort_unstable();
            }
            Action::Done => return Ok(May::Support(role, None)),
            _ => return misplaced(action),
        }
        Ok(May::Support(role, Some(support)))
    }

    /// [NW 6.2.1a, 6.2.1b] Air points: up to four for the attacker, two for the defender, at
    /// once.
    fn may_commit_air(&self, role: Role, support: &Support, points: u8) -> Result<(), Illegal> {
        let limits = &self.scenario.charts.combat.support;
        let (limit, rule) = match role {
            Role::Attacker => (limits.attacker_air_points, "nw:6.2.1a"),
            Role::Defender => (limits.defender_air_points, "nw:6.2.1b"),
        };
        if support.air > 0 {
            return refuse(rule, "air points are committed at once");
        }
        if points == 0 || points > limit {
            return refuse(rule, "not so many air points serve in one combat");
        }
        if points > self.pools(self.side_of(role)).air.points {
            return refuse("nw:6.2a", "there are not so many air points left");
        }
        Ok(())
    }

    /// [NW 6.5.2, 6.5.3a] Attack helicopters: two for the attacker, one for the defender, in
    /// range.
    fn may_commit_helicopter(
        &self,
        role: Role,
        support: &Support,
        id: HelicopterId,
    ) -> Result<(), Illegal> {
        let limits = &self.scenario.charts.combat.support;
        let limit = match role {
            Role::Attacker => limits.attacker_helicopters,
            Role::Defender => limits.defender_helicopters,
        };
        if self.helicopter_side(id) != self.side_of(role) || support.helicopters.contains(&id) {
            return refuse("nw:6.5.3a", "the helicopter cannot be committed");
        }
        if support.helicopters.len() >= usize::from(limit) {
            return refuse("nw:6.5.3a", "no more helicopters serve in one combat");
        }
        let base = self.may_fly(id)?;
        if self.distance(base, self.battle().target) > u16::from(self.helicopter_spec(id).range) {
            return refuse("nw:2.4.3", "the hex is out of range");
        }
        Ok(())
    }

    /// [NW 7.3.1, 7.3.4c, 9.6.1b, 2.4.3] Naval units in an open-sea hex, carriers like any other,
    /// once in a segment, in range.
    fn may_commit_ship(&self, role: Role, support: &Support, id: ShipId) -> Result<(), Illegal> {
        let ship = self.ship(id);
        if self.ship_spec(id).nation.side() != self.side_of(role) || support.ships.contains(&id) {
            return refuse("nw:7.3.1", "the naval unit cannot be committed");
        }
        let Berth::Hex(hex) = ship.berth else {
            return refuse("nw:7.3.1", "the naval unit is in no open-sea hex");
        };
        if self.scenario.board.is_land(hex) {
            return refuse("nw:7.3.1", "the naval unit lies in port");
        }
        if ship.supported {
            return refuse("nw:7.3.1", "the naval unit has given support in this segment");
        }
        if self.distance(hex, self.battle().target) > u16::from(self.ship_spec(id).range) {
            return refuse("nw:2.4.3", "the hex is out of range");
        }
        Ok(())
    }

    /// [NWK 3.1.4.1] The helicopters of a sniper brigade that fights, of each once.
    // Interpretation: the rule says what the unit gets, so each of several brigades has its own.
    fn may_commit_inherent(
        &self,
        role: Role,
        support: &Support,
        id: UnitId,
    ) -> Result<(), Illegal> {
        if self.spec(id).kind != Kind::Sniper || !self.leaders(role).any(|it| it == id) {
            return refuse("nwk:3.1.4.1a", "no sniper brigade of that name fights here");
        }
        if support.inherent.contains(&id) {
            return refuse("nwk:3.1.4.1a", "the brigade's helicopters fly already");
        }
        self.may_fly_inherent(id)
    }

    /// [NW 9.2.4] Commits something more, or asks for nothing more and marks what was committed.
    pub(super) fn commit(
        &mut self,
        role: Role,
        support: Option<Support>,
        events: &mut Vec<AnyEvent>,
    ) {
        if let Some(support) = support {
            self.battle_mut().support[role.index()] = support;
            self.core.owe(Ask::Support(role));
            return;
        }
        let Support { air, helicopters, ships, .. } = self.battle().support[role.index()].clone();
        self.pools_mut(self.side_of(role)).air.points -= air;
        for id in &helicopters {
            self.fly_mission(*id);
        }
        for id in &ships {
            self.ship_mut(*id).supported = true;
        }
        events.push(Event::Supported { role, air, helicopters, ships }.into());
    }

    /// [NW 9.2.5, 6.6c, 6.6.1.1e] Fires at what supports: all air points of a side together, each
    /// helicopter by itself; never at ships.
    pub(super) fn fire_at_support(&mut self, dice: &mut dyn Dice, events: &mut Vec<AnyEvent>) {
        for role in [Role::Attacker, Role::Defender] {
            let side = self.side_of(role);
            let support = self.battle().support[role.index()].clone();
            let target = self.battle().target;
            let mut points = 0;
            if support.air > 0 {
                let mission = SupportMission::AirPoints(support.air);
                points += self.air_defense_at_support(side, target, mission, dice, events);
            }
            for id in support.helicopters {
                let mission = SupportMission::Helicopter(id);
                points += self.air_defense_at_support(side, target, mission, dice, events);
            }
            let mut flies = 0;
            for id in support.inherent {
                let mission = SupportMission::Inherent(id);
                flies += self.air_defense_at_support(side, target, mission, dice, events);
            }
            points += support.ships.iter().map(|it| self.ship_spec(*it).support).sum::<u8>();
            let support = &mut self.battle_mut().support[role.index()];
            support.points = points;
            support.inherent_flies = flies;
        }
    }

    /// [NW 9.6.1a] [NWK 3.1.4.1] What support adds to the die: the difference of both sides, and
    /// the helicopters of sniper brigades.
    pub(crate) fn support_modifiers(&self, battle: &Battle) -> Vec<Count> {
        let chart = &self.scenario.charts.combat.modifiers;
        let [attacker, defender] = &battle.support;
        let signed = |it: u8| i8::try_from(it).expect("support has few points");
        let [attack, defend] = [chart.sniper_helicopters_attack, chart.sniper_helicopters_defend];
        let difference = signed(defender.points) - signed(attacker.points);
        let all = [
            Count::new("support", "nw:9.6.1a", difference),
            Count::new(SNIPERS, "nwk:3.1.4.1a", signed(attacker.inherent_flies) * attack),
            Count::new(SNIPERS, "nwk:3.1.4.1a", signed(defender.inherent_flies) * defend),
        ];
        all.into_iter().filter(|it| it.amount != 0).collect()
    }
}
