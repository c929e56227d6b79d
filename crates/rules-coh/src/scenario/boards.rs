//! Boards set together into one map, turned as the firefight says, with overlays laid on top.

use std::collections::BTreeMap;

use catalog::{
    Files, Findings, Map, Name, Source, Spanned, find_file, open_map, read_map, suggest,
};
use hexgrid::{
    Format, Grid, GridSpec, Hex, HexId, HexSet, Numbering, Raised, RowsCount, SightTable, Tops,
};

use super::shape::{BoardShape, FirefightShape, OverlayShape};
use crate::charts::TerrainChart;
use crate::field::Field;

/// More columns and rows of boards than any table holds.
const ARRAY: u16 = 8;
/// The terrain of an overlay that leaves the board as it is.
const KEEP: &str = "keep";
/// The region of an overlay that says which of its hexes is laid on the one named.
const ANCHOR: &str = "anchor";

/// Lays out the ground of a firefight.
pub(super) fn lay_out(
    files: &mut Files<'_>,
    source: Source<'_>,
    shape: &FirefightShape,
    chart: &TerrainChart,
    findings: &mut Findings,
) -> Option<Field> {
    let before = findings.error_count();
    let mut field = match (&shape.map, &shape.board[..]) {
        (Some(map), []) => {
            let map = open_map(files, source, map, findings)?;
            let labels = map.grid.len();
            let labels = cells(labels).map(|it| map.grid.number(it)).collect();
            blank(map.grid.clone(), labels, chart).with_map(&map, Some, source, findings)
        }
        (None, [_, ..]) => join(files, source, &shape.board, chart, findings)?,
        _ => {
            let both = shape.map.is_some();
            let what = if both { "a map and boards" } else { "neither a map nor boards" };
            findings.error(source, &(0..0), what, "write `map`, or `[[board]]` tables");
            return None;
        }
    };
    for overlay in &shape.overlay {
        lay_overlay(files, source, overlay, &mut field, findings);
    }
    (findings.error_count() == before).then(|| field.finish(*shape.month.get_ref()))
}

fn cells(count: usize) -> impl Iterator<Item = HexId> {
    (0..count).filter_map(|it| u16::try_from(it).ok()).map(HexId)
}

/// Open ground on a grid.
fn blank(grid: Grid, labels: Vec<String>, chart: &TerrainChart) -> Field {
    let cells = grid.len();
    let by_label = grid.hexes().map(|it| (labels[it.index()].clone(), it)).collect();
    Field {
        sight: SightTable::new(&grid, |_, _| false),
        tall: HexSet::new(cells),
        labels,
        by_label,
        terrain: vec![0; cells],
        levels: vec![0; cells],
        roads: vec![0; cells],
        small_gullies: vec![0; cells],
        lines: Vec::new(),
        names: Vec::new(),
        chart: chart.clone(),
        summer: false,
        grid,
    }
}

/// One board of the array.
struct Placed<'a> {
    file: Source<'a>,
    map: Map,
    at: [u16; 2],
    rotated: bool,
}

