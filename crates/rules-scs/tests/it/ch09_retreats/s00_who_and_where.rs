//! [SCS 9.0a, 9.0b, 9.0c] Who retreats, where it can be done, and the price of where it cannot.

use super::attacked;
use crate::drawn::draw_result;

/// Rules: scs:9.0a, scs:9.1a.
#[test]
fn scs_9_0a_the_owner_retreats_all_defenders_the_stated_number_of_hexes() {
    let mut war = attacked("Dr2", "red X 06.05 3-4-5/2-2-5; red Y 06.05 2-2-5; red Z 08.05 2-2-5");
    assert_eq!(war.asked(), "red");
    let told = war.play("convert 0; retreat 07.06");
    assert_eq!(told, ["retreated X Y 06.05-07.06"]);
    assert_eq!(war.asked(), "red");
    assert_eq!(war.refusal("stand"), "scs:9.0bA");
    war.play("retreat 08.06");
    assert_eq!(
        (war.at("X"), war.at("Y"), war.at("Z")),
        ("08.06".into(), "08.06".into(), "08.05".into())
    );
    assert_eq!(war.stack("08.06"), ["X", "Y"], "the stack keeps its order");
    assert_eq!(war.asked(), "blue", "the retreat is over");
}

/// Rules: scs:9.0a.
#[test]
fn scs_9_0a_nobody_retreats_without_a_result_that_says_so() {
    let mut war = attacked("D1", "red X 06.05 3-4-5/2-2-5");
    assert_eq!(war.refusal("retreat 07.05"), "scs:9.0a");
    assert_eq!(war.refusal("split X"), "scs:9.0a");
    assert_eq!(war.refusal("stand"), "scs:9.0a");
    assert_eq!(war.refusal("convert 0"), "scs:9.2A");
    war.play("lose X");
    assert_eq!(war.at("X"), "06.05");
}

/// Rules: scs:9.0a, scs:9.1a.
#[test]
fn scs_9_0a_units_that_did_not_attack_do_not_retreat() {
    let mut war = attacked("Ar1", "blue B 05.05 3-4-5; red X 06.05 3-4-5");
    assert_eq!(war.asked(), "blue");
    war.play("convert 0; retreat 04.04");
    assert_eq!((war.at("A"), war.at("B")), ("04.04".into(), "05.05".into()));
}

/// Rules: scs:9.0aA.
#[test]
fn scs_9_0a_attackers_retreat_each_from_their_own_hex() {
    let text = "map 12x10\nblue A 05.05 3-4-5\nblue B 05.06 3-4-5\nblue C 05.06 3-4-5\n\
                red X 06.05 3-4-5\nturn 1 of 3 blue combat";
    let mut war = draw_result(text, "Ar2");
    war.attack("06.05", &["A", "B", "C"]);
    let told = war.play("convert 0; retreat 04.06; retreat 03.07; retreat 04.04; retreat 03.04");
    assert_eq!(
        told,
        [
            "retreated B C 05.06-04.06",
            "retreated B C 04.06-03.07",
            "retreated A 05.05-04.04",
            "retreated A 04.04-03.04"
        ]
    );
}

/// Rules: scs:9.0aA.
#[test]
fn scs_9_0a_who_has_retreated_onto_another_attacker_does_not_retreat_again() {
    let text = "map 12x10\nblue A 05.06 3-4-5/2-2-5\nblue B 05.05 3-4-5\nred X 06.05 3-4-5\n\
                supply blue 05.01\nturn 1 of 3 blue combat";
    let mut war = draw_result(text, "Ar1");
    war.attack("06.05", &["A", "B"]);
    war.play("convert 0; retreat 05.05; lose A");
    let told = war.play("retreat 05.04");
    assert_eq!(told, ["retreated B 05.05-05.04"]);
    assert_eq!((war.at("A"), war.at("B")), ("05.05".into(), "05.04".into()));
    assert_eq!(war.asked(), "blue");
    assert_eq!(war.options("retreat"), [""; 0]);
}

/// Rules: scs:9.0b, scs:9.0c.
#[test]
fn scs_9_0b_retreats_lead_only_where_the_units_could_have_moved() {
    let war = || {
        let more = "red X 06.05 3-4-5/2-2-5; blue C 07.06 0-1-5; lake 07.05; river 06.05/06.06";
        let mut war = attacked("Dr1", more);
        war.play("convert 0");
        war
    };
    assert_eq!(war().refusal("retreat 07.06"), "scs:9.0b", "an enemy unit");
    assert_eq!(war().refusal("retreat 05.05"), "scs:9.0b", "the attacker");
    assert_eq!(war().refusal("retreat 07.05"), "scs:9.0c", "a prohibited hex");
    assert_eq!(war().refusal("retreat 06.06"), "scs:9.0c", "a prohibited hexside");
    assert_eq!(war().refusal("retreat 08.05"), "scs:9.0b", "a hex that is not adjacent");
    assert_eq!(war().sorted("retreat"), ["05.06", "06.04"]);
}

