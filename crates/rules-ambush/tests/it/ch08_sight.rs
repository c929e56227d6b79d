//! [AMB 8] Line of sight. The printed examples stand on hexes that the maps have as the book says.

use std::sync::Arc;

use rules_ambush::Options;
use rules_ambush::mission::Mission;
use rules_ambush::state::Sortie;
use testkit::Drive;

use super::range::{may_fire, range, range_on, refusal};
use super::stage;

/// A map to look at.
struct Map {
    mission: Arc<Mission>,
    game: Sortie,
}

/// Whether two hexes of a map see each other, asked both ways.
#[track_caller]
fn see(map: &Map, one: &str, other: &str) -> bool {
    let hex = |number| map.mission.ground.map.grid.find(number).expect("a hex of the map");
    let (from, to) = (hex(one), hex(other));
    let seen = map.game.sees_between(from, to);
    assert_eq!(seen, map.game.sees_between(to, from), "{one} and {other}: sight is mutual");
    seen
}

fn map_with(name: &str, counters: &str) -> Map {
    let start = format!("us = [{{ who = \"A\", hex = \"A6\" }}]\n{counters}");
    let mission = stage::mission_with(name, &start, str::to_owned);
    let game = Sortie::begin(Arc::clone(&mission), Options::default());
    Map { mission, game }
}

fn map(name: &str) -> Map {
    map_with(name, "")
}

/// Rules: amb:8.1a, amb:8.2a, amb:8.2b.
#[test]
fn ex_24_ground_higher_than_both_ends_blocks() {
    let it = map("a");
    // S13 and T12 lie on level 2, R13 and U12 on level 1.
    assert!(!see(&it, "R13", "U12"));
    assert!(see(&it, "S13", "U12"));
    assert!(see(&it, "R13", "T12"));
}

/// Rules: amb:8.2c, amb:8.2f.
#[test]
fn ex_25_a_slope_does_not_block_where_an_embankment_would() {
    // From level 2 down to level 1 between S13 and S14, next to neither end.
    assert!(see(&map("a"), "S12", "S15"));
    assert!(!see(&map("b"), "Q15", "Q17"));
}

/// Rules: amb:8.2h, amb:8.2i, amb:8.2j, amb:8.2k, amb:8.1f.
#[test]
fn ex_26_woods_block_equal_ends_and_beside_an_end_that_is_not_above_them() {
    let it = map("a");
    // Brush in S2 between ends of its own level.
    assert!(!see(&it, "R1", "T2"));
    // Woods in R2 beside the higher end R3 and level with it.
    assert!(!see(&it, "R3", "R1"));
    // Woods in S3: beside the higher end R3, beside the lower end T2, beside neither.
    assert!(!see(&it, "R3", "U2"));
    assert!(!see(&it, "Q4", "T2"));
    assert!(see(&it, "Q4", "U2"));
    // A line may end in woods.
    assert!(see(&it, "T5", "T3"));
}

/// Rules: amb:8.2d, amb:8.2e, amb:8.2f.
#[test]
fn ex_27_an_embankment_blocks_who_is_high_but_not_right_above_it() {
    let it = map("b");
    // The embankment between Q16 and Q17 is on level 2.
    assert!(!see(&it, "Q14", "Q17"));
    // Right above the embankment between P16 and P17.
    assert!(see(&it, "P16", "P18"));
    // Two hexes of the raised road with low ground between: equal ends.
    assert!(see(&map("a"), "A6", "D6"));
}

/// Rules: amb:8.1b, amb:8.2l, amb:8.2o.
#[test]
fn ex_28_a_line_between_brush_and_open_ground_is_free_and_leaves_by_the_corner_of_a_window() {
    assert!(see(&map("b"), "S9", "U12"));
}

/// Rules: amb:8.2p, amb:8.2r.
#[test]
fn ex_29_two_doors_in_a_row_let_anybody_see() {
    for stance in ["standing", "crouching", "prone"] {
        let game = range_on("b", &["C R8 crouching ar=1", &format!("L P9 {stance}")]);
        assert!(may_fire(&game, "act C", "fire rifle aimed L"), "{stance}");
    }
}

