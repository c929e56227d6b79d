//! From a scenario to its first question.

use std::sync::Arc;

use hexgrid::HexId;

use crate::agenda::Frame;
use crate::derived::Derived;
use crate::options::Options;
use crate::scenario::{Scenario, Tolerated, WhereToSetUp};
use crate::state::{Core, Flags, Phase, Place, Tolerance, UnitId, UnitState, War};

impl War {
    /// Lays a scenario on the table and goes on to the first question.
    pub fn new(scenario: Arc<Scenario>, options: Options) -> Self {
        let units = (0u16..).zip(&scenario.start_units).map(|(id, start)| {
            let destroyed = start.place == WhereToSetUp::Off(Place::Destroyed);
            let printed = scenario.unit(UnitId(id)).steps;
            let steps = if destroyed { 0 } else { start.steps.unwrap_or(printed) };
            UnitState {
                place: Place::Awaited,
                began: HexId(0),
                spent: start.spent,
                flags: start.flags,
                steps,
                level: 0,
                group: 0,
            }
        });
        let core = Core {
            turn: scenario.start.turn,
            side: scenario.start.side,
            phase: scenario.start.phase,
            units: units.collect(),
            agenda: vec![Frame::Sequence],
            control: vec![0; scenario.map.grid.len().div_ceil(32)],
            overrun: Vec::new(),
            plans_changed: 0,
            tolerances: Vec::new(),
            combat: None,
            air: [0; 2],
            ended: None,
        };
        let derived = Derived::empty(scenario.map.grid.len(), core.units.len());
        let mut war = Self { scenario, core, derived, options };
        war.lay_out();
        war.start();
        war
    }

    /// Puts control markers and the units without a choice on the map.
    fn lay_out(&mut self) {
        let scenario = Arc::clone(&self.scenario);
        for (&hex, &side) in &scenario.control {
            self.take_control(side, hex);
        }
        for &unit in &scenario.set_up_order {
            match scenario.start_units[usize::from(unit.0)].place {
                WhereToSetUp::At(hex) => {
                    self.put(unit, hex);
                    self.unit_mut(unit).began = hex;
                }
                WhereToSetUp::Zone(_) => self.unit_mut(unit).place = Place::SetUp,
                WhereToSetUp::Later => {}
                WhereToSetUp::Off(place) => self.unit_mut(unit).place = place,
            }
        }
        if scenario.start.as_listed {
            self.stack_as_listed();
        }
    }

    /// [SCS 4.0c] Lays every stack as it is listed, from the bottom to the top: units without Attack
    /// Strength have not slipped beneath those that came to lie on them.
    fn stack_as_listed(&mut self) {
        let scenario = Arc::clone(&self.scenario);
        let mut heights = vec![0; scenario.map.grid.len()];
        for &unit in &scenario.set_up_order {
            let Some(hex) = self.unit(unit).hex() else { continue };
            self.unit_mut(unit).level = heights[usize::from(hex.0)];
            heights[usize::from(hex.0)] += 1;
        }
        self.derived = Derived::of(self);
    }

    /// Begins with the set-up, or in the middle of a turn if the scenario says so.
    fn start(&mut self) {
        let mut events = Vec::new();
        if self.core.phase != Phase::SetUp {
            self.begin_title_turn();
        }
        self.take_up();
        match self.core.phase {
            Phase::SetUp => {}
            Phase::Movement if !self.scenario.start.arrivals_over => {
                self.core.agenda.push(Frame::Arrivals { next: 0 });
            }
            Phase::Movement | Phase::Combat | Phase::Exploitation | Phase::Supply => {
                self.note_where_units_begin();
            }
        }
        self.settle(&mut events);
        self.take_up_beginnings();
    }

    /// Takes up what has happened before the start: air points used, hexes overrun, overstacks made
    /// by retreats, units put on top.
    fn take_up(&mut self) {
        let scenario = Arc::clone(&self.scenario);
        let start = &scenario.start;
        for (points, left) in self.core.air.iter_mut().zip(start.air) {
            *points = left.unwrap_or(*points);
        }
        self.core.overrun.clone_from(&start.overrun);
        self.core.plans_changed = start.plans_changed;
        for &Tolerated { hex, load, fresh } in &start.tolerated {
            let load = load.unwrap_or(self.load(hex));
            if let Some(side) = self.holder(hex) {
                self.core.tolerances.push(Tolerance { hex, side, load, fresh });
            }
        }
        // Every unit laid on a stack has made it forget who was put on top.
        for (unit, said) in self.core.units.iter_mut().zip(&scenario.start_units) {
            unit.flags.set(Flags(said.flags.0 & Flags::RESTACKED.0));
        }
    }

    /// [SCS 2.1b] Where units began the phase as the scenario says it, and if so whether in an enemy
    /// zone.
    fn take_up_beginnings(&mut self) {
        let scenario = Arc::clone(&self.scenario);
        for (unit, said) in self.core.units.iter_mut().zip(&scenario.start_units) {
            let Some(began) = said.began else { continue };
            unit.began = began;
            if !said.flags.any(Flags::BEGAN_IN_EZOC) {
                unit.flags.clear(Flags::BEGAN_IN_EZOC);
            }
        }
    }

    /// Swaps two units of one stack without looking at who may see them: for tests of what shows.
    ///
    /// Returns `false` if a top unit is among them or they lie in different hexes.
    #[doc(hidden)]
    pub fn swap_in_stack(&mut self, a: UnitId, b: UnitId) -> bool {
        let (hex, other) = (self.unit(a).hex(), self.unit(b).hex());
        let Some(hex) = hex.filter(|_| hex == other && a != b) else { return false };
        let shown = |it| self.top(hex) == Some(it) || self.unit(it).is(Flags::SHOWN);
        if shown(a) || shown(b) {
            return false;
        }
        let (level_a, level_b) = (self.unit(a).level, self.unit(b).level);
        self.unit_mut(a).level = level_b;
        self.unit_mut(b).level = level_a;
        self.derived = Derived::of(self);
        true
    }
}
