//! [SCS 7.1A, 8.0c, 9.0a] What a result of the combat table means for both sides.

use scene::{Message, ResultPart, ResultView};

use crate::event::RollResult;
use crate::state::War;

impl War {
    /// [SCS 7.1A] A result in words. It is good for a side if only the other suffers.
    pub(super) fn cell_words(&self, result: RollResult) -> ResultView {
        let RollResult { attacker, cell } = result;
        let suffered = [
            suffered(cell.attacker_steps, cell.attacker_hexes),
            suffered(cell.defender_steps, cell.defender_hexes),
        ];
        let sides = [attacker, attacker.other()];
        let good_for = match [suffered[0].is_empty(), suffered[1].is_empty()] {
            [true, false] => Some(attacker),
            [false, true] => Some(attacker.other()),
            [true, true] | [false, false] => None,
        };
        let parts = sides.iter().zip(&suffered).flat_map(|(&side, messages)| {
            let part = |message: &Message| ResultPart {
                seat: self.side_name(side),
                message: message.clone(),
                good: Some(false),
            };
            messages.iter().map(part).collect::<Vec<_>>()
        });
        let parts = parts.collect();
        let [attacks, defends] = suffered.map(said);
        ResultView {
            text: result.to_string(),
            sign: true,
            message: Message::new("scs-result-both")
                .messages("attacker", attacks)
                .messages("defender", defends),
            parts,
            good_for: good_for.map(|it| self.side_name(it)),
        }
    }
}

/// What a side loses, and how far it goes back.
fn suffered(steps: u8, hexes: u8) -> Vec<Message> {
    let mut suffered = Vec::new();
    if steps > 0 {
        suffered.push(Message::new("scs-result-steps").number("steps", steps.into()));
    }
    if hexes > 0 {
        suffered.push(Message::new("scs-result-hexes").number("hexes", hexes.into()));
    }
    suffered
}

/// The same as it is said; nothing, too, is said.
fn said(suffered: Vec<Message>) -> Vec<Message> {
    if suffered.is_empty() { vec![Message::new("scs-result-none")] } else { suffered }
}
