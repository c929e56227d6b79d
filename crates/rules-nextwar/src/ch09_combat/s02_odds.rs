//! [NW 9.2.2] Odds and columns.

use crate::charts::COLUMNS;

/// [NW 9.2.2] Where the odds stand on the row of a terrain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Odds {
    /// The column before shifts.
    pub column: usize,
    /// [NW 9.2.2.1] Whether the attacker gets the modifier for odds that are better than the
    /// column says.
    pub better: bool,
    /// [NW 9.2.2.1b] Whether that is because they exceed the last odds of the row.
    pub beyond: bool,
}

/// [NW 9.2.2, 9.2.2.1a, 9.2.2.1b, 9.2.2.2a, 9.2.2.2b] Finds the column of the odds on a row:
/// rounded down in the defender's favor; odds beyond the ends use the end columns.
pub fn find_odds(attack: u16, defense: u16, row: &[Option<(u8, u8)>; COLUMNS]) -> Odds {
    let listed = || row.iter().enumerate().filter_map(|(at, odds)| Some((at, (*odds)?)));
    let reaches =
        |(a, d): (u8, u8)| u32::from(attack) * u32::from(d) >= u32::from(defense) * u32::from(a);
    let exact =
        |(a, d): (u8, u8)| u32::from(attack) * u32::from(d) == u32::from(defense) * u32::from(a);
    let found = listed().rfind(|it| reaches(it.1));
    let (column, odds) = found.unwrap_or_else(|| listed().next().expect("a row lists some odds"));
    let better = attack > defense && reaches(odds) && !exact(odds);
    let last = listed().next_back().is_some_and(|it| it.0 == column);
    Odds { column, better, beyond: better && last }
}

/// [NW 9.2.3, 9.2.2.2c] The column after all shifts; they stop at the ends of the table.
pub fn shifted(column: usize, shift: i8) -> usize {
    let last = isize::try_from(COLUMNS - 1).expect("few columns");
    let column = isize::try_from(column).expect("few columns") + isize::from(shift);
    usize::try_from(column.clamp(0, last)).expect("clamped to the table")
}
