//! What the loader says about faulty files: file, line, what is wrong.

use catalog::{Files, Findings};
use rules_prussia::scenario::load;

use crate::data::library;

/// Changes one passage of a file of the data folder, and checks that the scenario is refused at the
/// line of the change, and for what.
#[track_caller]
fn refuses(scenario: &str, file: &str, from: &str, to: &str, what: &str) {
    let mut library = library();
    let path = format!("prussia/{file}");
    let text = library.get(&path).unwrap_or_else(|| panic!("no {path}")).to_owned();
    let before = text.find(from).unwrap_or_else(|| panic!("no `{from}` in {path}"));
    let line = text[..before].lines().count().max(1) + usize::from(text[..before].ends_with('\n'));
    library.insert(path.clone(), text.replacen(from, to, 1));
    let mut findings = Findings::new();
    let read = load(
        &mut Files::new(&library),
        &format!("prussia/scenarios/{scenario}.toml"),
        &mut findings,
    );
    let found = findings.to_string();
    assert!(read.is_none(), "it was read");
    let place = format!("{path}:{line}:");
    let there = found.lines().any(|it| it.starts_with(&place) && it.contains(what));
    assert!(there, "no `{what}` at {place}\n{found}");
}

/// The same for a finding that stands elsewhere: anywhere in the scenario file.
#[track_caller]
fn refuses_at_all(scenario: &str, file: &str, from: &str, to: &str, what: &str) {
    let mut library = library();
    let path = format!("prussia/{file}");
    let text = library.get(&path).unwrap_or_else(|| panic!("no {path}")).to_owned();
    assert!(text.contains(from), "no `{from}` in {path}");
    library.insert(path, text.replacen(from, to, 1));
    let mut findings = Findings::new();
    let read = load(
        &mut Files::new(&library),
        &format!("prussia/scenarios/{scenario}.toml"),
        &mut findings,
    );
    let found = findings.to_string();
    assert!(read.is_none(), "it was read");
    assert!(found.lines().any(|it| it.contains(".toml:") && it.contains(what)), "{found}");
}

#[test]
fn a_wing_nobody_knows() {
    let csv = "rosters/rossbach.csv";
    refuses("rossbach", csv, "line,keith,IR 1/24", "line,kieth,IR 1/24", "no wing `kieth`");
    refuses("rossbach", csv, "line,keith,IR 1/24", "line,,IR 1/24", "`ir-1-24` belongs to no wing");
    refuses("rossbach", csv, "heavy-battery,,", "heavy-battery,keith,", "artillery has no wing");
}

#[test]
fn two_units_of_one_name_and_ladders_that_are_none() {
    let csv = "rosters/rossbach.csv";
    refuses("rossbach", csv, "kur-7,", "kur-3,", "two units called `kur-3`");
    refuses("rossbach", csv, "4-7-3 2-6-3,,\nir-19", "4-7 2-6-3,,\nir-19", "values `4-7`");
    let five = "8-6-3 7-5-3 5-4-3 3-4-3 2-3-3";
    refuses("rossbach", csv, "8-6-3 7-5-3 5-4-3 2-3-3", five, "5 levels");
}

#[test]
fn pieces_placed_twice_or_never() {
    let file = "scenarios/rossbach.toml";
    let twice = "[\"pr-art-1\", \"pr-art-1\", \"pr-art-2\", \"pr-art-3\"]";
    let list = "[\"pr-art-1\", \"pr-art-2\", \"pr-art-3\"]";
    refuses_at_all("rossbach", file, list, twice, "`pr-art-1` is placed 2 times");
    let never = "[\"pr-art-2\", \"pr-art-3\"]";
    refuses_at_all("rossbach", file, list, never, "`pr-art-1` is placed 0 times");
    refuses(
        "rossbach",
        file,
        "\"piemont\", \"mailly\"",
        "\"piemond\", \"mailly\"",
        "no unit or leader `piemond`",
    );
}

#[test]
fn hexes_off_the_map() {
    let file = "scenarios/rossbach-battle.toml";
    refuses("rossbach-battle", file, "hexes = [\"3107\"]", "hexes = [\"9907\"]", "9907");
    refuses(
        "rossbach",
        "scenarios/rossbach.toml",
        "piemont = \"2123\"",
        "piemont = \"2199\"",
        "2199",
    );
}

#[test]
fn sides_tracks_and_hours() {
    let file = "scenarios/rossbach.toml";
    refuses("rossbach", file, "first_hour = \"0830\"", "first_hour = \"2530\"", "hour `2530`");
    refuses("rossbach", file, "top = 14", "top = 13", "a track that ends at 13");
    refuses("leuthen-battle", "scenarios/leuthen-battle.toml", "level = 2", "level = 4", "level 4");
}

