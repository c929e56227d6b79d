//! [SCS 3.2] Terrain.

use super::{DEAR, FAR, map};
use crate::drawn::draw;

/// Rules: scs:3.2a.
#[test]
fn scs_3_2a_hex_hexside_and_enemy_zone_must_all_be_at_hand() {
    // Woods 2, stream 1, zone 2: with 1 point spent, 6 are just enough.
    for (allowance, enters) in [(5, false), (6, true)] {
        let mut drawn = draw(&DEAR.replace("3-4-4", &format!("3-4-{allowance} spent=1")));
        drawn.play("select A");
        assert_eq!(drawn.lists("move 06.05"), enters, "{allowance}");
    }
}

/// Rules: scs:3.2b, scs:3.2bA.
#[test]
fn scs_3_2b_only_a_step_along_the_road_pays_the_road_rate() {
    // Two roads that run side by side and do not meet.
    let mut drawn = map("blue A 05.05 3-4-9\nwoods 05.05 05.06 06.05 06.06\nstream 05.05/06.05
         road 05.05 06.05\nroad 05.06 06.06");
    drawn.play("select A; move 06.05");
    assert_eq!(drawn.spent("A"), 1, "half a point, neither woods nor stream");
    drawn.play("move 06.06");
    assert_eq!(drawn.spent("A"), 5, "from road to road across country: woods");
    drawn.play("move 05.06");
    assert_eq!(drawn.spent("A"), 6);
    drawn.play("move 05.05");
    assert_eq!(drawn.spent("A"), 10);
}

/// Rules: scs:3.2b, scs:3.2d.
#[test]
fn scs_3_2b_a_bridge_opens_its_own_hexside_only() {
    let mut drawn =
        map("blue A 05.05 3-4-9\nwoods 06.05\nriver 05.05/06.05 05.05/06.04\nbridge 05.05 06.05");
    drawn.play("select A");
    assert_eq!(drawn.refusal("move 06.04"), "scs:3.2d");
    drawn.play("move 06.05");
    assert_eq!(drawn.spent("A"), 4, "the river costs nothing, the woods are still paid");
    drawn.play("move 05.05");
    assert_eq!(drawn.spent("A"), 6, "and back again");
}

/// Rules: scs:3.2b.
#[test]
fn scs_3_2b_of_two_roads_the_better_is_taken_and_the_terrain_if_it_is_better_still() {
    let chart = "[terrain.hex.open]\nmove = { \"*\" = \"1\" }\n[terrain.hex.woods]\nmove = { \"*\" = \"3\" }
                 [terrain.line.road]\nmove = { \"*\" = \"1/2\" }\n[terrain.line.bridge]\nmove = { \"*\" = \"2\" }";
    let mut drawn = draw(&format!(
        "map 12x10\nblue A 05.05 3-4-9\nwoods 05.06 05.07\nbridge 05.05 05.06 05.07\nbridge 05.07 05.08
         road 05.06 05.07{FAR}\n---\n{chart}"
    ));
    drawn.play("select A");
    for (step, spent) in [("05.06", 4), ("05.07", 5), ("05.08", 7)] {
        drawn.play(&format!("move {step}"));
        assert_eq!(drawn.spent("A"), spent, "{step}");
    }
}

/// Rules: scs:3.2bB.
#[test]
fn scs_3_2b_an_enemy_zone_is_paid_on_the_road_too() {
    let mut drawn = draw("map 12x10\nblue A 05.05 3-4-9\nroad 05.05 06.05\nred X 07.05 3-4-5");
    drawn.play("select A; move 06.05");
    assert_eq!(drawn.spent("A"), 5, "2 1/2 points");
}

/// Rules: scs:3.2c.
#[test]
fn scs_3_2c_a_hexside_costs_extra_in_both_directions_but_only_when_it_is_crossed() {
    let mut drawn = map("blue A 05.05 3-4-9\nstream 05.05/05.06\ncliff 05.06/05.07");
    drawn.play("select A; move 05.06; move 05.05; move 04.05; move 05.06");
    assert_eq!(drawn.spent("A"), 4 + 4 + 2 + 2);
    drawn.play("move 05.07");
    assert_eq!(drawn.spent("A"), 14, "a hexside without a cost of movement costs none");
}

/// Rules: scs:3.2d.
#[test]
fn scs_3_2d_a_road_leads_into_a_prohibited_hex_but_not_across_a_prohibited_hexside() {
    let text = "blue A 05.05 3-4-9\nlake 05.06\nriver 05.05/06.05";
    let mut drawn = map(text);
    drawn.play("select A");
    assert_eq!(drawn.refusal("move 05.06"), "scs:3.2d");
    assert_eq!(drawn.refusal("move 06.05"), "scs:3.2d");
    let roads = format!("{text}\nroad 05.06 05.05 06.05");
    let mut by_road = map(&roads);
    by_road.play("select A; move 05.06; move 05.05");
    assert_eq!(by_road.spent("A"), 2, "half a point for each hex along the road");
    assert_eq!(by_road.refusal("move 06.05"), "scs:3.2d", "the road has no bridge");
    let mut bridged = map(&format!("{roads}\nbridge 05.05 06.05"));
    bridged.play("select A; move 05.06; move 05.05; move 06.05");
    assert_eq!(bridged.spent("A"), 3, "the bridge negates the river, the road sets the price");
    bridged.play("move 05.05");
    assert_eq!(bridged.spent("A"), 4, "both ways");
}

/// Rules: scs:3.2d.
#[test]
fn scs_3_2d_the_chart_may_prohibit_terrain_for_one_class_only() {
    let chart = "[terrain.hex.open]\nmove = { \"*\" = \"1\" }\n[terrain.hex.woods]
                 move = { \"*\" = \"2\", tracked = \"prohibited\" }";
    let mut drawn = draw(&format!(
        "map 12x10\nwoods 05.06\nblue A 05.05 3-4-5 class=tracked\nblue B 05.05 3-4-5{FAR}\n---\n{chart}"
    ));
    drawn.play("select A");
    assert_eq!(drawn.refusal("move 05.06"), "scs:3.2d");
    drawn.play("add B");
    assert_eq!(drawn.refusal("move 05.06"), "scs:3.2d", "not with A in the stack");
    drawn.play("stop");
    let mut alone = draw(&format!(
        "map 12x10\nwoods 05.06\nblue A 05.05 3-4-5 class=tracked\nblue B 05.05 3-4-5{FAR}\n---\n{chart}"
    ));
    alone.play("select B; move 05.06");
}
