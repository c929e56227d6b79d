//! From texts to a checked scenario: shapes first, then what they refer to, then whether they make
//! sense. Everything wrong is found at once, each with file and line.

use std::collections::BTreeMap;

use catalog::{
    Bilingual, Files, Findings, Map, Rational, Source, Spanned, check_head, find_file, is_color,
    is_plain, open_chart, open_map, read_csv, read_hexes, salvage_toml, suggest,
};
use hexgrid::HexId;

use super::parts::{
    Exit, OutOfSupply, RetreatOffMap, SideInfo, Skip, Stacking, StackingMeasure, Supply,
};
use super::shape::{MeasureWord, OffMapWord, PhaseWord, ScenarioShape, UnitShape};
use super::{Scenario, chart, check, ground, results, units};
use crate::series::numbers::Ratio;
use crate::state::{Phase, Side};
use crate::titles::{Title, TitleData};

/// The most columns that the barrage table may give.
const BARRAGE_SHIFT_MAX: u8 = 9;

/// Reads a scenario file of the library with all it refers to; `None` if anything is wrong.
pub fn load(files: &mut Files<'_>, path: &str, findings: &mut Findings) -> Option<Scenario> {
    let Some(source) = files.open(path) else {
        let nowhere = Source { file: path, text: "" };
        findings.error(nowhere, &(0..0), format!("no file `{path}`"), "look at its name");
        return None;
    };
    let before = findings.error_count();
    let shape: ScenarioShape = salvage_toml(source, findings)?;
    check_head("scs/1", shape.schema.as_ref(), shape.source.as_ref(), source, findings);
    let map = open_map(files, source, &shape.map, findings);
    let sides = read_sides(&shape, source, findings)?;
    let before_roster = findings.error_count();
    let rows = read_rows(files, source, &shape, findings);
    let classes = units::classes(&rows);
    let (roster, first_units) = units::read_roster(rows, &sides, &classes, findings);
    let roster_is_whole = findings.error_count() == before_roster;
    let terrain = chart::open_terrain(files, source, &shape.terrain, &classes, findings);
    let results = open_chart(files, source, &shape.crt, findings)
        .and_then(|(source, chart)| results::read_results(&chart, source, findings));
    let (map, terrain, results) = (map?, terrain?, results?);
    let reader = Reader { source, shape: &shape, map: &map, sides: &sides, roster_is_whole };
    let ground = ground::match_map(&map, &terrain, (source, &shape), findings)?;
    let mut scenario = Scenario {
        id: shape.id.get_ref().clone(),
        title: shape.title.clone(),
        briefing: shape.briefing.clone(),
        rules: reader.title(findings),
        turns: *shape.turns.get_ref(),
        turn_labels: reader.turn_labels(findings),
        stacking: reader.stacking(&terrain, findings),
        supply: reader.supply(findings),
        set_up_order: Vec::new(),
        start_units: Vec::new(),
        arrivals: Vec::new(),
        control: reader.control(findings),
        victory: reader.victory(findings),
        exploitation_kinds: shape
            .exploitation
            .kinds
            .iter()
            .map(|it| it.get_ref().clone())
            .collect(),
        exits: reader.exits(findings),
        skips: reader.skips(findings),
        retreat_off_map: match shape.retreats.off_map {
            OffMapWord::Losses => RetreatOffMap::Losses,
            OffMapWord::Destroyed => RetreatOffMap::Destroyed,
        },
        title_data: reader.title_data(findings),
        start: reader.start(findings),
        sides_of_hex: ground.sides_of_hex,
        side_features: ground.side_features,
        tables: Vec::new(),
        map: Map { terrain: ground.terrain, ..map.clone() },
        terrain,
        results,
        classes,
        roster,
        first_units,
        sides: sides.clone(),
    };
    reader.entries(&mut scenario, findings);
    scenario.make_tables();
    check::check(&scenario, reader.source, &shape, findings);
    (findings.error_count() == before).then_some(scenario)
}

/// [SCS 1.0D] Exactly two sides, first player first.
fn read_sides(
    shape: &ScenarioShape,
    source: Source<'_>,
    findings: &mut Findings,
) -> Option<[SideInfo; 2]> {
    let sides = shape.side.get_ref();
    let [first, second] = &sides[..] else {
        let what = format!("{} sides", sides.len());
        findings.error(source, &shape.side.span(), what, "name exactly two, first player first");
        return None;
    };
    if first.id.get_ref() == second.id.get_ref() {
        let what = format!("two sides called `{}`", first.id.get_ref());
        findings.error(source, &second.id.span(), what, "give each side an id of its own");
    }
    for side in [first, second] {
        if !is_plain(side.id.get_ref()) {
            let what = format!("side id `{}`", side.id.get_ref());
            findings.error(source, &side.id.span(), what, "write a name in small letters");
        }
        if !is_color(side.color.get_ref()) {
            let what = format!("color `{}`", side.color.get_ref());
            findings.error(source, &side.color.span(), what, "write it like `#5b7fa6`");
        }
    }
    Some([first, second].map(|it| SideInfo {
        id: it.id.get_ref().clone(),
        name: it.name.clone(),
        color: it.color.get_ref().clone(),
    }))
}

