//! [SCS 3.1] What is within reach: a summary of the rules of movement that players are shown.

use super::{DEAR, FAR, cost_to, reach};
use crate::drawn::draw;

/// Rules: scs:3.1b, scs:3.1c, scs:3.1e.
#[test]
fn scs_3_1_what_is_within_reach_is_what_moves_hex_by_hex_could_come_to() {
    let drawn = draw(&format!("{DEAR}\nblue B 03.05 3-4-2 spent=1\nblue C - 3-4-2"));
    assert_eq!(cost_to(&drawn, "A", "05.06"), Some(2));
    assert_eq!(cost_to(&drawn, "A", "05.08"), Some(6));
    assert_eq!(cost_to(&drawn, "A", "06.05"), Some(8), "by the minimum move, all it has");
    assert_eq!(cost_to(&drawn, "A", "06.06"), Some(8), "round the woods: 1, and 3 in the zone");
    assert_eq!(cost_to(&drawn, "A", "07.06"), None, "the enemy's hex");
    assert_eq!(cost_to(&drawn, "A", "05.05"), None, "its own hex");
    assert_eq!(reach(&drawn, "B").len(), 6, "one point is left");
    assert_eq!(reach(&drawn, "C"), [""; 0], "not on the map");
}

/// Rules: scs:3.1c, scs:3.1e.
#[test]
fn scs_3_1_a_hex_in_reach_by_a_detour_does_not_need_the_minimum_move() {
    // Straight on it is 4 of 3 points, round the stream 2.
    let chart = "[terrain.hex.open]\nmove = { \"*\" = \"1\" }
                 [terrain.hexside.stream]\nmove = { \"*\" = \"3\" }";
    let drawn =
        draw(&format!("map 12x10\nblue A 05.05 3-4-3\nstream 05.05/05.06{FAR}\n---\n{chart}"));
    assert_eq!(cost_to(&drawn, "A", "05.06"), Some(4));
    assert_eq!(reach(&drawn, "A").iter().filter(|it| *it == "05.06").count(), 1);
}

/// Rules: scs:3.1c, scs:3.1e.
#[test]
fn scs_3_1_the_way_to_a_hex_is_the_cheapest_or_the_one_step_of_a_minimum_move() {
    let drawn = draw(
        "map 12x10\nroad 05.05 06.05 06.06 05.07\nmarsh 05.06 04.05\nblue A 05.05 3-4-2
         red X 12.10 3-4-5",
    );
    let grid = &drawn.0.scenario().map.grid;
    let way = |hex: &str| {
        let way = drawn.0.path(drawn.id("A"), grid.find(hex).expect("on the map"))?;
        Some(way.iter().map(|&it| grid.number(it)).collect::<Vec<_>>().join(" "))
    };
    assert_eq!(way("05.07").as_deref(), Some("06.05 06.06 05.07"), "by the road, not the marsh");
    assert_eq!(way("04.05").as_deref(), Some("04.05"), "3 points, and it has 2");
    assert_eq!(way("02.05"), None, "three hexes away");
}
