//! [tiny 7] The hound: an enemy nobody plays.

use canon::Digest;
use hexgrid::HexId;
use kernel::{Dice, Roll, Rule};

use super::Event;
use super::agenda::Duty as Owed;
use super::state::{ScoutId, Tiny};

/// [tiny 7.1] A card of the hound's deck.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Digest)]
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

/// What the hound still does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub(super) enum Duty {
    /// [tiny 7.1] Its card is drawn.
    Draw,
    /// [tiny 7.2] It runs so many hexes more.
    Run { hexes_left: u8 },
}

impl Duty {
    pub(super) fn work(self, game: &mut Tiny, dice: &mut dyn Dice, events: &mut Vec<Event>) {
        match self {
            Self::Draw => game.draw_card(dice, events),
            Self::Run { hexes_left } => game.run_hound(hexes_left, events),
        }
    }
}

impl Tiny {
    /// [tiny 7.1] Draws a card: a die with as many sides as there are cards.
    fn draw_card(&mut self, dice: &mut dyn Dice, events: &mut Vec<Event>) {
        if self.core.deck.is_empty() {
            self.core.deck = Card::ALL.to_vec();
        }
        let sides = u8::try_from(self.core.deck.len()).expect("the deck has four cards");
        let face = dice.roll(Roll { sides, rule: Rule("tiny:7.1") });
        let card = self.core.deck.remove(usize::from(face - 1));
        events.push(Event::CardDrawn { card });
        self.core.owe(Owed::Hound(Duty::Run { hexes_left: card.hexes() }));
    }

    /// [tiny 7.2] Runs one hex, or ends the run.
    fn run_hound(&mut self, hexes_left: u8, events: &mut Vec<Event>) {
        let Some(to) = self.next_hound_hex().filter(|_| hexes_left > 0) else { return };
        self.core.hound = to;
        events.push(Event::HoundRan { to });
        // [tiny 7.3] Scout A falls back first, so its frame goes on top.
        let found: Vec<ScoutId> = self.scouts_in(to).collect();
        if found.is_empty() {
            self.core.owe(Owed::Hound(Duty::Run { hexes_left: hexes_left - 1 }));
        }
        for scout in found.into_iter().rev() {
            self.begin_falling_back(scout);
        }
    }

    fn next_hound_hex(&self) -> Option<HexId> {
        let (grid, hound) = (&self.ford.grid, self.core.hound);
        let hexes = ScoutId::ALL.into_iter().filter_map(|scout| self.scout_hex(scout));
        let goal = hexes.min_by_key(|hex| grid.distance(hound, *hex))?;
        let away = grid.distance(hound, goal);
        let nearer = |hex: &HexId| grid.distance(*hex, goal) < away;
        let free = |hex: &HexId| *hex != self.ford.sentry && !self.has_picket_face_up(*hex);
        grid.neighbors(hound).map(|(_, hex)| hex).find(|hex| nearer(hex) && free(hex))
    }
}
