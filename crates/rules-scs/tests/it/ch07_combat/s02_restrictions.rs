//! [SCS 7.2] Who may attack whom, and how often.

use super::{announce, attack, odds};
use crate::drawn::{Drawn, draw};

/// Rules: scs:7.2a.
#[test]
fn scs_7_2a_nobody_has_to_attack() {
    let mut war = draw(
        "map 12x10
         blue A 05.05 9-9-5/2-2-5
         red X 06.05 1-1-5
         turn 1 of 3 blue combat",
    );
    assert!(war.lists("attack 06.05") && war.lists("end"));
    let told = war.play("end");
    assert_eq!(told, ["phase blue Exploitation"]);
    assert_eq!((war.steps("A"), war.steps("X")), (2, 1));
}

/// Rules: scs:7.2b.
#[test]
fn scs_7_2b_a_unit_joins_with_its_whole_strength_once() {
    let mut war = draw(
        "map 12x10
         blue A 05.05 4-4-5/2-2-5
         blue B 05.06 4-4-5/2-2-5
         red X 06.05 3-4-5/2-2-5
         red Y 06.04 3-4-5/2-2-5
         turn 1 of 3 blue combat",
    );
    war.play("attack 06.05; add A");
    assert_eq!(war.refusal("add A"), "scs:7.2b");
    assert_eq!(war.options("add"), ["B"]);
    let told = war.play("announce");
    assert_eq!(told[0], "announced Attack 06.05 with 1 from 05.05");
    assert_eq!(told[2], "odds 4 to 4 = 1:1, shift 0, column 1:1");
    // A five at 1:1 is A1.
    war.play_with("roll; lose A", &[2, 3]);
    assert!(!war.lists("attack 06.04"), "nothing of its strength is left for another attack");
    assert_eq!(war.refusal("attack 06.04"), "scs:7.2d");
}

/// Rules: scs:7.2bB, scs:7.2bA.
#[test]
fn own_26_scs_7_2b_the_units_of_a_stack_may_attack_different_hexes_or_none() {
    let mut war = draw(
        "map 12x10
         blue P 05.05 4-4-5/2-2-5
         blue Q 05.05 2-4-5/2-2-5
         blue R 05.05 2-4-5/2-2-5
         red X 06.05 3-4-5/2-2-5
         red Y 06.04 3-4-5/2-2-5
         turn 1 of 3 blue combat",
    );
    attack(&mut war, "06.05", "P", &[2, 3]);
    war.play("lose P; attack 06.04");
    assert_eq!(war.options("add"), ["R", "Q"]);
    assert_eq!(war.refusal("add P"), "scs:7.2d");
    let told = war.play("add Q; announce");
    assert_eq!(told[1], "revealed Q against Y");
    // 2 to 4 is 1:2; a six there is A1.
    war.play_with("roll; lose Q; end", &[3, 3]);
    assert_eq!((war.steps("P"), war.steps("Q"), war.steps("R")), (1, 1, 2));
}

/// Rules: scs:7.2d.
#[test]
fn own_25_scs_7_2d_in_one_combat_phase_a_unit_attacks_once_and_is_attacked_once() {
    let mut war = draw(
        "map 12x10
         blue A 05.05 4-4-5/2-2-5
         blue B 05.06 4-4-5/2-2-5 exploit
         red X 06.05 _-4-5/_-4-5 printed=3
         turn 1 of 3 blue combat",
    );
    assert_eq!(odds(&war, "06.05", "A B"), "odds 8 to 4 = 2:1, shift 0, column 2:1");
    attack(&mut war, "06.05", "A", &[2, 3]);
    war.play("lose A");
    assert_eq!(war.refusal("attack 06.05"), "scs:7.2d", "not even by a fresh unit");
    assert_eq!(war.list(), ["end"]);
    war.play("end; select B");
    assert!(war.lists("overrun 06.05"), "the limit is that of the Combat Phase");
    war.play("stop; end");
    war.play("end; end; end");
    war.play("end");
    assert_eq!(war.options("attack"), ["06.05"], "a new Combat Phase, a new attack");
}

/// Red U is driven from 07.05 onto V in 08.05, next to blue B, and pays a step for the zone there.
fn retreated_onto_a_friend() -> Drawn {
    let mut war = draw(
        "map 12x10
         blue A 06.05 8-4-5/2-2-5
         blue B 07.06 6-4-5/2-2-5
         red U 07.05 3-6-5/2-5-5 printed=4
         red V 08.05 1-3-5/1-2-5
         turn 1 of 3 blue combat",
    );
    // 8 to 6 is 1:1; a nine there is D1r1.
    attack(&mut war, "07.05", "A", &[4, 5]);
    war.play("convert 0; lose U; retreat 08.05; lose U; done; top V");
    assert_eq!((war.at("U"), war.steps("U")), ("08.05".into(), 2));
    war
}

