//! From texts to a checked scenario: shapes first, then what they refer to, then whether they make
//! sense. Everything wrong is found at once, each with file and line.

use std::collections::{BTreeMap, BTreeSet};

use catalog::{
    Bilingual, FileOr, Findings, Library, Map, Row, Source, Spanned, check_head, find_file,
    open_chart, open_map, read_csv, read_hex, read_hexes, salvage_toml, suggest,
};
use hexgrid::{HexId, HexSet};
use kernel::Fingerprint;

use super::shape::{
    ArmWord, ArmiesShape, ArmyWord, BattleWord, ColumnWord, CostShape, DeedWord, KindWord,
    LetterWord, LineShape, MoraleWord, NationWord, PhaseWord, RoleWord, ScenarioShape, ScopeShape,
    SecondShape, SetUpShape, SpiritWord, TerrainShape, TypeWord, UnitShape, VariantWord,
};
use super::{
    Entry, EntryColumn, Group, HouseRules, Kind, Scenario, SetUp, SideInfo, Start, Variant, Which,
};
use crate::ch04_zones::reach_of;
use crate::ch05_sight::Sight;
use crate::charts::{BombardmentTable, Cell, CombatTable, ODDS, TerrainChart, TerrainLine};
use crate::decision::Piece;
use crate::field::{Field, Ground, Side};
use crate::roster::{
    Arm, Face, Kind as UnitKind, Leader, Letter, Nation, Role, Second, Unit, Wing,
};
use crate::state::{Army, GroupId, LeaderId, Morale, Phase, Spirit, UnitId, WingId};
use crate::tables::Tables;

/// Names of hex terrain, in the order of [`Ground`].
const GROUNDS: [(&str, Ground); 7] = [
    ("open", Ground::Open),
    ("woods", Ground::Woods),
    ("town", Ground::Town),
    ("walled-town", Ground::WalledTown),
    ("marsh", Ground::Marsh),
    ("pond", Ground::Pond),
    ("water", Ground::Water),
];
/// Names of what lies on hexsides of a map.
const SIDES: [(&str, Side); 7] = [
    ("slope", Side::SLOPE),
    ("stream", Side::STREAM),
    ("bridge", Side::BRIDGE),
    ("entrenchment", Side::ENTRENCHMENT),
    ("full-pond", Side::POND),
    ("mietzel", Side::MIETZEL),
    ("elbe", Side::ELBE),
];
/// Names of the hexside lines of the terrain chart, in its order.
const SIDE_LINES: [&str; 8] =
    ["slope-up", "slope-down", "stream", "bridge", "entrenchment", "full-pond", "mietzel", "elbe"];
/// Columns of the Bombardment Table, and the least strength of each.
const BS_COLUMNS: [(&str, u8); 8] = [
    ("2", 2),
    ("3-4", 3),
    ("5-6", 5),
    ("7-8", 7),
    ("9-11", 9),
    ("12-14", 12),
    ("15-19", 15),
    ("20-24", 20),
];
/// [PG 1.4b] The most levels of a unit.
const LEVELS_MAX: usize = 4;

/// Reads a scenario file of the library with all it refers to; `None` if anything is wrong.
pub fn load(library: &Library, path: &str, findings: &mut Findings) -> Option<Scenario> {
    let Some(source) = library.source(path) else {
        let nowhere = Source { file: path, text: "" };
        findings.error(nowhere, &(0..0), format!("no file `{path}`"), "look at its name");
        return None;
    };
    let before = findings.error_count();
    let shape: ScenarioShape = salvage_toml(source, findings)?;
    check_head("prussia/1", shape.schema.as_ref(), shape.source.as_ref(), source, findings);
    let map = open_map(library, source, &shape.map, findings);
    let terrain = find_file(library, source, &shape.terrain, findings)
        .and_then(|it| read_terrain(it, findings));
    let combat = open_chart(library, source, &shape.combat, findings)
        .and_then(|(source, chart)| read_combat(&chart, source, findings));
    let bombardment = open_chart(library, source, &shape.bombardment, findings)
        .and_then(|(source, chart)| read_bombardment(&chart, source, findings));
    let armies = find_file(library, source, &shape.armies, findings);
    let roster = find_file(library, source, &shape.roster, findings);
    let (map, terrain, combat) = (map?, terrain?, combat?);
    let (bombardment, armies, roster) = (bombardment?, armies?, roster?);
    let field = make_field(map, source, &shape, findings)?;
    let left_out: BTreeSet<&str> = shape.leave_out.iter().map(|it| it.get_ref().as_str()).collect();
    let (mut wings, leaders) = read_armies(armies, &left_out, findings)?;
    let mut units = read_units(roster, &wings, &left_out, findings);
    for (index, wing) in wings.iter_mut().enumerate() {
        let own = |it: &&Unit| it.wing.is_some_and(|it| it.index() == index);
        wing.has_infantry = units.iter().filter(own).any(|it| it.arm == Arm::Infantry);
    }
    for reduced in &shape.reduced {
        let Some(unit) = units.iter_mut().find(|it| it.id == *reduced.unit.get_ref()) else {
            unknown("unit", &reduced.unit, units.iter().map(|it| it.id.as_str()), source, findings);
            continue;
        };
        if !(1..=unit.full()).contains(reduced.level.get_ref()) {
            let what = format!("level {}", reduced.level.get_ref());
            findings.error(source, &reduced.level.span(), what, format!("1 to {}", unit.full()));
        }
        unit.start = *reduced.level.get_ref();
    }
    let sides = read_sides(&shape, &field, source, findings)?;
    let mut reader = Reader {
        source,
        shape: &shape,
        field: &field,
        wings: &wings,
        units: &units,
        leaders: &leaders,
    };
    let (groups, wing_groups, dets) = reader.groups(findings);
    let (setups, entries) = reader.placements(findings);
    let rules = reader.rules();
    let start = reader.start(&groups, findings);
    let scenario = Scenario {
        id: shape.id.get_ref().clone(),
        title: shape.title.clone(),
        briefing: shape.briefing.clone(),
        which: match shape.battle {
            BattleWord::Rossbach => Which::Rossbach,
            BattleWord::Leuthen => Which::Leuthen,
            BattleWord::Zorndorf => Which::Zorndorf,
            BattleWord::Torgau => Which::Torgau,
            BattleWord::None => Which::Other,
        },
        kind: match shape.kind {
            KindWord::Main => Kind::Main,
            KindWord::Battle => Kind::Battle,
        },
        variant: shape.variant.map(|it| match it {
            VariantWord::Hildburghausen => Variant::Hildburghausen,
            VariantWord::Daun => Variant::Daun,
            VariantWord::Free => Variant::Free,
        }),
        turns: *shape.turns.get_ref(),
        first_minute: read_hour(&shape.first_hour, source, findings),
        sight: Sight::new(&field),
        zoc_reach: reach_of(&field),
        tables: Tables::new(&field, &terrain, (&units, &leaders), (&wings, &groups)),
        field,
        terrain,
        bombardment,
        combat,
        sides,
        groups,
        wings,
        wing_groups,
        units,
        dets,
        leaders,
        setups,
        entries,
        rules,
        start,
        data_hash: data_hash(library, path, &shape),
    };
    (findings.error_count() == before).then_some(scenario)
}

