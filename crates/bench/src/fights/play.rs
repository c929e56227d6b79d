//! Playing: what an answer costs to play, to list, and all together.

use rules_coh::{Action, Firefight};

use super::games;
use crate::Case;
use crate::playing::{GAMES, apply, decide, list, play_out, replay};

/// Playing an answer, listing answers, whole decisions, whole games.
pub const PLAY: &[Case] = &[
    Case {
        name: "apply/first-contact/all",
        prepare: || apply(&data("first-contact"), GAMES, |_| true),
    },
    Case {
        name: "apply/first-contact/moves",
        prepare: || apply(&data("first-contact"), GAMES, is_move),
    },
    Case { name: "apply/prokhorovka/all", prepare: || apply(&data("prokhorovka"), 4, |_| true) },
    Case { name: "apply/prokhorovka/moves", prepare: || apply(&data("prokhorovka"), 4, is_move) },
    Case { name: "replay/first-contact", prepare: || replay(&data("first-contact")) },
    Case { name: "replay/prokhorovka", prepare: || replay(&data("prokhorovka")) },
    Case { name: "list/first-contact", prepare: || list(&data("first-contact")) },
    Case { name: "list/prokhorovka", prepare: || list(&data("prokhorovka")) },
    Case { name: "decide/first-contact", prepare: || decide(&data("first-contact"), GAMES) },
    Case { name: "decide/prokhorovka", prepare: || decide(&data("prokhorovka"), 2) },
    Case { name: "play/first-contact", prepare: || play_out(&data("first-contact"), GAMES) },
    Case { name: "play/prokhorovka", prepare: || play_out(&data("prokhorovka"), 2) },
];

fn data(name: &str) -> Firefight {
    games::firefight(&games::library(), name)
}

/// A unit that says where it goes; what it has to pay and what it meets follows at once.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "as the bench hands actions to it")]
fn is_move(action: &Action) -> bool {
    matches!(action, Action::Move(_))
}
