//! Terrain chart, Combat Table and Bombardment Table.

use catalog::{
    FileOr, Files, Findings, Source, Span, Spanned, check_head, find_file, salvage_toml,
};

use super::ground::GROUNDS;
use super::load::unknown;
use super::shape::{CostShape, DeedWord, LineShape, ScopeShape, TerrainShape};
use crate::charts::{BombardmentTable, Cell, CombatTable, ODDS, TerrainChart, TerrainLine};

/// More than any cost or modifier of the chart.
const FIGURE_MAX: u8 = 20;
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

/// The terrain chart that a scenario names or holds.
pub(super) fn open_terrain(
    files: &mut Files<'_>,
    source: Source<'_>,
    key: &FileOr<TerrainShape>,
    findings: &mut Findings,
) -> Option<TerrainChart> {
    match key {
        FileOr::File(name) => read_terrain(find_file(files, source, name, findings)?, findings),
        FileOr::Inline(shape) => make_terrain(shape.get_ref(), source, &shape.span(), findings),
    }
}

/// Checks a terrain chart by itself.
pub fn check_terrain(source: Source<'_>, findings: &mut Findings) {
    let _ = read_terrain(source, findings);
}

fn read_terrain(source: Source<'_>, findings: &mut Findings) -> Option<TerrainChart> {
    let before = findings.error_count();
    let shape: TerrainShape = salvage_toml(source, findings)?;
    check_head("prussia-terrain/1", shape.schema.as_ref(), shape.source.as_ref(), source, findings);
    let chart = make_terrain(&shape, source, &(0..0), findings)?;
    (findings.error_count() == before).then_some(chart)
}

fn make_terrain(
    shape: &TerrainShape,
    source: Source<'_>,
    span: &Span,
    findings: &mut Findings,
) -> Option<TerrainChart> {
    let before = findings.error_count();
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
                Some((name, shape)) => {
                    *line = terrain_line(shape);
                    check_figures(name, line, source, findings);
                }
                None => findings.error(
                    source,
                    span,
                    format!("no line for `{name}`"),
                    "the chart has a line for every kind of terrain",
                ),
            }
        }
    }
    (findings.error_count() == before).then_some(chart)
}

/// Costs and modifiers that leave room for their sums.
fn check_figures(
    name: &Spanned<String>,
    line: &TerrainLine,
    source: Source<'_>,
    findings: &mut Findings,
) {
    let modifiers = line.into.into_iter().chain(line.from).chain([line.fire_into, line.fire_from]);
    let large = modifiers.into_iter().any(|it| it.unsigned_abs() > FIGURE_MAX);
    if large || line.cost.iter().any(|&it| it > FIGURE_MAX) {
        let what = format!("a line for `{}` with a figure too large", name.get_ref());
        findings.error(source, &name.span(), what, format!("none is more than {FIGURE_MAX}"));
    }
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

pub(super) fn read_combat(
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

pub(super) fn read_bombardment(
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
    let columns = names.map(str::to_owned).to_vec();
    (findings.error_count() == before).then_some(BombardmentTable { columns, from, rows })
}
