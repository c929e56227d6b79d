//! [tiny 7] The hound: an enemy nobody plays.

use hexgrid::HexId;
use kernel::{Dice, Roll, Rule};

use super::Event;
use super::agenda::{Frame, Phase};
use super::state::{ScoutId, Tiny};

/// [tiny 7.1] A card of the hound's deck.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Card {
    /// The hound stays where it is.
    Stay,
    /// It runs one hex.
    One,
    /// It runs two hexes.
    Two,
}

impl Card {
    /// The whole deck.
    pub(super) const ALL: [Card; 4] = [Card::Stay, Card::One, Card::One, Card::Two];

    fn hexes(self) -> u8 {
        match self {
            Card::Stay => 0,
            Card::One => 1,
            Card::Two => 2,
        }
    }

    pub(super) fn label(self) -> &'static str {
        match self {
            Card::Stay => "stay",
            Card::One => "one hex",
            Card::Two => "two hexes",
        }
    }
}

impl Tiny {
    /// [tiny 7.1] Draws a card: a die with as many sides as there are cards.
    pub(super) fn draw_card(&mut self, dice: &mut dyn Dice, events: &mut Vec<Event>) {
        if self.deck.is_empty() {
            self.deck = Card::ALL.to_vec();
        }
        let sides = u8::try_from(self.deck.len()).expect("the deck has four cards");
        let face = dice.roll(Roll { sides, rule: Rule("tiny:7.1") });
        let card = self.deck.remove(usize::from(face - 1));
        events.push(Event::CardDrawn { card });
        self.begin(Phase::End);
        self.agenda.push(Frame::Running { hexes_left: card.hexes() });
    }

    /// [tiny 7.2] Runs one hex, or ends the run.
    pub(super) fn run_hound(&mut self, hexes_left: u8, events: &mut Vec<Event>) {
        self.agenda.pop();
        let Some(to) = self.next_hound_hex().filter(|_| hexes_left > 0) else { return };
        self.hound = to;
        events.push(Event::HoundRan { to });
        // [tiny 7.3] Scout A falls back first, so its frame goes on top.
        let found: Vec<ScoutId> = self.scouts_in(to).collect();
        if found.is_empty() {
            self.agenda.push(Frame::Running { hexes_left: hexes_left - 1 });
        }
        for scout in found.into_iter().rev() {
            self.begin_falling_back(scout);
        }
    }

    fn next_hound_hex(&self) -> Option<HexId> {
        let hexes = ScoutId::ALL.into_iter().filter_map(|scout| self.scout_hex(scout));
        let goal = hexes.min_by_key(|hex| self.grid.distance(self.hound, *hex))?;
        let away = self.grid.distance(self.hound, goal);
        let nearer = |hex: &HexId| self.grid.distance(*hex, goal) < away;
        let free = |hex: &HexId| *hex != self.sentry && !self.has_picket_face_up(*hex);
        self.grid.neighbors(self.hound).map(|(_, hex)| hex).find(|hex| nearer(hex) && free(hex))
    }
}
