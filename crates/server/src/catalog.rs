//! What can be played, and who can play it.

use std::collections::BTreeMap;
use std::sync::Arc;

use ::players::BOTS;
use axum::Router;
use axum::extract::State;
use axum::response::Response;
use axum::routing::get;
use registry::{
    AnyTable, Listing, Offered, Opening, SYSTEMS, Usual, option_about, option_title, option_value,
};
use scene::Message;

use crate::ctx::Shared;
use crate::error::{ApiError, json};
use crate::own::Scenario;
use crate::wire::{
    Catalog, CatalogBot, CatalogOption, CatalogScenario, CatalogSeat, CatalogSystem, CatalogValue,
    Length, Words,
};

/// The option that says how many play.
const PLAYERS: &str = "players";

pub(crate) fn routes() -> Router<Arc<Shared>> {
    Router::new().route("/catalog", get(catalog))
}

async fn catalog(State(shared): State<Arc<Shared>>) -> Result<Response, ApiError> {
    // What is built in can be played even where nothing can be read from the disk.
    let own = shared.own_scenarios().await.unwrap_or_default();
    // The first one reads every scenario.
    let made = tokio::task::spawn_blocking(move || make(&shared, &own)).await;
    Ok(json(&made.map_err(|_| ApiError::Bug)??))
}

fn make(shared: &Shared, own: &[Scenario]) -> Result<Catalog, ApiError> {
    let systems = SYSTEMS.iter().map(|it| CatalogSystem {
        id: it.id.to_owned(),
        prefix: it.prefixes[0].to_owned(),
        name: it.name.to_owned(),
        options: Vec::new(),
        series: it.series,
        rules: shared.books.rules_in_play(it.id),
    });
    let mut systems: Vec<CatalogSystem> = systems.collect();
    for (system, it) in systems.iter_mut().zip(SYSTEMS) {
        let options = (it.options)();
        let offers = options.iter().map(|option| offered(shared, it.id, option));
        system.options = offers.collect::<Result<_, _>>()?;
    }
    let rules_of = |id: &str| systems.iter().find(|it| it.id == id).map_or(0, |it| it.rules);
    let built_in = shared.registry.ids().map(|it| {
        let opening = shared.registry.open(it, &BTreeMap::new())?;
        Ok(scenario(shared, it, opening, rules_of))
    });
    let mut scenarios: Vec<CatalogScenario> = built_in.collect::<Result<_, ApiError>>()?;
    // One that this program cannot open any more is still in the list of own ones.
    let opened = own.iter().filter_map(|it| Some((it, it.open().ok()?)));
    scenarios.extend(opened.map(|(it, opening)| scenario(shared, &it.name, opening, rules_of)));
    let bots = BOTS.iter().map(|it| CatalogBot {
        name: it.name.to_owned(),
        title: Words(registry::said(&Message::new(format!("server-bot-{}-name", it.name)))),
        level: it.level,
        plays: Words(registry::said(&Message::new(format!("server-bot-{}", it.name)))),
        budget: it.budget,
    });
    Ok(Catalog {
        systems,
        scenarios,
        bots: bots.collect(),
        version: env!("CARGO_PKG_VERSION").to_owned(),
    })
}

fn offered(shared: &Shared, system: &str, option: &Offered) -> Result<CatalogOption, ApiError> {
    let value = |it: &&str| {
        Ok(CatalogValue {
            name: (*it).to_owned(),
            title: Words(registry::said(&option_value(system, option, it))),
            seats: seats_by(shared, system, option, it)?,
        })
    };
    Ok(CatalogOption {
        name: option.name.to_owned(),
        rule: option.rule.to_owned(),
        title: Words(registry::said(&option_title(system, option))),
        about: Words(registry::said(&option_about(system, option))),
        values: option.values.iter().map(value).collect::<Result<_, ApiError>>()?,
        usual: match option.usual {
            Usual::First => Some(option.values[0].to_owned()),
            Usual::OfScenario => None,
        },
    })
}

