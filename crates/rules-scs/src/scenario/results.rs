//! The combat results table read from its chart.

use catalog::{Chart, Findings, Source, Spanned};

use crate::charts::{Cell, DiceReading, Odds, ResultsTable};

/// The most columns a table may have.
const COLUMNS_MAX: usize = 50;
/// The most steps that one cell may take from a side.
const STEPS_MAX: u8 = 20;
/// The most hexes that one cell may send a side back.
pub(crate) const HEXES_MAX: u8 = 6;
/// One more than the highest reading of two dice.
const READINGS: usize = 67;

/// [SCS 7.0J, 7.0K, 7.1A] Reads a combat results table: rising columns, a row for every reading.
pub(super) fn read_results(
    chart: &Chart,
    source: Source<'_>,
    findings: &mut Findings,
) -> Option<ResultsTable> {
    let before = findings.error_count();
    let (dice, readings) = read_dice(&chart.dice, source, findings)?;
    let columns = read_columns(&chart.columns, source, findings);
    let mut rows: Vec<Vec<Cell>> = vec![Vec::new(); READINGS];
    for row in &chart.rows {
        let label = row.label.get_ref();
        let reading = readings.iter().find(|it| it.to_string() == *label);
        let cells = row.cells.iter().filter_map(|it| read_cell(it, source, findings)).collect();
        if let Some(&reading) = reading {
            rows[usize::from(reading)] = cells;
        } else {
            let mend = "label rows with what the dice read";
            findings.error(source, &row.label.span(), format!("row `{label}`"), mend);
        }
    }
    for reading in readings {
        let is_missing = !chart.rows.iter().any(|it| *it.label.get_ref() == reading.to_string());
        if is_missing {
            let what = format!("no row for a roll of {reading}");
            findings.error(source, &chart.dice.span(), what, "add the missing row");
        }
    }
    (findings.error_count() == before).then_some(ResultsTable { dice, columns, rows })
}

/// [SCS 7.0J] How the dice are read, and everything they can read.
fn read_dice(
    dice: &Spanned<String>,
    source: Source<'_>,
    findings: &mut Findings,
) -> Option<(DiceReading, Vec<u8>)> {
    let two_digits = |tens: u8| (1..=6).map(move |units| 10 * tens + units);
    match dice.get_ref().as_str() {
        "2d6" => Some((DiceReading::Sum, (2..=12).collect())),
        "d66" => Some((DiceReading::TensAndUnits, (1..=6).flat_map(two_digits).collect())),
        other => {
            let what = format!("dice `{other}`");
            findings.error(source, &dice.span(), what, "write `2d6` or `d66`");
            None
        }
    }
}

/// [SCS 7.4B, 7.4D] The odds from worst to best, so that the ends of the table are its limits.
fn read_columns(
    heads: &[Spanned<String>],
    source: Source<'_>,
    findings: &mut Findings,
) -> Vec<Odds> {
    let mut columns: Vec<Odds> = Vec::new();
    for head in heads {
        match head.get_ref().parse::<Odds>() {
            Ok(odds) if columns.last().is_none_or(|it| it.is_below(odds)) => columns.push(odds),
            Ok(_) => {
                let what = format!("column `{}` out of order", head.get_ref());
                findings.error(source, &head.span(), what, "list the odds from worst to best");
            }
            Err(_) => {
                let what = format!("column `{}`", head.get_ref());
                findings.error(source, &head.span(), what, "write odds such as `1:2` or `3:1`");
            }
        }
    }
    if let Some(head) = heads.get(COLUMNS_MAX) {
        let what = format!("{} columns", heads.len());
        findings.error(source, &head.span(), what, format!("{COLUMNS_MAX} at most"));
    }
    columns
}

fn read_cell(cell: &Spanned<String>, source: Source<'_>, findings: &mut Findings) -> Option<Cell> {
    let Ok(read) = cell.get_ref().parse::<Cell>() else {
        let what = format!("result `{}`", cell.get_ref());
        let mend = "write `A1`, `A1r1`, `Dr1`, `A1 D2r2` or `-`";
        findings.error(source, &cell.span(), what, mend);
        return None;
    };
    let steps = read.attacker_steps.max(read.defender_steps);
    let hexes = read.attacker_hexes.max(read.defender_hexes);
    if steps > STEPS_MAX || hexes > HEXES_MAX {
        let what = format!("result `{}`", cell.get_ref());
        let mend = format!("{STEPS_MAX} steps and {HEXES_MAX} hexes at most");
        findings.error(source, &cell.span(), what, mend);
    }
    Some(read)
}
