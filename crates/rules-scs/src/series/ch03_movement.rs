//! [SCS 3.0] Movement.
//!
//! Units are selected, move hex by hex and stop; a selected unit cannot be put back, so every phase
//! ends. Prohibited terrain and road rates are in the step tables of `scenario::tables`
//! [SCS 3.2b–3.2d].

use hexgrid::{Direction, Flood, HexId, StepCost};
use kernel::{Illegal, refuse};

use crate::agenda::{Frame, MOVERS};
use crate::charts::{HalfMp, PROHIBITED};
use crate::event::Event;
use crate::scenario::Scenario;
use crate::series::numbers::Ratio;
use crate::state::{Flags, Phase, Place, UnitId, War};

/// [SCS 2.1a] Two points more to enter a hex in an enemy zone.
pub(crate) const ENEMY_ZONE_COST: HalfMp = 4;
/// [SCS 0.3A] One point to leave the map, where the game allows it.
///
/// Interpretation: the series gives no price; this is that of a step into open ground.
const EXIT_COST: HalfMp = 2;

/// How a unit pays for a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Payment {
    /// So many half points.
    Points(HalfMp),
    /// [SCS 3.1e] The whole phase, whatever the hex costs.
    MinimumMove,
}

impl Scenario {
    /// [SCS 3.1b] What a unit may spend in a phase, in half points: the allowance of a face with all
    /// modifiers, rounded once.
    pub(crate) fn allowance(&self, printed: u8, out_of_supply: bool) -> HalfMp {
        if !out_of_supply {
            return 2 * HalfMp::from(printed);
        }
        // [SCS 12.2A] The game says what being out of supply does.
        let factor = self.supply.out_of_supply.movement;
        let points = (Ratio::whole(u32::from(printed)) * factor).rounded();
        2 * HalfMp::try_from(points).expect("allowances are small")
    }
}

impl War {
    /// [SCS 3.1M, 3.1a, 3.3b] Whether a unit may begin its move.
    pub(crate) fn may_select(&self, unit: UnitId) -> Result<(), Illegal> {
        let state = self.unit(unit);
        if self.side_of(unit) != self.core.side {
            return refuse("scs:3.3b", "only the active side's units move");
        }
        if state.hex().is_none() {
            return refuse("scs:0.3A", "the unit is not on the map");
        }
        if state.is(Flags::OVERRAN) {
            return refuse("scs:6.2a", "an overrun ends the unit's movement");
        }
        if state.is(Flags::MOVED) {
            return refuse("scs:3.1M", "the unit has finished its move in this phase");
        }
        if self.face(unit).movement == 0 {
            return refuse("scs:3.1e", "the unit has no Movement Allowance");
        }
        if self.core.phase == Phase::Exploitation {
            self.may_exploit(unit)?;
        }
        Ok(())
    }

    /// [SCS 3.1O] Whether a unit may join the stack that is about to move.
    pub(crate) fn may_join(
        &self,
        unit: UnitId,
        hex: HexId,
        under_way: bool,
    ) -> Result<(), Illegal> {
        if under_way {
            return refuse("scs:3.1M", "a stack under way takes nobody up");
        }
        if self.unit(unit).hex() != Some(hex) || self.unit(unit).group == MOVERS {
            return refuse("scs:3.1O", "only another unit of the same hex can join the stack");
        }
        self.may_select(unit)
    }

    /// [SCS 3.1d] Whether a unit of the moving stack may stay behind.
    pub(crate) fn may_drop(
        &self,
        unit: UnitId,
        hex: HexId,
        under_way: bool,
    ) -> Result<(), Illegal> {
        let moves = self.unit(unit).hex() == Some(hex) && self.unit(unit).group == MOVERS;
        if !moves || !under_way || self.group(hex, MOVERS).nth(1).is_none() {
            return refuse("scs:3.1O", "only a unit of a stack under way can stay behind");
        }
        Ok(())
    }

    /// [SCS 3.1b] What a unit may spend in a phase, in half points.
    pub fn allowance(&self, unit: UnitId) -> HalfMp {
        let out_of_supply = self.unit(unit).is(Flags::OUT_OF_SUPPLY);
        self.scenario.allowance(self.face(unit).movement, out_of_supply)
    }