/// Checks a terrain chart by itself.
pub fn check_terrain(source: Source<'_>, findings: &mut Findings) {
    let _ = read_terrain(source, findings);
}

/// Checks a file of wings and leaders by itself.
pub fn check_armies(source: Source<'_>, findings: &mut Findings) {
    let _ = read_armies(source, &BTreeSet::new(), findings);
}

/// Checks a roster by itself; the wings it names are taken as they are.
pub fn check_roster(source: Source<'_>, findings: &mut Findings) {
    for row in read_csv::<UnitShape>(source, findings) {
        let _ = read_ladder(&row, source, findings);
    }
}

/// The hash of everything the scenario was made from.
fn data_hash(library: &Library, path: &str, shape: &ScenarioShape) -> String {
    let mut files = vec![path.to_owned()];
    let mut refer = |name: &Spanned<String>| files.push(Library::join(path, name.get_ref()));
    if let FileOr::File(name) = &shape.map {
        refer(name);
    }
    for chart in [&shape.combat, &shape.bombardment] {
        if let FileOr::File(name) = chart {
            refer(name);
        }
    }
    for name in [&shape.terrain, &shape.armies, &shape.roster] {
        refer(name);
    }
    let texts = files.iter().filter_map(|it| library.get(it)).map(str::as_bytes);
    // A byte that no text contains keeps two neighboring files apart.
    let pieces = texts.flat_map(|it| [it, &[0xff][..]]);
    Fingerprint::of_pieces(pieces).to_string()
}

fn unknown<'a>(
    what: &str,
    name: &Spanned<String>,
    known: impl Iterator<Item = &'a str>,
    source: Source<'_>,
    findings: &mut Findings,
) {
    let text = format!("no {what} `{}`", name.get_ref());
    findings.error(source, &name.span(), text, suggest(name.get_ref(), known));
}

/// The hour of the first turn in minutes.
fn read_hour(text: &Spanned<String>, source: Source<'_>, findings: &mut Findings) -> u16 {
    let hour = text.get_ref();
    let digits = hour.len() == 4 && hour.bytes().all(|it| it.is_ascii_digit());
    let read = digits.then(|| hour.parse::<u16>().ok()).flatten();
    let Some(read) = read.filter(|it| it / 100 < 24 && it % 100 < 60) else {
        findings.error(source, &text.span(), format!("hour `{hour}`"), "write it like `0830`");
        return 0;
    };
    60 * (read / 100) + read % 100
}

/// The highest level of the ground.
const LEVEL_MAX: u8 = 9;

