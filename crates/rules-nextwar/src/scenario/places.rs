//! Places as scenario files write them: hexes, boxes and ships.

use catalog::{Findings, suggest};

use super::load::Reader;
use super::shape::Text;
use crate::action::Spot;
use crate::state::{Base, Berth, ShipId};
use crate::terms::{OffMap, Zone};

impl Reader<'_> {
    /// A place: a hex, `@japan`, `@yellow-sea-inshore`, or the id of ships behind `@`.
    pub(super) fn spot(&self, place: &Text, findings: &mut Findings) -> Option<Spot> {
        let Some(word) = place.get_ref().strip_prefix('@') else {
            return self.hex(place, findings).map(Spot::Hex);
        };
        let found = self.box_of(word);
        if found.is_none() && self.rows_are_whole {
            let boxes = OffMap::WORDS.iter().map(|it| it.0.to_owned());
            let seas = Zone::WORDS
                .iter()
                .flat_map(|it| [format!("{}-at-sea", it.0), format!("{}-inshore", it.0)]);
            let ships = self.rows.ships.iter().map(|it| it.counter.id.clone());
            let known: Vec<String> = boxes.chain(seas).chain(ships).collect();
            let mend = suggest(word, known.iter().map(String::as_str));
            self.fault(&place.span(), format!("no place `@{word}`"), mend, findings);
        }
        found
    }

    fn box_of(&self, word: &str) -> Option<Spot> {
        if let Some(off_map) = OffMap::of_word(word) {
            return Some(Spot::Box(off_map));
        }
        if let Some(zone) = word.strip_suffix("-at-sea").and_then(Zone::of_word) {
            return Some(Spot::AtSea(zone));
        }
        if let Some(zone) = word.strip_suffix("-inshore").and_then(Zone::of_word) {
            return Some(Spot::Inshore(zone));
        }
        let at = self.rows.ships.iter().position(|it| it.counter.id == word)?;
        Some(Spot::Aboard(ShipId(u8::try_from(at).expect("few ships"))))
    }

    /// Where a naval unit may be.
    pub(super) fn berth(&self, place: &Text, findings: &mut Findings) -> Option<Berth> {
        match self.spot(place, findings)? {
            Spot::Hex(hex) => Some(Berth::Hex(hex)),
            Spot::AtSea(zone) => Some(Berth::AtSea(zone)),
            Spot::Inshore(zone) => Some(Berth::Inshore(zone)),
            Spot::Box(off_map) => Some(Berth::Box(off_map)),
            Spot::Aboard(_) => {
                self.fault(&place.span(), "a ship aboard a ship", "choose another place", findings);
                None
            }
        }
    }

    /// Where a helicopter may be based.
    pub(super) fn base(&self, place: &Text, findings: &mut Findings) -> Option<Base> {
        match self.spot(place, findings)? {
            Spot::Hex(hex) => Some(Base::Hex(hex)),
            Spot::Aboard(ship) => Some(Base::Ship(ship)),
            Spot::Box(off_map) => Some(Base::Box(off_map)),
            Spot::AtSea(_) | Spot::Inshore(_) => {
                let mend = "base it in a hex, aboard ships or in a box off the map";
                self.fault(&place.span(), "a helicopter at sea", mend, findings);
                None
            }
        }
    }
}
