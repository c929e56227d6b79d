//! [SCS 10.0] Advance after combat: who, how far, where, and who has to.
//!
//! The defender stands at 06.05, next to 06.06, 07.06, 07.05, 06.04, 05.05 and 05.06.

use crate::drawn::{Drawn, draw, draw_result};

/// Blue attacks 06.05 with these units in a Combat Phase in which every roll gives this result.
fn attack(cell: &str, units: &str, attackers: &[&str]) -> Drawn {
    let text = format!("map 12x10\nturn 1 of 3 blue combat\n{}", units.replace("; ", "\n"));
    let mut war = draw_result(&text, cell);
    war.attack("06.05", attackers);
    war
}

/// Blue overruns 06.05 from 05.05 with these units, whatever the roll, with this result.
fn overrun(cell: &str, units: &str, attackers: &[&str]) -> Drawn {
    let text = format!("map 12x10\n{}", units.replace("; ", "\n"));
    let mut war = draw_result(&text, cell);
    war.play(&format!("select {}", attackers[0]));
    for unit in &attackers[1..] {
        war.play(&format!("add {unit}"));
    }
    war.play_with("overrun 06.05; roll", &[3, 4]);
    war
}

const A: &str = "blue A 05.05 3-4-5";
const E: &str = "blue E 05.05 7-5-9 exploit";
const X: &str = "red X 06.05 3-4-5/2-2-5";

/// Rules: scs:10.0M.
#[test]
fn scs_10_0_the_attacker_may_occupy_the_hex_that_the_defender_has_left() {
    let mut war = attack("Dr1", &format!("{A}; {X}"), &["A"]);
    war.play("convert 0; retreat 07.06");
    assert_eq!(war.asked(), "blue");
    assert_eq!(war.list(), ["advance A", "done"]);
    assert_eq!(war.play("advance A"), ["advanced A 05.05-06.05"]);
    let mut destroyed = attack("D2", &format!("{A}; {X}"), &["A"]);
    destroyed.play("lose X; lose X; advance A");
    assert_eq!(destroyed.at("A"), "06.05");
}

/// Rules: scs:10.0M.
#[test]
fn scs_10_0_nobody_advances_while_a_defender_stays() {
    let mut war = attack("D1r1", &format!("{A}; {X} printed=3; red Y 06.05 1-1-5"), &["A"]);
    war.play("convert 1; lose X; lose Y");
    assert_eq!(war.refusal("advance A"), "scs:10.0M");
    assert_eq!(war.list(), ["end"], "the Combat Phase goes on");
}

/// Rules: scs:10.0N.
#[test]
fn scs_10_0_the_attacker_chooses_who_advances_and_need_not() {
    let units = format!("{A}; blue B 05.05 3-4-5; blue C 05.06 3-4-5; {X}");
    let mut war = attack("Dr1", &units, &["A", "C"]);
    war.play("convert 0; retreat 07.06");
    assert_eq!(war.sorted("advance"), ["A", "C"]);
    assert_eq!(war.refusal("advance B"), "scs:10.0N", "it took no part");
    assert_eq!(war.refusal("advance X"), "scs:10.0c", "the defender never does");
    let mut none = war.clone();
    none.play("done");
    assert_eq!((none.at("A"), none.at("C")), ("05.05".into(), "05.06".into()));
    war.play("advance C; done");
    assert_eq!((war.at("A"), war.at("C")), ("05.05".into(), "06.05".into()));
}

/// Rules: scs:10.0N.
#[test]
fn scs_10_0_who_has_retreated_or_died_does_not_advance() {
    // F cannot move and stands, C retreats, B dies.
    let units = format!("blue F 05.05 3-4-0/2-2-0; blue C 05.06 2-4-5; blue B 05.06 3-4-5; {X}");
    let mut war = attack("A1r1 Dr1", &units, &["F", "C", "B"]);
    war.play("convert 0; retreat 07.05; convert 0; lose B; retreat 04.05; stand; lose F");
    assert_eq!(war.refusal("advance C"), "scs:10.0N");
    assert_eq!(war.refusal("advance B"), "scs:10.0N");
    assert_eq!(war.options("advance"), ["F"]);
}