/// The rows of the roster file, or the tables in place, each with its place.
fn read_rows<'l>(
    files: &mut Files<'l>,
    source: Source<'l>,
    shape: &ScenarioShape,
    findings: &mut Findings,
) -> Vec<units::PlacedRow<'l>> {
    let before = findings.error_count();
    let mut rows: Vec<units::PlacedRow<'l>> = Vec::new();
    if let Some(name) = &shape.roster
        && let Some(file) = find_file(files, source, name, findings)
    {
        let read = read_csv::<UnitShape>(file, findings);
        rows.extend(read.into_iter().map(|it| units::PlacedRow::of_csv(file, it)));
    }
    rows.extend(shape.unit.iter().map(|it| units::PlacedRow {
        source,
        span: it.span(),
        cells: None,
        unit: it.get_ref().clone(),
    }));
    if rows.is_empty() && findings.error_count() == before {
        let mend = "name a roster file or write [[unit]] tables";
        findings.error(source, &(0..0), "no counters", mend);
    }
    rows
}

/// Reads the parts of a scenario that refer to map and sides.
pub(super) struct Reader<'a> {
    pub(super) source: Source<'a>,
    pub(super) shape: &'a ScenarioShape,
    pub(super) map: &'a Map,
    pub(super) sides: &'a [SideInfo; 2],
    /// Whether every row was sound; if not, a unit that is not found is not reported as well.
    pub(super) roster_is_whole: bool,
}

