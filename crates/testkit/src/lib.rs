//! Fixtures and suites that every rules module is put through.
//!
//! Used under dev-dependencies only. A rules module calls, from its own tests:
//!
//! - [`conformance::check_random_game`] on many seeds: the contract of `kernel::Game` and
//!   `scene::Show`;
//! - [`conformance::check_lists`] on many more: list and check say the same;
//! - [`conformance::check_free_circles`]: nothing returns to the same situation for free;
//! - [`finished::check`] on the ends of games: nothing is hidden, and the points are accounted for;
//! - [`two_worlds::check`] if it hides anything: what a viewer cannot see cannot change his view;
//! - [`signature::of_games`]: one hash over many games, which changes if and only if play does;
//! - [`golden::check_folder`]: stored games replay to the same end and the same events;
//! - [`Drive`]: a game played by texts, answers refused, offered and told;
//! - [`transcript::of`]: a script of answers and dice in, what happened out, for snapshots.
//!
//! [`tiny`] is the example game all of this is tried on, and the pattern for a new module.

mod circles;
pub mod conformance;
mod drive;
pub mod finished;
pub mod golden;
mod lists;
mod offers;
mod places;
pub mod signature;
pub mod swarm;
pub mod tiny;
pub mod transcript;
pub mod two_worlds;

pub use drive::Drive;

use kernel::{Fingerprint, Info, Seat, Viewer};
use scene::Show;

/// Returns what a record of a test game says about it.
pub fn info<G: Show>(start: &G) -> Info {
    Info {
        scenario: start.scene(Viewer::Spectator).scenario,
        rules: 1,
        data: Fingerprint::of(b""),
        options: "{}".to_owned(),
        seats: start.seat_names(),
        after: None,
    }
}

/// Returns everybody who may look at a game: each seat, and a spectator.
pub fn viewers<G: Show>(game: &G) -> Vec<Viewer> {
    let seats = (0..).map(Seat).take(game.seat_names().len());
    seats.map(Viewer::Player).chain([Viewer::Spectator]).collect()
}
