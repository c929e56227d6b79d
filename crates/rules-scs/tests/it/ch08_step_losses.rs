//! [SCS 8.0] Step losses.

use rules_scs::roster::Face;

use crate::drawn::{Drawn, draw, try_draw};

/// Attacks 06.05 with these units and rolls.
#[track_caller]
fn attack(war: &mut Drawn, units: &str, faces: &[u8]) -> Vec<String> {
    war.play("attack 06.05");
    for unit in units.split(' ') {
        war.play(&format!("add {unit}"));
    }
    war.play_with("announce; roll", faces)
}

/// The face a unit shows.
fn face(war: &Drawn, unit: &str) -> Face {
    war.0.face(war.id(unit))
}

/// Rules: scs:8.0M, scs:8.0N.
#[test]
fn scs_8_0_a_full_unit_is_flipped_by_its_first_loss_and_removed_by_its_second() {
    let mut war = draw(
        "map 12x10
         blue A 05.05 4-4-5/2-3-6
         red X 06.05 1-4-5/1-2-5
         turn 1 of 3 blue combat",
    );
    // 4 to 4 is 1:1; a five there is A1.
    assert_eq!(face(&war, "A"), "4-4-5".parse().unwrap());
    attack(&mut war, "A", &[2, 3]);
    assert_eq!(war.play("lose A"), ["lost step A 1 left (Result)"]);
    assert_eq!(face(&war, "A"), "2-3-6".parse().unwrap(), "the side that shows counts");
    war.play("end; end; end; end; end; end");
    // 2 to 4 is 1:2; a six there is A1.
    let told = attack(&mut war, "A", &[3, 3]);
    assert_eq!(told[2], "odds 2 to 4 = 1:2, shift 0, column 1:2");
    assert_eq!(war.play("lose A"), ["destroyed A 05.05 (Result)"]);
    assert_eq!((war.at("A"), war.steps("A")), ("destroyed".into(), 0));
    assert!(war.stack("05.05").is_empty());
}

/// Rules: scs:8.0O, scs:8.0M.
#[test]
fn scs_8_0_a_unit_of_four_steps_shows_its_reduced_side_until_the_last_is_gone() {
    let faces = "4-8-5/2-6-5 printed=4";
    for (steps, shown) in [(4, "4-8-5"), (3, "2-6-5"), (2, "2-6-5"), (1, "2-6-5")] {
        let war =
            draw(&format!("map 12x10\nblue A 05.05 {faces} steps={steps}\nred X 06.05 1-1-5"));
        assert_eq!(face(&war, "A"), shown.parse().unwrap(), "{steps} steps left");
    }
    let mut war = draw(&format!(
        "map 12x10
         blue A 05.05 40-4-5
         red X 06.05 {faces}
         turn 1 of 3 blue combat"
    ));
    // 40 to 8 is 5:1; an eight there is D2r2, and both hexes are taken as steps.
    attack(&mut war, "A", &[4, 4]);
    let told = war.play("convert 2; lose X; lose X; lose X; lose X");
    assert_eq!(
        told,
        [
            "converted red 2",
            "lost step X 3 left (Result)",
            "lost step X 2 left (Result)",
            "lost step X 1 left (Result)",
            "destroyed X 06.05 (Result)",
        ]
    );
}

/// Rules: scs:8.0P.
#[test]
fn scs_8_0_the_reduced_side_is_never_the_stronger_one() {
    let faulty = |faces: &str| {
        try_draw(&format!("map 12x10\nblue A 05.05 {faces}\nred X 09.05 1-1-5"))
            .is_err_and(|it| it.contains("a reduced side stronger than the full one"))
    };
    for faces in ["3-4-5/4-4-5", "3-4-5/3-5-5", "_-4-5/0-4-5", "_-4-5/1-4-5"] {
        assert!(faulty(faces), "{faces}");
    }
    for faces in ["3-4-5/3-4-5", "3-4-5/2-4-9", "3-4-5/3-3-5", "3-4-5/_-4-5", "0-4-5/0-4-5"] {
        assert!(!faulty(faces), "{faces}");
    }
}

/// Rules: scs:8.0a.
#[test]
fn own_15_scs_8_0a_the_first_step_comes_from_the_highest_defense_and_equals_are_chosen_from() {
    let mut war = draw(
        "map 12x10
         blue A 05.05 8-4-5
         red X 06.05 1-3-5/1-2-5
         red Y 06.05 1-3-5/1-2-5
         red Z 06.05 9-2-5/1-1-5
         turn 1 of 3 blue combat",
    );
    // 8 to 8 is 1:1; a nine there is D1r1. Z attacks best, but here it defends.
    attack(&mut war, "A", &[4, 5]);
    war.play("convert 0");
    assert_eq!(war.options("lose"), ["X", "Y"]);
    assert_eq!(war.refusal("lose Z"), "scs:8.0a");
    war.play("lose Y");
    assert_eq!([war.steps("X"), war.steps("Y"), war.steps("Z")], [2, 1, 2]);
}

