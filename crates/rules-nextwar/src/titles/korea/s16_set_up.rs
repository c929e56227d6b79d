//! [NWK 16.0] Before the first turn: each side places what has no hex of its own, the Allies
//! first.

use std::borrow::Cow;

use canon::Digest;
use hexgrid::HexId;
use kernel::{Dice, Illegal, Seat, refuse};

use super::{Duty, Event};
use crate::action::{Action, Spot};
use crate::agenda::Event as AnyEvent;
use crate::scenario::{FreePlacement, Piece, PlacementRange};
use crate::state::{Base, Berth, Place, ShipId, UnitId, War};
use crate::terms::{Country, Kind, OffMap, Side, Terrain, Zone};

/// What a player is asked before the first turn.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub enum SetUpAsk {
    /// [NW 2.3.6] Where a piece goes.
    Place(Side, Piece),
    /// Nothing is placed by choice, or dice fall first: whether play may begin.
    Begin(Side),
}

/// What the check found.
pub(crate) enum SetUpMay {
    /// The piece goes there.
    Place(Piece, Spot),
    /// Play begins.
    Begin,
}

/// [NWK 16.0b] The order in which sides set up.
const ORDER: [Side; 2] = [Side::Allied, Side::Dprk];

impl SetUpAsk {
    pub(crate) fn seat(&self) -> Seat {
        match self {
            Self::Place(side, _) | Self::Begin(side) => side.seat(),
        }
    }

    pub(crate) fn name(&self) -> &'static str {
        match self {
            Self::Place(..) => "set-up",
            Self::Begin(_) => "begin",
        }
    }

    pub(crate) fn unit(&self) -> Option<UnitId> {
        match self {
            Self::Place(_, Piece::Unit(id)) => Some(*id),
            Self::Place(_, Piece::Helicopter(_) | Piece::Ship(_)) | Self::Begin(_) => None,
        }
    }

    pub(crate) fn candidates(&self, game: &War) -> Vec<Action> {
        match self {
            Self::Place(side, piece) => {
                game.spots(*side, *piece).into_iter().map(Action::Place).collect()
            }
            Self::Begin(_) => vec![Action::Done],
        }
    }

    pub(crate) fn may(&self, game: &War, action: Action) -> Result<SetUpMay, Illegal> {
        match (self, action) {
            (Self::Place(side, piece), Action::Place(spot)) => {
                game.may_set_up(*side, *piece, spot)?;
                Ok(SetUpMay::Place(*piece, spot))
            }
            (Self::Begin(_), Action::Done) => Ok(SetUpMay::Begin),
            (Self::Place(..), _) => refuse("nwk:16.0b", "pieces are being placed"),
            (Self::Begin(_), _) => refuse("nwk:16.0b", "play has not begun"),
        }
    }
}

impl SetUpMay {
    pub(crate) fn play(self, game: &mut War, _: &mut dyn Dice, events: &mut Vec<AnyEvent>) {
        match self {
            Self::Place(piece, spot) => {
                game.set_up_at(piece, spot);
                events.push(Event::Placed(piece, spot).into());
                game.core.owe(Duty::SetUp);
            }
            Self::Begin => {}
        }
    }
}

impl War {
    /// [NWK 16.0b] Asks for the next piece, those of the Allies first. Where no piece is placed
    /// by choice the holder of the initiative says when play begins.
    pub(super) fn set_up_next(&mut self) {
        let mut free = self.free_pieces().into_iter();
        let any = !free.as_slice().is_empty();
        match free.find(|it| self.is_in_hand(it.1)) {
            Some((side, piece)) => self.core.owe(super::Ask::SetUp(SetUpAsk::Place(side, piece))),
            None if any => {}
            None => {
                let first = self.scenario.initiative.first;
                self.core.owe(super::Ask::SetUp(SetUpAsk::Begin(first)));
            }
        }
    }

