//! Whether a scenario makes sense by the rules: who stands where, and how many.

use std::collections::{BTreeMap, BTreeSet};

use catalog::{Findings, Span, is_plain};
use hexgrid::HexId;

use super::load::Reader;
use super::{ArrivalSet, Piece, PlacementRange, Scenario};
use crate::state::{Base, Berth, Place, ShipId, UnitId};
use crate::terms::{ShipKind, Side, Terrain};

/// Adds what is wrong with a scenario that has all its parts.
pub(super) fn check(scenario: &Scenario, reader: &Reader<'_>, findings: &mut Findings) {
    let checker = Checker { scenario, reader };
    checker.id(findings);
    checker.turns(findings);
    checker.stacks(findings);
    checker.bases(findings);
    checker.berths(findings);
    checker.loads(findings);
    checker.arrivals(findings);
    checker.room(findings);
}

struct Checker<'r, 'a> {
    scenario: &'r Scenario,
    reader: &'r Reader<'a>,
}

impl Checker<'_, '_> {
    fn id(&self, findings: &mut Findings) {
        let id = &self.reader.shape.id;
        if !id.get_ref().strip_prefix("nextwar/").is_some_and(is_plain) {
            let what = format!("scenario id `{}`", id.get_ref());
            let mend = "write `nextwar/` and a name in small letters";
            self.reader.fault(&id.span(), what, mend, findings);
        }
    }

    fn turns(&self, findings: &mut Findings) {
        let Some(turns) = &self.reader.shape.turns else { return };
        if !(1..=100).contains(turns.get_ref()) {
            let what = format!("{} turns", turns.get_ref());
            self.reader.fault(&turns.span(), what, "1 to 100", findings);
        }
    }

    /// Where the set-up of a side is written.
    fn span(&self, side: Side) -> Span {
        match side {
            Side::Dprk => self.reader.shape.setup.dprk.span(),
            Side::Allied => self.reader.shape.setup.allied.span(),
        }
    }

    /// Ground units on the map when play begins, with their levels.
    fn on_map(&self) -> Vec<(UnitId, HexId, u8)> {
        let mut on_map: BTreeMap<UnitId, (HexId, u8)> = BTreeMap::new();
        for &(id, hex, levels) in self.scenario.set_up.iter().flat_map(|it| &it.units) {
            on_map.insert(id, (hex, levels));
        }
        for (id, unit) in self.scenario.start.iter().flat_map(|it| &it.units) {
            match unit.place {
                Place::Hex(hex) => on_map.insert(*id, (hex, unit.levels)),
                Place::Aboard(_)
                | Place::Box(_)
                | Place::Line(..)
                | Place::Beside(_)
                | Place::Awaited
                | Place::Eliminated
                | Place::Unused => on_map.remove(id),
            };
        }
        on_map.into_iter().map(|(id, (hex, levels))| (id, hex, levels)).collect()
    }

    /// [NW 8.1] One side to a hex, on land, within the stacking limit. A game in the middle may
    /// have a hex overstacked, as the rules allow for a while.
    fn stacks(&self, findings: &mut Findings) {
        let mut holders: BTreeMap<HexId, (Side, u16)> = BTreeMap::new();
        for (id, hex, levels) in self.on_map() {
            let spec = &self.scenario.roster[id.index()];
            let number = self.scenario.board.map.grid.number(hex);
            let span = self.span(spec.side());
            if !self.scenario.board.is_land(hex) {
                let what = format!("`{}` in the sea at {number}", spec.id);
                self.reader.fault(&span, what, "choose a land hex", findings);
            }
            let entry = holders.entry(hex).or_insert((spec.side(), 0));
            if entry.0 != spec.side() {
                let what = format!("units of both sides in {number}");
                self.reader.fault(&span, what, "one side to a hex", findings);
            }
            entry.1 += u16::from(spec.face(levels).stacking);
        }
        for (hex, (side, points)) in holders {
            let limit = self.limit(hex);
            if points > limit && self.scenario.start.is_none() {
                let number = self.scenario.board.map.grid.number(hex);
                let what = format!("{points} stacking points in {number}");
                self.reader.fault(&self.span(side), what, format!("{limit} at most"), findings);
            }
        }
    }

