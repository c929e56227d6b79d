//! The fixture itself.

use rules_prussia::Morale;

use crate::stage::plain;

#[test]
fn a_drawn_situation_is_played() {
    let mut stage = plain()
        .unit("a", "prussia infantry line", "8-6-3 7-5-3 5-4-3 2-3-3", "0305")
        .unit("x", "coalition infantry line", "8-5-3 7-4-3 5-3-3 2-2-3", "0705")
        .morale("x", "disordered")
        .stage();
    assert_eq!(stage.at("a"), "0305");
    assert_eq!(stage.morale("x"), Morale::Disordered);
    stage.play("select a; move 0405; move 0505; stop", &[]);
    assert_eq!(stage.at("a"), "0505");
}
