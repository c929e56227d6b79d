//! [SCS 3.1] How to move.

use super::map;
use crate::drawn::draw;

/// Rules: scs:3.1M.
#[test]
fn scs_3_1_one_move_is_finished_before_the_next_begins() {
    let mut drawn = map("blue A 05.05 3-4-5\nblue B 05.08 3-4-5");
    drawn.play("select A");
    assert_eq!(drawn.refusal("select B"), "scs:3.1M");
    assert_eq!(drawn.refusal("end"), "scs:3.1M");
    drawn.play("move 05.06");
    assert_eq!(drawn.refusal("select B"), "scs:3.1M");
    drawn.play("stop");
    assert_eq!(drawn.refusal("select A"), "scs:3.1M", "a finished move is not taken up again");
    assert_eq!(drawn.list(), ["select B", "end"]);
}

/// Rules: scs:3.1M.
#[test]
fn scs_3_1_a_stack_under_way_takes_nobody_up() {
    let mut drawn = map("blue A 05.05 3-4-5\nblue B 05.06 3-4-5");
    drawn.play("select A; move 05.06");
    assert_eq!(drawn.refusal("add B"), "scs:3.1M");
    assert_eq!(drawn.options("add"), [""; 0]);
}

/// Rules: scs:3.1N.
#[test]
fn scs_3_1_a_move_goes_from_hex_to_adjacent_hex_in_any_direction() {
    let mut drawn = map("blue A 05.05 3-4-9");
    drawn.play("select A");
    let mut ways = drawn.options("move");
    ways.sort();
    assert_eq!(ways, ["04.04", "04.05", "05.04", "05.06", "06.04", "06.05"]);
    assert_eq!(drawn.refusal("move 05.07"), "scs:3.1N");
    assert_eq!(drawn.refusal("move 06.06"), "scs:3.1N");
    assert_eq!(drawn.refusal("move 05.05"), "scs:3.1N");
    let told = drawn.play("move 05.06; move 05.05; move 04.04");
    assert_eq!(told, ["moved A 05.05-05.06", "moved A 05.06-05.05", "moved A 05.05-04.04"]);
    assert_eq!(drawn.spent("A"), 6);
}

/// Rules: scs:3.1O, scs:3.1d.
#[test]
fn scs_3_1_a_stack_moves_together_and_each_unit_pays_for_itself() {
    let mut drawn = map(
        "blue A 05.05 3-4-5\nblue B 05.05 3-4-3 spent=1\nblue C 05.05 3-4-5\nblue D 05.08 3-4-5",
    );
    drawn.play("select A");
    assert_eq!(drawn.options("add"), ["C", "B"]);
    assert_eq!(drawn.refusal("add D"), "scs:3.1O", "it stands elsewhere");
    assert_eq!(drawn.refusal("add A"), "scs:3.1O", "it moves already");
    drawn.play("add B");
    assert_eq!(drawn.refusal("drop B"), "scs:3.1O", "nobody has left yet");
    assert_eq!(
        drawn.play("move 05.04; move 05.03"),
        ["moved A B 05.05-05.04", "moved A B 05.04-05.03"]
    );
    assert_eq!((drawn.spent("A"), drawn.spent("B"), drawn.spent("C")), (4, 6, 0));
    assert_eq!(drawn.at("C"), "05.05");
    assert_eq!(drawn.refusal("move 05.02"), "scs:3.2a", "B has no point left, and A none to lend");
    assert_eq!(drawn.refusal("drop C"), "scs:3.1O");
    assert_eq!(drawn.options("drop"), ["B", "A"]);
    drawn.play("drop B");
    assert_eq!(drawn.refusal("drop A"), "scs:3.1O", "the last one stops instead");
    drawn.play("move 05.02; stop");
    assert_eq!(
        (drawn.at("A"), drawn.at("B"), drawn.spent("A")),
        ("05.02".into(), "05.03".into(), 6)
    );
    assert_eq!(drawn.refusal("select B"), "scs:3.1M", "who stays behind has moved");
    assert_eq!(drawn.options("select"), ["C", "D"]);
}

/// Rules: scs:3.1O.
#[test]
fn scs_3_1_who_moves_is_selected_first() {
    let drawn = map("blue A 05.05 3-4-5\nblue B 05.05 3-4-5");
    for early in ["move 05.06", "stop", "drop A", "exit"] {
        assert_eq!(drawn.refusal(early), "scs:3.1O", "{early}");
    }
}

/// Rules: scs:3.1O.
#[test]
fn scs_3_1_units_of_one_hex_may_also_move_singly() {
    let mut drawn = map("blue A 05.05 3-4-5\nblue B 05.05 3-4-5\nblue C 05.05 3-4-5 marks=moved");
    drawn.play("select A");
    assert_eq!(drawn.refusal("add C"), "scs:3.1M", "it has moved");
    drawn.play("move 05.06; stop; select B; move 06.05; stop");
    assert_eq!(
        (drawn.at("A"), drawn.at("B"), drawn.at("C")),
        ("05.06".into(), "06.05".into(), "05.05".into())
    );
}