impl Reader<'_> {
    pub(super) fn side(&self, name: &Spanned<String>, findings: &mut Findings) -> Option<Side> {
        let found = Side::BOTH.into_iter().find(|it| self.sides[it.index()].id == *name.get_ref());
        if found.is_none() {
            let known = self.sides.iter().map(|it| it.id.as_str());
            let what = format!("no side `{}`", name.get_ref());
            findings.error(self.source, &name.span(), what, suggest(name.get_ref(), known));
        }
        found
    }

    pub(super) fn hexes(&self, list: &[Spanned<String>], findings: &mut Findings) -> Vec<HexId> {
        read_hexes(self.map, list, self.source, findings)
    }

    pub(super) fn turn(&self, turn: &Spanned<u16>, findings: &mut Findings) -> u16 {
        let last = *self.shape.turns.get_ref();
        if !(1..=last).contains(turn.get_ref()) {
            let what = format!("turn {}", turn.get_ref());
            findings.error(self.source, &turn.span(), what, format!("turns go from 1 to {last}"));
        }
        *turn.get_ref()
    }

    fn title(&self, findings: &mut Findings) -> Title {
        let Some(name) = &self.shape.rules else { return Title::Series };
        let found = Title::NAMES.iter().find(|(it, _)| it == name.get_ref());
        if found.is_none() {
            let known = Title::NAMES.iter().map(|(it, _)| *it);
            let what = format!("no rules `{}`", name.get_ref());
            findings.error(self.source, &name.span(), what, suggest(name.get_ref(), known));
        }
        found.map_or(Title::Series, |&(_, title)| title)
    }

    fn turn_labels(&self, findings: &mut Findings) -> Vec<Bilingual> {
        let Some(labels) = &self.shape.turn_labels else { return Vec::new() };
        let (count, turns) = (labels.get_ref().len(), usize::from(*self.shape.turns.get_ref()));
        if count != 0 && count != turns {
            let what = format!("{count} turn labels");
            findings.error(self.source, &labels.span(), what, format!("write {turns}, or none"));
        }
        labels.get_ref().iter().map(|it| it.0.clone()).collect()
    }

    /// [SCS 4.0M] The limit of every kind of hex.
    fn stacking(&self, terrain: &crate::charts::TerrainChart, findings: &mut Findings) -> Stacking {
        let shape = &self.shape.stacking;
        let mut limits = vec![shape.limit; terrain.hexes.len()];
        for (name, &limit) in &shape.by_terrain {
            let kind = terrain.hexes.iter().position(|it| it.id == *name.get_ref());
            if let Some(index) = kind {
                limits[index] = limit;
            } else {
                let known = terrain.hexes.iter().map(|it| it.id.as_str());
                let what = format!("no hex terrain `{}`", name.get_ref());
                findings.error(self.source, &name.span(), what, suggest(name.get_ref(), known));
            }
        }
        Stacking {
            measure: match shape.measure {
                MeasureWord::Units => StackingMeasure::Units,
                MeasureWord::Steps => StackingMeasure::Steps,
                MeasureWord::Points => StackingMeasure::Points,
            },
            limits,
            exempt: shape.exempt.iter().map(|it| it.get_ref().clone()).collect(),
        }
    }

    /// [SCS 12.1aE, 12.2A] Sources and effects.
    fn supply(&self, findings: &mut Findings) -> Supply {
        let shape = &self.shape.supply;
        let mut sources = [Vec::new(), Vec::new()];
        for entry in shape.source.get_ref() {
            let hexes = self.hexes(&entry.hexes, findings);
            if let Some(side) = self.side(&entry.side, findings) {
                sources[side.index()].extend(hexes);
            }
        }
        for (info, hexes) in self.sides.iter().zip(&sources) {
            if hexes.is_empty() {
                let what = format!("side `{}` has no source of supply", info.id);
                let mend = "add a [[supply.source]] for it";
                findings.error(self.source, &shape.source.span(), what, mend);
            }
        }
        let out = &shape.out_of_supply;
        let mut ratio = |it: &Option<Spanned<Rational>>| {
            it.as_ref().map_or(Ratio::ONE, |it| chart::multiplier(it, self.source, findings))
        };
        Supply {
            sources,
            max_length: shape.max_length,
            out_of_supply: OutOfSupply {
                attack: ratio(&out.attack),
                defense: ratio(&out.defense),
                movement: ratio(&out.movement),
                keeps_zoc: out.zoc.unwrap_or(true),
            },
        }
    }

    fn control(&self, findings: &mut Findings) -> BTreeMap<HexId, Side> {
        let mut control = BTreeMap::new();
        for (name, list) in &self.shape.control {
            let hexes = self.hexes(list, findings);
            let Some(side) = self.side(name, findings) else { continue };
            for hex in hexes {
                if control.insert(hex, side).is_some_and(|it| it != side) {
                    let what = format!("both sides control {}", self.map.grid.number(hex));
                    findings.error(self.source, &name.span(), what, "give it to one of them");
                }
            }
        }
        control
    }

    fn exits(&self, findings: &mut Findings) -> Vec<Exit> {
        let mut exits = Vec::new();
        for entry in &self.shape.exits {
            let mut hexes = Vec::new();
            for name in &entry.hexes {
                let named = self.hexes(core::slice::from_ref(name), findings);
                if let Some(&inside) = named.iter().find(|&&it| !self.map.grid.is_edge(it)) {
                    let what = format!("{} does not lie on the edge", self.map.grid.number(inside));
                    findings.error(self.source, &name.span(), what, "name edge hexes as exits");
                }
                hexes.extend(named);
            }
            exits.extend(self.side(&entry.side, findings).map(|side| Exit { side, hexes }));
        }
        exits
    }

    /// [SCS 1.0K] Variations of the sequence; the set-up always stays.
    fn skips(&self, findings: &mut Findings) -> Vec<Skip> {
        let mut skips = Vec::new();
        for entry in &self.shape.sequence {
            let turn = self.turn(&entry.turn, findings);
            let Some(side) = self.side(&entry.side, findings) else { continue };
            for &word in &entry.skip {
                if word == PhaseWord::Setup {
                    let mend = "skip movement, combat, exploitation or supply";
                    findings.error(
                        self.source,
                        &entry.side.span(),
                        "a set-up cannot be skipped",
                        mend,
                    );
                }
                skips.push(Skip { turn, side, phase: phase(word) });
            }
        }
        skips
    }

    fn title_data(&self, findings: &mut Findings) -> TitleData {
        let mut data = TitleData::default();
        if let Some(shifts) = &self.shape.barrage.shifts {
            if shifts.get_ref().iter().any(|&(_, columns)| columns > BARRAGE_SHIFT_MAX) {
                let mend = format!("{BARRAGE_SHIFT_MAX} at most");
                findings.error(self.source, &shifts.span(), "too many columns by barrage", mend);
            }
            data.barrage_shifts.clone_from(shifts.get_ref());
            data.barrage_shifts.sort_unstable();
        }
        for (name, points) in &self.shape.air {
            let turns = usize::from(*self.shape.turns.get_ref());
            if points.get_ref().len() != turns {
                let what = format!("air points for {} turns", points.get_ref().len());
                findings.error(self.source, &points.span(), what, format!("write {turns} numbers"));
            }
            if let Some(side) = self.side(name, findings) {
                data.air[side.index()].clone_from(points.get_ref());
            }
        }
        data
    }
}

pub(super) fn phase(word: PhaseWord) -> Phase {
    match word {
        PhaseWord::Setup => Phase::SetUp,
        PhaseWord::Movement => Phase::Movement,
        PhaseWord::Combat => Phase::Combat,
        PhaseWord::Exploitation => Phase::Exploitation,
        PhaseWord::Supply => Phase::Supply,
    }
}
