//! The door by which the program comes in.

use std::sync::Arc;

use catalog::{Files, Findings};
use kernel::{Asked, Game, Illegal};
use rulebook::{
    FileKind, Forecast, Listing, Next, Prospect, Rulebook, Series, TableOption, steps_to_roll,
};
use scene::{Message, Stake};

use crate::decision::{Action, Decision};
use crate::event::RollResult;
use crate::scenario::{self, Scenario};
use crate::state::War;
use crate::{Options, RULES_VERSION};

/// From an overrun to its roll: the overrun itself, its announcement, the defender's answer.
const STEPS_TO_THE_ROLL: u32 = 3;

/// The Standard Combat Series.
pub struct StandardCombatSeries;

impl Rulebook for StandardCombatSeries {
    const ID: &'static str = "scs";
    const PREFIXES: &'static [&'static str] = &["scs:"];
    const NAME: &'static str = "Standard Combat Series 1.8";
    const VERSION: u32 = RULES_VERSION;

    type Scenario = Scenario;
    type Options = Options;
    type Game = War;

    fn read(files: &mut Files<'_>, path: &str, findings: &mut Findings) -> Option<Scenario> {
        crate::load(files, path, findings)
    }

    fn options() -> &'static [TableOption<Options>] {
        Options::ALL
    }

    fn listing(scenario: &Scenario) -> Listing {
        let seats = scenario.sides.iter().map(|it| (it.id.clone(), it.color.clone()));
        Listing {
            id: scenario.id.clone(),
            title: scenario.title.clone(),
            briefing: scenario.briefing.clone(),
            seats: seats.collect(),
            turns: scenario.turns,
            map: scenario.map.grid.extent(),
            units: scenario.roster.len(),
        }
    }

    fn begin(scenario: Arc<Scenario>, options: Options) -> War {
        War::new(scenario, options)
    }

    fn kinds() -> Vec<FileKind> {
        scenario::kinds()
    }
}

impl Series for War {}

impl Forecast for War {
    fn may_know_odds(&self, action: &Action) -> Result<(), Illegal> {
        self.may_know_odds_of(*action)
    }

    /// An attack as it stands, or as it would stand with an answer to its plan: announced without
    /// more, and not answered.
    fn before_roll(&self, action: &Action) -> Option<(Self, Action)> {
        let planned = matches!(self.asked()?.decision, Decision::ChooseAttackers { .. });
        let at_once = matches!(action, Action::Announce | Action::Overrun(_));
        let in_plan =
            matches!(action, Action::Add(_) | Action::Drop(_) | Action::Air | Action::Barrage(_));
        let leads_there = at_once || in_plan && planned;
        if !leads_there {
            return None;
        }
        steps_to_roll(self, action, STEPS_TO_THE_ROLL, |_, Asked { decision, .. }| match decision {
            Decision::Roll { .. } => Next::Roll(Action::Roll),
            Decision::ChooseAttackers { .. } => Next::Answer(Action::Announce),
            Decision::React { .. } => Next::Answer(Action::Done),
            Decision::SetUp { .. }
            | Decision::SetUpStacks
            | Decision::Arrive { .. }
            | Decision::ChooseMover
            | Decision::Move { .. }
            | Decision::ChooseTarget
            | Decision::Convert { .. }
            | Decision::LoseStep { .. }
            | Decision::Retreat { .. }
            | Decision::LoseInRetreat { .. }
            | Decision::Advance { .. }
            | Decision::GoOn { .. }
            | Decision::Restack { .. }
            | Decision::Overstacked { .. } => Next::Nothing,
        })
    }

    fn stake(&self, _roll: &Action, result: &RollResult) -> Option<Stake> {
        self.stake_of(result.cell)
    }

    fn stake_basis(&self) -> Message {
        Message::new("scs-reading-basis")
    }

    fn prospect(&self, target: &str) -> Result<Option<Prospect<Self>>, Illegal> {
        let hex = self.scenario.map.grid.find(target);
        Ok(hex.and_then(|it| self.prospect_at(it)))
    }
}
