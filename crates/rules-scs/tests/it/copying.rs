//! A copy into memory that is there already is the same game, with all that is derived from it.

use kernel::Game;
use rules_scs::Options;
use rules_scs::options::Fog;

use crate::drawn::{draw, draw_with};

#[test]
fn a_game_copied_over_another_goes_on_as_the_original_does() {
    let mut drawn = draw(
        "map 12x10\nblue A 03.05 3-4-5\nblue B 03.05 3-4-5\nred X 06.05 3-4-5
         turn 1 of 3 blue movement",
    );
    let mut copy = draw(
        "map 12x10\nblue A 10.02 3-4-5\nblue B 09.09 3-4-5\nred X 11.02 3-4-5
         turn 1 of 3 blue movement",
    );
    drawn.play("select A; move 04.05");
    copy.0.clone_from(&drawn.0);
    copy.0.check_invariants();
    assert_eq!(copy.list(), drawn.list());
    assert_eq!(copy.stack("04.05"), ["A"]);
    assert_eq!(copy.stack("10.02"), Vec::<String>::new(), "what lay there before is gone");
    assert_eq!(copy.0.prompt(), drawn.0.prompt());
    copy.play("move 05.05");
    assert_eq!(drawn.at("A"), "04.05", "the original stays where it was");
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
