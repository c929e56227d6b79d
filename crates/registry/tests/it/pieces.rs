//! A game kept in pieces: header, the lines of each answer, the hash; and what games share.

use std::collections::BTreeMap;
use std::sync::Arc;

use kernel::Seed;
use registry::{AnyGame, OpenFault};

use crate::{play, registry, table};

#[test]
fn header_lines_and_hash_make_the_record() {
    let mut table = table("scs/fig-combat-1");
    play(&mut table, "attack 20.10; add 3; add 4; announce; roll");
    let lines = table.lines(0);
    assert_eq!(lines.len(), 5, "one text an answer");
    assert_eq!(lines[0], "> friendly attack 20.10\n");
    assert_eq!(lines[4].lines().count(), 3, "the roll and its two dice");
    assert_eq!(table.lines(3), lines[3..]);
    let text = format!("{}{}= {} ", table.header(), lines.concat(), table.hash());
    assert!(table.record().starts_with(&text), "only the seal follows");
}

#[test]
fn a_game_is_set_up_again_from_its_pieces_and_goes_on_with_its_dice() {
    let mut table = table("scs/fig-combat-1");
    play(&mut table, "attack 20.10; add 3; add 4; announce");
    let (header, lines, hash) = (table.header(), table.lines(0), table.hash());
    let mut again = registry().load_pieces(&header, &lines, &hash).expect("the pieces fit");
    again.resume(Seed::from_number(1)).expect("the seed is the one promised");
    play(&mut table, "roll");
    play(&mut again, "roll");
    assert_eq!(again.record(), table.record());
    let viewer = table.viewer("enemy").expect("a seat");
    assert_eq!(again.log_for(viewer), table.log_for(viewer));
}

#[test]
fn a_new_seed_is_promised_in_the_lines_of_the_next_answer() {
    let mut table = table("scs/fig-combat-1");
    play(&mut table, "attack 20.10");
    let (header, hash) = (table.header(), table.hash());
    let mut other = registry().load_pieces(&header, &table.lines(0), &hash).expect("they fit");
    other.resume(Seed::from_number(2)).expect("another seed, another promise");
    play(&mut other, "add 3; announce; roll");
    let lines = other.lines(1);
    assert!(lines[0].starts_with("commitment "), "{lines:?}");
    assert!(lines[0].ends_with("> friendly add 3\n"), "{lines:?}");
    let again = registry().load_pieces(&header, &other.lines(0), &other.hash());
    assert_eq!(again.expect("they fit").lines(0), other.lines(0));
}

#[test]
fn pieces_that_do_not_fit_are_refused() {
    let mut table = table("scs/fig-combat-1");
    play(&mut table, "attack 20.10; add 3");
    let (header, lines, hash) = (table.header(), table.lines(0), table.hash());
    let registry = registry();
    let load = |lines: &[String], hash: &str| registry.load_pieces(&header, lines, hash);
    assert!(matches!(load(&lines[..1], &hash), Err(OpenFault::Replay(_))), "another situation");
    assert!(matches!(load(&lines, "abc"), Err(OpenFault::Record(_))), "no hash");
    let broken = ["> nobody end\n".to_owned()];
    assert!(matches!(load(&broken, &hash), Err(OpenFault::Record(_))), "no such seat");
}

#[test]
fn games_of_one_scenario_share_what_does_not_change() {
    let registry = registry();
    let (none, open) = (BTreeMap::new(), BTreeMap::from([("fog".to_owned(), "off".to_owned())]));
    let scenario = |options| {
        let game = registry.open("scs/mill-bridge", options).expect("it opens").game;
        let AnyGame::Scs(war) = game else { panic!("a game of the series") };
        Arc::clone(war.scenario())
    };
    assert!(Arc::ptr_eq(&scenario(&none), &scenario(&none)));
    assert!(!Arc::ptr_eq(&scenario(&none), &scenario(&open)), "other options, another game");
}
