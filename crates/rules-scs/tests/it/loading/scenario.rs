//! Faults of scenario files.

use catalog::{Files, Findings, Library};
use expect_test::expect;

use super::{DUEL, check, check_edited, check_mill_bridge, data, findings};

#[test]
fn every_scenario_of_the_data_folder_is_without_fault() {
    let library = data();
    let scenarios: Vec<&str> =
        library.paths().filter(|it| it.starts_with("scs/scenarios/")).collect();
    assert!(scenarios.len() >= 10);
    for path in scenarios {
        assert_eq!(findings(&library, path), "", "{path}");
    }
}

#[test]
fn a_file_that_is_not_there_is_named() {
    expect![[r#"
        nowhere.toml at ⟨⟩ error: no file `scs/scenarios/nowhere.toml`; look at its name
    "#]]
    .assert_eq(&findings(&Library::new(), "scs/scenarios/nowhere.toml"));
    let file = "scs/scenarios/mill-bridge.toml";
    check_mill_bridge(
        file,
        ("maps/mill-bridge", "maps/mill-brigde"),
        &expect![[r#"
        mill-bridge.toml at ⟨"../maps/mill-brigde.tom⟩ error: no file `scs/maps/mill-brigde.toml`; did you mean `scs/maps/mill-bridge.toml`?
    "#]],
    );
    check_mill_bridge(
        file,
        ("rosters/mill-bridge", "rosters/nobody"),
        &expect![[r#"
        mill-bridge.toml at ⟨"../rosters/nobody.csv"⟩ error: no file `scs/rosters/nobody.csv`; did you mean `scs/rosters/figures.csv`?
    "#]],
    );
    check_mill_bridge(
        file,
        ("charts/mill-bridge-terrain", "maps/terrain"),
        &expect![[r#"
        mill-bridge.toml at ⟨"../maps/terrain.toml"⟩ error: no file `scs/maps/terrain.toml`; did you mean `scs/maps/figures.toml`?
    "#]],
    );
    check_mill_bridge(
        file,
        ("mill-bridge-crt", "mill-bridge-crt-1"),
        &expect![[r#"
        mill-bridge.toml at ⟨"../charts/mill-bridge-c⟩ error: no file `scs/charts/mill-bridge-crt-1.toml`; did you mean `scs/charts/mill-bridge-crt.toml`?
    "#]],
    );
}

#[test]
fn several_faults_are_reported_at_once_each_at_its_place() {
    check(
        "map 6x4
         blue A 02.02 3-4-5/2-2-5 marks=tired
         blue B 02.09 3-4-5
         red X 05.02 3-4-5/9-9-9
         red Y 05.02 3-4-5 size=huge
         turn 9 of 3 blue movement
         ---
         rules = \"gothic\"
         flavor = \"sweet\"
         [[exits]]
         side = \"green\"
         hexes = [\"03.02\"]",
        &expect![[r#"
            drawn.toml at ⟨"gothic"⟩ error: no rules `gothic`; allowed: `series`, `gothic-line`
            drawn.toml at ⟨flavor = "sweet"⟩ error: unknown key `flavor`; allowed: `schema`, `id`, `source`, `title`, `briefing`, `turns`, `turn_labels`, `map`, `roster`, `unit`, `terrain`, `crt`, `rules`, `side`, `stacking`, `supply`, `setup`, `arrival`, `control`, `victory`, …
            drawn.toml at ⟨[[unit]]⟩ error: a reduced side stronger than the full one; swap the sides
            drawn.toml at ⟨[[unit]]⟩ error: no size `huge`; write one of ooo I II KG Grp III X XX XXX XXXX XXXXX, or nothing
            drawn.toml at ⟨"tired"]⟩ error: no mark `tired`; allowed: `out-of-supply`, `moved`, `overran`, `minimum-moved`, `began-in-zone`, `attacked`, `was-attacked`, `barraged`, `restacked`, `shown`
            drawn.toml at ⟨"02.09"⟩ error: unknown hex `02.09`; the map runs from `01.01` to `06.04`
            drawn.toml at ⟨"green"⟩ error: no side `green`; allowed: `blue`, `red`
            drawn.toml at ⟨"03.02"]⟩ error: 03.02 does not lie on the edge; name edge hexes as exits
            drawn.toml at ⟨9⟩ error: turn 9; turns go from 1 to 3
        "#]],
    );
}

#[test]
fn unknown_missing_and_mistyped_keys() {
    check_edited(
        DUEL,
        ("[stacking]\n", "[stacking]\nlimits = 3\n"),
        &expect![[r#"
        drawn.toml at ⟨limits = 3⟩ error: unknown key `limits`; did you mean `limit`? allowed: `measure`, `limit`, `by_terrain`, `exempt`
    "#]],
    );
    check_edited(
        DUEL,
        ("turns = 3\n", "turn = 3\n"),
        &expect![[r#"
        drawn.toml at ⟨schema = "scs/1"⟩ error: missing key `turns`; add `turns`
        drawn.toml at ⟨turn = 3⟩ error: unknown key `turn`; did you mean `turns`? allowed: `schema`, `id`, `source`, `title`, `briefing`, `turns`, `turn_labels`, `map`, `roster`, `unit`, `terrain`, `crt`, `rules`, `side`, `stacking`, `supply`, `setup`, `arrival`, `control`, `victory`, …
    "#]],
    );
    check_edited(
        DUEL,
        ("turns = 3\n", "turns = \"three\"\n"),
        &expect![[r#"
        drawn.toml at ⟨"three"⟩ error: found string "three"; expected a whole number from 0 to 65535
    "#]],
    );
    check_edited(
        DUEL,
        ("measure = \"units\"", "measure = \"counters\""),
        &expect![[r#"
        drawn.toml at ⟨"counters"⟩ error: unknown word `counters`; allowed: `units`, `steps`, `points`
    "#]],
    );
    check_edited(
        DUEL,
        ("turns = 3\n", "turns = \n"),
        &expect![[r#"
        drawn.toml at ⟨⟩ error: no value behind `=`; write one
    "#]],
    );
}

#[test]
fn what_every_file_says_about_itself() {
    check_edited(
        DUEL,
        ("schema = \"scs/1\"\n", ""),
        &expect![[r#"
        drawn.toml at ⟨id = "scs/drawn"⟩ error: missing key `schema`; add `schema = "scs/1"`
    "#]],
    );
    check_edited(
        DUEL,
        ("\"scs/1\"", "\"scs/2\""),
        &expect![[r#"
        drawn.toml at ⟨"scs/2"⟩ error: schema `scs/2`; expected `scs/1`
    "#]],
    );
    check_edited(
        DUEL,
        ("source = \"Drawn for a test.\"\n", ""),
        &expect![[r#"
        drawn.toml at ⟨schema = "scs/1"⟩ error: missing key `source`; say where the data comes from, such as `source = "Original to …"`
    "#]],
    );
    for id in ["drawn", "scs/", "scs/Drawn", "pg/drawn"] {
        let toml = crate::drawn::to_toml(DUEL).replacen("scs/drawn", id, 1);
        let found = super::findings_in(toml);
        assert!(found.contains(&format!("error: scenario id `{id}`; write `scs/`")), "{found}");
    }
}

#[test]
fn turns_and_their_names() {
    check(
        "map 6x4\nblue A 02.02 1-1-1\nred X 05.02 1-1-1\nturn 1 of 0 blue movement",
        &expect![[r#"
            drawn.toml at ⟨0⟩ error: 0 turns; 1 to 1000
            drawn.toml at ⟨1⟩ error: turn 1; turns go from 1 to 0
        "#]],
    );
    check(
        "map 6x4\nblue A 02.02 1-1-1\nred X 05.02 1-1-1\nturn 1 of 1001 blue movement",
        &expect![[r#"
            drawn.toml at ⟨1001⟩ error: 1001 turns; 1 to 1000
        "#]],
    );
    check(
        "map 6x4\nblue A 02.02 1-1-1\nred X 05.02 1-1-1\nturn 4 of 3 blue movement",
        &expect![[r#"
            drawn.toml at ⟨4⟩ error: turn 4; turns go from 1 to 3
        "#]],
    );
    check(
        &format!("{DUEL}---\nturn_labels = [\"Monday\", \"Tuesday\"]"),
        &expect![[r#"
        drawn.toml at ⟨["Monday", "Tuesday"]⟩ error: 2 turn labels; write 3, or none
    "#]],
    );
    check(&format!("{DUEL}---\nturn_labels = [\"Mon\", \"Tue\", \"Wed\"]"), &expect![[""]]);
}

#[test]
fn a_turn_has_a_name_for_both_languages_or_one_in_each() {
    let label = |it: &str| format!("{DUEL}---\nturn_labels = [\"Mon\", {it}, \"Wed\"]");
    check(&label("{ en = \"Tue\", it = \"mar\" }"), &expect![[""]]);
    check(
        &label("{ en = \"Tue\" }"),
        &expect![[r#"
        drawn.toml at ⟨{ en = "Tue" }, "Wed"]⟩ error: missing key `it`; add `it`
    "#]],
    );
    check(
        &label("{ en = \"Tue\", it = \"mar\", de = \"Di\" }"),
        &expect![[r#"
        drawn.toml at ⟨de = "Di" }, "Wed"]⟩ error: unknown key `de`; allowed: `en`, `it`
    "#]],
    );
    check(
        &label("2"),
        &expect![[r#"
        drawn.toml at ⟨2, "Wed"]⟩ error: found integer `2`; expected a text, or one in each language: `{ en = "…", it = "…" }`
    "#]],
    );
}

#[test]
fn exactly_two_sides_each_with_a_name_and_a_color_of_its_own() {
    let third =
        "[[side]]\nid = \"green\"\nname = { en = \"g\", it = \"v\" }\ncolor = \"#00ff00\"\n";
    check_edited(
        DUEL,
        ("[[unit]]", &format!("{third}[[unit]]")),
        &expect![[r#"
        drawn.toml at ⟨[[side]]⟩ error: 3 sides; name exactly two, first player first
    "#]],
    );
    check_edited(
        DUEL,
        ("id = \"red\"", "id = \"blue\""),
        &expect![[r#"
        drawn.toml at ⟨"blue"⟩ error: two sides called `blue`; give each side an id of its own
        drawn.toml at ⟨[[unit]]⟩ error: no side `red`; the sides are `blue` and `blue`
        drawn.toml at ⟨[[supply.source]]⟩ error: side `blue` has no source of supply; add a [[supply.source]] for it
        drawn.toml at ⟨"red"⟩ error: no side `red`; allowed: `blue`, `blue`
        drawn.toml at ⟨"red"⟩ error: no side `red`; allowed: `blue`, `blue`
        drawn.toml at ⟨"red"⟩ error: no side `red`; allowed: `blue`, `blue`
    "#]],
    );
    check_edited(
        DUEL,
        ("id = \"red\"", "id = \"Red Army\""),
        &expect![[r#"
        drawn.toml at ⟨"Red Army"⟩ error: side id `Red Army`; write a name in small letters
        drawn.toml at ⟨[[unit]]⟩ error: no side `red`; the sides are `blue` and `Red Army`
        drawn.toml at ⟨[[supply.source]]⟩ error: side `Red Army` has no source of supply; add a [[supply.source]] for it
        drawn.toml at ⟨"red"⟩ error: no side `red`; allowed: `blue`, `Red Army`
        drawn.toml at ⟨"red"⟩ error: no side `red`; allowed: `blue`, `Red Army`
        drawn.toml at ⟨"red"⟩ error: no side `red`; allowed: `blue`, `Red Army`
    "#]],
    );
    check_edited(
        DUEL,
        ("#5b7fa6", "url(#x)"),
        &expect![[r#"
        drawn.toml at ⟨"url(#x)"⟩ error: color `url(#x)`; write it like `#5b7fa6`
    "#]],
    );
    check_edited(
        DUEL,
        ("#5b7fa6", "#5b7fa"),
        &expect![[r##"
        drawn.toml at ⟨"#5b7fa"⟩ error: color `#5b7fa`; write it like `#5b7fa6`
    "##]],
    );
    check_edited(
        DUEL,
        ("#5b7fa6", "#5b7fag"),
        &expect![[r##"
        drawn.toml at ⟨"#5b7fag"⟩ error: color `#5b7fag`; write it like `#5b7fa6`
    "##]],
    );
}

#[test]
fn a_finding_names_file_line_and_column() {
    let mut library = Library::new();
    library.insert("scs/scenarios/short.toml", "schema = \"scs/1\"\nid = 7\n");
    let mut found = Findings::new();
    assert!(
        rules_scs::load(&mut Files::new(&library), "scs/scenarios/short.toml", &mut found)
            .is_none()
    );
    let shown = found.to_string();
    let expected =
        "scs/scenarios/short.toml:2:6: error: found integer `7`; expected a text in quotes\n";
    assert!(shown.contains(expected), "{shown}");
}

#[test]
fn a_scenario_opens_the_files_it_is_made_of_and_no_others() {
    let library = data();
    let mut files = Files::new(&library);
    rules_scs::load(&mut files, "scs/scenarios/mill-bridge.toml", &mut Findings::new())
        .expect("it is sound");
    let opened: Vec<&str> = files.opened().map(|it| it.file).collect();
    assert_eq!(
        opened,
        [
            "scs/charts/mill-bridge-crt.toml",
            "scs/charts/mill-bridge-terrain.toml",
            "scs/maps/mill-bridge.toml",
            "scs/rosters/mill-bridge.csv",
            "scs/scenarios/mill-bridge.toml",
        ]
    );
}