/// The ground: terrain and hexsides by their names, levels by the regions `level-n`.
fn make_field(
    map: Map,
    source: Source<'_>,
    shape: &ScenarioShape,
    findings: &mut Findings,
) -> Option<Field> {
    let before = findings.error_count();
    let span = match &shape.map {
        FileOr::File(name) => name.span(),
        FileOr::Inline(_) => 0..0,
    };
    let mut kinds = Vec::new();
    for name in &map.terrain_names {
        let found = GROUNDS.iter().find(|it| it.0 == name).map(|it| it.1);
        if found.is_none() {
            let what = format!("the map has terrain `{name}`");
            let mend = suggest(name, GROUNDS.iter().map(|it| it.0));
            findings.error(source, &span, what, mend);
        }
        kinds.push(found.unwrap_or(Ground::Open));
    }
    let mut features = Vec::new();
    for name in &map.hexside_names {
        let found = SIDES.iter().find(|it| it.0 == name).map(|it| it.1);
        if found.is_none() {
            let what = format!("the map has hexsides `{name}`");
            let mend = suggest(name, SIDES.iter().map(|it| it.0));
            findings.error(source, &span, what, mend);
        }
        features.push(found.unwrap_or_default());
    }
    let cells = map.grid.len();
    let ground =
        map.terrain.iter().map(|&it| kinds.get(usize::from(it)).copied().unwrap_or(Ground::Open));
    let mut sides = vec![[Side::default(); 6]; cells];
    for &(hex, way, index) in &map.hexsides {
        let feature = features[usize::from(index)];
        sides[usize::from(hex.0)][way.index()].0 |= feature.0;
        if let Some(next) = map.grid.neighbor(hex, way) {
            sides[usize::from(next.0)][way.opposite().index()].0 |= feature.0;
        }
    }
    let mut level = vec![0u8; cells];
    for (name, hexes) in &map.regions {
        let Some(text) = name.strip_prefix("level-") else { continue };
        let height = text.parse::<u8>().ok().filter(|it| *it <= LEVEL_MAX);
        if height.is_none() {
            let what = format!("the map has a region `{name}`");
            let mend = format!("levels are `level-1` to `level-{LEVEL_MAX}`");
            findings.error(source, &span, what, mend);
        }
        for hex in height.iter().flat_map(|_| hexes) {
            level[usize::from(hex.0)] = height.unwrap_or(0);
        }
    }
    let field = Field { ground: ground.collect(), level, sides, regions: map.regions.clone(), map };
    check_slopes(&field, source, &span, findings);
    (findings.error_count() == before).then_some(field)
}

/// A slope has an upper and a lower side.
fn check_slopes(
    field: &Field,
    source: Source<'_>,
    span: &core::ops::Range<usize>,
    findings: &mut Findings,
) {
    let grid = field.grid();
    for hex in grid.hexes().filter(|&it| grid.is_playable(it)) {
        for (way, next) in grid.neighbors(hex).filter(|it| it.1 > hex) {
            let slope = field.side(hex, way).any(Side::SLOPE);
            if slope && field.level(hex) == field.level(next) {
                let what = format!(
                    "the slope {}/{} of the map lies between hexes of one level",
                    grid.number(hex),
                    grid.number(next)
                );
                findings.error(source, span, what, "put one of them in another region `level-n`");
            }
        }
    }
}

fn read_terrain(source: Source<'_>, findings: &mut Findings) -> Option<TerrainChart> {
    let before = findings.error_count();
    let shape: TerrainShape = salvage_toml(source, findings)?;
    check_head("pg-terrain/1", shape.schema.as_ref(), shape.source.as_ref(), source, findings);
    let mut chart = TerrainChart::default();
    let grounds = GROUNDS.map(|it| it.0);
    for (names, lines, target) in [
        (&grounds[..], &shape.hex, &mut chart.hexes[..]),
        (&SIDE_LINES[..], &shape.hexside, &mut chart.sides[..]),
    ] {
        for name in lines.keys().filter(|it| !names.contains(&it.get_ref().as_str())) {
            unknown("terrain", name, names.iter().copied(), source, findings);
        }
        for (name, line) in names.iter().zip(target) {
            match lines.iter().find(|it| it.0.get_ref() == name) {
                Some((_, shape)) => *line = terrain_line(shape),
                None => findings.error(
                    source,
                    &(0..0),
                    format!("no line for `{name}`"),
                    "the chart has a line for every kind of terrain",
                ),
            }
        }
    }
    (findings.error_count() == before).then_some(chart)
}

fn terrain_line(shape: &LineShape) -> TerrainLine {
    let points = |it: CostShape| match it {
        CostShape::Points(points) => points,
        // The whole allowance is reckoned where it is spent.
        CostShape::All(_) => 0,
    };
    let cost = shape
        .movement
        .as_ref()
        .map_or([0; 3], |it| [points(it.infantry), points(it.artillery), points(it.cavalry)]);
    let into = |it: ScopeShape| it.into.or(it.both).unwrap_or(0);
    let from = |it: ScopeShape| it.from.or(it.both).unwrap_or(0);
    let combat =
        shape.combat.as_ref().map_or_else(Default::default, |it| [it.infantry, it.cavalry]);
    let fire = shape.bombardment.unwrap_or_default();
    TerrainLine {
        cost,
        prohibited: shape.prohibited.contains(&DeedWord::Move),
        into: combat.map(into),
        from: combat.map(from),
        no_shock: shape.no_shock,
        no_fire: shape.prohibited.contains(&DeedWord::Bombardment),
        fire_into: into(fire),
        fire_from: from(fire),
    }
}

/// The labels of rows must count from −2 up.
fn check_rows(chart: &catalog::Chart, last: i8, source: Source<'_>, findings: &mut Findings) {
    let labels: Vec<String> = (crate::charts::FIRST_ROW..=last).map(|it| it.to_string()).collect();
    let found: Vec<&String> = chart.rows.iter().map(|it| it.label.get_ref()).collect();
    if !found.iter().copied().eq(labels.iter()) {
        let span = chart.rows.first().map_or(0..0, |it| it.label.span());
        findings.error(source, &span, "other rows", format!("rows from -2 to {last}, in order"));
    }
}

fn cell(token: &Spanned<String>, text: &str, source: Source<'_>, findings: &mut Findings) -> Cell {
    Cell::read(text).unwrap_or_else(|| {
        let what = format!("result `{text}`");
        let mend = "write it like `0`, `(3)R`, `Ex(+1)r` or `4RS*`";
        findings.error(source, &token.span(), what, mend);
        Cell::read("0").expect("a plain number is a result")
    })
}

