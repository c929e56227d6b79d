//! Golden games of the tiny game.

use std::path::Path;

use testkit::golden;
use testkit::tiny::Tiny;

#[test]
fn the_stored_games_replay_to_the_same_end_and_the_same_events() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games");
    assert_eq!(golden::check_folder(&folder, |_| Tiny::new()), 2);
}