/// Rules: scs:3.1O.
#[test]
fn scs_3_1_a_moving_stack_keeps_its_order() {
    let mut drawn = map("blue A 05.05 3-4-5\nblue B 05.05 3-4-5\nblue C 05.06 3-4-5");
    drawn.play("select B; add A; move 05.06; stop");
    assert_eq!(drawn.stack("05.06"), ["C", "A", "B"]);
}

/// Rules: scs:3.1a.
#[test]
fn scs_3_1a_nobody_has_to_move() {
    let mut drawn = map("blue A 05.05 3-4-5\nblue B 05.08 3-4-5");
    drawn.play("select A; stop");
    assert_eq!((drawn.at("A"), drawn.spent("A")), ("05.05".into(), 0));
    assert_eq!(drawn.play("end"), ["phase blue Combat"]);
    assert_eq!(drawn.at("B"), "05.08");
}

/// Rules: scs:3.1b, scs:3.1bA, scs:3.2a.
#[test]
fn scs_3_1b_an_allowance_is_spent_to_the_last_half_point_and_no_further() {
    // The unit of the printed example: 8 of 9 points are spent.
    let mut drawn = map("blue A 05.05 3-4-9 spent=8\nwoods 05.06\nroad 05.05 05.04 05.03");
    drawn.play("select A");
    assert_eq!(drawn.refusal("move 05.06"), "scs:3.2a");
    assert!(drawn.lists("move 06.05"));
    drawn.play("move 05.04");
    assert_eq!(drawn.refusal("move 04.03"), "scs:3.2a", "half a point is not a point");
    drawn.play("move 05.03");
    assert_eq!(drawn.spent("A"), 18);
    assert_eq!(drawn.list(), ["stop"]);
}

/// Rules: scs:3.1b.
#[test]
fn scs_3_1b_a_reduced_allowance_is_rounded_once_half_up() {
    for (printed, points) in [(1, 1), (3, 2), (4, 2), (5, 3), (9, 5)] {
        let drawn = map(&format!(
            "blue A 05.05 3-4-{printed} marks=out-of-supply\nblue B 05.05 3-4-{printed}"
        ));
        assert_eq!(drawn.0.allowance(drawn.id("A")), 2 * points, "{printed} halved");
        assert_eq!(drawn.0.allowance(drawn.id("B")), 2 * printed);
    }
    let mut drawn = map("blue A 05.05 3-4-5 marks=out-of-supply");
    drawn.play("select A; move 05.06; move 05.07; move 05.08");
    assert_eq!(drawn.refusal("move 05.09"), "scs:3.2a");
}

/// Rules: scs:3.1c, scs:3.2c.
#[test]
fn scs_3_1c_each_hex_and_each_hexside_is_paid_and_added_up() {
    let mut drawn =
        map("blue A 05.05 3-4-9\nwoods 05.07\nstream 05.05/05.06 05.06/05.07\nroad 05.07 05.08");
    drawn.play("select A");
    for (step, spent) in [("05.06", 4), ("05.07", 10), ("05.08", 11), ("05.09", 13)] {
        drawn.play(&format!("move {step}"));
        assert_eq!(drawn.spent("A"), spent, "{step}");
    }
}

/// Rules: scs:3.1d.
#[test]
fn scs_3_1d_what_one_unit_spends_does_not_touch_another() {
    let mut drawn = map("blue A 05.05 3-4-2\nblue B 05.05 3-4-2");
    drawn.play("select A; move 05.06; move 05.07; stop; select B; move 05.06; move 05.07");
    assert_eq!((drawn.spent("A"), drawn.spent("B")), (4, 4));
}

/// Rules: scs:3.1dA.
#[test]
fn scs_3_1d_unused_points_are_lost_at_the_end_of_the_phase() {
    let mut drawn = map("blue A 05.05 3-4-2 exploit");
    drawn.play("select A; move 05.06; stop; end; end");
    assert_eq!((drawn.spent("A"), drawn.0.allowance(drawn.id("A"))), (0, 4));
    drawn.play("select A; move 05.07; move 05.08");
    assert_eq!(drawn.refusal("move 05.09"), "scs:3.2a", "the point saved before is gone");
}

/// Rules: scs:3.1O, scs:3.1M.
#[test]
fn scs_3_1_only_a_unit_of_the_moving_stack_can_stay_behind() {
    let mut drawn = draw(
        "map 12x10\nblue C 06.05 3-4-5\nblue D 09.09 3-4-5
         blue B 05.05 3-4-5\nblue A 05.05 3-4-5\nred X 12.01 3-4-5",
    );
    drawn.play("select A; add B; move 06.05");
    assert_eq!(drawn.refusal("drop C"), "scs:3.1O", "C stands there but does not move");
    assert_eq!(drawn.refusal("drop D"), "scs:3.1O", "D is elsewhere");
    drawn.play("drop B");
    assert_eq!(drawn.refusal("drop A"), "scs:3.1O", "the last one stops instead");
    drawn.play("move 07.06");
    assert_eq!((drawn.at("A").as_str(), drawn.at("B").as_str()), ("07.06", "06.05"));
}
