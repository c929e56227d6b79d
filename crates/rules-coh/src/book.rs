//! The door by which the program comes in.

use std::sync::Arc;

use catalog::{Files, Findings};
use kernel::{Chances, Game, Illegal};
use rulebook::{FileKind, Forecast, Listing, Prospect, Rulebook, Series, TableOption};
use scene::{Message, Stake};

use crate::decision::Action;
use crate::label::RollResult;
use crate::scenario::{self, Scenario};
use crate::state::Firefight;
use crate::{Options, RULES_VERSION};

/// Conflict of Heroes: Storms of Steel.
pub struct StormsOfSteel;

impl Rulebook for StormsOfSteel {
    const ID: &'static str = "coh";
    const PREFIXES: &'static [&'static str] = &["coh:"];
    const NAME: &'static str = "Conflict of Heroes: Storms of Steel";
    const VERSION: u32 = RULES_VERSION;

    type Scenario = Scenario;
    type Options = Options;
    type Game = Firefight;

    fn read(files: &mut Files<'_>, path: &str, findings: &mut Findings) -> Option<Scenario> {
        crate::load(files, path, findings)
    }

    fn options() -> &'static [TableOption<Options>] {
        Options::ALL
    }

    fn listing(scenario: &Scenario) -> Listing {
        let seats = scenario.forces.iter().map(|it| (it.id.clone(), it.color.clone()));
        Listing {
            id: scenario.id.clone(),
            title: scenario.title.clone(),
            briefing: scenario.briefing.clone(),
            seats: seats.collect(),
            turns: scenario.rounds.into(),
            map: scenario.field.grid.extent(),
            units: scenario.units.len(),
        }
    }

    fn begin(scenario: Arc<Scenario>, options: Options) -> Firefight {
        Firefight::new(scenario, options)
    }

    fn kinds() -> Vec<FileKind> {
        scenario::kinds()
    }
}

impl Series for Firefight {}

impl Forecast for Firefight {
    fn may_know_odds(&self, action: &Action) -> Result<(), Illegal> {
        self.may_know_odds_of(*action)
    }

    /// [COH 3.2.3a] The roll with CAP on top.
    fn raised_rolls(&self) -> Vec<(i8, Action)> {
        let raised = Game::answers(self).into_iter().filter_map(|it| match it {
            Action::Roll(by) if by > 0 => Some((by, it)),
            _ => None,
        });
        raised.collect()
    }

    /// Whatever rolls next, without CAP, if nothing more is to be chosen first.
    fn before_roll(&self, action: &Action) -> Option<(Self, Action)> {
        self.roll_ahead(*action)
    }

    /// [COH 7.7b] An attack on several targets at once.
    fn chances(&self, action: &Action) -> Option<Chances<RollResult>> {
        self.chances_of_volley(*action)
    }

    fn stake(&self, _roll: &Action, result: &RollResult) -> Option<Stake> {
        self.stake_of(result)
    }

    fn stake_basis(&self) -> Message {
        Message::new("coh-reading-basis")
    }

    fn prospect(&self, target: &str) -> Result<Option<Prospect<Self>>, Illegal> {
        let hex = self.scenario.field.by_label.get(target);
        Ok(hex.and_then(|&it| self.prospect_at(it)))
    }
}
