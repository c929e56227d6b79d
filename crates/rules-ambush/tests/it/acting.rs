//! Germans who act by a paragraph of the test's choice, before the player is asked.

use std::sync::{Arc, OnceLock};

use kernel::dice::Script;
use rules_ambush::Options;
use rules_ambush::agenda::Event;
use rules_ambush::mission::Mission;
use rules_ambush::state::{Man, ManId, Place, Sortie};

use crate::stage::mission_with;

/// The columns of the stage's cards, as their rows begin.
const ROWS: [(&str, &str); 8] = [
    ("1", "802"),
    ("2", "800"),
    ("3", "807"),
    ("4", "833"),
    ("5", "806"),
    ("S", "833"),
    ("R", "806"),
    ("T", "808"),
];

fn row(column: &str, paragraph: &str) -> String {
    format!("\"{column}\" = \"{}\"", [paragraph; 10].join(" "))
}

/// A change of the script: in these columns every German acts by this paragraph.
pub fn columns(names: &str, paragraph: &str) -> Vec<(String, String)> {
    let named = ROWS.into_iter().filter(|it| names.contains(it.0));
    named.map(|(name, old)| (row(name, old), row(name, paragraph))).collect()
}

/// A change of the script: an action paragraph of the mission's own, 870 to 899.
pub fn action(number: u16, text: &str) -> (String, String) {
    let place = "[paragraphs.018]".to_owned();
    let with = format!("[actions.{number}]\n{text}\n\n{place}");
    (place, with)
}

/// A Round in which the Germans have the advantage and act before the player is asked, with the
/// texts of mission and script changed; and what happened.
#[track_caller]
pub fn begin_with(changes: &[(String, String)], start: &str, faces: &[u8]) -> (Sortie, Vec<Event>) {
    let change = |text: &str| changes.iter().fold(text.to_owned(), |it, (a, b)| it.replace(a, b));
    let start = format!("round = 2\nadvantage = \"german\"\n{start}");
    let mut dice = Script::new(faces);
    let mission = mission_with("corbeau", &start, change);
    let begun = Sortie::begin_with(mission, Options::default(), &mut dice);
    dice.finish().unwrap_or_else(|fault| panic!("{fault}"));
    begun
}

/// The same as the cards are: by condition 802, 800, 807, 833, 806 and a mix, S 833, R 806, T 808.
#[track_caller]
pub fn begin(start: &str, faces: &[u8]) -> (Sortie, Vec<Event>) {
    begin_with(&[], start, faces)
}

/// The same with one paragraph in every column.
#[track_caller]
pub fn acting(paragraph: u16, start: &str, faces: &[u8]) -> (Sortie, Vec<Event>) {
    begin_with(&columns("12345SRT", &paragraph.to_string()), start, faces)
}

/// The same with orders of the test's own.
#[track_caller]
pub fn obeying(text: &str, start: &str, faces: &[u8]) -> (Sortie, Vec<Event>) {
    let mut changes = columns("12345SRT", "870");
    changes.push(action(870, text));
    begin_with(&changes, start, faces)
}

/// Somebody by his letter.
#[track_caller]
pub fn id(game: &Sortie, letter: char) -> ManId {
    game.men().find(|it| game.letter(*it) == letter).expect("somebody has this letter")
}

/// Somebody by his letter.
#[track_caller]
pub fn man(game: &Sortie, letter: char) -> &Man {
    game.man(id(game, letter))
}

/// The number of the hex somebody is in; none off the map.
#[track_caller]
pub fn hex(game: &Sortie, letter: char) -> Option<String> {
    static STAGE: OnceLock<Arc<Mission>> = OnceLock::new();
    let stage = STAGE.get_or_init(|| mission_with("corbeau", "", str::to_owned));
    Some(stage.ground.map.grid.number(game.hex_of(id(game, letter))?))
}

/// Whether somebody is off the map for good.
#[track_caller]
pub fn has_left(game: &Sortie, letter: char) -> bool {
    matches!(man(game, letter).place, Place::Exited(_))
}

/// How many events have this name.
pub fn count(events: &[Event], name: &str) -> usize {
    texts(events).filter(|it| it.contains(&format!("({name}"))).count()
}

/// The events with this name, as they print themselves.
pub fn named(events: &[Event], name: &str) -> Vec<String> {
    let name = format!("({name}");
    texts(events).filter(|it| it.contains(&name)).collect()
}

fn texts(events: &[Event]) -> impl Iterator<Item = String> + '_ {
    events.iter().map(|it| format!("{it:?}"))
}
