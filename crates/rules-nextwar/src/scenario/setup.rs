//! [NW 2.3.6] [NWK 16.1] What each side has when play begins.

use std::collections::BTreeMap;

use catalog::{Findings, Spanned};
use hexgrid::HexId;

use super::load::Reader;
use super::shape::{GateWord, Text};
use super::shape_setup::{FreeShape, FreeWord, SideSetUpShape};
use super::{FreePlacement, Gate, Piece, PlacementRange, SetUp, Variant};
use crate::action::Spot;
use crate::state::{Base, UnitId};
use crate::terms::{Kind, Side};

impl GateWord {
    /// The option it stands for.
    pub(super) fn gate(self) -> Gate {
        match self {
            Self::Japan => Gate::Japan,
            Self::Intervention => Gate::Intervention,
        }
    }
}

/// Pieces of a side with where they are named.
type Present = BTreeMap<Piece, catalog::Span>;

impl Reader<'_> {
    /// [NWK 16.0b, 16.1.1b, 16.1.2a, 16.1.3a, 16.1.5a, 16.1.6a] Both sides; the Allies set up
    /// first.
    pub(super) fn set_up(&self, printed: &[Option<HexId>], findings: &mut Findings) -> [SetUp; 2] {
        let order = &self.shape.setup.order;
        if *order.get_ref() != [Side::Allied, Side::Dprk] {
            let mend = "write `[\"allied\", \"dprk\"]`: the Allies always set up first";
            self.fault(&order.span(), "another order of set-up", mend, findings);
        }
        let shapes = [&self.shape.setup.dprk, &self.shape.setup.allied];
        let mut set_ups = [SetUp::default(), SetUp::default()];
        for (&side, shape) in Side::ALL.iter().zip(shapes) {
            let reader = SideReader { reader: self, side, shape: shape.get_ref(), printed };
            set_ups[side.index()] = reader.read(findings);
        }
        if let Some(optional) = &self.shape.setup.optional {
            let gate = Some(optional.option.get_ref().gate());
            let free = FreeShape {
                units: optional.units.clone(),
                at: optional.at,
                within: None,
                ship: None,
            };
            let side = *optional.side.get_ref();
            let span = optional.side.span();
            let free = self.free(&Spanned::new(span, free), side, gate, findings);
            let at =
                set_ups[side.index()].free.iter().position(|it| it.range == PlacementRange::Border);
            let list = &mut set_ups[side.index()].free;
            let at = at.unwrap_or(list.len());
            list.splice(at..at, free);
        }
        set_ups
    }

    /// Pieces that the owner places, each with where.
    fn free(
        &self,
        shape: &Spanned<FreeShape>,
        side: Side,
        gate: Option<Gate>,
        findings: &mut Findings,
    ) -> Vec<FreePlacement> {
        let Some(range) = self.range(shape, side, findings) else { return Vec::new() };
        let mut out = Vec::new();
        for name in &shape.get_ref().units {
            let Some(piece) = self.piece(name, findings) else { continue };
            self.is_of(name, piece, side, findings);
            if !fits(piece, &range) {
                let what = format!("`{}` cannot be placed there", name.get_ref());
                self.fault(&name.span(), what, "choose another `at`", findings);
            }
            out.push(FreePlacement { piece, range: range.clone(), gate });
        }
        out
    }

    /// Whether a piece is of the side that it is named under.
    pub(super) fn is_of(&self, name: &Text, piece: Piece, side: Side, findings: &mut Findings) {
        if self.side_of(piece) != side {
            let what = format!("`{}` is not of {}", name.get_ref(), side.word());
            self.fault(&name.span(), what, "name it under its own side", findings);
        }
    }

    fn range(
        &self,
        shape: &Spanned<FreeShape>,
        side: Side,
        findings: &mut Findings,
    ) -> Option<PlacementRange> {
        let FreeShape { at, within, ship, .. } = shape.get_ref();
        let mut missing = |key: &str| {
            let what = format!("missing key `{key}`");
            self.fault(&shape.span(), what, "say it, for this `at`", findings);
            None
        };
        Some(match at {
            FreeWord::AnyBase => PlacementRange::AnyBase,
            FreeWord::AnyAirbase => PlacementRange::AnyAirbase,
            FreeWord::AnyPort => PlacementRange::AnyPort,
            FreeWord::JapanOrAtSea => PlacementRange::JapanOrAtSea,
            FreeWord::Home => PlacementRange::Home,
            FreeWord::AboardOrJapan => match ship {
                Some(ship) => PlacementRange::AboardOrJapan(self.ship(ship, findings)?),
                None => return missing("ship"),
            },
            FreeWord::Within => match within {
                Some(it) => {
                    let centers = self.hexes(std::slice::from_ref(&it.hex), findings);
                    PlacementRange::Hexes(self.round(&centers, it.hexes, side))
                }
                None => return missing("within"),
            },
        })
    }

    /// The land of a side within so many hexes of a place.
    fn round(&self, centers: &[HexId], hexes: u16, side: Side) -> Vec<HexId> {
        let grid = &self.board.map.grid;
        let near = |it: &HexId| centers.iter().any(|center| grid.distance(*center, *it) <= hexes);
        grid.hexes().filter(near).filter(|it| self.board.home_of(*it) == Some(side)).collect()
    }

    /// [NWK 16.1.4a] Another balance of forces.
    pub(super) fn variant(&self, findings: &mut Findings) -> Option<Variant> {
        let shape = self.shape.setup.variant.as_ref()?.get_ref();
        if shape.option.get_ref() != "reinforced-landing" {
            let what = format!("a variant by `{}`", shape.option.get_ref());
            self.fault(&shape.option.span(), what, "write `reinforced-landing`", findings);
        }
        let mut ships = Vec::new();
        for name in &shape.units {
            let ship = self.ship(name, findings);
            let Some(at) = shape.at.get(name.get_ref().as_str()) else {
                let what = format!("no place for `{}`", name.get_ref());
                self.fault(&name.span(), what, "say it under `at`", findings);
                continue;
            };
            let berth = self.berth(at, findings);
            ships.extend(ship.zip(berth));
        }
        let aboard = match self.spot(&shape.choose_at, findings) {
            Some(Spot::Aboard(ship)) => Some(ship),
            Some(_) => {
                let mend = "name the ships they may be aboard, such as `@us-amph-2`";
                self.fault(&shape.choose_at.span(), "no ships", mend, findings);
                None
            }
            None => None,
        };
        let choices = shape.choose.get_ref().iter().map(|it| self.choice(it, findings)).collect();
        let restored = shape.restore.iter().filter_map(|it| self.unit(it, findings)).collect();
        Some(Variant { ships, choices, aboard: aboard?, restored })
    }

    /// [NWK 16.1.4a, 3.3.3] The units of Marine forces: what belongs to each is on its counters.
    fn choice(&self, formations: &[Text], findings: &mut Findings) -> Vec<UnitId> {
        let mut units = Vec::new();
        for name in formations {
            for piece in self.formation(name, Side::Allied, findings) {
                if let Piece::Unit(id) = piece {
                    units.push(id);
                }
            }
        }
        units
    }
}

