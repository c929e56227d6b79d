//! [NW 9.2.2] Odds, and the combat results table cell by cell.

use rules_nextwar::ch09_combat::{find_odds, shifted};
use rules_nextwar::terms::Terrain;

use crate::fields::{attack, battlefield, of_rule, result};
use crate::stage::charts;

/// The fourteen columns by die: typed a second time.
const RESULTS: [(i8, &str); 15] = [
    (-2, "2/1 1/1 1/R 1/1R 1/2R 1/2R 1/3R 0/3R 0/3R 0/4R 0/4R 0/4R 0/4R 0/4R"),
    (-1, "2/- 2/1 1/1 1/R 1/1R 1/2R 1/2R 1/3R 0/3R 0/3R 0/4R 0/4R 0/4R 0/4R"),
    (0, "2/- 2/1 1/1 1/R 1/1R 1/1R 1/2R 1/3R 1/3R 0/3R 0/4R 0/4R 0/4R 0/4R"),
    (1, "3/- 2/- 2/1 1/1 1/R 1/1R 1/1R 1/2R 1/3R 1/3R 0/3R 0/4R 0/4R 0/4R"),
    (2, "3/- 3/- 2/1 2/1 1/1 1/R 1/1R 1/2R 1/2R 1/3R 0/3R 0/3R 0/4R 0/4R"),
    (3, "4/- 3/- 2/- 2/1 2/1 1/1 1/R 1/1R 1/2R 1/2R 1/3R 0/3R 0/3R 0/4R"),
    (4, "4/- 3/- 2/- 2/- 2/1 1/1 1/R 1/1R 1/1R 1/2R 1/3R 1/3R 0/3R 0/3R"),
    (5, "4/- 4/- 3/- 2/- 2/- 2/1 1/1 1/R 1/1R 1/1R 1/2R 1/3R 0/3R 0/3R"),
    (6, "4/- 4/- 3/- 3/- 2/- 2/1 2/1 1/1 1/R 1/1R 1/2R 1/2R 1/3R 0/3R"),
    (7, "4/- 4/- 4/- 3/- 3/- 2/- 2/1 2/1 1/1 1/R 1/1R 1/2R 1/2R 0/2R"),
    (8, "4/- 4/- 4/- 3/- 3/- 2/- 2/- 2/1 1/1 1/R 1/1R 1/1R 1/2R 0/2R"),
    (9, "4/- 4/- 4/- 4/- 3/- 3/- 2/- 2/- 2/1 1/1 1/R 1/1R 1/2R 1/2R"),
    (10, "4/- 4/- 4/- 4/- 4/- 3/- 3/- 2/- 2/1 2/1 1/1 1/R 1/1R 1/1R"),
    (11, "4/- 4/- 4/- 4/- 4/- 4/- 3/- 3/- 2/- 2/1 2/1 1/1 1/R 1/1R"),
    (12, "4/- 4/- 4/- 4/- 4/- 4/- 3/- 3/- 2/- 2/- 2/1 1/1 1/R 1/R"),
];

fn written(die: i8, column: usize) -> String {
    let r = charts().combat.result(die, column);
    let losses = if r.defender > 0 { r.defender.to_string() } else { String::new() };
    let end = match (r.retreat, r.defender) {
        (true, _) => "R",
        (false, 0) => "-",
        (false, _) => "",
    };
    format!("{}/{losses}{end}", r.attacker)
}

/// Rules: nw:9.7.
#[test]
fn the_combat_results_table_is_the_one_that_was_written_down() {
    for (die, row) in RESULTS {
        for (column, cell) in row.split_whitespace().enumerate() {
            assert_eq!(written(die, column), cell, "die {die} column {column}");
        }
        assert_eq!(row.split_whitespace().count(), 14);
    }
    assert_eq!(written(-7, 0), "2/1", "dice below the table use its first row");
    assert_eq!(written(20, 13), "1/R", "dice above it its last");
}

/// Rules: nw:9.2.2.2a, nw:9.2.2.2c.
#[test]
fn each_terrain_lists_its_odds_on_part_of_the_columns() {
    let rows = [
        ("open woods", "- - 1:3 1:2 2:3 1:1 3:2 2:1 3:1 4:1 5:1 6:1 - -"),
        ("rough rough-woods swamp", "- 1:3 1:2 2:3 1:1 3:2 2:1 3:1 4:1 5:1 6:1 7:1 - -"),
        ("highland highland-woods", "1:3 1:2 2:3 1:1 3:2 2:1 3:1 4:1 5:1 6:1 7:1 8:1 - -"),
        ("mountain urban", "1:2 2:3 1:1 3:2 2:1 3:1 4:1 5:1 6:1 7:1 8:1 10:1 - -"),
    ];
    let chart = charts().combat;
    for (terrains, cells) in rows {
        for word in terrains.split(' ') {
            let terrain = Terrain::of_word(word).expect("a terrain");
            let write =
                |it: &Option<(u8, u8)>| it.map_or("-".into(), |it| format!("{}:{}", it.0, it.1));
            let listed: Vec<String> = chart.row(terrain).iter().map(write).collect();
            assert_eq!(listed.join(" "), cells, "{word}");
        }
    }
}

fn column(attack: u16, defense: u16, terrain: Terrain) -> (usize, bool) {
    let odds = find_odds(attack, defense, charts().combat.row(terrain));
    (odds.column, odds.better)
}