#[test]
fn leaders_without_a_wing_and_wings_without_a_leader() {
    let file = "armies/rossbach.toml";
    refuses("rossbach", file, "initiative = 5", "initiative = 6", "Initiative 6");
    let keith = "role = \"wing\"\nwing = \"keith\"\n";
    refuses_at_all("rossbach", file, keith, "role = \"wing\"\n", "leader `keith` without a wing");
    let moved = "role = \"wing\"\nwing = \"heinrich\"\n";
    refuses_at_all("rossbach", file, keith, moved, "wing `keith` has no leader");
}

#[test]
fn tables_that_are_not_the_tables() {
    let combat = "charts/combat.toml";
    refuses("training", combat, "\"(3)R / 1\"", "\"(3)X / 1\"", "result `(3)X`");
    refuses("training", combat, "\"(3)R / 1\"", "\"(3)R\"", "half a result");
    refuses_at_all("training", combat, "[\"-2\", \"*4RS", "[\"-3\", \"*4RS", "other rows");
    refuses_at_all("training", combat, "\"1-3\", \"1-2\"", "\"1-3\", \"2-5\"", "other columns");
    let fire = "charts/bombardment.toml";
    refuses("training", fire, "\"2r*\"", "\"2q*\"", "result `2q*`");
    refuses_at_all("training", fire, "\"15-19\"", "\"15-18\"", "other columns");
}

#[test]
fn terrain_without_a_line_or_with_one_too_many() {
    let file = "charts/terrain.toml";
    refuses("training", file, "[hex.marsh]", "[hex.swamp]", "no terrain `swamp`");
    refuses_at_all("training", file, "[hex.marsh]", "[hex.swamp]", "no line for `marsh`");
}

#[test]
fn a_slope_between_hexes_of_one_level() {
    let file = "maps/leuthen.toml";
    refuses_at_all("leuthen", file, "slope = [", "slope = [\"1006/1007\", ", "the slope 1006/1007");
}

#[test]
fn a_level_out_of_range() {
    let file = "maps/leuthen.toml";
    refuses_at_all("leuthen", file, "level-2 = [", "level-200 = [", "a region `level-200`");
    refuses_at_all("leuthen", file, "level-2 = [", "level-high = [", "a region `level-high`");
}

const TRAINING: &str = "scenarios/training.toml";

/// Rules: pg:22.2e, pg:7.1d.
#[test]
fn pg_7_1d_enemies_in_one_hex() {
    let enemies = "`ir-36` and `ir-20` of both sides in 0907";
    let (from, to) =
        ("pieces = [\"ir-36\"]\nhexes = [\"0608\"]", "pieces = [\"ir-36\"]\nhexes = [\"0907\"]");
    refuses("training", TRAINING, from, to, enemies);
    // Leaders too keep away from enemies.
    let (from, to) = (
        "\"art-1\", \"moritz\"]",
        "\"art-1\"]\nhexes = [\"0708\"]\n\n[[setup]]\n\
        side = \"prussian\"\npieces = [\"moritz\"]\nhexes = [\"1011\"]\n\n[[setup]]\n\
        side = \"prussian\"\npieces = []",
    );
    refuses_at_all("training", TRAINING, from, to, "`moritz` and `ir-17` of both sides in 1011");
    with_start("training", from, to, "`moritz` and `ir-17` of both sides in 1011");
}

/// Puts `[start]` behind a changed scenario, and checks for what it is refused.
#[track_caller]
fn with_start(scenario: &str, from: &str, to: &str, what: &str) {
    let mut library = library();
    let path = format!("prussia/scenarios/{scenario}.toml");
    let text = library.get(&path).expect("a scenario").replacen(from, to, 1);
    let start = "\n[start]\nturn = 2\nside = \"prussian\"\nphase = \"movement\"\n";
    library.insert(path.clone(), text + start);
    let mut findings = Findings::new();
    let read = load(&mut Files::new(&library), &path, &mut findings);
    let found = findings.to_string();
    if what.is_empty() {
        assert!(read.is_some(), "{found}");
        return;
    }
    assert!(read.is_none(), "it was read");
    assert!(found.lines().any(|it| it.starts_with(&path) && it.contains(what)), "{found}");
}

