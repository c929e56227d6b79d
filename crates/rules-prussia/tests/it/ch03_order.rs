//! Chapters 3.3, 3.4, 4.3 and 7.2: full hexes, who comes and goes, and who lies where.

use rules_prussia::{Army, Decision, Options};

use crate::bench::{FOOT1, FOOT2, FOOT4, GUN2, HORSE2, field, wide};
use crate::stage::Drawing;

/// A Movement Phase after which a pair far away has still to fight.
fn march() -> Drawing {
    wide(&[])
        .phase("prussia", "movement")
        .unit("zp", "prussia cavalry hussar", HORSE2, "0714")
        .unit("zx", "coalition infantry line", FOOT1, "0814")
        .leader("l", "prussia-foot", 0, "0405")
}

/// Rules: pg:3.3a, pg:3.3b, pg:3.2a.
#[test]
fn pg_3_3a_who_is_too_many_may_not_stop_where_he_stands() {
    // 16 levels: three of the four units may stay, the last must go.
    let mut stage = march()
        .unit("a", "prussia infantry line", FOOT4, "0305")
        .unit("b", "prussia infantry line", FOOT4, "0305")
        .unit("c", "prussia infantry line", FOOT4, "0305")
        .unit("d", "prussia infantry line", FOOT4, "0305")
        .crowded("0305")
        .stage();
    stage.play("select a; stop; select b; stop; select c; stop; select d", &[]);
    assert_eq!(stage.rule("stop"), "pg:3.3a");
    stage.play("move 0405; stop; end", &[]);
    // Twelve levels are too many for a column: one unit may stay.
    let mut stage = march()
        .unit("a", "prussia infantry line", FOOT4, "0305")
        .unit("b", "prussia infantry line", FOOT4, "0305")
        .unit("c", "prussia infantry line", FOOT4, "0305")
        .stage();
    stage.play("column prussia-foot; select a; stop; select b", &[]);
    assert_eq!(stage.rule("stop"), "pg:3.3a");
    stage.play("move 0405; stop", &[]);
    assert_eq!(stage.rule("end"), "pg:3.3a");
    stage.play("select c; move 0304; stop; end", &[]);
}

/// Rules: pg:3.4.1a.
///
/// Nobody brings up Coalition guns in the turn they came: neither by lying down under them nor by going.
#[test]
fn pg_3_4_1a_guns_at_the_bottom_do_not_fire_before_their_next_movement() {
    for arrival in [true, false] {
        let drawing = wide(&[])
            .phase("coalition", "movement")
            .unit("c", "coalition cavalry hussar", HORSE2, "0505")
            .unit("g", "coalition artillery battery", GUN2, "0605")
            .unit("i", "coalition infantry line", FOOT4, "0606")
            .unit("p", "prussia artillery battery", GUN2, "0405");
        let mut stage = drawing.stage();
        stage.play("select g; move 0505; stop", &[]);
        if arrival {
            stage.play("select i; move 0505; stop; place-at 1", &[]);
        }
        stage.play("select c; move 0605; stop", &[]);
        let pile: &[&str] = if arrival { &["g", "i"] } else { &["g"] };
        assert_eq!(stage.pile("0505"), pile);
        // Prussian defensive fire; with infantry there a Close Combat Phase; then Prussian command.
        stage.play(if arrival { "end; end; end" } else { "end; end" }, &[1]);
        assert_eq!(stage.asked(), Army::Prussia);
        // No defensive fire in the Prussian turn: next the Coalition commands and moves.
        stage.play("end; end", &[1, 1]);
        assert_eq!((stage.asked(), stage.asks()), (Army::Coalition, Decision::Order));
        // Its next Movement Phase is over: it fires.
        stage.play("end", &[]);
        assert!(stage.offers("target 0405"));
    }
}