/// Whether a piece of this kind can be placed in such a range.
fn fits(piece: Piece, range: &PlacementRange) -> bool {
    let at_sea = matches!(range, PlacementRange::AnyPort | PlacementRange::JapanOrAtSea);
    match piece {
        Piece::Ship(_) => at_sea,
        Piece::Unit(_) => !at_sea,
        Piece::Helicopter(_) => matches!(
            range,
            PlacementRange::AnyBase
                | PlacementRange::AnyAirbase
                | PlacementRange::AboardOrJapan(_)
                | PlacementRange::Hexes(_)
        ),
    }
}

/// Reads the set-up of one side.
struct SideReader<'r, 'a> {
    reader: &'r Reader<'a>,
    side: Side,
    shape: &'r SideSetUpShape,
    printed: &'r [Option<HexId>],
}

impl SideReader<'_, '_> {
    fn read(&self, findings: &mut Findings) -> SetUp {
        let present = self.present(findings);
        let mut set_up = SetUp {
            airmobile: self.shape.airmobile,
            tunnels: self.shape.tunnels,
            ..SetUp::default()
        };
        let mut placed = Present::new();
        for shape in &self.shape.free {
            for free in self.reader.free(shape, self.side, None, findings) {
                placed.insert(free.piece, shape.span());
                set_up.free.push(free);
            }
        }
        for (name, place) in &self.shape.at {
            let Some(piece) = self.reader.piece(name, findings) else { continue };
            if placed.insert(piece, name.span()).is_some() {
                let what = format!("two places for `{}`", name.get_ref());
                self.reader.fault(&name.span(), what, "say `at` or `free`", findings);
            }
            self.put(piece, place, &mut set_up, findings);
        }
        for (piece, span) in &placed {
            if !present.contains_key(piece) && self.reader.rows_are_whole {
                let what = format!("a place for `{}`, which is not there", self.reader.id(*piece));
                self.reader.fault(span, what, "name it among the units", findings);
            }
        }
        for (&piece, span) in present.iter().filter(|it| !placed.contains_key(it.0)) {
            self.put_as_printed(piece, span, &mut set_up, findings);
        }
        self.reduce(&mut set_up, findings);
        self.fixtures(&mut set_up, findings);
        set_up
    }

