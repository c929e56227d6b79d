//! [SCS 4.0] Stacking: what counts, when it is enforced, what retreats are allowed, who lies on top.

use crate::drawn::{Drawn, draw};

/// The units among which the owner must choose what dies.
#[track_caller]
fn in_excess(drawn: &Drawn) -> String {
    let mut units = drawn.options("eliminate");
    units.sort_unstable();
    units.join(" ")
}

/// Ends the phase, and returns them.
#[track_caller]
fn end(drawn: &mut Drawn) -> String {
    drawn.play("end");
    in_excess(drawn)
}

/// Ends phases in which nothing must die.
#[track_caller]
fn end_quietly(drawn: &mut Drawn, phases: u8) {
    for phase in 0..phases {
        assert_eq!(end(drawn), "", "end {phase}");
    }
}

/// Rules: scs:4.0M.
#[test]
fn scs_4_0_the_limit_may_count_units() {
    let three = "map 12x10\nblue A 05.05 3-4-5\nblue B 05.05 3-4-5\nblue C 04.05 3-4-5/2-2-5\n";
    let mut full = draw(three);
    full.play("select C; move 05.05; stop");
    assert_eq!(end(&mut full), "", "three of three");
    let mut over = draw(&format!("{three}blue D 05.05 3-4-5"));
    over.play("select C; move 05.05; stop");
    assert_eq!(end(&mut over), "A B C D");
}

/// Rules: scs:4.0M.
#[test]
fn scs_4_0_the_limit_may_count_the_steps_that_are_left() {
    let steps = |of_c: u8| {
        format!(
            "map 12x10\nblue A 05.05 3-4-5/2-2-5\nblue B 05.05 3-4-5/2-2-5 steps=1\n\
             blue C 04.05 3-4-5/2-2-5 steps={of_c}\n---\n[stacking]\nmeasure = \"steps\"\nlimit = 4"
        )
    };
    let mut full = draw(&steps(1));
    full.play("select C; move 05.05; stop");
    assert_eq!(end(&mut full), "", "four steps of four");
    let mut over = draw(&steps(2));
    over.play("select C; move 05.05; stop");
    assert_eq!(end(&mut over), "A B C");
}

/// Rules: scs:4.0M.
#[test]
fn scs_4_0_the_limit_may_count_printed_points_and_leave_out_kinds() {
    let points = |of_c: u8| {
        format!(
            "map 12x10\nblue A 05.05 3-4-5/2-2-5 stacking=2\nblue H 05.05 _-1-5 kind=staff stacking=2\n\
             blue C 04.05 3-4-5 stacking={of_c}\n---\n\
             [stacking]\nmeasure = \"points\"\nlimit = 5\nexempt = [\"staff\"]"
        )
    };
    let mut full = draw(&points(3));
    full.play("select C; move 05.05; stop");
    assert_eq!(end(&mut full), "", "five points of five, the staff counts nothing");
    let mut over = draw(&points(4));
    over.play("select C; move 05.05; stop");
    assert_eq!(end(&mut over), "A C", "to remove the staff would help nothing");
    assert_eq!(over.refusal("eliminate H"), "scs:4.0M");
}

/// Rules: scs:4.0M.
#[test]
fn scs_4_0_the_limit_may_depend_on_terrain() {
    let mut drawn = draw(
        "map 12x10\nwoods 05.05\nblue A 05.05 3-4-5\nblue B 04.05 3-4-5\nblue C 04.05 3-4-5\n---\n\
         [stacking]\nmeasure = \"units\"\nlimit = 2\nby_terrain = { woods = 1 }",
    );
    drawn.play("select B; move 05.05; stop");
    assert_eq!(end(&mut drawn), "A B");
}

const PASSING: &str = "
    map 12x10
    blue A 05.05 3-4-5
    blue B 05.05 3-4-5
    blue C 05.05 3-4-5
    blue D 04.05 3-4-5 exploit
";

