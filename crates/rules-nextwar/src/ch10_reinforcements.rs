//! [NW 10] [NWK 7] Reinforcements.
//!
//! What arrives, when and where is the scenario's; how it arrives where the scenario leaves it to
//! the rules is Korea's chapter 7.

use canon::Digest;
use hexgrid::HexId;
use kernel::{Dice, Illegal, Seat, refuse};

use crate::action::{Action, Spot};
use crate::agenda::Event as AnyEvent;
use crate::ch03_sequence::Segment;
use crate::ch08_movement::misplaced;
use crate::dice::draw;
use crate::scenario::{ArrivalPlace, ArrivalSet, ArrivalSpec, ArrivalTime, Piece, Spent};
use crate::state::{Air, Base, Berth, HelicopterId, Place, ShipId, UnitId, War};
use crate::terms::{Kind, Nation, OffMap, ShipKind, Side, Size, Weather, Zone};

/// [NWK 7.1.1b] How near an enemy combat unit has who is flown in fired at.
const EXPOSED_HEXES: u16 = 2;

/// What is asked about reinforcements.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub enum Ask {
    /// [NWK 7.1.4] Where a piece arrives.
    Arrive {
        /// The piece.
        piece: Piece,
        /// Its line on the scenario's card.
        line: u16,
    },
}

/// What the check found.
pub(crate) enum May {
    /// It arrives there.
    Arrive { piece: Piece, line: u16, spot: Spot },
    /// [NWK 2.5.1] It comes a turn later.
    Delay { piece: Piece, line: u16 },
}

/// What happens by itself.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub enum Duty {
    /// What comes at the start of a segment.
    StartOf(Segment),
    /// What comes at the end of a segment.
    EndOf(Segment),
    /// [NW 3.0s] The Reinforcement Phase: both sides place what comes.
    Phase,
    /// A piece arrives, by its owner's choice if there is one.
    Bring {
        /// The piece.
        piece: Piece,
        /// Its line on the scenario's card.
        line: u16,
    },
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// [NWK 7.1.4a] A piece has arrived.
    Arrived {
        /// Which.
        piece: Piece,
        /// Where.
        spot: Spot,
    },
    /// [NWK 2.5.1, 7.3] It comes later.
    Delayed {
        /// Which.
        piece: Piece,
    },
    /// [NWK 7.1.2b] A reserve had its hex taken by the enemy.
    Overtaken {
        /// Which.
        unit: UnitId,
    },
    /// [NW 8.5.4.2] Airmobile points have come.
    AirmobilePoints {
        /// Whose.
        side: Side,
        /// How many.
        points: u8,
    },
}

impl Ask {
    pub(crate) fn seat(&self, game: &War) -> Seat {
        match self {
            Self::Arrive { line, .. } => game.arrival(*line).side.seat(),
        }
    }

    pub(crate) fn name(&self) -> &'static str {
        match self {
            Self::Arrive { .. } => "place-reinforcement",
        }
    }

    pub(crate) fn unit(&self) -> Option<UnitId> {
        match self {
            Self::Arrive { piece: Piece::Unit(unit), .. } => Some(*unit),
            Self::Arrive { .. } => None,
        }
    }

    pub(crate) fn candidates(&self, game: &War) -> Vec<Action> {
        match self {
            Self::Arrive { piece, line } => {
                let spots = game.arrival_spots(*piece, *line).into_iter().map(Action::Place);
                spots.chain([Action::Delay]).collect()
            }
        }
    }

    pub(crate) fn may(&self, game: &War, action: Action) -> Result<May, Illegal> {
        let Self::Arrive { piece, line } = self;
        match action {
            Action::Place(spot) if game.arrival_spots(*piece, *line).contains(&spot) => {
                Ok(May::Arrive { piece: *piece, line: *line, spot })
            }
            Action::Place(_) => refuse("nwk:7.1.4a", "it does not arrive there"),
            Action::Delay if game.may_wait(*piece, *line) => {
                Ok(May::Delay { piece: *piece, line: *line })
            }
            Action::Delay => refuse("nwk:7.1.4a", "it has a place to arrive at"),
            _ => misplaced(action),
        }
    }
}