/// Rules: scs:9.0b, scs:9.0c.
#[test]
fn scs_9_0b_a_bridge_opens_a_river_to_a_retreat() {
    let river = "river 06.05/06.06 06.05/07.06 06.05/07.05 06.05/06.04 06.05/05.06";
    let units = "red X 06.05 3-4-5/2-2-5; bridge 06.05 07.05";
    let mut war = attacked("Dr1", &format!("{river}; {units}"));
    war.play("convert 0");
    assert_eq!(war.options("retreat"), ["07.05"]);
    let told = war.play("retreat 07.05");
    assert_eq!(told, ["retreated X 06.05-07.05"]);
}

/// Rules: scs:9.0b.
#[test]
fn scs_9_0b_a_stack_goes_only_where_all_its_units_could_have_moved() {
    let chart = "---\n[terrain.hex.open]\nmove = { \"*\" = \"1\" }\n[terrain.hex.marsh]\n\
                 move = { \"*\" = \"2\", \"truck\" = \"prohibited\" }";
    let more = "red X 06.05 3-4-5; red T 06.05 1-1-5 class=truck; marsh 07.05 07.06";
    let mut war = attacked("Dr1", &format!("{more}\n{chart}"));
    war.play("convert 0");
    assert_eq!(war.refusal("retreat 07.05"), "scs:9.0c");
    war.play("split T");
    assert!(war.lists("retreat 07.05"), "without the truck the way is open");
}

/// Rules: scs:9.0b, scs:9.0bA.
#[test]
fn scs_9_0b_a_unit_without_movement_allowance_cannot_retreat() {
    let mut war = attacked("Dr2", "red X 06.05 3-4-0/2-2-0; red Y 06.05 3-4-5");
    war.play("convert 0");
    assert_eq!(war.refusal("retreat 07.05"), "scs:9.0b");
    war.play("split X; retreat 07.05; retreat 08.05");
    assert_eq!((war.at("X"), war.at("Y")), ("06.05".into(), "08.05".into()));
    let told = war.play("stand; lose X; lose X");
    assert_eq!(
        told,
        [
            "stood X 06.05 missing 2",
            "lost step X 1 left (NoRetreat)",
            "destroyed X 06.05 (NoRetreat)"
        ]
    );
}

/// Rules: scs:9.0bA, scs:9.0bB.
#[test]
fn scs_9_0b_a_stack_that_cannot_finish_loses_one_step_for_each_missing_hex() {
    // From 07.05 nothing leads on: all hexes beyond are lakes.
    let lakes = "lake 06.06 07.06 06.04 05.06 07.04 08.04 08.05";
    let units = "red X 06.05 3-4-5/2-2-5; red Y 06.05 2-2-5/1-1-5; red Z 06.05 1-1-5/1-0-5";
    let mut war = attacked("Dr3", &format!("{lakes}; {units}"));
    war.play("convert 0");
    assert_eq!(war.refusal("stand"), "scs:9.0bA");
    war.play("retreat 07.05");
    assert_eq!(war.options("retreat"), [""; 0]);
    assert_eq!(war.play("stand"), ["stood X Y Z 07.05 missing 2"]);
    assert_eq!(war.asked(), "red");
    assert_eq!(war.sorted("lose"), ["X", "Y", "Z"]);
    assert_eq!(war.refusal("lose A"), "scs:9.0bB");
    // Neither the strongest first nor in turns: 8.0a and 8.0b do not bind here.
    let told = war.play("lose Z; lose Z");
    assert_eq!(told, ["lost step Z 1 left (NoRetreat)", "destroyed Z 07.05 (NoRetreat)"]);
    assert_eq!((war.steps("X"), war.steps("Y")), (2, 2));
    assert_eq!(war.asked(), "blue");
}

/// Rules: scs:9.0bA, scs:9.0bB, scs:9.0e.
#[test]
fn scs_9_0b_a_stack_that_cannot_begin_pays_once_and_has_no_way_to_send_anybody() {
    let lakes = "lake 06.06 07.06 07.05 06.04 05.06";
    let units = "red X 06.05 3-4-5/2-2-5; red Y 06.05 2-2-5/1-1-5";
    let mut war = attacked("Dr1", &format!("{lakes}; {units}"));
    war.play("convert 0");
    assert_eq!(war.refusal("split X"), "scs:9.0bA");
    assert_eq!(war.list(), ["stand"]);
    war.play("stand; lose Y");
    assert_eq!((war.steps("X"), war.steps("Y")), (2, 1));
    assert_eq!(war.options("lose"), [""; 0], "one step for both");
}

