//! [SCS 3.3] Restrictions.

use super::{map, reach};
use crate::drawn::{draw, try_draw};

/// Rules: scs:3.3a.
#[test]
fn scs_3_3a_no_unit_enters_a_hex_of_the_enemy() {
    let mut drawn = draw("map 12x10\nblue A 05.05 3-4-9\nblue B 05.04 3-4-5\nred X 05.06 _-1-5");
    drawn.play("select A");
    assert_eq!(drawn.refusal("move 05.06"), "scs:3.3a");
    assert!(drawn.lists("move 05.04"), "friends are no hindrance");
    let reach = reach(&drawn, "A");
    assert!(!reach.contains(&"05.06".into()) && reach.contains(&"05.07".into()));
    assert!(try_draw("map 12x10\nblue A 05.05 3-4-9\nred X 05.05 3-4-5").is_err());
}

/// Rules: scs:3.3b.
#[test]
fn scs_3_3b_only_the_active_sides_units_move() {
    let mut drawn = map("blue A 05.05 3-4-9");
    assert_eq!(drawn.refusal("select X"), "scs:3.3b");
    drawn.play("end; end; end");
    assert_eq!(drawn.refusal("select A"), "scs:3.3b");
    assert_eq!(drawn.options("select"), ["X"]);
}

/// Rules: scs:3.3b.
#[test]
fn scs_3_3b_the_other_sides_units_leave_their_hex_by_a_combat_result_only() {
    let mut drawn = draw("map 12x10\nblue A 05.05 20-4-9\nred X 05.06 0-4-5/0-2-5");
    // An overrun at 5:1; a 6 is D1r1: only the result moves X.
    drawn.play_with("select A; overrun 05.06; roll; convert 0; lose X", &[3, 3]);
    assert_eq!(drawn.asked(), "red");
    assert_eq!(drawn.refusal("select X"), "scs:1.0C");
    drawn.play("retreat 06.06");
    assert_eq!(drawn.at("X"), "06.06");
}

/// Rules: scs:3.3c.
#[test]
fn scs_3_3c_the_map_edge_is_not_crossed() {
    let mut drawn = map("blue A 01.01 3-4-9");
    drawn.play("select A");
    let mut ways = drawn.options("move");
    ways.sort();
    assert_eq!(ways, ["01.02", "02.01"]);
    assert_eq!(drawn.refusal("exit"), "scs:0.3A");
}