impl May {
    pub(crate) fn play(self, game: &mut War, dice: &mut dyn Dice, events: &mut Vec<AnyEvent>) {
        match self {
            Self::Arrive { piece, line, spot } => game.arrive((piece, line), spot, dice, events),
            Self::Delay { piece, line } => game.delay(piece, line, events),
        }
    }
}

impl Duty {
    pub(crate) fn work(self, game: &mut War, dice: &mut dyn Dice, events: &mut Vec<AnyEvent>) {
        match self {
            Self::StartOf(segment) => game.bring(ArrivalTime::StartOf(segment), dice, events),
            Self::EndOf(segment) => {
                game.note_scenario_marks(segment);
                game.bring(ArrivalTime::EndOf(segment), dice, events);
            }
            Self::Phase => game.bring(ArrivalTime::Reinforcement, dice, events),
            Self::Bring { piece, line } => game.bring_piece(piece, line, dice, events),
        }
    }
}

impl War {
    /// A line of the scenario's card.
    fn arrival(&self, line: u16) -> &ArrivalSpec {
        &self.scenario.arrivals[usize::from(line)]
    }

    /// [NW 10.0] [NWK 7.1.4a, 16.2.1.4c] Owes the arrival of everything that is due now by the
    /// scenario's card, without a die: what was delayed first, and ships before those they carry.
    fn bring(&mut self, when: ArrivalTime, dice: &mut dyn Dice, events: &mut Vec<AnyEvent>) {
        let mut due = Vec::new();
        if when == ArrivalTime::Reinforcement {
            due.append(&mut self.core.delayed);
        }
        let scenario = std::sync::Arc::clone(&self.scenario);
        for (line, arrival) in scenario.arrivals.iter().enumerate() {
            let open = arrival.gate.is_none_or(|it| it.is_open(&self.options));
            if arrival.turn != self.core.turn || arrival.when != when || !open {
                continue;
            }
            let line = u16::try_from(line).expect("a short card");
            self.bring_points(arrival, events);
            match &arrival.what {
                ArrivalSet::Pieces(pieces) => {
                    let played = pieces.iter().filter(|it| self.is_played(**it));
                    due.extend(played.map(|it| (*it, line)));
                }
                ArrivalSet::Drawn(pool, count) => {
                    due.extend(
                        self.draw_reserves(pool, *count, dice).into_iter().map(|it| (it, line)),
                    );
                }
            }
        }
        due.sort_by_key(|it| !matches!(it.0, Piece::Ship(_)));
        for (piece, line) in due.into_iter().rev() {
            self.core.owe(Duty::Bring { piece, line });
        }
    }

    /// [NW 8.5.4.2] Airmobile points that come with a line.
    fn bring_points(&mut self, arrival: &ArrivalSpec, events: &mut Vec<AnyEvent>) {
        if arrival.airmobile > 0 {
            self.pools_mut(arrival.side).lift.total += arrival.airmobile;
            let (side, points) = (arrival.side, arrival.airmobile);
            events.push(Event::AirmobilePoints { side, points }.into());
        }
    }

    /// [NWK 7.1.2a, 7.1.2.2a] Draws so many of a reserve, or all that are left.
    fn draw_reserves(&self, pool: &[UnitId], count: Option<u8>, dice: &mut dyn Dice) -> Vec<Piece> {
        let awaited = |it: &UnitId| self.unit(*it).place == Place::Awaited;
        let mut left: Vec<UnitId> = pool.iter().copied().filter(awaited).collect();
        let count = count.map_or(left.len(), |it| usize::from(it).min(left.len()));
        let mut drawn = Vec::new();
        for _ in 0..count {
            let at = if count == left.len() + drawn.len() {
                0
            } else {
                draw(dice, left.len(), "nwk:7.1.2a")
            };
            drawn.push(Piece::Unit(left.remove(at)));
        }
        drawn
    }

