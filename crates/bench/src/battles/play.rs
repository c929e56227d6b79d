//! Playing: what an answer costs to play, to list, and all together.

use rules_prussia::{Action, Battle};

use super::games;
use crate::Case;
use crate::playing::{GAMES, apply, decide, list, play_out, replay};

/// Playing an answer, listing answers, whole decisions, whole games.
pub const PLAY: &[Case] = &[
    Case { name: "apply/rossbach/all", prepare: || apply(&data("rossbach"), GAMES, |_| true) },
    Case { name: "apply/rossbach/moves", prepare: || apply(&data("rossbach"), GAMES, is_move) },
    Case { name: "apply/torgau/all", prepare: || apply(&data("torgau"), 4, |_| true) },
    Case { name: "replay/rossbach", prepare: || replay(&data("rossbach")) },
    Case { name: "list/rossbach", prepare: || list(&data("rossbach")) },
    Case { name: "decide/rossbach", prepare: || decide(&data("rossbach"), 4) },
    Case { name: "decide/torgau", prepare: || decide(&data("torgau"), 2) },
    Case { name: "play/rossbach", prepare: || play_out(&data("rossbach"), 4) },
];

fn data(name: &str) -> Battle {
    games::battle(&games::library(), name)
}

/// A piece that goes one hex on.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "as the bench hands actions to it")]
fn is_move(action: &Action) -> bool {
    matches!(action, Action::Move(_))
}
