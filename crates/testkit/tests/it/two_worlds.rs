//! The two-worlds check passes the tiny game and catches a game that leaks.

use kernel::Viewer;
use testkit::tiny::{BLUE, RED, Tiny};
use testkit::two_worlds::{Compared, check, check_both};

use crate::flawed::{Flaw, Flawed, catches};

/// Rules: tiny:1.1, tiny:6.1.
#[test]
fn which_marker_is_the_picket_shows_to_nobody_but_red() {
    for viewer in [Viewer::Player(BLUE), Viewer::Spectator] {
        let mut all = Compared::default();
        for seed in 0..1_000 {
            let compared =
                check(&Tiny::new(), viewer, seed, 500, |game, viewer, _| game.twin(viewer));
            all.twin_steps += compared.twin_steps;
            all.reveals += compared.reveals;
        }
        assert!(all.twin_steps > 10_000 && all.reveals > 100, "{all:?}");
    }
}

#[test]
fn red_has_no_secrets_from_himself() {
    for seed in 0..20 {
        let compared = check(&Tiny::new(), Viewer::Player(RED), seed, 500, |game, viewer, _| {
            game.twin(viewer)
        });
        assert_eq!(compared.twin_steps, 0);
    }
}

#[test]
fn a_leak_in_anything_the_viewer_is_shown_is_caught() {
    let leaks = [
        Flaw::LeakInScene,
        Flaw::LeakInEvents,
        Flaw::LeakInQuestion,
        Flaw::LeakInOffer,
        Flaw::LeakInReach,
        Flaw::LeakInOverlays,
        Flaw::LeakInGuess,
    ];
    for flaw in leaks {
        let start = Flawed::new(flaw);
        assert!(
            catches(|seed| {
                check(&start, Viewer::Player(BLUE), seed, 500, |game, viewer, _| game.twin(viewer));
            }),
            "{flaw:?}"
        );
        assert!(
            catches(|seed| {
                let twin = |game: &Flawed, viewer, _: &mut _| game.twin(viewer);
                check_both(&start, Viewer::Player(BLUE), seed, 500, twin);
            }),
            "{flaw:?}, in both ways at once"
        );
    }
}
