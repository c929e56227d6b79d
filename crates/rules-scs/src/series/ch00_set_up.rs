//! [SCS 0.7] Set-up.
//!
//! Zones are stored already expanded by the loader: `w/i N` of a hex is every hex at distance N or
//! less [SCS 0.7.1A], and blocks include the rows that bound them [SCS 0.7.4A].

use hexgrid::HexId;
use kernel::{Illegal, refuse};

use crate::decision::Decision;
use crate::event::Event;
use crate::scenario::WhereToSetUp;
use crate::state::{Place, Side, UnitId, War};

impl War {
    /// [SCS 0.7.5A] The second player places his units, then the first; `None` when the side that
    /// sets up has nothing left to choose.
    pub(crate) fn set_up_question(&self) -> Option<Decision> {
        if let Some(unit) = self.next_to_set_up() {
            return Some(Decision::SetUp { unit });
        }
        let side = self.core.side;
        let stacks = self.scenario.units_of(side).any(|it| self.may_put_on_top(side, it).is_ok());
        stacks.then_some(Decision::SetUpStacks)
    }

    fn next_to_set_up(&self) -> Option<UnitId> {
        let side = self.core.side;
        let waiting =
            |it: &UnitId| self.side_of(*it) == side && self.unit(*it).place == Place::SetUp;
        self.scenario.set_up_order.iter().copied().find(waiting)
    }

    /// The hexes in which a unit may be set up.
    pub(crate) fn set_up_hexes(&self, unit: UnitId) -> &[HexId] {
        match &self.scenario.start_units[usize::from(unit.0)].place {
            WhereToSetUp::Zone(hexes) => hexes,
            WhereToSetUp::At(_) | WhereToSetUp::Later | WhereToSetUp::Off(_) => &[],
        }
    }

    /// [SCS 0.7.1A, 0.7.2A, 0.7.4A] Whether a unit may be set up in a hex.
    pub(crate) fn may_set_up(&self, unit: UnitId, hex: HexId) -> Result<(), Illegal> {
        if !self.set_up_hexes(unit).contains(&hex) {
            return refuse("scs:0.7.1A", "the hex lies outside the unit's set-up zone");
        }
        if self.holds(self.side_of(unit).other(), hex) {
            return refuse("scs:3.3a", "an enemy unit stands there");
        }
        if !self.may_stand(unit, hex) {
            return refuse("scs:3.2d", "the terrain is prohibited");
        }
        if !self.has_room(unit, hex) {
            return refuse("scs:0.7.2A", "the hex would be overstacked at set-up");
        }
        Ok(())
    }

    /// Sets a unit up.
    pub(crate) fn set_up(&mut self, unit: UnitId, hex: HexId, events: &mut Vec<Event>) {
        self.put(unit, hex);
        self.unit_mut(unit).began = hex;
        events.push(Event::SetUp { unit, hex });
    }

    /// [SCS 0.7.5A] Goes on to the first player, then to the first turn.
    pub(crate) fn end_set_up(&mut self, events: &mut Vec<Event>) {
        match self.core.side {
            Side::Second => self.core.side = Side::First,
            Side::First => self.begin_game_turn(events),
        }
    }
}