/// Sets boards together.
fn join(
    files: &mut Files<'_>,
    source: Source<'_>,
    shapes: &[BoardShape],
    chart: &TerrainChart,
    findings: &mut Findings,
) -> Option<Field> {
    let before = findings.error_count();
    let mut boards: Vec<Placed<'_>> = Vec::new();
    for shape in shapes {
        let Some(file) = find_file(files, source, &shape.file, findings) else { continue };
        let Some(map) = read_map(file, findings) else { continue };
        check_board(&map, boards.first(), &shape.file, source, findings);
        if shape.at.iter().any(|&it| it >= ARRAY) {
            let what = format!("a board at {:?}", shape.at);
            let mend = format!("columns and rows of the array are 0 to {}", ARRAY - 1);
            findings.error(source, &shape.file.span(), what, mend);
        }
        if boards.iter().any(|it| it.at == shape.at) {
            let what = format!("two boards at {:?}", shape.at);
            findings.error(source, &shape.file.span(), what, "one board for each place");
        }
        if boards.iter().any(|it| it.map.grid.number(HexId(0)) == map.grid.number(HexId(0))) {
            let what = format!("board `{}` twice", shape.file.get_ref());
            findings.error(source, &shape.file.span(), what, "each board is there once");
        }
        boards.push(Placed { file, map, at: shape.at, rotated: shape.rotated });
    }
    if findings.error_count() > before {
        return None;
    }
    let (columns, rows) = (boards[0].map.grid.columns(), boards[0].map.grid.rows());
    let wide = boards.iter().map(|it| it.at[0] + 1).max()?;
    let high = boards.iter().map(|it| it.at[1] + 1).max()?;
    let cell = |column: u16, row: u16| HexId(row * (wide * columns) + column);
    let place = |board: &Placed<'_>, hex: HexId| {
        let (column, row) = (hex.0 % columns, hex.0 / columns);
        let (column, row) =
            if board.rotated { (columns - 1 - column, rows - 1 - row) } else { (column, row) };
        cell(board.at[0] * columns + column, board.at[1] * rows + row)
    };
    let total = usize::from(wide * columns) * usize::from(high * rows);
    let mut labels = vec![String::new(); total];
    for board in &boards {
        for hex in cells(board.map.grid.len()) {
            labels[place(board, hex).index()] = board.map.grid.number(hex);
        }
    }
    let missing = cells(total).filter(|it| labels[it.index()].is_empty()).collect();
    let spec = GridSpec {
        columns: wide * columns,
        rows: high * rows,
        tops: Tops::Flat,
        raised: Raised::Odd,
        numbering: Numbering {
            format: Format::ColumnDotRow,
            rows_count: RowsCount::Down,
            prefix: String::new(),
        },
        missing,
    };
    let grid = match Grid::new(spec) {
        Ok(grid) => grid,
        Err(fault) => {
            findings.error(source, &shapes[0].file.span(), fault.to_string(), "use fewer boards");
            return None;
        }
    };
    let mut field = blank(grid, labels, chart);
    for board in &boards {
        field = field.with_map(&board.map, |hex| Some(place(board, hex)), board.file, findings);
    }
    Some(field)
}

/// [COH 1.0a] Boards have to fit each other: the same size, flat tops, the odd columns raised, and an
/// even number of columns, or the stagger would be lost where they meet.
fn check_board(
    map: &Map,
    first: Option<&Placed<'_>>,
    file: &Spanned<String>,
    source: Source<'_>,
    findings: &mut Findings,
) {
    let grid = &map.grid;
    let name = file.get_ref();
    let size = (grid.columns(), grid.rows());
    if let Some(first) = first {
        let other = (first.map.grid.columns(), first.map.grid.rows());
        if size != other {
            let what = format!(
                "board `{name}` has {} columns and {} rows, the first {} and {}",
                size.0, size.1, other.0, other.1
            );
            findings.error(source, &file.span(), what, "boards that join are of one size");
        }
    }
    // [COH 4.0e] Boards 7 to 10 of the series have no thickets.
    let number = grid.number(HexId(0));
    let number = number.split('-').next().and_then(|it| it.parse::<u8>().ok());
    if matches!(number, Some(7..=10)) && map.terrain_names.iter().any(|it| it == "thicket") {
        let what = format!("board `{name}` has thickets");
        findings.error(source, &file.span(), what, "boards 7 to 10 have woods instead");
    }
    // The first column stands higher than the second where odd columns are raised.
    let second_is_lower = grid.center(HexId(1)).1 > grid.center(HexId(0)).1;
    if grid.tops() != Tops::Flat || size.0 % 2 == 1 || !second_is_lower {
        let what = format!("board `{name}` cannot be joined");
        let mend = "boards have flat tops, an even number of columns, the odd ones raised";
        findings.error(source, &file.span(), what, mend);
    }
    check_openings(map, file, source, findings);
}

/// [COH 11.5d] The openings of gullies on the boards of the rulebook, 9 and 10.
const OPENINGS: [&str; 5] = ["10-I06", "10-K11", "10-H13", "10-H14", "9-D03"];