/// Rules: scs:9.0bB, scs:9.0e.
#[test]
fn scs_9_0b_units_that_cannot_retreat_pay_once_whoever_parts_from_them() {
    let units = "red X 06.05 3-4-0/2-2-0; red Y 06.05 3-4-0/2-2-0; red Z 06.05 2-2-5";
    // X is left behind, so Y is too, and Z goes; or Z goes, and X and Y are left without a way.
    let plays = [
        ("X", ("Z", "scs:9.0bB"), "split Y; retreat 07.05; stand; lose X"),
        ("Z", ("X", "scs:9.0bA"), "stand; lose X; retreat 07.05"),
    ];
    for (first, (other, rule), rest) in plays {
        let mut war = attacked("Dr1", units);
        war.play(&format!("convert 0; split {first}"));
        assert_eq!(war.refusal(&format!("split {other}")), rule);
        war.play(rest);
        assert_eq!((war.steps("X"), war.steps("Y"), war.at("Z")), (1, 2, "07.05".into()));
        assert_eq!(war.options("lose"), [""; 0], "one step for both");
    }
}

/// Rules: scs:9.0bB, scs:9.0e.
#[test]
fn scs_9_0b_who_leaves_a_stack_that_cannot_takes_nobody_of_it_along() {
    let units = "red X 06.05 3-4-0; red Y 06.05 3-4-0; red Z 06.05 2-2-5; red W 06.05 2-2-5";
    let stacking = "---\n[stacking]\nmeasure = \"units\"\nlimit = 4";
    let mut war = attacked("Dr1", &format!("{units}\n{stacking}"));
    war.play("convert 0; split Z");
    assert_eq!(war.refusal("split X"), "scs:9.0bB");
    war.play("split W; stand; lose X");
    assert_eq!((war.at("X"), war.at("Y")), ("destroyed".into(), "06.05".into()));
    war.play("split W; retreat 07.05; retreat 07.06");
    assert_eq!((war.at("Z"), war.at("W")), ("07.05".into(), "07.06".into()));
}

/// Rules: scs:9.0bA.
#[test]
fn scs_9_0b_losses_beyond_the_last_step_of_a_group_vanish() {
    let lakes = "lake 06.06 07.06 07.05 06.04 05.06";
    let mut war = attacked("Dr3", &format!("{lakes}; red X 06.05 3-4-5/2-2-5"));
    war.play("convert 0; stand; lose X; lose X");
    assert_eq!(war.at("X"), "destroyed");
    assert_eq!(war.asked(), "blue");
}

/// Rules: scs:9.0bA.
#[test]
fn scs_9_0b_the_map_edge_is_no_way_out() {
    let text = "map 6x10\nblue A 05.05 3-4-5\nblue B 06.06 3-4-5\nblue C 06.04 0-1-5\n\
                blue D 05.06 0-1-5\nred X 06.05 3-4-5/2-2-5\nturn 1 of 3 blue combat";
    let mut war = draw_result(text, "Dr1");
    war.attack("06.05", &["A", "B"]);
    let told = war.play("convert 0; stand; lose X");
    assert_eq!(told, ["stood X 06.05 missing 1", "lost step X 1 left (NoRetreat)"]);
}

/// Rules: scs:9.0bA.
#[test]
fn scs_9_0b_a_game_may_destroy_who_could_only_leave_the_map() {
    let text = "map 6x10\nblue A 05.05 3-4-5\nblue B 06.06 3-4-5\nblue C 06.04 0-1-5\n\
                blue D 05.06 0-1-5\nred X 06.05 3-4-5/2-2-5\nred Y 06.05 3-4-5/2-2-5\n\
                turn 1 of 3 blue combat\n---\n[retreats]\noff_map = \"destroyed\"";
    let mut war = draw_result(text, "Dr1");
    war.attack("06.05", &["A", "B"]);
    war.play("convert 0; stand");
    assert_eq!((war.at("X"), war.at("Y")), ("destroyed".into(), "destroyed".into()));
    assert_eq!(war.asked(), "blue");
}

/// Rules: scs:9.0bA, scs:3.3c.
#[test]
fn scs_9_0b_who_cannot_move_is_not_forced_off_the_map_either() {
    let text = "map 6x10\nblue A 05.05 3-4-5\nblue B 06.06 3-4-5\nblue C 06.04 0-1-5\n\
                blue D 05.06 0-1-5\nred X 06.05 3-4-0/2-2-0\nred Y 06.05 3-4-5/2-2-5\n\
                turn 1 of 3 blue combat\n---\n[retreats]\noff_map = \"destroyed\"";
    let mut together = draw_result(text, "Dr1");
    together.attack("06.05", &["A", "B"]);
    let told = together.play("convert 0; stand; lose X");
    assert_eq!(told, ["stood X Y 06.05 missing 1", "lost step X 1 left (NoRetreat)"]);
    assert_eq!((together.at("X"), together.at("Y")), ("06.05".into(), "06.05".into()));
}