    /// [NWK 7.1.2b] Has a piece arrive: where there is one place only, at once; where there is
    /// none, later; a reserve whose hex is lost is lost with it.
    fn bring_piece(
        &mut self,
        piece: Piece,
        line: u16,
        dice: &mut dyn Dice,
        events: &mut Vec<AnyEvent>,
    ) {
        if let Piece::Unit(unit) = piece
            && self.arrival(line).at == ArrivalPlace::Printed
            && self.spec(unit).is_reserve()
            && self.is_overtaken(unit)
        {
            events.push(Event::Overtaken { unit }.into());
            while self.unit(unit).levels > 0 {
                self.lose_level(unit, events);
            }
            return;
        }
        match self.arrival_spots(piece, line)[..] {
            [] => self.delay(piece, line, events),
            [only] if !self.may_wait(piece, line) => self.arrive((piece, line), only, dice, events),
            [_, ..] => self.core.owe(Ask::Arrive { piece, line }),
        }
    }

    /// [NWK 2.5.1, 7.3] Whether the owner may have a piece come a turn later: a US Army unit that
    /// comes by sea and is to go to another port than Busan, once; in storms, whatever is bound
    /// for the North.
    fn may_wait(&self, piece: Piece, line: u16) -> bool {
        let arrival = self.arrival(line);
        let bound = matches!(arrival.at, ArrivalPlace::ByRule | ArrivalPlace::NorthEdge);
        let storms = self.core.weather == Weather::Storms;
        let late = arrival.turn < self.core.turn;
        if !bound {
            return false;
        }
        match piece {
            Piece::Unit(_) | Piece::Helicopter(_) if arrival.side == Side::Dprk => storms,
            Piece::Unit(unit) => {
                self.nation(unit) == Nation::Us && self.comes_by_sea(unit) && !late && !storms
            }
            Piece::Helicopter(_) | Piece::Ship(_) => false,
        }
    }

    /// [NWK 7.1.4b, 7.1.4c] Whether a unit comes by sea.
    fn comes_by_sea(&self, unit: UnitId) -> bool {
        let spec = self.spec(unit);
        spec.kind.is_marine() || arrives_by_sea(spec.kind, spec.size)
    }

    /// [NWK 7.1.2b] Whether the hex of a reserve is in enemy hands.
    fn is_overtaken(&self, unit: UnitId) -> bool {
        let printed = self.scenario.printed[usize::from(unit.0)];
        printed.is_some_and(|hex| {
            self.controller(hex) != self.side(unit) || self.holds(self.side(unit).other(), hex)
        })
    }

    /// Puts a piece where it arrives.
    fn arrive(
        &mut self,
        (piece, line): (Piece, u16),
        spot: Spot,
        dice: &mut dyn Dice,
        events: &mut Vec<AnyEvent>,
    ) {
        match piece {
            Piece::Unit(unit) => {
                if !self.flies_in(unit, line, spot, dice, events) {
                    return;
                }
                self.arrive_unit(unit, line, spot, events);
            }
            Piece::Helicopter(id) => {
                self.helicopter_mut(id).base = match spot {
                    Spot::Hex(hex) => Base::Hex(hex),
                    Spot::Aboard(ship) => Base::Ship(ship),
                    Spot::Box(off_map) => Base::Box(off_map),
                    Spot::AtSea(_) | Spot::Inshore(_) => unreachable!("helicopters do not swim"),
                };
            }
            Piece::Ship(id) => {
                self.ship_mut(id).berth = match spot {
                    Spot::Hex(hex) => Berth::Hex(hex),
                    Spot::AtSea(zone) => Berth::AtSea(zone),
                    Spot::Inshore(zone) => Berth::Inshore(zone),
                    Spot::Box(off_map) => Berth::Box(off_map),
                    Spot::Aboard(_) => unreachable!("ships are aboard nothing"),
                };
            }
        }
        events.push(Event::Arrived { piece, spot }.into());
    }

