//! Signatures and perft: change detectors.

use expect_test::expect;
use kernel::perft;
use testkit::signature;
use testkit::tiny::Tiny;

#[test]
fn the_signature_of_the_tiny_game_is_the_committed_one() {
    expect!["86670ee1929b5a3cafd34ceaa458f3a23d742ee9bf2b7a91fc8c92273a2764c8"]
        .assert_eq(&signature::of_games(&Tiny::new(), 200, 500));
}

#[test]
fn the_numbers_of_paths_of_the_tiny_game_are_the_committed_ones() {
    let counts: Vec<u64> = (0..7).map(|depth| perft(&Tiny::new(), depth)).collect();
    expect!["[1, 2, 6, 26, 114, 286, 1126]"].assert_eq(&format!("{counts:?}"));
}
