//! The greedy squad of Ambush!
//!
//! It buys a weapon for everybody, and rockets where the instructions speak of mines against tanks
//! or of concrete. In Operations it lands from its canoes in one place, sees to jams, rockets and
//! charges, and goes in teams, crouching, after what the instructions give points for; where those
//! who come past cost points it lies in wait near its way home. It goes home when it has won or
//! bled enough. In Rounds it fires where the chance is best, throws when somebody is close, closes
//! with those it cannot hit, and drops after a rush; nobody leaves the reach of command, for
//! whoever does loses his nerve, and nobody stays in sight of a tank he cannot hurt. It knows what
//! lies on the table and the instructions of the mission, never its script.

mod aims;
mod boats;
mod ground;
mod kit;
mod march;
mod posts;
mod turn;

use kernel::Prompt;
use kernel::dice::SearchDice;
use rules_ambush::action::{Action, Squad};
use rules_ambush::agenda::Ask;
use rules_ambush::state::Sortie;

use crate::Playable;

/// Of so many answers of a squad in canoes one is any.
const STRAY: usize = 60;

/// Of so many answers of any squad one is any: what looks best from both of two places would else
/// be gone after for ever.
const RARE_STRAY: usize = 1_000;

/// After so many Rounds of one fight nothing comes of it that is always the same.
const WEARY_ROUNDS: u16 = 200;
/// Of so many answers one is any from then on.
const WEARY_STRAY: usize = 15;

impl Playable for Sortie {
    fn best(&self, prompt: &Prompt<Ask, Action>, _: u32, dice: &mut SearchDice) -> Action {
        let offered = &prompt.actions;
        let wanted = match prompt.decision.name() {
            "choose-squad" => Some(Action::Squad(Squad::Ready)),
            "share-experience" => Some(Action::Divide),
            "keep-kit" => Some(Action::KeepKit),
            "equip" => kit::choose(self, offered),
            "set-up" => posts::pick(offered),
            "set-up-where" => posts::set_up(self, offered),
            "operations" => march::choose(self, offered, dice),
            "react" => first(offered, &[Action::ThrowBack, Action::Duck]),
            "handle" => march::handle(self, prompt.decision.man(), offered),
            "choose" | "lead" => offered.first().copied(),
            "let-go" => turn::let_go(offered),
            "act" | "tank-turn" | "turn" | "throw-where" | "move-on" | "second-shot"
            | "stance-after" => turn::choose(self, &prompt.decision, offered),
            _ => None,
        };
        // What looks best may lead nowhere.
        let strays = dice.index(patience(self)) == 0;
        let wanted = wanted.filter(|it| !strays && offered.contains(it));
        wanted.unwrap_or_else(|| offered[dice.index(offered.len())])
    }
}

/// Of how many answers one is any.
fn patience(game: &Sortie) -> usize {
    if game.round() > WEARY_ROUNDS {
        WEARY_STRAY
    } else if game.mission().setup.canoes.is_some() {
        STRAY
    } else {
        RARE_STRAY
    }
}

/// The first of these that is offered.
fn first(offered: &[Action], wanted: &[Action]) -> Option<Action> {
    wanted.iter().copied().find(|it| offered.contains(it))
}