fn read_combat(
    chart: &catalog::Chart,
    source: Source<'_>,
    findings: &mut Findings,
) -> Option<CombatTable> {
    let before = findings.error_count();
    check_rows(chart, 11, source, findings);
    let heads: Vec<&str> = chart.columns.iter().map(|it| it.get_ref().as_str()).collect();
    if heads != ODDS {
        let span = chart.columns.first().map_or(0..0, Spanned::span);
        findings.error(source, &span, "other columns", format!("columns {}", ODDS.join(", ")));
    }
    let mut rows = Vec::new();
    for row in &chart.rows {
        let mut cells = Vec::new();
        for token in &row.cells {
            let (left, right) = token.get_ref().split_once(" / ").unwrap_or_else(|| {
                let mend = "write attacker's and defender's result as `1 / 2r`";
                findings.error(source, &token.span(), "half a result", mend);
                ("0", "0")
            });
            cells.push([cell(token, left, source, findings), cell(token, right, source, findings)]);
        }
        rows.push(cells);
    }
    (findings.error_count() == before).then_some(CombatTable { rows })
}

fn read_bombardment(
    chart: &catalog::Chart,
    source: Source<'_>,
    findings: &mut Findings,
) -> Option<BombardmentTable> {
    let before = findings.error_count();
    check_rows(chart, 8, source, findings);
    let heads: Vec<&str> = chart.columns.iter().map(|it| it.get_ref().as_str()).collect();
    let names = BS_COLUMNS.map(|it| it.0);
    if heads != names {
        let span = chart.columns.first().map_or(0..0, Spanned::span);
        findings.error(source, &span, "other columns", format!("columns {}", names.join(", ")));
    }
    let mut rows = Vec::new();
    for row in &chart.rows {
        let cells = row.cells.iter().map(|it| cell(it, it.get_ref(), source, findings));
        rows.push(cells.collect());
    }
    let from = BS_COLUMNS.iter().map(|it| it.1).collect();
    (findings.error_count() == before).then_some(BombardmentTable { from, rows })
}

fn army(word: ArmyWord) -> Army {
    match word {
        ArmyWord::Prussia => Army::Prussia,
        ArmyWord::Coalition => Army::Coalition,
    }
}

/// Wings and leaders, those left out apart.
fn read_armies(
    source: Source<'_>,
    left_out: &BTreeSet<&str>,
    findings: &mut Findings,
) -> Option<(Vec<Wing>, Vec<Leader>)> {
    let shape: ArmiesShape = salvage_toml(source, findings)?;
    check_head("pg-armies/1", shape.schema.as_ref(), shape.source.as_ref(), source, findings);
    let ids: Vec<&str> = shape.wing.iter().map(|it| it.id.get_ref().as_str()).collect();
    let wing_id = |name: &Spanned<String>, findings: &mut Findings| {
        let found = ids.iter().position(|it| it == name.get_ref());
        if found.is_none() {
            unknown("wing", name, ids.iter().copied(), source, findings);
        }
        found.and_then(|it| u8::try_from(it).ok()).map(WingId)
    };
    let shapes: Vec<_> =
        shape.leader.iter().filter(|it| !left_out.contains(it.id.get_ref().as_str())).collect();
    let mut leaders: Vec<Leader> = Vec::new();
    for it in &shapes {
        let wing = it.wing.as_ref().and_then(|name| wing_id(name, findings));
        if it.role == RoleWord::Wing && it.wing.is_none() {
            let what = format!("leader `{}` without a wing", it.id.get_ref());
            findings.error(source, &it.id.span(), what, "name the wing he leads");
        }
        let initiative = it.initiative.as_ref().map_or(0, |it| *it.get_ref());
        if let Some(value) = it.initiative.as_ref().filter(|it| !(2..=5).contains(it.get_ref())) {
            let what = format!("Initiative {}", value.get_ref());
            findings.error(source, &value.span(), what, "it is 2 to 5");
        }
        let second = it.second.as_ref().map(|second| match second {
            SecondShape::Leader(name) => {
                let found = shapes.iter().position(|it| it.id.get_ref() == name);
                if found.is_none() {
                    let what = format!("no leader `{name}`");
                    findings.error(source, &it.id.span(), what, "name a leader of this file");
                }
                let index = found.and_then(|it| u8::try_from(it).ok()).unwrap_or(0);
                Second::Leader(LeaderId(index))
            }
            SecondShape::Other(it) => Second::Other {
                name: it.name.clone(),
                initiative: it.initiative,
                mm: it.mm,
                ma: it.ma,
            },
        });
        leaders.push(Leader {
            id: it.id.get_ref().clone(),
            army: army(it.army),
            role: match it.role {
                RoleWord::Commander => Role::Commander,
                RoleWord::Wing => Role::Wing,
            },
            wing,
            name: it.name.clone(),
            initiative,
            special: it.special.map(|it| match it {
                LetterWord::I => Letter::Infantry,
                LetterWord::C => Letter::Cavalry,
                LetterWord::Any => Letter::Any,
            }),
            mm: it.mm,
            ma: it.ma,
            second,
        });
    }
    let mut wings = Vec::new();
    for (index, it) in shape.wing.iter().enumerate() {
        let own = |leader: &Leader| leader.wing.is_some_and(|it| it.index() == index);
        let leader = leaders.iter().position(own).and_then(|it| u8::try_from(it).ok());
        if leader.is_none() {
            let what = format!("wing `{}` has no leader", it.id.get_ref());
            findings.error(source, &it.id.span(), what, "give it a leader");
        }
        wings.push(Wing {
            id: it.id.get_ref().clone(),
            army: army(it.army),
            name: it.name.clone(),
            color: it.color.get_ref().clone(),
            leader: LeaderId(leader.unwrap_or(0)),
            has_infantry: false,
        });
    }
    Some((wings, leaders))
}

