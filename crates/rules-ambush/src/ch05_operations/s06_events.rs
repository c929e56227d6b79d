//! [AMB 5.6] Event checks.

use hexgrid::HexId;
use kernel::Dice;

use super::Event;
use crate::agenda::Event as Events;
use crate::dice::two_d10;
use crate::paragraphs::Scope;
use crate::state::{ManSet, Mode, Sortie};

impl Sortie {
    /// [AMB 5.6a, 5.6b, 5.6c, 2.2g] An event check: because of a hex, or without one (in Rounds,
    /// or of a
    /// player who waits). In Operations an Event marker lies in the hex afterwards; should the
    /// event change the condition, it goes with all others.
    pub(crate) fn event_check(
        &mut self,
        at: Option<(HexId, ManSet)>,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        let sum = two_d10(dice, "amb:5.6a");
        let hex = at.map(|it| it.0);
        events.push(Event::EventCheck { hex, sum }.into());
        if let Some(hex) = hex.filter(|_| self.core.mode != Mode::Rounds) {
            self.lay_event_marker(hex, events);
        }
        let card = &self.mission.conditions[usize::from(self.core.condition) - 1];
        if let Some(paragraph) = self.leads_to(card.events[usize::from(sum)]) {
            let group = at.map_or_else(ManSet::default, |it| it.1);
            self.owe_paragraph(paragraph, Scope { hex, group, german: None });
        }
    }

    /// [AMB 2.4o, 5.6b] Lays an Event marker.
    pub(crate) fn lay_event_marker(&mut self, hex: HexId, events: &mut Vec<Events>) {
        self.marks_mut(hex).event = true;
        events.push(Event::EventMarker { hex }.into());
    }
}
