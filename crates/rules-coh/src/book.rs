//! The door by which the program comes in.

use std::sync::Arc;

use catalog::{Files, Findings};
use kernel::{Asked, Game, Illegal};
use rulebook::{
    FileKind, Forecast, Listing, Next, Prospect, Rulebook, TableOption, steps_to_roll,
};
use scene::{Message, Stake};

use crate::decision::{Action, Decision};
use crate::label::RollResult;
use crate::scenario::{self, Scenario};
use crate::state::Firefight;
use crate::{Options, RULES_VERSION};

/// From a shot to its roll: the shot, where the firer looks, its target.
const STEPS_TO_THE_ROLL: u32 = 3;

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
            map: [scenario.field.grid.columns(), scenario.field.grid.rows()],
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

    /// An attack or a rally without CAP, at the only target there is.
    fn before_roll(&self, action: &Action) -> Option<(Self, Action)> {
        // [COH 18.5i, 10.0a] What anything else leads to depends on mines and units that are hidden.
        let attacks = matches!(
            action,
            Action::Fire(_)
                | Action::Lob(_)
                | Action::Strike(..)
                | Action::Melee
                | Action::Flak(_)
                | Action::Strafe(_)
                | Action::Bomb(..)
                | Action::Rally
                | Action::Target(_)
                | Action::Spot(_)
                | Action::Face(_)
        );
        let asked = self.asked().filter(|_| attacks)?.seat;
        steps_to_roll(self, action, STEPS_TO_THE_ROLL, |game, Asked { seat, decision }| {
            match decision {
                Decision::Roll { .. } if seat == asked => Next::Roll(Action::Roll(0)),
                Decision::Aim | Decision::Face { .. } => match Game::answers(game)[..] {
                    [only] => Next::Answer(only),
                    _ => Next::Nothing,
                },
                _ => Next::Nothing,
            }
        })
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
