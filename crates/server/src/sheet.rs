//! What the page of one scenario tells beyond the catalog: how it is won, and where.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, State};
use axum::response::Response;
use axum::routing::get;
use registry::AnyTable;
use scene::{Board, Place};

use crate::ctx::Shared;
use crate::error::{ApiError, json};
use crate::own::Scenario;
use crate::wire::{Objective, ScenarioSheet, Words};

pub(crate) fn routes() -> Router<Arc<Shared>> {
    Router::new().route("/scenarios/{*scenario}", get(sheet))
}

async fn sheet(
    State(shared): State<Arc<Shared>>,
    Path(scenario): Path<String>,
) -> Result<Response, ApiError> {
    let scenario = shared.scenario(&scenario).await?;
    let made = tokio::task::spawn_blocking(move || make(&scenario)).await;
    Ok(json(&made.map_err(|_| ApiError::Bug)??))
}

fn make(scenario: &Scenario) -> Result<ScenarioSheet, ApiError> {
    let opening = scenario.open()?;
    // Nothing is played: no die is rolled.
    let table = AnyTable::new(opening.game, opening.info, kernel::Seed([0; 32]));
    let (setting, board) = (table.setting(), table.board());
    let objective = |hex: String| Objective { name: name_of(&board, &hex), hex };
    Ok(ScenarioSheet {
        id: scenario.name.clone(),
        victory: setting.victory,
        objectives: setting.objectives.into_iter().map(objective).collect(),
        turn_labels: setting.turn_labels.into_iter().map(Words).collect(),
        secrets: setting.secrets,
    })
}

/// The name of the place in a hex: that which names it alone before one that it shares. A river
/// that runs through it is none.
fn name_of(board: &Board, hex: &str) -> Option<Words> {
    let names = board.names.iter().filter(|it| it.kind != "water");
    let names = names.filter(|it| it.hexes.iter().any(|it| it == hex));
    let name = names.min_by_key(|it| it.hexes.len())?;
    let title = name.title.clone().map(Words);
    Some(title.unwrap_or_else(|| Words::new(&name.text, &name.text)))
}

/// The hexes where a game is played: those where counters lie that everybody sees, or those that
/// decide it where none lies on the map yet.
pub(crate) fn hexes_of(table: &AnyTable) -> Vec<String> {
    let scene = table.scene_without_log(kernel::Viewer::Spectator);
    let lying = scene.counters.into_iter().filter_map(|it| match it.at {
        Place::Hex(hex) => Some(hex),
        Place::Box(_) => None,
    });
    let lying: Vec<String> = lying.collect();
    if lying.is_empty() { table.setting().objectives } else { lying }
}
