//! What tests of paragraphs and missions ask: hexes by their numbers, dice that go on by chance.

use hexgrid::HexId;
use kernel::dice::SearchDice;
use kernel::{Dice, Game, Roll};
use rules_ambush::action::Action;
use rules_ambush::agenda::Event;
use rules_ambush::state::{Gear, GearId, Held, Marks, Sortie};
use rules_ambush::terms::{Model, Terrain};
use testkit::Drive;

use crate::men::id;

/// The hex with this number.
pub fn at(game: &Sortie, number: &str) -> HexId {
    match game.read_action(&format!("go {number}")) {
        Ok(Action::Go(hex)) => hex,
        other => panic!("{number}: {other:?}"),
    }
}

/// What lies on a hex.
pub fn marks(game: &Sortie, number: &str) -> Marks {
    game.marks(at(game, number)).cloned().unwrap_or_default()
}

/// What a hex is now.
pub fn terrain(game: &Sortie, number: &str) -> Terrain {
    game.terrain(at(game, number))
}

/// The first object of a kind.
pub fn object(game: &Sortie, model: Model) -> GearId {
    game.all_gear().find(|it| game.gear(*it).model == model).expect("there is one")
}

/// The object of a kind that somebody holds a part of.
pub fn held(game: &Sortie, letter: char, model: Model) -> &Gear {
    let by = Held::By(id(game, letter));
    let his = |it: &GearId| game.gear(*it).model == model && game.gear(*it).parts.contains(&by);
    game.gear(game.all_gear().find(his).expect("he holds one"))
}

/// These faces first, then any.
pub struct Then {
    first: std::vec::IntoIter<u8>,
    rest: SearchDice,
}

impl Dice for Then {
    fn roll(&mut self, roll: Roll) -> u8 {
        self.first.next().unwrap_or_else(|| self.rest.roll(roll))
    }
}

/// Plays answers with these faces first and any after them: for what leads into Rounds.
#[track_caller]
pub fn play_then(game: &mut Sortie, texts: &str, first: &[u8]) -> Vec<Event> {
    let mut dice = Then { first: Vec::from(first).into_iter(), rest: SearchDice::new(7) };
    game.play_with(texts, &mut dice)
}

/// The events that have these words in them, as texts, in their order.
pub fn tellings(events: &[Event], words: &str) -> Vec<String> {
    let texts = events.iter().map(|it| format!("{it:?}"));
    texts.filter(|it| words.split(' ').all(|word| it.contains(word))).collect()
}

/// The places of hexes in the order in which these events name them.
pub fn order_of(game: &Sortie, events: &[Event], words: &str, hexes: &[&str]) -> Vec<String> {
    let named = |text: String| {
        let names = |it: &&str| text.contains(&format!("{:?}", at(game, it)));
        hexes.iter().copied().find(names).map(str::to_owned)
    };
    tellings(events, words).into_iter().filter_map(named).collect()
}
