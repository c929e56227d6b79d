//! A copy is the same game with all that is derived from it, and games are equal as a whole.

use kernel::Game;
use rules_scs::Options;
use rules_scs::options::Fog;

use crate::drawn::{draw, draw_with};

#[test]
fn a_copy_goes_on_as_the_original_does_and_leaves_it_alone() {
    let mut drawn = draw(
        "map 12x10\nblue A 03.05 3-4-5\nblue B 03.05 3-4-5\nred X 06.05 3-4-5
         turn 1 of 3 blue movement",
    );
    drawn.play("select A; move 04.05");
    let mut copy = drawn.clone();
    copy.0.check_invariants();
    assert_eq!(copy.0.prompt(), drawn.0.prompt());
    copy.play("move 05.05");
    assert_eq!((copy.at("A"), drawn.at("A")), ("05.05".to_owned(), "04.05".to_owned()));
    assert_eq!(drawn.stack("05.05"), Vec::<String>::new());
    drawn.play("move 05.05");
    assert_eq!(copy.0, drawn.0);
}

#[test]
fn games_are_equal_by_situation_options_and_scenario() {
    let text = "map 12x10\nblue A 03.05 3-4-5\nred X 06.05 3-4-5";
    let drawn = draw(text);
    assert_eq!(drawn.0, draw(text).0, "the same files, read twice");
    let mut moved = drawn.clone();
    moved.play("select A");
    assert_ne!(drawn.0, moved.0);
    let lifted = draw_with(text, Options { fog: Fog::Off, ..Options::default() });
    assert_ne!(drawn.0, lifted.0);
    let elsewhere = draw(&format!("{text}\nwoods 12.10"));
    assert_eq!(drawn.0.core(), elsewhere.0.core());
    assert_ne!(drawn.0, elsewhere.0, "the same situation on another map");
    assert_ne!(draw(&format!("{text}\nwoods 12.10\nturn 2 of 3 blue movement")).0, drawn.0);
}
