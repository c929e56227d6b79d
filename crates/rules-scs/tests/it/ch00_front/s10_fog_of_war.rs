//! [SCS 0.10] Fog of war: who sees what, and that an announced attack goes on.

use kernel::{Game, Seat, Viewer};
use rules_scs::options::{Fog, Memory};
use rules_scs::{Event, Options};
use testkit::Drive;

use super::hex;
use crate::drawn::{Drawn, draw, draw_with};

const BLUE: Viewer = Viewer::Player(Seat(0));
const RED: Viewer = Viewer::Player(Seat(1));

const STACKS: &str = "
map 12x10
blue A 05.05 3-4-5/2-2-5
blue B 05.05 3-4-5/2-2-5
blue C 05.08 3-4-5/2-2-5
red X 06.05 3-4-5/2-2-5
red Y 06.05 3-4-5/2-2-5
red Z 06.05 3-4-5/2-2-5 marks=out-of-supply
red Q - 3-4-5/2-2-5
turn 1 of 3 blue combat
";

/// The units on a list that somebody may look at.
fn seen(drawn: &Drawn, viewer: Viewer, units: &str) -> String {
    units
        .split(' ')
        .filter(|it| drawn.0.may_see(viewer, drawn.id(it)))
        .collect::<Vec<_>>()
        .join(" ")
}

/// Rules: scs:0.10A, scs:0.10B, scs:0.10C.
#[test]
fn scs_0_10_of_an_enemy_stack_only_the_top_unit_is_seen_whatever_markers_lie_on_it() {
    let drawn = draw(STACKS);
    assert_eq!(seen(&drawn, BLUE, "A B C X Y Z"), "A B C Z");
    assert_eq!(seen(&drawn, RED, "A B C X Y Z"), "B C X Y Z");
    assert_eq!(seen(&drawn, Viewer::Spectator, "A B C X Y Z"), "B C Z");
    assert_eq!(seen(&drawn, BLUE, "Q"), "Q", "the order of arrival is public");
    assert!(drawn.0.hides_units(hex(&drawn, "06.05")));
    assert!(!drawn.0.hides_units(hex(&drawn, "05.08")), "a single unit hides nothing");
    assert!(!drawn.0.hides_units(hex(&drawn, "01.01")), "an empty hex neither");
}

/// Rules: scs:0.10A.
#[test]
fn scs_0_10_a_table_may_agree_to_play_with_open_stacks() {
    let open = draw_with(STACKS, Options { fog: Fog::Off, ..Options::default() });
    assert_eq!(seen(&open, BLUE, "X Y Z"), "X Y Z");
    assert_eq!(seen(&open, RED, "A B"), "A B");
    assert!(!open.0.hides_units(hex(&open, "06.05")));
}

/// Rules: scs:0.10B.
#[test]
fn scs_0_10_the_new_top_unit_is_seen_when_the_owner_changes_the_stack() {
    let mut drawn = draw(STACKS);
    drawn.play("top A");
    assert_eq!(seen(&drawn, RED, "A B"), "A");
}

/// Rules: scs:0.10D, scs:0.10E.
#[test]
fn scs_0_10_announcing_shows_both_sides_and_cannot_be_taken_back() {
    let mut drawn = draw(&STACKS.replace("A 05.05 3-4-5", "A 05.05 6-4-5"));
    drawn.play("attack 06.05; add A");
    assert_eq!(seen(&drawn, BLUE, "X Y Z"), "Z", "a plan shows nothing");
    assert_eq!(seen(&drawn, RED, "A B"), "B");
    let told = drawn.play("announce");
    assert_eq!(
        told,
        [
            "announced Attack 06.05 with 1 from 05.05",
            "revealed A against X Y Z",
            "odds 6 to 12 = 1:2, shift 0, column 1:2",
        ]
    );
    assert_eq!(seen(&drawn, BLUE, "X Y Z"), "X Y Z");
    assert_eq!(seen(&drawn, RED, "A B C"), "A B C");
    assert_eq!(drawn.list(), ["roll"], "nothing is left but the dice");
    assert_eq!(drawn.refusal("end"), "scs:7.1C");
    assert_eq!(drawn.refusal("add B"), "scs:0.10E");
    assert_eq!(drawn.refusal("cancel"), "scs:0.10E");
    assert_eq!(drawn.refusal("attack 06.05"), "scs:7.1C");
}