    /// [NWK 7.1.1b] Whether a unit comes through the fire on its way in: a US unit that is flown
    /// to a base in the North, or within two hexes of an enemy combat unit. One that is turned
    /// back comes a turn later.
    fn flies_in(
        &mut self,
        unit: UnitId,
        line: u16,
        spot: Spot,
        dice: &mut dyn Dice,
        events: &mut Vec<AnyEvent>,
    ) -> bool {
        let by_rule = self.arrival(line).at == ArrivalPlace::ByRule;
        let Spot::Hex(hex) = spot else { return true };
        let flown = by_rule && self.nation(unit) == Nation::Us && !self.comes_by_sea(unit);
        if !flown || !self.is_exposed_to_arrivals(unit, hex) {
            return true;
        }
        let result = self.fire_at_arrival(unit, hex, dice, events);
        if result.loss {
            self.lose_level(unit, events);
        }
        let left = self.unit(unit).levels > 0;
        if result.abort && left {
            self.delay(Piece::Unit(unit), line, events);
        }
        left && !result.abort
    }

    /// [NWK 7.1.1b] Whether a hex lies in an enemy country or within two hexes of an enemy combat
    /// unit.
    fn is_exposed_to_arrivals(&self, unit: UnitId, hex: HexId) -> bool {
        let enemy = self.side(unit).other();
        let fights = |it: UnitId| self.side(it) == enemy && !self.spec(it).kind.is_fixture();
        let near = self.scenario.board.map.grid.hexes_within(hex, EXPOSED_HEXES);
        self.scenario.board.home_of(hex) == Some(enemy)
            || near.into_iter().any(|it| self.stack(it).any(fights))
    }

    /// [NWK 16.1.1j, 7.1.1a] A ground unit arrives, with so much of its movement spent. Who is
    /// flown in uses up no air transport.
    fn arrive_unit(&mut self, unit: UnitId, line: u16, spot: Spot, events: &mut Vec<AnyEvent>) {
        let place = match spot {
            Spot::Hex(hex) => Place::Hex(hex),
            Spot::Aboard(ship) => Place::Aboard(ship),
            Spot::Box(off_map) => Place::Box(off_map),
            Spot::AtSea(_) | Spot::Inshore(_) => unreachable!("ground units are aboard ships"),
        };
        self.put(unit, place);
        let spent = self.arrival(line).spent;
        let allowance = self.allowance(unit);
        let in_phase = self.core.segment == Segment::Reinforcement;
        let by_rule = self.arrival(line).at == ArrivalPlace::ByRule;
        let by_sea = by_rule && self.comes_by_sea(unit);
        let state = self.unit_mut(unit);
        // In the phase itself the mark counts arrivals at ports; it is gone with the segment.
        state.moved = in_phase && by_sea;
        state.spent = match spent {
            Spent::Sixths(sixths) => sixths,
            Spent::All if in_phase => 0,
            Spent::All => allowance,
        };
        if let Spot::Hex(hex) = spot {
            self.occupy(self.side(unit), hex, events);
        }
    }

    /// [NWK 2.5.1, 7.3] A piece comes a turn later.
    fn delay(&mut self, piece: Piece, line: u16, events: &mut Vec<AnyEvent>) {
        self.core.delayed.push((piece, line));
        events.push(Event::Delayed { piece }.into());
    }

