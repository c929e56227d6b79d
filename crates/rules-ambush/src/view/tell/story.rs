//! [AMB 2.7] What the player reads, and what paragraphs do to the table.

use ::scene::{Message, Telling};
use catalog::Bilingual;
use hexgrid::HexId;

use super::tell;
use crate::paragraphs::Event;
use crate::script::instr::{P, Piece};
use crate::state::{GearId, ManId, Sortie};
use crate::terms::{Model, Terrain};
use crate::view::{key, words};

/// The key of what lies on the map; a landmark says what it is in its own words.
fn piece_key(piece: &Piece<HexId>) -> Option<String> {
    let kind = |word: &str| Some(key(&["kind", word]));
    match piece {
        Piece::Ford => kind(Terrain::Ford.word()),
        Piece::Roadblock => kind("roadblock"),
        Piece::Crater => kind(Terrain::Crater.word()),
        Piece::Rubble => kind(Terrain::Rubble.word()),
        Piece::Fire => kind(Terrain::BurningBuilding.word()),
        Piece::BlownBridge => kind("blown-bridge"),
        Piece::Bunker { .. } => kind(Terrain::Bunker.word()),
        Piece::Vehicle { kind: vehicle, .. } => Some(key(&["vehicle", vehicle.word()])),
        Piece::EventMarker => kind("event-marker"),
        Piece::Landmark(_) | Piece::Screen(_) => None,
    }
}

impl Sortie {
    pub(super) fn told_story(&self, event: &Event) -> Telling {
        match event {
            Event::Read { paragraph, again, hex } => self.told_text(*paragraph, *again, *hex),
            Event::Sighted { sighting } => {
                tell("sighted", "amb:5.4a").number("sighting", i32::from(*sighting))
            }
            Event::Chosen { paragraph, at, choice } => {
                let text = self.chosen_text(*paragraph, *at, *choice);
                tell("chosen", "amb:5.1c").words("text", (choice.to_string(), words(text)))
            }
            Event::Rolled { value, go, .. } => {
                let telling = tell("story-rolled", "amb:2.9a").number("shown", i32::from(*value));
                match go {
                    Some(go) => telling.number("paragraph", i32::from(*go)),
                    None => telling.worded("story-rolled-nothing"),
                }
            }
            Event::Placed { what, hex } => self.told_piece("placed", what, *hex),
            Event::Removed { what, hex } => self.told_piece("removed", what, *hex),
            Event::Found { gear, item, by, hex } => self.told_finding(*gear, *item, *by, *hex),
            Event::Spent { item, by } => {
                self.tell_man("spent", "amb:10b", *by).term("model", "model", item.word())
            }
            Event::Joined { man, hex } => {
                self.tell_hex("joined", "amb:2.6a", *hex).unit(self.name(*man))
            }
            Event::TankJoined { vehicle, hex } => {
                self.tell_hex("joined", "amb:M8c", *hex).unit(self.vehicle_name(*vehicle))
            }
            Event::AmmoOut { gear } => {
                tell("ammo-out", "amb:9.5f").term("model", "model", self.gear(*gear).model.word())
            }
            Event::Visibility { hexes } => {
                let telling = tell("visibility", "amb:MWc");
                match hexes {
                    Some(hexes) => telling.number("hexes", i32::from(*hexes)),
                    None => telling.worded("visibility-clear"),
                }
            }
            Event::Withdrawn { man } => tell("withdrawn", "amb:7.4a").unit(self.name(*man)),
            Event::VehicleWithdrawn { vehicle } => {
                tell("withdrawn", "amb:7.4a").unit(self.vehicle_name(*vehicle))
            }
        }
    }

    /// [AMB 2.7a] The text of a paragraph is a line of the log by itself.
    fn told_text(&self, paragraph: P, again: bool, hex: Option<HexId>) -> Telling {
        let text = self.mission.paragraphs[&paragraph].text.as_ref();
        let text = text.expect("only a text is read");
        let hex = hex.map(|hex| self.number(hex));
        tell("read", "amb:2.7a")
            .words("text", (paragraph.to_string(), words(text)))
            .besides(|it| it.hex = hex)
            .worded(if again { "story-again" } else { "story" })
    }

    /// [AMB 2.4j–2.4n] Something lies on the map now, or no longer.
    fn told_piece(&self, event: &str, what: &Piece<HexId>, hex: HexId) -> Telling {
        let telling = self.tell_hex(event, "amb:2.4n", hex);
        let named = match (piece_key(what), what) {
            (Some(key), _) => Message::new(key),
            (None, Piece::Landmark(text) | Piece::Screen(text)) => said(text),
            (None, other) => unreachable!("{other:?} has a key"),
        };
        telling.said_within("what", named)
    }

    /// [AMB 14a] Somebody has found something, or it lies there.
    fn told_finding(&self, gear: GearId, item: Model, by: Option<ManId>, hex: HexId) -> Telling {
        let what = match self.papers_name(gear) {
            Some(name) => said(name),
            None => Message::new(key(&["model", item.word()])),
        };
        let telling = self.tell_hex("found", "amb:14a", hex).said_within("what", what);
        match by {
            Some(man) => telling.unit(self.name(man)),
            None => telling.worded("found-lying"),
        }
    }
}

/// Words of the mission within a sentence.
fn said(text: &Bilingual) -> Message {
    Message::new(key(&["said"])).words("text", words(text))
}
