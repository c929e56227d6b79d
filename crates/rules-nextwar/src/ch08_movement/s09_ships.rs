//! [NW 8.5.6] Naval units move: one step in a segment, without counting hexes.

use kernel::{Dice, Illegal, refuse};

use super::{Ask, May, misplaced};
use crate::action::{Action, Spot};
use crate::agenda::Event as AnyEvent;
use crate::ch07_naval::Passage;
use crate::state::{Berth, Place, ShipId, UnitId, War};
use crate::terms::{OffMap, ShipKind, Side, Zone};

impl War {
    /// [NWK 16.1.1g] Whether the scenario has anything to do with the sea.
    pub(super) fn may_use_the_sea(&self) -> Result<(), Illegal> {
        self.may_leave_ground()?;
        if self.scenario.sea.is_none() {
            return refuse("nwk:16.1.1g", "the scenario is played without the sea");
        }
        Ok(())
    }

    /// [NW 8.5.6.4c] Whether a naval unit may move.
    pub(super) fn may_sail(&self, id: ShipId) -> Result<May, Illegal> {
        if Some(self.ship_side(id)) != self.phasing() {
            return refuse("nw:8.5.6.4c", "the naval unit belongs to the other side");
        }
        self.may_use_the_sea()?;
        if matches!(self.ship(id).berth, Berth::Awaited | Berth::Unused) {
            return refuse("nw:8.5.6.3", "the naval unit is not in play");
        }
        if self.ship(id).moved {
            return refuse("nw:8.5.6.4c", "the naval unit has moved in this segment");
        }
        Ok(May::Open(Ask::Sailing(id)))
    }

    /// [NW 8.5.6.2, 8.5.6.4a, 8.5.6.4b, 7.3.6a] Whether one step takes a naval unit there. Boxes
    /// are never full, whoever lies there.
    fn is_one_step(&self, id: ShipId, to: Berth) -> bool {
        let board = &self.scenario.board;
        let side = self.ship_side(id);
        let in_port = |zone| self.is_port_of(side, zone, to);
        match self.ship(id).berth {
            Berth::AtSea(zone) => match to {
                Berth::AtSea(to) => to != zone,
                Berth::Inshore(to) => to == zone,
                Berth::Box(OffMap::Japan) => OffMap::Japan.side() == side,
                Berth::Box(_) | Berth::Hex(_) | Berth::Awaited | Berth::Unused => false,
            },
            Berth::Inshore(zone) => {
                to == Berth::AtSea(zone) || self.is_free_water(zone, to) || in_port(zone)
            }
            Berth::Hex(hex) => {
                let zone = board.zone[hex].expect("ships are in a zone");
                to == Berth::Inshore(zone)
                    || self.is_free_water(zone, to)
                    || (!board.is_land(hex) && in_port(zone))
            }
            Berth::Box(off_map) => match Self::zone_of_box(off_map) {
                Some(zone) => to == Berth::Inshore(zone) || self.is_free_water(zone, to),
                None => matches!(to, Berth::AtSea(_)),
            },
            Berth::Awaited | Berth::Unused => false,
        }
    }

    /// [NW 8.5.6.3, 7.3.6b] Whether a berth is an open-sea hex of a zone beside land where no naval
    /// unit lies.
    fn is_free_water(&self, zone: Zone, berth: Berth) -> bool {
        let Berth::Hex(hex) = berth else { return false };
        let board = &self.scenario.board;
        board.zone[hex] == Some(zone)
            && board.is_coastal_water(hex)
            && !self.core.ships.iter().any(|it| it.berth == berth)
    }

    /// [NWK 16.1] Whether a berth lies in the part of the map and of the sea that is played on.
    fn is_open_berth(&self, berth: Berth) -> bool {
        let rule = self.scenario.sea.expect("the sea is played");
        let open = &self.scenario.area.open;
        let inside = !matches!(berth, Berth::Hex(hex) if !open.contains(hex));
        inside && self.zone_of(berth).is_none_or(|zone| rule.has(zone))
    }

    /// Every berth that there is.
    pub(super) fn sailing_candidates(&self) -> Vec<Action> {
        let zones = || Zone::ALL.iter().copied();
        let water = self.scenario.board.lists.coastal.iter().copied().map(Berth::Hex);
        let berths = zones().map(Berth::Inshore).chain(zones().map(Berth::AtSea));
        let spots = berths.chain(water).chain(self.ports()).filter_map(Self::spot_of_berth);
        spots.map(Action::Land).chain([Action::Cancel]).collect()
    }

