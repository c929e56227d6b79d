//! How hexes, pieces, wings and numbers are written in answers.

use hexgrid::HexId;
use kernel::words::{Noun, Words, read_number};

use crate::decision::Piece;
use crate::scenario::Scenario;
use crate::state::{UnitId, WingId};

/// The highest number in an answer: places of a stack and morale that is claimed.
const NUMBER_MAX: u8 = 30;

impl Noun<Scenario> for HexId {
    fn word(&self, scenario: &Scenario) -> Option<String> {
        Some(scenario.field.label(*self))
    }

    fn read(scenario: &Scenario, words: &mut Words<'_>) -> Result<Self, String> {
        let number = words.take("a hex")?;
        scenario.field.grid().find(number).ok_or_else(|| format!("no hex `{number}`"))
    }

    fn all(scenario: &Scenario) -> Vec<Self> {
        scenario.field.grid().hexes().collect()
    }
}

impl Noun<Scenario> for UnitId {
    fn word(&self, scenario: &Scenario) -> Option<String> {
        Some(scenario.unit(*self).id.clone())
    }

    fn read(scenario: &Scenario, words: &mut Words<'_>) -> Result<Self, String> {
        let id = words.take("a unit")?;
        scenario.find_unit(id).ok_or_else(|| format!("no unit `{id}`"))
    }

    fn all(scenario: &Scenario) -> Vec<Self> {
        scenario.unit_ids().collect()
    }
}

impl Noun<Scenario> for WingId {
    fn word(&self, scenario: &Scenario) -> Option<String> {
        Some(scenario.wing(*self).id.clone())
    }

    fn read(scenario: &Scenario, words: &mut Words<'_>) -> Result<Self, String> {
        let id = words.take("a wing")?;
        scenario.find_wing(id).ok_or_else(|| format!("no wing `{id}`"))
    }

    fn all(scenario: &Scenario) -> Vec<Self> {
        scenario.wing_ids().collect()
    }
}

impl Noun<Scenario> for Piece {
    fn word(&self, scenario: &Scenario) -> Option<String> {
        Some(match *self {
            Piece::Unit(unit) => scenario.unit(unit).id.clone(),
            Piece::Leader(leader) => scenario.leader(leader).id.clone(),
        })
    }

    fn read(scenario: &Scenario, words: &mut Words<'_>) -> Result<Self, String> {
        let id = words.take("a unit or a leader")?;
        scenario.find_piece(id).ok_or_else(|| format!("no unit or leader `{id}`"))
    }

    fn all(scenario: &Scenario) -> Vec<Self> {
        let units = scenario.unit_ids().map(Piece::Unit);
        units.chain(scenario.leader_ids().map(Piece::Leader)).collect()
    }
}

/// A place of a stack, or morale that is claimed.
impl Noun<Scenario> for u8 {
    fn word(&self, _: &Scenario) -> Option<String> {
        Some(self.to_string())
    }

    fn read(_: &Scenario, words: &mut Words<'_>) -> Result<Self, String> {
        read_number(words)
    }

    fn all(_: &Scenario) -> Vec<Self> {
        (0..=NUMBER_MAX).collect()
    }
}