    /// [NWK 7.1, 15.8b] Where a piece may arrive; the Japanese come in the box of Japan.
    pub(crate) fn arrival_spots(&self, piece: Piece, line: u16) -> Vec<Spot> {
        let arrival = self.arrival(line);
        let side = arrival.side;
        match (&arrival.at, piece) {
            (ArrivalPlace::Hexes(hexes), _) => {
                let open = |it: &&HexId| !self.holds(side.other(), **it);
                hexes.iter().filter(open).map(|it| Spot::Hex(*it)).collect()
            }
            (ArrivalPlace::Box(off_map), _) => vec![Spot::Box(*off_map)],
            (ArrivalPlace::NorthEdge, Piece::Unit(unit)) if self.is_stormy() => {
                self.storm_spots(unit)
            }
            (ArrivalPlace::NorthEdge, Piece::Helicopter(id)) => self.helicopter_spots(id),
            (ArrivalPlace::AnyBase, Piece::Helicopter(id)) => self.free_bases(id),
            (ArrivalPlace::AnyBase, Piece::Unit(unit)) => self.airbases_for(unit),
            (ArrivalPlace::NorthEdge, Piece::Unit(unit)) => self.edge_hexes(unit),
            (ArrivalPlace::Printed, Piece::Unit(unit)) => self.printed_hexes(unit),
            (ArrivalPlace::ByRule, Piece::Unit(unit)) => self.spots_by_rule(unit, line),
            (ArrivalPlace::ByRule | ArrivalPlace::Printed, Piece::Helicopter(id)) => {
                self.helicopter_spots(id)
            }
            (
                ArrivalPlace::AnyBase
                | ArrivalPlace::NorthEdge
                | ArrivalPlace::Printed
                | ArrivalPlace::ByRule,
                Piece::Ship(id),
            ) => self.ship_spots(id),
        }
    }

    fn is_stormy(&self) -> bool {
        self.core.weather == Weather::Storms
    }

    /// [NWK 7.1.2b, 7.3b] The hex printed on a reserve, or those beside it if it would be
    /// overstacked or the enemy is there; storms do not hinder who comes at home.
    fn printed_hexes(&self, unit: UnitId) -> Vec<Spot> {
        let Some(hex) = self.scenario.printed[usize::from(unit.0)] else { return Vec::new() };
        let side = self.side(unit);
        let room = |it: HexId| {
            self.points_in(it) + self.face(unit).stacking <= self.stacking_limit(it, side)
        };
        if room(hex) && !self.is_overtaken(unit) {
            return vec![Spot::Hex(hex)];
        }
        let open = |it: &HexId| {
            self.scenario.board.is_land(*it)
                && !self.holds(side.other(), *it)
                && self.controller(*it) == side
                && room(*it)
        };
        self.beside(hex).filter(open).map(Spot::Hex).collect()
    }

    /// [NWK 15.14b] Land hexes of the north edge that are free of enemies.
    fn edge_hexes(&self, unit: UnitId) -> Vec<Spot> {
        let columns = self.scenario.board.map.grid.columns();
        let open = |it: &HexId| {
            it.0 < columns
                && self.scenario.board.is_land(*it)
                && !self.holds(self.side(unit).other(), *it)
        };
        self.scenario.board.map.grid.hexes().filter(open).map(Spot::Hex).collect()
    }

    /// [NWK 7.1.4b, 7.1.4c, 7.1.4d, 7.1.5, 7.3] [NW 4.1.3e] Where a unit arrives by the rules: by
    /// sea, by air, or in Japan; in storms elsewhere.
    fn spots_by_rule(&self, unit: UnitId, line: u16) -> Vec<Spot> {
        let side = self.side(unit);
        if self.is_stormy() {
            return self.storm_spots(unit);
        }
        if self.spec(unit).kind.is_marine() && side == Side::Allied {
            return self.marine_spots(unit);
        }
        if arrives_by_sea(self.spec(unit).kind, self.spec(unit).size) {
            return self.sea_spots(unit, line);
        }
        let bases = self.airbases_for(unit);
        match side {
            Side::Allied if bases.is_empty() => vec![Spot::Box(OffMap::Japan)],
            Side::Allied | Side::Dprk => bases,
        }
    }