/// Rules: amb:8.2l, amb:8b.
#[test]
fn ex_30_a_blank_wall_blocks() {
    let it = map("b");
    assert!(!see(&it, "R8", "S9"));
    assert!(!see(&it, "R7", "S9"));
    let game = range_on("b", &["C R8 ar=1", "L S9"]);
    let why = refusal(&game, "act C", "fire rifle aimed L");
    assert_eq!(why, ("amb:8.2l".to_owned(), "a wall without an opening blocks the line of sight"));
}

/// Rules: amb:8.2q, amb:8.2s.
#[test]
fn ex_31_through_a_distant_opening_one_sees_one_hex_far() {
    let it = map("b");
    assert!(see(&it, "U12", "Q10"));
    assert!(!see(&it, "U12", "P9"));
    assert!(see(&it, "P9", "R10"));
    assert!(!see(&it, "P9", "S11"));
}

/// Rules: amb:8.2u, amb:8.1d.
#[test]
fn ex_32_the_tower_is_two_levels_high() {
    assert!(!see(&map("b"), "Q14", "U12"));
    // As rubble it is lower than both.
    let rubble = "counters = [{ terrain = \"rubble\", hexes = \"S13\" }]";
    assert!(see(&map_with("b", rubble), "Q14", "U12"));
}

/// Rules: amb:8.2t, amb:8.1e.
#[test]
fn ex_33_a_building_blocks_who_is_low_and_not_farther_from_it() {
    let it = map("b");
    assert!(!see(&it, "Q14", "U14"));
    assert!(see(&it, "Q14", "V14"));
}

/// Rules: amb:8.1b, amb:8.1c.
#[test]
fn ex_161_a_line_between_two_woods_is_blocked() {
    assert!(!see(&map("a"), "M3", "O3"));
}

/// Rules: amb:8.2g.
#[test]
fn amb_8_2g_a_crest_blocks_even_neighbors() {
    assert!(!see(&map("a"), "V17", "V18"));
    assert!(!see(&map("b"), "W11", "W12"));
}

/// Rules: amb:8.2m, amb:8.2n, amb:8.2o, amb:8.2p, amb:8b.
#[test]
fn ex_160_at_a_window_stance_counts_at_a_door_it_does_not() {
    // The barn D3 has a window toward E3 and a door toward D4.
    let sees = |us: &str, german: &str| {
        let game = range(&[&format!("C {us} ar=1"), &format!("L {german}")]);
        may_fire(&game, "act C", "fire rifle aimed L")
    };
    assert!(!sees("E3 crouching", "D3 crouching"));
    assert!(sees("E3 standing", "D3 crouching"));
    assert!(sees("E3 crouching", "D3 standing"));
    assert!(!sees("E3 standing", "D3 prone"));
    assert!(sees("D4 crouching", "D3 prone"));
    assert!(!sees("D3 crouching", "E3 prone"));
    assert!(sees("D3 standing", "E3 prone"));
    let game = range(&["C E3 ar=1", "L D3 prone"]);
    let why = refusal(&game, "act C", "fire rifle aimed L");
    assert_eq!(why, ("amb:8.2m".to_owned(), "they do not see each other through the window"));
}

/// Rules: amb:MWd, amb:MWc.
#[test]
fn ex_156_at_night_nobody_sees_beyond_five_hexes() {
    let game = range(&["visibility = 5", "C A6 ar=1", "L F5", "M G6"]);
    assert!(may_fire(&game, "act C", "fire rifle aimed L"));
    let why = refusal(&game, "act C", "fire rifle aimed M");
    assert_eq!(why, ("amb:MWd".to_owned(), "nobody sees that far now"));
}

/// Rules: amb:8.2u, amb:2.4q.
#[test]
fn amb_8_2u_from_the_upper_floor_one_sees_over_the_nave() {
    // The church S14 lies between the tower S13 and S16.
    let from = |up: &str| range_on("b", &[&format!("C S13 ar=1{up}"), "L S16", "M S13"]);
    assert!(!may_fire(&from(""), "act C", "fire rifle aimed L"));
    assert!(may_fire(&from(" up=true"), "act C", "fire rifle aimed L"));
    let why = refusal(&from(" up=true"), "act C", "fire rifle aimed M");
    assert_eq!(why, ("amb:2.4q".to_owned(), "a floor lies between them"));
}