fn read_units(
    source: Source<'_>,
    wings: &[Wing],
    left_out: &BTreeSet<&str>,
    findings: &mut Findings,
) -> Vec<Unit> {
    let mut units: Vec<Unit> = Vec::new();
    for row in read_csv::<UnitShape>(source, findings) {
        let it = &row.value;
        if left_out.contains(it.id.as_str()) {
            continue;
        }
        if units.iter().any(|unit| unit.id == it.id) {
            let what = format!("two units called `{}`", it.id);
            findings.error(source, &row.cell("id"), what, "give each an id of its own");
        }
        let arm = arm(it.arm);
        let wing = wings.iter().position(|wing| wing.id == it.wing);
        match (it.wing.is_empty(), wing, arm) {
            (false, None, _) => {
                let what = format!("no wing `{}`", it.wing);
                let mend = suggest(&it.wing, wings.iter().map(|it| it.id.as_str()));
                findings.error(source, &row.cell("wing"), what, mend);
            }
            (true, _, Arm::Infantry | Arm::Cavalry) => {
                let what = format!("`{}` belongs to no wing", it.id);
                findings.error(source, &row.cell("wing"), what, "name its wing");
            }
            (false, Some(_), Arm::Artillery) => {
                let mend = "leave its wing empty";
                findings.error(source, &row.cell("wing"), "artillery has no wing", mend);
            }
            _ => {}
        }
        let faces = read_ladder(&row, source, findings);
        let start = u8::try_from(faces.len()).unwrap_or(0);
        units.push(Unit {
            id: it.id.clone(),
            army: army(it.army),
            nation: nation(it.nation),
            arm,
            kind: kind(it.kind),
            wing: wing.and_then(|it| u8::try_from(it).ok()).map(WingId),
            name: it.name.clone(),
            faces,
            shock: it.shock.unwrap_or(0),
            double: it.double.is_some(),
            start,
        });
    }
    units
}

/// [PG 1.4b] The ladder of a unit, one level first.
fn read_ladder(row: &Row<UnitShape>, source: Source<'_>, findings: &mut Findings) -> Vec<Face> {
    let guns = matches!(row.value.arm, ArmWord::Artillery);
    let mut faces: Vec<Face> = Vec::new();
    for text in row.value.ladder.split(' ') {
        let Some(face) = read_face(text, guns) else {
            let what = format!("values `{text}`");
            let mend = if guns { "write them like `8/4/1-5-3`" } else { "write them like `8-6-3`" };
            findings.error(source, &row.cell("ladder"), what, mend);
            continue;
        };
        faces.push(face);
    }
    if faces.is_empty() || faces.len() > LEVELS_MAX {
        let what = format!("{} levels", faces.len());
        findings.error(source, &row.cell("ladder"), what, "a unit has 1 to 4 levels");
        faces.truncate(LEVELS_MAX);
    }
    faces.reverse();
    faces
}

fn read_face(text: &str, guns: bool) -> Option<Face> {
    let mut parts = text.split('-');
    let (first, mr, ma) = (parts.next()?, parts.next()?, parts.next()?);
    if parts.next().is_some() {
        return None;
    }
    let mut face = Face { mr: mr.parse().ok()?, ma: ma.parse().ok()?, ..Face::default() };
    if guns {
        let bs: Vec<u8> = first.split('/').map(|it| it.parse().ok()).collect::<Option<_>>()?;
        face.bs = bs.try_into().ok()?;
        return Some(face);
    }
    let inner = first.strip_prefix('(').and_then(|it| it.strip_suffix(')'));
    face.bracketed = inner.is_some();
    face.sp = inner.unwrap_or(first).parse().ok()?;
    Some(face)
}

fn arm(word: ArmWord) -> Arm {
    match word {
        ArmWord::Infantry => Arm::Infantry,
        ArmWord::Cavalry => Arm::Cavalry,
        ArmWord::Artillery => Arm::Artillery,
        ArmWord::Baggage => Arm::Baggage,
    }
}

fn nation(word: NationWord) -> Nation {
    match word {
        NationWord::Prussian => Nation::Prussian,
        NationWord::Austrian => Nation::Austrian,
        NationWord::Wurttemberg => Nation::Wurttemberg,
        NationWord::Wurzburg => Nation::Wurzburg,
        NationWord::Bavarian => Nation::Bavarian,
        NationWord::Saxon => Nation::Saxon,
        NationWord::Russian => Nation::Russian,
        NationWord::French => Nation::French,
        NationWord::Swiss => Nation::Swiss,
        NationWord::German => Nation::German,
        NationWord::Kreise => Nation::Kreise,
    }
}

