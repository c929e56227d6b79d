//! Lists of hexes as data files write them.

use super::Map;
use crate::{Findings, Source, Span, Spanned, suggest};
use hexgrid::{Grid, HexId};
use std::collections::BTreeMap;

/// Reads a printed hex, recording an error if the map has none of that number.
pub fn read_hex(
    map: &Map,
    hex: &Spanned<String>,
    source: Source<'_>,
    findings: &mut Findings,
) -> Option<HexId> {
    find_hex(&map.grid, hex.get_ref(), source, &hex.span(), findings)
}

/// Reads a list of hexes, blocks and regions; every fault is recorded and skipped.
///
/// The hexes come in the order written, each once; those of a block from the top row down.
pub fn read_hexes(
    map: &Map,
    list: &[Spanned<String>],
    source: Source<'_>,
    findings: &mut Findings,
) -> Vec<HexId> {
    Places { grid: &map.grid, regions: Some(&map.regions), source }.read(list, findings)
}

/// What a list of hexes may refer to while its map is being checked.
pub(super) struct Places<'m> {
    pub(super) grid: &'m Grid,
    /// `None` where regions are not yet known.
    pub(super) regions: Option<&'m BTreeMap<String, Vec<HexId>>>,
    pub(super) source: Source<'m>,
}

impl Places<'_> {
    pub(super) fn read(&self, list: &[Spanned<String>], findings: &mut Findings) -> Vec<HexId> {
        let mut hexes = Vec::new();
        let mut is_listed = vec![false; self.grid.len()];
        for item in list {
            for hex in self.read_item(item, findings) {
                if !core::mem::replace(&mut is_listed[usize::from(hex.0)], true) {
                    hexes.push(hex);
                }
            }
        }
        hexes
    }

    fn read_item(&self, item: &Spanned<String>, findings: &mut Findings) -> Vec<HexId> {
        let text = item.get_ref();
        if let Some(name) = text.strip_prefix('@') {
            return self.region(name, &item.span(), findings);
        }
        if let Some((first, last)) = text.split_once("..") {
            let first = find_cell(self.grid, first, self.source, &item.span(), findings);
            let last = find_cell(self.grid, last, self.source, &item.span(), findings);
            return match (first, last) {
                (Some(first), Some(last)) => block(self.grid, first, last),
                _ => Vec::new(),
            };
        }
        find_hex(self.grid, text, self.source, &item.span(), findings).into_iter().collect()
    }

    fn region(&self, name: &str, span: &Span, findings: &mut Findings) -> Vec<HexId> {
        let Some(regions) = self.regions else {
            let what = format!("`@{name}` where no region may stand");
            findings.error(self.source, span, what, "list the hexes themselves");
            return Vec::new();
        };
        if let Some(hexes) = regions.get(name) {
            return hexes.clone();
        }
        let known = regions.keys().map(String::as_str);
        let mend = if regions.is_empty() {
            "the map has no regions".to_owned()
        } else {
            suggest(name, known)
        };
        findings.error(self.source, span, format!("unknown region `@{name}`"), mend);
        Vec::new()
    }
}

/// Finds a printed hex, recording an error if there is none.
pub(super) fn find_hex(
    grid: &Grid,
    number: &str,
    source: Source<'_>,
    span: &Span,
    findings: &mut Findings,
) -> Option<HexId> {
    let cell = find_cell(grid, number, source, span, findings)?;
    if !grid.is_playable(cell) {
        let what = format!("hex `{number}` is one of the missing hexes of the map");
        findings.error(source, span, what, "name a hex of the map");
        return None;
    }
    Some(cell)
}

/// Finds a cell by its number, even a missing one, which may well be the corner of a block.
fn find_cell(
    grid: &Grid,
    number: &str,
    source: Source<'_>,
    span: &Span,
    findings: &mut Findings,
) -> Option<HexId> {
    let missing = || {
        let cells = (0..u16::MAX).map(HexId).take(grid.len());
        cells.filter(|cell| !grid.is_playable(*cell))
    };
    let found = grid.find(number).or_else(|| missing().find(|cell| grid.number(*cell) == number));
    if found.is_none() {
        let (first, last) = number_range(grid);
        let mend = format!("the map runs from `{first}` to `{last}`");
        findings.error(source, span, format!("unknown hex `{number}`"), mend);
    }
    found
}

/// Returns the lowest and the highest number of the four corners.
fn number_range(grid: &Grid) -> (String, String) {
    let (columns, rows) = (grid.columns(), grid.rows());
    let last_row = columns * (rows - 1);
    let mut corners =
        [0, columns - 1, last_row, last_row + columns - 1].map(|corner| grid.number(HexId(corner)));
    corners.sort_by_key(|number| (number.len(), number.clone()));
    let [first, .., last] = corners;
    (first, last)
}

/// Returns the hexes of the rectangle between two corners.
fn block(grid: &Grid, a: HexId, b: HexId) -> Vec<HexId> {
    let columns = grid.columns();
    let (left, right) = ordered(a.0 % columns, b.0 % columns);
    let (top, bottom) = ordered(a.0 / columns, b.0 / columns);
    (top..=bottom)
        .flat_map(|row| (left..=right).map(move |column| HexId(row * columns + column)))
        .filter(|hex| grid.is_playable(*hex))
        .collect()
}

fn ordered(a: u16, b: u16) -> (u16, u16) {
    (a.min(b), a.max(b))
}