/// Rules: pg:4.3c, pg:7.2.3d.
///
/// Only where a unit stops are other units Engaged than before.
#[test]
fn pg_7_2_3d_fast_units_that_pass_through_do_not_flip_the_marker() {
    let drawing = || {
        wide(&[])
            .unit("old", "prussia infantry line", FOOT2, "0505")
            .unit("h", "prussia cavalry hussar", HORSE2, "0405")
            .unit("x", "coalition infantry line", FOOT4, "0605")
    };
    let mut passes = drawing().stage();
    passes.play("select h; move 0505; move 0506", &[]);
    assert_eq!(passes.shifted("0505"), Some(false));
    let mut stays = drawing().stage();
    stays.play("select h; move 0505", &[]);
    assert_eq!(stays.shifted("0505"), Some(false), "it has not stopped yet");
    stays.play("stop; place-at 1", &[]);
    assert_eq!(stays.engaged("0505", Army::Prussia), ["old", "h"]);
    assert_eq!(stays.shifted("0505"), Some(true));
    // Where only relief flips it, an addition does not.
    let relieved = Options { flip_when_relieved: true, ..Options::default() };
    let mut stays = drawing().options(relieved).stage();
    stays.play("select h; move 0505; stop; place-at 1", &[]);
    assert_eq!(stays.shifted("0505"), Some(false));
}

/// Rules: pg:7.2.1c, pg:4.3c.
///
/// Who comes must take the place of the old unit himself (K-86).
#[test]
fn pg_7_2_1c_an_arrival_below_relieves_nobody() {
    let mut stage = wide(&[])
        .unit("s", "prussia infantry line", FOOT4, "0505")
        .unit("a", "prussia infantry line", FOOT4, "0505")
        .unit("n", "prussia infantry line", FOOT4, "0405")
        .unit("x", "coalition infantry line", FOOT4, "0605")
        .stage();
    stage.play("select n; move 0505; stop; place-at 1", &[]);
    let mut other = stage.clone();
    stage.play("top s", &[]);
    assert_eq!(stage.shifted("0505"), Some(true));
    assert_eq!(stage.rule("select a"), "pg:7.2.1c");
    other.play("top n; select a; move 0405", &[]);
    assert_eq!(other.spent("a"), 2);
}

/// Rules: pg:3.4d.
///
/// Each unit once (K-84), until somebody comes or goes.
#[test]
fn pg_3_4d_a_stack_is_ordered_anew_when_somebody_comes_or_goes() {
    let mut stage = march()
        .unit("a", "prussia infantry line", FOOT2, "0305")
        .unit("b", "prussia infantry line", FOOT2, "0305")
        .unit("c", "prussia infantry line", FOOT2, "0305")
        .unit("d", "prussia infantry line", FOOT2, "0405")
        .stage();
    stage.play("top a; top b", &[]);
    assert_eq!(stage.pile("0305"), ["b", "a", "c"]);
    assert_eq!(stage.rule("top a"), "pg:3.4d");
    stage.play("select c; move 0304; stop; top a", &[]);
    assert_eq!(stage.pile("0305"), ["a", "b"]);
    assert_eq!(stage.rule("top a"), "pg:3.4d");
    stage.play("select d; move 0305; stop; place-at 3; top b; top a", &[]);
    assert_eq!(stage.pile("0305"), ["a", "b", "d"]);
}

/// Rules: pg:3.4e.
#[test]
fn pg_3_4e_who_retreats_lies_on_top_of_his_friends() {
    let mut stage = field(&[("0604", '~'), ("0606", '~'), ("0704", '~')])
        .unit("a", "prussia infantry line", FOOT4, "0505")
        .unit("x", "coalition infantry line", "4-4-3 3-4-3 3-4-3 2-4-3", "0605")
        .unit("s", "coalition infantry line", FOOT1, "0705")
        .stage();
    // 8 against 4, leads 6 against 4: +1. Row 4: `Ex / Ex(+1)`: two LP, a level and Disorder; `s` stands.
    stage.play("attack 0605; from 0505; announce; roll", &[3, 1]);
    assert_eq!(stage.pile("0705"), ["x", "s"]);
}
