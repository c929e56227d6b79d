//! [SCS 0.1–0.4] Hex numbers, the edge of the map, the turn track.

use std::sync::Arc;

use catalog::{Files, Findings, Library};
use hexgrid::Direction;
use kernel::Game;
use rules_scs::{Options, War};

use super::hex;
use crate::drawn::{Drawn, draw, to_toml};

const CRT: &str = include_str!("../../../../../data/scs/charts/mill-bridge-crt.toml");

/// The numbers of the hexes round a hex, sorted.
fn round(drawn: &Drawn, number: &str) -> Vec<String> {
    let grid = &drawn.0.scenario().map.grid;
    let mut found: Vec<String> =
        grid.neighbors(hex(drawn, number)).map(|(_, it)| grid.number(it)).collect();
    found.sort();
    found
}

/// Draws with a change in the text of the scenario file.
fn draw_changed(text: &str, from: &str, to: &str) -> Drawn {
    let toml = to_toml(text);
    assert!(toml.contains(from), "the file has no {from}");
    let mut library = Library::new();
    library.insert("drawn.toml", toml.replace(from, to));
    library.insert("crt.toml", CRT);
    let mut findings = Findings::new();
    let scenario = rules_scs::load(&mut Files::new(&library), "drawn.toml", &mut findings);
    let scenario = scenario.unwrap_or_else(|| panic!("{findings}"));
    Drawn(War::new(Arc::new(scenario), Options::default()))
}

/// Rules: scs:0.1A, scs:0.1C.
#[test]
fn scs_0_1_columns_count_from_the_left_and_rows_from_the_bottom() {
    let drawn = draw("map 30x20\nblue A 29.15 3-4-5\nred X 01.01 3-4-5");
    let grid = &drawn.0.scenario().map.grid;
    let above = |it| grid.neighbor(it, Direction::D0).expect("the column goes on");
    let two_up = above(above(hex(&drawn, "29.15")));
    assert_eq!(grid.number(two_up), "29.17");
    let (left, right) = (grid.center(hex(&drawn, "28.17")), grid.center(two_up));
    assert!(left.0 < right.0, "columns grow to the right");
    assert_eq!(grid.neighbor(hex(&drawn, "01.01"), Direction::D3), None, "01.01 is at the bottom");
    assert_eq!(round(&drawn, "01.01"), ["01.02", "02.01"]);
    // Every hex has a number of its own, printed on the map or not.
    let mut numbers: Vec<String> = grid.hexes().map(|it| grid.number(it)).collect();
    assert!(grid.hexes().all(|it| grid.find(&grid.number(it)) == Some(it)));
    numbers.dedup();
    assert_eq!(numbers.len(), 600);
    assert_eq!(grid.find("31.01"), None);
    assert_eq!(grid.find("01.21"), None);
}

/// Rules: scs:0.1B.
#[test]
fn scs_0_1_the_letter_of_the_map_stands_before_the_number() {
    let text = "map 12x10\nblue A A10.10 3-4-5\nred X A02.02 3-4-5\n\
                supply blue A01.01\nsupply red A12.10";
    let mut drawn =
        draw_changed(text, "numbering = \"cc.rr\"", "numbering = \"cc.rr\"\nprefix = \"A\"");
    drawn.play("select A; move A09.10");
    assert_eq!(drawn.at("A"), "A09.10");
    assert!(drawn.0.read_action("move 09.09").is_err(), "without its letter it is no hex");
    let plain = draw("map 12x10\nblue A 10.10 3-4-5\nred X 02.02 3-4-5");
    assert_eq!(plain.at("A"), "10.10");
}

/// Rules: scs:0.1D.
#[test]
fn scs_0_1_even_columns_stand_half_a_hex_higher() {
    let drawn = draw("map 30x20\nblue A 25.18 3-4-5\nred X 01.01 3-4-5");
    assert_eq!(round(&drawn, "25.18"), ["24.17", "24.18", "25.17", "25.19", "26.17", "26.18"]);
    assert_eq!(round(&drawn, "24.17"), ["23.17", "23.18", "24.16", "24.18", "25.17", "25.18"]);
}

/// Rules: scs:0.2A.
#[test]
fn scs_0_2_less_than_half_a_hex_is_no_hex() {
    let text = "map 12x10\nblue A 12.09 3-4-5\nred X 01.01 3-4-5";
    let missing = "rows_count = \"up\"\nmissing = [\"12.10\", \"11.10\"]";
    let mut drawn = draw_changed(text, "rows_count = \"up\"", missing);
    drawn.play("select A");
    assert_eq!(drawn.options("move"), ["12.08", "11.09"]);
    assert!(drawn.0.read_action("move 12.10").is_err(), "there is no such hex");
    assert!(drawn.0.scenario().map.grid.is_edge(hex(&drawn, "11.09")));
    let mut whole = draw(text);
    whole.play("select A; move 12.10; move 11.10");
}

