//! The door by which the program comes in.

use std::sync::Arc;

use catalog::{Files, Findings, schema_text};
use kernel::{Chances, Illegal};
use rulebook::{FileKind, Forecast, Listing, Rulebook, TableOption};

use crate::action::Action;
use crate::charts::Charts;
use crate::mission::shape::{MissionShape, SquadFile};
use crate::mission::{Mission, load};
use crate::options::Options;
use crate::script::shape::{ActionsShape, ScriptShape};
use crate::state::Sortie;
use crate::view::{COLORS, RollResult};

/// Ambush!
pub struct AmbushBook;

impl Rulebook for AmbushBook {
    const ID: &'static str = "ambush";
    const PREFIXES: &'static [&'static str] = &["amb:"];
    const NAME: &'static str = "Ambush!";
    const VERSION: u32 = 2;
    const SERIES: bool = true;

    type Scenario = Mission;
    type Options = Options;
    type Game = Sortie;

    fn read(files: &mut Files<'_>, path: &str, findings: &mut Findings) -> Option<Mission> {
        load::read(files, path, findings)
    }

    fn options() -> &'static [TableOption<Options>] {
        Options::ALL
    }

    fn listing(mission: &Mission) -> Listing {
        let grid = &mission.ground.map.grid;
        Listing {
            id: mission.id.clone(),
            title: mission.title.clone(),
            briefing: mission.briefing.clone(),
            seats: vec![("us".to_owned(), COLORS[0].to_owned())],
            // [AMB 3.2d] A mission ends when its instructions say so, not after so many turns.
            turns: 0,
            map: grid.extent(),
            // [AMB 1b] How many Germans there are, nobody may know.
            units: mission.squad.len(),
        }
    }

    fn begin(mission: Arc<Mission>, options: Options) -> Sortie {
        Sortie::begin(mission, options)
    }

    fn kinds() -> Vec<FileKind> {
        let head = ["schema", "source"];
        let mission = schema_text::<MissionShape>(&head);
        vec![
            FileKind::scenario("ambush-mission/1", "ambush-mission.json", mission),
            FileKind::toml(
                "ambush-script/1",
                "ambush-script.json",
                schema_text::<ScriptShape>(&head),
                load::check_script,
            ),
            FileKind::toml(
                "ambush-actions/1",
                "ambush-actions.json",
                schema_text::<ActionsShape>(&head),
                load::check_actions,
            ),
            FileKind::toml(
                "ambush-charts/1",
                "ambush-charts.json",
                schema_text::<Charts>(&head),
                load::check_charts,
            ),
            FileKind::toml(
                "ambush-squad/1",
                "ambush-squad.json",
                schema_text::<SquadFile>(&head),
                load::check_squad,
            ),
        ]
    }
}

impl Forecast for Sortie {
    /// Nothing is refused: what may not be known is told as if nothing were rolled.
    fn may_know_odds(&self, _action: &Action) -> Result<(), Illegal> {
        Ok(())
    }

    /// [AMB 1f, 9.1e, 9.4b, 10.1g, 11.1d] Of an attack on somebody who is seen, and of work on a
    /// jam, everything is known; percentile dice fall in too many ways to try them all, so its
    /// chances are reckoned. What a step or a turn brings would show what has not been read yet: it
    /// is never tried.
    fn chances(&self, action: &Action) -> Option<Chances<RollResult>> {
        if let Action::Clear(_) = action {
            return self.clearing_chances(*action);
        }
        if !action.is_attack() {
            return Some(vec![(None, (1, 1))]);
        }
        self.reckoned_chances(*action)
    }

    /// Attacks are rolled at once.
    fn before_roll(&self, _action: &Action) -> Option<(Self, Action)> {
        None
    }
}

impl Action {
    /// Whether it is an attack, whose dice are rolled before anything hidden can happen.
    fn is_attack(self) -> bool {
        matches!(
            self,
            Self::Fire(..)
                | Self::FireWall(..)
                | Self::FireVehicle(..)
                | Self::FireBunker(..)
                | Self::Joint(..)
                | Self::JointVehicle(..)
                | Self::JointBunker(..)
                | Self::JointWall(..)
                | Self::Throw(..)
                | Self::ThrowInto(..)
                | Self::Assault(..)
                | Self::TankFire(..)
                | Self::TankFireVehicle(..)
                | Self::TankFireWall(..)
        )
    }
}
