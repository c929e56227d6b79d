//! Printed numbers.

use std::collections::BTreeSet;

use hexgrid::{Format, Grid, GridFault, GridSpec, HexId, Numbering, Raised, RowsCount, Sheet};

use crate::maps::{every_shape, neighbor_numbers, scs, scs_spec};

/// Describes a map of flat tops with another numbering.
fn numbered(format: Format, rows_count: RowsCount, prefix: &str, raised: Raised) -> GridSpec {
    let numbering = Numbering { format, rows_count, prefix: prefix.to_owned() };
    GridSpec { numbering, raised, ..scs_spec(28, 24) }
}

/// Checks that every hex has a number, no two the same, that finds it again.
fn assert_bijection(grid: &Grid) {
    let mut numbers = BTreeSet::new();
    for hex in grid.hexes() {
        let number = grid.number(hex);
        assert_eq!(grid.find(&number), Some(hex), "{number}");
        assert!(numbers.insert(number));
    }
}

/// Rules: scs:0.1C.
#[test]
fn every_hex_of_every_numbering_has_one_number_of_its_own() {
    let formats = [
        Format::ColumnDotRow,
        Format::ColumnRow,
        Format::LetterNumber { digits: 1 },
        Format::LetterNumber { digits: 2 },
        Format::RowLetterNumber { digits: 2 },
    ];
    for (columns, rows) in [(28, 24), (30, 120), (120, 30), (1, 1)] {
        for mut spec in every_shape(columns, rows) {
            for format in formats {
                for prefix in ["", "A", "N", "7-"] {
                    spec.numbering.format = format;
                    prefix.clone_into(&mut spec.numbering.prefix);
                    assert_bijection(&Grid::new(spec.clone()).unwrap());
                    assert_bijection(&Grid::numbered_from(spec.clone(), 20, 3).unwrap());
                }
            }
        }
    }
}

/// Rules: scs:0.1A.
#[test]
fn columns_count_from_the_left_and_rows_from_the_bottom() {
    let grid = scs(30, 20);
    assert_eq!(grid.number(HexId(0)), "01.20");
    assert_eq!(grid.number(HexId(19 * 30)), "01.01");
    assert_eq!(grid.number(HexId(19 * 30 + 29)), "30.01");
    assert_eq!(grid.find("29.17"), Some(HexId(3 * 30 + 28)));
}

/// Rules: scs:0.1B.
#[test]
fn a_map_letter_stands_before_the_number() {
    let spec = numbered(Format::ColumnDotRow, RowsCount::Up, "A", Raised::Even);
    let grid = Grid::new(spec).unwrap();
    assert_eq!(grid.number(grid.find("A10.10").unwrap()), "A10.10");
    assert_eq!(grid.find("10.10"), None);
    assert_eq!(grid.find("B10.10"), None);
}

#[test]
fn four_digits_name_column_and_row() {
    let spec = numbered(Format::ColumnRow, RowsCount::Down, "", Raised::Even);
    let grid = Grid::numbered_from(spec, 10, 1).unwrap();
    // Odd columns lie half a hex lower, towards higher rows.
    let expected = ["1606", "1607", "1705", "1707", "1806", "1807"];
    assert_eq!(neighbor_numbers(&grid, "1706"), expected);
    assert_eq!(grid.find("0907"), None);
    assert_eq!(grid.find("170"), None);
}

#[test]
fn a_sheet_may_start_at_column_20_and_row_0() {
    let spec = numbered(Format::ColumnRow, RowsCount::Down, "N", Raised::Odd);
    let grid = Grid::numbered_from(spec, 20, 0).unwrap();
    assert_eq!(grid.number(HexId(0)), "N2000");
    assert_eq!(grid.find("N3121"), Some(HexId(21 * 28 + 11)));
    assert_eq!(grid.find("N1900"), None);
}

#[test]
fn a_letter_may_name_the_column() {
    let spec = numbered(Format::LetterNumber { digits: 1 }, RowsCount::Down, "", Raised::Odd);
    let grid = Grid::new(spec).unwrap();
    // Even columns sit half a hex lower than odd ones.
    assert_eq!(neighbor_numbers(&grid, "S9"), ["R8", "R9", "S10", "S8", "T8", "T9"]);
    assert_eq!(grid.number(HexId(25)), "Z1");
    assert_eq!(grid.number(HexId(26)), "AA1");
    assert_eq!(grid.number(HexId(27)), "AB1");
    assert_eq!(grid.find("A06"), None);
}

#[test]
fn a_letter_may_name_the_row_behind_the_number_of_the_board() {
    let spec = numbered(Format::RowLetterNumber { digits: 2 }, RowsCount::Down, "7-", Raised::Odd);
    let grid = Grid::new(spec).unwrap();
    assert_eq!(grid.find("7-G08"), Some(HexId(6 * 28 + 7)));
    assert_eq!(grid.find("7-G8"), None);
}

#[test]
fn maps_of_more_than_99_columns_or_rows_use_three_digits() {
    let grid = scs(120, 30);
    assert_eq!(grid.number(HexId(0)), "001.030");
    assert_eq!(grid.find("120.001"), Some(HexId(29 * 120 + 119)));
    assert_eq!(grid.find("01.01"), None);
}

