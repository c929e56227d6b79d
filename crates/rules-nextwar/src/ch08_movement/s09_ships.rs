//! [NW 8.5.6] Naval units move: one step in a segment, without counting hexes.

use hexgrid::HexId;
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

    /// [NW 8.5.6.2, 8.5.6.4a, 8.5.6.4b, 7.3.6a] Where one step takes a naval unit. Boxes are never
    /// full, whoever lies there.
    pub(super) fn sailings(&self, id: ShipId) -> Vec<Berth> {
        let side = self.ship_side(id);
        let other = |zone: Zone| Zone::ALL.iter().copied().filter(move |it| *it != zone);
        let mut berths = match self.ship(id).berth {
            Berth::AtSea(zone) => {
                let mut berths = vec![Berth::Inshore(zone)];
                berths.extend(other(zone).map(Berth::AtSea));
                if OffMap::Japan.side() == side {
                    berths.push(Berth::Box(OffMap::Japan));
                }
                berths
            }
            Berth::Inshore(zone) => {
                let mut berths = vec![Berth::AtSea(zone)];
                berths.extend(self.open_sea(zone).map(Berth::Hex));
                berths.extend(self.friendly_ports(side, zone));
                berths
            }
            Berth::Hex(hex) => {
                let zone = self.scenario.board.zone[hex].expect("ships are in a zone");
                let mut berths = vec![Berth::Inshore(zone)];
                berths.extend(self.open_sea(zone).filter(|it| *it != hex).map(Berth::Hex));
                if !self.scenario.board.is_land(hex) {
                    berths.extend(self.friendly_ports(side, zone));
                }
                berths
            }
            Berth::Box(off_map) => match Self::zone_of_box(off_map) {
                Some(zone) => {
                    let mut berths = vec![Berth::Inshore(zone)];
                    berths.extend(self.open_sea(zone).map(Berth::Hex));
                    berths
                }
                None => Zone::ALL.iter().copied().map(Berth::AtSea).collect(),
            },
            Berth::Awaited | Berth::Unused => Vec::new(),
        };
        let rule = self.scenario.sea.expect("the sea is played");
        let open = &self.scenario.area.open;
        berths.retain(|it| {
            let inside = !matches!(it, Berth::Hex(hex) if !open.contains(*hex));
            inside && self.zone_of(*it).is_none_or(|zone| rule.has(zone))
        });
        berths
    }

    /// [NW 8.5.6.3, 7.3.6b] The open-sea hexes of a zone beside land where no naval unit lies.
    fn open_sea(&self, zone: Zone) -> impl Iterator<Item = HexId> + '_ {
        let board = &self.scenario.board;
        let taken = |hex: HexId| self.core.ships.iter().any(|it| it.berth == Berth::Hex(hex));
        board.map.grid.hexes().filter(move |hex| {
            !board.is_land(*hex)
                && board.zone[*hex] == Some(zone)
                && self.beside(*hex).any(|it| board.is_land(it))
                && !taken(*hex)
        })
    }

    pub(super) fn sailing_candidates(&self, id: ShipId) -> Vec<Action> {
        let spots = self.sailings(id).into_iter().filter_map(Self::spot_of_berth);
        spots.map(Action::Land).chain([Action::Cancel]).collect()
    }

    /// [NW 8.5.6.4] Whether a naval unit may move there.
    pub(super) fn may_sail_to(&self, id: ShipId, action: Action) -> Result<May, Illegal> {
        let spot = match action {
            Action::Land(spot) => spot,
            Action::Cancel => return Ok(May::Nothing),
            _ => return misplaced(action),
        };
        let fits = |it: &Berth| Self::spot_of_berth(*it) == Some(spot);
        match self.sailings(id).into_iter().find(fits) {
            Some(berth) => Ok(May::SailTo(id, berth)),
            None => self.refuse_sailing(id, spot),
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
