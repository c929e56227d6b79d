//! Playing: what an answer costs to play, to list, and all together.

use rules_nextwar::action::Action;
use rules_nextwar::state::War;

use super::games;
use crate::Case;
use crate::playing::{apply, decide, decide_by_unit, play_out};

/// Playing an answer, whole decisions, whole games.
pub const PLAY: &[Case] = &[
    Case {
        name: "apply/train-to-seoul/all",
        prepare: || apply(&data("train-to-seoul"), 4, |_| true),
    },
    Case {
        name: "apply/train-to-seoul/moves",
        prepare: || apply(&data("train-to-seoul"), 4, is_move),
    },
    Case { name: "decide/train-to-seoul", prepare: || decide(&data("train-to-seoul"), 4) },
    Case { name: "decide/uijeongbu-blues", prepare: || decide(&data("uijeongbu-blues"), 4) },
    Case { name: "decide/east-coast-highway", prepare: || decide(&data("east-coast-highway"), 4) },
    Case { name: "decide/incheon-again", prepare: || decide(&data("incheon-again"), 2) },
    Case { name: "decide/militarized-zone", prepare: || decide(&data("militarized-zone"), 2) },
    Case { name: "decide/all-in", prepare: || decide(&data("all-in"), 1) },
    Case { name: "decide/they-did-what", prepare: || decide(&data("they-did-what"), 1) },
    Case {
        name: "decide-by-unit/train-to-seoul",
        prepare: || decide_by_unit(&data("train-to-seoul"), 4, units_on_the_map),
    },
    Case {
        name: "decide-by-unit/all-in",
        prepare: || decide_by_unit(&data("all-in"), 1, units_on_the_map),
    },
    Case { name: "play/train-to-seoul", prepare: || play_out(&data("train-to-seoul"), 4) },
];

fn data(name: &str) -> War {
    games::war(&games::library(), name)
}

/// The ground units on the map.
fn units_on_the_map(war: &War) -> u64 {
    war.units().filter(|it| war.hex(*it).is_some()).count() as u64
}

/// A stack that goes one hex on.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "as the bench hands actions to it")]
fn is_move(action: &Action) -> bool {
    matches!(action, Action::Move(_))
}
