//! [SCS 6.0] Overrun: a combat inside movement.

use crate::drawn::{Drawn, draw};

/// A moves beside X, whose zone covers 06.05; 07.05 is the target.
fn against(mover: &str) -> Drawn {
    draw(&format!("map 12x10\nblue A 05.05 {mover}\nred X 07.05 4-4-5/2-2-5"))
}

/// A stands beside X, which has no zone of control.
const CONTACT: &str = "
    map 12x10
    blue A 06.05 4-4-5/2-2-5
    red X 07.05 0-4-5/0-2-5
";

/// Rules: scs:6.0M, scs:6.0S.
#[test]
fn ex_10_scs_6_0_an_overrun_costs_two_points_after_the_terrain_and_the_zone_of_the_hex_entered() {
    let mut drawn = against("4-4-5/2-2-5");
    drawn.play("select A; move 06.05");
    assert_eq!(drawn.spent("A"), 6, "1 for the hex and 2 for the zone");
    drawn.play("overrun 07.05");
    assert_eq!(drawn.spent("A"), 10, "and 2 for the overrun");
}

/// Rules: scs:6.0M.
#[test]
fn own_27_scs_6_0_who_has_not_the_two_points_left_cannot_overrun() {
    let mut drawn = against("4-4-4/2-2-4");
    drawn.play("select A; move 06.05");
    assert_eq!(drawn.refusal("overrun 07.05"), "scs:6.0M");
    let farther = |points: u8| {
        let mut drawn = draw(&format!("map 12x10\nblue A 04.05 4-4-{points}\nred X 07.05 4-4-5"));
        drawn.play("select A; move 05.05; move 06.05");
        drawn
    };
    assert_eq!(farther(5).refusal("overrun 07.05"), "scs:6.0M");
    assert!(farther(6).lists("overrun 07.05"));
}

/// Rules: scs:6.0N.
#[test]
fn scs_6_0_overruns_belong_to_the_movement_and_the_exploitation_phase() {
    let at = |phase: &str| {
        draw(&format!(
            "map 12x10\nblue A 06.05 4-4-5 exploit\nred X 07.05 0-4-5\nturn 1 of 3 blue {phase}"
        ))
    };
    for phase in ["movement", "exploitation"] {
        let mut drawn = at(phase);
        assert_eq!(drawn.refusal("overrun 07.05"), "scs:6.0N", "while nobody moves");
        drawn.play("select A");
        assert!(drawn.lists("overrun 07.05"), "{phase}");
    }
    assert_eq!(at("combat").refusal("overrun 07.05"), "scs:6.0N");
}

/// Rules: scs:6.0O, scs:6.0b.
#[test]
fn scs_6_0_only_units_that_began_as_one_stack_overrun_together() {
    let mut drawn = draw(
        "map 12x10
         blue A 05.05 2-4-5
         blue B 05.05 2-4-5
         blue C 06.05 8-4-5
         blue D 06.04 8-4-5
         red X 07.05 0-4-5",
    );
    drawn.play("select A; add B; move 06.05");
    assert_eq!(drawn.refusal("add C"), "scs:3.1M", "nobody is taken up on the way");
    let told = drawn.play_with("overrun 07.05; roll", &[1, 3]);
    assert_eq!(told[0], "announced Overrun 07.05 with 2 from 06.05");
    assert_eq!(told[1], "revealed A B against X");
    assert_eq!(told[2], "odds 4 to 4 = 1:1, shift 0, column 1:1", "neither C nor D is added");
}

/// Rules: scs:6.0P, scs:2.1b.
#[test]
fn own_31_scs_6_0_who_began_in_an_enemy_zone_cannot_overrun_even_if_the_enemy_is_gone() {
    let mut drawn = draw(
        "map 12x10
         blue A 06.05 4-4-9
         blue B 06.06 8-8-9
         red X 07.05 1-1-5
         red Y 05.04 0-1-5",
    );
    drawn.play("select A");
    assert_eq!(drawn.refusal("overrun 07.05"), "scs:2.1b");
    let mut later = draw(
        "map 12x10
         blue A 06.05 4-4-9
         blue B 06.06 8-8-9
         red X 07.05 1-1-5
         red Y 05.05 0-1-5",
    );
    // 8 to 1 is more than 7:1; a 7 is D2r3.
    later.play_with("select B; move 07.06; overrun 07.05; roll", &[3, 4]);
    later.play("lose X; advance B; select A");
    assert_eq!(later.refusal("overrun 05.05"), "scs:2.1b", "though nobody has a zone there now");
    later.play("move 06.04");
    assert_eq!(later.spent("A"), 2, "no surcharge any longer");
}