fn kind(word: TypeWord) -> UnitKind {
    match word {
        TypeWord::Line => UnitKind::Line,
        TypeWord::Guard => UnitKind::Guard,
        TypeWord::Grenadier => UnitKind::Grenadier,
        TypeWord::Croat => UnitKind::Croat,
        TypeWord::Jaeger => UnitKind::Jaeger,
        TypeWord::Freikorps => UnitKind::Freikorps,
        TypeWord::Observation => UnitKind::Observation,
        TypeWord::Cuirassier => UnitKind::Cuirassier,
        TypeWord::Dragoon => UnitKind::Dragoon,
        TypeWord::Hussar => UnitKind::Hussar,
        TypeWord::Chevauleger => UnitKind::Chevauleger,
        TypeWord::HeavyHorse => UnitKind::HeavyHorse,
        TypeWord::Cossack => UnitKind::Cossack,
        TypeWord::FreikorpsDragoon => UnitKind::FreikorpsDragoon,
        TypeWord::FreikorpsHussar => UnitKind::FreikorpsHussar,
        TypeWord::Battery => UnitKind::Battery,
        TypeWord::HeavyBattery => UnitKind::HeavyBattery,
        TypeWord::Baggage => UnitKind::Baggage,
    }
}

/// [PG 12a] Exactly two sides, Prussia first.
fn read_sides(
    shape: &ScenarioShape,
    field: &Field,
    source: Source<'_>,
    findings: &mut Findings,
) -> Option<[SideInfo; 2]> {
    let sides = shape.side.get_ref();
    let [first, second] = &sides[..] else {
        let what = format!("{} sides", sides.len());
        findings.error(source, &shape.side.span(), what, "name exactly two, Prussia first");
        return None;
    };
    if (first.army, second.army) != (ArmyWord::Prussia, ArmyWord::Coalition) {
        let mend = "Prussia comes first, then the Coalition";
        findings.error(source, &shape.side.span(), "the sides stand in another order", mend);
    }
    Some([first, second].map(|it| {
        if it.morale > *it.top.get_ref() {
            let what = format!("a track that ends at {}", it.top.get_ref());
            findings.error(source, &it.top.span(), what, "it reaches at least to the start");
        }
        SideInfo {
            id: it.id.get_ref().clone(),
            name: it.name.clone(),
            color: it.color.get_ref().clone(),
            morale: it.morale,
            top: *it.top.get_ref(),
            active: it.active,
            cost: it.cost,
            sight_cost: it.sight_cost.unwrap_or(it.cost),
            edges: read_hexes(&field.map, &it.edges, source, findings),
            spirit: match it.spirit {
                SpiritWord::Steady => Spirit::Steady,
                SpiritWord::Demoralized => Spirit::Demoralized,
                SpiritWord::Broken => Spirit::Broken,
            },
        }
    }))
}

/// Reads the parts of a scenario that refer to map, units and leaders.
struct Reader<'a> {
    source: Source<'a>,
    shape: &'a ScenarioShape,
    field: &'a Field,
    wings: &'a [Wing],
    units: &'a [Unit],
    leaders: &'a [Leader],
}

