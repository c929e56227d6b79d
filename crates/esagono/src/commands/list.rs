//! `esagono list`: systems and scenarios.

use std::collections::BTreeMap;

use anyhow::{Result, bail};
use registry::{Listing, Offered, Registry, SYSTEMS, System, Usual, option_about};
use serde_json::{Value, json};

use super::say;
use crate::data;

/// Systems and scenarios: id, title, seats, turns, map size, units.
#[derive(clap::Args, Debug)]
#[command(after_help = "Example: esagono list --json")]
pub struct Args {
    /// Print data for programs.
    #[arg(long)]
    json: bool,
    /// Print the options that a table may agree on instead, by system.
    #[arg(long, conflicts_with = "json")]
    options: bool,
}

/// Runs the command.
pub fn run(args: &Args) -> Result<()> {
    if args.options {
        let listings = listings(&data::registry());
        let listings: Vec<&Listing> = listings.iter().filter_map(|it| it.1.as_ref().ok()).collect();
        return SYSTEMS.iter().try_for_each(|it| options(it, &listings));
    }
    let registry = data::registry();
    if args.json {
        return say(&serde_json::to_string_pretty(&value(&registry))?);
    }
    for (id, listing) in listings(&registry) {
        match listing {
            Ok(it) => {
                let [columns, rows] = it.map;
                let (seats, length) = (it.seats.join(", "), length(it.turns));
                say(&format!(
                    "{id:<22} {} · {}\n{:<22} {seats}; {length}{columns} × {rows} hexes, {} units",
                    it.title["en"], it.title["it"], "", it.units
                ))?;
            }
            Err(fault) => bail!("{id}: {fault}"),
        }
    }
    Ok(())
}

/// How long a game is; some end by what happens alone.
fn length(turns: u16) -> String {
    if turns == 0 { String::new() } else { format!("{turns} turns, ") }
}

/// The options of a system, in English as all of the command line is; with the scenarios that offer
/// them where not all do.
fn options(system: &System, listings: &[&Listing]) -> Result<()> {
    say(&format!("{} ({})", system.name, system.id))?;
    let texts = texts::built_in();
    for option in (system.options)() {
        let usual = match option.usual {
            Usual::First => option.values[0],
            Usual::OfScenario => "as the scenario says",
        };
        let (name, values) = (option.name, option.values.join("|"));
        say(&format!("  {name}={values}   (usual: {usual}; {})", option.rule))?;
        say(&format!("      {}", texts.say("en", &option_about(system.id, &option))))?;
        let all = listings.iter().filter(|it| it.system == system.id);
        let offering = all.clone().filter(|it| it.options.iter().any(|it| it == option.name));
        let ids: Vec<&str> = offering.map(|it| it.id.as_str()).collect();
        if ids.len() < all.count() {
            say(&format!(
                "      Offered by {}.",
                if ids.is_empty() { "none".to_owned() } else { ids.join(", ") }
            ))?;
        }
    }
    Ok(())
}

fn listings(registry: &Registry) -> Vec<(String, Result<Listing, String>)> {
    let open = |id: &str| registry.open(id, &BTreeMap::new());
    let listing = |id: &str| open(id).map(|it| it.listing).map_err(|it| it.to_string());
    registry.ids().map(|id| (id.to_owned(), listing(id))).collect()
}

/// An option as the protocol writes it; without `usual` the scenario says what holds.
fn option_value(option: &Offered) -> Value {
    let mut value = json!({ "name": option.name, "rule": option.rule, "values": option.values });
    if option.usual == Usual::First {
        value["usual"] = json!(option.values[0]);
    }
    value
}

/// The list as the protocol writes it.
pub fn value(registry: &Registry) -> Value {
    let systems: Vec<Value> = SYSTEMS
        .iter()
        .map(|it| {
            json!({
                "id": it.id,
                "prefix": it.prefixes[0],
                "prefixes": it.prefixes,
                "name": it.name,
                "rules": it.rules,
                "options": (it.options)().iter().map(option_value).collect::<Vec<_>>(),
            })
        })
        .collect();
    let scenarios: Vec<Value> = listings(registry)
        .into_iter()
        .filter_map(|(_, listing)| listing.ok().map(|it| json!(it)))
        .collect();
    json!({ "systems": systems, "scenarios": scenarios })
}