/// [COH 11.5d] The rulebook lists the openings of its boards 7 to 10; ours are 21 and up.
fn check_openings(map: &Map, file: &Spanned<String>, source: Source<'_>, findings: &mut Findings) {
    let board = map.grid.number(HexId(0)).split('-').next().and_then(|it| it.parse::<u8>().ok());
    let Some(board) = board.filter(|it| (7..=10).contains(it)) else { return };
    let is_opening =
        |it: &HexId| map.terrain_names[usize::from(map.terrain[it.index()])] == "gully-opening";
    let mut listed = OPENINGS.map(str::to_owned).to_vec();
    listed.retain(|it| it.starts_with(&format!("{board}-")));
    listed.sort_unstable();
    let mut drawn: Vec<String> =
        map.grid.hexes().filter(is_opening).map(|it| map.grid.number(it)).collect();
    drawn.sort_unstable();
    if drawn != listed {
        let what = format!("the openings of board {board} are not those of the rulebook");
        findings.error(source, &file.span(), what, format!("draw them in {listed:?}"));
    }
}

impl Field {
    /// Draws a map on the ground, each of its hexes where `place` says.
    fn with_map(
        mut self,
        map: &Map,
        place: impl Fn(HexId) -> Option<HexId>,
        source: Source<'_>,
        findings: &mut Findings,
    ) -> Self {
        let kinds: Vec<Option<u8>> = map
            .terrain_names
            .iter()
            .map(|name| {
                let found = self.chart.find(name);
                if found.is_none() && name != KEEP {
                    let ids = self.chart.lines.iter().map(|it| it.id.as_str());
                    let mend = suggest(name, ids);
                    let what = format!("the map has terrain `{name}`, the chart has not");
                    let written = format!("\"{name}\"");
                    let at = source.text.find(&written).unwrap_or(0);
                    findings.error(source, &(at..at + written.len()), what, mend);
                }
                found
            })
            .collect();
        for hex in map.grid.hexes() {
            let kind = kinds[usize::from(map.terrain[hex.index()])];
            if let (Some(to), Some(kind)) = (place(hex), kind) {
                self.terrain[to.index()] = kind;
                self.levels[to.index()] = self.chart.line(kind).level.unwrap_or(0);
            }
        }
        // [COH 11.0a, 11.0b] Hills raise the ground; what grows on it is drawn apart.
        for (name, level) in [("level-1", 1), ("level-2", 2)] {
            for hex in map.regions.get(name).into_iter().flatten().filter_map(|&it| place(it)) {
                self.levels[hex.index()] = level;
            }
        }
        for &(hex, direction, kind) in &map.hexsides {
            if map.hexside_names[usize::from(kind)] != "small-gully" {
                let what = format!("hexside `{}`", map.hexside_names[usize::from(kind)]);
                findings.error(source, &(0..0), what, "the rules know `small-gully` alone");
                continue;
            }
            let other = map.grid.neighbor(hex, direction).and_then(&place);
            if let (Some(a), Some(b)) = (place(hex), other) {
                mark(&self.grid, &mut self.small_gullies, a, b);
            }
        }
        for line in &map.lines {
            let path: Vec<HexId> = line.path.iter().filter_map(|&it| place(it)).collect();
            if line.kind == "road" {
                for pair in path.windows(2) {
                    mark(&self.grid, &mut self.roads, pair[0], pair[1]);
                }
                self.join_road(&path);
            }
            self.lines.push((line.kind.clone(), path));
        }
        for name in &map.names {
            let hexes = name.hexes.iter().filter_map(|&it| place(it)).collect();
            self.names.push(Name { hexes, ..name.clone() });
        }
        self
    }

    /// Roads of two boards that end face to face at a seam are one road.
    fn join_road(&mut self, path: &[HexId]) {
        let ends = [path.first(), path.last()].into_iter().flatten().copied();
        for end in ends.collect::<Vec<_>>() {
            let board = |it: HexId| self.labels[it.index()].split('-').next().map(str::to_owned);
            let near: Vec<HexId> = self.grid.neighbors(end).map(|it| it.1).collect();
            for other in near {
                let is_end = |it: &(String, Vec<HexId>)| {
                    it.0 == "road" && (it.1.first() == Some(&other) || it.1.last() == Some(&other))
                };
                if board(end) != board(other) && self.lines.iter().any(is_end) {
                    mark(&self.grid, &mut self.roads, end, other);
                }
            }
        }
    }
}

