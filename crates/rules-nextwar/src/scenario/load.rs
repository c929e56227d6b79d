//! From texts to a checked scenario: shapes first, then what they refer to, then whether they
//! make sense. Everything wrong is found at once, each with file and line.

use std::collections::BTreeMap;

use catalog::{
    Files, Findings, Library, Source, Span, Spanned, check_head, find_file, is_color, open_map,
    read_hex, read_hexes, salvage_toml, suggest,
};
use hexgrid::HexId;

use super::counters::Rows;
use super::shape::{ScenarioShape, Text};
use super::{Piece, Scenario, SideInfo, check, ground, tables};
use crate::board::Board;
use crate::ch03_sequence::Segment;
use crate::state::{HelicopterId, ShipId, UnitId};
use crate::terms::Side;

/// [NWK 16.0a] The turns of a scenario that does not say how many.
const USUAL_TURNS: u8 = 16;

/// The schema of a scenario file, for editors.
pub fn schema() -> String {
    catalog::schema_text::<ScenarioShape>(&["schema", "source"])
}

/// Reads a scenario file of the library with all it refers to; `None` if anything is wrong.
pub fn load(files: &mut Files<'_>, path: &str, findings: &mut Findings) -> Option<Scenario> {
    let Some(source) = files.open(path) else {
        let nowhere = Source { file: path, text: "" };
        findings.error(nowhere, &(0..0), format!("no file `{path}`"), "look at its name");
        return None;
    };
    let before = findings.error_count();
    let shape: ScenarioShape = salvage_toml(source, findings)?;
    check_head("nextwar/1", shape.schema.as_ref(), shape.source.as_ref(), source, findings);
    let map = open_map(files, source, &shape.map, findings);
    let before_rows = findings.error_count();
    let rows = read_rows(files, source, &shape, findings);
    let rows_are_whole = findings.error_count() == before_rows;
    let charts = read_charts(files, source, &shape.charts, findings);
    let sides = read_sides(&shape, source, findings);
    let board = map.and_then(|it| ground::read(&it, (source, &map_span(&shape)), findings))?;
    let reader = Reader::new((source, &shape), &board, (&rows, rows_are_whole), findings);
    let initiative = reader.initiative(findings);
    let mut scenario = Scenario {
        id: shape.id.get_ref().clone(),
        title: shape.title.clone(),
        briefing: shape.briefing.clone(),
        turns: reader.turns(),
        area: reader.area(findings),
        roster: rows.units.iter().map(|it| it.counter.clone()).collect(),
        printed: reader.printed(findings),
        helicopters: rows.helicopters.iter().map(|it| it.counter.clone()).collect(),
        ships: rows.ships.iter().map(|it| it.counter.clone()).collect(),
        set_up: Default::default(),
        variant: reader.variant(findings),
        control: BTreeMap::new(),
        arrivals: reader.arrivals(findings),
        weather: reader.weather(initiative.first, findings),
        initiative,
        air: reader.air(findings),
        sea: reader.sea(findings),
        surprise: reader.surprise(findings),
        replacements: reader.replacements(findings),
        victory: reader.victory(findings)?,
        special: reader.special(findings),
        options: reader.options(findings),
        start: None,
        sides: sides?,
        charts: charts?,
        board: board.clone(),
    };
    scenario.control = reader.control(&scenario.area);
    scenario.set_up = reader.set_up(&scenario.printed, findings);
    scenario.start = reader.start(&scenario, findings);
    reader.cited(findings);
    check::check(&scenario, &reader, findings);
    (findings.error_count() == before).then_some(scenario)
}

fn map_span(shape: &ScenarioShape) -> Span {
    match &shape.map {
        catalog::FileOr::File(name) => name.span(),
        catalog::FileOr::Inline(shape) => shape.span(),
    }
}

/// [NWK 1.2] The two sides, the DPRK first.
fn read_sides(
    shape: &ScenarioShape,
    source: Source<'_>,
    findings: &mut Findings,
) -> Option<[SideInfo; 2]> {
    let sides = shape.side.get_ref();
    let ids: Vec<Side> = sides.iter().map(|it| *it.id.get_ref()).collect();
    if ids != Side::ALL {
        let mend = "name `dprk` and `allied`, in this order";
        findings.error(source, &shape.side.span(), "not the two sides", mend);
        return None;
    }
    for side in sides.iter().filter(|it| !is_color(it.color.get_ref())) {
        let what = format!("color `{}`", side.color.get_ref());
        findings.error(source, &side.color.span(), what, "write it like `#5b7fa6`");
    }
    let info = |at: usize| SideInfo {
        id: sides[at].id.get_ref().word().to_owned(),
        name: sides[at].name.clone(),
        color: sides[at].color.get_ref().clone(),
    };
    Some([info(0), info(1)])
}

fn read_charts(
    files: &mut Files<'_>,
    source: Source<'_>,
    folder: &Text,
    findings: &mut Findings,
) -> Option<crate::charts::Charts> {
    let folder = format!("{}/", Library::join(source.file, folder.get_ref()));
    tables::open(files, &folder, findings)
}

