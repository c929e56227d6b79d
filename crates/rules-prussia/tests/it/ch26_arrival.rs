//! Chapter 26.3.3: the turn in which Lacy comes.

use rules_prussia::{Army, Battle, Phase};

use crate::data::battle;
use crate::fight::{dice, drive};
use crate::stage::Stage;

fn in_movement(turn: u8) -> impl Fn(&Battle) -> bool {
    move |it| {
        let core = it.core();
        (core.turn, core.active, core.phase) == (turn, Army::Coalition, Phase::Movement)
    }
}

/// Rules: pg:26.3.3c, pg:7.3a.
#[test]
fn pg_26_3_3c_lacy_may_form_a_column_on_arrival() {
    let mut game = battle("torgau");
    // He comes at six on a 1.
    drive(&mut game, &mut dice(6, &[("pg:26.3.3a", &[1])]), in_movement(1));
    assert!(!game.army_state(Army::Coalition).active);
    let lacy = game.scenario().find_wing("lacy").expect("his wing");
    assert!(game.is_wing_effective(lacy));
    let sincere = game.scenario().find_wing("sincere").expect("a wing");
    assert!(!game.is_wing_effective(sincere), "the others are not");
    assert!(Stage(game).offers("column lacy"));
}