/// Rules: scs:4.0a, scs:4.0aA.
#[test]
fn scs_4_0a_a_full_hex_may_be_passed_and_even_overfilled_before_the_end_of_the_phase() {
    let mut drawn = draw(PASSING);
    drawn.play("select D; move 05.05; move 06.05; stop");
    end_quietly(&mut drawn, 1);
    let mut drawn = draw(PASSING);
    drawn.play("select D; move 05.05; stop");
    assert_eq!(drawn.stack("05.05").len(), 4);
    drawn.play("select A; move 06.05; stop");
    end_quietly(&mut drawn, 1);
    assert_eq!(drawn.stack("05.05"), ["B", "C", "D"]);
}

/// Rules: scs:4.0a.
#[test]
fn scs_4_0a_stacking_is_enforced_at_the_end_of_movement_and_of_exploitation() {
    for phase in ["movement", "exploitation"] {
        let mut drawn = draw(&format!("{PASSING}turn 1 of 3 blue {phase}"));
        drawn.play("select D; move 05.05; stop");
        assert_eq!(end(&mut drawn), "A B C D", "{phase}");
    }
}

/// Rules: scs:4.0aB.
#[test]
fn scs_4_0a_the_owner_chooses_what_is_eliminated_until_the_hex_is_legal() {
    let mut drawn = draw(&format!("{PASSING}\nblue E 04.05 3-4-5/2-2-5\nblue F 02.02 3-4-5"));
    drawn.play("select D; add E; move 05.05; stop");
    assert_eq!(end(&mut drawn), "A B C D E");
    assert_eq!(drawn.asked(), "blue");
    assert_eq!(drawn.refusal("eliminate F"), "scs:4.0aB");
    assert_eq!(drawn.refusal("end"), "scs:1.0C");
    let told = drawn.play("eliminate E");
    assert_eq!(told, ["destroyed E 05.05 (Overstacked)"], "a whole unit goes, not a step");
    assert_eq!(in_excess(&drawn), "A B C D");
    let told = drawn.play("eliminate A");
    assert_eq!(told, ["destroyed A 05.05 (Overstacked)", "phase blue Combat"]);
    assert_eq!(drawn.stack("05.05"), ["B", "C", "D"]);
    assert_eq!(drawn.refusal("eliminate B"), "scs:4.0aB");
}

/// Rules: scs:4.0aB.
#[test]
fn scs_4_0a_every_overstacked_hex_is_put_in_order() {
    let mut drawn = draw(
        "map 12x10\nblue A 05.05 3-4-5\nblue B 04.05 3-4-5\nblue C 08.08 3-4-5\nblue D 08.07 3-4-5\n\
         ---\n[stacking]\nmeasure = \"units\"\nlimit = 1",
    );
    drawn.play("select B; move 05.05; stop; select D; move 08.08; stop");
    assert_eq!(end(&mut drawn), "A B");
    drawn.play("eliminate A");
    assert_eq!(in_excess(&drawn), "C D");
    let told = drawn.play("eliminate D");
    assert_eq!(told[1], "phase blue Combat");
}

/// Rules: scs:4.0aC, scs:4.0aD, scs:6.1e.
#[test]
fn scs_4_0a_an_overrun_from_an_overstacked_hex_is_refused_and_nobody_is_lost() {
    let mut drawn = draw(
        "map 12x10\nblue P 06.05 3-4-5\nblue Q 06.05 3-4-5\nblue A 05.05 3-4-9\nblue B 05.05 3-4-9\n\
         red X 07.05 0-2-5",
    );
    drawn.play("select A; add B; move 06.05");
    assert_eq!(drawn.refusal("overrun 07.05"), "scs:6.1e");
    assert_eq!(drawn.stack("06.05").len(), 4);
    drawn.play("move 06.04");
    assert!(drawn.lists("overrun 07.05"), "alone in 06.04 they may");
}

/// Blue drives X and Y out of 07.05 in the Combat Phase, and they overfill 08.05.
fn thrown_back() -> Drawn {
    let mut drawn = draw(
        "map 12x10
         blue A 06.05 6-6-5/3-3-5
         red X 07.05 1-1-5
         red Y 07.05 1-1-5
         red P 08.05 1-1-5
         red Q 08.05 1-1-5
         red R 08.05 1-1-5
         red Z 08.06 3-3-9/2-2-9
         blue N 09.06 0-1-5
         turn 1 of 3 blue combat",
    );
    // 6 to 2 is 3:1; a 4 is A1 Dr1.
    drawn.play_with("attack 07.05; add A; announce; roll", &[1, 3]);
    drawn.play("convert 0; retreat 08.05; lose A; done; top P");
    assert_eq!(drawn.stack("08.05").len(), 5);
    drawn
}

