//! `cargo xtask rule ID`: one rule and every place that cites it.

use anyhow::{Result, bail};

use crate::rules::collect::{self, By, Citation};
use crate::rules::ledger::{self, Entry, Ledger};
use crate::rules::parts::Part;
use crate::workspace::Workspace;

/// Prints the statement and the places. `scs 3.3a` is understood as `scs:3.3a`.
pub(crate) fn run(workspace: &Workspace, args: &[String]) -> Result<()> {
    let id = match args {
        [id] => id.clone(),
        [prefix, number] => format!("{prefix}:{number}"),
        _ => bail!("expected the id of a rule, such as `scs:3.3a`"),
    };
    let ledgers = ledger::read_all(workspace)?;
    let mut rules =
        ledgers.iter().flat_map(|ledger| ledger.entries.iter().map(move |it| (ledger, it)));
    let Some((ledger, entry)) = rules.find(|(_, entry)| entry.id == id) else {
        bail!("no ledger has a rule `{id}`{}", suggestion(&ledgers, &id));
    };
    let Entry { id, title, area, statement } = entry;
    let game = match Part::of_rule(ledger, id) {
        Part::Whole => "",
        Part::Standard => ", standard game",
        Part::Advanced => ", advanced game",
    };
    println!("{id}  {title}  ({area}{game})\n{statement}");
    let found = collect::everything(workspace, &ledgers)?;
    for (by, heading) in [
        (By::Code, "code"),
        (By::Test, "tests"),
        (By::Data, "data"),
        (By::Document, "interpretations and documents"),
    ] {
        println!("\n{heading}");
        let places = found.citations.iter().filter(|it| it.by == by && it.id == *id);
        let places: Vec<&Citation> = places.collect();
        for Citation { file, line, .. } in &places {
            println!("  {file}:{line}");
        }
        if places.is_empty() {
            println!("  none");
        }
    }
    Ok(())
}

/// Ids that differ in case, or that begin alike.
fn suggestion(ledgers: &[Ledger], id: &str) -> String {
    let wanted = id.to_lowercase();
    let ids = ledgers.iter().flat_map(|it| &it.entries).map(|entry| entry.id.as_str());
    let near: Vec<&str> = ids.filter(|it| it.to_lowercase().starts_with(&wanted)).take(8).collect();
    if near.is_empty() { String::new() } else { format!("; near it: {}", near.join(", ")) }
}
