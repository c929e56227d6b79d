//! [NW 6.6] Air defense fire: one function for every mission.

use hexgrid::{Flood, HexId, StepCost};
use kernel::Dice;

use super::{Aim, Event, SupportMission};
use crate::agenda::Event as AnyEvent;
use crate::charts::AirDefenseResult;
use crate::dice::d10;
use crate::state::{Air, Berth, ShipId, UnitId, War};
use crate::terms::Side;

/// The lowest die of the table.
const LOWEST: i8 = -1;

/// The highest die of the table.
const HIGHEST: i8 = 9;

/// Where a mission comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Origin {
    /// From a hex.
    Hex(HexId),
    /// From a box off the map.
    Box,
    /// Air points come from nowhere in particular.
    Nowhere,
}

/// [NW 6.6c] One mission as air defense sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Mission {
    /// Whose it is.
    pub(crate) side: Side,
    /// What flies.
    pub(crate) aim: Aim,
    /// Where it comes from.
    pub(crate) origin: Origin,
    /// Where it is fired at.
    pub(crate) target: HexId,
    /// [NW 6.2.2] Points of escort.
    pub(crate) escort: u8,
    /// How many hexes it can fly; none: any number.
    pub(crate) reach: Option<u16>,
    /// [NW 6.6.1f] Whether it flies low: helicopters and what they lift.
    pub(crate) low: bool,
    /// [NW 6.6.1c] Whether it is air transport.
    pub(crate) transport: bool,
}

impl War {
    /// [NW 6.6a, 6.6.1a] Air defense fires at a mission of whatever kind, unless it is immune; what
    /// comes of it is applied by whoever flies it.
    // Interpretation: firing costs nothing and can only hurt the enemy, so it is never forgone.
    pub(crate) fn fire_at(
        &mut self,
        mission: &Mission,
        dice: &mut dyn Dice,
        events: &mut Vec<AnyEvent>,
    ) -> AirDefenseResult {
        if self.is_immune(mission) {
            return AirDefenseResult::default();
        }
        self.roll_air_defense(mission, dice, events)
    }

    /// [NWK 7.1.1b] Air defense fires at a reinforcement that is flown in where its own rule says
    /// so, whoever rules the air.
    pub(crate) fn fire_at_arrival(
        &mut self,
        unit: UnitId,
        hex: HexId,
        dice: &mut dyn Dice,
        events: &mut Vec<AnyEvent>,
    ) -> AirDefenseResult {
        let mission = Mission {
            side: self.side(unit),
            aim: Aim::Carried(unit),
            origin: Origin::Box,
            target: hex,
            escort: 0,
            reach: None,
            low: false,
            transport: true,
        };
        self.roll_air_defense(&mission, dice, events)
    }

    /// [NW 6.6.1a] Rolls air defense fire.
    fn roll_air_defense(
        &mut self,
        mission: &Mission,
        dice: &mut dyn Dice,
        events: &mut Vec<AnyEvent>,
    ) -> AirDefenseResult {
        let modifier = self.air_defense_modifier(mission);
        let die = d10(dice, "nw:6.6.1a");
        let row = (die + modifier).clamp(LOWEST, HIGHEST) - LOWEST;
        let row = usize::try_from(row).expect("a die is clamped to the table");
        let chart = &self.scenario.charts.air_defense;
        let result = chart.rows[row][self.air_defense_column(mission.side)];
        let Mission { aim, target: hex, .. } = *mission;
        events.push(Event::Fired { aim, hex, die, modifier, result }.into());
        result
    }

    /// [NW 6.6b] Whether a mission cannot be fired at: the air is contested or its own, and it
    /// stays in its own country, away from enemies.
    // Interpretation: the mover says the way; the best there is, is taken for him.
    fn is_immune(&self, mission: &Mission) -> bool {
        let ours = match self.core.air {
            Air::Contested => true,
            Air::Held(side, _) => side == mission.side,
        };
        match mission.origin {
            _ if !ours || !self.is_safe(mission.side, mission.target) => false,
            // A combat has enemies in its hex or beside it.
            Origin::Nowhere => false,
            // What comes from off the map comes over land that no enemy can reach, or over the
            // sea.
            Origin::Box => true,
            Origin::Hex(start) => {
                self.is_safe(mission.side, start)
                    && self.can_fly(mission, |hex| self.is_safe(mission.side, hex))
            }
        }
    }

    /// [NW 6.6b] Whether a hex lies in a side's own country and no enemy is in it or beside it.
    fn is_safe(&self, side: Side, hex: HexId) -> bool {
        self.scenario.board.home_of(hex) == Some(side) && !self.is_near_enemy(side, hex)
    }