    /// The pieces that are there.
    fn present(&self, findings: &mut Findings) -> Present {
        let reader = self.reader;
        let mut present = Present::new();
        let span = match self.side {
            Side::Dprk => reader.shape.setup.dprk.span(),
            Side::Allied => reader.shape.setup.allied.span(),
        };
        if self.shape.everything {
            let mine =
                |it: &Piece| reader.side_of(*it) == self.side && reader.group_of(*it).is_empty();
            present
                .extend(reader.all_pieces().into_iter().filter(mine).map(|it| (it, span.clone())));
        }
        for name in &self.shape.formations {
            for piece in reader.formation(name, self.side, findings) {
                if reader.group_of(piece).is_empty() && matches!(piece, Piece::Unit(_)) {
                    present.insert(piece, name.span());
                }
            }
        }
        for name in &self.shape.groups {
            for piece in reader.group(name, self.side, findings) {
                present.insert(piece, name.span());
            }
        }
        for name in &self.shape.units {
            let Some(piece) = reader.piece(name, findings) else { continue };
            reader.is_of(name, piece, self.side, findings);
            if present.insert(piece, name.span()).is_some() {
                let what = format!("`{}` is there already", name.get_ref());
                reader.fault(&name.span(), what, "name it once", findings);
            }
        }
        present
    }

    fn put(&self, piece: Piece, place: &Text, set_up: &mut SetUp, findings: &mut Findings) {
        let reader = self.reader;
        match piece {
            Piece::Helicopter(id) => {
                set_up.helicopters.extend(reader.base(place, findings).map(|it| (id, it)));
            }
            Piece::Ship(id) => {
                set_up.ships.extend(reader.berth(place, findings).map(|it| (id, it)));
            }
            Piece::Unit(id) => match reader.spot(place, findings) {
                Some(Spot::Hex(hex)) => set_up.units.push((id, hex, self.levels(id))),
                Some(Spot::Aboard(ship)) => set_up.aboard.push((id, ship)),
                Some(Spot::Box(_) | Spot::AtSea(_) | Spot::Inshore(_)) => {
                    let mend = "put it in a hex or aboard ships";
                    reader.fault(&place.span(), "a ground unit off the map", mend, findings);
                }
                None => {}
            },
        }
    }