/// Marks the side between two neighbors on both of them.
fn mark(grid: &Grid, sides: &mut [u8], a: HexId, b: HexId) {
    if let Some(direction) = grid.direction(a, b) {
        sides[a.index()] |= 1 << direction.index();
        sides[b.index()] |= 1 << direction.opposite().index();
    }
}

/// Lays an overlay on the ground [COH 11.0a, 18.3a].
fn lay_overlay(
    files: &mut Files<'_>,
    source: Source<'_>,
    shape: &OverlayShape,
    field: &mut Field,
    findings: &mut Findings,
) {
    let Some(file) = find_file(files, source, &shape.file, findings) else { return };
    let Some(map) = read_map(file, findings) else { return };
    let Some(&at) = field.by_label.get(shape.at.get_ref()) else {
        let what = format!("no hex `{}`", shape.at.get_ref());
        findings.error(source, &shape.at.span(), what, "name a hex of the boards");
        return;
    };
    let Some(&[anchor]) = map.regions.get(ANCHOR).map(Vec::as_slice) else {
        let what = format!("overlay `{}` has no anchor", shape.file.get_ref());
        findings.error(source, &shape.file.span(), what, "give it a region `anchor` of one hex");
        return;
    };
    let (from, to) = (map.grid.hex(anchor), field.grid.hex(at));
    let grid = field.grid.clone();
    let place = |hex: HexId| grid.id(to + turned(map.grid.hex(hex) - from, shape.turn));
    let off_map = map.grid.hexes().find(|&it| {
        let keeps = map.terrain_names[usize::from(map.terrain[it.index()])] == KEEP;
        let raised = ["level-1", "level-2"]
            .iter()
            .any(|name| map.regions.get(*name).is_some_and(|hexes| hexes.contains(&it)));
        (!keeps || raised) && place(it).is_none()
    });
    if let Some(hex) = off_map {
        let what = format!("hex {} of the overlay lies off the boards", map.grid.number(hex));
        findings.error(source, &shape.at.span(), what, "lay it elsewhere or turn it");
        return;
    }
    let laid = core::mem::replace(field, empty(field));
    *field = laid.with_map(&map, place, file, findings);
}

/// A placeholder while the ground is being redrawn.
fn empty(field: &Field) -> Field {
    blank(field.grid.clone(), field.labels.clone(), &field.chart)
}

/// Turns a way by sixths clockwise.
fn turned(way: Hex, sixths: u8) -> Hex {
    (0..sixths % 6).fold(way, |Hex { q, r }, _| Hex { q: -r, r: q + r })
}

/// Finds hexes of one board by row letters and columns.
pub(super) fn block(
    by_label: &BTreeMap<String, HexId>,
    first: &str,
    last: &str,
) -> Option<Vec<HexId>> {
    let (board, first) = first.rsplit_once('-').map_or(("", first), |it| it);
    let (other, last) = last.rsplit_once('-').map_or(("", last), |it| it);
    let parts = |text: &str| {
        let split = text.find(|it: char| it.is_ascii_digit())?;
        let (row, column) = text.split_at(split);
        Some((row.to_owned(), column.parse::<u16>().ok()?))
    };
    let ((top, left), (bottom, right)) = (parts(first)?, parts(last)?);
    if board != other {
        return None;
    }
    let within = |label: &str| {
        let (its, name) = label.rsplit_once('-').map_or(("", label), |it| it);
        parts(name).is_some_and(|(row, column)| {
            its == board && row >= top && row <= bottom && column >= left && column <= right
        })
    };
    Some(by_label.iter().filter(|(label, _)| within(label)).map(|(_, &hex)| hex).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use hexgrid::Direction;

    #[test]
    fn a_sixth_of_a_turn_takes_each_direction_to_the_next() {
        for direction in Direction::ALL {
            assert_eq!(turned(direction.delta(), 1), direction.turned(1).delta());
        }
    }
}