    /// Whether a way leads to the target through hexes of a kind; the target may be of any.
    fn can_fly(&self, mission: &Mission, through: impl Fn(HexId) -> bool) -> bool {
        let Origin::Hex(start) = mission.origin else { return true };
        let grid = &self.scenario.board.map.grid;
        let all = u16::try_from(grid.len()).expect("a map has few hexes");
        let reach = mission.reach.map_or(all, |it| it);
        let mut flood = Flood::new();
        flood.run(grid, start, reach, |_, _, to, _| {
            (to == mission.target || through(to)).then_some(StepCost { mp: 1, stops: false })
        });
        flood.cost(mission.target).is_some()
    }

    /// [NW 6.6.1b–6.6.1f] What is added to the die.
    fn air_defense_modifier(&self, mission: &Mission) -> i8 {
        let chart = &self.scenario.charts.air_defense;
        let enemy = mission.side.other();
        let escort = i8::try_from(mission.escort.min(chart.escort_max)).expect("few points");
        let friendly = self.scenario.board.home_of(mission.target) == Some(mission.side);
        // [NW 8.2.2a] Over enemies only where no way leads around them.
        let over = mission.low && !self.can_fly(mission, |hex| !self.holds(enemy, hex));
        let counts = [
            (true, chart.escort * escort),
            (mission.transport && friendly, chart.friendly_landing),
            (self.is_near_base(enemy, mission.target), chart.near_base),
            (self.is_near_armor(enemy, mission.target), chart.armor),
            (over, chart.overflight),
        ];
        counts.iter().filter(|it| it.0).map(|it| it.1).sum()
    }

    /// [NW 6.6.1d] Whether an airfield, an Installation or a naval unit of a side is near a hex.
    fn is_near_base(&self, side: Side, hex: HexId) -> bool {
        let board = &self.scenario.board;
        let reach = u16::from(self.scenario.charts.air_defense.near_hexes);
        let has_base = |it: HexId| {
            let places = board.places[it];
            (places.airfield || places.installations() > 0) && self.controller(it) == side
        };
        let lies_near = |id: ShipId| {
            let own = self.ship_spec(id).nation.side() == side;
            own && matches!(self.ship(id).berth, Berth::Hex(at) if self.distance(at, hex) <= reach)
        };
        board.map.grid.hexes_within(hex, reach).into_iter().any(has_base)
            || self.ships().any(lies_near)
    }

    /// [NW 6.6.1e] Whether armor or mechanized units of a side are in a hex or beside it. Those
    /// that assault from the sea are in no hex.
    fn is_near_armor(&self, side: Side, hex: HexId) -> bool {
        let heavy = |it: UnitId| {
            let kind = self.spec(it).kind;
            self.side(it) == side && (kind.is_armor() || kind.is_mech())
        };
        self.stack(hex).any(heavy) || self.beside(hex).any(|it| self.stack(it).any(heavy))
    }

    /// [NW 6.6, 6.2.1c, 6.5.3b] Air defense fires at what supports a combat; returns the points
    /// that get through. An abort does nothing to support.
    pub(crate) fn air_defense_at_support(
        &mut self,
        side: Side,
        target: HexId,
        mission: SupportMission,
        dice: &mut dyn Dice,
        events: &mut Vec<AnyEvent>,
    ) -> u8 {
        let (aim, origin, reach, points) = match mission {
            SupportMission::AirPoints(points) => {
                (Aim::AirPoints(points), Origin::Nowhere, None, points)
            }
            SupportMission::Helicopter(id) => {
                let helicopter = self.helicopter(id);
                let spec = self.helicopter_spec(id);
                let start = self.base_hex(helicopter.base).expect("who flies starts in a hex");
                let reach = Some(u16::from(spec.range));
                let points = spec.support(helicopter.levels);
                (Aim::Helicopter(id), Origin::Hex(start), reach, points)
            }
            SupportMission::Inherent(id) => (Aim::Inherent(id), Origin::Nowhere, None, 1),
        };
        let low = matches!(mission, SupportMission::Helicopter(_));
        let mission = Mission {
            side,
            aim,
            origin,
            target,
            // [NW 6.2.2c] Support has no escort.
            escort: 0,
            reach,
            low,
            transport: false,
        };
        let result = self.fire_at(&mission, dice, events);
        if result.loss {
            self.lose_support(side, aim, events);
        }
        points.saturating_sub(result.minus)
    }

    /// [NW 6.3.2, 6.6.1.1d] [NWK 3.1.4.1b] What a loss costs that which supports a combat.
    fn lose_support(&mut self, side: Side, aim: Aim, events: &mut Vec<AnyEvent>) {
        match aim {
            Aim::AirPoints(_) => self.lose_air_point_to_fire(side, events),
            Aim::Helicopter(id) | Aim::Transfer(id) => self.hit_helicopter(id, 1, events),
            Aim::Inherent(unit) => {
                self.unit_mut(unit).grounded = true;
                events.push(Event::Grounded { unit }.into());
            }
            Aim::Carried(unit) => unreachable!("{unit:?} supports no combat"),
        }
    }
}
