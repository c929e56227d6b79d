//! [AMB MCc, MCd, MCe, MCf] Paddling, beaching, leaving the map by water.
//!
//! The bow always points to the next river hex and turning costs nothing [AMB MCe]: a canoe has no
//! facing.

use hexgrid::HexId;
use kernel::{Dice, Illegal, refuse};

use super::Event;
use super::boarding::SEATS;
use crate::agenda::Event as Events;
use crate::state::{CanoeId, ManId, Mode, Sortie};
use crate::terms::Terrain;

/// [AMB MCc] Movement points of a canoe.
pub(crate) const CANOE_POINTS: u8 = 4;
/// [AMB MCc, MCf, MCg] What a river hex, beaching, boarding and leaving cost.
pub(super) const STEP_POINTS: u8 = 1;

impl Sortie {
    /// [AMB MCc] Whether canoes go there: by water, and beneath a bridge.
    pub fn is_river(&self, hex: HexId) -> bool {
        match self.terrain(hex) {
            Terrain::Water | Terrain::Ford | Terrain::Bridge => true,
            Terrain::Open
            | Terrain::Road
            | Terrain::Cover
            | Terrain::Brush
            | Terrain::Rough
            | Terrain::Woods
            | Terrain::WoodenBuilding
            | Terrain::StoneBuilding
            | Terrain::Rubble
            | Terrain::Crater
            | Terrain::BurningBuilding
            | Terrain::Bunker => false,
        }
    }

    /// [AMB MCf] Whether a canoe can be beached in a hex: land that one walks into without a door.
    fn is_bank(&self, hex: HexId) -> bool {
        let walled = self.terrain(hex).is_building() || self.terrain(hex) == Terrain::Bunker;
        !self.is_river(hex) && !walled && self.terrain_cost(hex).is_ok() && !self.is_barred(hex)
    }

    /// [AMB MCf, MCj] Land beside a river hex.
    pub(super) fn banks_of(&self, hex: HexId) -> Vec<HexId> {
        let beside = self.mission.ground.map.grid.neighbors(hex).map(|it| it.1);
        beside.filter(|it| self.is_bank(*it)).collect()
    }

    /// [AMB MCd] A canoe is moved by two who can act.
    fn is_manned(&self, canoe: CanoeId) -> Result<(), Illegal> {
        if self.crew_of(canoe).iter().count() < SEATS {
            return refuse("amb:MCd", "two active soldiers have to paddle");
        }
        Ok(())
    }

    /// [AMB MCc, MCd, MCj, M6b] Whether a canoe may be paddled to a hex: the next one of the river,
    /// in either direction, or where canoes enter.
    pub(crate) fn may_paddle(&self, canoe: CanoeId, to: HexId) -> Result<(), Illegal> {
        self.is_manned(canoe)?;
        let it = self.canoe(canoe);
        match it.hex {
            None if self.mission.setup.canoes.is_none_or(|setup| setup.0 != to) => {
                return refuse("amb:M6b", "the canoes do not enter there");
            }
            None => {}
            Some(from) => {
                if self.mission.ground.map.grid.direction(from, to).is_none() {
                    return refuse("amb:MCc", "only the next hex of the river can be reached");
                }
                if it.holed && self.must_beach(canoe, from) {
                    return refuse("amb:MCj", "the canoe is holed");
                }
            }
        }
        if !self.is_river(to) {
            return refuse("amb:MCc", "a canoe keeps to the river");
        }
        if self.is_barred(to) {
            return refuse("amb:MXa", "the hex is barred");
        }
        Ok(())
    }

    /// [AMB MCj] Whether a holed canoe cannot be paddled on: it lies on land, or in Operations it
    /// can be beached.
    fn must_beach(&self, canoe: CanoeId, from: HexId) -> bool {
        self.canoe(canoe).beached
            || self.core.mode != Mode::Rounds && !self.banks_of(from).is_empty()
    }