    /// [NW 8.1.1.1a] The stacking limit of a hex when play begins.
    fn limit(&self, hex: HexId) -> u16 {
        let chart = &self.scenario.charts.stacking;
        let mountain = self.scenario.board.terrain[hex] == Terrain::Mountain;
        u16::from(if mountain { chart.mountain } else { chart.normal })
    }

    /// [NW 6.5.1a] Helicopters at bases.
    fn bases(&self, findings: &mut Findings) {
        let set_ups = self.scenario.set_up.iter().flat_map(|it| it.helicopters.iter().copied());
        let start = self.scenario.start.iter().flat_map(|it| it.helicopters.iter());
        let places: Vec<_> = set_ups.chain(start.map(|(id, it)| (*id, it.base))).collect();
        for (id, base) in places {
            let Base::Hex(hex) = base else { continue };
            if !self.scenario.board.places[hex].is_base() {
                let spec = &self.scenario.helicopters[id.index()];
                let number = self.scenario.board.map.grid.number(hex);
                let what = format!("`{}` at {number}, which is no base", spec.id);
                let mend = "choose an airbase or airfield";
                self.reader.fault(&self.span(spec.nation.side()), what, mend, findings);
            }
        }
    }

    /// [NW 8.5.6.3] Ships in the open sea or in ports.
    fn berths(&self, findings: &mut Findings) {
        let set_ups = self.scenario.set_up.iter().flat_map(|it| it.ships.iter().copied());
        let start = self.scenario.start.iter().flat_map(|it| it.ships.iter());
        let places: Vec<_> = set_ups.chain(start.map(|(id, it)| (*id, it.berth))).collect();
        for (id, berth) in places {
            let Berth::Hex(hex) = berth else { continue };
            let board = &self.scenario.board;
            if board.is_land(hex) && !board.places[hex].port {
                let spec = &self.scenario.ships[id.index()];
                let what = format!("`{}` on land at {}", spec.id, board.map.grid.number(hex));
                let mend = "choose the sea or a port";
                self.reader.fault(&self.span(spec.nation.side()), what, mend, findings);
            }
        }
    }

    /// [NW 2.4.4] No more Marines aboard than the ships carry.
    fn loads(&self, findings: &mut Findings) {
        self.passengers(findings);
        let mut loads: BTreeMap<ShipId, u16> = BTreeMap::new();
        for &(id, ship) in self.scenario.set_up.iter().flat_map(|it| &it.aboard) {
            let spec = &self.scenario.roster[id.index()];
            *loads.entry(ship).or_default() += u16::from(spec.full.stacking);
        }
        for (id, load) in loads {
            let spec = &self.scenario.ships[id.index()];
            if load > u16::from(spec.capacity) {
                let what = format!("{load} points aboard `{}`", spec.id);
                let mend = format!("{} at most", spec.capacity);
                self.reader.fault(&self.span(spec.nation.side()), what, mend, findings);
            }
        }
    }

    /// [NW 8.5.8.3, 2.4.4] Nobody is at sea but Marines, and they aboard amphibious ships that are
    /// in play.
    fn passengers(&self, findings: &mut Findings) {
        let mut aboard: Vec<(UnitId, ShipId)> = Vec::new();
        for set_up in &self.scenario.set_up {
            aboard.extend(&set_up.aboard);
            for placement in &set_up.free {
                if let (Piece::Unit(id), PlacementRange::AboardOrJapan(ship)) =
                    (placement.piece, &placement.range)
                {
                    aboard.push((id, *ship));
                }
            }
        }
        for (id, unit) in self.scenario.start.iter().flat_map(|it| &it.units) {
            if let Place::Aboard(ship) = unit.place {
                aboard.push((*id, ship));
            }
        }
        for (id, ship) in aboard {
            let (spec, carrier) =
                (&self.scenario.roster[id.index()], &self.scenario.ships[ship.index()]);
            let mut note = |what: String| {
                self.reader.fault(&self.span(spec.side()), what, "put it elsewhere", findings);
            };
            if !spec.kind.is_marine() {
                note(format!("`{}` aboard, but no Marines", spec.id));
            }
            if carrier.kind != ShipKind::Amph || !self.is_afloat(ship) {
                note(format!("`{}` aboard `{}`, which carries nobody", spec.id, carrier.id));
            }
        }
    }

