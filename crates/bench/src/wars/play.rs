//! Playing: what an answer costs to play, to list, and all together.

use rules_scs::{Action, War};

use super::{games, skirmish, skirmish_on};
use crate::Case;
use crate::playing::{GAMES, apply, decide, list, replay};

/// Playing an answer, listing answers, whole decisions.
pub const PLAY: &[Case] = &[
    Case {
        name: "apply/mill-bridge/all",
        prepare: || apply(&data("mill-bridge"), GAMES, |_| true),
    },
    Case {
        name: "apply/mill-bridge/moves",
        prepare: || apply(&data("mill-bridge"), GAMES, is_move),
    },
    Case {
        name: "apply/gothic-line/all",
        prepare: || apply(&data("gothic-line"), GAMES, |_| true),
    },
    Case {
        name: "apply/gothic-line/moves",
        prepare: || apply(&data("gothic-line"), GAMES, is_move),
    },
    Case { name: "replay/mill-bridge", prepare: || replay(&data("mill-bridge")) },
    Case { name: "replay/gothic-line", prepare: || replay(&data("gothic-line")) },
    Case { name: "apply/30x30/moves", prepare: || apply(&skirmish_on(50, 30, 30), 2, is_move) },
    Case { name: "apply/240x240/moves", prepare: || apply(&skirmish_on(50, 240, 30), 2, is_move) },
    Case { name: "list/mill-bridge", prepare: || list(&data("mill-bridge")) },
    Case { name: "list/gothic-line", prepare: || list(&data("gothic-line")) },
    Case { name: "decide/mill-bridge", prepare: || decide(&data("mill-bridge"), 20) },
    Case { name: "decide/gothic-line", prepare: || decide(&data("gothic-line"), 4) },
    Case { name: "decide/25-units", prepare: || decide(&skirmish(25), 16) },
    Case { name: "decide/200-units", prepare: || decide(&skirmish(200), 4) },
];

fn data(name: &str) -> War {
    games::war(&games::library(), name)
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "as the bench hands actions to it")]
fn is_move(action: &Action) -> bool {
    matches!(action, Action::Move(_))
}
