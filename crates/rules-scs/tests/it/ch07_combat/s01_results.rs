//! [SCS 7.1] Results and the order in which they are carried out.

use super::attack;
use crate::drawn::draw;

/// Rules: scs:7.1A, scs:7.1B.
#[test]
fn ex_11_scs_7_1_of_a1r1_the_strongest_loses_one_step_and_all_attackers_retreat_one_hex() {
    let mut war = draw(
        "map 12x10
         blue A 05.05 2-4-5/1-2-5
         blue B 05.05 1-4-5/1-2-5
         blue C 06.04 1-4-5/1-2-5
         blue D 05.05 9-4-5/2-2-5
         red X 06.05 3-4-5/2-2-5
         turn 1 of 3 blue combat",
    );
    // 2 + 1 + 1 to 4 is 1:1; a three there is A1r1.
    let told = attack(&mut war, "06.05", "A B C", &[1, 2]);
    assert_eq!(told[4], "result A1r1");
    war.play("convert 0");
    assert_eq!(war.options("lose"), ["A"], "one step, from the strongest of those who attacked");
    war.play("lose A");
    assert_eq!(war.asked(), "blue");
    war.play("retreat 04.04; retreat 05.04");
    assert_eq!([war.at("A"), war.at("B"), war.at("C")], ["04.04", "04.04", "05.04"]);
    assert_eq!([war.steps("A"), war.steps("B"), war.steps("C")], [1, 2, 2]);
    assert_eq!((war.at("D"), war.at("X"), war.steps("X")), ("05.05".into(), "06.05".into(), 2));
}

/// Rules: scs:7.1A, scs:7.1D.
#[test]
fn own_46_scs_7_1_the_defender_carries_out_his_part_before_the_attacker() {
    let mut war = draw(
        "map 12x10
         blue A 05.05 4-4-5/2-2-5
         red X 06.05 3-4-5/2-2-5
         turn 1 of 3 blue combat",
    );
    // 4 to 4 is 1:1; an eight there is A1 D1r1.
    let told = attack(&mut war, "06.05", "A", &[4, 4]);
    assert_eq!(told[4], "result A1 D1r1");
    assert_eq!(
        (war.asked(), war.list()),
        ("red".into(), vec!["convert 0".into(), "convert 1".into()])
    );
    war.play("convert 0");
    assert_eq!((war.asked(), war.list()), ("red".into(), vec!["lose X".into()]));
    war.play("lose X");
    assert_eq!(war.asked(), "red");
    war.play("retreat 07.05");
    assert_eq!((war.asked(), war.list()), ("blue".into(), vec!["lose A".into()]));
    war.play("lose A");
    assert_eq!((war.asked(), war.list()), ("blue".into(), vec!["advance A".into(), "done".into()]));
    war.play("advance A");
    assert_eq!((war.at("A"), war.at("X")), ("06.05".into(), "07.05".into()));
    assert_eq!((war.steps("A"), war.steps("X")), (1, 1));
}

/// Rules: scs:7.1C.
#[test]
fn scs_7_1_a_result_is_carried_out_completely_before_the_next_attack() {
    let mut war = draw(
        "map 12x10
         blue A 05.05 4-4-5/2-2-5
         blue B 05.06 4-4-5/2-2-5
         red X 06.05 3-4-5/2-2-5
         red Y 05.07 3-4-5/2-2-5
         turn 1 of 3 blue combat",
    );
    attack(&mut war, "06.05", "A", &[4, 4]);
    for step in ["convert 0", "lose X", "retreat 07.05", "lose A", "advance A"] {
        assert!(war.options("attack").is_empty(), "before {step}");
        war.refusal("attack 05.07");
        assert!(!war.lists("end"), "before {step}");
        war.play(step);
    }
    assert_eq!(war.options("attack"), ["05.07"]);
    assert!(war.lists("end"));
}

/// Rules: scs:7.1A.
#[test]
fn scs_7_1_a_side_that_the_result_does_not_name_is_not_touched() {
    let drawing = "map 12x10
         blue A 05.05 4-4-5/2-2-5
         red X 06.05 3-4-5/2-2-5
         turn 1 of 3 blue combat";
    let mut war = draw(drawing);
    // A five at 1:1 is A1, a nine D1r1.
    attack(&mut war, "06.05", "A", &[2, 3]);
    assert_eq!(war.list(), ["lose A"]);
    war.play("lose A");
    assert_eq!((war.steps("A"), war.steps("X"), war.at("X")), (1, 2, "06.05".into()));
    let mut war = draw(drawing);
    attack(&mut war, "06.05", "A", &[4, 5]);
    war.play("convert 0; lose X; retreat 07.05");
    assert_eq!(war.list(), ["advance A", "done"]);
    war.play("done");
    assert_eq!((war.steps("A"), war.steps("X"), war.at("A")), (2, 1, "05.05".into()));
}

/// Rules: scs:7.0G, scs:7.1C, scs:0.10E.
#[test]
fn scs_7_1_one_attack_at_a_time_from_its_announcement_to_the_end_of_its_result() {
    let mut war = draw(
        "map 12x10
         blue A 05.05 3-4-5
         blue B 05.06 3-4-5
         red X 06.05 3-4-5/2-2-5
         red Y 04.06 3-4-5
         turn 1 of 3 blue combat",
    );
    war.play("attack 06.05; add A");
    assert_eq!(war.refusal("attack 04.06"), "scs:7.0G", "while another is planned");
    war.play("announce");
    for late in ["add B", "air", "announce"] {
        assert_eq!(war.refusal(late), "scs:0.10E", "{late}");
    }
    assert_eq!(war.refusal("attack 04.06"), "scs:7.1C", "before its result");
    // 3 to 4 is 1:1; a nine there is D1r1.
    war.play_with("roll", &[4, 5]);
    assert_eq!(war.refusal("attack 04.06"), "scs:7.1C", "during its result");
    war.play("convert 0; lose X; retreat 07.05");
    assert_eq!(war.refusal("attack 04.06"), "scs:7.1C", "during the advance");
    war.play("done");
    assert!(war.lists("attack 04.06"));
}
