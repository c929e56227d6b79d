//! What tests ask of soldiers, by their letters.

use kernel::Game;
use rules_ambush::action::Action;
use rules_ambush::agenda::Event;
use rules_ambush::state::{ArBox, Man, ManId, Sortie};

/// The soldier with this letter.
pub fn id(game: &Sortie, letter: char) -> ManId {
    game.men().find(|it| game.letter(*it) == letter).expect("somebody has this letter")
}

/// The soldier with this letter.
pub fn man(game: &Sortie, letter: char) -> &Man {
    game.man(id(game, letter))
}

/// His box on the AR Track.
pub fn ar(game: &Sortie, letter: char) -> ArBox {
    man(game, letter).ar
}

/// The boxes of several.
pub fn boxes(game: &Sortie, letters: &str) -> Vec<ArBox> {
    letters.chars().map(|it| ar(game, it)).collect()
}

/// The number of the hex he is in.
pub fn hex(game: &Sortie, letter: char) -> Option<String> {
    let hex = game.hex_of(id(game, letter))?;
    Some(game.action_text(&Action::Go(hex)).replace("go ", ""))
}

/// The name of the open question.
pub fn asked(game: &Sortie) -> &'static str {
    game.asked().map_or("nothing", |it| it.decision.name())
}

/// Whether an event has all these words in it, each whole: `n: 4` is not found in `n: 40`. A field
/// is found with its value, and an underscore is a space within a word.
pub fn told(events: &[Event], words: &str) -> bool {
    count(events, words) > 0
}

/// How many events have all these words in them.
pub fn count(events: &[Event], words: &str) -> usize {
    let phrases = phrases(words);
    let has = |it: &&Event| {
        let text = format!("{it:?}");
        phrases.iter().all(|it| holds(&text, it))
    };
    events.iter().filter(has).count()
}

/// The words, a field and its value being one: `Scored n: 4` is `Scored` and `n: 4`.
fn phrases(words: &str) -> Vec<String> {
    let mut phrases: Vec<String> = Vec::new();
    for word in words.split(' ').map(|it| it.replace('_', " ")) {
        match phrases.last_mut().filter(|it| it.ends_with(':')) {
            Some(field) => *field = format!("{field} {word}"),
            None => phrases.push(word),
        }
    }
    phrases
}

/// Whether a text holds a phrase with no letter or digit right before or after it.
fn holds(text: &str, phrase: &str) -> bool {
    let joins = |it: Option<char>| it.is_some_and(|it| it.is_alphanumeric() || it == '_');
    let whole = |(at, found): (usize, &str)| {
        let (before, after) = (&text[..at], &text[at + found.len()..]);
        !joins(before.chars().next_back()) && !joins(after.chars().next())
    };
    text.match_indices(phrase).any(whole)
}
