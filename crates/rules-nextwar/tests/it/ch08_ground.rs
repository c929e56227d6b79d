//! [NW 8.5.1] Ground movement.

use crate::drive::Drive;
use crate::fields::field;

/// Rules: nw:8.5.1a.
#[test]
fn a_stack_moves_together_and_neither_drops_nor_picks_up_units() {
    let mut war = field(
        "",
        "dprk-a infantry X 4-4-5-4 1 at 0302
         dprk-b infantry X 4-4-5-4 1 at 0302
         dprk-c infantry X 4-4-5-4 1 at 0303",
    );
    war.play("select dprk-a; add dprk-b; drop dprk-b; add dprk-b", &[]);
    assert_eq!(war.refusal("add dprk-c"), "nw:8.5.1a");
    assert_eq!(war.refusal("move 0305"), "nw:8.5.1a");
    assert_eq!(war.refusal("stop"), "nw:8.5.1a");
    war.play("move 0303", &[]);
    assert_eq!(war.refusal("add dprk-c"), "nw:8.5.1a");
    assert_eq!(war.refusal("drop dprk-b"), "nw:8.5.1a");
    assert_eq!(war.refusal("cancel"), "nw:8.5.1a");
    war.play("stop", &[]);
    assert_eq!((war.at("dprk-a"), war.at("dprk-b")), ("0303".into(), "0303".into()));
    assert_eq!(war.refusal("select dprk-b"), "nw:2.3.5");
}

/// Rules: nw:8.5.1d, nw:8.5.1h, nw:8.5.1i, nw:8.5.1c.
#[test]
fn each_unit_of_a_stack_pays_its_own_way() {
    let mut war = field(
        "0303=w 0304=w 0305=w 0306=w 0307=w",
        "dprk-a infantry X 4-4-5-4 1 at 0302
         dprk-b airmobile X 4-4-5-24 1 at 0302
         dprk-c light-infantry X 4-4-5-5 1 at 0302 yellow",
    );
    war.play("select dprk-a; add dprk-b; move 0303; move 0304", &[]);
    assert_eq!(war.question(), "choose-mover", "woods cost infantry two of four");
    war.play("select dprk-c; move 0303; move 0304; move 0305; move 0306; move 0307", &[]);
    assert_eq!(war.at("dprk-c"), "0307", "and light infantry one of five");
}

/// Rules: nw:8.5.1e.
#[test]
fn a_unit_may_always_go_one_hex() {
    let mut war = field("0303=H", "dprk-a infantry X 4-4-5-4 1 at 0302 spent=18");
    war.play("select dprk-a; move 0303", &[]);
    assert_eq!((war.at("dprk-a"), war.question()), ("0303".into(), "choose-mover"));
}

/// Rules: nw:2.3.3b, nw:8.5.1f.
#[test]
fn only_elite_units_move_in_the_elite_reaction() {
    let war = field(
        "",
        "segment elite-reaction
         kind initiative allied
         dprk-a infantry X 4-4-6-4 1 at 0302
         dprk-b infantry X 4-4-5-4 1 at 0302",
    );
    assert!(war.offers("select dprk-a"));
    assert_eq!(war.refusal("select dprk-b"), "nw:3.0j");
}

/// Rules: nw:2.3.3b, nw:8.1.1.1d, nwk:5.1.1, nw:3.0j.
#[test]
fn who_falls_below_six_in_a_crowded_or_mixed_hex_is_not_elite() {
    let elite = |lines: &str| {
        let reaction = "segment elite-reaction\nkind initiative allied\n";
        let war = field("", &format!("{reaction}dprk-a infantry X 4-4-6-4 1 at 0302\n{lines}"));
        war.offers("select dprk-a")
    };
    let others = "dprk-b infantry XX 5-6-4-4 2 at 0302\n";
    assert!(elite(&format!("{others}dprk-c infantry X 4-4-4-4 1 at 0302")), "four points");
    assert!(!elite(&format!("{others}dprk-c infantry XX 5-6-4-4 2 at 0302")), "five points");
    assert!(!elite("prc-a infantry X 4-4-7-4 1 at 0302"), "four with the Chinese");
}