/// Rules: scs:10.0O, scs:10.0R.
#[test]
fn scs_10_0_only_exploitation_capable_units_advance_as_far_as_the_printed_retreat() {
    let mut war = attack("Dr3", &format!("{A}; {E}; red X 06.05 3-4-5"), &["A", "E"]);
    war.play("convert 0; retreat 07.06; retreat 08.05; retreat 09.06");
    assert_eq!(war.play("advance A"), ["advanced A 05.05-06.05"]);
    assert_eq!(war.options("go"), [""; 0], "one hex for the others");
    let told = war.play("advance E; go 07.05; go 08.04");
    assert_eq!(
        told,
        ["advanced E 05.05-06.05", "advanced E 06.05-07.05", "advanced E 07.05-08.04"]
    );
    assert_eq!(war.options("go"), [""; 0], "three hexes and no more");
    assert_eq!((war.at("A"), war.at("E")), ("06.05".into(), "08.04".into()));
}

/// Rules: scs:10.0O.
#[test]
fn scs_10_0_a_long_advance_may_stop_early() {
    let mut war = attack("Dr3", &format!("{E}; red X 06.05 3-4-5"), &["E"]);
    war.play("convert 0; retreat 07.06; retreat 08.05; retreat 09.06; advance E; go 07.06");
    assert!(war.lists("go 08.05"));
    war.play("halt");
    assert_eq!((war.at("E"), war.list()), ("07.06".into(), vec!["end".into()]));
}

/// Rules: scs:10.0O.
#[test]
fn scs_10_0_one_hex_is_open_to_all_also_without_a_retreat_result() {
    for cell in ["D2", "D2r1"] {
        let mut war = attack(cell, &format!("{E}; red X 06.05 3-4-5"), &["E"]);
        war.play("lose X; advance E");
        assert_eq!(war.at("E"), "06.05");
        assert_eq!(war.refusal("go 07.05"), "scs:10.0M", "{cell}: no hex beyond the first");
    }
}

/// Rules: scs:10.0P, scs:10.0a.
#[test]
fn scs_10_0_steps_taken_instead_do_not_shorten_the_advance() {
    let mut war = attack("Dr2", &format!("{E}; {X}"), &["E"]);
    war.play("convert 1; lose X; retreat 07.06; advance E; go 06.04");
    assert_eq!(war.at("E"), "06.04", "two hexes though the defender went one");
    let mut all = attack("Dr2", &format!("{E}; {X}"), &["E"]);
    all.play("convert 2; lose X; lose X; advance E; go 07.06");
    assert_eq!(all.at("E"), "07.06", "two hexes though he died on the spot");
}

/// Rules: scs:10.0a.
#[test]
fn scs_10_0a_a_defender_destroyed_before_his_retreat_opens_the_whole_of_it() {
    let mut war = attack("D2r3", &format!("{A}; {E}; {X}"), &["A", "E"]);
    war.play("lose X; lose X; advance A");
    assert_eq!(war.options("go"), [""; 0], "more than one hex only with the capability");
    war.play("advance E; go 07.05; go 07.04");
    assert_eq!((war.at("A"), war.at("E")), ("06.05".into(), "07.04".into()));
}

/// Rules: scs:10.0Q.
#[test]
fn scs_10_0_the_vacated_hex_is_the_first_of_every_advance() {
    let mut war = attack("Dr2", &format!("{A}; {E}; {X}"), &["A", "E"]);
    war.play("convert 0; retreat 07.06; retreat 08.06");
    assert_eq!(war.list(), ["advance A", "advance E", "done"], "nobody goes beside it");
    war.play("advance A");
    assert_eq!(war.refusal("go 06.04"), "scs:10.0O", "one hex is all for A");
    assert_eq!(war.refusal("advance A"), "scs:10.0Q", "once is all");
    assert_eq!(war.play("advance E"), ["advanced E 05.05-06.05"]);
}

