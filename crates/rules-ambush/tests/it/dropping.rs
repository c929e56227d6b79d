//! A drop on map B: A to H over Y6 to Y13, the crate over Y15.
//!
//! An odd die carries each from column Y to the hex of the same row in column X: A X6 open, B X7
//! road, C X8 and D X9 open, E X10 and F X11 woods, G X12 open, H X13 rough, the crate X15 cover.

use kernel::{Dice, Roll};
use rules_ambush::Options;
use rules_ambush::agenda::Event;
use rules_ambush::state::Sortie;
use testkit::Drive;

use crate::range::play;
use crate::stage;

/// Everybody over his hex.
pub const PLACED: &str = "pick A; place A Y6; pick B; place B Y7; pick C; place C Y8; \
    pick D; place D Y9; pick E; place E Y10; pick F; place F Y11; pick G; place G Y12; \
    pick H; place H Y13; pick crate; place crate Y15";

/// The first entry of the stage's first card.
const FIRST: &str = "    { hexes = \"C5\", p = 100 },";

/// The stage as a drop that lands in these hexes, with words of mission and script replaced; the
/// squad is chosen, nobody has been placed.
#[track_caller]
pub fn chosen(land: &str, changes: &[(&str, &str)]) -> Sortie {
    let entry = format!("    {{ hexes = \"{land}\", land = true }},\n{FIRST}");
    let change = |text: &str| {
        let drop = text.replacen("entry = \"A4..A8\"", "drop = \"Y6..Y15\"", 1);
        let text = drop.replacen(FIRST, &entry, 1);
        changes.iter().fold(text, |text, (old, new)| text.replacen(old, new, 1))
    };
    let mut game = Sortie::begin(stage::mission_with("b", "", change), Options::default());
    game.play("squad ready-made", &[]);
    game
}

/// The same with everybody in the air.
#[track_caller]
pub fn aloft(land: &str, changes: &[(&str, &str)]) -> Sortie {
    let mut game = chosen(land, changes);
    game.play(PLACED, &[]);
    game.play("done", &[]);
    game
}

/// Everybody in the air, to land on the first step in column X.
#[track_caller]
pub fn over_x(changes: &[(&str, &str)]) -> Sortie {
    aloft("G1..X19", changes)
}

/// A change that adds paragraphs.
pub fn paragraphs(text: &str) -> (String, String) {
    ("[paragraphs.018]".to_owned(), format!("{text}\n\n[paragraphs.018]"))
}

/// A change that adds entries to the first card, before all others but the landings.
pub fn in_air(entries: &str) -> (String, String) {
    let old = "    { hexes = \"C6 C7\", s = 2, p = 19 },";
    (old.to_owned(), format!("{entries}\n{old}"))
}

/// A change that adds entries to the card of condition 2.
pub fn quiet(entries: &str) -> (String, String) {
    let old = "black = [{ hexes = \"C5\", p = 120 }, { hexes = \"C8\"";
    (old.to_owned(), old.replace("black = [", &format!("black = [{entries}, ")))
}

/// A change that adds entries to the card of condition 3.
pub fn under_fire(entries: &str) -> (String, String) {
    let old = "black = [{ hexes = \"C5\", p = 120 }]";
    (old.to_owned(), old.replace("black = [", &format!("black = [{entries}, ")))
}

/// Changes as they are passed on.
pub fn pairs(changes: &[(String, String)]) -> Vec<(&str, &str)> {
    changes.iter().map(|(old, new)| (old.as_str(), new.as_str())).collect()
}

/// Lets these come down well in column X, one after the other.
#[track_caller]
pub fn down(game: &mut Sortie, letters: &str) -> Vec<Event> {
    let each = letters.chars().map(|it| play(game, &format!("drift {it}"), &[1, 0]));
    each.collect::<Vec<_>>().concat()
}

/// Dice that read these first and then always the same.
pub struct Always(pub Vec<u8>, pub u8);

impl Dice for Always {
    fn roll(&mut self, _: Roll) -> u8 {
        let read = if self.0.is_empty() { self.1 } else { self.0.remove(0) };
        if read == 0 { 10 } else { read }
    }
}

/// Lets everybody come down well and whatever follows happen with dice that always read the same.
#[track_caller]
pub fn all_down(game: &mut Sortie, always: u8) -> Vec<Event> {
    let mut events = down(game, "ABCDEFGH");
    events.extend(game.play_with("drift crate", &mut Always(vec![1], always)));
    events
}