    /// [AMB MCf] Whether a canoe may be beached in a hex.
    pub(crate) fn may_beach(&self, canoe: CanoeId, to: HexId) -> Result<(), Illegal> {
        let it = self.canoe(canoe);
        let Some(from) = it.hex.filter(|_| !it.beached) else {
            return refuse("amb:MCf", "the canoe is not on the river");
        };
        // Interpretation: to beach is not to paddle (ruling K116). One alone brings it to the bank,
        // or he would sit on the river for good.
        if self.mission.ground.map.grid.direction(from, to).is_none() || self.is_river(to) {
            return refuse("amb:MCf", "a canoe is beached beside the river hex it is in");
        }
        if self.is_barred(to) {
            return refuse("amb:MXa", "the hex is barred");
        }
        if !self.is_bank(to) {
            return refuse("amb:MCf", "no canoe can be beached there");
        }
        Ok(())
    }

    /// [AMB 7.1f, M6i] The hex by which a canoe may leave the map.
    pub(crate) fn may_paddle_off(&self, canoe: CanoeId) -> Result<HexId, Illegal> {
        let it = self.canoe(canoe);
        self.is_manned(canoe)?;
        match it.hex {
            Some(hex) if !it.beached && self.is_exit(hex) => Ok(hex),
            Some(_) | None => refuse("amb:7.1f", "the map is not left here"),
        }
    }

    /// [AMB MCd, 6.10a] Whether it is the canoe's time to move in a soldier's turn: once in each
    /// class of turns, by one of those in it; from off the map not before the second Round.
    pub(super) fn may_be_moved_by(&self, man: ManId, canoe: CanoeId) -> Result<(), Illegal> {
        let it = self.canoe(canoe);
        if it.hex.is_none() && self.core.round.number < 2 {
            return refuse("amb:6.10a", "nobody enters in the first Round");
        }
        if it.paddler != Some(man) && it.moved == Some(self.man(man).ar) {
            return refuse("amb:MCd", "the canoe has moved in this turn");
        }
        Ok(())
    }

    /// [AMB MCd] In a soldier's turn the canoe has moved now, and goes on only by him.
    pub(super) fn note_paddler(&mut self, man: ManId, canoe: CanoeId) {
        if self.core.mode == Mode::Rounds {
            let turns = self.man(man).ar;
            let it = self.canoe_mut(canoe);
            (it.paddler, it.moved) = (Some(man), Some(turns));
        }
    }

    /// [AMB MCc] Paddles a canoe to a hex, which is checked for all aboard.
    pub(super) fn paddle(
        &mut self,
        canoe: CanoeId,
        to: HexId,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        let group = self.in_canoe(canoe).collect();
        let from = self.canoe(canoe).hex;
        let it = self.canoe_mut(canoe);
        (it.hex, it.beached) = (Some(to), false);
        events.push(Event::Paddled { canoe, group, from, to }.into());
        self.arrive(self.crew_of(canoe), to, dice, events);
    }

    /// [AMB MCf] Beaches a canoe; those aboard stay in it until they leave it.
    pub(super) fn beach(
        &mut self,
        canoe: CanoeId,
        to: HexId,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        let it = self.canoe_mut(canoe);
        (it.hex, it.beached, it.due) = (Some(to), true, false);
        events.push(Event::Beached { canoe, hex: to }.into());
        self.arrive(self.crew_of(canoe), to, dice, events);
    }

    /// [AMB 7.1f, M6i, MCk] A canoe leaves the map with everybody in it; nobody rolls for
    /// casualties.
    pub(super) fn paddle_off(&mut self, canoe: CanoeId, hex: HexId, events: &mut Vec<Events>) {
        let aboard: Vec<ManId> = self.in_canoe(canoe).collect();
        let it = self.canoe_mut(canoe);
        (it.hex, it.lost) = (None, true);
        for man in aboard {
            self.exit_map(man, hex, events);
        }
    }
}
