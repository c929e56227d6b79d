//! [AMB 8] Fields of view: what somebody sees, and from where he is seen.

use std::collections::BTreeMap;

use ::scene::{Message, Overlay, OverlayKind, Sight};
use hexgrid::HexId;

use super::key;
use crate::agenda::Ask;
use crate::ch08_sight::{Blocker, Eye};
use crate::state::{ManId, Sortie};
use crate::terms::Stance;

/// Whose eyes are meant.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    /// What he sees.
    Sees,
    /// From where somebody who stands sees him.
    Seen,
}

impl Blocker {
    /// The hex that is in the way; none if it is not a matter of hexes.
    fn hex(self) -> Option<HexId> {
        match self {
            Self::TooFar | Self::Floor => None,
            Self::Ground(hex)
            | Self::Embankment(hex)
            | Self::Crest(hex)
            | Self::Growth(hex)
            | Self::Building(hex)
            | Self::Wall(hex)
            | Self::Window(hex) => Some(hex),
        }
    }
}

impl Sortie {
    /// [AMB 8a] What is seen from a hex, or by somebody there, and what is in the way elsewhere.
    pub(super) fn sight_from(&self, from: &str, unit: Option<&str>) -> Option<Sight> {
        let grid = &self.mission.ground.map.grid;
        let here = grid.find(from)?;
        let man = unit.and_then(|it| self.men().find(|man| self.man_id(*man) == it));
        let man = man.filter(|it| self.hex_of(*it) == Some(here));
        let standing = Eye::standing(here.into());
        let eye = man.and_then(|it| self.eye_of(it)).unwrap_or(standing);
        let mut sight = Sight {
            from: from.to_owned(),
            unit: unit.map(str::to_owned),
            seen: Vec::new(),
            front: Vec::new(),
            blocked: BTreeMap::new(),
            rule: "amb:8.1a".to_owned(),
        };
        for hex in grid.hexes() {
            match self.sight(eye, Eye::standing(hex.into())) {
                Ok(()) => sight.seen.push(self.number(hex)),
                Err(_) if hex == here => sight.seen.push(self.number(hex)),
                Err(blocker) => {
                    let way = blocker.hex().map(|it| (self.number(hex), self.number(it)));
                    sight.blocked.extend(way);
                }
            }
        }
        Some(sight)
    }

    /// [AMB 8b] Fields of view to be laid over the map: of the whole squad, and of the soldier who
    /// is asked, as he is and as he would be in another stance.
    pub(super) fn overlays_view(&self) -> Vec<Overlay> {
        let eyes: Vec<Eye> = self.active_on_map().filter_map(|it| self.eye_of(it)).collect();
        let mut overlays = Vec::new();
        for (id, way) in [("sight", Way::Sees), ("exposed", Way::Seen)] {
            let label = Message::new(key(&["overlay", id]));
            overlays.push(self.area(id.to_owned(), label, &eyes, way));
        }
        if let Some(man) = self.core.open().and_then(Ask::man) {
            overlays.extend(self.overlays_of(man));
        }
        overlays
    }

    /// [AMB 8.2m, 8.2n] What one soldier sees in each stance, and from where he is seen in it.
    fn overlays_of(&self, man: ManId) -> Vec<Overlay> {
        let Some(eye) = self.eye_of(man) else { return Vec::new() };
        let ways = [("sight", Way::Sees), ("exposed", Way::Seen)];
        let stances = Stance::WORDS.iter().flat_map(|stance| ways.map(|way| (stance, way)));
        let overlays = stances.map(|((word, stance), (name, way))| {
            let kind = if *stance == eye.stance { "now" } else { "as" };
            let label = Message::new(key(&["overlay", name, kind]))
                .text("unit", self.name(man))
                .term("how", key(&["how", word]));
            let seen = Eye { stance: *stance, ..eye };
            self.area(format!("{name}-{word}"), label, &[seen], way)
        });
        overlays.collect()
    }

    /// The hexes that some of these see, or are seen from.
    fn area(&self, id: String, label: Message, eyes: &[Eye], way: Way) -> Overlay {
        let joined = |hex: HexId| {
            let there = Eye::standing(hex.into());
            eyes.iter().any(|eye| match way {
                Way::Sees => eye.spot.hex == hex || self.sight(*eye, there).is_ok(),
                Way::Seen => eye.spot.hex == hex || self.sight(there, *eye).is_ok(),
            })
        };
        let hexes = self.mission.ground.map.grid.hexes().filter(|hex| joined(*hex));
        Overlay {
            id,
            label,
            rule: Some("amb:8.1a".to_owned()),
            seat: Some("us".to_owned()),
            kind: OverlayKind::Area,
            hexes: hexes.map(|hex| self.number(hex)).collect(),
            lines: Vec::new(),
            units: Vec::new(),
        }
    }
}