/// Rules: scs:10.0R.
#[test]
fn scs_10_0_beyond_the_first_hex_only_enemies_and_prohibited_terrain_bar_the_way() {
    let more = "red Y 06.04 1-1-5; lake 06.06; river 06.05/07.05 06.05/07.06; bridge 06.05 07.06";
    let mut war = attack("D2r2", &format!("{E}; {X}; {more}"), &["E"]);
    war.play("lose X; lose X; advance E");
    assert_eq!(war.sorted("go"), ["05.05", "05.06", "07.06"], "any way, over a bridge or back");
    assert_eq!(war.refusal("go 06.04"), "scs:10.0R", "an enemy unit");
    assert_eq!(war.refusal("go 06.06"), "scs:10.0R", "a prohibited hex");
    assert_eq!(war.refusal("go 07.05"), "scs:10.0R", "a prohibited hexside");
    assert_eq!(war.refusal("go 08.05"), "scs:10.0R", "not adjacent");
}

/// Rules: scs:10.0R.
#[test]
fn scs_10_0_advancing_units_may_part() {
    let units = format!("{E}; blue F 05.06 7-5-9 exploit; {X}");
    let mut war = attack("D2r2", &units, &["E", "F"]);
    war.play("lose X; lose X; advance E; go 06.04; advance F; go 07.06");
    assert_eq!((war.at("E"), war.at("F")), ("06.04".into(), "07.06".into()));
}

/// Rules: scs:10.0S.
#[test]
fn scs_10_0_enemy_zones_do_not_touch_an_advance() {
    // Y at 08.06 and Z at 08.04 have 07.06, 07.05 and 08.05 in their zones.
    let units = "red Y 08.06 3-4-5; red Z 08.04 3-4-5";
    let mut war = attack("D2r3", &format!("{E}; {X}; {units}"), &["E"]);
    let told = war.play("lose X; lose X; advance E; go 07.06; go 08.05");
    assert_eq!(
        told[2..],
        ["advanced E 05.05-06.05", "advanced E 06.05-07.06", "advanced E 07.06-08.05"]
    );
    assert_eq!((war.at("E"), war.steps("E"), war.asked()), ("08.05".into(), 1, "blue".into()));
}

/// Rules: scs:10.0T.
#[test]
fn scs_10_0_a_unit_that_contributed_nothing_may_advance() {
    let mut war = attack("D2", &format!("{A}; blue O 05.06 0-1-5; {X}"), &["A", "O"]);
    war.play("lose X; lose X");
    assert_eq!(war.sorted("advance"), ["A", "O"]);
    war.play("advance O; done");
    assert_eq!((war.at("A"), war.at("O")), ("05.05".into(), "06.05".into()));
}

/// Rules: scs:10.0U.
#[test]
fn scs_10_0_no_more_units_advance_than_may_stack() {
    let units = "blue A 05.05 3-4-5; blue B 05.05 3-4-5; blue C 05.06 3-4-5; blue D 05.06 3-4-5; \
                 red X 06.05 3-4-5";
    let mut war = attack("D1r2", units, &["A", "B", "C", "D"]);
    war.play("lose X; advance A; advance B");
    assert_eq!(war.sorted("advance"), ["C", "D"], "exactly to the limit");
    war.play("advance C");
    assert_eq!(war.stack("06.05"), ["A", "B", "C"]);
    assert_eq!(war.refusal("advance D"), "scs:10.0M", "nobody else finds room");
    assert_eq!(war.at("D"), "05.06");
}

/// Rules: scs:10.0U.
#[test]
fn scs_10_0_a_long_advance_may_pass_through_a_full_hex_but_not_end_there() {
    let units = "blue A 05.06 3-4-5; blue B 05.06 3-4-5; blue C 05.06 3-4-5; \
                 blue P 07.05 1-1-5; blue Q 07.05 1-1-5; blue R 07.05 1-1-5; red X 06.05 3-4-5";
    let fill = "lose X; advance A; advance B; advance C; advance E";
    let mut war = attack("D1r2", &format!("{E}; {units}"), &["A", "B", "C", "E"]);
    war.play(fill);
    assert_eq!(war.stack("06.05"), ["A", "B", "C", "E"]);
    assert_eq!(war.refusal("halt"), "scs:10.0U");
    assert_eq!(war.refusal("go 07.05"), "scs:10.0U", "full as well");
    war.play("go 07.06");
    assert_eq!(war.at("E"), "07.06");
    let mut farther = attack("D1r3", &format!("{E}; {units}"), &["A", "B", "C", "E"]);
    farther.play(fill);
    farther.play("go 07.05");
    assert_eq!(farther.refusal("halt"), "scs:10.0U", "full, and one hex is left");
    assert_eq!(farther.refusal("go 06.05"), "scs:10.0U", "full, and no hex would be left");
    farther.play("go 08.04");
    assert_eq!(farther.at("E"), "08.04");
}