/// Rules: scs:4.0aF, scs:4.0a.
#[test]
fn own_39_scs_4_0a_an_overstack_made_by_a_retreat_is_tolerated_until_the_owners_next_movement_ends()
{
    let mut drawn = thrown_back();
    end_quietly(&mut drawn, 2);
    assert_eq!(drawn.asked(), "red", "Red's Movement Phase");
    let mut stays = drawn.clone();
    assert_eq!(end(&mut stays), "P Q R X Y");
    stays.play("eliminate X; eliminate Q");
    assert_eq!(stays.stack("08.05").len(), 3);
    drawn.play("select X; add Y; move 09.05; stop");
    end_quietly(&mut drawn, 1);
    assert_eq!(drawn.stack("08.05").len(), 3);
}

/// Rules: scs:4.0aF.
#[test]
fn scs_4_0a_an_overrun_that_throws_the_enemy_onto_a_full_hex_leaves_him_the_same_time() {
    let mut drawn = draw(
        "map 12x10
         blue A 06.05 6-6-5/3-3-5
         red X 07.05 0-2-5
         red P 08.05 1-1-5
         ---
         [stacking]
         measure = \"units\"
         limit = 1",
    );
    // 6 to 2 is 3:1; a 4 is A1 Dr1.
    drawn.play_with("select A; overrun 07.05; roll", &[1, 3]);
    drawn.play("convert 0; retreat 08.05; lose A; advance A");
    assert_eq!((drawn.asked().as_str(), drawn.list()), ("red", vec!["top P".to_owned()]));
    drawn.play("top P");
    end_quietly(&mut drawn, 3);
    assert_eq!(drawn.asked(), "red");
    assert_eq!(end(&mut drawn), "P X");
}

/// Rules: scs:4.0aF.
#[test]
fn scs_4_0a_units_come_and_go_freely_in_the_movement_phase_that_ends_the_tolerance() {
    let mut drawn = thrown_back();
    end_quietly(&mut drawn, 2);
    drawn.play("select X; move 08.06; stop");
    assert_eq!(end(&mut drawn), "P Q R Y", "one is still too many");
    drawn.play("eliminate Y");
    assert_eq!(in_excess(&drawn), "");
}

/// An overrun that is thrown back with A1r1 (4 to 4 is 1:1; a 3) onto three friends in 05.05.
const OVERRUN_THROWN_BACK: &str = "
    map 12x10
    blue A 05.06 4-4-5/2-2-5
    blue P 05.05 1-1-5
    blue Q 05.05 1-1-5
    blue R 05.05 1-1-5
    blue S 04.05 1-1-5
    red X 07.05 4-4-5
";

fn overrun_and_fall_back(drawn: &mut Drawn) {
    drawn.play_with("select A; move 06.05; overrun 07.05; roll", &[1, 2]);
    drawn.play("convert 0; lose A; retreat 05.05");
}

/// Rules: scs:4.0aF, scs:6.2b.
#[test]
fn scs_4_0a_the_movement_phase_in_which_an_overrun_is_thrown_back_is_not_yet_the_next_one() {
    let mut drawn = draw(OVERRUN_THROWN_BACK);
    overrun_and_fall_back(&mut drawn);
    assert_eq!(drawn.stack("05.05").len(), 4);
    end_quietly(&mut drawn, 3);
    assert_eq!(drawn.asked(), "red");
    end_quietly(&mut drawn, 3);
    assert_eq!((drawn.asked().as_str(), drawn.0.core().turn), ("blue", 2));
    assert_eq!(end(&mut drawn), "A P Q R");
}

/// Rules: scs:4.0aF.
#[test]
fn scs_4_0a_the_tolerance_does_not_cover_units_that_came_by_themselves() {
    let mut drawn = draw(OVERRUN_THROWN_BACK);
    drawn.play("select S; move 05.05; stop");
    overrun_and_fall_back(&mut drawn);
    assert_eq!(end(&mut drawn), "A P Q R S", "five: three, A thrown back, and S");
    drawn.play("eliminate S");
    assert_eq!(in_excess(&drawn), "", "A is tolerated");
    end_quietly(&mut drawn, 2);
}

