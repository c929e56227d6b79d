//! The tables of `docs/performance.md`, written from what was measured.
//!
//! A table stands between two marks; whatever is around them is written by hand.

use std::path::PathBuf;

use anyhow::{Context, Result};

use super::{Figures, Gate, Table};

/// How far a figure on the page may be from the one measured. Instructions are the same on every
/// run; a compiler's next version or another C library changes them a little.
const TOLERANCE: f64 = 0.02;

fn file() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/performance.md")
}

/// Fills the tables of the page.
pub(super) fn write(tables: &[Table], figures: &Figures) -> Result<()> {
    let mut page = std::fs::read_to_string(file()).context("the page cannot be read")?;
    for table in tables {
        page = filled(&page, table, figures)?;
    }
    std::fs::write(file(), page).context("the page cannot be written")
}

/// Whether the page tells what was measured; says what it tells wrongly.
pub(super) fn is_true(tables: &[Table], figures: &Figures) -> Result<bool> {
    let page = std::fs::read_to_string(file()).context("the page cannot be read")?;
    let mut faults = Vec::new();
    for table in tables {
        faults.extend(drifted(&page, table, figures)?);
    }
    for fault in &faults {
        println!("docs/performance.md: {fault}");
    }
    if !faults.is_empty() {
        println!("`cargo xtask gates --write` writes the figures");
    }
    Ok(faults.is_empty())
}

/// The page with one table filled.
fn filled(page: &str, table: &Table, figures: &Figures) -> Result<String> {
    let [before, _, after] = split(page, table.name)?;
    let lines: String = rows(table.gates, figures).iter().map(|it| format!("{it}\n")).collect();
    Ok(format!("{before}{lines}{after}"))
}

/// Rows of a table that differ by more than the tolerance.
fn drifted(page: &str, table: &Table, figures: &Figures) -> Result<Vec<String>> {
    let [_, inside, _] = split(page, table.name)?;
    let (told, fresh): (Vec<&str>, _) = (inside.lines().collect(), rows(table.gates, figures));
    if told.len() != fresh.len() {
        return Ok(vec![format!("the table `{}` has other rows", table.name)]);
    }
    let pairs = told.into_iter().zip(&fresh);
    let wrong = pairs.filter(|(told, fresh)| !agree(told, fresh));
    Ok(wrong.map(|(told, fresh)| format!("{told}\n  should be {fresh}")).collect())
}

/// What stands before, in and after the table of this name, marks not included in the middle.
fn split<'a>(page: &'a str, name: &str) -> Result<[&'a str; 3]> {
    let begin = format!("<!-- gates {name}: written by `cargo xtask gates --write` -->\n");
    let end = format!("<!-- end of gates {name} -->\n");
    let missing = || format!("the page lacks `{}`", begin.trim());
    let from = page.find(&begin).with_context(missing)? + begin.len();
    let length = page[from..].find(&end).with_context(missing)?;
    let (before, rest) = page.split_at(from);
    let (inside, after) = rest.split_at(length);
    Ok([before, inside, after])
}

fn rows(gates: &[Gate], figures: &Figures) -> Vec<String> {
    let mut rows = vec![
        "| Gate | Operation | Instructions | Limit |".to_owned(),
        "|---|---|---|---|".to_owned(),
    ];
    rows.extend(gates.iter().map(|gate| {
        let measured = gate.measured(figures);
        let (told, limit) = match measured.parts {
            Some([of, beside]) => {
                let told =
                    format!("{} ({} beside {})", times(measured.figure), plain(of), plain(beside));
                (told, gate.limit.map(|it| format!("{it}x")))
            }
            None => (plain(measured.figure), gate.limit.map(plain)),
        };
        let limit = limit.unwrap_or_default();
        format!("| {} | {} | {told} | {limit} |", gate.id, gate.what)
    }));
    rows
}

/// Whether two rows are the same, but for figures that lie near each other.
fn agree(told: &str, fresh: &str) -> bool {
    let (told, fresh) = (cells(told), cells(fresh));
    told.len() == fresh.len()
        && told.iter().zip(&fresh).enumerate().all(|(column, (told, fresh))| {
            if column == MEASURED { are_near(told, fresh) } else { told == fresh }
        })
}