/// Rules: scs:10.0U.
#[test]
fn scs_10_0_nobody_sets_out_who_could_end_nowhere() {
    let lakes = "lake 06.04 06.06 07.05 07.06";
    let units = "blue A 05.06 3-4-5; blue B 05.06 3-4-5; blue C 05.06 3-4-5; red X 06.05 3-4-5";
    let chart = "---\n[terrain.hex.open]\nmove = { \"*\" = \"1\" }\n[terrain.hex.lake]\n\
                 move = { \"*\" = \"prohibited\" }\n[terrain.hex.marsh]\n\
                 move = { \"*\" = \"1\", \"truck\" = \"prohibited\" }";
    let fill = "lose X; advance A; advance B; advance C";
    let truck = "blue E 05.05 7-5-9 exploit class=truck; marsh 05.06";
    let full = "blue P 05.05 1-1-5; blue Q 05.05 1-1-5";
    let attackers = ["A", "B", "C", "E"];
    let mut back =
        attack("D1r2", &format!("{truck}; {full}; {units}; {lakes}\n{chart}"), &attackers);
    back.play(fill);
    assert!(back.lists("advance E"), "there and back: its own hex has room for it");
    back.play("advance E");
    assert_eq!(back.options("go"), ["05.05"]);
    let mut one =
        attack("D1r1", &format!("{truck}; {full}; {units}; {lakes}\n{chart}"), &attackers);
    one.play(fill);
    assert_eq!(one.refusal("attack 06.05"), "scs:7.0A", "the advance is over");
    assert_eq!(one.at("E"), "05.05");
}

/// Rules: scs:10.0U.
#[test]
fn scs_10_0_who_finds_no_room_is_told_so_while_others_may_still_advance() {
    let units = "blue A 05.05 3-4-5; blue B 05.05 3-4-5; blue O 05.05 0-1-5 kind=staff; \
                 red X 06.05 3-4-5\n---\n[stacking]\nmeasure = \"units\"\nlimit = 3\n\
                 by_terrain = { woods = 1 }\nexempt = [\"staff\"]";
    let mut war = attack("D1", &format!("woods 06.05; {units}"), &["A", "B", "O"]);
    war.play("lose X; advance A");
    assert_eq!(war.refusal("advance B"), "scs:10.0U");
    assert_eq!(war.list(), ["advance O", "done"]);
}

/// Rules: scs:10.0b.
#[test]
fn scs_10_0b_an_advance_costs_no_movement_points() {
    let units = "blue E 05.05 7-5-1 exploit; marsh 06.05 07.05 08.04; red X 06.05 3-4-5";
    let mut war = attack("D1r3", &format!("{units}; stream 05.05/06.05"), &["E"]);
    war.play("lose X; advance E; go 07.05; go 08.04");
    assert_eq!((war.at("E"), war.spent("E")), ("08.04".into(), 0));
}

/// Rules: scs:10.0c.
#[test]
fn scs_10_0c_the_defender_never_advances() {
    let mut died = attack("A1", &format!("{A}; {X}"), &["A"]);
    died.play("lose A");
    assert_eq!((died.at("A"), died.at("X")), ("destroyed".into(), "06.05".into()));
    assert_eq!((died.asked(), died.list()), ("blue".into(), vec!["end".into()]));
    let mut left = attack("Ar1", &format!("{A}; {X}"), &["A"]);
    left.play("convert 0; retreat 04.05");
    assert_eq!((left.asked(), left.list()), ("blue".into(), vec!["end".into()]));
    assert_eq!(left.refusal("advance X"), "scs:10.0M");
}

