//! From the shape of a map to the map: grid, terrain, names and regions.

use super::hexes::Places;
use super::shape::{
    GridShape, MapShape, NumberingWord, RaisedWord, RowsCountWord, TerrainShape, TopsWord,
};
use super::{Map, Name, links};
use crate::{Findings, Source, Span, Spanned, span_within, suggest};
use hexgrid::{
    Format, Grid, GridFault, GridSpec, HexId, Numbering, Raised, RowsCount, Sheet, Tops,
};
use std::collections::BTreeMap;

/// Checks everything and returns the map if no error was found.
pub(super) fn check(shape: &MapShape, source: Source<'_>, findings: &mut Findings) -> Option<Map> {
    let before = findings.error_count();
    let grid = check_grid(&shape.grid, source, findings)?;
    let terrain_names = check_legend(&shape.terrain, source, findings);
    let terrain = check_terrain(&grid, &shape.terrain, &terrain_names, source, findings);
    let hexside_names = links::kind_names(&shape.hexsides, source, findings);
    let hexsides = links::check_hexsides(&grid, &shape.hexsides, source, findings);
    let lines = links::check_lines(&grid, &shape.lines, source, findings);
    let regions = check_regions(&grid, shape, source, findings);
    let names = check_names(&grid, &regions, shape, source, findings);
    let (across, north) = check_survey(&shape.grid, source, findings);
    let map = Map {
        grid,
        across,
        north,
        terrain_names,
        terrain,
        hexside_names,
        hexsides,
        lines,
        names,
        regions,
    };
    (findings.error_count() == before).then_some(map)
}

/// The scale of a map and where north lies.
fn check_survey(
    shape: &Spanned<GridShape>,
    source: Source<'_>,
    findings: &mut Findings,
) -> (Option<u32>, Option<u16>) {
    let grid = shape.get_ref();
    let span = shape.span();
    if let Some(across) = grid.across.filter(|it| !(1..=1_000_000).contains(it)) {
        let mend = "write the meters from one side to the other, 1 to 1000000";
        findings.error(source, &span, format!("hexes of {across} meters"), mend);
    }
    if let Some(north) = grid.north.filter(|&it| it >= 360) {
        let mend = "write the degrees clockwise from the top of the sheet, 0 to 359";
        findings.error(source, &span, format!("north at {north} degrees"), mend);
    }
    (grid.across, grid.north)
}

/// Lays the grid out; first without missing hexes, because they are given by printed number.
fn check_grid(
    shape: &Spanned<GridShape>,
    source: Source<'_>,
    findings: &mut Findings,
) -> Option<Grid> {
    let mut spec = spec(shape.get_ref());
    let full = match lay_out(&spec, shape.get_ref()) {
        Ok(full) => full,
        Err(fault) => {
            let (span, mend) = mend(shape, fault);
            findings.error(source, &span, fault.to_string(), mend);
            return None;
        }
    };
    let places = Places { grid: &full, regions: None, source };
    spec.missing = places.read(&shape.get_ref().missing, findings);
    lay_out(&spec, shape.get_ref()).ok()
}

/// Lays the grid out with the numbers of its sheets, or of the one sheet it is.
fn lay_out(spec: &GridSpec, shape: &GridShape) -> Result<Grid, GridFault> {
    let first_column = shape.first_column.unwrap_or(1);
    let first_row = shape.first_row.unwrap_or(1);
    if shape.sheets.is_empty() {
        return Grid::numbered_from(spec.clone(), first_column, first_row);
    }
    let sheets = shape.sheets.iter().map(Spanned::get_ref);
    let sheets = sheets.map(|sheet| Sheet { prefix: sheet.prefix.clone(), rows: sheet.rows });
    Grid::of_sheets(spec.clone(), first_column, first_row, sheets.collect())
}

/// Returns where a fault of the grid stands and how to mend it.
fn mend(shape: &Spanned<GridShape>, fault: GridFault) -> (Span, &'static str) {
    let sheet = |at: usize| shape.get_ref().sheets[at].span();
    match fault {
        GridFault::Empty | GridFault::TooLarge { .. } | GridFault::MissingOutside(_) => {
            (shape.span(), "mend `columns` and `rows`")
        }
        GridFault::NumbersTooHigh => (shape.span(), "mend `first_column` and `first_row`"),
        GridFault::NoLetterForZero => (shape.span(), "mend `first_column` or `first_row`"),
        GridFault::RowsOfSheets { .. } => (sheet(0), "mend `rows` or those of the sheets"),
        GridFault::EmptySheet(at) => (sheet(at), "remove it or mend its `rows`"),
        GridFault::SheetsAlike(at) => (sheet(at), "give each a `prefix` of its own"),
    }
}