    /// [NWK 7.1.4c] Marines: at any friendly port of the South, Busan among them, even in an enemy
    /// zone of control; with ships in a friendly At Sea box; in Japan.
    fn marine_spots(&self, unit: UnitId) -> Vec<Spot> {
        let mut spots = self.ports_for(unit, |_| true);
        spots.extend(self.busan_for(unit));
        spots.extend(self.ships_at_sea(unit));
        spots.push(Spot::Box(OffMap::Japan));
        spots
    }

    /// [NWK 7.1.4.1] Busan, if its port can still take a unit this turn.
    fn busan_for(&self, unit: UnitId) -> Option<Spot> {
        let landed = self.landed_in(Place::Box(OffMap::Busan)) + self.face(unit).stacking;
        let room = landed <= self.scenario.charts.transport.busan;
        room.then_some(Spot::Box(OffMap::Busan))
    }

    /// [NWK 7.1.4b, 2.5.1] By sea: US Army units at Busan or in Japan, at another port only a
    /// turn late; others at any friendly port that is not in an enemy zone of control.
    fn sea_spots(&self, unit: UnitId, line: u16) -> Vec<Spot> {
        let allied = self.side(unit) == Side::Allied;
        let late = self.arrival(line).turn < self.core.turn;
        let mut spots = Vec::new();
        if allied {
            spots.extend(self.busan_for(unit));
            spots.push(Spot::Box(OffMap::Japan));
        }
        if self.nation(unit) != Nation::Us || late {
            let side = self.side(unit);
            spots.extend(self.ports_for(unit, |it| !self.in_enemy_zone(side, it)));
        }
        spots
    }

    /// [NWK 7.3] Where a unit goes in storms: Japan, or for Marines ships at sea; Hamhung or N2000
    /// for the DPRK.
    fn storm_spots(&self, unit: UnitId) -> Vec<Spot> {
        match self.side(unit) {
            Side::Allied => {
                let ships = if self.spec(unit).kind.is_marine() {
                    self.ships_at_sea(unit)
                } else {
                    Vec::new()
                };
                ships.into_iter().chain([Spot::Box(OffMap::Japan)]).collect()
            }
            Side::Dprk => {
                let entry = self.scenario.board.region("storm-entry").iter();
                let open =
                    entry.filter(|it| !self.holds(Side::Allied, **it)).map(|it| Spot::Hex(*it));
                open.chain([Spot::Box(OffMap::Hamhung)]).collect()
            }
        }
    }

    /// [NWK 7.1.4.1] Friendly ports of one's own country that are fit and can still take a unit
    /// this turn.
    fn ports_for(&self, unit: UnitId, fit: impl Fn(HexId) -> bool) -> Vec<Spot> {
        let side = self.side(unit);
        let limit = self.scenario.charts.transport.port;
        let board = &self.scenario.board;
        let open = |it: &HexId| {
            board.places[*it].port
                && board.home_of(*it) == Some(side)
                && self.controller(*it) == side
                && !self.holds(side.other(), *it)
                && fit(*it)
                && self.landed_in(Place::Hex(*it)) + self.face(unit).stacking <= limit
        };
        board.map.grid.hexes().filter(open).map(Spot::Hex).collect()
    }

    /// [NWK 7.1.4.1] Stacking points that have arrived somewhere in this phase.
    fn landed_in(&self, place: Place) -> u8 {
        let here = |it: &UnitId| self.unit(*it).place == place && self.unit(*it).moved;
        self.units().filter(here).map(|it| self.face(it).stacking).sum()
    }

