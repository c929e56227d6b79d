//! What dice bring, in words.

use scene::{Message, ResultPart, ResultView};

use crate::label::{Brought, RollResult};
use crate::state::Firefight;

impl Firefight {
    /// A result in words, and whom it is good for.
    pub(super) fn result_words(&self, result: &RollResult) -> ResultView {
        let message = self.result_message(result);
        let part = result.on.map(|on| ResultPart {
            seat: self.force_name(on),
            message: message.clone(),
            good: result.good_for.map(|it| self.nation_of(it) == self.nation_of(on)),
        });
        ResultView {
            text: result.to_string(),
            sign: false,
            message,
            parts: part.into_iter().collect(),
            good_for: result.good_for.map(|it| self.force_name(it)),
        }
    }

    fn result_message(&self, result: &RollResult) -> Message {
        match &result.what {
            Brought::Begins(_) => {
                let winner = result.on.expect("somebody begins");
                Message::new("coh-result-begins").words("side", self.side_told(winner))
            }
            Brought::Ap(ap) => Message::new("coh-result-ap").text("count", ap.to_string()),
            Brought::MoreAp(ap) => Message::new("coh-result-ap").text("count", format!("{ap:+}")),
            Brought::MoreCap(cap) => {
                Message::new("coh-result-cap").text("count", format!("{cap:+}"))
            }
            Brought::Miss
            | Brought::Hit
            | Brought::Destroyed
            | Brought::Rallied
            | Brought::Failed
            | Brought::Tie
            | Brought::Stuck
            | Brought::Free
            | Brought::Found
            | Brought::Unseen => Message::new(format!("coh-result-{result}")),
        }
    }
}