/// Returns the grid that a shape describes, without missing hexes.
fn spec(shape: &GridShape) -> GridSpec {
    let tops = match shape.tops {
        TopsWord::Flat => Tops::Flat,
        TopsWord::Pointy => Tops::Pointy,
    };
    let raised = match shape.raised {
        RaisedWord::Odd => Raised::Odd,
        RaisedWord::Even => Raised::Even,
    };
    let format = match shape.numbering {
        NumberingWord::ColumnDotRow => Format::ColumnDotRow,
        NumberingWord::ColumnRow => Format::ColumnRow,
        NumberingWord::Letter => Format::LetterNumber { digits: 1 },
        NumberingWord::LetterTwoDigits => Format::LetterNumber { digits: 2 },
        NumberingWord::RowLetter => Format::RowLetterNumber { digits: 2 },
    };
    let rows_count = match shape.rows_count {
        RowsCountWord::Up => RowsCount::Up,
        RowsCountWord::Down => RowsCount::Down,
    };
    let numbering = Numbering { format, rows_count, prefix: shape.prefix.clone() };
    let GridShape { columns, rows, .. } = *shape;
    GridSpec { columns, rows, tops, raised, numbering, missing: Vec::new() }
}

/// Checks that legend letters are single, and returns the kinds of terrain in order, each once.
fn check_legend(shape: &TerrainShape, source: Source<'_>, findings: &mut Findings) -> Vec<String> {
    for letter in shape.legend.keys() {
        if letter.get_ref().chars().count() != 1 {
            let what = format!("legend letter `{}`", letter.get_ref());
            findings.error(source, &letter.span(), what, "use exactly one character");
        }
    }
    let mut names: Vec<String> = shape.legend.values().map(|name| name.get_ref().clone()).collect();
    names.sort();
    names.dedup();
    if let Some((letter, _)) = shape.legend.iter().nth(usize::from(u8::MAX)) {
        findings.error(source, &letter.span(), "too many kinds of terrain", "at most 255");
    }
    names
}

/// Reads the letters row by row; the kinds are numbered by their order in `names`.
fn check_terrain(
    grid: &Grid,
    shape: &TerrainShape,
    names: &[String],
    source: Source<'_>,
    findings: &mut Findings,
) -> Vec<u8> {
    let columns = usize::from(grid.columns());
    let rows = shape.rows.get_ref();
    if rows.len() != usize::from(grid.rows()) {
        let what = format!("{} terrain rows on a map of {} rows", rows.len(), grid.rows());
        findings.error(source, &shape.rows.span(), what, "write one text per row of hexes");
    }
    let mut terrain = vec![0; grid.len()];
    for (row, cells) in rows.iter().zip(terrain.chunks_mut(columns)) {
        let length = row.get_ref().chars().count();
        if length != columns {
            let what = format!("terrain row of {length} letters on a map of {columns} columns");
            findings.error(source, &row.span(), what, "write one letter per hex");
        }
        for (letter, cell) in row.get_ref().chars().zip(cells) {
            if let Some(name) = shape.legend.get(letter.to_string().as_str()) {
                let kind = names.binary_search(name.get_ref()).unwrap_or_default();
                *cell = u8::try_from(kind).unwrap_or_default();
            }
        }
    }
    check_letters(grid, shape, source, findings);
    terrain
}

/// Checks that every letter is in the legend; where a hex is missing, any letter may hold its
/// place.
fn check_letters(grid: &Grid, shape: &TerrainShape, source: Source<'_>, findings: &mut Findings) {
    for (row, text) in (0..grid.rows()).zip(shape.rows.get_ref()) {
        for (column, (offset, letter)) in (0..grid.columns()).zip(text.get_ref().char_indices()) {
            let known = shape.legend.contains_key(letter.to_string().as_str());
            if known || !grid.is_playable(HexId(row * grid.columns() + column)) {
                continue;
            }
            let span = span_within(source, text, offset);
            let allowed = shape.legend.keys().map(|letter| letter.get_ref().as_str());
            let mend = suggest(&letter.to_string(), allowed);
            findings.error(source, &span, format!("letter `{letter}` not in legend"), mend);
        }
    }
}

fn check_regions(
    grid: &Grid,
    shape: &MapShape,
    source: Source<'_>,
    findings: &mut Findings,
) -> BTreeMap<String, Vec<HexId>> {
    let places = Places { grid, regions: None, source };
    let mut read = |(name, list): (&Spanned<String>, &Vec<Spanned<String>>)| {
        (name.get_ref().clone(), places.read(list, findings))
    };
    shape.regions.iter().map(&mut read).collect()
}

fn check_names(
    grid: &Grid,
    regions: &BTreeMap<String, Vec<HexId>>,
    shape: &MapShape,
    source: Source<'_>,
    findings: &mut Findings,
) -> Vec<Name> {
    let places = Places { grid, regions: Some(regions), source };
    let mut names = Vec::new();
    for name in &shape.names {
        if name.hexes.get_ref().is_empty() {
            let what = format!("name `{}` of no hex", name.text);
            findings.error(source, &name.hexes.span(), what, "list the hexes that bear it");
        }
        let hexes = places.read(name.hexes.get_ref(), findings);
        names.push(Name { text: name.text.clone(), it: name.it.clone(), kind: name.kind, hexes });
    }
    names
}
