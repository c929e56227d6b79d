//! [AMB MB] Bridges and their charges.

use hexgrid::HexId;
use kernel::{Illegal, refuse};

use crate::agenda::Event as Events;
use crate::ch05_operations::Event;
use crate::mission::AwardRule;
use crate::state::{ManId, Reckoned, Sortie};
use crate::terms::{Stance, Terrain};

/// [AMB MBa] Turns that it takes to clear a bridge.
pub(crate) const TURNS: u8 = 4;

impl Sortie {
    /// The bridge that a hex belongs to, by its place among the map's.
    pub(crate) fn bridge_of(&self, hex: HexId) -> Option<usize> {
        self.mission.ground.bridges.iter().position(|it| it.contains(&hex))
    }

    /// [AMB MBa] Turns spent on a bridge so far.
    pub(crate) fn turns_spent_on(&self, bridge: usize) -> u8 {
        self.marks(self.mission.ground.bridges[bridge][0]).map_or(0, |it| it.cleared)
    }

    /// [AMB M4h] Whether the charges of a bridge are gone.
    pub(crate) fn is_cleared(&self, bridge: usize) -> bool {
        self.turns_spent_on(bridge) >= TURNS
    }

    /// [AMB M4j] Whether a bridge has been blown.
    pub(crate) fn is_blown(&self, bridge: usize) -> bool {
        let hexes = &self.mission.ground.bridges[bridge];
        hexes.iter().any(|hex| self.terrain(*hex) == Terrain::Water)
    }

    /// [AMB MBa] The bridge that somebody may clear: he is on it and does not lie flat.
    pub(crate) fn may_clear_bridge(&self, man: ManId) -> Result<usize, Illegal> {
        if !self.mission.rules.mined_bridges {
            return refuse("amb:MBa", "no bridge is mined in this mission");
        }
        let bridge = self.spot_of(man).and_then(|spot| self.bridge_of(spot.hex));
        let Some(bridge) = bridge.filter(|it| !self.is_blown(*it)) else {
            return refuse("amb:MBa", "charges are cleared on the bridge");
        };
        if self.is_cleared(bridge) {
            return refuse("amb:MBa", "the bridge has been cleared");
        }
        if self.man(man).stance == Stance::Prone {
            return refuse("amb:MBa", "a prone soldier cannot clear charges");
        }
        Ok(bridge)
    }

    /// [AMB MBa] One turn of clearing, in Rounds; whose it was does not matter.
    pub(crate) fn clear_bridge(&mut self, man: ManId, bridge: usize, events: &mut Vec<Events>) {
        let hex = self.mission.ground.bridges[bridge][0];
        let marks = self.marks_mut(hex);
        marks.cleared += 1;
        let spent = marks.cleared;
        events.push(Event::BridgeWork { man, hex, spent }.into());
        if spent == TURNS {
            self.award_bridge(hex, events);
        }
    }

    /// [AMB MBa] In Operations all the turns it takes are spent at will.
    pub(crate) fn clear_bridge_at_leisure(
        &mut self,
        man: ManId,
        bridge: usize,
        events: &mut Vec<Events>,
    ) {
        while !self.is_cleared(bridge) {
            self.clear_bridge(man, bridge, events);
        }
    }

    /// [AMB M4h] Points for a bridge captured intact: so many for one, so many for both in all.
    fn award_bridge(&mut self, hex: HexId, events: &mut Vec<Events>) {
        let cleared = (0..self.mission.ground.bridges.len()).filter(|it| self.is_cleared(*it));
        let first = cleared.count() == 1;
        let mission = std::sync::Arc::clone(&self.mission);
        for award in &mission.victory.awards {
            if let AwardRule::Bridges { one, both } = award {
                let n = if first { *one } else { both - one };
                self.score(n.into(), Reckoned::Bridge(hex), events);
            }
        }
    }

    /// [AMB MBa] A bridge is blown, unless its charges are gone.
    pub(crate) fn blow_bridge(&mut self, hex: HexId) -> bool {
        let Some(bridge) = self.bridge_of(hex).filter(|it| !self.is_cleared(*it)) else {
            return false;
        };
        for hex in self.mission.ground.bridges[bridge].clone() {
            self.core.changed.insert(hex, Terrain::Water);
        }
        true
    }
}