/// Rules: scs:8.0a.
#[test]
fn scs_8_0a_an_attackers_first_step_comes_from_the_highest_attack() {
    let mut war = draw(
        "map 12x10
         blue A 05.05 3-9-5/2-2-5
         blue B 05.06 5-1-5/2-1-5
         red X 06.05 1-8-5/1-2-5
         turn 1 of 3 blue combat",
    );
    attack(&mut war, "A B", &[2, 3]);
    assert_eq!(war.list(), ["lose B"]);
    assert_eq!(war.refusal("lose A"), "scs:8.0a");
}

/// Rules: scs:8.0aA.
#[test]
fn ex_21_scs_8_0a_printed_values_decide_not_modified_ones() {
    let mut war = draw(
        "map 12x10
         river 05.05/06.05
         bridge 05.05 06.05
         blue U6 05.05 7-5-9/4-3-9
         blue U4 05.05 3-4-5/2-2-5
         blue U8 06.04 3-4-5/2-2-5
         red U7 06.05 3-6-5/2-2-5
         turn 1 of 3 blue combat",
    );
    // 1.75 + 0.75 + 3 to 6 is 1:1; a two there is A2r1.
    attack(&mut war, "U6 U4 U8", &[1, 1]);
    war.play("convert 0");
    assert_eq!(war.list(), ["lose U6"], "though it gave only 1.75");
    war.play("lose U6");
    assert_eq!(war.options("lose"), ["U4", "U8"]);
    assert_eq!(war.refusal("lose U6"), "scs:8.0b");
}

/// Rules: scs:8.0aA, scs:8.0a.
#[test]
fn own_16_scs_8_0a_the_printed_value_is_that_of_the_side_showing() {
    let mut war = draw(
        "map 12x10
         blue A 05.05 7-4-5
         red X 06.05 1-4-5/1-2-5
         red Y 06.05 1-6-5/1-3-5 steps=1
         turn 1 of 3 blue combat",
    );
    // 7 to 4 + 3 is 1:1; a nine there is D1r1.
    let told = attack(&mut war, "A", &[4, 5]);
    assert_eq!(told[2], "odds 7 to 7 = 1:1, shift 0, column 1:1");
    war.play("convert 0");
    assert_eq!(war.options("lose"), ["X"]);
}

/// Rules: scs:8.0b, scs:8.0c.
#[test]
fn own_14_scs_8_0b_everybody_loses_a_step_before_anybody_loses_a_second() {
    let drawing = "map 12x10
         blue P 05.05 4-4-5/2-2-5 printed=3
         blue Q 05.05 2-4-5/1-2-5 printed=3
         red X 06.05 1-6-5/1-2-5
         turn 1 of 3 blue combat";
    let mut war = draw(drawing);
    // 6 to 6 is 1:1; a two there is A2r1, and the hex is taken as a third step.
    attack(&mut war, "P Q", &[1, 1]);
    war.play("convert 1; lose P");
    assert_eq!(war.refusal("lose P"), "scs:8.0b");
    war.play("lose Q");
    assert_eq!(war.options("lose"), ["P", "Q"], "after the first round the owner is free");
    war.play("lose Q");
    assert_eq!((war.steps("P"), war.steps("Q")), (2, 1));
}

/// Rules: scs:8.0b.
#[test]
fn scs_8_0b_a_unit_that_has_died_is_no_longer_waited_for() {
    let mut war = draw(
        "map 12x10
         blue P 05.05 4-4-5
         blue Q 05.05 2-4-5/1-2-5 printed=3
         red X 06.05 1-6-5/1-2-5
         turn 1 of 3 blue combat",
    );
    attack(&mut war, "P Q", &[1, 1]);
    war.play("convert 1; lose P; lose Q");
    assert_eq!(war.list(), ["lose Q"]);
    war.play("lose Q");
    assert_eq!((war.at("P"), war.steps("Q")), ("destroyed".into(), 1));
}

/// Rules: scs:8.0b, scs:8.0a.
#[test]
fn scs_8_0b_losses_of_an_earlier_combat_count_for_nothing_in_the_next() {
    let mut war = draw(
        "map 12x10
         blue A 05.05 4-4-5/3-2-5 printed=4
         blue B 05.05 2-4-5/2-2-5
         red X 06.05 1-4-5/1-2-5 printed=9
         turn 1 of 3 blue combat",
    );
    attack(&mut war, "A", &[2, 3]);
    war.play("lose A; end; end; end; end; end; end");
    // 3 + 2 to 4 is 1:1: the strongest takes the first step again.
    attack(&mut war, "A B", &[2, 3]);
    assert_eq!(war.list(), ["lose A"]);
}