/// The counters of roster files and those in place.
fn read_rows<'l>(
    files: &mut Files<'l>,
    source: Source<'l>,
    shape: &ScenarioShape,
    findings: &mut Findings,
) -> Rows<'l> {
    let mut rows = Rows::default();
    for name in &shape.rosters {
        if let Some(file) = find_file(files, source, name, findings) {
            rows.read(file, findings);
        }
    }
    for it in &shape.unit {
        rows.add_unit(it.get_ref(), source, &|_| it.span(), findings);
    }
    for it in &shape.helicopter {
        rows.add_helicopter(it.get_ref(), source, &|_| it.span(), findings);
    }
    for it in &shape.ship {
        rows.add_ship(it.get_ref(), source, &|_| it.span(), findings);
    }
    if shape.rosters.is_empty() && rows.is_empty() && shape.start.is_none() {
        let mend = "name roster files or write [[unit]] tables";
        findings.error(source, &(0..0), "no counters", mend);
    }
    rows
}

/// Reads the parts of a scenario that refer to map and counters.
pub(super) struct Reader<'a> {
    pub(super) source: Source<'a>,
    pub(super) shape: &'a ScenarioShape,
    pub(super) board: &'a Board,
    pub(super) rows: &'a Rows<'a>,
    /// Whether every row was sound; if not, a piece that is not found is not told as well.
    pub(super) rows_are_whole: bool,
    /// Every piece by its id.
    pieces: BTreeMap<&'a str, Piece>,
}

impl<'a> Reader<'a> {
    fn new(
        (source, shape): (Source<'a>, &'a ScenarioShape),
        board: &'a Board,
        (rows, rows_are_whole): (&'a Rows<'a>, bool),
        findings: &mut Findings,
    ) -> Self {
        let pieces = BTreeMap::new();
        let mut reader = Self { source, shape, board, rows, rows_are_whole, pieces };
        for (at, row) in rows.units.iter().enumerate() {
            let id = UnitId(u16::try_from(at).expect("a short roster"));
            reader.know(&row.counter.id, Piece::Unit(id), (row.source, &row.id_span), findings);
        }
        for (at, row) in rows.helicopters.iter().enumerate() {
            let piece = Piece::Helicopter(HelicopterId(u8::try_from(at).expect("few of them")));
            reader.know(&row.counter.id, piece, (row.source, &row.id_span), findings);
        }
        for (at, row) in rows.ships.iter().enumerate() {
            let piece = Piece::Ship(ShipId(u8::try_from(at).expect("few of them")));
            reader.know(&row.counter.id, piece, (row.source, &row.id_span), findings);
        }
        reader
    }

    fn know(
        &mut self,
        id: &'a str,
        piece: Piece,
        (source, span): (Source<'_>, &Span),
        findings: &mut Findings,
    ) {
        if !catalog::is_plain(id) {
            let what = format!("id `{id}`");
            findings.error(source, span, what, "write small letters, digits and hyphens");
        }
        if self.pieces.insert(id, piece).is_some() {
            let what = format!("two counters called `{id}`");
            findings.error(source, span, what, "give each an id of its own");
        }
    }

    pub(super) fn fault(
        &self,
        span: &Span,
        what: impl Into<String>,
        mend: impl Into<String>,
        findings: &mut Findings,
    ) {
        findings.error(self.source, span, what.into(), mend.into());
    }

    /// The piece of this name.
    pub(super) fn piece(&self, name: &Text, findings: &mut Findings) -> Option<Piece> {
        let found = self.pieces.get(name.get_ref().as_str()).copied();
        if found.is_none() && self.rows_are_whole {
            let mend = suggest(name.get_ref(), self.pieces.keys().copied());
            self.fault(&name.span(), format!("no piece `{}`", name.get_ref()), mend, findings);
        }
        found
    }

    /// The ground unit of this name.
    pub(super) fn unit(&self, name: &Text, findings: &mut Findings) -> Option<UnitId> {
        match self.piece(name, findings)? {
            Piece::Unit(id) => Some(id),
            Piece::Helicopter(_) | Piece::Ship(_) => {
                let what = format!("`{}` is no ground unit", name.get_ref());
                self.fault(&name.span(), what, "name a ground unit", findings);
                None
            }
        }
    }

    /// The naval unit of this name.
    pub(super) fn ship(&self, name: &Text, findings: &mut Findings) -> Option<ShipId> {
        match self.piece(name, findings)? {
            Piece::Ship(id) => Some(id),
            Piece::Unit(_) | Piece::Helicopter(_) => {
                let what = format!("`{}` is no ship", name.get_ref());
                self.fault(&name.span(), what, "name a naval unit", findings);
                None
            }
        }
    }

    /// Every piece, ground units first, in the order of the rosters.
    pub(super) fn all_pieces(&self) -> Vec<Piece> {
        let mut pieces: Vec<Piece> = self.pieces.values().copied().collect();
        pieces.sort_unstable();
        pieces
    }

    /// The id of a piece.
    pub(super) fn id(&self, piece: Piece) -> &'a str {
        match piece {
            Piece::Unit(id) => &self.rows.units[id.index()].counter.id,
            Piece::Helicopter(id) => &self.rows.helicopters[id.index()].counter.id,
            Piece::Ship(id) => &self.rows.ships[id.index()].counter.id,
        }
    }

