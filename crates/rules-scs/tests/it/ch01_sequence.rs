//! [SCS 1.0] The sequence of play.

use kernel::Game;

use crate::drawn::draw;

const QUIET: &str = "map 12x10\nblue A 02.02 3-4-5\nred X 11.09 3-4-5\n";

/// Rules: scs:1.0A, scs:1.0B, scs:1.0J, scs:0.4A.
#[test]
fn scs_1_0_a_game_turn_is_two_player_turns_of_the_same_four_phases() {
    let mut drawn = draw(QUIET);
    let told = drawn.play("end; end; end; end; end; end");
    assert_eq!(
        told,
        [
            "phase blue Combat",
            "phase blue Exploitation",
            "phase blue Supply",
            "turn 1 red",
            "phase red Movement",
            "phase red Combat",
            "phase red Exploitation",
            "phase red Supply",
            "turn 2 blue",
            "phase blue Movement",
        ]
    );
}

/// Rules: scs:1.0A, scs:1.0C.
#[test]
fn scs_1_0_the_game_is_over_after_the_last_player_turn_of_the_last_turn() {
    let mut drawn = draw(&format!("{QUIET}turn 3 of 3 red exploitation"));
    assert_eq!(drawn.play("end"), ["phase red Supply", "ended"]);
    assert_eq!(drawn.0.prompt(), None);
    assert_eq!(drawn.refusal("end"), "scs:1.0C");
    assert_eq!(drawn.0.outcome().unwrap().winner, Some(kernel::Seat(1)));
    let mut earlier = draw(&format!("{QUIET}turn 2 of 3 red exploitation"));
    earlier.play("end");
    assert_eq!((earlier.asked().as_str(), earlier.0.core().turn), ("blue", 3));
    assert_eq!(earlier.0.outcome(), None);
}

const CONTACT: &str = "
map 12x10
blue A 05.05 3-4-5/2-2-5
blue E 03.03 3-4-9/2-2-9 exploit
red X 06.05 3-4-5/2-2-5
red Z 03.05 _-1-5
";

/// Rules: scs:1.0C, scs:1.0F, scs:1.0G, scs:1.0H.
#[test]
fn scs_1_0_each_phase_has_its_own_actions_and_no_others() {
    let mut drawn = draw(CONTACT);
    assert_eq!(drawn.list(), ["select A", "select E", "end"]);
    assert_eq!(drawn.refusal("attack 06.05"), "scs:7.0B");
    assert_eq!(drawn.refusal("overrun 06.05"), "scs:6.0N");
    drawn.play("end");
    assert_eq!(drawn.list(), ["attack 06.05", "end"]);
    assert_eq!(drawn.refusal("select A"), "scs:1.0C");
    assert_eq!(drawn.refusal("overrun 06.05"), "scs:6.0N");
    drawn.play("end");
    assert_eq!(drawn.list(), ["select E", "end"]);
    assert_eq!(drawn.refusal("attack 06.05"), "scs:7.0B");
}

/// Rules: scs:1.0F.
#[test]
fn scs_1_0_in_the_movement_phase_units_move_and_overrun() {
    let mut drawn = draw(CONTACT);
    drawn.play("select E; move 03.04");
    assert!(drawn.lists("overrun 03.05"));
    let told = drawn.play_with("overrun 03.05; roll", &[2, 2]);
    assert_eq!(told[0], "announced Overrun 03.05 with 1 from 03.04");
}

/// Rules: scs:1.0G.
#[test]
fn scs_1_0_in_the_combat_phase_only_units_next_to_the_enemy_attack() {
    let mut drawn = draw(&format!("{CONTACT}turn 1 of 3 blue combat"));
    assert_eq!(drawn.refusal("attack 03.05"), "scs:2.1c", "nobody stands beside it");
    drawn.play("attack 06.05");
    assert_eq!(drawn.options("add"), ["A"]);
    assert_eq!(drawn.refusal("add E"), "scs:1.0G");
    assert_eq!(drawn.refusal("add Z"), "scs:1.0G", "the other side's units do not");
}

/// Rules: scs:1.0H.
#[test]
fn scs_1_0_in_the_exploitation_phase_only_exploitation_units_move_and_overrun() {
    let mut drawn = draw(&format!("{CONTACT}turn 1 of 3 blue exploitation"));
    assert_eq!(drawn.refusal("select A"), "scs:11.0a");
    drawn.play("select E; move 03.04");
    assert!(drawn.lists("overrun 03.05"));
}