/// Rules: scs:0.10D, scs:0.10E.
#[test]
fn scs_0_10_announcement_and_reveal_are_the_events_after_which_nothing_is_taken_back() {
    let mut drawn = draw(&STACKS.replace("A 05.05 3-4-5", "A 05.05 6-4-5"));
    drawn.play("attack 06.05; add A");
    let events = drawn.0.play("announce", &[]);
    let shows: Vec<bool> = events.iter().map(rules_scs::War::reveals).collect();
    assert_eq!(shows, [true, true, false]);
    assert!(matches!(events[0], Event::Announced { .. }));
    assert!(matches!(events[1], Event::Revealed { .. }));
}

/// Rules: scs:0.10D.
#[test]
fn scs_0_10_after_the_combat_the_stack_is_covered_again_unless_the_table_remembers() {
    // 3 to 12 is 1:4, below the left column: the attacker loses a step and the combat is over.
    let play = "attack 06.05; add A; announce; lose A; top Z";
    let mut drawn = draw(STACKS);
    drawn.play(play);
    assert_eq!(seen(&drawn, BLUE, "X Y Z"), "Z");
    assert_eq!(seen(&drawn, RED, "A B"), "B");
    let mut keeps = draw_with(STACKS, Options { memory: Memory::Keep, ..Options::default() });
    keeps.play(play);
    assert_eq!(seen(&keeps, BLUE, "X Y Z"), "X Y Z");
    assert_eq!(seen(&keeps, RED, "A B"), "A B");
    keeps.play("end; end; select Y; add X; move 07.05; stop; end; end; end");
    assert_eq!(seen(&keeps, BLUE, "X Y Z"), "Y Z", "what has moved is covered");
}

/// Rules: scs:0.10E.
#[test]
fn scs_0_10_an_attack_goes_on_even_below_the_left_column() {
    let mut drawn = draw(STACKS);
    let told = drawn.play("attack 06.05; add A; announce");
    assert_eq!(told[2..], ["odds 3 to 12 = 1:4, shift 0, column none", "result A1 without a roll"]);
    assert_eq!(drawn.list(), ["lose A"]);
    drawn.play("lose A; top Z");
    assert_eq!(drawn.steps("A"), 1);
    assert_eq!(drawn.refusal("attack 06.05"), "scs:7.2d");
}

/// Rules: scs:0.10D, scs:0.10E.
#[test]
fn scs_0_10_an_overrun_is_as_final_as_an_attack() {
    let text =
        STACKS.replace("blue combat", "blue movement").replace("05.08 3-4-5", "05.08 24-4-9");
    let mut drawn = draw(&text);
    drawn.play("select C; move 05.07; move 05.06");
    assert_eq!(seen(&drawn, BLUE, "X Y Z"), "Z");
    drawn.play("overrun 06.05");
    assert_eq!(seen(&drawn, BLUE, "X Y Z"), "X Y Z");
    assert_eq!(drawn.list(), ["roll"]);
    assert_eq!(drawn.refusal("stop"), "scs:1.0C");
}

/// Rules: scs:0.10A.
#[test]
fn scs_0_10_what_a_player_imagines_keeps_all_he_sees_and_may_be_otherwise_beneath() {
    let drawn = draw(
        "map 12x10\nblue A 02.02 3-4-5\nblue B 02.02 3-4-5
         red X 06.05 3-4-5\nred Y 06.05 3-4-5\nred P 08.05 3-4-5\nred Q 08.05 3-4-5",
    );
    for (face, x, p) in [(2, "06.05", "08.05"), (1, "08.05", "06.05")] {
        let faces = [face];
        let mut chooser = kernel::dice::Script::new(&faces);
        let guess = Drawn(drawn.0.guess(BLUE, &mut chooser));
        assert_eq!((guess.at("X").as_str(), guess.at("P").as_str()), (x, p));
        assert_eq!((guess.at("Y").as_str(), guess.at("Q").as_str()), ("06.05", "08.05"));
        assert_eq!(guess.stack("02.02"), ["A", "B"]);
        guess.0.check_invariants();
    }
}
