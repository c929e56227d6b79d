//! A firing range: soldiers of both sides in Rounds, and what is asked of them after a shot.

use rules_ambush::agenda::Event;
use rules_ambush::state::{ArBox, GearId, Health, ManId, Sortie};
use rules_ambush::terms::{Ammo, Model, Terrain};
use testkit::Drive;

use super::stage;

/// A situation in the second Round with the advantage of the squad: each line is a soldier, his
/// letter first, then whatever else a start says of him.
#[track_caller]
pub fn range_on(map: &str, lines: &[&str]) -> Sortie {
    stage::begin_on(map, &start(lines))
}

/// The same on the map of Corbeau bridge. Row 6 is a lane without anything in the way: a road from
/// A6 to M6.
#[track_caller]
pub fn range(lines: &[&str]) -> Sortie {
    range_on("corbeau", lines)
}

/// The same after Germans with two turns have acted once, before anybody of the squad has: the
/// first die is their action number. By condition 1 they act by paragraph 802.
#[track_caller]
pub fn after_germans(squad: &[&str], germans: &[&str], reads: &[u8]) -> (Sortie, Vec<Event>) {
    stage::begin_rolling("corbeau", &start(&[squad, germans].concat()), &dice(reads))
}

/// The text of a start: `C A6 crouching ar=1 ws=-1`.
pub fn start(lines: &[&str]) -> String {
    let soldier = |line: &&str| match line.split_once(' ') {
        Some((who, rest)) if who.len() == 1 => {
            let side = if who < "L" { "us" } else { "germans" };
            format!("[[{side}]]\nwho = \"{who}\"\n{}", fields(rest))
        }
        _ => format!("{line}\n"),
    };
    let men: String = lines.iter().map(soldier).collect();
    format!("round = 2\nadvantage = \"us\"\n{men}")
}

fn fields(words: &str) -> String {
    let field = |word: &str| match word.split_once('=') {
        Some(("arms" | "ammo" | "marks" | "weapons", _)) => list(word),
        Some(("ar", value)) => format!("ar = \"{value}\"\n"),
        Some((name, value)) => format!("{name} = {value}\n"),
        None if ["standing", "crouching", "prone"].contains(&word) => {
            format!("stance = \"{word}\"\n")
        }
        None => format!("hex = \"{word}\"\n"),
    };
    words.split(' ').map(field).collect()
}

/// `arms=rifle,pistol` as a list of words; nothing after the sign: an empty list.
fn list(word: &str) -> String {
    let (name, words) = word.split_once('=').expect("asked before");
    let quoted: Vec<String> =
        words.split(',').filter(|it| !it.is_empty()).map(|it| format!("\"{it}\"")).collect();
    format!("{name} = [{}]\n", quoted.join(", "))
}

/// Faces of ten-sided dice from what they read: 0 is the face 10.
pub fn dice(reads: &[u8]) -> Vec<u8> {
    reads.iter().map(|it| if *it == 0 { 10 } else { *it }).collect()
}

/// Plays with dice as they read.
#[track_caller]
pub fn play(game: &mut Sortie, texts: &str, reads: &[u8]) -> Vec<Event> {
    game.play(texts, &dice(reads))
}

/// Somebody by his letter.
pub fn man(game: &Sortie, letter: char) -> ManId {
    game.men().find(|it| game.letter(*it) == letter).expect("a letter of the mission")
}

pub fn health(game: &Sortie, letter: char) -> Health {
    game.man(man(game, letter)).health
}

pub fn ar(game: &Sortie, letter: char) -> ArBox {
    game.man(man(game, letter)).ar
}

pub fn clips(game: &Sortie, letter: char, ammo: Ammo) -> u8 {
    game.man(man(game, letter)).ammo.get(&ammo).copied().unwrap_or_default()
}

/// The first object of this kind that is not a German's.
pub fn gear(game: &Sortie, model: Model) -> GearId {
    let ours = |it: &GearId| {
        let it = game.gear(*it);
        it.model == model && !it.german
    };
    game.all_gear().find(ours).expect("there is one")
}

/// The terrain of a hex of the map of Corbeau bridge as it is now.
#[track_caller]
pub fn terrain(game: &Sortie, number: &str) -> Terrain {
    let mission = stage::mission_with("corbeau", "", str::to_owned);
    game.terrain(mission.ground.map.grid.find(number).expect("a hex of the map"))
}

/// The base chance, the items and the final chance of the one shot among some events, as they were
/// told.
#[track_caller]
pub fn chance(events: &[Event]) -> String {
    let text = format!("{events:?}");
    let from = text.find("Chance {").expect("a shot was fired");
    let to = text[from..].find('}').expect("it is closed");
    text[from..=from + to].replace("Chance ", "")
}

/// The final chance.
#[track_caller]
pub fn total(events: &[Event]) -> i8 {
    let chance = chance(events);
    let (_, total) = chance.split_once("total: ").expect("a chance has a total");
    total.trim_end_matches([' ', '}']).parse().expect("a number")
}

/// The final chance of a shot that misses with a nine and uses no clip up.
#[track_caller]
pub fn chance_of(game: &Sortie, texts: &str) -> i8 {
    let mut game = game.clone();
    let (act, fire) = texts.split_once(';').expect("who acts; what he fires");
    play(&mut game, act, &[]);
    total(&play(&mut game, fire, &[9, 9, 9, 9, 9]))
}

/// Why a shot of somebody is refused.
#[track_caller]
pub fn refusal(game: &Sortie, act: &str, fire: &str) -> (String, &'static str) {
    let mut game = game.clone();
    play(&mut game, act, &[]);
    let illegal = game.refused(fire);
    (illegal.rule.0.to_owned(), illegal.why)
}

/// Whether a shot of somebody is offered.
#[track_caller]
pub fn may_fire(game: &Sortie, act: &str, fire: &str) -> bool {
    let mut game = game.clone();
    play(&mut game, act, &[]);
    game.offers(fire)
}
