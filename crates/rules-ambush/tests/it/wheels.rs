//! Vehicles of rule tests: how a start names them, and what is asked of them.

use kernel::Game;
use rules_ambush::action::Action;
use rules_ambush::agenda::Event;
use rules_ambush::state::{Sortie, Vehicle, VehicleId};

use super::men;

/// A vehicle of a start: `jeep A6 B5 flat`, `sherman A6 B5 crew=2 ar=1`. Kind, hex, the neighbor it
/// looks at, then whatever else a start says of it. Tanks have the cards of the stage.
pub fn wheels(words: &str) -> String {
    let words: Vec<&str> = words.split(' ').collect();
    let [kind, hex, facing, more @ ..] = &words[..] else { panic!("kind, hex, facing: {words:?}") };
    let card = match *kind {
        "panzer-iv" => "card = 61\n",
        "jagdpanther" => "card = 62\n",
        "sherman" => "card = 303\n",
        _ => "",
    };
    let field = |word: &&str| match word.split_once('=') {
        Some(("ar", value)) => format!("ar = \"{value}\"\n"),
        Some((name, value)) => format!("{name} = {value}\n"),
        None => format!("{word} = true\n"),
    };
    let more: String = more.iter().map(field).collect();
    format!("[[vehicles]]\nkind = \"{kind}\"\nhex = \"{hex}\"\nfacing = \"{facing}\"\n{card}{more}")
}

/// The vehicle with this word: `jeep`, `y`, `sherman`.
#[track_caller]
pub fn id(game: &Sortie, word: &str) -> VehicleId {
    match game.read_action(&format!("take wheel {word}")) {
        Ok(Action::TakeWheel(id)) => id,
        other => panic!("{word}: {other:?}"),
    }
}

/// The vehicle with this word.
#[track_caller]
pub fn vehicle<'a>(game: &'a Sortie, word: &str) -> &'a Vehicle {
    game.vehicle(id(game, word))
}

/// The number of the hex it is in; none off the map.
#[track_caller]
pub fn parked(game: &Sortie, word: &str) -> Option<String> {
    let hex = vehicle(game, word).hex?;
    Some(game.action_text(&Action::Go(hex)).replace("go ", ""))
}

/// How many accident checks were made.
pub fn checks(events: &[Event]) -> usize {
    men::count(events, "AccidentChecked")
}