/// Who sits at a table that has agreed on a value, where the option says how many play: any
/// scenario of the system tells.
fn seats_by(
    shared: &Shared,
    system: &str,
    option: &Offered,
    value: &str,
) -> Result<Option<Vec<CatalogSeat>>, ApiError> {
    let mut ids = shared.registry.ids();
    let first = ids.find(|it| it.split('/').next() == Some(system));
    let Some(id) = first.filter(|_| option.name == PLAYERS) else { return Ok(None) };
    let options = BTreeMap::from([(option.name.to_owned(), value.to_owned())]);
    Ok(Some(seats_of(shared.registry.open(id, &options)?)))
}

/// The seats of a game; sides that nobody plays have none.
fn seats_of(opening: Opening) -> Vec<CatalogSeat> {
    let played = opening.listing.seats;
    // Names of the seats are part of the setting; no die is rolled for it.
    let table = AnyTable::new(opening.game, opening.info, kernel::Seed([0; 32]));
    let seats = table.setting().seats.into_iter().filter(|it| played.contains(&it.id));
    let seat = |it: scene::SeatView| CatalogSeat {
        id: it.id,
        name: Words(it.name),
        forms: it.forms,
        color: it.color,
    };
    seats.map(seat).collect()
}

fn scenario(
    shared: &Shared,
    name: &str,
    opening: Opening,
    rules_of: impl Fn(&str) -> usize,
) -> CatalogScenario {
    let Listing { system, title, briefing, turns, map, units, options, .. } =
        opening.listing.clone();
    let seats = seats_of(opening);
    let (_, own) = registry::id_of(name);
    let guide = shared.books.guide(name).is_some();
    // Whoever brings an example of his own wants to play it.
    let kind = if own { "game" } else { kind_of(name) };
    CatalogScenario {
        kind: if guide { "lesson" } else { kind }.to_owned(),
        difficulty: difficulty(rules_of(&system), units, guide),
        length: shared.books.answers(name).map(length),
        balance: shared.books.balance(name),
        own,
        id: name.to_owned(),
        system,
        title: Words(title),
        briefing: Words(briefing),
        seats,
        turns,
        map,
        units,
        options,
        guide,
    }
}

/// From how many rules on a book is one of middling weight, and from how many a heavy one.
const WEIGHTS: [usize; 2] = [300, 700];

/// From how many counters on there is more to keep in mind.
const CROWD: usize = 100;

/// How much there is to keep in mind, from 1 to 3: the weight of the book, one more where many
/// counters lie on the table, one less where a guide says what counts when it counts.
fn difficulty(rules: usize, units: usize, guide: bool) -> u8 {
    let weight: u8 = WEIGHTS.iter().map(|it| u8::from(rules >= *it)).sum();
    if guide {
        return weight.max(1);
    }
    (1 + weight + u8::from(units > CROWD)).min(3)
}

/// Seconds that people take for an answer. A guess, as nobody is watched at play; the number of
/// answers is measured.
const SECONDS: u32 = 4;

/// How long a game of so many answers takes, rounded as one speaks of it.
fn length(answers: u32) -> Length {
    let minutes = answers.saturating_mul(SECONDS).div_ceil(60);
    let step = match minutes {
        0..30 => 5,
        30..120 => 10,
        _ => 30,
    };
    Length { answers, minutes: minutes.div_ceil(step) * step }
}

/// Printed examples are called so in every system: `scs/fig-combat-1`.
fn kind_of(id: &str) -> &'static str {
    let name = id.split_once('/').map_or(id, |(_, name)| name);
    let figure = ["fig-", "pos-"].iter().any(|it| name.starts_with(it));
    if figure { "figure" } else { "game" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_guide_makes_a_heavy_book_lighter_and_a_crowd_a_light_one_heavier() {
        assert_eq!([247, 485, 920].map(|rules| difficulty(rules, 20, false)), [1, 2, 3]);
        assert_eq!([247, 485, 920].map(|rules| difficulty(rules, 20, true)), [1, 1, 2]);
        assert_eq!([247, 920].map(|rules| difficulty(rules, 127, false)), [2, 3]);
    }

    #[test]
    fn minutes_are_rounded_as_one_speaks_of_them() {
        let minutes = |answers: u32| length(answers).minutes;
        assert_eq!([1, 88, 251, 735, 3_000].map(minutes), [5, 10, 20, 50, 210]);
        assert_eq!(length(88).answers, 88);
    }
}
