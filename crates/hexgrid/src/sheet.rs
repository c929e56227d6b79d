//! Maps of several sheets, each of which numbers its rows anew.

use crate::GridFault;

/// One of the sheets that lie one below the other on a map; the same columns run through all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet {
    /// What stands before the numbers of this sheet: `N` for `N3121`.
    pub prefix: String,
    /// Rows of hexes on it.
    pub rows: u16,
}

impl Sheet {
    /// Checks that the sheets make up a map of so many rows, and that no number is on two of
    /// them.
    pub(crate) fn check(sheets: &[Sheet], rows: u16) -> Result<(), GridFault> {
        if let Some(at) = sheets.iter().position(|sheet| sheet.rows == 0) {
            return Err(GridFault::EmptySheet(at));
        }
        for (at, sheet) in sheets.iter().enumerate() {
            let is_alike = |other: &Sheet| {
                sheet.prefix.starts_with(&other.prefix) || other.prefix.starts_with(&sheet.prefix)
            };
            if sheets[..at].iter().any(is_alike) {
                return Err(GridFault::SheetsAlike(at));
            }
        }
        let on_sheets = sheets.iter().map(|sheet| usize::from(sheet.rows)).sum();
        if on_sheets != usize::from(rows) {
            return Err(GridFault::RowsOfSheets { on_sheets, rows });
        }
        Ok(())
    }
}