const WEAK: &str = "red X 06.05 0-1-5";

/// Rules: scs:10.0d.
#[test]
fn scs_10_0d_in_an_overrun_all_must_enter_the_vacated_hex() {
    let mut war = overrun("D1r2", &format!("{A}; {E}; {WEAK}"), &["A", "E"]);
    war.play("lose X");
    assert_eq!(war.refusal("done"), "scs:10.0d");
    assert_eq!(war.sorted("advance"), ["A", "E"]);
    war.play("advance E; go 07.05");
    assert_eq!(war.refusal("done"), "scs:10.0d", "the other must follow");
    war.play("advance A");
    assert_eq!((war.at("A"), war.at("E")), ("06.05".into(), "07.05".into()), "or pass through it");
    assert_eq!(war.refusal("select E"), "scs:6.2a", "neither moves on");
    assert_eq!(war.refusal("select A"), "scs:6.2a");
}

/// Rules: scs:10.0d.
#[test]
fn scs_10_0d_bystanders_of_an_overrun_stay() {
    let mut war = overrun("D1", &format!("{A}; {E}; {WEAK}"), &["E"]);
    war.play("lose X; advance E");
    assert_eq!((war.at("A"), war.at("E")), ("05.05".into(), "06.05".into()));
    assert_eq!(war.refusal("advance A"), "scs:10.0M");
}

const ONE_IN_WOODS: &str = "woods 06.05\n---\n[stacking]\nmeasure = \"units\"\nlimit = 3\n\
                            by_terrain = { woods = 1 }";

/// Rules: scs:10.0d, scs:10.0U.
#[test]
fn scs_10_0d_who_can_go_on_makes_room_for_who_cannot() {
    let units = format!("{A}; {E}; {WEAK}; {ONE_IN_WOODS}");
    let mut first = overrun("D1r2", &units, &["A", "E"]);
    first.play("lose X; advance E");
    assert_eq!(first.refusal("halt"), "scs:10.0U", "the other has to come in");
    first.play("go 07.05; advance A");
    assert_eq!((first.at("A"), first.at("E")), ("06.05".into(), "07.05".into()));
    let mut last = overrun("D1r2", &units, &["A", "E"]);
    last.play("lose X; advance A; advance E");
    assert_eq!(last.refusal("halt"), "scs:10.0U", "the other is there");
    last.play("go 07.05");
    assert_eq!((last.at("A"), last.at("E")), ("06.05".into(), "07.05".into()));
}

/// Rules: scs:10.0d, scs:10.0U.
#[test]
fn scs_10_0d_one_of_those_who_can_go_on_may_stay_if_there_is_room() {
    let more = "blue F 05.05 7-5-9 exploit";
    let units = format!("{E}; {more}; {WEAK}; {ONE_IN_WOODS}");
    let mut war = overrun("D1r2", &units, &["E", "F"]);
    war.play("lose X; advance E; halt; advance F");
    assert_eq!(war.refusal("halt"), "scs:10.0U");
    war.play("go 07.05");
    assert_eq!((war.at("E"), war.at("F")), ("06.05".into(), "07.05".into()));
}

/// Rules: scs:10.0d, scs:10.0U.
#[test]
fn scs_10_0d_what_must_enter_and_finds_no_room_is_in_excess() {
    let units = format!("{A}; blue B 05.05 3-4-5; {WEAK}; {ONE_IN_WOODS}");
    let mut war = overrun("D1r1", &units, &["A", "B"]);
    war.play("lose X; advance A");
    assert_eq!(war.list(), ["advance B"], "nothing is enforced before the last has come");
    war.play("advance B");
    assert_eq!(war.sorted("eliminate"), ["A", "B"]);
    war.play("eliminate A");
    assert_eq!((war.at("A"), war.at("B")), ("destroyed".into(), "06.05".into()));
}