/// Rules: scs:6.0U, scs:6.0P.
#[test]
fn ex_9_scs_6_0_contact_without_a_zone_is_no_bar_and_costs_the_two_points_alone() {
    let mut drawn = draw(CONTACT);
    drawn.play("select A; overrun 07.05");
    assert_eq!(drawn.spent("A"), 4);
}

/// A pair overruns from a hex in which C stands by.
const BYSTANDER: &str = "
    map 12x10
    blue C 06.05 9-9-5/5-5-5
    blue A 05.05 2-4-5/1-2-5
    blue B 05.05 2-4-5/1-2-5
    red X 07.05 4-4-5/2-2-5
";

/// Rules: scs:6.0Q, scs:6.0R.
#[test]
fn own_32_scs_6_0_who_stands_by_in_the_launching_hex_is_not_harmed() {
    let mut drawn = draw(BYSTANDER);
    drawn.play("select A; add B; move 06.05");
    // 4 to 4 is 1:1; a 2 is A2r1.
    drawn.play_with("overrun 07.05; roll", &[1, 1]);
    drawn.play("convert 0");
    assert_eq!(drawn.refusal("lose C"), "scs:8.0c");
    drawn.play("lose A; lose B; retreat 05.05");
    let places = ["A", "B", "C"].map(|it| (drawn.at(it), drawn.steps(it)));
    let at = |hex: &str, steps: u8| (hex.to_owned(), steps);
    assert_eq!(places, [at("05.05", 1), at("05.05", 1), at("06.05", 2)]);
}

/// Rules: scs:6.2b, scs:6.0R, scs:6.2a.
#[test]
fn own_36_scs_6_2b_a_retreat_of_the_attacker_is_carried_out_in_an_overrun_too() {
    let mut drawn = draw(BYSTANDER);
    drawn.play("select A; add B; move 06.05");
    // 1:1; a 3 is A1r1.
    drawn.play_with("overrun 07.05; roll", &[2, 1]);
    drawn.play("convert 0; lose B; retreat 05.06");
    assert_eq!(drawn.stack("05.06").len(), 2);
    assert_eq!(drawn.stack("06.05"), ["C"]);
    assert_eq!((drawn.steps("A"), drawn.steps("B"), drawn.steps("X")), (2, 1, 2));
    for unit in ["A", "B"] {
        assert_eq!(drawn.refusal(&format!("select {unit}")), "scs:6.2a", "its move is over");
    }
    assert!(drawn.lists("select C"));
}

/// Rules: scs:6.0a, scs:6.0aA.
#[test]
fn scs_6_0a_an_overrun_is_resolved_at_once_and_from_the_adjacent_hex() {
    let mut drawn = draw(&format!("{CONTACT}blue C 02.02 4-4-5"));
    drawn.play("select A; overrun 07.05");
    assert_eq!(drawn.list(), ["roll"], "before anybody else moves");
    assert_eq!(drawn.refusal("select C"), "scs:1.0C");
    assert_eq!(drawn.at("A"), "06.05", "the attacker has not entered");
    // 1:1; a 4 is A1.
    let told = drawn.play_with("roll; lose A", &[2, 2]);
    assert!(told.contains(&"result A1".to_owned()), "{told:?}");
    assert_eq!(drawn.at("A"), "06.05");
    assert!(drawn.lists("select C"), "the phase goes on");
}

/// Rules: scs:6.0aA.
#[test]
fn scs_6_0a_there_must_be_an_adjacent_enemy() {
    let mut drawn = draw(&format!("{CONTACT}blue C 05.05 4-4-5"));
    drawn.play("select C");
    assert_eq!(drawn.refusal("overrun 07.05"), "scs:6.0aA");
    assert_eq!(drawn.refusal("overrun 05.04"), "scs:7.0A");
    assert_eq!(drawn.refusal("overrun 06.05"), "scs:7.0A", "friends are no target");
}