    /// Whether ships are in play from the start.
    fn is_afloat(&self, ship: ShipId) -> bool {
        let lies = |berth: Berth| !matches!(berth, Berth::Awaited | Berth::Unused);
        let mut set_up = self.scenario.set_up.iter();
        set_up.any(|it| {
            it.ships.iter().any(|it| it.0 == ship)
                || it.free.iter().any(|it| it.piece == Piece::Ship(ship))
        }) || self
            .scenario
            .start
            .iter()
            .flat_map(|it| &it.ships)
            .any(|it| it.0 == ship && lies(it.1.berth))
    }

    /// Nothing arrives that is there already, or twice.
    fn arrivals(&self, findings: &mut Findings) {
        let mut known: BTreeSet<Piece> = BTreeSet::new();
        for set_up in &self.scenario.set_up {
            known.extend(set_up.units.iter().map(|it| Piece::Unit(it.0)));
            known.extend(set_up.aboard.iter().map(|it| Piece::Unit(it.0)));
            known.extend(set_up.helicopters.iter().map(|it| Piece::Helicopter(it.0)));
            known.extend(set_up.ships.iter().map(|it| Piece::Ship(it.0)));
            known.extend(set_up.free.iter().map(|it| it.piece));
        }
        let lines = self.reader.shape.reinforcement.iter().zip(&self.scenario.arrivals);
        for (shape, arrival) in lines {
            let ArrivalSet::Pieces(pieces) = &arrival.what else { continue };
            for piece in pieces.iter().filter(|it| !known.insert(**it)) {
                let what = format!("`{}` comes, but is there already", self.reader.id(*piece));
                self.reader.fault(&shape.span(), what, "let it come once", findings);
            }
        }
    }

    /// [NW 2.3.6] However the others are placed, each piece that is placed by choice finds a
    /// place.
    fn room(&self, findings: &mut Findings) {
        for side in Side::ALL {
            let free = &self.scenario.set_up[side.index()].free;
            for (at, placement) in free.iter().enumerate() {
                let before = free[..at].iter().filter(|it| it.range == placement.range).count();
                let room = self.room_in(*side, &placement.range);
                if room.is_some_and(|it| it <= before) {
                    let what = format!("no room for `{}`", self.reader.id(placement.piece));
                    let mend = "place fewer pieces so, or name another `at`";
                    self.reader.fault(&self.span(*side), what, mend, findings);
                }
            }
        }
    }

    /// How many pieces a range surely holds; none where it holds any number.
    fn room_in(&self, side: Side, range: &PlacementRange) -> Option<usize> {
        let board = &self.scenario.board;
        let home = |it: &HexId| {
            board.home_of(*it) == Some(side) && self.scenario.area.sheets.contains(*it)
        };
        let chart = &self.scenario.charts.stacking;
        let room = |hex: HexId| match board.places[hex] {
            it if it.airbase => usize::from(chart.airbase),
            it if it.airfield => usize::from(chart.airfield),
            _ => 0,
        };
        let hexes = || board.map.grid.hexes().filter(home);
        match range {
            PlacementRange::Border => {
                Some(hexes().filter(|it| board.fortified[*it].is_some()).count())
            }
            PlacementRange::AnyBase => Some(hexes().map(room).sum()),
            PlacementRange::AnyAirbase => {
                Some(hexes().filter(|it| board.places[*it].airbase).count())
            }
            PlacementRange::AnyPort => Some(hexes().filter(|it| board.places[*it].port).count()),
            PlacementRange::Hexes(list) => {
                let held = self.on_map();
                let empty = |it: &&HexId| held.iter().all(|(_, hex, _)| hex != *it);
                Some(list.iter().filter(empty).count())
            }
            PlacementRange::Home
            | PlacementRange::JapanOrAtSea
            | PlacementRange::AboardOrJapan(_) => None,
        }
    }
}
