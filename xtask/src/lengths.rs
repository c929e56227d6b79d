//! `cargo xtask lengths`: how many answers a whole game takes when the greedy player plays it.
//!
//! The games are those of `balance`, only fewer: the length of a game varies less than who wins it.

use std::collections::BTreeMap;

use anyhow::{Context, Result, bail, ensure};
use serde::Deserialize;

use crate::Mode;
use crate::balance::{Listed, choose, read_wish, scenarios, simulation};
use crate::process::output;
use crate::program::Program;
use crate::workspace::Workspace;

const PAGE: &str = "docs/lengths.md";
const BEGIN: &str = "<!-- lengths: written by `cargo xtask lengths --write` -->\n";
const END: &str = "<!-- end of lengths -->\n";
const HEAD: &str = "| Scenario | Games | Answers |\n|---|---|---|\n";

/// Games of a scenario if nobody names a number.
const GAMES: u64 = 10;

/// How long the games of a scenario were.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Row {
    games: u64,
    /// Of a game, rounded.
    answers: u64,
}

/// Plays; writes the rows into the page, or fails if those that are there tell something else.
pub(crate) fn run(workspace: &Workspace, args: &[String]) -> Result<()> {
    let wish = read_wish(args)?;
    let program = Program::build(workspace)?;
    let listed = scenarios(&program)?;
    let mut rows = read_page(&workspace.read(PAGE)?)?;
    rows.retain(|id, _| listed.iter().any(|it| it.id == *id));
    let mode = if wish.write { Mode::Write } else { Mode::Check };
    let known = |id: &str| rows.contains_key(id);
    let mut drifted = Vec::new();
    for scenario in choose(&wish, mode, &listed, known, PAGE)? {
        let old = rows.get(&scenario.id).copied();
        let games = wish.games.or(old.map(|it| it.games)).unwrap_or(GAMES);
        let fresh = play(&program, scenario, games)?;
        println!("{}", line(&scenario.id, fresh).trim_end());
        if old != Some(fresh) {
            drifted.push((scenario.id.clone(), fresh));
        }
    }
    if mode == Mode::Write {
        rows.extend(drifted);
        return workspace.write(PAGE, &written(&workspace.read(PAGE)?, &rows)?);
    }
    let names: Vec<&str> = drifted.iter().map(|it| it.0.as_str()).collect();
    ensure!(
        names.is_empty(),
        "{PAGE} tells something else of {}; `cargo xtask lengths --write` renews it",
        names.join(", ")
    );
    Ok(())
}

/// Plays the games of a scenario through the program.
fn play(program: &Program, scenario: &Listed, games: u64) -> Result<Row> {
    #[derive(Deserialize)]
    struct Report {
        decisions: u64,
    }
    let text = output(&mut simulation(program, scenario, games))?;
    let report: Report = serde_json::from_str(&text).context("the report cannot be read")?;
    Ok(Row { games, answers: (2 * report.decisions / games).div_ceil(2) })
}

/// The rows of a page.
fn read_page(page: &str) -> Result<BTreeMap<String, Row>> {
    let (_, table, _) = parts(page)?;
    let lines = table.lines().skip(HEAD.lines().count()).filter(|it| !it.is_empty());
    lines.map(|it| read_line(it).with_context(|| format!("{PAGE}: this is no row: {it}"))).collect()
}

/// What stands before the table of a page, the table, and what stands after it.
fn parts(page: &str) -> Result<(&str, &str, &str)> {
    let (before, rest) = page.split_once(BEGIN).unwrap_or_default();
    match rest.split_once(END) {
        Some((table, after)) => Ok((before, table, after)),
        None => bail!("{PAGE} has no place for its table"),
    }
}

fn read_line(line: &str) -> Option<(String, Row)> {
    let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
    let [id, games, answers] = cells.as_slice() else { return None };
    let row = Row { games: games.parse().ok()?, answers: answers.parse().ok()? };
    Some((id.trim_matches('`').to_owned(), row))
}

/// The page with these rows.
fn written(page: &str, rows: &BTreeMap<String, Row>) -> Result<String> {
    let (before, _, after) = parts(page)?;
    let table: String = rows.iter().map(|(id, row)| line(id, *row)).collect();
    Ok(format!("{before}{BEGIN}{HEAD}{table}{END}{after}"))
}

fn line(id: &str, row: Row) -> String {
    format!("| `{id}` | {} | {} |\n", row.games, row.answers)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_reads_as_it_is_written() {
        let row = Row { games: 10, answers: 251 };
        assert_eq!(line("scs/x", row), "| `scs/x` | 10 | 251 |\n");
        assert_eq!(read_line("| `scs/x` | 10 | 251 |"), Some(("scs/x".to_owned(), row)));
        assert_eq!(read_line("| `scs/x` | ten | 251 |"), None);
    }

    #[test]
    fn rows_stand_between_the_marks_and_the_text_stays() {
        let page = format!("# Lengths\n\n{BEGIN}{HEAD}{END}\nMore.\n");
        let rows = BTreeMap::from([("scs/x".to_owned(), Row { games: 1, answers: 2 })]);
        let full = written(&page, &rows).expect("the page is good");
        assert_eq!(read_page(&full).expect("it can be read again"), rows);
        assert!(full.starts_with("# Lengths\n") && full.ends_with("\nMore.\n"));
        assert!(read_page("# Lengths\n").is_err());
    }
}