/// Rules: scs:6.0b.
#[test]
fn scs_6_0b_a_second_stack_cannot_join() {
    let gothic = "---\nrules = \"gothic-line\"\n[air]\nblue = [1, 0, 0]";
    let mut drawn = draw(&format!("{CONTACT}blue B 06.04 4-4-5\nblue C 06.05 4-4-5\n{gothic}"));
    drawn.play("select A; overrun 07.05");
    for other in ["B", "C"] {
        assert_eq!(drawn.refusal(&format!("add {other}")), "scs:6.0b");
    }
}

/// A beside X, with terrain between or beneath.
fn across(terrain: &str) -> Drawn {
    let mut drawn = draw(&format!("{CONTACT}{terrain}"));
    drawn.play("select A");
    drawn
}

/// Rules: scs:6.0c.
#[test]
fn own_28_scs_6_0c_the_target_may_cost_two_points_at_most_with_its_hexside() {
    assert!(across("woods 07.05").lists("overrun 07.05"), "2");
    assert!(across("stream 06.05/07.05").lists("overrun 07.05"), "1 + 1");
    let stream_and_woods = across("woods 07.05\nstream 06.05/07.05");
    assert_eq!(stream_and_woods.refusal("overrun 07.05"), "scs:6.0c", "2 + 1");
    assert_eq!(across("marsh 07.05").refusal("overrun 07.05"), "scs:6.0c", "3");
}

/// Rules: scs:6.0c.
#[test]
fn scs_6_0c_zones_over_the_target_do_not_count() {
    let drawn = across("woods 07.05\nred Y 08.05 3-4-5");
    assert!(drawn.lists("overrun 07.05"));
}

/// Rules: scs:6.0c.
#[test]
fn own_28_scs_6_0c_terrain_weakens_an_overrun_as_it_does_an_attack() {
    let mut drawn = across("stream 06.05/07.05");
    let told = drawn.play_with("overrun 07.05; roll", &[1, 1]);
    assert_eq!(told[2], "odds 2 to 4 = 1:2, shift 0, column 1:2");
}

/// Rules: scs:6.1a, scs:11.0O.
#[test]
fn scs_6_1a_in_the_exploitation_phase_only_units_that_may_exploit_overrun() {
    let mut drawn =
        draw(&format!("{CONTACT}blue T 06.05 4-4-5 exploit\nturn 1 of 3 blue exploitation"));
    assert_eq!(drawn.refusal("select A"), "scs:11.0a");
    drawn.play("select T");
    assert_eq!(drawn.refusal("add A"), "scs:11.0a");
    let told = drawn.play("overrun 07.05");
    assert_eq!(told[1], "revealed T against X");
}

/// Rules: scs:6.1b, scs:6.2a.
#[test]
fn scs_6_1b_nobody_overruns_twice_in_a_phase_or_moves_on_after_an_overrun() {
    let mut drawn =
        draw("map 12x10\nblue A 06.05 4-4-9/2-2-9\nred X 07.05 0-4-5\nred Y 05.05 0-1-5");
    drawn.play_with("select A; overrun 07.05; roll; lose A", &[2, 2]);
    assert_eq!(drawn.spent("A"), 4, "five points are left, but");
    assert_eq!(drawn.refusal("select A"), "scs:6.2a");
    let mut marked =
        draw("map 12x10\nblue A 06.05 4-4-9 marks=overran\nblue B 06.05 4-4-9\nred X 07.05 0-4-5");
    assert_eq!(marked.refusal("select A"), "scs:6.2a");
    marked.play("select B");
    assert_eq!(marked.refusal("add A"), "scs:6.2a", "not with others either");
    let told = marked.play("overrun 07.05");
    assert_eq!(told[1], "revealed B against X");
}

/// Rules: scs:6.1bA.
#[test]
fn own_33_scs_6_1b_a_hex_is_overrun_once_in_a_phase() {
    let mut drawn = draw(&format!("{CONTACT}blue B 06.04 4-4-5 exploit"));
    drawn.play_with("select A; overrun 07.05; roll; lose A; select B", &[2, 2]);
    assert_eq!(drawn.refusal("overrun 07.05"), "scs:6.1bA");
    drawn.play("stop; end; end; select B");
    assert!(drawn.lists("overrun 07.05"), "in the Exploitation Phase again");
}

