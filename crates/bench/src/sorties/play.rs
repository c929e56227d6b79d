//! Playing: what an answer costs to play, to list, and all together.

use rules_ambush::action::Action;
use rules_ambush::state::Sortie;

use super::games;
use crate::Case;
use crate::playing::{GAMES, apply, decide, list, play_out};

/// Playing an answer, listing answers, whole decisions, whole games.
pub const PLAY: &[Case] = &[
    Case {
        name: "apply/saint-michaux/all",
        prepare: || apply(&data("saint-michaux"), GAMES, |_| true),
    },
    Case {
        name: "apply/saint-michaux/moves",
        prepare: || apply(&data("saint-michaux"), GAMES, is_move),
    },
    Case { name: "apply/sambre/all", prepare: || apply(&data("sambre"), 4, |_| true) },
    Case { name: "list/saint-michaux", prepare: || list(&data("saint-michaux")) },
    Case { name: "list/sambre", prepare: || list(&data("sambre")) },
    Case { name: "decide/saint-michaux", prepare: || decide(&data("saint-michaux"), 4) },
    Case { name: "decide/corbeau", prepare: || decide(&data("corbeau"), 4) },
    Case { name: "decide/chasoul", prepare: || decide(&data("chasoul"), 2) },
    Case { name: "decide/cold-morning", prepare: || decide(&data("cold-morning"), 2) },
    Case { name: "decide/night-drop", prepare: || decide(&data("night-drop"), 2) },
    Case { name: "decide/pickpocket", prepare: || decide(&data("pickpocket"), 2) },
    Case { name: "decide/boat-trip", prepare: || decide(&data("boat-trip"), 2) },
    Case { name: "decide/bait", prepare: || decide(&data("bait"), 2) },
    Case { name: "decide/sambre", prepare: || decide(&data("sambre"), 2) },
    Case { name: "play/saint-michaux", prepare: || play_out(&data("saint-michaux"), 4) },
];

fn data(name: &str) -> Sortie {
    games::sortie(&games::library(), name)
}

/// A soldier who goes one hex on.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "as the bench hands actions to it")]
fn is_move(action: &Action) -> bool {
    matches!(action, Action::Go(_))
}