/// Rules: pg:3.1a, pg:3.1b, pg:22.2e.
#[test]
fn pg_3_1a_a_hex_too_full() {
    let from = "pieces = [\"ir-5\", \"art-1\", \"moritz\"]";
    let crowd = "pieces = [\"ir-5\", \"art-1\", \"moritz\", \"ir-36\", \"gren-1\", \"ir-13\"]";
    let mut drawn =
        vec![("pieces = [\"ir-36\"]", "pieces = []"), ("pieces = [\"gren-1\"]", "pieces = []")];
    drawn.push(("pieces = [\"ir-13\", \"bevern\"]", "pieces = [\"bevern\"]"));
    let mut library = library();
    let path = "prussia/scenarios/training.toml";
    let mut text = library.get(path).expect("a scenario").to_owned();
    for (from, to) in drawn {
        text = text.replacen(from, to, 1);
    }
    let text = text.replacen(from, crowd, 1);
    let at = text[..text.find(crowd).expect("the crowd")].matches('\n').count() + 1;
    let start = "\n[start]\nturn = 2\nside = \"prussian\"\nphase = \"movement\"\n";
    for more in ["", start] {
        library.insert(path, text.clone() + more);
        let mut findings = Findings::new();
        assert!(load(&mut Files::new(&library), path, &mut findings).is_none(), "it was read");
        let (found, place) = (findings.to_string(), format!("{path}:{at}:"));
        assert!(found.starts_with(&place) && found.contains("0708 holds 13 levels"), "{found}");
    }
    // A retreat may have brought them together.
    library.insert(path, text + start + "overstacked = [\"0708\"]\n");
    let mut findings = Findings::new();
    assert!(load(&mut Files::new(&library), path, &mut findings).is_some(), "{findings}");
}

/// Rules: pg:22.2e.
#[test]
fn pg_22_2e_pieces_are_found_where_they_stand() {
    let (from, to) = ("pieces = [\"drg-1\"]", "pieces = [\"drg-1\", \"ir-17\"]");
    refuses("training", TRAINING, from, to, "`ir-17` is placed 2 times");
}

#[test]
fn states_and_reductions_twice_or_of_leaders() {
    let head = "# The line beyond the brook.";
    let one = "[[reduced]]\nunit = \"ir-36\"\nlevel = 2\n";
    with_start("training", head, &format!("{one}{one}"), "`ir-36` is reduced twice");
    let one = "[[state]]\nunit = \"ir-36\"\nmorale = \"routed\"\n";
    with_start("training", head, &format!("{one}{one}"), "`ir-36` has two states");
    with_start("training", head, &one.replace("ir-36", "moritz"), "`moritz` is a leader");
    let one = "[[reduced]]\nunit = \"moritz\"\nlevel = 1\n";
    with_start("training", head, one, "`moritz` is a leader");
    let one = "[[leader_state]]\nleader = \"moritz\"\nmoved = true\n";
    with_start("training", head, &format!("{one}{one}"), "`moritz` has two states");
    with_start("training", head, one, "");
    // Before the set-up nothing has happened.
    refuses_at_all("training", TRAINING, head, one, "to `moritz` before the set-up");
}

#[test]
fn ids_and_colors() {
    for id in ["Foo Bar", "zz/bar", "prussia/", "prussia/Foo", "prussia/a/b", "training"] {
        let to = format!("id = \"{id}\"");
        let what = format!("scenario id `{id}`");
        refuses("training", TRAINING, "id = \"prussia/training\"", &to, &what);
    }
    refuses("training", TRAINING, "color = \"#2b4a7f\"", "color = \"zz\"", "color `zz`");
    let armies = "armies/training.toml";
    refuses("training", armies, "color = \"#b3261e\"", "color = \"#b3261\"", "color `#b3261`");
    refuses("training", TRAINING, "id = \"coalition\"", "id = \"prussian\"", "two sides called");
    let left = "leave_out = [\"hildburghausen-d\"]";
    let file = "scenarios/rossbach.toml";
    let from = "leave_out = [\"hildburghausen-c\"]";
    refuses("rossbach", file, from, left, "no unit or leader `hildburghausen-d`");
}

/// Rules: pg:22.2e, pg:3.1a.
#[test]
fn pg_22_2e_quick_set_ups_that_are_not_legal() {
    let file = "scenarios/torgau.toml";
    let camp = "the quick set-up puts `ir-1-59` in 2001";
    refuses_at_all("torgau", file, "ir-1-59 = \"2415\"", "ir-1-59 = \"2001\"", camp);
    let other = "`frederick` is none of this set-up";
    refuses("torgau", file, "reid = \"1817\"", "frederick = \"1817\"", other);
    // In the middle of a battle they stand where the quick set-up puts them.
    let mut library = library();
    let path = "prussia/scenarios/torgau.toml";
    let text = library.get(path).expect("a scenario").to_owned();
    let start = "\n[start]\nturn = 2\nside = \"prussian\"\nphase = \"movement\"\n";
    library.insert(path, text.clone() + start);
    let mut findings = Findings::new();
    assert!(load(&mut Files::new(&library), path, &mut findings).is_some(), "{findings}");
    library.insert(path, text.replacen("reid = \"1817\"", "", 1) + start);
    let mut findings = Findings::new();
    assert!(load(&mut Files::new(&library), path, &mut findings).is_none(), "it was read");
    let found = findings.to_string();
    assert!(found.contains("`reid` is still to be set up"), "{found}");
    // Lacy's pieces come with him.
    library.insert(path, text.clone() + start + "lacy = true\n");
    let mut findings = Findings::new();
    assert!(load(&mut Files::new(&library), path, &mut findings).is_none(), "it was read");
    assert!(findings.to_string().contains("comes with Lacy"), "{findings}");
}