/// Rules: scs:6.1bB.
#[test]
fn own_33_scs_6_1b_units_that_retreated_may_be_overrun_again_in_their_new_hex() {
    let mut drawn = draw(
        "map 12x10
         blue A 06.05 6-6-5/3-3-5
         blue B 08.07 4-4-5/2-2-5
         red X 07.05 0-2-5/0-1-5",
    );
    // 6 to 2 is 3:1; a 4 is A1 Dr1.
    drawn.play_with("select A; overrun 07.05; roll", &[1, 3]);
    drawn.play("convert 0; retreat 08.05; lose A; advance A; select B; move 08.06");
    let told = drawn.play_with("overrun 08.05; roll", &[1, 1]);
    assert_eq!(told[2], "odds 4 to 2 = 2:1, shift 0, column 2:1", "it defends in full there");
}

/// Rules: scs:6.1bC.
#[test]
fn scs_6_1b_an_overrun_leaves_both_sides_free_for_the_combat_phase() {
    let mut drawn = draw(CONTACT);
    drawn.play_with("select A; overrun 07.05; roll; lose A; end", &[2, 2]);
    drawn.play("attack 07.05; add A; announce");
    assert!(drawn.lists("roll"));
}

/// Rules: scs:6.1bC, scs:6.1bD.
#[test]
fn own_34_scs_6_1b_a_unit_may_attack_three_times_in_its_player_turn() {
    let mut drawn = draw(
        "map 12x10
         blue T 06.05 8-8-9 exploit
         red X 07.05 0-1-5
         red Y 08.05 0-1-5
         red Z 09.06 0-1-5",
    );
    // Always 8 to 1, the last column; a 7 is D2r3.
    drawn.play_with("select T; overrun 07.05; roll", &[3, 4]);
    drawn.play("lose X; advance T; halt; end");
    drawn.play_with("attack 08.05; add T; announce; roll", &[3, 4]);
    drawn.play("lose Y; advance T; halt; end");
    drawn.play_with("select T; overrun 09.06; roll", &[3, 4]);
    drawn.play("lose Z; advance T; halt");
    assert_eq!(drawn.at("T"), "09.06");
    assert_eq!(drawn.refusal("select T"), "scs:6.2a");
}

/// Rules: scs:6.1c.
#[test]
fn scs_6_1c_out_of_supply_weakens_an_overrun_but_does_not_forbid_it() {
    let unit = |points: u8| {
        let mut drawn = draw(&format!(
            "map 12x10\nblue A 06.05 4-4-{points} marks=out-of-supply\nred X 07.05 0-4-5"
        ));
        drawn.play("select A");
        drawn
    };
    assert_eq!(unit(2).refusal("overrun 07.05"), "scs:6.0M", "half of 2 is 1");
    let mut drawn = unit(3);
    let told = drawn.play_with("overrun 07.05; roll", &[1, 1]);
    assert_eq!(told[2], "odds 2 to 4 = 1:2, shift 0, column 1:2", "half of 3 is 2, of 4 is 2");
}

/// Rules: scs:6.1d.
#[test]
fn own_29_own_30_scs_6_1d_no_road_or_bridge_leads_into_the_target() {
    let road = "marsh 07.05\nroad 06.05 07.05";
    assert_eq!(across(road).refusal("overrun 07.05"), "scs:6.0c", "3, not 1/2");
    let bridge = "river 06.05/07.05\nbridge 06.05 07.05";
    assert_eq!(across(bridge).refusal("overrun 07.05"), "scs:6.1d");
    let attack = draw(&format!("{CONTACT}{bridge}\nturn 1 of 3 blue combat"));
    assert!(attack.lists("attack 07.05"), "an attack may use it");
    assert_eq!(across("river 06.05/07.05").refusal("overrun 07.05"), "scs:7.3B");
}

/// Rules: scs:6.1dA.
#[test]
fn scs_6_1d_roads_serve_up_to_the_launching_hex() {
    let approach = |road: &str| {
        let mut drawn = draw(&format!("map 12x10\n{road}\nblue A 04.05 4-4-3\nred X 07.05 0-4-5"));
        drawn.play("select A; move 05.05; move 06.05");
        drawn
    };
    assert_eq!(approach("woods 12.01").refusal("overrun 07.05"), "scs:6.0M", "1 + 1 + 2");
    let mut by_road = approach("road 04.05 05.05 06.05 07.05");
    by_road.play("overrun 07.05");
    assert_eq!(by_road.spent("A"), 6, "1/2 + 1/2 + 2");
}