impl Reader<'_> {
    fn side(&self, name: &Spanned<String>, findings: &mut Findings) -> Option<Army> {
        let sides = self.shape.side.get_ref();
        let found = sides.iter().find(|it| it.id.get_ref() == name.get_ref());
        if found.is_none() {
            let known = sides.iter().map(|it| it.id.get_ref().as_str());
            unknown("side", name, known, self.source, findings);
        }
        found.map(|it| army(it.army))
    }

    fn wing(&self, name: &Spanned<String>, findings: &mut Findings) -> Option<WingId> {
        let found = self.wings.iter().position(|it| it.id == *name.get_ref());
        if found.is_none() {
            let known = self.wings.iter().map(|it| it.id.as_str());
            unknown("wing", name, known, self.source, findings);
        }
        found.and_then(|it| u8::try_from(it).ok()).map(WingId)
    }

    fn unit_at(&self, id: &str) -> Option<UnitId> {
        let found = self.units.iter().position(|it| it.id == id)?;
        u16::try_from(found).ok().map(UnitId)
    }

    fn leader_at(&self, id: &str) -> Option<LeaderId> {
        let found = self.leaders.iter().position(|it| it.id == id)?;
        u8::try_from(found).ok().map(LeaderId)
    }

    fn piece(&self, name: &Spanned<String>, findings: &mut Findings) -> Option<Piece> {
        let id = name.get_ref();
        let unit = self.unit_at(id).map(Piece::Unit);
        let found = unit.or_else(|| self.leader_at(id).map(Piece::Leader));
        if found.is_none() {
            let units = self.units.iter().map(|it| it.id.as_str());
            let known = units.chain(self.leaders.iter().map(|it| it.id.as_str()));
            unknown("unit or leader", name, known, self.source, findings);
        }
        found
    }

    /// [PG 1.2e, 6.2a] The four Basic Groups, then those of the scenario; the group of each wing and
    /// the detachment of each unit.
    fn groups(
        &mut self,
        findings: &mut Findings,
    ) -> (Vec<Group>, Vec<GroupId>, Vec<Option<GroupId>>) {
        let name = |en: &str, it: &str| Bilingual { en: en.into(), it: it.into() };
        let mut groups = Vec::new();
        for side in self.shape.side.get_ref() {
            let army = army(side.army);
            for (id, name, cv) in [
                (
                    "infantry",
                    name("Infantry and artillery", "Fanteria e artiglieria"),
                    side.infantry,
                ),
                ("cavalry", name("Cavalry", "Cavalleria"), side.cavalry),
            ] {
                groups.push(Group { id: id.into(), army, name, cv, detachment: false });
            }
        }
        let basic = |wing: &Wing| GroupId::basic(wing.army, !wing.has_infantry);
        let mut wing_groups: Vec<GroupId> = self.wings.iter().map(basic).collect();
        let mut dets = vec![None; self.units.len()];
        for shape in &self.shape.group {
            let Some(army) = self.side(&shape.side, findings) else { continue };
            let id = GroupId(u8::try_from(groups.len()).unwrap_or(u8::MAX));
            for name in &shape.wings {
                let Some(wing) = self.wing(name, findings) else { continue };
                wing_groups[wing.index()] = id;
                let own = self.units.iter().enumerate().filter(|it| it.1.wing == Some(wing));
                for (index, _) in own.filter(|_| shape.detachment) {
                    dets[index] = Some(id);
                }
            }
            for name in &shape.units {
                if let Some(Piece::Unit(unit)) = self.piece(name, findings) {
                    dets[unit.index()] = Some(id).filter(|_| shape.detachment);
                }
            }
            groups.push(Group {
                id: shape.id.get_ref().clone(),
                army,
                name: shape.name.clone(),
                cv: shape.cv,
                detachment: shape.detachment,
            });
        }
        (groups, wing_groups, dets)
    }

    /// The pieces that an entry of the file names: by id, by wing, or all other artillery of a side.
    fn pieces(
        &self,
        army: Army,
        (names, wings, artillery): (&[Spanned<String>], &[Spanned<String>], bool),
        findings: &mut Findings,
    ) -> Vec<Piece> {
        let mut pieces: Vec<Piece> =
            names.iter().filter_map(|it| self.piece(it, findings)).collect();
        for name in wings {
            let Some(wing) = self.wing(name, findings) else { continue };
            pieces.push(Piece::Leader(self.wings[wing.index()].leader));
            let own = (0u16..).zip(self.units).filter(|it| it.1.wing == Some(wing));
            pieces.extend(own.map(|it| Piece::Unit(UnitId(it.0))));
        }
        if artillery {
            let guns =
                (0u16..).zip(self.units).filter(|it| it.1.army == army && it.1.is_artillery());
            let named = self.named_elsewhere();
            let rest = guns.map(|it| Piece::Unit(UnitId(it.0)));
            pieces.extend(
                rest.filter(|it| !named.contains(it) && !pieces.contains(it)).collect::<Vec<_>>(),
            );
        }
        pieces
    }

    /// Every piece that some entry names by its id.
    fn named_elsewhere(&self) -> BTreeSet<Piece> {
        let setups = self.shape.setup.iter().flat_map(|it| it.get_ref().pieces.iter());
        let entries = self.shape.entry.iter().flat_map(|it| it.get_ref().pieces.iter());
        setups
            .chain(entries)
            .filter_map(|it| {
                let unit = self.unit_at(it.get_ref()).map(Piece::Unit);
                unit.or_else(|| self.leader_at(it.get_ref()).map(Piece::Leader))
            })
            .collect()
    }

    /// Where every piece begins: each exactly once.
    fn placements(&mut self, findings: &mut Findings) -> (Vec<SetUp>, Vec<Entry>) {
        let mut setups = Vec::new();
        for spanned in &self.shape.setup {
            let shape = spanned.get_ref();
            let Some(army) = self.side(&shape.side, findings) else { continue };
            let pieces =
                self.pieces(army, (&shape.pieces, &shape.wings, shape.artillery), findings);
            let hexes = self.set_up_hexes(shape, findings);
            let quick = self.quick(shape, findings);
            let mut guns = Vec::new();
            for (name, &count) in &shape.guns {
                let Some(leader) = self.leader_at(name.get_ref()) else {
                    let known = self.leaders.iter().map(|it| it.id.as_str());
                    unknown("leader", name, known, self.source, findings);
                    continue;
                };
                guns.push((leader, count));
            }
            setups.push(SetUp {
                army,
                pieces,
                posts: self.posts(shape, findings),
                hexes,
                near_leader: shape.near_leader,
                guns_per_leader: shape.guns_per_leader,
                guns,
                with_infantry: shape.with_infantry,
                guns_per_hex: shape.guns_per_hex,
                with_unit: shape.with_unit,
                apart: shape.apart,
                quick,
            });
        }
        let mut entries = Vec::new();
        for spanned in &self.shape.entry {
            let shape = spanned.get_ref();
            let Some(army) = self.side(&shape.side, findings) else { continue };
            let pieces =
                self.pieces(army, (&shape.pieces, &shape.wings, shape.artillery), findings);
            entries.push(Entry {
                army,
                pieces,
                hexes: read_hexes(&self.field.map, &shape.hexes, self.source, findings),
                turn: *shape.turn.get_ref(),
                column: match shape.column {
                    ColumnWord::Always => EntryColumn::Always,
                    ColumnWord::IfEffective => EntryColumn::IfEffective,
                    ColumnWord::No => EntryColumn::No,
                },
                effective: shape.effective,
                guns_per_wing: shape.guns_per_wing,
                must: shape.must,
            });
        }
        self.check_once(&setups, &entries, findings);
        (setups, entries)
    }

    fn check_once(&self, setups: &[SetUp], entries: &[Entry], findings: &mut Findings) {
        let mut count: BTreeMap<Piece, u32> = BTreeMap::new();
        let lists = setups.iter().map(|it| &it.pieces).chain(entries.iter().map(|it| &it.pieces));
        for &piece in lists.flatten() {
            *count.entry(piece).or_default() += 1;
        }
        let units = (0u16..).zip(self.units).map(|it| (Piece::Unit(UnitId(it.0)), &it.1.id));
        let leaders = (0u8..).zip(self.leaders).map(|it| (Piece::Leader(LeaderId(it.0)), &it.1.id));
        for (piece, id) in units.chain(leaders) {
            let times = count.get(&piece).copied().unwrap_or(0);
            if times != 1 {
                let what = format!("`{id}` is placed {times} times");
                let mend = "set every piece up or let it enter exactly once, or leave it out";
                findings.error(self.source, &self.shape.id.span(), what, mend);
            }
        }
    }

    fn set(&self, hexes: impl IntoIterator<Item = HexId>) -> HexSet {
        HexSet::of(self.field.grid().len(), hexes)
    }

    fn within(&self, hex: &Spanned<String>, distance: u8, findings: &mut Findings) -> HexSet {
        let center = read_hex(&self.field.map, hex, self.source, findings);
        let near = center.map(|it| self.field.grid().hexes_within(it, distance.into()));
        self.set(near.into_iter().flatten())
    }

    /// The hexes in which the pieces of a set-up may stand: no water.
    fn set_up_hexes(&self, shape: &SetUpShape, findings: &mut Findings) -> HexSet {
        let grid = self.field.grid();
        let everywhere = || {
            self.set(
                grid.hexes()
                    .filter(|&it| grid.is_playable(it) && self.field.ground(it) != Ground::Water),
            )
        };
        let mut hexes = everywhere();
        if !shape.hexes.is_empty() {
            let named = read_hexes(&self.field.map, &shape.hexes, self.source, findings);
            hexes.intersect_with(&self.set(named));
        }
        if let Some(within) = &shape.within {
            hexes.intersect_with(&self.within(&within.hex, within.distance, findings));
        }
        if !shape.posts.is_empty() {
            let mut posts = HexSet::new(grid.len());
            for (post, _) in self.posts(shape, &mut Findings::new()) {
                posts.union_with(&post);
            }
            hexes.intersect_with(&posts);
        }
        if hexes.is_empty() {
            let mend = "name hexes in which units can stand";
            findings.error(self.source, &shape.side.span(), "no hex to set up in", mend);
        }
        hexes
    }

    fn posts(&self, shape: &SetUpShape, findings: &mut Findings) -> Vec<(HexSet, u8)> {
        let mut posts = Vec::new();
        for post in &shape.posts {
            let named = read_hexes(&self.field.map, &post.hexes, self.source, findings);
            let mut hexes = self.set(named);
            if let Some(hex) = &post.hex {
                hexes.union_with(&self.within(hex, post.distance, findings));
            }
            posts.push((hexes, post.count));
        }
        posts
    }

    fn quick(&self, shape: &SetUpShape, findings: &mut Findings) -> BTreeMap<Piece, HexId> {
        let mut quick = BTreeMap::new();
        for (name, hex) in &shape.quick {
            let piece = self.piece(name, findings);
            let hex = read_hex(&self.field.map, hex, self.source, findings);
            if let (Some(piece), Some(hex)) = (piece, hex) {
                quick.insert(piece, hex);
            }
        }
        quick
    }

    /// Where the battle begins, if not with the set-up.
    fn start(&self, groups: &[Group], findings: &mut Findings) -> Option<Start> {
        let shape = self.shape.start.as_ref()?;
        let last = *self.shape.turns.get_ref();
        if !(1..=last).contains(shape.turn.get_ref()) {
            let what = format!("turn {}", shape.turn.get_ref());
            findings.error(
                self.source,
                &shape.turn.span(),
                what,
                format!("turns go from 1 to {last}"),
            );
        }
        let army = self.side(&shape.side, findings)?;
        let mut degraded = Vec::new();
        for name in &shape.degraded {
            let mine = |it: &&Group| it.army == army && it.id == *name.get_ref();
            let Some(index) = groups.iter().position(|it| mine(&it)) else {
                let known = groups.iter().map(|it| it.id.as_str());
                unknown("group", name, known, self.source, findings);
                continue;
            };
            degraded.push(GroupId(u8::try_from(index).unwrap_or(u8::MAX)));
        }
        let mut units = Vec::new();
        for state in &self.shape.state {
            if let Some(Piece::Unit(unit)) = self.piece(&state.unit, findings) {
                let morale = match state.morale {
                    MoraleWord::Formed => Morale::Formed,
                    MoraleWord::Disordered => Morale::Disordered,
                    MoraleWord::Routed => Morale::Routed,
                };
                units.push((unit, morale, state.column));
            }
        }
        let phase = match shape.phase {
            PhaseWord::Activation => Phase::Activation,
            PhaseWord::Deployment => Phase::Deployment,
            PhaseWord::Rout => Phase::Rout,
            PhaseWord::Movement => Phase::Movement,
            PhaseWord::Bombardment => Phase::Bombardment,
            PhaseWord::Rally => Phase::Rally,
            PhaseWord::Defense => Phase::Defense,
            PhaseWord::Combat => Phase::Combat,
        };
        Some(Start { turn: *shape.turn.get_ref(), army, phase, degraded, units })
    }

    fn rules(&self) -> HouseRules {
        let shape = &self.shape.rules;
        let mut infantry_cap = [0, 0];
        if let Some(cap) = &shape.infantry_cap {
            infantry_cap[army(cap.army).index()] = cap.sp;
        }
        HouseRules {
            fog: shape.fog.as_ref().map(|it| (it.turns, it.range)),
            heat: shape.heat,
            infantry_cap,
            surprise_turns: shape.surprise_turns,
            passivity: shape.passivity,
        }
    }
}
