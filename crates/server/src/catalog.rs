//! What can be played, and who can play it.

use std::collections::BTreeMap;
use std::sync::Arc;

use ::players::BOTS;
use axum::Router;
use axum::extract::State;
use axum::response::Response;
use axum::routing::get;
use registry::{
    AnyTable, Listing, Offered, SYSTEMS, Usual, option_about, option_title, option_value,
};
use scene::Message;

use crate::ctx::Shared;
use crate::error::{ApiError, json};
use crate::wire::{
    Catalog, CatalogBot, CatalogOption, CatalogScenario, CatalogSeat, CatalogSystem, CatalogValue,
    Words,
};

pub(crate) fn routes() -> Router<Arc<Shared>> {
    Router::new().route("/catalog", get(catalog))
}

async fn catalog(State(shared): State<Arc<Shared>>) -> Result<Response, ApiError> {
    // The first one reads every scenario.
    let made = tokio::task::spawn_blocking(move || make(&shared)).await;
    Ok(json(&made.map_err(|_| ApiError::Bug)??))
}

fn make(shared: &Shared) -> Result<Catalog, ApiError> {
    let systems = SYSTEMS.iter().map(|it| CatalogSystem {
        id: it.id.to_owned(),
        prefix: it.prefixes[0].to_owned(),
        name: it.name.to_owned(),
        options: (it.options)().iter().map(|option| offered(it.id, option)).collect(),
        series: it.series,
    });
    let scenarios = shared.registry.ids().map(|it| scenario(shared, it));
    let bots = BOTS.iter().map(|it| CatalogBot {
        name: it.name.to_owned(),
        level: it.level,
        plays: Words(registry::said(&Message::new(format!("server-bot-{}", it.name)))),
        budget: it.budget,
    });
    Ok(Catalog {
        systems: systems.collect(),
        scenarios: scenarios.collect::<Result<_, _>>()?,
        bots: bots.collect(),
        version: env!("CARGO_PKG_VERSION").to_owned(),
    })
}

fn offered(system: &str, option: &Offered) -> CatalogOption {
    let value = |it: &&str| CatalogValue {
        name: (*it).to_owned(),
        title: Words(registry::said(&option_value(system, option, it))),
    };
    CatalogOption {
        name: option.name.to_owned(),
        rule: option.rule.to_owned(),
        title: Words(registry::said(&option_title(system, option))),
        about: Words(registry::said(&option_about(system, option))),
        values: option.values.iter().map(value).collect(),
        usual: match option.usual {
            Usual::First => Some(option.values[0].to_owned()),
            Usual::OfScenario => None,
        },
    }
}

fn scenario(shared: &Shared, id: &str) -> Result<CatalogScenario, ApiError> {
    let opening = shared.registry.open(id, &BTreeMap::new())?;
    let Listing { id, system, title, briefing, turns, map, units, seats: played } = opening.listing;
    // Names of the seats are part of the setting; no die is rolled for it.
    let table = AnyTable::new(opening.game, opening.info, kernel::Seed([0; 32]));
    // Counters may have owners for whom nobody plays.
    let seats = table.setting().seats.into_iter().filter(|it| played.contains(&it.id));
    let seats = seats.map(|it| CatalogSeat {
        id: it.id,
        name: Words(it.name),
        forms: it.forms,
        color: it.color,
    });
    let guide = shared.books.guide(&id).is_some();
    let kind = if guide { "lesson" } else { kind_of(&id) };
    Ok(CatalogScenario {
        kind: kind.to_owned(),
        id,
        system,
        title: Words(title),
        briefing: Words(briefing),
        seats: seats.collect(),
        turns,
        map,
        units,
        guide,
    })
}

/// Printed examples are called so in every system: `scs/fig-combat-1`.
fn kind_of(id: &str) -> &'static str {
    let name = id.split_once('/').map_or(id, |(_, name)| name);
    let figure = ["fig-", "pos-"].iter().any(|it| name.starts_with(it));
    if figure { "figure" } else { "game" }
}