/// Rules: scs:6.1e, scs:6.0Q.
#[test]
fn scs_6_1e_the_launching_hex_must_be_within_the_limit_with_everybody_in_it() {
    let friends = |count: usize| {
        let friends = ["blue P 06.05 3-3-5\n", "blue Q 06.05 3-3-5\n"][..count].concat();
        let movers = "blue A 05.05 4-4-5\nblue B 05.05 4-4-5";
        let mut drawn = draw(&format!("map 12x10\n{friends}{movers}\nred X 07.05 0-4-5"));
        drawn.play("select A; add B; move 06.05");
        drawn
    };
    assert!(friends(1).lists("overrun 07.05"), "three of three");
    let mut over = friends(2);
    assert_eq!(over.refusal("overrun 07.05"), "scs:6.1e");
    over.play("stop; select P; move 06.06; stop; select Q");
    assert!(over.lists("overrun 07.05"), "now there are three");
}

/// Rules: scs:6.0T, scs:6.2aA, scs:6.2aB, scs:6.2a.
#[test]
fn own_35_scs_6_2a_all_must_enter_the_vacated_hex_and_armor_may_go_on() {
    let mut drawn = draw(
        "map 12x10
         blue I 05.05 3-4-7
         blue T 05.05 7-7-9 exploit
         red X 07.05 2-2-5/1-1-5",
    );
    // 10 to 2 is 5:1; a 7 is D1r2.
    drawn.play_with("select I; add T; move 06.05; overrun 07.05; roll", &[2, 5]);
    drawn.play("convert 0; lose X; retreat 08.05; retreat 09.05");
    assert_eq!(drawn.refusal("done"), "scs:10.0d");
    drawn.play("advance I");
    assert_eq!(drawn.refusal("done"), "scs:10.0d", "T must enter as well");
    drawn.play("advance T; go 08.05");
    assert_eq!((drawn.at("I"), drawn.at("T")), ("07.05".into(), "08.05".into()));
    for unit in ["I", "T"] {
        assert_eq!(drawn.refusal(&format!("select {unit}")), "scs:6.2a");
    }
}

/// Rules: scs:6.0T.
#[test]
fn scs_6_0_nobody_enters_while_a_defender_stays() {
    let mut drawn = draw(CONTACT);
    // 1:1; a 7 is A1 D1.
    drawn.play_with("select A; overrun 07.05; roll; lose X; lose A", &[3, 4]);
    assert_eq!((drawn.at("A"), drawn.at("X")), ("06.05".into(), "07.05".into()));
    assert!(drawn.lists("end"), "the overrun is over");
}

/// Rules: scs:6.0M, scs:6.0O.
#[test]
fn scs_6_0_every_unit_of_the_stack_must_be_able_to_overrun() {
    let mut drawn = draw(
        "map 12x10\nblue A 05.05 4-4-5\nblue B 05.05 4-4-4\nblue S 05.05 _-1-5\nred X 07.05 4-4-5",
    );
    drawn.play("select A; add B; add S; move 06.05");
    assert_eq!(drawn.refusal("overrun 07.05"), "scs:6.0M", "B has one point left");
    drawn.play("drop B");
    assert_eq!(drawn.refusal("overrun 07.05"), "scs:7.2eB", "S has no Attack Strength at all");
    drawn.play("drop S");
    let told = drawn.play("overrun 07.05");
    assert_eq!(told[1], "revealed A against X", "who stays behind takes no part");
}

/// Rules: scs:6.0a.
#[test]
fn scs_6_0a_zero_strength_joins_an_overrun_but_does_not_make_one() {
    let mut drawn = draw("map 12x10\nblue A 05.05 4-4-5\nblue N 05.05 0-1-5\nred X 07.05 0-4-5");
    drawn.play("select A; add N; move 06.05");
    assert!(drawn.lists("overrun 07.05"));
    drawn.play("drop A");
    assert_eq!(drawn.refusal("overrun 07.05"), "scs:7.2e");
}

/// Rules: scs:6.0a.
#[test]
fn scs_6_0a_where_attacks_are_prohibited_so_are_overruns() {
    assert_eq!(across("fort 07.05").refusal("overrun 07.05"), "scs:7.3A");
}

/// Rules: scs:6.0M.
#[test]
fn scs_6_0_a_minimum_move_does_not_end_in_an_overrun() {
    let mut drawn = against("4-4-2/2-2-2");
    drawn.play("select A; move 06.05");
    assert_eq!(drawn.at("A"), "06.05", "3 points for one who has 2");
    assert_eq!(drawn.refusal("overrun 07.05"), "scs:6.0N", "its move is over");
}