/// Rules: scs:4.0aF.
#[test]
fn scs_4_0a_an_own_overrun_thrown_back_does_not_prolong_an_older_tolerance() {
    let mut drawn = thrown_back();
    end_quietly(&mut drawn, 2);
    // 3 to 3 is 1:1; a 3 is A1r1.
    drawn.play_with("select Z; move 07.06; overrun 06.05; roll", &[1, 2]);
    drawn.play("convert 0; lose Z; retreat 08.05");
    assert_eq!(end(&mut drawn), "P Q R X Y Z");
    drawn.play("eliminate X");
    assert_eq!(in_excess(&drawn), "P Q R Y Z");
    drawn.play("eliminate Z");
    assert_eq!(in_excess(&drawn), "", "four of three: one for the retreat of this very phase");
}

/// Rules: scs:4.0aF.
#[test]
fn scs_4_0a_who_moves_onto_a_tolerated_stack_makes_an_excess() {
    let mut drawn = draw(
        "map 12x10
         blue A 06.05 4-4-5/2-2-5
         blue P 05.05 1-1-5
         blue Q 05.05 1-1-5
         blue R 05.05 1-1-5
         blue E 03.05 3-4-9 exploit
         red X 07.05 4-4-5
         turn 1 of 3 blue combat",
    );
    // 4 to 4 is 1:1; a 3 is A1r1.
    drawn.play_with("attack 07.05; add A; announce; roll", &[2, 1]);
    drawn.play("convert 0; lose A; retreat 05.05");
    end_quietly(&mut drawn, 1);
    drawn.play("select E; move 04.05; move 05.05; stop");
    assert_eq!(end(&mut drawn), "A E P Q R");
    drawn.play("eliminate E");
    assert_eq!(in_excess(&drawn), "", "what the retreat made is still tolerated");
    assert_eq!(drawn.stack("05.05").len(), 4);
}

/// Rules: scs:4.0aF.
#[test]
fn scs_4_0a_a_tolerance_shrinks_with_the_stack() {
    let mut drawn =
        draw(&format!("{OVERRUN_THROWN_BACK}blue E 03.05 3-4-9 exploit\nred W 05.04 _-9-5"));
    overrun_and_fall_back(&mut drawn);
    end_quietly(&mut drawn, 1);
    // 1 to 9 lies below the table: P, which has one step, is lost without a roll.
    drawn.play("attack 05.04; add P; announce; lose P");
    end_quietly(&mut drawn, 1);
    drawn.play("select E; move 04.05; move 05.05; stop");
    assert_eq!(end(&mut drawn), "A E Q R", "the fourth did not come by a retreat");
}

/// Rules: scs:4.0aF.
#[test]
fn scs_4_0a_a_tolerance_shrinks_as_soon_as_a_unit_leaves() {
    let mut drawn = draw(OVERRUN_THROWN_BACK);
    overrun_and_fall_back(&mut drawn);
    drawn.play("select P; move 05.04; stop; select S; move 05.05; stop");
    assert_eq!(end(&mut drawn), "A Q R S", "S does not take the place that P has left");
    drawn.play("eliminate S");
    assert_eq!(in_excess(&drawn), "");
}

/// Rules: scs:4.0aF, scs:6.1e.
#[test]
fn scs_4_0a_no_overrun_starts_from_a_hex_that_a_retreat_has_overstacked() {
    let mut drawn = thrown_back();
    end_quietly(&mut drawn, 2);
    drawn.play("select P");
    assert_eq!(drawn.refusal("overrun 09.06"), "scs:6.1e");
    drawn.play("stop; select X; add Y; move 09.05; stop; select Q");
    assert!(drawn.lists("overrun 09.06"), "three of three");
}