    /// [SCS 2.1a, 3.1c, 3.2bB] What a step costs a unit in half points, on a road too; `None` where
    /// terrain prohibits it [SCS 3.2d]. A zone stops nobody, and leaving it is free [SCS 2.1aA].
    pub fn step_cost(&self, unit: UnitId, from: HexId, direction: Direction) -> Option<HalfMp> {
        let class = usize::from(self.scenario.unit(unit).class);
        let terrain = self.scenario.tables[class].cost[usize::from(from.0)][direction.index()];
        if terrain == PROHIBITED {
            return None;
        }
        let to = self.scenario.neighbor(from, direction)?;
        let zone = if self.in_enemy_zoc(self.side_of(unit), to) { ENEMY_ZONE_COST } else { 0 };
        Some(HalfMp::from(terrain) + zone)
    }

    /// [SCS 3.1b, 3.1bA, 3.1e, 3.1eA, 3.1eC, 3.2a, 3.2d] How a unit pays for a step.
    pub(crate) fn payment(
        &self,
        unit: UnitId,
        from: HexId,
        direction: Direction,
    ) -> Result<Payment, Illegal> {
        let Some(cost) = self.step_cost(unit, from, direction) else {
            return refuse("scs:3.2d", "the terrain is prohibited");
        };
        let state = self.unit(unit);
        if state.is(Flags::MINIMUM_MOVED) {
            return refuse("scs:3.1e", "the minimum move is the whole move of the phase");
        }
        if state.spent + cost <= self.allowance(unit) {
            return Ok(Payment::Points(cost));
        }
        if state.spent == 0 && self.face(unit).movement > 0 {
            return Ok(Payment::MinimumMove);
        }
        refuse("scs:3.2a", "the unit has not the movement points for it")
    }

    /// [SCS 3.1N, 3.1d, 3.3a] Whether the moving units may step to a hex: every one of them must be
    /// able to pay for itself.
    pub(crate) fn may_move(&self, from: HexId, to: HexId) -> Result<(), Illegal> {
        let Some(direction) = self.direction(from, to) else {
            return refuse("scs:3.1N", "the hex is not adjacent");
        };
        self.may_step(from, direction, to)
    }

    /// [SCS 3.1d, 3.3a] The same for a neighbor in a known direction.
    pub(crate) fn may_step(
        &self,
        from: HexId,
        direction: Direction,
        to: HexId,
    ) -> Result<(), Illegal> {
        if self.holds(self.core.side.other(), to) {
            return refuse("scs:3.3a", "an enemy unit stands there");
        }
        self.group(from, MOVERS).try_for_each(|it| self.payment(it, from, direction).map(|_| ()))
    }

    /// Every hex a unit could reach alone in what is left of its move, without its own, with the
    /// half points it would cost.
    pub fn range_of(&self, unit: UnitId) -> Vec<(HexId, HalfMp)> {
        let Some(start) = self.unit(unit).hex() else {
            return Vec::new();
        };
        let (side, spent) = (self.side_of(unit), self.unit(unit).spent);
        let left = self.allowance(unit).saturating_sub(spent);
        let flood = self.flood(unit, start, left);
        let mut found: Vec<(HexId, HalfMp)> =
            flood.reached().filter(|&(hex, _)| hex != start).collect();
        // [SCS 3.1e] The minimum move reaches the neighbors whatever they cost.
        for (direction, to) in self.scenario.map.grid.neighbors(start) {
            let known = found.iter().any(|&(hex, _)| hex == to);
            let minimum = matches!(self.payment(unit, start, direction), Ok(Payment::MinimumMove));
            if minimum && !known && !self.holds(side.other(), to) {
                found.push((to, left));
            }
        }
        found.sort_unstable();
        found
    }

    /// The cheapest way of a unit to a hex within its reach, hex by hex.
    pub fn path(&self, unit: UnitId, end: HexId) -> Option<Vec<HexId>> {
        let (start, spent) = (self.unit(unit).hex()?, self.unit(unit).spent);
        let flood = self.flood(unit, start, self.allowance(unit).saturating_sub(spent));
        match flood.path(&self.scenario.map.grid, end) {
            Some(steps) => Some(steps.into_iter().map(|(_, hex)| hex).collect()),
            None => self.direction(start, end).map(|_| vec![end]),
        }
    }

