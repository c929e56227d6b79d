//! The numbers printed on maps, in both directions.

use std::fmt::Write;

use crate::{Grid, GridFault, GridSpec, HexId, Sheet};

/// How a hex number is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// Column, point, row: `24.17`. Two digits each, three on maps that need them.
    ColumnDotRow,
    /// Column and row without a break: `0907`. Digits as for [`Format::ColumnDotRow`].
    ColumnRow,
    /// A letter for the column, a number for the row: `A6`, `G08`. Columns beyond Z go on with AA.
    LetterNumber {
        /// The least number of digits of the row.
        digits: u8,
    },
    /// A letter for the row, a number for the column: `G08` in the eighth column of row G.
    RowLetterNumber {
        /// The least number of digits of the column.
        digits: u8,
    },
}

/// Which way the printed row numbers grow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RowsCount {
    /// From the bottom of the map to its top.
    Up,
    /// From the top of the map to its bottom.
    Down,
}

/// How the hexes of a map are numbered. Columns always count from left to right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Numbering {
    /// How a number is written.
    pub format: Format,
    /// Which way rows count.
    pub rows_count: RowsCount,
    /// What stands before every number: `A` for `A10.10`, `N` for `N3121`, `7-` for `7-G08`.
    pub prefix: String,
}

/// The numbering of one map, with everything that is fixed for all its hexes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Printed {
    numbering: Numbering,
    first_column: u16,
    first_row: u16,
    columns: u16,
    rows: u16,
    /// The sheets from the top of the map to its bottom; at least one.
    sheets: Vec<Sheet>,
    /// Digits of columns and rows where both are numbers.
    digits: usize,
}

impl Printed {
    /// Checks that every hex gets a number of its own; the size of the map must have been
    /// checked.
    pub(crate) fn new(
        spec: &GridSpec,
        first_column: u16,
        first_row: u16,
        sheets: Vec<Sheet>,
    ) -> Result<Printed, GridFault> {
        let &GridSpec { columns, rows, .. } = spec;
        Sheet::check(&sheets, rows)?;
        let most_rows = sheets.iter().map(|sheet| sheet.rows).max().ok_or(GridFault::Empty)?;
        let last_column = first_column.saturating_add(columns - 1);
        let last_row = first_row.saturating_add(most_rows - 1);
        let last = last_column.max(last_row);
        if last > GridFault::MAX_SIDE {
            return Err(GridFault::NumbersTooHigh);
        }
        let first_letter = match spec.numbering.format {
            Format::ColumnDotRow | Format::ColumnRow => None,
            Format::LetterNumber { .. } => Some(first_column),
            Format::RowLetterNumber { .. } => Some(first_row),
        };
        if first_letter == Some(0) {
            return Err(GridFault::NoLetterForZero);
        }
        let digits = if last > 99 { 3 } else { 2 };
        let numbering = spec.numbering.clone();
        Ok(Printed { numbering, first_column, first_row, columns, rows, sheets, digits })
    }

    /// Returns the printed number of a column counted from 0 at the left.
    pub(crate) fn column(&self, column: u16) -> u16 {
        self.first_column + column
    }

    /// Returns the number that a row, from 0 at the top, would bear if the map were one sheet.
    ///
    /// Rows are staggered by it, so that they alternate from one sheet to the next as well.
    pub(crate) fn row(&self, row: u16) -> u16 {
        self.first_row + self.counted(row, self.rows)
    }

    /// Returns the sheet of a row, from 0 at the top of the map, and the row from 0 at its top.
    fn on_sheet(&self, row: u16) -> (&Sheet, u16) {
        let mut rest = row;
        for sheet in &self.sheets {
            if rest < sheet.rows {
                return (sheet, rest);
            }
            rest -= sheet.rows;
        }
        unreachable!("the sheets have as many rows as the map")
    }

    /// Turns rows from the top of so many into rows from where they are counted, and back.
    fn counted(&self, row: u16, rows: u16) -> u16 {
        match self.numbering.rows_count {
            RowsCount::Up => rows - 1 - row,
            RowsCount::Down => row,
        }
    }

    /// Writes the number of a column and a row, both from 0 at the top left.
    fn write(&self, column: u16, row: u16) -> String {
        let digits = self.digits;
        let (sheet, row) = self.on_sheet(row);
        let column = self.column(column);
        let row = self.first_row + self.counted(row, sheet.rows);
        let mut text = self.numbering.prefix.clone();
        text.push_str(&sheet.prefix);
        let written = match self.numbering.format {
            Format::ColumnDotRow => write!(text, "{column:0digits$}.{row:0digits$}"),
            Format::ColumnRow => write!(text, "{column:0digits$}{row:0digits$}"),
            Format::LetterNumber { digits } => {
                write_letters(&mut text, column);
                write!(text, "{row:0digits$}", digits = usize::from(digits))
            }
            Format::RowLetterNumber { digits } => {
                write_letters(&mut text, row);
                write!(text, "{column:0digits$}", digits = usize::from(digits))
            }
        };
        written.expect("writing to a string never fails");
        text
    }