/// Rules: scs:4.0aF.
#[test]
fn scs_4_0a_a_tolerance_serves_nobody_who_takes_the_hex() {
    let mut drawn = draw(
        "map 12x10
         blue A 06.05 6-6-9/3-3-9
         blue B 06.06 28-5-9
         blue C 08.07 3-4-9
         red X 07.05 _-2-5/_-1-5
         red Y 08.05 _-2-5/_-1-5
         ---
         [stacking]
         measure = \"units\"
         limit = 1",
    );
    // 6 to 2 is 3:1; a 4 is A1 Dr1. X falls back onto Y: two in a hex for one, tolerated.
    drawn.play_with("select A; overrun 07.05; roll", &[2, 2]);
    drawn.play("convert 0; retreat 08.05; lose A; advance A; top Y");
    // 28 to 4 is 7:1; a 12 is D3r3, and with the hexes converted both die.
    drawn.play_with("select B; move 07.06; overrun 08.05; roll", &[6, 6]);
    drawn.play("convert 3; lose X; lose Y; lose X; lose Y; advance B");
    drawn.play("select C; move 08.06; move 08.05; stop");
    assert_eq!(end(&mut drawn), "B C");
}

/// Rules: scs:4.0b.
#[test]
fn scs_4_0b_markers_do_not_count() {
    let mut drawn = draw(
        "map 12x10
         blue A 05.05 3-4-5/2-2-5 marks=out-of-supply
         blue B 05.05 3-4-5/2-2-5 marks=out-of-supply printed=4 steps=2
         blue C 04.05 3-4-5/2-2-5 marks=out-of-supply",
    );
    drawn.play("select C; move 05.05; stop");
    end_quietly(&mut drawn, 1);
    assert_eq!(drawn.stack("05.05"), ["A", "B", "C"]);
}

const PILE: &str = "
    map 12x10
    blue S 05.05 _-1-5
    blue Z 05.05 0-1-5
    blue G 05.05 _-1-5 barrage=4 range=3
    blue A 05.05 2-3-5
    blue B 05.05 2-3-5
    red X 09.09 2-3-5
    ---
    [stacking]
    measure = \"units\"
    limit = 5
";

/// Rules: scs:4.0c.
#[test]
fn scs_4_0c_the_owner_orders_his_stacks() {
    let mut drawn = draw(PILE);
    assert_eq!(drawn.stack("05.05"), ["S", "Z", "G", "A", "B"]);
    assert_eq!(drawn.options("top"), ["A"]);
    assert_eq!(drawn.refusal("top B"), "scs:4.0c", "it lies there already");
    assert_eq!(drawn.refusal("top X"), "scs:4.0c", "it is the enemy's");
    let told = drawn.play("top A");
    assert_eq!(told, ["top A 05.05"]);
    assert_eq!(drawn.stack("05.05"), ["S", "Z", "G", "B", "A"]);
    drawn.play("top B");
    assert_eq!(drawn.refusal("top A"), "scs:4.0c", "once in a phase");
    drawn.play("end; top A");
    assert_eq!(drawn.stack("05.05"), ["S", "Z", "G", "B", "A"]);
}

/// Rules: scs:4.0c.
#[test]
fn scs_4_0c_a_stack_that_has_changed_may_be_ordered_anew() {
    let mut drawn = draw(&PILE.replace("red X", "blue C 05.06 2-3-5\nred X"));
    drawn.play("top A; top B");
    assert_eq!(drawn.options("top"), [""; 0], "both have been on top");
    let mut arrival = drawn.clone();
    arrival.play("select C; move 05.05; stop");
    assert_eq!(arrival.stack("05.05").last().map(String::as_str), Some("C"));
    arrival.play("top A; top B; top C");
    assert_eq!(arrival.refusal("top A"), "scs:4.0c", "once more, no oftener");
    assert_eq!(arrival.stack("05.05"), ["S", "Z", "G", "A", "B", "C"]);
    let mut departure = drawn;
    departure.play("select S; move 05.04; stop; top A; top B");
    assert_eq!(departure.refusal("top A"), "scs:4.0c");
    departure.play("select Z; move 05.04; stop; top A");
    assert_eq!(departure.stack("05.05"), ["G", "B", "A"]);
}

