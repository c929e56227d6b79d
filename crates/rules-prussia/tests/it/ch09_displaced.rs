//! Chapters 9.1 and 9.2: where a leader goes who is driven from his hex.

use rules_prussia::state::{Bearer, Fate};
use rules_prussia::{Army, Decision};

use crate::bench::{FOOT1, FOOT4, HORSE2, wide};
use crate::stage::Stage;

/// A lone leader in 0605 and hussars beside him; friends of his in two hexes.
fn alone(what: &str, one: &str, other: &str) -> Stage {
    let mut stage = wide(&[])
        .unit("h", "prussia cavalry hussar", HORSE2, "0505")
        .unit("x", "coalition infantry line", FOOT4, one)
        .unit("y", "coalition infantry line", FOOT4, other)
        .unit("z", "coalition infantry line", FOOT1, "1414")
        .leader("m", what, 1, "0605")
        .stage();
    stage.play("select h", &[]);
    stage
}

/// Rules: pg:9.2b.
///
/// 0602 and 0608 are three hexes away, 1414 farther [K-129].
#[test]
fn pg_9_2b_of_several_nearest_hexes_the_owner_takes_one() {
    for hex in ["0602", "0608"] {
        let mut stage = alone("coalition commander 3 any", "0602", "0608");
        stage.play("move 0605", &[5]);
        let leader = stage.leader_id("m");
        assert_eq!(stage.asked(), Army::Coalition);
        assert_eq!(stage.asks(), Decision::Displaced { leader });
        assert_eq!(stage.offered(), ["place 0602", "place 0608"]);
        assert_eq!(stage.rule("place 1414"), "pg:9.2b");
        assert_eq!(stage.rule("place 0605"), "pg:9.2b");
        stage.play(&format!("place {hex}"), &[]);
        assert_eq!(stage.leader_at("m"), hex);
        // The hussars ride on.
        assert_eq!(stage.asked(), Army::Prussia);
        assert!(stage.offers("move 0704"), "{:?}", stage.offered());
    }
}

/// Rules: pg:9.2b.
#[test]
fn pg_9_2b_a_single_nearest_hex_is_not_asked_for() {
    let mut stage = alone("coalition commander 3 any", "0602", "0609");
    stage.play("move 0605", &[5]);
    assert_eq!((stage.asked(), stage.leader_at("m")), (Army::Prussia, "0602".to_owned()));
}

/// Rules: pg:9.1a, pg:9.2b.
///
/// The replacement of a leader killed in a hex that the enemy holds appears among the nearest
/// friends: the owner chooses there too [K-129].
#[test]
fn pg_9_1a_of_several_nearest_hexes_the_replacement_takes_one() {
    let mut stage = alone("coalition-horse", "0602", "0608");
    stage.play("move 0605", &[6]);
    let leader = stage.leader_id("m");
    let state = stage.0.leader(leader);
    assert_eq!((state.fate, state.bearer), (Fate::Killed, Bearer::Replacement));
    assert_eq!(stage.asks(), Decision::Displaced { leader });
    stage.play("place 0608", &[]);
    assert_eq!(stage.leader_at("m"), "0608");
}

/// Rules: pg:9.2b.
#[test]
fn pg_9_2b_two_leaders_of_a_hex_go_one_after_the_other() {
    let mut stage = wide(&[])
        .unit("h", "prussia cavalry hussar", HORSE2, "0505")
        .unit("x", "coalition infantry line", FOOT4, "0602")
        .unit("y", "coalition infantry line", FOOT4, "0608")
        .leader("m", "coalition commander 3 any", 1, "0605")
        .leader("n", "coalition-horse", 1, "0605")
        .stage();
    stage.play("select h; move 0605", &[5, 1]);
    stage.play("place 0602; place 0608", &[]);
    assert_eq!((stage.leader_at("m"), stage.leader_at("n")), ("0602".into(), "0608".into()));
}