const CORNERED: &str = "
map 12x10
blue A 12.09 7-4-5/3-2-5
blue B 11.10 7-4-5/3-2-5
red X 12.10 2-2-5/1-1-5 printed=3
turn 1 of 3 blue combat
";

/// Rules: scs:0.2B, scs:3.3c, scs:3.3cA.
#[test]
fn scs_0_2_a_unit_forced_off_the_map_is_destroyed_and_counts_as_a_loss() {
    let mut drawn = draw(&format!("{CORNERED}---\n[retreats]\noff_map = \"destroyed\""));
    assert_eq!(drawn.0.score(), 0);
    // 14 to 2 is 7:1; a 4 is D1r1, and no hex of the map is open to the defender.
    let told = drawn
        .play_with("attack 12.10; add A; add B; announce; roll; convert 0; lose X; stand", &[1, 3]);
    assert_eq!(told.last().unwrap(), "destroyed X 12.10 (OffMap)");
    assert_eq!(drawn.at("X"), "destroyed");
    assert_eq!(drawn.0.score(), 1, "one point for each red unit destroyed");
}

/// Rules: scs:3.3c.
#[test]
fn scs_3_3c_where_the_map_edge_is_a_wall_the_retreat_costs_steps_instead() {
    let mut drawn = draw(CORNERED);
    drawn.play_with("attack 12.10; add A; add B; announce; roll; convert 0; lose X", &[1, 3]);
    assert_eq!(drawn.list(), ["stand"]);
    let told = drawn.play("stand; lose X");
    assert_eq!(told, ["stood X 12.10 missing 1", "lost step X 1 left (NoRetreat)"]);
    assert_eq!(drawn.at("X"), "12.10");
    assert_eq!(drawn.0.score(), 0);
}

/// Rules: scs:0.3A.
#[test]
fn scs_0_3_nobody_leaves_the_map_unless_the_game_allows_it() {
    let text = "map 12x10\nblue A 12.05 3-4-5 spent=4\nblue B 12.06 3-4-5 spent=5
                blue C 11.05 3-4-5\nred X 01.05 3-4-5\nred Y 01.06 3-4-5";
    let mut strict = draw(text);
    strict.play("select A");
    assert_eq!(strict.refusal("exit"), "scs:0.3A");
    let exits = "[[exits]]\nside = \"blue\"\nhexes = [\"12.05\", \"12.06\"]";
    let mut lax = draw(&format!("{text}\n---\n{exits}"));
    lax.play("select B");
    assert_eq!(lax.refusal("exit"), "scs:3.2a", "no point is left to leave with");
    lax.play("stop; select C");
    assert_eq!(lax.refusal("exit"), "scs:0.3A", "not from this hex");
    assert_eq!(lax.play("stop; select A; exit"), ["exited A 12.05"], "the last point is enough");
    assert_eq!(lax.at("A"), "exited");
    assert_eq!(lax.stack("12.05"), [""; 0]);
    assert_eq!(lax.refusal("select A"), "scs:0.3A");
    lax.play("end; end; end; select X");
    assert_eq!(lax.refusal("exit"), "scs:0.3A", "the other side has no exits");
}

/// Rules: scs:0.3A.
#[test]
fn scs_0_3_a_whole_stack_leaves_together_if_each_can_pay() {
    let text = "map 12x10\nblue A 12.05 3-4-5\nblue B 12.05 3-4-5 spent=5\nblue C 12.05 3-4-5
                red X 01.05 3-4-5\n---\n[[exits]]\nside = \"blue\"\nhexes = [\"12.05\"]";
    let mut drawn = draw(text);
    drawn.play("select A; add B");
    assert_eq!(drawn.refusal("exit"), "scs:3.2a");
    let mut pair = draw(text);
    pair.play("select A; add C; exit");
    assert_eq!(
        (pair.at("A"), pair.at("C"), pair.at("B")),
        ("exited".into(), "exited".into(), "12.05".into())
    );
}

/// Rules: scs:0.4A.
#[test]
fn scs_0_4_the_turn_marker_advances_when_both_players_are_done() {
    let mut drawn = draw("map 12x10\nblue A 02.02 3-4-5\nred X 11.09 3-4-5");
    drawn.play("end; end; end");
    assert_eq!((drawn.asked().as_str(), drawn.0.core().turn), ("red", 1));
    drawn.play("end; end");
    assert_eq!(drawn.0.core().turn, 1);
    drawn.play("end");
    assert_eq!((drawn.asked().as_str(), drawn.0.core().turn), ("blue", 2));
}