    /// The side of a piece.
    pub(super) fn side_of(&self, piece: Piece) -> Side {
        let nation = match piece {
            Piece::Unit(id) => self.rows.units[id.index()].counter.nation,
            Piece::Helicopter(id) => self.rows.helicopters[id.index()].counter.nation,
            Piece::Ship(id) => self.rows.ships[id.index()].counter.nation,
        };
        nation.side()
    }

    /// The group that a piece arrives with.
    pub(super) fn group_of(&self, piece: Piece) -> &'a str {
        match piece {
            Piece::Unit(id) => &self.rows.units[id.index()].counter.group,
            Piece::Helicopter(id) => &self.rows.helicopters[id.index()].counter.group,
            Piece::Ship(id) => &self.rows.ships[id.index()].counter.group,
        }
    }

    /// The formation that a piece belongs to; ships have none.
    pub(super) fn formation_of(&self, piece: Piece) -> &'a str {
        match piece {
            Piece::Unit(id) => &self.rows.units[id.index()].counter.formation,
            Piece::Helicopter(id) => &self.rows.helicopters[id.index()].counter.formation,
            Piece::Ship(_) => "",
        }
    }

    /// The pieces of a side in a group.
    pub(super) fn group(&self, name: &Text, side: Side, findings: &mut Findings) -> Vec<Piece> {
        let group = |it: &Piece| self.group_of(*it);
        self.some_of(name, side, "group", &group, findings)
    }

    /// The pieces of a side in a formation.
    pub(super) fn formation(&self, name: &Text, side: Side, findings: &mut Findings) -> Vec<Piece> {
        let formation = |it: &Piece| self.formation_of(*it);
        self.some_of(name, side, "formation", &formation, findings)
    }

    fn some_of(
        &self,
        name: &Text,
        side: Side,
        what: &str,
        key: &dyn Fn(&Piece) -> &'a str,
        findings: &mut Findings,
    ) -> Vec<Piece> {
        let mut all = self.all_pieces();
        all.retain(|it| self.side_of(*it) == side);
        let found: Vec<Piece> =
            all.iter().copied().filter(|it| key(it) == name.get_ref()).collect();
        let unknown = found.is_empty() || name.get_ref().is_empty();
        if unknown && self.rows_are_whole {
            let mend = suggest(name.get_ref(), all.iter().map(key).filter(|it| !it.is_empty()));
            let what = format!("no {what} `{}` of {}", name.get_ref(), side.word());
            self.fault(&name.span(), what, mend, findings);
        }
        found
    }

    pub(super) fn hex(&self, name: &Text, findings: &mut Findings) -> Option<HexId> {
        read_hex(&self.board.map, name, self.source, findings)
    }

    pub(super) fn hexes(&self, list: &[Text], findings: &mut Findings) -> Vec<HexId> {
        read_hexes(&self.board.map, list, self.source, findings)
    }

    pub(super) fn segment(&self, name: &Text, findings: &mut Findings) -> Option<Segment> {
        let found = Segment::of_word(name.get_ref());
        if found.is_none() {
            let mend = suggest(name.get_ref(), Segment::WORDS.iter().map(|it| it.0));
            self.fault(&name.span(), format!("no segment `{}`", name.get_ref()), mend, findings);
        }
        found
    }

    /// [NWK 16.0a] How many turns are played.
    pub(super) fn turns(&self) -> u8 {
        self.shape.turns.as_ref().map_or(USUAL_TURNS, |it| *it.get_ref())
    }

    pub(super) fn turn(&self, turn: &Spanned<u8>, findings: &mut Findings) -> u8 {
        let last = self.turns();
        if !(1..=last).contains(turn.get_ref()) {
            let what = format!("turn {}", turn.get_ref());
            self.fault(&turn.span(), what, format!("turns go from 1 to {last}"), findings);
        }
        *turn.get_ref()
    }

    /// [NW 2.3.6] The hexes printed on ground units.
    fn printed(&self, findings: &mut Findings) -> Vec<Option<HexId>> {
        let rows = &self.rows.units;
        rows.iter()
            .map(|it| self.printed_hex(&it.hex, (it.source, &it.hex_span), findings))
            .collect()
    }

    /// The hex of a counter; none if it is empty.
    pub(super) fn printed_hex(
        &self,
        hex: &str,
        (source, span): (Source<'_>, &Span),
        findings: &mut Findings,
    ) -> Option<HexId> {
        if hex.is_empty() {
            return None;
        }
        let found = self.board.map.grid.find(hex);
        if found.is_none() {
            findings.error(source, span, format!("no hex `{hex}`"), "name a hex of the map");
        }
        found
    }
}
