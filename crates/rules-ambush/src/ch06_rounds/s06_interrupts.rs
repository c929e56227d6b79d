//! [AMB 6.6, 6.11b] Germans who come into play while Rounds are on.

use kernel::Dice;

use super::{Duty, Event};
use crate::agenda::{self, Event as Events, Frame};
use crate::dice::d10;
use crate::script::instr::TwoTurns;
use crate::state::{Actor, ArBox, Sortie};

/// Whether a frame belongs to the paragraph that is being read: the rest of it, or somebody who has
/// come into play before.
fn is_of_story(frame: &Frame) -> bool {
    matches!(frame, Frame::Do(agenda::Duty::Story(_) | agenda::Duty::Rounds(Duty::Place(_))))
}

impl Sortie {
    /// Owes something as soon as the paragraph that is being read is done.
    pub(super) fn owe_after_story(&mut self, duty: Duty) {
        let agenda = &mut self.core.agenda;
        let above = agenda.iter().rev().take_while(|it| is_of_story(it)).count();
        agenda.insert(agenda.len() - above, Frame::from(duty));
    }

    /// [AMB 6.6a, 6.6b] Of a paragraph read during Rounds only two turns for those who have just
    /// come into play count; advantage and awareness do not.
    pub(super) fn grant_newcomers(&mut self, grant: Option<&TwoTurns>) {
        let named: Vec<Actor> = match grant {
            None | Some(TwoTurns::UsAware | TwoTurns::UsAwareUnpanicked) => return,
            Some(TwoTurns::Germans) => self.newcomers(),
            Some(TwoTurns::Cards(cards)) => {
                let named: Vec<Actor> =
                    cards.iter().filter_map(|it| self.actor_by_card(*it)).collect();
                self.newcomers().into_iter().filter(|it| named.contains(it)).collect()
            }
        };
        self.core.round.granted.two.extend(named);
    }

    /// Those who have come into play and have no box yet.
    fn newcomers(&self) -> Vec<Actor> {
        let places = self.core.agenda.iter().filter_map(|frame| match frame {
            Frame::Do(agenda::Duty::Rounds(Duty::Place(actor))) => Some(*actor),
            Frame::Do(_) | Frame::Ask(_) => None,
        });
        places.collect()
    }

    /// [AMB 6.6b, 6.6c] The newcomer's box: two turns if his paragraph says so, otherwise a die of
    /// his own by his column. The action number in force stays.
    ///
    // Interpretation: before the dice of the Round have fallen nobody has a box. Whoever comes into
    // play then is placed with the others; two turns that his paragraph gives him are kept.
    pub(super) fn place_newcomer(
        &mut self,
        actor: Actor,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        if self.core.round.advantage.is_none() || self.ar_of(actor) != ArBox::Complete {
            return;
        }
        let two = self.core.round.granted.two.contains(&actor);
        self.core.round.granted.two.retain(|it| *it != actor);
        let die = (!two).then(|| d10(dice, "amb:6.6c"));
        events.push(Event::Interrupted { actor, die }.into());
        match die {
            None => self.put(actor, ArBox::Two, events),
            Some(die) => self.place_by_die(actor, die, events),
        }
    }
}
