//! What holds of every finished game: it hides nothing, and its account adds up.

use kernel::Viewer;
use scene::{Face, Scene, Show};

use crate::viewers;

/// Checks the end of a game: every viewer is shown the same, nothing lies face down, the parts of
/// the points add up to the points, and losses are told of seats of the game.
///
/// Panics at the first breach.
pub fn check<G: Show>(game: &G) {
    let spectator = game.scene(Viewer::Spectator);
    let outcome = spectator.outcome.as_ref().expect("a finished game has an outcome");
    let face_down = spectator.counters.iter().find(|it| it.face == Face::Down);
    assert_eq!(face_down, None, "a counter lies face down after the game");
    for viewer in viewers(game) {
        let scene = Scene { viewer: spectator.viewer.clone(), ..game.scene(viewer) };
        assert_eq!(scene, spectator, "{viewer:?} is shown something else than a spectator");
        let overlays = (game.overlays(viewer), game.overlays(Viewer::Spectator));
        assert_eq!(overlays.0, overlays.1, "{viewer:?} may lay something else over the map");
    }
    let seats = game.seat_names();
    for (seat, points) in &outcome.points {
        let parts = outcome.parts.get(seat);
        let sum: i32 = parts.into_iter().flatten().map(|it| it.number).sum();
        assert_eq!(sum, *points, "the parts of the points of {seat}: {parts:?}");
    }
    assert!(!outcome.losses.is_empty(), "losses are told");
    for seat in outcome.parts.keys().chain(outcome.losses.keys()) {
        assert!(seats.contains(seat), "'{seat}' is no seat");
    }
    for line in outcome.losses.values().flatten() {
        assert!(line.number >= 0, "less than nothing is lost: {line:?}");
    }
}