/// The column of the figures; the first cell of a split row is empty.
const MEASURED: usize = 3;

fn cells(row: &str) -> Vec<&str> {
    row.split('|').map(str::trim).collect()
}

fn are_near(told: &str, fresh: &str) -> bool {
    let (told, fresh) = (numbers(told), numbers(fresh));
    let near = |(told, fresh): (&f64, &f64)| (told - fresh).abs() <= TOLERANCE * fresh.abs();
    told.len() == fresh.len() && told.iter().zip(&fresh).all(near)
}

/// The numbers of `0.132x (8,483 beside 64,500)`.
fn numbers(cell: &str) -> Vec<f64> {
    let is_part = |it: char| it.is_ascii_digit() || it == '.' || it == ',';
    let words = cell.split(|it| !is_part(it)).filter(|it| !it.is_empty());
    words.filter_map(|it| it.replace(',', "").parse().ok()).collect()
}

/// A ratio with three digits that count.
fn times(ratio: f64) -> String {
    let digits = match ratio {
        it if it >= 10.0 => 1,
        it if it >= 1.0 => 2,
        it if it >= 0.1 => 3,
        it if it >= 0.01 => 4,
        _ => 5,
    };
    format!("{ratio:.digits$}x")
}

/// A figure with commas, and with a digit after the point if it is small.
fn plain(figure: f64) -> String {
    if figure < 100.0 {
        return format!("{figure:.1}");
    }
    let digits = format!("{figure:.0}");
    let mut grouped = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index) % 3 == 0 {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

#[cfg(test)]
mod tests {
    use super::super::{plain as gate, ratio};
    use super::{Figures, Gate, Table, drifted, filled, plain};

    const PAGE: &str = "\
before
<!-- gates any: written by `cargo xtask gates --write` -->
old
<!-- end of gates any -->
after
";

    const TABLE: Table = Table {
        name: "any",
        gates: &[gate("A1", "play", "a", 2_500.0), ratio("G1", "grow", ["a", "b"], 1.5)],
    };

    fn figures(a: f64, b: f64) -> Figures {
        Figures::from([("a", a), ("b", b)])
    }

    #[test]
    fn a_table_is_filled_and_what_is_around_it_stays() {
        let page = filled(PAGE, &TABLE, &figures(1810.4, 1500.0)).unwrap();
        let expected = PAGE.replace(
            "old",
            "| Gate | Operation | Instructions | Limit |\n|---|---|---|---|\n\
             | A1 | play | 1,810 | 2,500 |\n| G1 | grow | 1.21x (1,810 beside 1,500) | 1.5x |",
        );
        assert_eq!(page, expected);
    }

    #[test]
    fn only_figures_that_drift_by_more_than_a_fiftieth_are_found() {
        let page = filled(PAGE, &TABLE, &figures(1000.0, 1000.0)).unwrap();
        let found = |a: f64, b: f64| drifted(&page, &TABLE, &figures(a, b)).unwrap().len();
        assert_eq!(found(1015.0, 1000.0), 0);
        assert_eq!(found(1030.0, 1000.0), 2);
        assert_eq!(found(1000.0, 1030.0), 1);
        const STRICTER: &[Gate] = &[gate("A1", "play", "a", 2_600.0)];
        let other = Table { gates: STRICTER, ..TABLE };
        assert_eq!(drifted(&page, &other, &figures(1000.0, 1000.0)).unwrap().len(), 1);
        assert_eq!(drifted(PAGE, &TABLE, &figures(1.0, 1.0)).unwrap().len(), 1);
        assert!(drifted("no table", &TABLE, &figures(1.0, 1.0)).is_err());
    }

    #[test]
    fn large_figures_have_commas() {
        let shown = [47.7, 377.4, 1000.0, 1_234_567.8].map(plain);
        assert_eq!(shown, ["47.7", "377", "1,000", "1,234,568"]);
    }
}