/// Rules: amb:8.2w.
#[test]
fn amb_8_2w_soldiers_and_vehicles_do_not_block() {
    let game = range(&[
        "vehicles = [{ kind = \"jeep\", hex = \"C6\", facing = \"D5\" }]",
        "C A6 ar=1",
        "D C6",
        "M E6",
        "L G6",
    ]);
    assert!(may_fire(&game, "act C", "fire rifle aimed L"));
}

/// Rules: amb:8.2w, amb:2.4n.
#[test]
fn amb_8_2w_a_landmark_blocks_only_if_its_paragraph_says_so() {
    const LANDMARK: &str = r#"landmark = { en = "Calvary", it = "Crocifisso" } }, hex = "D11""#;
    let laid = |kind: &str| {
        let there = LANDMARK.replace("landmark", kind).replace("D11", "H10");
        let start = r#"us = [{ who = "C", hex = "D10" }]"#;
        let mut game = stage::begin_changed(start, &[(LANDMARK, &there)]);
        game.play("with C; go D11", &[]);
        let mission = stage::mission_with("corbeau", start, str::to_owned);
        see(&Map { mission, game }, "H9", "H11")
    };
    assert!(laid("landmark"));
    assert!(!laid("screen"));
}

/// Rules: amb:13.5h, amb:8.2l.
#[test]
fn amb_13_5h_one_sees_through_a_breach_as_through_a_door() {
    // The barn has a blank wall toward C3.
    let blank = range(&["C C3 ar=1", "L D3 prone"]);
    assert!(!may_fire(&blank, "act C", "fire rifle aimed L"));
    let breached = range(&[
        "marks = [{ mark = \"breach\", hex = \"D3\", side = \"C3\" }]",
        "C C3 ar=1",
        "L D3 prone",
    ]);
    assert!(may_fire(&breached, "act C", "fire rifle aimed L"));
}

/// Rules: amb:8a, amb:8.3a.
#[test]
fn amb_8a_whoever_is_seen_sees_back_everywhere_on_both_maps() {
    for name in ["a", "b"] {
        let Map { mission, game } = map(name);
        let grid = &mission.ground.map.grid;
        for from in grid.hexes().step_by(3) {
            for to in grid.hexes().step_by(5) {
                assert_eq!(
                    game.sees_between(from, to),
                    game.sees_between(to, from),
                    "map {name}: {} and {}",
                    grid.number(from),
                    grid.number(to)
                );
            }
        }
    }
}

/// The barn with a breach toward D2, right opposite its door toward D4.
///
/// Rules: amb:13.5h, amb:8.2l, amb:8.2s.
#[test]
fn amb_8_2s_a_breach_opens_its_own_side_and_nobody_looks_through_from_outside() {
    let breach = "marks = [{ mark = \"breach\", hex = \"D3\", side = \"D2\" }]";
    let game = range(&[breach, "C C3 ar=1", "D D2 ar=1", "L D3 prone", "M D4"]);
    assert!(!may_fire(&game, "act C", "fire rifle aimed L"), "the wall toward C3 stands");
    assert!(may_fire(&game, "act D", "fire rifle aimed L"));
    let why = refusal(&game, "act D", "fire rifle aimed M");
    assert_eq!(why, ("amb:8.2s".to_owned(), "a building blocks the line of sight"));
}

/// With a house in I3 the window of the mill between I4 and I3 looks into it; it has no opening
/// toward I2.
///
/// Rules: amb:8.2q, amb:8.2s.
#[test]
fn amb_8_2q_from_within_one_looks_through_a_room_only_by_two_openings() {
    let house = "counters = [{ terrain = \"stone-building\", hexes = \"I3\" }]";
    let sees = |more: &[&str]| {
        let game = range(&[more, &["C I4 ar=1", "L I2"]].concat());
        may_fire(&game, "act C", "fire rifle aimed L")
    };
    assert!(sees(&[]), "nothing is in the way");
    assert!(!sees(&[house]));
    let breach = "marks = [{ mark = \"breach\", hex = \"I3\", side = \"I2\" }]";
    assert!(sees(&[house, breach]));
}
