//! How hexes, units and numbers are written in answers.

use hexgrid::HexId;
use kernel::words::{Noun, Words, read_number};

use crate::scenario::{HEXES_MAX, Scenario};
use crate::state::UnitId;

impl Noun<Scenario> for HexId {
    fn word(&self, scenario: &Scenario) -> Option<String> {
        Some(scenario.number(*self))
    }

    fn read(scenario: &Scenario, words: &mut Words<'_>) -> Result<Self, String> {
        let number = words.take("a hex")?;
        let found = scenario.map.grid.find(number);
        found.ok_or_else(|| format!("there is no hex {number} on the map"))
    }

    fn all(scenario: &Scenario) -> Vec<Self> {
        scenario.map.grid.hexes().collect()
    }
}

impl Noun<Scenario> for UnitId {
    fn word(&self, scenario: &Scenario) -> Option<String> {
        Some(scenario.unit(*self).id.clone())
    }

    fn read(scenario: &Scenario, words: &mut Words<'_>) -> Result<Self, String> {
        let id = words.take("a unit")?;
        scenario.find_unit(id).ok_or_else(|| format!("there is no unit {id} in the roster"))
    }

    fn all(scenario: &Scenario) -> Vec<Self> {
        scenario.unit_ids().collect()
    }
}

/// Hexes of a retreat.
impl Noun<Scenario> for u8 {
    fn word(&self, _: &Scenario) -> Option<String> {
        Some(self.to_string())
    }

    fn read(_: &Scenario, words: &mut Words<'_>) -> Result<Self, String> {
        read_number(words)
    }

    /// As far as the loader lets any result send somebody, and one hex farther.
    fn all(_: &Scenario) -> Vec<Self> {
        (0..=HEXES_MAX + 1).collect()
    }
}