/// Rules: scs:10.0d, scs:10.0N.
#[test]
fn scs_10_0d_who_retreats_from_an_overrun_does_not_enter() {
    let mut war = overrun("Ar1 D1", &format!("{A}; {WEAK}"), &["A"]);
    war.play("lose X; convert 0; retreat 04.05");
    assert_eq!((war.at("A"), war.controller("06.05")), ("04.05".into(), Some("red".into())));
    assert_eq!(war.list(), ["end"]);
}

/// Rules: scs:10.0N, scs:10.0U.
#[test]
fn scs_10_0_in_an_attack_nobody_has_to_make_room_for_those_who_may_still_come() {
    let two_in_woods = ONE_IN_WOODS.replace("woods = 1", "woods = 2");
    let units = format!("{A}; blue B 05.05 3-4-5; {E}; {X}; {two_in_woods}");
    let mut war = attack("D2r2", &units, &["A", "B", "E"]);
    war.play("lose X; lose X; advance E");
    war.play("halt; advance A");
    assert_eq!(["A", "B", "E"].map(|it| war.at(it)), ["06.05", "05.05", "06.05"]);
}

/// Rules: scs:10.0d, scs:10.0U.
#[test]
fn scs_10_0d_beyond_the_vacated_hex_nobody_is_in_the_way_of_those_who_must_enter() {
    let units = format!("{A}; {E}; {WEAK}; woods 07.05; {ONE_IN_WOODS}");
    let mut war = overrun("D1r3", &units, &["A", "E"]);
    war.play("lose X; advance E; go 07.05; halt; advance A");
    assert_eq!((war.at("E"), war.at("A")), ("07.05".into(), "06.05".into()));
}

/// Rules: scs:10.0d, scs:10.0U, scs:4.0a.
#[test]
fn scs_10_0d_stacking_is_enforced_once_when_the_last_of_three_has_entered() {
    let units = format!(
        "{A}; blue B 05.05 3-4-5; blue C 05.05 3-4-5; {WEAK}; red P 07.05 1-1-5; {ONE_IN_WOODS}"
    );
    let mut war = overrun("Dr1", &units, &["A", "B", "C"]);
    war.play("convert 0; retreat 07.05; advance A; advance B");
    assert_eq!(war.list(), ["advance C"], "two for one, and the third must enter first");
    war.play("advance C");
    assert_eq!(war.sorted("eliminate"), ["A", "B", "C"], "before the defender orders his stack");
    war.play("eliminate A; eliminate B");
    assert_eq!((war.stack("06.05"), war.asked()), (vec!["C".to_owned()], "red".into()));
}

/// Rules: scs:10.0U, scs:4.0aF.
#[test]
fn scs_10_0_a_hex_that_a_retreat_has_overstacked_is_no_place_to_come_back_to() {
    // Trucks leave 06.05 by 05.05 alone.
    let mut war = draw(
        "map 12x10
         lake 04.03 04.04 06.03 06.04 06.06 07.05 07.06
         marsh 05.06
         blue A 05.04 4-4-5/2-2-5
         blue E 05.05 7-5-9 exploit class=truck
         blue B 05.06 5-5-5
         red Y 05.03 4-4-5
         red X 06.05 0-4-5
         turn 1 of 3 blue combat
         ---
         [terrain.hex.open]
         move = { \"*\" = \"1\" }
         [terrain.hex.lake]
         move = { \"*\" = \"prohibited\" }
         [terrain.hex.marsh]
         move = { \"*\" = \"1\", \"truck\" = \"prohibited\" }
         [stacking]
         measure = \"units\"
         limit = 1",
    );
    // 4 to 4 is 1:1; a 3 is A1r1, and 05.05 is the only way.
    drawn_back(&mut war);
    // 12 to 4 is 3:1; a 9 is D1r2.
    war.play_with("attack 06.05; add E; add B; announce; roll", &[4, 5]);
    war.play("lose X; advance B");
    assert!(war.lists("end"), "E could go two hexes and end in neither: the advance is over");
    assert_eq!(war.stack("05.05"), ["E", "A"]);
}

fn drawn_back(war: &mut Drawn) {
    war.play_with("attack 05.03; add A; announce; roll", &[1, 2]);
    war.play("convert 0; lose A; retreat 05.05");
}