    /// Reads a number as column and row, both from 0 at the top left; `None` unless the number is
    /// printed on the map, and written exactly so.
    fn read(&self, text: &str) -> Option<(u16, u16)> {
        let text = text.strip_prefix(self.numbering.prefix.as_str())?;
        let mut top = 0;
        for sheet in &self.sheets {
            // No other sheet begins its numbers alike.
            if let Some(text) = text.strip_prefix(sheet.prefix.as_str()) {
                let (column, row) = self.read_line(text)?;
                let column = column.checked_sub(self.first_column)?;
                let row = row.checked_sub(self.first_row)?;
                let is_printed = column < self.columns && row < sheet.rows;
                return is_printed.then(|| (column, top + self.counted(row, sheet.rows)));
            }
            top += sheet.rows;
        }
        None
    }

    /// Reads the printed column and row behind the letters of the sheet.
    fn read_line(&self, text: &str) -> Option<(u16, u16)> {
        let digits = self.digits;
        match self.numbering.format {
            Format::ColumnDotRow => {
                let (column, row) = text.split_once('.')?;
                Some((read_number(column, digits)?, read_number(row, digits)?))
            }
            Format::ColumnRow => {
                let (column, row) = text.split_at_checked(digits)?;
                Some((read_number(column, digits)?, read_number(row, digits)?))
            }
            Format::LetterNumber { digits } => read_lettered(text, digits),
            Format::RowLetterNumber { digits } => {
                let (row, column) = read_lettered(text, digits)?;
                Some((column, row))
            }
        }
    }
}

impl Grid {
    /// Returns the printed number of a hex.
    pub fn number(&self, id: HexId) -> String {
        let (column, row) = self.layout.cell(id);
        self.printed.write(column, row)
    }

    /// Finds a hex by its printed number; `None` if no hex of the map bears it.
    ///
    /// The number must be written exactly as printed: a hex has one name.
    pub fn find(&self, number: &str) -> Option<HexId> {
        let (column, row) = self.printed.read(number)?;
        Some(self.layout.cell_id(column, row)).filter(|&id| self.is_playable(id))
    }
}

/// Writes 1, 2, … 26, 27, … as A, B, … Z, AA, …; nothing for 0.
fn write_letters(text: &mut String, number: u16) {
    if number == 0 {
        return;
    }
    write_letters(text, (number - 1) / 26);
    let place = u8::try_from((number - 1) % 26).expect("below 26");
    text.push(char::from(b'A' + place));
}

/// Reads letters and the number after them.
fn read_lettered(text: &str, digits: u8) -> Option<(u16, u16)> {
    let letters = text.bytes().take_while(u8::is_ascii_uppercase).count();
    let (letters, number) = text.split_at(letters);
    if letters.is_empty() {
        return None;
    }
    let mut line: u16 = 0;
    for letter in letters.bytes() {
        line = line.checked_mul(26)?.checked_add(u16::from(letter - b'A') + 1)?;
    }
    Some((line, read_number(number, usize::from(digits))?))
}

/// Reads a number padded with zeros to at least `digits` digits and no further.
fn read_number(text: &str, digits: usize) -> Option<u16> {
    let padded_too_far = text.len() > digits.max(1) && text.starts_with('0');
    let is_number = text.len() >= digits && text.bytes().all(|byte| byte.is_ascii_digit());
    if padded_too_far || !is_number {
        return None;
    }
    text.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_go_on_after_z_with_aa() {
        let letters = [1, 2, 26, 27, 28, 52, 53, 702, 703].map(|number| {
            let mut text = String::new();
            write_letters(&mut text, number);
            text
        });
        assert_eq!(letters, ["A", "B", "Z", "AA", "AB", "AZ", "BA", "ZZ", "AAA"]);
    }

    #[test]
    fn a_number_is_read_only_with_the_zeros_that_are_printed() {
        let read =
            ["5", "05", "005", "15", "015", "115", "-5", ""].map(|text| read_number(text, 2));
        assert_eq!(read, [None, Some(5), None, Some(15), None, Some(115), None, None]);
        assert_eq!(read_number("0", 1), Some(0));
    }
}