/// Rules: scs:8.0c.
#[test]
fn scs_8_0c_only_units_engaged_in_the_combat_lose_steps() {
    let mut war = draw(
        "map 12x10
         blue A 05.05 2-4-5/1-2-5
         blue B 05.05 9-4-5/2-2-5
         blue C 05.06 2-4-5/1-2-5
         red X 06.05 1-4-5/1-2-5
         red Y 07.05 1-9-5/1-2-5
         turn 1 of 3 blue combat",
    );
    // 2 + 2 to 4 is 1:1; an eight there is A1 D1r1.
    attack(&mut war, "A C", &[4, 4]);
    war.play("convert 1");
    assert_eq!(war.refusal("lose Y"), "scs:8.0c");
    assert_eq!(war.refusal("lose A"), "scs:8.0c", "the other side's turn to lose");
    war.play("lose X; lose X");
    assert_eq!((war.asked(), war.options("lose")), ("blue".into(), vec!["A".into(), "C".into()]));
    assert_eq!(war.refusal("lose B"), "scs:8.0c", "it stood by");
    war.play("lose C");
    assert_eq!([war.steps("A"), war.steps("B"), war.steps("C")], [2, 2, 1]);
    assert_eq!(war.refusal("lose A"), "scs:8.0c", "one step was owed");
}

/// Rules: scs:8.0cA.
#[test]
fn own_14_scs_8_0c_losses_beyond_what_a_side_can_absorb_are_ignored() {
    let mut war = draw(
        "map 12x10
         blue A 05.05 7-4-5
         red X 06.05 1-1-5/1-1-5
         turn 1 of 3 blue combat",
    );
    // A twelve at 7:1 is D3r3: three steps, of which X has two, and nobody is left to retreat.
    attack(&mut war, "A", &[6, 6]);
    war.play("lose X; lose X");
    assert_eq!(war.at("X"), "destroyed");
    assert_eq!((war.asked(), war.list()), ("blue".into(), vec!["advance A".into(), "done".into()]));
}

/// Rules: scs:8.0d, scs:8.0N.
#[test]
fn scs_8_0d_a_counter_printed_on_one_side_has_one_step() {
    let mut war = draw(
        "map 12x10
         blue A 05.05 4-4-5
         red X 06.05 1-4-5
         turn 1 of 3 blue combat",
    );
    assert_eq!(war.steps("X"), 1);
    // A nine at 1:1 is D1r1: with nobody left, nobody retreats.
    attack(&mut war, "A", &[4, 5]);
    assert_eq!(war.play("lose X"), ["destroyed X 06.05 (Result)"]);
    assert_eq!(war.list(), ["advance A", "done"]);
}

/// Rules: scs:8.0d.
#[test]
fn scs_8_0d_steps_and_printed_sides_must_agree() {
    let fault = |unit: &str| {
        let found = try_draw(&format!("map 12x10\nblue A 05.05 {unit}\nred X 09.05 1-1-5"));
        found.err().and_then(|it| it.lines().next().map(str::to_owned)).unwrap_or_default()
    };
    assert!(fault("3-4-5/2-2-5 printed=1").contains("a reduced side on one step"));
    assert!(fault("3-4-5 printed=2").contains("no reduced side"));
    assert!(fault("3-4-5 printed=0").contains("a unit without steps"));
    assert_eq!(fault("3-4-5/2-2-5 printed=2"), "");
    assert_eq!(fault("3-4-5 printed=1"), "");
}

/// Rules: scs:8.0c, scs:8.0a.
#[test]
fn own_17_scs_8_0a_the_steps_of_the_result_and_the_converted_hexes_are_one_pool() {
    let mut war = draw(
        "map 12x10
         blue A 05.05 18-4-5
         red X 06.05 1-4-5/1-2-5
         red Y 06.05 1-2-5/1-1-5
         turn 1 of 3 blue combat",
    );
    // 18 to 6 is 3:1; a nine there is D1r2, and one of the hexes is taken as a step.
    attack(&mut war, "A", &[4, 5]);
    war.play("convert 1");
    assert_eq!(war.list(), ["lose X"]);
    war.play("lose X");
    assert_eq!(war.list(), ["lose Y"]);
    war.play("lose Y; retreat 07.05");
    assert_eq!((war.at("X"), war.at("Y")), ("07.05".into(), "07.05".into()));
}