    /// The pieces that are placed by choice with these options, in order.
    fn free_pieces(&self) -> Vec<(Side, Piece)> {
        let placements =
            |side: Side| self.placements(side).into_iter().map(move |it| (side, it.piece));
        ORDER.into_iter().flat_map(placements).collect()
    }

    /// What a side places by choice with these options, and where.
    pub(crate) fn placements(&self, side: Side) -> Vec<FreePlacement> {
        let played = |it: &&FreePlacement| it.gate.is_none_or(|it| it.is_open(&self.options));
        let free = &self.scenario.set_up[side.index()].free;
        let mut out: Vec<FreePlacement> = free.iter().filter(played).cloned().collect();
        if side == Side::Allied {
            out.extend(self.landing_placements());
        }
        out
    }

    /// [NWK 16.1.4a] The Marines that come with the variant.
    fn landing_placements(&self) -> Vec<FreePlacement> {
        let chosen = usize::from(self.options.reinforced_landing);
        let Some(variant) = self.scenario.variant.as_ref().filter(|_| chosen > 0) else {
            return Vec::new();
        };
        let range = PlacementRange::AboardOrJapan(variant.aboard);
        let free = |id: &UnitId| FreePlacement {
            piece: Piece::Unit(*id),
            range: range.clone(),
            gate: None,
        };
        variant.choices[chosen - 1].iter().map(free).collect()
    }

    /// Whether a piece still has to be placed.
    fn is_in_hand(&self, piece: Piece) -> bool {
        match piece {
            Piece::Unit(id) => self.unit(id).place == Place::Awaited,
            Piece::Helicopter(id) => self.helicopter(id).base == Base::Awaited,
            Piece::Ship(id) => self.ship(id).berth == Berth::Awaited,
        }
    }

