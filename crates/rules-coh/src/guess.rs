//! What a player who may not look could imagine: the enemy's secrets dealt anew.

use kernel::{Dice, Viewer};

use crate::ch01_setup::draw;
use crate::charts::Pool;
use crate::state::{Firefight, Hit, UnitId};

impl Firefight {
    /// Deals face-down markers, cards and the deck anew, as far as the viewer cannot know them
    /// [COH 7.4c, 8.1h].
    pub(crate) fn guessed(&self, viewer: Viewer, chooser: &mut dyn Dice) -> Self {
        let mut guess = self.clone();
        guess.deal_cards(viewer, chooser);
        guess.deal_markers(viewer, chooser);
        guess
    }

    fn is_own(&self, viewer: Viewer, force: crate::state::ForceId) -> bool {
        viewer == Viewer::Player(force.seat())
    }

    fn deal_cards(&mut self, viewer: Viewer, chooser: &mut dyn Dice) {
        let unknown: Vec<_> =
            self.scenario.force_ids().filter(|&it| !self.is_own(viewer, it)).collect();
        let mut pile = core::mem::take(&mut self.core.deck);
        let sizes: Vec<usize> = unknown.iter().map(|&it| self.force(it).hand.len()).collect();
        for &force in &unknown {
            pile.append(&mut self.force_mut(force).hand);
        }
        // Only green cards are ever held; the rest of the order is nobody's knowledge.
        pile.sort_unstable();
        let (mut green, yellow): (Vec<_>, Vec<_>) =
            pile.into_iter().partition(|&it| !self.is_event(it));
        for (&force, size) in unknown.iter().zip(sizes) {
            for _ in 0..size {
                let pick = draw(chooser, green.len(), "coh:8.1h");
                let card = green.remove(pick);
                self.force_mut(force).hand.push(card);
            }
            self.force_mut(force).hand.sort_unstable();
        }
        green.extend(yellow);
        green.sort_unstable();
        self.core.deck = green;
    }

    fn deal_markers(&mut self, viewer: Viewer, chooser: &mut dyn Dice) {
        let hurt: Vec<UnitId> = self
            .scenario
            .unit_ids()
            .filter(|&it| matches!(self.unit(it).hit, Some(Hit::Marker(_))))
            .filter(|&it| !self.is_own(viewer, self.owner(it)))
            .collect();
        for &unit in &hurt {
            self.return_marker(unit);
        }
        for unit in hurt {
            let pool = match self.pool_of(unit) {
                Pool::Foot => 0,
                Pool::Vehicle => 1,
            };
            let kinds = self.scenario.clone();
            let kinds = kinds.markers.of(self.pool_of(unit));
            // A marker that removes its unit never lies under one.
            let mut lines: Vec<usize> = Vec::new();
            for (line, kind) in kinds.iter().enumerate().filter(|(_, it)| !it.removed) {
                let left = usize::from(self.core.pools[pool][line]);
                lines.extend(core::iter::repeat_n(line, left));
                let _ = kind;
            }
            let pick = draw(chooser, lines.len(), "coh:7.4c");
            if let Some(&line) = lines.get(pick) {
                self.core.pools[pool][line] -= 1;
                let line = u8::try_from(line).expect("few kinds of markers");
                self.unit_mut(unit).hit = Some(Hit::Marker(line));
            }
        }
    }
}
