//! From a scenario to its first question.

use std::sync::Arc;

use hexgrid::HexId;

use crate::agenda::Frame;
use crate::derived::Derived;
use crate::options::Options;
use crate::scenario::{Scenario, WhereToSetUp};
use crate::state::{Core, Flags, Phase, Place, Side, UnitId, UnitState, War};

impl War {
    /// Lays a scenario on the table and goes on to the first question.
    pub fn new(scenario: Arc<Scenario>, options: Options) -> Self {
        let units = (0u16..).zip(&scenario.start_units).map(|(id, start)| {
            let steps = start.steps.unwrap_or(scenario.unit(UnitId(id)).steps);
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
            }
        }
    }

    /// Begins with the set-up, or in the middle of a turn if the scenario says so.
    fn start(&mut self) {
        let mut events = Vec::new();
        match self.core.phase {
            // [SCS 0.7.5A] The player who moves second sets up first.
            Phase::SetUp => self.core.side = Side::Second,
            Phase::Movement => {
                self.begin_title_turn();
                self.core.agenda.push(Frame::Arrivals);
            }
            Phase::Combat | Phase::Exploitation | Phase::Supply => {
                self.begin_title_turn();
                self.note_where_units_begin();
            }
        }
        self.settle(&mut events);
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