/// Rules: scs:7.2dA.
#[test]
fn own_24_scs_7_2d_units_that_retreated_into_a_hex_add_nothing_to_its_defense() {
    let mut war = retreated_onto_a_friend();
    assert_eq!(odds(&war, "08.05", "B"), "odds 6 to 3 = 2:1, shift 0, column 2:1");
    assert_eq!(announce(&mut war, "08.05", "B")[1], "revealed B against U V");
}

/// Rules: scs:7.2dB, scs:8.0a, scs:8.0b.
#[test]
fn own_24_scs_7_2d_adverse_results_fall_on_the_units_that_retreated_there_too() {
    let mut war = retreated_onto_a_friend();
    // An eleven at 2:1 is D2r2: the first step from the higher printed defense of all, 5 over 3.
    attack(&mut war, "08.05", "B", &[5, 6]);
    war.play("convert 0");
    assert_eq!(war.options("lose"), ["U"]);
    assert_eq!(war.refusal("lose V"), "scs:8.0a");
    war.play("lose U");
    assert_eq!(war.options("lose"), ["V"], "both are involved");
    war.play("lose V; retreat 09.05; retreat 10.04");
    assert_eq!((war.at("U"), war.at("V")), ("10.04".into(), "10.04".into()));
    assert_eq!((war.steps("U"), war.steps("V")), (1, 1));
}

/// Rules: scs:7.2d, scs:7.2dA.
#[test]
fn scs_7_2d_a_hex_that_holds_only_units_already_attacked_cannot_be_attacked() {
    let mut war = draw(
        "map 12x10
         blue A 06.05 8-4-5/2-2-5
         blue B 07.06 6-4-5/2-2-5
         red U 07.05 3-6-5/2-5-5 printed=4
         turn 1 of 3 blue combat",
    );
    attack(&mut war, "07.05", "A", &[4, 5]);
    war.play("convert 0; lose U; retreat 08.05; lose U; done");
    assert_eq!(war.refusal("attack 08.05"), "scs:7.2d");
}

/// Rules: scs:7.2dA.
#[test]
fn scs_7_2d_in_overruns_units_that_retreated_into_a_hex_defend_it_normally() {
    let mut war = draw(
        "map 12x10
         blue A 05.05 4-4-5
         blue B 07.07 5-4-5
         red U 06.05 _-4-5/_-3-5
         red V 07.05 _-2-5
         turn 1 of 3 blue movement",
    );
    // 4 to 4 is 1:1; a nine there is D1r1.
    war.play_with("select A; overrun 06.05; roll; convert 0; lose U; retreat 07.05", &[4, 5]);
    war.play("advance A; top V; select B; move 07.06");
    let told = war.play("overrun 07.05");
    assert_eq!(told[2], "odds 5 to 5 = 1:1, shift 0, column 1:1");
}

/// Rules: scs:7.2dC.
#[test]
fn scs_7_2d_one_overrun_in_a_phase_which_does_not_bar_a_normal_attack() {
    let mut war = draw(
        "map 12x10
         blue A 05.05 6-4-5/5-2-5 printed=4 exploit
         blue B 04.05 6-4-5 marks=overran
         red X 06.05 _-6-5/_-6-5 printed=9
         red Y 04.06 _-6-5/_-6-5
         turn 1 of 3 blue movement",
    );
    assert_eq!(war.refusal("select B"), "scs:6.2a", "it has overrun");
    // 6 to 6 is 1:1; a five there is A1.
    war.play("select A");
    war.play_with("overrun 06.05; roll; lose A", &[2, 3]);
    war.play("end");
    assert!(war.lists("attack 04.06"), "having overrun, B attacks");
    attack(&mut war, "06.05", "A", &[2, 3]);
    war.play("lose A; end; select A");
    assert!(war.lists("overrun 06.05"), "a third attack in the Exploitation Phase");
}

/// Rules: scs:7.2e, scs:7.2eA, scs:7.2eB.
#[test]
fn own_12_scs_7_2e_a_printed_zero_joins_others_and_no_printed_attack_never_does() {
    let mut war = draw(
        "map 12x10
         blue A 05.05 3-4-5/2-2-5
         blue B 05.05 0-1-5
         blue C 05.05 _-1-5
         red X 06.05 3-4-5/2-2-5
         turn 1 of 3 blue combat",
    );
    war.play("attack 06.05");
    assert_eq!(war.refusal("add C"), "scs:7.2eB");
    war.play("add B");
    assert_eq!(war.refusal("announce"), "scs:7.2e", "not alone");
    let told = war.play("add A; announce");
    // A nine at 1:1 is D1r1: the hex is vacated, and the zero may advance.
    war.play_with("roll; convert 0; lose X; retreat 07.05", &[4, 5]);
    assert_eq!(told[2], "odds 3 to 4 = 1:1, shift 0, column 1:1", "it adds nothing");
    assert_eq!(war.options("advance"), ["A", "B"]);
    war.play("advance B; done");
    assert_eq!((war.at("A"), war.at("B")), ("05.05".into(), "06.05".into()));
}

