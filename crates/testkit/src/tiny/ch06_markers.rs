//! [tiny 6] Markers: what only Red knows.

use hexgrid::HexId;
use kernel::{Dice, Roll, Rule, Viewer};

use super::Event;
use super::state::{MarkerFace, MarkerId, RED, ScoutId, Tiny};

impl Tiny {
    /// [tiny 6.1] Turns over the marker that a scout has come upon.
    pub(super) fn turn_markers_over(
        &mut self,
        scout: ScoutId,
        hex: HexId,
        events: &mut Vec<Event>,
    ) {
        for id in MarkerId::ALL {
            let is_picket = self.core.picket == Some(id);
            let face = &mut self.core.faces[usize::from(id.0)];
            if self.ford.marker_hex(id) != hex || *face != MarkerFace::Down {
                continue;
            }
            *face = if is_picket { MarkerFace::Picket } else { MarkerFace::Removed };
            events.push(Event::MarkerTurned { marker: id, is_picket });
            if is_picket {
                self.capture(scout, events);
            }
        }
    }

    /// Whether this viewer cannot tell the picket from the dummy.
    pub(super) fn hides_picket_from(&self, viewer: Viewer) -> bool {
        let both_down = self.core.faces.iter().all(|face| *face == MarkerFace::Down);
        let secret = both_down && self.core.picket.is_some() && !self.is_over();
        viewer != Viewer::Player(RED) && secret
    }

    /// The same game with the picket where this viewer might think it is.
    pub(super) fn with_picket_guessed(&self, viewer: Viewer, chooser: &mut dyn Dice) -> Self {
        let mut guess = self.clone();
        if self.hides_picket_from(viewer) {
            let face = chooser.roll(Roll { sides: 2, rule: Rule("tiny:1.1") });
            guess.core.picket = Some(MarkerId(face - 1));
        }
        guess
    }

    /// The same game with the picket under the other marker; `None` if this viewer could tell.
    #[must_use]
    pub fn twin(&self, viewer: Viewer) -> Option<Self> {
        let mut twin = self.clone();
        twin.core.picket = self.core.picket.map(MarkerId::other);
        self.hides_picket_from(viewer).then_some(twin)
    }
}