/// Rules: scs:4.0c.
#[test]
fn scs_4_0c_a_unit_that_is_not_on_the_map_lies_in_no_stack() {
    let drawn = draw(
        "map 12x10\nblue A 05.05 2-3-5\nblue B - 2-3-5\n---\n\
         [[arrival]]\nturn = 3\nunits = [\"B\"]\nentry = [\"01.05\"]\nkind = \"edge\"",
    );
    assert_eq!(drawn.refusal("top B"), "scs:4.0c");
}

/// Rules: scs:4.0cA.
#[test]
fn own_40_scs_4_0c_a_unit_with_an_attack_strength_must_lie_on_top() {
    let mut drawn = draw(PILE);
    for without in ["S", "Z", "G"] {
        assert_eq!(drawn.refusal(&format!("top {without}")), "scs:4.0cA", "{without}");
    }
    drawn.play("select A; add B; move 05.06; stop");
    assert_eq!(drawn.options("top"), ["S", "Z", "A"], "among those without an attack, as he likes");
    drawn.play("top S");
    assert_eq!(drawn.stack("05.05"), ["Z", "G", "S"]);
}

/// Rules: scs:4.0c, scs:4.0cA.
#[test]
fn scs_4_0c_the_side_not_in_turn_orders_what_a_combat_has_changed() {
    let mut drawn = draw(
        "map 12x10
         blue A 06.05 6-6-5/3-3-5
         red X 07.05 1-2-5
         red P 08.05 1-1-5
         red S 08.05 _-1-5
         red Y 09.09 1-1-5
         turn 1 of 3 blue combat",
    );
    // 6 to 2 is 3:1; a 4 is A1 Dr1.
    drawn.play_with("attack 07.05; add A; announce; roll", &[1, 3]);
    drawn.play("convert 0; retreat 08.05; lose A; done");
    assert_eq!(drawn.asked(), "red");
    assert_eq!(drawn.refusal("top S"), "scs:4.0cA");
    assert_eq!(drawn.refusal("top Y"), "scs:4.0c", "another hex");
    drawn.play("top P");
    assert_eq!(drawn.stack("08.05").last().map(String::as_str), Some("P"));
    assert_eq!(drawn.asked(), "blue");
}

/// Rules: scs:4.0c, scs:0.10A.
#[test]
fn scs_4_0c_the_side_not_in_turn_is_asked_for_every_stack_of_two_and_for_no_single_unit() {
    let fight = |beneath: &str| {
        let mut drawn = draw(&format!(
            "map 12x10
             blue A 06.05 4-6-5/3-3-5
             red X 07.05 {beneath}
             red Y 07.05 1-3-5
             turn 1 of 3 blue combat"
        ));
        // 4 to 4 is 1:1; a 4 is A1: the defender suffers nothing.
        drawn.play_with("attack 07.05; add A; announce; roll; lose A", &[2, 2]);
        drawn
    };
    for (beneath, choice) in [("_-1-5", "top Y"), ("0-1-5", "top Y"), ("1-1-5", "top Y top X")] {
        let mut drawn = fight(beneath);
        assert_eq!((drawn.asked().as_str(), drawn.list().join(" ").as_str()), ("red", choice));
        drawn.play("top Y");
        assert_eq!(
            (drawn.asked().as_str(), drawn.stack("07.05")),
            ("blue", vec!["X".into(), "Y".into()])
        );
    }
    let mut single =
        draw("map 12x10\nblue A 06.05 4-6-5/3-3-5\nred X 07.05 1-4-5\nturn 1 of 3 blue combat");
    single.play_with("attack 07.05; add A; announce; roll; lose A", &[2, 2]);
    assert_eq!(single.asked(), "blue", "one unit has no order");
}

/// Rules: scs:4.0cA.
#[test]
fn scs_4_0c_the_highest_unit_that_qualifies_comes_to_the_top_by_itself() {
    let mut drawn = draw(
        "map 12x10
         blue A 05.05 2-3-5
         blue B 05.05 2-3-5
         blue S 05.05 _-1-5
         blue C 05.05 2-3-5
         blue G 05.06 _-1-5 barrage=4 range=3
         ---
         [stacking]
         measure = \"units\"
         limit = 5",
    );
    assert_eq!(drawn.stack("05.05"), ["A", "S", "B", "C"], "S slips beneath the unit on top");
    drawn.play("select G; move 05.05; stop");
    assert_eq!(drawn.stack("05.05"), ["A", "S", "B", "G", "C"], "so do guns that move in");
    drawn.play("select C; move 06.05; stop");
    assert_eq!(drawn.stack("05.05"), ["A", "S", "G", "B"], "B was the higher of the two");
}