/// Rules: scs:1.0D.
#[test]
fn scs_1_0_the_game_names_the_first_player_and_nobody_rolls_for_it() {
    // Without a choice in the set-up the first player is asked at once; no dice have been lent.
    let blue_first = draw(&format!("{QUIET}turn 1 of 3 blue setup"));
    assert_eq!(blue_first.asked(), "blue");
    let sides = &blue_first.0.scenario().sides;
    assert_eq!((sides[0].id.as_str(), sides[1].id.as_str()), ("blue", "red"));
    let red_turn = draw(&format!("{QUIET}turn 1 of 3 red movement"));
    assert_eq!(red_turn.asked(), "red");
}

/// Rules: scs:1.0E.
#[test]
fn scs_1_0_reinforcements_come_before_any_movement() {
    let arrivals = "[[arrival]]\nturn = 2\nunits = [\"R\"]\nentry = [\"01.05\"]\nkind = \"edge\"
                    [[arrival]]\nturn = 2\nunits = [\"Q\"]\nentry = [\"12.05\"]\nkind = \"edge\"";
    let mut drawn = draw(&format!(
        "{QUIET}blue R - 3-4-5\nred Q - 3-4-5\nturn 1 of 3 red exploitation\n---\n{arrivals}"
    ));
    assert_eq!(drawn.play("end").last().unwrap(), "phase blue Movement");
    assert_eq!(drawn.list(), ["place 01.05"]);
    assert_eq!(drawn.refusal("select A"), "scs:1.0E");
    assert_eq!(drawn.play("place 01.05"), ["arrived R 01.05"]);
    assert_eq!(drawn.at("Q"), "awaited", "the other side's come in its own turn");
    assert_eq!(drawn.options("select"), ["A", "R"]);
    drawn.play("end; end; end");
    assert_eq!(drawn.list(), ["place 12.05"]);
}

/// Rules: scs:1.0I.
#[test]
fn scs_1_0_the_supply_phase_checks_the_active_sides_units_only() {
    // Lakes all round both: neither has a line.
    let mut drawn = draw(
        "map 12x10\nlake 04.04 05.04 06.04 04.05 05.06 06.05\nlake 08.08 09.08 10.08 08.09 09.10 10.09
         blue A 05.05 3-4-5\nred X 09.09 3-4-5\nturn 1 of 3 blue exploitation",
    );
    let told = drawn.play("end");
    assert!(told.contains(&"out of supply A".into()), "{told:?}");
    assert!(!told.contains(&"out of supply X".into()), "{told:?}");
    drawn.play("end; end");
    assert!(drawn.play("end").contains(&"out of supply X".into()));
}

/// Rules: scs:1.0J.
#[test]
fn scs_1_0_in_the_second_players_turn_the_roles_are_exchanged() {
    let mut drawn = draw(&format!("{CONTACT}turn 1 of 3 red movement"));
    assert_eq!(drawn.options("select"), ["X", "Z"]);
    assert_eq!(drawn.refusal("select A"), "scs:3.3b");
    drawn.play("end");
    assert_eq!(drawn.options("attack"), ["05.05"]);
    assert_eq!(drawn.asked(), "red");
}

/// Rules: scs:1.0K.
#[test]
fn scs_1_0_a_game_may_leave_phases_out() {
    let variation = "[[sequence]]\nturn = 1\nside = \"red\"\nskip = [\"combat\", \"exploitation\"]";
    let mut drawn = draw(&format!("{QUIET}---\n{variation}"));
    let told = drawn.play("end; end; end");
    assert!(told.contains(&"phase blue Combat".into()), "the other side keeps its phases");
    let told = drawn.play("end");
    let expected = [
        "skipped red Combat",
        "skipped red Exploitation",
        "phase red Supply",
        "turn 2 blue",
        "phase blue Movement",
    ];
    assert_eq!(told, expected);
    let told = drawn.play("end; end; end; end");
    assert_eq!(told.last().unwrap(), "phase red Combat", "the next turn is as printed");
}

/// Rules: scs:1.0B, scs:3.1dA.
#[test]
fn scs_1_0_what_lasts_for_one_phase_is_forgotten_at_its_end() {
    let mut drawn = draw("map 12x10\nblue E 03.03 3-4-9/2-2-9 exploit\nred X 11.09 3-4-5\n");
    drawn.play("select E; move 03.04; stop");
    assert_eq!(drawn.refusal("select E"), "scs:3.1M");
    drawn.play("end; end");
    assert_eq!(drawn.spent("E"), 0);
    drawn.play("select E; move 03.05; stop");
}