/// Rules: scs:7.2eA, scs:8.0a, scs:8.0b.
#[test]
fn own_13_scs_7_2e_a_zero_strength_attacker_may_absorb_a_step() {
    let mut war = draw(
        "map 12x10
         blue A 05.05 3-4-5/2-2-5
         blue B 05.05 0-1-5
         red X 06.05 3-4-5/2-2-5
         turn 1 of 3 blue combat",
    );
    // A two at 1:1 is A2r1.
    attack(&mut war, "06.05", "A B", &[1, 1]);
    war.play("convert 0");
    assert_eq!(war.refusal("lose B"), "scs:8.0a");
    war.play("lose A");
    assert_eq!(war.refusal("lose A"), "scs:8.0b");
    war.play("lose B");
    assert_eq!((war.steps("A"), war.at("B")), (1, "destroyed".into()));
}

/// Rules: scs:7.2e, scs:7.2eB.
#[test]
fn scs_7_2e_zero_strength_units_alone_never_attack() {
    for unit in ["0-1-5", "2-2-5/0-1-5 steps=1", "_-1-5"] {
        let war = draw(&format!(
            "map 12x10
             blue B 05.05 {unit}
             red X 06.05 3-4-5/2-2-5
             turn 1 of 3 blue combat"
        ));
        assert_eq!(war.refusal("attack 06.05"), "scs:2.1c", "{unit} has no zone");
    }
    let war = draw(
        "map 12x10
         blue B 05.05 2-2-5/0-1-5
         red X 06.05 3-4-5/2-2-5
         turn 1 of 3 blue combat",
    );
    assert!(war.lists("attack 06.05"), "the side that shows decides");
}

/// Rules: scs:7.2e, scs:7.3B.
#[test]
fn scs_7_2e_a_zero_joins_an_attack_from_another_hex_where_terrain_lets_it_in() {
    let mut war = draw(
        "map 12x10
         river 06.05/06.06
         blue A 05.05 3-4-5/2-2-5
         blue B 05.06 0-1-5
         blue C 06.06 0-1-5
         blue D 04.05 0-1-5
         red X 06.05 3-4-5/2-2-5
         turn 1 of 3 blue combat",
    );
    war.play("attack 06.05");
    assert_eq!(war.options("add"), ["A", "B"]);
    assert_eq!(war.refusal("add C"), "scs:7.3B");
    assert_eq!(war.refusal("add D"), "scs:1.0G");
    let told = war.play("add B; add A; announce");
    assert_eq!(told[0], "announced Attack 06.05 with 1 from 05.06, 1 from 05.05");
}

/// Rules: scs:7.2a, scs:7.2bA, scs:7.0G.
#[test]
fn scs_7_2a_a_planned_attack_can_be_trimmed_and_given_up_before_it_is_announced() {
    let text = "map 12x10\nblue A 05.05 3-4-5\nblue B 05.06 2-4-5\nred X 06.05 3-4-5\n\
                turn 1 of 3 blue combat";
    let mut war = draw(text);
    let begun = war.clone();
    assert_eq!(war.refusal("cancel"), "scs:7.0B", "nothing is planned");
    war.play("attack 06.05");
    assert_eq!(war.refusal("drop A"), "scs:7.2bA");
    war.play("add A; add B; drop A");
    assert_eq!(war.options("drop"), ["B"]);
    assert!(war.lists("add A"), "whoever was taken out may join again");
    war.play("cancel");
    assert_eq!(war.list(), begun.list(), "nobody has attacked");
    war.play("attack 06.05; add A; announce");
    for late in ["cancel", "drop A"] {
        assert_eq!(war.refusal(late), "scs:0.10E", "{late}");
    }
}

/// Rules: scs:7.0G.
#[test]
fn scs_7_0g_plans_are_not_changed_without_end() {
    let text = "map 12x10\nblue A 05.05 3-4-5\nred X 06.05 3-4-5\nturn 1 of 3 blue combat";
    let mut war = draw(text);
    for _ in 0..15 {
        war.play("attack 06.05; add A; drop A; cancel");
    }
    war.play("attack 06.05; add A");
    for once_more in ["cancel", "drop A"] {
        assert_eq!(war.refusal(once_more), "scs:7.0G", "{once_more}");
    }
    assert_eq!(war.list(), ["announce"]);
}