    /// Where a piece that is asked about may go.
    fn range_of(&self, side: Side, piece: Piece) -> Cow<'_, PlacementRange> {
        let free = &self.scenario.set_up[side.index()].free;
        if let Some(placement) = free.iter().find(|it| it.piece == piece) {
            return Cow::Borrowed(&placement.range);
        }
        let variant = self.scenario.variant.as_ref();
        let ship = variant.expect("what is placed by choice has a range").aboard;
        Cow::Owned(PlacementRange::AboardOrJapan(ship))
    }

    /// Where a piece might go.
    fn spots(&self, side: Side, piece: Piece) -> Vec<Spot> {
        let hexes = |wanted: &dyn Fn(HexId) -> bool| -> Vec<Spot> {
            let grid = &self.scenario.board.map.grid;
            grid.hexes().filter(|it| wanted(*it)).map(Spot::Hex).collect()
        };
        let places = |hex: HexId| self.scenario.board.places[hex];
        match &*self.range_of(side, piece) {
            PlacementRange::Hexes(list) => list.iter().map(|it| Spot::Hex(*it)).collect(),
            PlacementRange::Border => hexes(&|it| self.scenario.board.fortified[it].is_some()),
            PlacementRange::AnyBase => hexes(&|it| places(it).is_base()),
            PlacementRange::AnyAirbase => hexes(&|it| places(it).airbase),
            PlacementRange::AnyPort => {
                let mut spots = hexes(&|it| places(it).port);
                spots.extend(OffMap::ALL.iter().map(|it| Spot::Box(*it)));
                spots
            }
            PlacementRange::Home => hexes(&|it| self.scenario.board.is_land(it)),
            PlacementRange::JapanOrAtSea => {
                let zones = Zone::ALL.iter().map(|it| Spot::AtSea(*it));
                zones.chain([Spot::Box(OffMap::Japan)]).collect()
            }
            PlacementRange::AboardOrJapan(ship) => {
                vec![Spot::Aboard(*ship), Spot::Box(OffMap::Japan)]
            }
        }
    }

    /// [NW 2.3.6] Whether a piece may be placed there.
    fn may_set_up(&self, side: Side, piece: Piece, spot: Spot) -> Result<(), Illegal> {
        match (&*self.range_of(side, piece), spot) {
            (PlacementRange::JapanOrAtSea, Spot::AtSea(zone)) if self.is_in_play(zone) => Ok(()),
            (
                PlacementRange::JapanOrAtSea | PlacementRange::AboardOrJapan(_),
                Spot::Box(OffMap::Japan),
            ) => Ok(()),
            (PlacementRange::AboardOrJapan(ship), Spot::Aboard(other)) if *ship == other => {
                self.may_go_aboard(piece, other)
            }
            (PlacementRange::Hexes(list), Spot::Hex(hex)) if list.contains(&hex) => {
                self.has_room_for(side, piece, hex)
            }
            (PlacementRange::Border, Spot::Hex(hex)) => self.may_be_outpost(side, piece, hex),
            (PlacementRange::AnyBase, Spot::Hex(hex)) => self.may_be_based(side, piece, hex),
            (PlacementRange::AnyAirbase, Spot::Hex(hex)) => {
                if !self.scenario.board.places[hex].airbase {
                    return refuse("nw:6.5.1a", "there is no airbase");
                }
                self.may_be_based(side, piece, hex)
            }
            (PlacementRange::AnyPort, Spot::Hex(hex)) => {
                if !self.scenario.board.places[hex].port {
                    return refuse("nw:2.3.6", "there is no port");
                }
                self.is_at_home(side, hex)
            }
            (PlacementRange::AnyPort, Spot::Box(off_map)) => self.may_be_port(side, off_map),
            (PlacementRange::Home, Spot::Hex(hex)) => self.has_room_for(side, piece, hex),
            _ => refuse("nw:2.3.6", "the piece is not placed there"),
        }
    }

    /// [NWK 5.5.1a, 16.1.6a] A port off the map: that of a box of one's own, on a sea in play.
    fn may_be_port(&self, side: Side, off_map: OffMap) -> Result<(), Illegal> {
        let zone = Self::zone_of_box(off_map);
        if off_map.side() == side && zone.is_some_and(|it| self.is_in_play(it)) {
            Ok(())
        } else {
            refuse("nw:2.3.6", "there is no port")
        }
    }

    fn is_in_play(&self, zone: Zone) -> bool {
        self.scenario.sea.is_some_and(|it| it.has(zone))
    }

    /// [NW 2.3.6] A hex of the side's own country, on the sheets in play, that no enemy holds.
    fn is_at_home(&self, side: Side, hex: HexId) -> Result<(), Illegal> {
        let home = self.scenario.board.home_of(hex) == Some(side);
        let free = self.controller(hex) == side && !self.holds(side.other(), hex);
        if !home || !free {
            return refuse("nw:2.3.6", "it is not a hex of your own country");
        }
        if !self.scenario.area.sheets.contains(hex) {
            return refuse("nwk:16.0c", "that sheet of the map is not in play");
        }
        Ok(())
    }

    /// [NWK 2.2c] Outposts: border hexes of one's own, one to a hex.
    fn may_be_outpost(&self, side: Side, piece: Piece, hex: HexId) -> Result<(), Illegal> {
        if self.scenario.board.fortified[hex].map(Country::side) != Some(side) {
            return refuse("nwk:2.2c", "it is not a border hex of your own");
        }
        if self.stack(hex).any(|it| self.spec(it).kind == Kind::Outpost) {
            return refuse("nwk:2.2c", "an outpost is there already");
        }
        self.has_room_for(side, piece, hex)
    }

    /// [NW 6.5.1a, 6.5.1.1] Helicopters: a friendly base with room. Ground units: the same base,
    /// within the stacking limit.
    fn may_be_based(&self, side: Side, piece: Piece, hex: HexId) -> Result<(), Illegal> {
        let places = self.scenario.board.places[hex];
        if !places.is_base() {
            return refuse("nw:6.5.1a", "there is no base");
        }
        if !matches!(piece, Piece::Helicopter(_)) {
            return self.has_room_for(side, piece, hex);
        }
        self.is_at_home(side, hex)?;
        let chart = &self.scenario.charts.stacking;
        let room = if places.airbase { chart.airbase } else { chart.airfield };
        if self.based_in(Base::Hex(hex)) >= usize::from(room) {
            return refuse("nw:6.5.1.1", "the base is full");
        }
        Ok(())
    }

    fn based_in(&self, base: Base) -> usize {
        self.core.helicopters.iter().filter(|it| it.base == base).count()
    }

    /// [NW 8.1.1.1a] A land hex of one's own country, within the stacking limit.
    fn has_room_for(&self, side: Side, piece: Piece, hex: HexId) -> Result<(), Illegal> {
        self.is_at_home(side, hex)?;
        let Piece::Unit(id) = piece else { return Ok(()) };
        let chart = &self.scenario.charts.stacking;
        let mountain = self.scenario.board.terrain[hex] == Terrain::Mountain;
        let limit = if mountain { chart.mountain } else { chart.normal };
        let points = u16::from(self.points_in(hex)) + u16::from(self.face(id).stacking);
        if points > u16::from(limit) {
            return refuse("nw:8.1.1.1a", "the hex is full");
        }
        Ok(())
    }

    /// [NW 2.4.4, 6.5.5a, 8.5.8.3] Marines up to the capacity of the ships, and their helicopters;
    /// nobody is at sea but aboard ships that are there.
    fn may_go_aboard(&self, piece: Piece, ship: ShipId) -> Result<(), Illegal> {
        if matches!(self.ship(ship).berth, Berth::Awaited | Berth::Unused) {
            return refuse("nw:2.3.6", "the ships are not there yet");
        }
        match piece {
            Piece::Unit(id) if !self.spec(id).kind.is_marine() => {
                return refuse("nw:8.5.8.3", "only Marines go aboard");
            }
            Piece::Unit(id) => {
                let aboard = self.units().filter(|it| self.unit(*it).place == Place::Aboard(ship));
                let load: u16 = aboard.map(|it| u16::from(self.face(it).stacking)).sum();
                let more = u16::from(self.face(id).stacking);
                if load + more > u16::from(self.ship_spec(ship).capacity) {
                    return refuse("nw:2.4.4", "the ships are full");
                }
            }
            Piece::Helicopter(_) => {
                let room = usize::from(self.scenario.charts.stacking.amph);
                if self.based_in(Base::Ship(ship)) >= room {
                    return refuse("nw:6.5.5a", "the ships carry no more helicopters");
                }
            }
            Piece::Ship(_) => return refuse("nw:2.3.6", "ships do not go aboard ships"),
        }
        Ok(())
    }

    /// Puts a piece where it was found to be allowed.
    fn set_up_at(&mut self, piece: Piece, spot: Spot) {
        match piece {
            Piece::Unit(id) => {
                let place = match spot {
                    Spot::Hex(hex) => Place::Hex(hex),
                    Spot::Box(off_map) => Place::Box(off_map),
                    Spot::Aboard(ship) => Place::Aboard(ship),
                    Spot::AtSea(_) | Spot::Inshore(_) => unreachable!("no unit stands at sea"),
                };
                self.put(id, place);
            }
            Piece::Helicopter(id) => {
                self.helicopter_mut(id).base = match spot {
                    Spot::Hex(hex) => Base::Hex(hex),
                    Spot::Box(off_map) => Base::Box(off_map),
                    Spot::Aboard(ship) => Base::Ship(ship),
                    Spot::AtSea(_) | Spot::Inshore(_) => unreachable!("no base is at sea"),
                };
            }
            Piece::Ship(id) => {
                self.ship_mut(id).berth = match spot {
                    Spot::Hex(hex) => Berth::Hex(hex),
                    Spot::Box(off_map) => Berth::Box(off_map),
                    Spot::AtSea(zone) => Berth::AtSea(zone),
                    Spot::Inshore(zone) => Berth::Inshore(zone),
                    Spot::Aboard(_) => unreachable!("no ship goes aboard a ship"),
                };
            }
        }
    }
}