/// Rules: scs:9.0bA.
#[test]
fn scs_9_0b_inside_the_map_that_game_takes_steps_like_any_other() {
    let lakes = "lake 06.06 07.06 07.05 06.04 05.06";
    let more =
        format!("{lakes}; red X 06.05 3-4-5/2-2-5\n---\n[retreats]\noff_map = \"destroyed\"");
    let mut war = attacked("Dr1", &more);
    war.play("convert 0; stand; lose X");
    assert_eq!(war.steps("X"), 1);
}

/// Rules: scs:9.0bA.
#[test]
fn scs_9_0b_nobody_chooses_a_dead_end_while_another_path_leads_on() {
    // 07.05 leads nowhere, 07.06 leads on to 08.06.
    let more = "red X 06.05 3-4-5/2-2-5; lake 06.04 07.04 08.04 08.05";
    let mut war = attacked("Dr2", more);
    war.play("convert 0");
    assert_eq!(war.refusal("retreat 07.05"), "scs:9.0bA");
    assert!(war.lists("retreat 07.06"));
}

/// Rules: scs:9.0bA, scs:9.1c.
#[test]
fn scs_9_0b_the_longest_path_is_taken_when_none_is_long_enough() {
    // West of the lakes one path of two hexes is left, 05.06 and then 04.06; east one of one hex.
    let lakes = "lake 06.06 06.04 07.06 07.04 08.04 08.05 05.07 04.05";
    let more = "lake 03.06 03.07 04.07 05.08; red X 06.05 3-4-5/2-2-5";
    let mut war = attacked("Dr3", &format!("{lakes}; {more}"));
    war.play("convert 0");
    assert_eq!(war.refusal("retreat 07.05"), "scs:9.0bA", "a shorter path, though toward supply");
    assert_eq!(war.options("retreat"), ["05.06"]);
    war.play("retreat 05.06; lose X; retreat 04.06");
    let told = war.play("stand; lose X");
    assert_eq!(told, ["stood X 04.06 missing 1", "destroyed X 04.06 (NoRetreat)"]);
}

/// Rules: scs:9.0c.
#[test]
fn scs_9_0c_costs_do_not_shorten_a_retreat() {
    let more = "red X 06.05 3-4-1; marsh 07.05 08.05; stream 06.05/07.05 07.05/08.05";
    let mut war = attacked("Dr2", more);
    let told = war.play("convert 0; retreat 07.05; retreat 08.05");
    assert_eq!(told, ["retreated X 06.05-07.05", "retreated X 07.05-08.05"]);
    assert_eq!(war.spent("X"), 0);
}

/// Rules: scs:9.0bA, scs:9.1c.
#[test]
fn scs_9_0b_who_is_left_of_a_mixed_stack_still_goes_on_as_far_as_he_can() {
    // All of them enter the zone of C at 07.06; beyond it 08.05 is marsh, which no truck enters.
    let chart = "---\n[terrain.hex.open]\nmove = { \"*\" = \"1\" }\n[terrain.hex.marsh]\n\
                 move = { \"*\" = \"2\", \"truck\" = \"prohibited\" }";
    let units = "red X 06.05 3-4-5; red T 06.05 1-1-5 class=truck; blue C 07.07 3-4-5";
    let mut war = attacked("Dr2", &format!("{units}; marsh 08.05\n{chart}"));
    war.play("convert 0; retreat 07.06; lose T");
    assert_eq!(war.refusal("stand"), "scs:9.0bA");
    assert_eq!(war.sorted("retreat"), ["08.05", "08.06"]);
}

/// Rules: scs:9.0a, scs:9.0e.
#[test]
fn scs_9_0a_one_unit_of_three_that_could_get_farther_by_itself_has_to_part() {
    // One way out, 07.05; the hexes beyond it are marsh.
    let chart = "---\n[terrain.hex.open]\nmove = { \"*\" = \"1\" }\n[terrain.hex.lake]\n\
                 move = { \"*\" = \"prohibited\" }\n[terrain.hex.marsh]\n\
                 move = { \"*\" = \"2\", \"truck\" = \"prohibited\" }";
    let units = "red X 06.05 3-4-5; red T 06.05 1-1-5 class=truck; red U 06.05 1-1-5 class=truck";
    let ground = "lake 06.04 06.06 07.06 05.06; marsh 08.03 08.04 08.05 07.04";
    let mut war = attacked("Dr2", &format!("{units}; {ground}\n{chart}"));
    war.play("convert 0");
    assert_eq!(war.refusal("retreat 07.05"), "scs:9.0a", "X makes two hexes, the trucks one");
    war.play("split X; retreat 07.05");
    assert_eq!((war.at("T"), war.at("U")), ("07.05".into(), "07.05".into()));
}
