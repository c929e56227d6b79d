//! `esagono rule`: one rule, in either language.

use anyhow::{Result, bail};
use registry::SYSTEMS;
use serde_json::json;

use super::say;
use crate::data;

/// One rule: title, statement, where it is enforced, which tests prove it.
#[derive(clap::Args, Debug)]
#[command(after_help = "Example: esagono rule scs:3.3a --language it")]
pub struct Args {
    /// The rule, such as `scs:3.3a`.
    id: String,
    /// Language of title and statement: en or it.
    #[arg(long, default_value = "en", value_parser = ["en", "it"])]
    language: String,
    /// Print data for programs.
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub fn run(args: &Args) -> Result<()> {
    let Some(system) = SYSTEMS.iter().find(|it| it.has_rule(&args.id)) else {
        let known: Vec<&str> = SYSTEMS.iter().flat_map(|it| it.prefixes).copied().collect();
        bail!("no rule `{}`: rules begin with {}", args.id, known.join(", "));
    };
    let Some(ledger) = data::ledger(system.id, &args.language) else {
        bail!("the ledger of {} is not built in", system.id);
    };
    let rows: Vec<Vec<&str>> = ledger.lines().map(|it| it.split('\t').collect()).collect();
    let Some(row) = rows.iter().find(|it| it.first() == Some(&args.id.as_str()) && it.len() == 4)
    else {
        let near = catalog::nearest(&args.id, rows.iter().filter_map(|it| it.first().copied()));
        let list = format!("; docs/rules/{}/ledger.tsv lists them", system.id);
        let hint = near.map_or(list, |it| format!("; did you mean `{it}`?"));
        bail!("no rule `{}`{hint}", args.id);
    };
    let places = places(&args.id);
    if args.json {
        let value = json!({
            "id": row[0], "title": row[1], "area": row[2], "statement": row[3],
            "code": places.code, "tests": places.tests,
        });
        return say(&serde_json::to_string_pretty(&value)?);
    }
    say(&format!("{}  {}  ({})\n{}", row[0], row[1], row[2], row[3]))?;
    for (title, list) in [("Enforced in", &places.code), ("Proved by", &places.tests)] {
        say(&format!("{title}:"))?;
        for place in list {
            say(&format!("  {place}"))?;
        }
    }
    Ok(())
}

/// Where a rule is enforced and which tests prove it.
struct Places {
    code: Vec<String>,
    tests: Vec<String>,
}

/// The citations of a rule, from the index built in with the documents.
fn places(id: &str) -> Places {
    let mut places = Places { code: Vec::new(), tests: Vec::new() };
    for line in data::citations().lines() {
        let mut cells = line.split('\t');
        let (Some(rule), Some(kind), Some(place)) = (cells.next(), cells.next(), cells.next())
        else {
            continue;
        };
        if rule == id {
            match kind {
                "code" => places.code.push(place.to_owned()),
                _ => places.tests.push(place.to_owned()),
            }
        }
    }
    places
}