#[test]
fn what_is_no_printed_number_finds_nothing() {
    let grid = scs(12, 10);
    for text in ["", ".", "1.1", "01", "01.", "00.01", "13.01", "01.11", "01.1é", "+1.01", "01.01 "]
    {
        assert_eq!(grid.find(text), None, "{text}");
    }
    let lettered = numbered(Format::LetterNumber { digits: 1 }, RowsCount::Down, "", Raised::Odd);
    let grid = Grid::new(lettered).unwrap();
    for text in ["", "A", "6", "a6", "A0", "AC1", "ZZZZZZZZ1", "A99999", "É1"] {
        assert_eq!(grid.find(text), None, "{text}");
    }
}

#[test]
fn numbers_that_cannot_be_written_are_refused() {
    let lettered = numbered(Format::LetterNumber { digits: 1 }, RowsCount::Down, "", Raised::Odd);
    assert_eq!(Grid::numbered_from(lettered, 0, 1), Err(GridFault::NoLetterForZero));
    assert_eq!(Grid::numbered_from(scs_spec(5, 5), 996, 1), Err(GridFault::NumbersTooHigh));
}

fn sheet(prefix: &str, rows: u16) -> Sheet {
    Sheet { prefix: prefix.to_owned(), rows }
}

/// Two sheets of 23 rows, one above the other: columns 10 to 53, rows 00 to 22 on each.
fn north_and_south() -> Grid {
    let numbering =
        Numbering { format: Format::ColumnRow, rows_count: RowsCount::Down, prefix: String::new() };
    let spec = GridSpec { numbering, raised: Raised::Even, ..scs_spec(44, 46) };
    Grid::of_sheets(spec, 10, 0, vec![sheet("N", 23), sheet("S", 23)]).unwrap()
}

#[test]
fn every_sheet_numbers_its_rows_anew() {
    let grid = north_and_south();
    assert_bijection(&grid);
    assert_eq!(grid.number(HexId(0)), "N1000");
    assert_eq!(grid.number(HexId(22 * 44 + 43)), "N5322");
    assert_eq!(grid.number(HexId(23 * 44)), "S1000");
    assert_eq!(grid.number(HexId(45 * 44 + 43)), "S5322");
    assert_eq!(grid.find("S2402"), Some(HexId(25 * 44 + 14)));
    for text in ["N1023", "S1023", "N0900", "S5400", "2402", "E2402", "NS2402", "n2402"] {
        assert_eq!(grid.find(text), None, "{text}");
    }
}

#[test]
fn hexes_touch_across_the_seam_of_two_sheets() {
    let grid = north_and_south();
    // The odd columns stand half a hex lower on both sheets, though 23 rows are an odd number.
    let odd = ["N2422", "N2521", "N2622", "S2400", "S2500", "S2600"];
    assert_eq!(neighbor_numbers(&grid, "N2522"), odd);
    let even = ["N2322", "N2422", "N2522", "S2300", "S2401", "S2500"];
    assert_eq!(neighbor_numbers(&grid, "S2400"), even);
}

#[test]
fn pointed_rows_alternate_from_one_sheet_to_the_next() {
    for spec in every_shape(6, 7) {
        let sheets = vec![sheet("a", 3), sheet("b", 4)];
        let grid = Grid::of_sheets(spec.clone(), 1, 1, sheets).unwrap();
        assert_bijection(&grid);
        let one = Grid::new(spec).unwrap();
        for hex in one.hexes() {
            assert_eq!(grid.neighbor_row(hex), one.neighbor_row(hex));
        }
    }
}

#[test]
fn rows_may_count_upwards_on_every_sheet() {
    let grid = Grid::of_sheets(scs_spec(5, 5), 1, 1, vec![sheet("b", 2), sheet("a", 3)]).unwrap();
    assert_bijection(&grid);
    let numbers: Vec<String> = (0..5).map(|row| grid.number(HexId(row * 5))).collect();
    assert_eq!(numbers, ["b01.02", "b01.01", "a01.03", "a01.02", "a01.01"]);
}

#[test]
fn sheets_that_do_not_make_up_the_map_are_refused() {
    let of_sheets = |sheets| Grid::of_sheets(scs_spec(5, 5), 1, 1, sheets);
    let fault = GridFault::RowsOfSheets { on_sheets: 6, rows: 5 };
    assert_eq!(of_sheets(vec![sheet("a", 2), sheet("b", 4)]), Err(fault));
    let fault = GridFault::RowsOfSheets { on_sheets: 0, rows: 5 };
    assert_eq!(of_sheets(Vec::new()), Err(fault));
    assert_eq!(of_sheets(vec![sheet("a", 5), sheet("b", 0)]), Err(GridFault::EmptySheet(1)));
    let alike = vec![sheet("a", 1), sheet("b", 2), sheet("ab", 2)];
    assert_eq!(of_sheets(alike), Err(GridFault::SheetsAlike(2)));
    assert_eq!(of_sheets(vec![sheet("", 2), sheet("b", 3)]), Err(GridFault::SheetsAlike(1)));
}