    /// The hexes a unit can pay for, without the minimum move.
    fn flood(&self, unit: UnitId, start: HexId, points: HalfMp) -> Flood {
        let enemy = self.side_of(unit).other();
        let mut flood = Flood::new();
        flood.run(&self.scenario.map.grid, start, points, |from, direction, to, _| {
            let cost = self.step_cost(unit, from, direction)?;
            (!self.holds(enemy, to)).then_some(StepCost { mp: cost, stops: false })
        });
        flood
    }

    /// Begins the move of a unit.
    pub(crate) fn select(&mut self, unit: UnitId) {
        let hex = self.hex_of(unit);
        self.unit_mut(unit).group = MOVERS;
        self.core.agenda.push(Frame::Move { hex, under_way: false });
    }

    /// Moves the selected units one hex. Who has used the minimum move is finished, and so cannot
    /// overrun [SCS 3.1eB].
    pub(crate) fn move_group(&mut self, from: HexId, to: HexId, events: &mut Vec<Event>) {
        let direction = self.direction(from, to).expect("the hexes are adjacent");
        let mut units: Vec<UnitId> = self.group(from, MOVERS).collect();
        units.reverse();
        let mut dearest = 0;
        for &unit in &units {
            let payment = self.payment(unit, from, direction).expect("it can pay");
            let allowance = self.allowance(unit);
            let state = self.unit_mut(unit);
            let before = state.spent;
            match payment {
                Payment::Points(cost) => state.spent += cost,
                Payment::MinimumMove => {
                    state.spent = allowance;
                    state.flags.set(Flags::MINIMUM_MOVED);
                }
            }
            dearest = dearest.max(state.spent - before);
            state.flags.clear(Flags::SHOWN);
            self.put(unit, to);
        }
        for &unit in &units {
            if self.unit(unit).is(Flags::MINIMUM_MOVED) {
                self.finish_move(unit);
            }
        }
        self.replace_frame(Frame::Move { hex: to, under_way: true });
        events.push(Event::Moved { units, from, to, cost: dearest });
    }

    /// [SCS 3.1M] Ends the move of one unit for this phase.
    pub(crate) fn finish_move(&mut self, unit: UnitId) {
        let state = self.unit_mut(unit);
        state.group = 0;
        state.flags.set(Flags::MOVED);
    }

    /// [SCS 3.1a] Ends the move of the selected units, wherever they are.
    pub(crate) fn stop(&mut self, hex: HexId) {
        let units: Vec<UnitId> = self.group(hex, MOVERS).collect();
        for unit in units {
            self.finish_move(unit);
        }
        self.core.agenda.pop();
    }

    /// [SCS 0.3A, 3.3c] Whether the moving units may leave the map from a hex: only where the game
    /// expressly allows it, and with a point left to do it.
    pub(crate) fn may_exit(&self, hex: HexId) -> Result<(), Illegal> {
        let side = self.core.side;
        if !self.scenario.exits.iter().any(|it| it.side == side && it.hexes.contains(&hex)) {
            return refuse("scs:0.3A", "the game allows nobody to leave the map here");
        }
        let can_pay = |it: UnitId| self.unit(it).spent + EXIT_COST <= self.allowance(it);
        if !self.group(hex, MOVERS).all(can_pay) {
            return refuse("scs:3.2a", "the unit has not the movement points for it");
        }
        Ok(())
    }

    /// Takes the moving units off the map.
    pub(crate) fn exit(&mut self, from: HexId, events: &mut Vec<Event>) {
        let mut units: Vec<UnitId> = self.group(from, MOVERS).collect();
        units.reverse();
        for &unit in &units {
            self.remove(unit, Place::Exited);
        }
        self.core.agenda.pop();
        events.push(Event::Exited { units, from });
    }

    /// Puts another frame in the place of the innermost one.
    pub(crate) fn replace_frame(&mut self, frame: Frame) {
        *self.core.agenda.last_mut().expect("the agenda is never empty") = frame;
    }
}