/// ex-8: ten against five is two to one; nine against five is one and a half to one, with a
/// modifier.
/// Rules: nw:9.2.2, nw:9.2.2.1a.
#[test]
fn odds_are_rounded_down_and_what_is_over_helps_the_stronger_attacker() {
    assert_eq!(column(10, 5, Terrain::Open), (7, false));
    assert_eq!(column(9, 5, Terrain::Open), (6, true));
    assert_eq!(column(5, 9, Terrain::Open), (3, false), "the weaker attacker gets nothing");
    assert_eq!(column(5, 5, Terrain::Open), (5, false));
    assert_eq!(column(6, 5, Terrain::Open), (5, true));
    assert_eq!(column(4, 5, Terrain::Open), (4, false));
    assert_eq!(column(20, 7, Terrain::Rough), (6, true), "two to one on the row of rough ground");
}

/// ex-9: eight to one or thirty-six to one against highland is the last column of its row.
/// Rules: nw:9.2.2.1b, nw:9.2.2.2b.
#[test]
fn odds_beyond_the_ends_use_the_end_columns() {
    assert_eq!(column(8, 1, Terrain::Highland), (11, false));
    assert_eq!(column(36, 1, Terrain::Highland), (11, true));
    assert_eq!(column(7, 1, Terrain::Open), (11, true));
    assert_eq!(column(6, 1, Terrain::Open), (11, false));
    assert_eq!(column(1, 36, Terrain::Open), (2, false));
    assert_eq!(column(1, 36, Terrain::Mountain), (0, false));
    let beyond = |attack, terrain| find_odds(attack, 1, charts().combat.row(terrain)).beyond;
    assert!(beyond(7, Terrain::Open) && !beyond(6, Terrain::Open) && !beyond(9, Terrain::Mountain));
}

/// Rules: nw:9.2.2.1b, nw:9.2.2.1a.
#[test]
fn the_modifier_of_the_odds_names_why_it_is_given() {
    let counts = |strength: u8| {
        let lines = format!(
            "dprk-a infantry XX {strength}-5-5-4/4-3-4-4 2/1 at 0302
             rok-x infantry XX 5-1-5-4/3-1-5-4 2/1 at 0303"
        );
        let mut war = battlefield("", &lines);
        let fought = attack(&mut war, "0303", "dprk-a", "rok-x", &[9]);
        ["nw:9.2.2.1a", "nw:9.2.2.1b"].map(|it| of_rule(&fought.modifiers, it))
    };
    assert_eq!([counts(6), counts(7)], [[0, 0], [0, -1]]);
}

/// Rules: nw:9.2.2.2c, nw:9.2.3.
#[test]
fn shifts_go_on_from_the_end_of_a_row_until_the_end_of_the_table() {
    assert_eq!(shifted(11, 1), 12);
    assert_eq!(shifted(11, 5), 13);
    assert_eq!(shifted(2, -1), 1);
    assert_eq!(shifted(2, -9), 0);
    assert_eq!(shifted(7, 0), 7);
}

/// Rules: nw:9.2.2, nw:9.2.3, nw:9.2.6, nw:9.5.1a, nw:9.2.2.1a.
#[test]
fn a_combat_is_read_off_the_table_after_shifts_and_modifiers() {
    let mut war = battlefield(
        "",
        "dprk-a infantry XX 9-5-6-4/4-3-4-4 2/1 at 0302
         rok-x infantry XX 5-5-5-4/3-4-5-4 2/1 at 0303",
    );
    // 9 to 5: column 6, one to the right for efficiency; die 4 less one is 3: 1/1R.
    let fought = attack(&mut war, "0303", "dprk-a", "rok-x", &[4]);
    assert_eq!((fought.attack, fought.defense, fought.column, fought.die), (9, 5, 7, 4));
    assert_eq!(of_rule(&fought.modifiers, "nw:9.2.2.1a"), -1);
    assert_eq!(result(&fought), "1/1R");
}

/// Rules: nw:9.2.2.2a, nwk:2.1.
#[test]
fn the_row_is_that_of_the_ground_the_defender_stands_on_and_swamp_is_open_in_winter() {
    let lines = "dprk-a infantry XX 6-5-5-4/4-3-4-4 2/1 at 0302
                 rok-x infantry XX 5-6-5-4/3-4-5-4 2/1 at 0303\n";
    let column = |hexes: &str, more: &str| {
        let mut war = battlefield(hexes, &format!("{lines}{more}"));
        attack(&mut war, "0303", "dprk-a", "rok-x", &[9]).column
    };
    assert_eq!(column("0303=.", ""), 5);
    assert_eq!(column("0303=s", ""), 4);
    assert_eq!(column("0303=s", "option season winter"), 5);
    assert_eq!(column("0303=h", ""), 3);
    assert_eq!(column("0303=m", ""), 2);
    assert_eq!(column("0302=m", ""), 5, "the attacker's own ground is nothing");
}

/// Rules: nw:9.2.2.1a.
#[test]
fn one_and_a_half_to_one_is_exact_and_equal_strengths_get_nothing_for_a_remainder() {
    assert_eq!(column(9, 6, Terrain::Open), (6, false));
    assert_eq!(column(10, 6, Terrain::Open), (6, true));
    // On a row without 1 to 1 equal strengths round down to 2 to 3.
    let mut row = [None; 14];
    (row[4], row[5]) = (Some((2, 3)), Some((3, 2)));
    let odds = find_odds(4, 4, &row);
    assert_eq!((odds.column, odds.better), (4, false));
    assert!(find_odds(5, 4, &row).better);
}
