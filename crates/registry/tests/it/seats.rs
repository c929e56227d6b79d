//! Seats that depend on what was agreed on: players who share the squad of Ambush!

use std::collections::BTreeMap;

use kernel::Seed;
use registry::{AnyTable, OpenFault};

use crate::{play, registry};

/// The training mission for two, both of whom bots could play.
fn two() -> AnyTable {
    let options = BTreeMap::from([("players".to_owned(), "2".to_owned())]);
    registry().begin("ambush/corbeau", &options, 1).expect("it opens")
}

/// Rules: amb:1c.
#[test]
fn amb_1c_a_game_of_two_begins_and_asks_seat_by_seat() {
    let mut table = two();
    assert_eq!(table.seats(), ["able", "baker"]);
    let asked = |table: &AnyTable| table.asked().expect("somebody is asked").to_owned();
    play(&mut table, "squad ready-made; lead A");
    assert_eq!(asked(&table), "baker");
    play(&mut table, "lead B; lead C");
    assert_eq!(asked(&table), "able");
    assert_eq!(table.answered(), Some("baker"));
    assert!(table.lines(0)[2].starts_with("> baker lead B"), "{:?}", table.lines(0));
    // Each takes back his own answers only.
    play(&mut table, "lead D");
    table.undo(None).expect("it was Able’s own");
    assert!(table.undo(Some(1)).is_err(), "Baker has answered since");
}

/// Rules: amb:1c.
#[test]
fn amb_1c_a_game_of_two_is_saved_and_resumed() {
    let mut table = two();
    play(&mut table, "squad ready-made; lead A; lead B; lead C; lead D");
    for _ in 0..40 {
        let action = table.prompt()["actions"][0].as_str().expect("it goes on").to_owned();
        play(&mut table, &action);
    }
    let (header, lines, hash) = (table.header(), table.lines(0), table.hash());
    let mut again = registry().load_pieces(&header, &lines, &hash).expect("the pieces fit");
    assert_eq!(again.seats(), table.seats());
    assert_eq!(again.asked(), table.asked());
    again.resume(Seed::from_number(1)).expect("the seed is the one promised");
    let proof = registry().verify(&table.record()).expect("the record is proved");
    assert!(!proof.over);
    // For another number of players it is another game.
    let other = header.replace("\"2\"", "\"3\"");
    let fault = registry().load_pieces(&other, &lines, &hash).expect_err("three have three seats");
    assert!(matches!(fault, OpenFault::Unlike(_)), "{fault}");
}
