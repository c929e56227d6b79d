//! The door by which the program comes in.

use std::sync::Arc;

use catalog::{Files, Findings};
use kernel::{Chances, Illegal};
use rulebook::{FileKind, Forecast, Listing, Offered, Rulebook, Series, TableOption};
use scene::{Message, Stake};

use crate::action::Action;
use crate::options::Options;
use crate::result::RollResult;
use crate::scenario::{self, Scenario};
use crate::state::War;

/// Next War: Korea.
pub struct NextWarKorea;

impl Rulebook for NextWarKorea {
    const ID: &'static str = "nextwar";
    const PREFIXES: &'static [&'static str] = &["nw:", "nwk:"];
    const NAME: &'static str = "Next War: Korea";
    const VERSION: u32 = 2;

    type Scenario = Scenario;
    type Options = Options;
    type Game = War;

    fn read(files: &mut Files<'_>, path: &str, findings: &mut Findings) -> Option<Scenario> {
        scenario::load(files, path, findings)
    }

    fn options() -> &'static [TableOption<Options>] {
        Options::ALL
    }

    /// [NW 13.1.1, 13.2] [NWK 15.0] Those that its card names.
    fn offers(scenario: &Scenario, option: &Offered) -> bool {
        scenario.options.iter().any(|it| it.name == option.name)
    }

    fn listing(scenario: &Scenario) -> Listing {
        let seats = scenario.sides.iter().map(|it| (it.id.clone(), it.color.clone()));
        let grid = &scenario.board.map.grid;
        Listing {
            id: scenario.id.clone(),
            title: scenario.title.clone(),
            briefing: scenario.briefing.clone(),
            seats: seats.collect(),
            turns: scenario.turns.into(),
            map: grid.extent(),
            units: scenario.roster.len() + scenario.helicopters.len() + scenario.ships.len(),
        }
    }

    fn begin(scenario: Arc<Scenario>, options: Options) -> War {
        War::begin(scenario, options)
    }

    fn kinds() -> Vec<FileKind> {
        crate::files::kinds()
    }
}

/// Each scenario stands by itself.
impl Series for War {}

impl Forecast for War {
    /// [NW 8.1.2] Nothing is hidden.
    fn may_know_odds(&self, _: &Action) -> Result<(), Illegal> {
        Ok(())
    }

    fn before_roll(&self, action: &Action) -> Option<(Self, Action)> {
        self.before_combat_roll(*action)
    }

    fn chances(&self, action: &Action) -> Option<Chances<RollResult>> {
        self.combat_chances(*action)
    }

    fn stake(&self, roll: &Action, result: &RollResult) -> Option<Stake> {
        self.stake_of(*roll, result)
    }

    fn stake_basis(&self) -> Message {
        Message::new("nextwar-reading-basis")
    }
}
