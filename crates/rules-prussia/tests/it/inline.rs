//! Scenarios that hold their charts, armies and rosters themselves.

use core::fmt::Write;
use std::sync::Arc;

use catalog::{Files, Findings, Library};
use kernel::Game;
use rules_prussia::scenario::load;
use rules_prussia::{Battle, Options, Scenario};

use crate::data::{library, scenario};

const PATH: &str = "prussia/scenarios/inline.toml";

/// The lines of a file in the tables of a key, without what it says of itself.
fn under(key: &str, text: &str) -> String {
    let mut tables = String::new();
    for line in text.lines() {
        if let Some(table) = line.strip_prefix("[[") {
            writeln!(tables, "[[{key}.{table}").expect("a string takes any text");
        } else if let Some(table) = line.strip_prefix('[') {
            writeln!(tables, "[{key}.{table}").expect("a string takes any text");
        } else if !line.starts_with("schema") && !line.starts_with("source") {
            writeln!(tables, "{line}").expect("a string takes any text");
        }
    }
    tables
}

/// A roster as tables.
fn roster(text: &str) -> String {
    let mut rows = text.lines().filter(|it| !it.starts_with('#') && !it.is_empty());
    let columns: Vec<&str> = rows.next().expect("columns").split(',').collect();
    let mut tables = String::new();
    for row in rows {
        tables.push_str("[[roster.unit]]\n");
        for (name, cell) in columns.iter().zip(row.split(',')).filter(|it| !it.1.is_empty()) {
            match *name {
                "shock" => writeln!(tables, "shock = {cell}"),
                "double" => writeln!(tables, "double = true"),
                name => writeln!(tables, "{name} = \"{cell}\""),
            }
            .expect("a string takes any text");
        }
    }
    tables
}

/// A scenario of the data folder with everything but its map and tables in place.
fn whole(name: &str, files: &str) -> Library {
    let mut library = library();
    let text = |path: String| library.get(&path).unwrap_or_else(|| panic!("{path}")).to_owned();
    let card = text(format!("prussia/scenarios/{name}.toml"));
    let mut drawn: String = card
        .lines()
        .filter(|it| !["terrain =", "armies =", "roster ="].iter().any(|key| it.starts_with(key)))
        .fold(String::new(), |all, line| all + line + "\n");
    drawn.push_str(&under("terrain", &text("prussia/charts/terrain.toml".to_owned())));
    drawn.push_str(&under("armies", &text(format!("prussia/armies/{files}.toml"))));
    drawn.push_str(&roster(&text(format!("prussia/rosters/{files}.csv"))));
    library.insert(PATH, drawn);
    library
}

fn read(library: &Library) -> Scenario {
    let mut findings = Findings::new();
    load(&mut Files::new(library), PATH, &mut findings).unwrap_or_else(|| panic!("{findings}"))
}

#[test]
fn terrain_armies_and_roster_may_stand_in_the_scenario() {
    for (name, files) in
        [("training", "training"), ("zorndorf-battle", "zorndorf"), ("leuthen-battle", "leuthen")]
    {
        let (found, file) = (read(&whole(name, files)), scenario(name));
        assert_eq!(found.units, file.units);
        assert_eq!(found.leaders, file.leaders);
        assert_eq!(found.wings, file.wings);
        assert_eq!(found.terrain, file.terrain);
        assert_eq!(found.setups, file.setups);
        let digest = |scenario: Arc<Scenario>| {
            let mut bytes = Vec::new();
            Battle::new(scenario, Options::default()).digest(&mut bytes);
            bytes
        };
        assert_eq!(digest(Arc::new(found)), digest(file));
    }
}

/// Changes a passage, and checks that the scenario is refused at its line.
#[track_caller]
fn refuses(from: &str, to: &str, what: &str) {
    let mut library = whole("training", "training");
    let text = library.get(PATH).expect("a scenario").to_owned();
    let at = text.find(from).unwrap_or_else(|| panic!("no `{from}`"));
    let line = text[..at].matches('\n').count() + 1;
    library.insert(PATH, text.replacen(from, to, 1));
    let mut findings = Findings::new();
    assert!(load(&mut Files::new(&library), PATH, &mut findings).is_none(), "it was read");
    let (found, place) = (findings.to_string(), format!("{PATH}:{line}:"));
    let there = found.lines().any(|it| it.starts_with(&place) && it.contains(what));
    assert!(there, "no `{what}` at {place}\n{found}");
}

#[test]
fn faults_in_place_are_found_at_their_lines() {
    refuses("wing = \"wied\"\nname = \"IR 20", "wing = \"weid\"\nname = \"IR 20", "no wing `weid`");
    refuses("ladder = \"8-6-3 7-5-3", "ladder = \"8-6 7-5-3", "values `8-6`");
    refuses("id = \"ir-13\"", "id = \"ir-5\"", "two units called `ir-5`");
    refuses("id = \"zieten\"\narmy", "id = \"bevern\"\narmy", "two wings called `bevern`");
    refuses("color = \"#b3261e\"", "color = \"red\"", "color `red`");
    refuses("[terrain.hex.marsh]", "[terrain.hex.swamp]", "no terrain `swamp`");
    let (from, to) =
        ("[terrain.hex.open]\nmove = { infantry = 1", "[terrain.hex.open]\nmove = { infantry = 90");
    refuses(from, to, "a line for `open` with a figure too large");
    let moritz = "id = \"moritz\"\narmy = \"prussia\"\nrole = \"commander\"\nname = \"Moritz\"\n\
                  initiative = 4\nspecial = \"i\"\nmm = ";
    refuses(&format!("{moritz}1"), &format!("{moritz}90"), "`moritz` with a figure too large");
}

/// Rules: pg:22.2e.
///
/// A unit that nobody places is found where the roster brings it in.
#[test]
fn pg_22_2e_units_placed_nowhere_are_found_in_the_roster() {
    let mut library = whole("training", "training");
    let text = library.get(PATH).expect("a scenario").to_owned();
    library.insert(PATH, text.replacen("pieces = [\"hus-2\"]", "pieces = []", 1));
    let mut findings = Findings::new();
    assert!(load(&mut Files::new(&library), PATH, &mut findings).is_none(), "it was read");
    let text = library.get(PATH).expect("a scenario");
    let at = text.find("id = \"hus-2\"").expect("the hussars");
    let place = format!("{PATH}:{}:", text[..at].matches('\n').count() + 1);
    let found = findings.to_string();
    let there = found.lines().any(|it| it.starts_with(&place) && it.contains("placed 0 times"));
    assert!(there, "{place}\n{found}");
}
