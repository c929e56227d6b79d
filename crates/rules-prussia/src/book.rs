//! The door by which the program comes in.

use std::sync::Arc;

use catalog::{Files, Findings};
use kernel::{Chances, Illegal};
use rulebook::{FileKind, Forecast, Listing, Prospect, Rulebook, Series, TableOption};
use scene::{Message, Stake};

use crate::decision::Action;
use crate::result::RollResult;
use crate::scenario::{self, Scenario};
use crate::state::Battle;
use crate::{Options, RULES_VERSION};

/// Prussia's Glory.
pub struct PrussiasGlory;

impl Rulebook for PrussiasGlory {
    const ID: &'static str = "prussia";
    const PREFIXES: &'static [&'static str] = &["pg:"];
    const NAME: &'static str = "Prussia's Glory";
    const VERSION: u32 = RULES_VERSION;

    type Scenario = Scenario;
    type Options = Options;
    type Game = Battle;

    fn read(files: &mut Files<'_>, path: &str, findings: &mut Findings) -> Option<Scenario> {
        scenario::load(files, path, findings)
    }

    fn options() -> &'static [TableOption<Options>] {
        Options::ALL
    }

    fn listing(scenario: &Scenario) -> Listing {
        let seats = scenario.sides.iter().map(|it| (it.id.clone(), it.color.clone()));
        let grid = scenario.field.grid();
        Listing {
            id: scenario.id.clone(),
            title: scenario.title.clone(),
            briefing: scenario.briefing.clone(),
            seats: seats.collect(),
            turns: scenario.turns.into(),
            map: grid.extent(),
            units: scenario.units.len() + scenario.leaders.len(),
        }
    }

    fn begin(scenario: Arc<Scenario>, options: Options) -> Battle {
        Battle::new(scenario, options)
    }

    fn kinds() -> Vec<FileKind> {
        scenario::kinds()
    }
}

impl Series for Battle {}

impl Forecast for Battle {
    fn may_know_odds(&self, action: &Action) -> Result<(), Illegal> {
        self.may_know_odds_of(*action)
    }

    fn before_roll(&self, action: &Action) -> Option<(Self, Action)> {
        Self::before_roll(self, *action)
    }

    fn chances(&self, action: &Action) -> Option<Chances<RollResult>> {
        Self::chances(self, *action)
    }

    fn stake(&self, _roll: &Action, result: &RollResult) -> Option<Stake> {
        self.stake_of(result)
    }

    fn stake_basis(&self) -> Message {
        Message::new("prussia-reading-basis")
    }

    fn prospect(&self, target: &str) -> Result<Option<Prospect<Self>>, Illegal> {
        let hex = self.scenario.field.grid().find(target);
        Ok(hex.and_then(|it| self.prospect_at(it)))
    }
}
