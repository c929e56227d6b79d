//! Signatures and perft: change detectors.

use expect_test::expect;
use kernel::perft;
use testkit::signature;
use testkit::tiny::Tiny;

#[test]
fn the_signature_of_the_tiny_game_is_the_committed_one() {
    expect!["a1cfe2bc4b542506948309b759a8fba202ad8840a816b1f6be7922b96152fc9a"]
        .assert_eq(&signature::of_games(&Tiny::new(), 200, 500));
}

#[test]
fn the_numbers_of_paths_of_the_tiny_game_are_the_committed_ones() {
    let counts: Vec<u64> = (0..7).map(|depth| perft(&Tiny::new(), depth)).collect();
    expect!["[1, 2, 6, 26, 114, 286, 1126]"].assert_eq(&format!("{counts:?}"));
}