    /// [NWK 7.1.4c] Friendly amphibious ships at sea that have room for Marines.
    fn ships_at_sea(&self, unit: UnitId) -> Vec<Spot> {
        let fits = |it: &ShipId| {
            let friendly = |zone: Zone| self.at_sea(zone).is_friendly(Side::Allied);
            self.ship_spec(*it).kind == ShipKind::Amph
                && self.ship_spec(*it).nation.side() == self.side(unit)
                && matches!(self.ship(*it).berth, Berth::AtSea(zone) if friendly(zone))
                && self.room_aboard(*it) >= self.face(unit).stacking
        };
        self.ships().filter(fits).map(Spot::Aboard).collect()
    }

    /// [NWK 7.1.4d, 7.1.5] Friendly airbases of one's own country that are not captured and not in
    /// an enemy zone of control.
    fn airbases_for(&self, unit: UnitId) -> Vec<Spot> {
        let side = self.side(unit);
        let board = &self.scenario.board;
        let open = |it: &HexId| {
            board.places[*it].airbase
                && board.home_of(*it) == Some(side)
                && self.controller(*it) == side
                && !self.in_enemy_zone(side, *it)
        };
        board.map.grid.hexes().filter(open).map(Spot::Hex).collect()
    }

    /// [NW 6.5.1.1] Friendly bases that have room for a helicopter.
    fn free_bases(&self, id: HelicopterId) -> Vec<Spot> {
        let side = self.helicopter_spec(id).nation.side();
        let board = &self.scenario.board;
        let chart = &self.scenario.charts.stacking;
        let open = |it: &HexId| {
            let places = board.places[*it];
            let limit = if places.airbase { chart.airbase } else { chart.airfield };
            let there = self.helicopters().filter(|h| self.helicopter(*h).base == Base::Hex(*it));
            places.is_base()
                && self.controller(*it) == side
                && board.home_of(*it) == Some(side)
                && !self.holds(side.other(), *it)
                && there.count() < usize::from(limit)
        };
        board.map.grid.hexes().filter(open).map(Spot::Hex).collect()
    }

    /// [NWK 7.1.6, 7.3] Helicopters of the Allies come to Korea only while they have at least an
    /// advantage in the air and a base has room, otherwise to Japan; in storms nobody comes to
    /// Korea, but for those bound for the North who go to Hamhung.
    fn helicopter_spots(&self, id: HelicopterId) -> Vec<Spot> {
        let side = self.helicopter_spec(id).nation.side();
        let ahead = matches!(self.core.air, Air::Held(holder, _) if holder == side);
        let bases = if self.is_stormy() { Vec::new() } else { self.free_bases(id) };
        match side {
            Side::Allied if ahead && !bases.is_empty() => bases,
            Side::Allied => vec![Spot::Box(OffMap::Japan)],
            Side::Dprk if self.is_stormy() => vec![Spot::Box(OffMap::Hamhung)],
            Side::Dprk => bases,
        }
    }

    /// Naval units arrive in an At Sea box, or in Japan.
    fn ship_spots(&self, id: ShipId) -> Vec<Spot> {
        let zones =
            Zone::ALL.iter().filter(|it| self.scenario.sea.is_some_and(|sea| sea.has(**it)));
        let boxes = zones.map(|it| Spot::AtSea(*it));
        match self.ship_spec(id).nation.side() {
            Side::Allied => boxes.chain([Spot::Box(OffMap::Japan)]).collect(),
            Side::Dprk => boxes.collect(),
        }
    }
}

/// [NWK 7.1.4b] Whether a unit arrives only by sea: whatever has vehicles, and infantry
/// divisions.
pub fn arrives_by_sea(kind: Kind, size: Size) -> bool {
    match kind {
        Kind::Motorized
        | Kind::Mechanized
        | Kind::Armor
        | Kind::ArmoredCavalry
        | Kind::Recon
        | Kind::MarineMech
        | Kind::MarineArmor => true,
        Kind::Infantry => size == Size::Division,
        Kind::LightInfantry
        | Kind::Paratroop
        | Kind::Airmobile
        | Kind::Marine
        | Kind::Sniper
        | Kind::Outpost
        | Kind::Beachhead => false,
    }
}