    /// [NW 2.3.6] In the hex of the counter; [NWK 16.1.6a] without one, anywhere at home.
    fn put_as_printed(
        &self,
        piece: Piece,
        span: &catalog::Span,
        set_up: &mut SetUp,
        findings: &mut Findings,
    ) {
        let reader = self.reader;
        // A hex that is not on the map has been told.
        let is_told = match piece {
            Piece::Unit(id) => !reader.rows.units[id.index()].hex.is_empty(),
            Piece::Helicopter(id) => !reader.rows.helicopters[id.index()].hex.is_empty(),
            Piece::Ship(_) => false,
        };
        let nowhere = |findings: &mut Findings| {
            if is_told {
                return;
            }
            let what = format!("no place for `{}`", reader.id(piece));
            reader.fault(span, what, "say it under `at` or `free`", findings);
        };
        match piece {
            Piece::Unit(id) => match self.printed[id.index()] {
                Some(hex) => set_up.units.push((id, hex, self.levels(id))),
                None if self.shape.everything && !is_told => {
                    let range = PlacementRange::Home;
                    set_up.free.push(FreePlacement { piece, range, gate: None });
                }
                None => nowhere(findings),
            },
            Piece::Helicopter(id) => {
                let row = &reader.rows.helicopters[id.index()];
                let place = (row.source, &row.hex_span);
                match reader.printed_hex(&row.hex, place, findings) {
                    Some(hex) => set_up.helicopters.push((id, Base::Hex(hex))),
                    None => nowhere(findings),
                }
            }
            Piece::Ship(_) => nowhere(findings),
        }
    }

    fn levels(&self, id: UnitId) -> u8 {
        self.reader.rows.units[id.index()].counter.levels
    }

    /// Units that have lost a level.
    fn reduce(&self, set_up: &mut SetUp, findings: &mut Findings) {
        for name in &self.shape.reduced {
            let Some(id) = self.reader.unit(name, findings) else { continue };
            let found = set_up.units.iter_mut().find(|it| it.0 == id);
            match found {
                Some(unit) if unit.2 == 2 => unit.2 = 1,
                Some(_) => {
                    let what = format!("`{}` has one level alone", name.get_ref());
                    self.reader.fault(&name.span(), what, "it cannot be reduced", findings);
                }
                None => {
                    let what = format!("`{}` is not on the map", name.get_ref());
                    self.reader.fault(&name.span(), what, "name it among the units", findings);
                }
            }
        }
    }

    /// [NWK 2.2c] [NW 8.5.8.2a] Outposts to place, and beachheads in hand.
    fn fixtures(&self, set_up: &mut SetUp, findings: &mut Findings) {
        for id in self.take(Kind::Outpost, self.shape.outposts.as_ref(), findings) {
            let (piece, range) = (Piece::Unit(id), PlacementRange::Border);
            set_up.free.push(FreePlacement { piece, range, gate: None });
        }
        set_up.beachheads = self.take(Kind::Beachhead, self.shape.beachheads.as_ref(), findings);
    }

    fn take(
        &self,
        kind: Kind,
        count: Option<&Spanned<u8>>,
        findings: &mut Findings,
    ) -> Vec<UnitId> {
        let Some(count) = count else { return Vec::new() };
        let mine = |it: &Piece| match it {
            Piece::Unit(id) => {
                let unit = &self.reader.rows.units[id.index()].counter;
                (unit.kind == kind && unit.side() == self.side).then_some(*id)
            }
            Piece::Helicopter(_) | Piece::Ship(_) => None,
        };
        let all: Vec<UnitId> = self.reader.all_pieces().iter().filter_map(mine).collect();
        let wanted = usize::from(*count.get_ref());
        if wanted > all.len() {
            let what = format!("{wanted} counters of kind `{}`", kind.word());
            let mend = format!("the roster has {} of {}", all.len(), self.side.word());
            self.reader.fault(&count.span(), what, mend, findings);
        }
        all.into_iter().take(wanted).collect()
    }
}