    /// [NW 8.5.6.4] Whether a naval unit may move there.
    pub(super) fn may_sail_to(&self, id: ShipId, action: Action) -> Result<May, Illegal> {
        let spot = match action {
            Action::Land(spot) => spot,
            Action::Cancel => return Ok(May::Nothing),
            _ => return misplaced(action),
        };
        let berth = match spot {
            Spot::AtSea(zone) => Berth::AtSea(zone),
            Spot::Inshore(zone) => Berth::Inshore(zone),
            Spot::Hex(hex) => Berth::Hex(hex),
            Spot::Box(off_map) => Berth::Box(off_map),
            Spot::Aboard(_) => return self.refuse_sailing(id, spot),
        };
        if self.is_one_step(id, berth) && self.is_open_berth(berth) {
            Ok(May::SailTo(id, berth))
        } else {
            self.refuse_sailing(id, spot)
        }
    }

    /// Why a naval unit cannot move there.
    fn refuse_sailing(&self, id: ShipId, spot: Spot) -> Result<May, Illegal> {
        match (self.ship(id).berth, spot) {
            (from, Spot::Inshore(zone)) if self.zone_of(from) != Some(zone) => {
                refuse("nw:8.5.6.2", "another zone is entered by its At Sea box")
            }
            (_, Spot::Hex(hex)) if self.core.ships.iter().any(|it| it.berth == Berth::Hex(hex)) => {
                refuse("nw:7.3.6b", "a naval unit lies there already")
            }
            (_, Spot::Hex(hex)) if !self.scenario.board.is_land(hex) => {
                refuse("nw:8.5.6.3", "naval units go to sea hexes of their zone beside land")
            }
            (_, Spot::Hex(_) | Spot::Box(_) | Spot::Aboard(_)) => {
                refuse("nw:8.5.6.3", "there is no friendly port for the naval unit")
            }
            (_, Spot::AtSea(_) | Spot::Inshore(_)) => {
                refuse("nw:8.5.6.4a", "that is more than one step")
            }
        }
    }

    /// [NW 8.5.6.4d, 8.5.6.4e] The boxes whose ships count in a move, and whether it must be
    /// rolled for: one of them is not friendly.
    fn passage(&self, side: Side, from: Berth, to: Berth) -> (Vec<Berth>, bool) {
        let ends = [from, to];
        let far = ends.iter().any(|it| matches!(it, Berth::AtSea(_)));
        let counted: Vec<Berth> = if far {
            let boxes = |it: &&Berth| matches!(it, Berth::AtSea(_) | Berth::Inshore(_));
            ends.iter().filter(boxes).copied().collect()
        } else {
            let zone = self.zone_of(to).expect("a move near the coast stays in a zone");
            vec![Berth::Inshore(zone)]
        };
        let hostile = |it: &Berth| match it {
            Berth::AtSea(zone) => !self.at_sea(*zone).is_friendly(side),
            Berth::Inshore(zone) => !self.inshore(*zone).is_friendly(side),
            Berth::Hex(_) | Berth::Box(_) | Berth::Awaited | Berth::Unused => false,
        };
        let contested = counted.iter().any(hostile);
        (counted, contested)
    }

    /// [NW 8.5.6.4f, 8.5.8.1a] Moves a naval unit one step, unless the enemy turns it back: then it
    /// stays where it began.
    pub(super) fn sail(
        &mut self,
        id: ShipId,
        to: Berth,
        dice: &mut dyn Dice,
        events: &mut Vec<AnyEvent>,
    ) {
        let side = self.ship_side(id);
        let from = self.ship(id).berth;
        self.ship_mut(id).moved = true;
        let (counted, contested) = self.passage(side, from, to);
        if contested {
            // Who moves into a box that counts is present; who comes out of one is there already.
            let more = counted.contains(&to) && !counted.contains(&from);
            let passage = self.roll_passage(side, &counted, more.then_some(id), dice, events);
            if passage == Passage::Loss {
                let aboard: Vec<UnitId> = self.aboard(id).collect();
                for unit in aboard {
                    self.lose_level(unit, events);
                }
            }
            if passage != Passage::Success {
                return;
            }
        }
        self.berth(id, to, events);
        self.ship_mut(id).assaulting = self.begins_assault(id, from, to);
    }

    /// [NW 8.5.8, 8.5.8.1a] Whether a move begins an amphibious assault: Marines go with
    /// amphibious ships that began the segment Inshore to an open-sea hex.
    fn begins_assault(&self, id: ShipId, from: Berth, to: Berth) -> bool {
        let to_sea = matches!(to, Berth::Hex(hex) if !self.scenario.board.is_land(hex));
        matches!(from, Berth::Inshore(_))
            && to_sea
            && self.ship(id).began_inshore
            && self.ship_spec(id).kind == ShipKind::Amph
            && self.core.units.iter().any(|it| it.place == Place::Aboard(id))
    }

    /// [NW 8.5.8, 8.5.8.1j] A movement segment begins: who is Inshore may assault from there, and
    /// an assault of before is over.
    pub(super) fn note_ships_inshore(&mut self) {
        let phasing = self.phasing();
        for id in self.ships() {
            if Some(self.ship_side(id)) == phasing {
                let ship = self.ship_mut(id);
                ship.began_inshore = matches!(ship.berth, Berth::Inshore(_));
                ship.assaulting = false;
            }
        }
    }
}
