//! Where battles come from.

use std::fmt::Write as _;
use std::sync::Arc;

use catalog::{Findings, Library};
use rules_prussia::{Battle, Options};

use crate::data;

/// The data files of the system.
pub fn library() -> Library {
    data::library("prussia")
}

/// A battle of the library, about to begin.
pub fn battle(library: &Library, name: &str) -> Battle {
    let mut findings = Findings::new();
    let path = format!("prussia/scenarios/{name}.toml");
    match rules_prussia::scenario::load(&mut catalog::Files::new(library), &path, &mut findings) {
        Some(scenario) => Battle::new(Arc::new(scenario), Options::default()),
        None => panic!("{findings}"),
    }
}

/// The training battle with so many units: the Prussian army is reinforced by regiments of foot.
pub fn host(units: usize) -> Battle {
    const ROSTER: &str = "prussia/rosters/training.csv";
    const SCENARIO: &str = "prussia/scenarios/training.toml";
    let mut library = library();
    let roster = library.get(ROSTER).expect("the roster is there");
    let there = roster.lines().skip(1).filter(|it| !it.is_empty()).count();
    let mut roster = roster.trim_end().to_owned();
    let mut scenario = library.get(SCENARIO).expect("the battle is there").to_owned();
    for unit in there..units {
        write!(roster, "\nmore-{unit},prussia,prussian,infantry,line,bevern,IR {unit},2-3-3,,")
            .expect("texts can be written");
        // Two to a hex, in the columns behind the line.
        let (column, row) = (1 + (unit / 2) % 5, 1 + (unit / 10) % 12);
        write!(
            scenario,
            "\n[[setup]]\nside = \"prussian\"\npieces = [\"more-{unit}\"]\n\
             hexes = [\"{column:02}{row:02}\"]\n"
        )
        .expect("texts can be written");
    }
    library.insert(ROSTER, roster + "\n");
    library.insert(SCENARIO, scenario);
    battle(&library, "training")
}
