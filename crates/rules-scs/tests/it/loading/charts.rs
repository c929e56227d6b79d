//! Faults of combat results tables and terrain effects charts.

use expect_test::{Expect, expect};

use super::{check, check_mill_bridge};

#[track_caller]
fn check_crt(old: &str, new: &str, expected: &Expect) {
    check_mill_bridge("scs/charts/mill-bridge-crt.toml", (old, new), expected);
}

#[track_caller]
fn check_terrain(old: &str, new: &str, expected: &Expect) {
    check_mill_bridge("scs/charts/mill-bridge-terrain.toml", (old, new), expected);
}

/// Rules: scs:7.0J, scs:7.0K.
#[test]
fn a_results_table_has_a_row_for_every_reading_of_the_dice() {
    check_crt(
        "[\"7\",  \"A1r1\"",
        "[\"13\", \"A1r1\"",
        &expect![[r#"
        mill-bridge-crt.toml at ⟨"2d6"⟩ error: no row for a roll of 7; add the missing row
        mill-bridge-crt.toml at ⟨"13", "A1r1",    "A1 Dr1⟩ error: row `13`; label rows with what the dice read
    "#]],
    );
    check_crt(
        "[\"2\",  \"A2r2\"",
        "[\"02\", \"A2r2\"",
        &expect![[r#"
        mill-bridge-crt.toml at ⟨"2d6"⟩ error: no row for a roll of 2; add the missing row
        mill-bridge-crt.toml at ⟨"02", "A2r2",    "A2r2",⟩ error: row `02`; label rows with what the dice read
    "#]],
    );
    check_crt(
        "[\"2\",  \"A2r2\"",
        "[\"3\", \"A2r2\"",
        &expect![[r#"
        mill-bridge-crt.toml at ⟨"3",  "A2r2",    "A2r2",⟩ error: row `3` twice; remove one
    "#]],
    );
    check_crt(
        "dice = \"2d6\"",
        "dice = \"d6\"",
        &expect![[r#"
        mill-bridge-crt.toml at ⟨"d6"⟩ error: dice `d6`; write `2d6` or `d66`
    "#]],
    );
    check_crt(
        "dice = \"2d6\"",
        "dice = \"two\"",
        &expect![[r#"
        mill-bridge-crt.toml at ⟨"two"⟩ error: `two` is no dice; write them like `2d6`, `d10` or `d66`
    "#]],
    );
}

/// Rules: scs:7.4A, scs:7.4B, scs:7.4D.
#[test]
fn its_columns_rise_from_worst_to_best() {
    check_crt(
        "\"1:3\", \"1:2\"",
        "\"1:2\", \"1:3\"",
        &expect![[r#"
        mill-bridge-crt.toml at ⟨"1:3", "1:1", "2:1", "3:⟩ error: column `1:3` out of order; list the odds from worst to best
    "#]],
    );
    check_crt(
        "\"1:3\", \"1:2\"",
        "\"1:3\", \"1:3\"",
        &expect![[r#"
        mill-bridge-crt.toml at ⟨"1:3", "1:1", "2:1", "3:⟩ error: column `1:3` twice; remove one
    "#]],
    );
    check_crt(
        "\"1:3\"",
        "\"2:6\"",
        &expect![[r#"
        mill-bridge-crt.toml at ⟨"2:6", "1:2", "1:1", "2:⟩ error: column `2:6`; write odds such as `1:2` or `3:1`
    "#]],
    );
    check_crt(
        "\"1:3\"",
        "\"1-3\"",
        &expect![[r#"
        mill-bridge-crt.toml at ⟨"1-3", "1:2", "1:1", "2:⟩ error: column `1-3`; write odds such as `1:2` or `3:1`
    "#]],
    );
    check_crt(
        "\"7:1\"]",
        "\"7:1\", \"8:1\"]",
        &expect![[r#"
        mill-bridge-crt.toml at ⟨["2",  "A2r2",    "A2r2"⟩ error: row `2` has 9 cells under 10 columns; write the label and 10 cells
        mill-bridge-crt.toml at ⟨["3",  "A2r2",    "A2r2"⟩ error: row `3` has 9 cells under 10 columns; write the label and 10 cells
        mill-bridge-crt.toml at ⟨["4",  "A2r2",    "A2r1"⟩ error: row `4` has 9 cells under 10 columns; write the label and 10 cells
        mill-bridge-crt.toml at ⟨["5",  "A2r2",    "A1r1"⟩ error: row `5` has 9 cells under 10 columns; write the label and 10 cells
        mill-bridge-crt.toml at ⟨["6",  "A2r1",    "A1", ⟩ error: row `6` has 9 cells under 10 columns; write the label and 10 cells
        mill-bridge-crt.toml at ⟨["7",  "A1r1",    "A1 Dr⟩ error: row `7` has 9 cells under 10 columns; write the label and 10 cells
        mill-bridge-crt.toml at ⟨["8",  "A1",      "A1 Dr⟩ error: row `8` has 9 cells under 10 columns; write the label and 10 cells
        mill-bridge-crt.toml at ⟨["9",  "A1 Dr1",  "A1 D1⟩ error: row `9` has 9 cells under 10 columns; write the label and 10 cells
        mill-bridge-crt.toml at ⟨["10", "A1 Dr1",  "A1 D1⟩ error: row `10` has 9 cells under 10 columns; write the label and 10 cells
        mill-bridge-crt.toml at ⟨["11", "A1 D1",   "D1r1"⟩ error: row `11` has 9 cells under 10 columns; write the label and 10 cells
        mill-bridge-crt.toml at ⟨["12", "A1 D1r1", "D1r2"⟩ error: row `12` has 9 cells under 10 columns; write the label and 10 cells
    "#]],
    );
}

/// Rules: scs:7.1A.
#[test]
fn its_cells_are_results() {
    check_crt(
        "\"A1 D1r1\"],\n    [\"3\"",
        "\"D1r1 A1\"],\n    [\"3\"",
        &expect![[r#"
        mill-bridge-crt.toml at ⟨"D1r1 A1"],⟩ error: result `D1r1 A1`; write `A1`, `A1r1`, `Dr1`, `A1 D2r2` or `-`
    "#]],
    );
    check_crt(
        "[\"2\",  \"A2r2\"",
        "[\"2\",  \"B2\"",
        &expect![[r#"
        mill-bridge-crt.toml at ⟨"B2",    "A2r2",    "A2r⟩ error: result `B2`; write `A1`, `A1r1`, `Dr1`, `A1 D2r2` or `-`
    "#]],
    );
    check_crt(
        "[\"2\",  \"A2r2\"",
        "[\"2\",  \"A21\"",
        &expect![[r#"
        mill-bridge-crt.toml at ⟨"A21",    "A2r2",    "A2⟩ error: result `A21`; 20 steps and 6 hexes at most
    "#]],
    );
    check_crt("[\"2\",  \"A2r2\"", "[\"2\",  \"A20r6\"", &expect![[""]]);
    check_crt(
        "[\"2\",  \"A2r2\"",
        "[\"2\",  \"Dr7\"",
        &expect![[r#"
        mill-bridge-crt.toml at ⟨"Dr7",    "A2r2",    "A2⟩ error: result `Dr7`; 20 steps and 6 hexes at most
    "#]],
    );
}

#[test]
fn a_terrain_chart_says_what_hexes_cost_and_do() {
    check_terrain(
        "[hex.woods]\nmove = { \"*\" = \"2\" }",
        "[hex.woods]",
        &expect![[r#"
        mill-bridge-terrain.toml at ⟨woods]⟩ error: no movement cost for `woods`; give a cost, or `prohibited`, for every movement class or for "*"
    "#]],
    );
    check_terrain(
        "move = { \"*\" = \"2\" }",
        "move = { \"*\" = \"0\" }",
        &expect![[r#"
            mill-bridge-terrain.toml at ⟨"0" }⟩ error: movement cost `0`; write 1/2 to 20 points, or `prohibited`
        "#]],
    );
    check_terrain(
        "move = { \"*\" = \"2\" }",
        "move = { \"*\" = \"20 1/2\" }",
        &expect![[r#"
            mill-bridge-terrain.toml at ⟨"20 1/2" }⟩ error: movement cost `20 1/2`; write 1/2 to 20 points, or `prohibited`
        "#]],
    );
    check_terrain("move = { \"*\" = \"2\" }", "move = { \"*\" = \"20\" }", &expect![[""]]);
    check_terrain(
        "move = { \"*\" = \"2\" }",
        "move = { \"*\" = \"never\" }",
        &expect![[r#"
            mill-bridge-terrain.toml at ⟨"never" }⟩ error: movement cost `never`; write 1/2 to 20 points, or `prohibited`
        "#]],
    );
    check_terrain(
        "move = { \"*\" = \"2\" }",
        "move = { \"*\" = \"3000000000\" }",
        &expect![[r#"
            mill-bridge-terrain.toml at ⟨"3000000000" }⟩ error: movement cost `3000000000`; write 1/2 to 20 points, or `prohibited`
        "#]],
    );
    check_terrain(
        "defender = \"2\"",
        "defender = \"two\"",
        &expect![[r#"
        mill-bridge-terrain.toml at ⟨"two"⟩ error: `two` is no number; write one like `2`, `1/2` or `2 1/2`
    "#]],
    );
    check_terrain(
        "defender = \"2\"",
        "defender = \"25\"",
        &expect![[r#"
            mill-bridge-terrain.toml at ⟨"25"⟩ error: multiplier `25`; write a number up to 24 over 1, 2, 3, 4, 6, 8, 12 or 24
        "#]],
    );
    check_terrain("defender = \"2\"", "defender = \"3/24\"", &expect![[""]]);
    check_terrain(
        "defender = \"2\"",
        "defender = \"1/7\"",
        &expect![[r#"
            mill-bridge-terrain.toml at ⟨"1/7"⟩ error: multiplier `1/7`; write a number up to 24 over 1, 2, 3, 4, 6, 8, 12 or 24
        "#]],
    );
    check_terrain(
        "defender = \"2\"",
        "defends = \"2\"",
        &expect![[r#"
        mill-bridge-terrain.toml at ⟨defends = "2"⟩ error: unknown key `defends`; did you mean `defender`? allowed: `move`, `attacker`, `defender`, `shift`, `combat`, `negates`
    "#]],
    );
}

#[test]
fn a_terrain_chart_says_what_hexsides_and_lines_do() {
    check_terrain(
        "attacker = \"1/2\"",
        "defender = \"2\"",
        &expect![[r#"
        mill-bridge-terrain.toml at ⟨"2"⟩ error: a defender multiplier on a hexside; give hexsides an `attacker` multiplier or a `shift`
    "#]],
    );
    check_terrain(
        "attacker = \"1/4\"",
        "defender = \"2\"",
        &expect![[r#"
        mill-bridge-terrain.toml at ⟨"2"⟩ error: a defender multiplier on a hexside; give hexsides an `attacker` multiplier or a `shift`
    "#]],
    );
    check_terrain(
        "attacker = \"1/2\"",
        "shift = -10",
        &expect![[r#"
        mill-bridge-terrain.toml at ⟨-10⟩ error: shift -10; -9 to 9
    "#]],
    );
    check_terrain("attacker = \"1/2\"", "shift = 9", &expect![[""]]);
    check_terrain(
        "attacker = \"1/2\"",
        "shift = 200",
        &expect![[r#"
        mill-bridge-terrain.toml at ⟨200⟩ error: found integer `200`; expected a whole number from -128 to 127
    "#]],
    );
    check_terrain(
        "combat = \"prohibited\"",
        "combat = \"forbidden\"",
        &expect![[r#"
        mill-bridge-terrain.toml at ⟨"forbidden"⟩ error: unknown word `forbidden`; allowed: `prohibited`
    "#]],
    );
    check_terrain(
        "negates = [\"river\"]",
        "negates = [\"rivers\"]",
        &expect![[r#"
        mill-bridge-terrain.toml at ⟨"rivers"]⟩ error: no hexside terrain `rivers` to negate; did you mean `river`? allowed: `river`, `stream`
    "#]],
    );
    check_terrain(
        "schema = \"scs-terrain/1\"",
        "schema = \"terrain/1\"",
        &expect![[r#"
        mill-bridge-terrain.toml at ⟨"terrain/1"⟩ error: schema `terrain/1`; expected `scs-terrain/1`
    "#]],
    );
}

#[test]
fn the_map_has_only_terrain_of_the_chart() {
    check_terrain(
        "[hex.woods]",
        "[hex.wood]",
        &expect![[r#"
            mill-bridge.toml at ⟨"../maps/mill-bridge.tom⟩ error: the map has hexes `woods`, the terrain chart has not; did you mean `wood`? allowed: `hill`, `open`, `village`, `wood`, `wooded-hill`
        "#]],
    );
    check_terrain(
        "[hexside.stream]",
        "[hexside.steam]",
        &expect![[r#"
        mill-bridge.toml at ⟨"../maps/mill-bridge.tom⟩ error: the map has hexsides `stream`, the terrain chart has not; did you mean `steam`? allowed: `river`, `steam`
    "#]],
    );
    check_terrain(
        "[line.road]",
        "[line.rail]",
        &expect![[r#"
            mill-bridge.toml at ⟨"../maps/mill-bridge.tom⟩ error: the map has lines `road`, the terrain chart has not; did you mean `ford`? allowed: `bridge`, `ford`, `rail`, `track`
        "#]],
    );
    check(
        "map 6x4\njungle 03.03\nblue A 02.02 1-1-1\nred X 05.02 1-1-1",
        &expect![[r#"
        drawn.toml at ⟨map.grid]⟩ error: the map has hexes `jungle`, the terrain chart has not; allowed: `fort`, `lake`, `marsh`, `open`, `ridge`, `woods`
    "#]],
    );
}

#[test]
fn out_of_supply_effects_are_fractions_of_small_numbers() {
    check_mill_bridge(
        "scs/scenarios/mill-bridge.toml",
        ("attack = \"1/2\"", "attack = \"1/1000000\""),
        &expect![[r#"
            mill-bridge.toml at ⟨"1/1000000"⟩ error: multiplier `1/1000000`; write a number up to 24 over 1, 2, 3, 4, 6, 8, 12 or 24
        "#]],
    );
}

#[test]
fn a_hexside_carries_few_things() {
    let line = |it| format!("[terrain.hexside.side{it}]\nmove = {{ \"*\" = \"20\" }}\n");
    let chart = (0..5).map(line).collect::<Vec<_>>().concat();
    let toml = |count: usize| {
        let side = |it| format!("side{it} = [\"02.02/03.02\"]\n");
        let sides = (0..count).map(side).collect::<Vec<_>>().concat();
        let drawing = format!(
            "map 6x4\nblue A 02.02 1-1-1\nred X 05.02 1-1-1
             ---\n[terrain.hex.open]\nmove = {{ \"*\" = \"20\" }}\n{chart}"
        );
        let toml = crate::drawn::to_toml(&drawing);
        toml.replacen("[map.hexsides]\n", &format!("[map.hexsides]\n{sides}"), 1)
    };
    expect![[r#"
        drawn.toml at ⟨map.grid]⟩ error: too much between 02.02 and 03.02; 4 kinds of hexsides and lines at most
    "#]].assert_eq(&super::findings_in(toml(5)));
    expect![[""]].assert_eq(&super::findings_in(toml(4)));
}

#[test]
fn charts_have_an_end() {
    let table = |columns: usize| {
        let heads: Vec<String> = (1..=columns).map(|it| format!("\"{it}:1\"")).collect();
        let cells = "\"A1\", ".repeat(columns);
        let row = |it| format!("[\"{it}\", {cells}],\n");
        let rows = (2..=12).map(row).collect::<Vec<_>>().concat();
        let heads = heads.join(", ");
        let toml = crate::drawn::to_toml(super::DUEL).replace("crt = \"crt.toml\"\n", "");
        toml + &format!("[crt]\ndice = \"2d6\"\ncolumns = [{heads}]\nrows = [\n{rows}]\n")
    };
    expect![[""]].assert_eq(&super::findings_in(table(50)));
    expect![[r#"
        drawn.toml at ⟨"51:1"]⟩ error: 51 columns; 50 at most
    "#]]
    .assert_eq(&super::findings_in(table(51)));
    let line = |it| format!("[terrain.hexside.s{it:03}]\n");
    let lines = |count: usize| (0..count).map(line).collect::<Vec<_>>().concat();
    let drawing = |count: usize| {
        let open = "[terrain.hex.open]\nmove = { \"*\" = \"1\" }";
        format!("{}---\n{open}\n{}", super::DUEL, lines(count))
    };
    check(&drawing(100), &expect![[""]]);
    check(
        &drawing(101),
        &expect![[r#"
        drawn.toml at ⟨s100]⟩ error: 101 lines of terrain; 100 at most
    "#]],
    );
}

#[test]
fn a_map_has_at_most_254_combinations_of_what_lies_on_hexsides() {
    let kinds = 100;
    let line = |it| format!("[terrain.hexside.s{it:03}]\n");
    let chart = (0..kinds).map(line).collect::<Vec<_>>().concat();
    let drawing = format!(
        "map 30x10\nblue A 02.02 1-1-1\nred X 05.02 1-1-1
         ---\n[terrain.hex.open]\nmove = {{ \"*\" = \"1\" }}\n{chart}"
    );
    // The first hundred sides carry one kind each, the next ones two, all of them different.
    let toml = |count: usize| {
        let mut sides = vec![Vec::new(); kinds];
        for number in 0..count {
            let (column, row) = (number / 9 + 1, number % 9 + 1);
            let side = format!("\"{column:02}.{row:02}/{column:02}.{:02}\"", row + 1);
            let (kind, apart) = (number % kinds, number / kinds);
            sides[kind].push(side.clone());
            if apart > 0 {
                sides[(kind + apart) % kinds].push(side);
            }
        }
        let list =
            |(kind, sides): (usize, Vec<String>)| format!("s{kind:03} = [{}]\n", sides.join(", "));
        let lists = sides.into_iter().enumerate().map(list).collect::<Vec<_>>().concat();
        let toml = crate::drawn::to_toml(&drawing);
        toml.replacen("[map.hexsides]\n", &format!("[map.hexsides]\n{lists}"), 1)
    };
    assert_eq!(super::findings_in(toml(254)), "");
    let found = super::findings_in(toml(255));
    assert!(found.contains("error: too many combinations of hexsides and lines"), "{found}");
}