/// Rules: scs:4.0cA.
#[test]
fn scs_4_0c_a_face_that_loses_its_attack_gives_way() {
    let mut drawn = draw(
        "map 12x10
         blue A 06.05 5-6-5/3-3-5
         red X 07.05 1-1-5
         red Y 07.05 1-4-5/0-3-5
         turn 1 of 3 blue combat",
    );
    assert_eq!(drawn.stack("07.05"), ["X", "Y"]);
    // 5 to 5 is 1:1; a 7 is A1 D1.
    drawn.play_with("attack 07.05; add A; announce; roll", &[3, 4]);
    drawn.play("lose Y; lose A");
    assert_eq!(drawn.stack("07.05"), ["Y", "X"]);
    assert_eq!(drawn.asked(), "red", "he is asked, or Blue would learn that he has no choice");
    assert_eq!(drawn.list(), ["top X"]);
    assert_eq!(drawn.refusal("top Y"), "scs:4.0cA");
    drawn.play("top X");
    assert_eq!(drawn.stack("07.05"), ["Y", "X"]);
    assert_eq!(drawn.asked(), "blue");
}

/// Rules: scs:4.0aF, scs:4.0aB.
#[test]
fn scs_4_0a_a_tolerance_covers_its_own_hex_and_no_other_stack() {
    let more = "blue K 03.03 1-1-5\nblue L 03.03 1-1-5\nblue M 03.03 1-1-5\nblue N 03.04 1-1-5";
    let mut drawn = draw(&format!("{OVERRUN_THROWN_BACK}{more}"));
    overrun_and_fall_back(&mut drawn);
    drawn.play("select N; move 03.03; stop");
    assert_eq!(end(&mut drawn), "K L M N", "four by a move, four by a retreat in 05.05");
    drawn.play("eliminate N");
    assert_eq!(in_excess(&drawn), "");
}

/// Rules: scs:4.0aF.
#[test]
fn scs_4_0a_every_retreat_of_a_phase_is_tolerated_where_it_ended() {
    let more = "blue B 05.02 4-4-5/2-2-5\nblue K 05.01 1-1-5\nblue L 05.01 1-1-5\n\
                blue M 05.01 1-1-5\nred Y 07.01 4-4-5";
    let mut drawn = draw(&format!("{OVERRUN_THROWN_BACK}{more}"));
    overrun_and_fall_back(&mut drawn);
    drawn.play_with("select B; move 06.01; overrun 07.01; roll", &[1, 2]);
    drawn.play("convert 0; lose B; retreat 05.01");
    assert_eq!((drawn.stack("05.05").len(), drawn.stack("05.01").len()), (4, 4));
    end_quietly(&mut drawn, 1);
}

/// Rules: scs:4.0aF.
#[test]
fn scs_4_0a_a_second_retreat_onto_the_same_hex_is_tolerated_on_top_of_the_first() {
    let mut drawn = draw(&format!("{OVERRUN_THROWN_BACK}blue B 06.05 4-4-5/2-2-5"));
    overrun_and_fall_back(&mut drawn);
    end_quietly(&mut drawn, 1);
    // 4 to 4 is 1:1; a 3 is A1r1.
    drawn.play_with("attack 07.05; add B; announce; roll", &[1, 2]);
    drawn.play("convert 0; lose B; retreat 05.05");
    assert_eq!(drawn.stack("05.05").len(), 5);
    end_quietly(&mut drawn, 1);
}

/// Rules: scs:4.0M.
#[test]
fn scs_4_0_a_unit_without_printed_stacking_points_counts_one() {
    let mut drawn = draw(
        "map 12x10\nblue A 05.05 3-4-5\nblue B 05.05 3-4-5\nblue C 05.06 3-4-5\n---\n\
         [stacking]\nmeasure = \"points\"\nlimit = 2",
    );
    drawn.play("select C; move 05.05; stop");
    assert_eq!(end(&mut drawn), "A B C");
}
