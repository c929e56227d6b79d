//! `cargo xtask balance`: which side wins when the greedy player sits on both.
//!
//! The games are seeded and the bots count instead of looking at the clock, so that the same code
//! plays the same games on every machine: the page either tells what this command finds, or has
//! drifted.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};
use serde::Deserialize;

use crate::Mode;
use crate::process::output;
use crate::program::Program;
use crate::workspace::Workspace;

const PAGE: &str = "docs/balance.md";
const BEGIN: &str = "<!-- balance: written by `cargo xtask balance --write` -->\n";
const END: &str = "<!-- end of balance -->\n";
const HEAD: &str = "\
| Scenario | Games | First side | wins | Second side | wins | Drawn | Share of the first |
|---|---|---|---|---|---|---|---|
";

/// Games of a scenario if nobody names a number.
const GAMES: u64 = 200;
/// The seed of the first game; the others count up from it. Nobody tunes a scenario on these.
const SEED: &str = "1000001";

/// Printed examples are no games: nobody asks how long they are, or who wins them.
const EXAMPLES: [&str; 2] = ["/fig-", "/pos-"];

/// What the command line asks for.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Wish {
    /// Scenarios, or systems with all of theirs; none means every one.
    pub(crate) names: Vec<String>,
    pub(crate) games: Option<u64>,
    pub(crate) write: bool,
}

/// A scenario as the program lists it.
#[derive(Deserialize)]
pub(crate) struct Listed {
    pub(crate) id: String,
    pub(crate) seats: Vec<String>,
}

/// How the games of a scenario ended.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Row {
    games: u64,
    /// The two sides and what they won; whoever plays alone plays against defeat.
    sides: [(String, u64); 2],
    draws: u64,
}

/// Plays; writes the rows into the page, or fails if those that are there tell something else.
pub(crate) fn run(workspace: &Workspace, args: &[String]) -> Result<()> {
    let wish = read_wish(args)?;
    let program = Program::build_for_speed(workspace)?;
    let listed = scenarios(&program)?;
    let mut rows = read_page(&workspace.read(PAGE)?)?;
    let mode = if wish.write { Mode::Write } else { Mode::Check };
    let chosen = choose(&wish, mode, &listed, |id| rows.contains_key(id), PAGE)?;
    let mut drifted = Vec::new();
    for scenario in chosen {
        let old = rows.get(&scenario.id);
        let games = wish.games.or(old.map(|it| it.games)).unwrap_or(GAMES);
        let fresh = play(&program, scenario, games)?;
        println!("{}", line(&scenario.id, &fresh).trim_end());
        if old == Some(&fresh) {
            continue;
        }
        rows.insert(scenario.id.clone(), fresh);
        match mode {
            // After every scenario: whoever stops it keeps what was played.
            Mode::Write => workspace.write(PAGE, &written(&workspace.read(PAGE)?, &rows)?)?,
            Mode::Check => drifted.push(scenario.id.as_str()),
        }
    }
    ensure!(
        drifted.is_empty(),
        "{PAGE} tells something else of {}; `cargo xtask balance --write` renews it",
        drifted.join(", ")
    );
    Ok(())
}

/// Reads what the command line asks for.
pub(crate) fn read_wish(args: &[String]) -> Result<Wish> {
    let mut wish = Wish { names: Vec::new(), games: None, write: false };
    let mut rest = args.iter();
    while let Some(arg) = rest.next() {
        match arg.as_str() {
            "--write" => wish.write = true,
            "--games" => {
                let text = rest.next().context("`--games` needs a number")?;
                let games = text.parse().with_context(|| format!("`{text}` is no number"))?;
                ensure!(games > 0, "at least one game must be played");
                wish.games = Some(games);
            }
            flag if flag.starts_with('-') => bail!("no flag `{flag}`; there are --games, --write"),
            name => wish.names.push(name.to_owned()),
        }
    }
    ensure!(
        wish.write || wish.games.is_none(),
        "`--games` goes with `--write`: to compare, as many are played as the page tells of"
    );
    Ok(wish)
}

/// Every scenario that the program plays, printed examples left out.
pub(crate) fn scenarios(program: &Program) -> Result<Vec<Listed>> {
    #[derive(Deserialize)]
    struct Everything {
        scenarios: Vec<Listed>,
    }
    let text = output(&mut program.command(&["list", "--json"]))?;
    let mut all: Everything =
        serde_json::from_str(&text).context("`list --json` cannot be read")?;
    all.scenarios.retain(|it| !EXAMPLES.iter().any(|example| it.id.contains(example)));
    Ok(all.scenarios)
}

/// The scenarios that are meant: those named, or all; to compare, only those the page tells of.
pub(crate) fn choose<'a>(
    wish: &Wish,
    mode: Mode,
    listed: &'a [Listed],
    known: impl Fn(&str) -> bool,
    page: &str,
) -> Result<Vec<&'a Listed>> {
    let is_meant = |name: &str, id: &str| id == name || id.split('/').next() == Some(name);
    for name in &wish.names {
        ensure!(
            listed.iter().any(|it| is_meant(name, &it.id)),
            "there is no scenario or system `{name}`; `esagono list` shows them"
        );
    }
    let mut chosen: Vec<&Listed> = listed
        .iter()
        .filter(|it| wish.names.is_empty() || wish.names.iter().any(|name| is_meant(name, &it.id)))
        .collect();
    if mode == Mode::Check {
        chosen.retain(|it| known(&it.id));
        ensure!(!chosen.is_empty(), "{page} tells nothing of them yet; `--write` plays them");
    }
    Ok(chosen)
}

/// Plays the games of a scenario through the program.
fn play(program: &Program, scenario: &Listed, games: u64) -> Result<Row> {
    #[derive(Deserialize)]
    struct Report {
        wins: BTreeMap<String, u64>,
        draws: u64,
        lost: u64,
    }
    let text = output(&mut simulation(program, scenario, games))?;
    let report: Report = serde_json::from_str(&text).context("the report cannot be read")?;
    let side = |seat: &String| (seat.clone(), report.wins.get(seat).copied().unwrap_or_default());
    let sides = match leaders(&scenario.seats).as_slice() {
        [alone] => [side(alone), ("defeat".to_owned(), report.lost)],
        [first, second] => [side(first), side(second)],
        more => bail!("{} has {} sides; the page has room for two", scenario.id, more.len()),
    };
    Ok(Row { games, sides, draws: report.draws })
}

/// The first seat of each side. Those who win together are called alike but for a number, and the
/// report counts what they win for the first of them.
fn leaders(seats: &[String]) -> Vec<&String> {
    let side = |seat: &String| match seat.rsplit_once('-') {
        Some((side, number)) if number.parse::<u8>().is_ok() => side.to_owned(),
        _ => seat.clone(),
    };
    let mut leaders: Vec<&String> = Vec::new();
    for seat in seats {
        if leaders.iter().all(|it| side(it) != side(seat)) {
            leaders.push(seat);
        }
    }
    leaders
}

/// The command that plays the games of a scenario: the greedy player sits on every side.
pub(crate) fn simulation(program: &Program, scenario: &Listed, games: u64) -> Command {
    let number = games.to_string();
    let mut command = program.command(&["simulate", &scenario.id, "--games", &number, "--json"]);
    command.args(["--seed", SEED]);
    for seat in &scenario.seats {
        command.args(["--seat", &format!("{seat}=greedy")]);
    }
    command
}

/// The rows of a page.
fn read_page(page: &str) -> Result<BTreeMap<String, Row>> {
    let (_, table, _) = parts(page)?;
    let lines = table.lines().skip(HEAD.lines().count()).filter(|it| !it.is_empty());
    lines.map(|it| read_line(it).with_context(|| format!("{PAGE}: this is no row: {it}"))).collect()
}

/// What stands before the table of a page, the table, and what stands after it.
fn parts(page: &str) -> Result<(&str, &str, &str)> {
    let marked = || format!("{PAGE} has no place for its table");
    let (before, rest) = page.split_once(BEGIN).with_context(marked)?;
    let (table, after) = rest.split_once(END).with_context(marked)?;
    Ok((before, table, after))
}

fn read_line(line: &str) -> Option<(String, Row)> {
    let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
    let [id, games, first, won, second, lost, draws, _] = cells.as_slice() else { return None };
    let number = |text: &str| text.parse::<u64>().ok();
    let sides = [((*first).to_owned(), number(won)?), ((*second).to_owned(), number(lost)?)];
    let row = Row { games: number(games)?, sides, draws: number(draws)? };
    Some((id.trim_matches('`').to_owned(), row))
}

/// The page with these rows.
fn written(page: &str, rows: &BTreeMap<String, Row>) -> Result<String> {
    let (before, _, after) = parts(page)?;
    let table: String = rows.iter().map(|(id, row)| line(id, row)).collect();
    Ok(format!("{before}{BEGIN}{HEAD}{table}{END}{after}"))
}

fn line(id: &str, row: &Row) -> String {
    let [(first, won), (second, lost)] = &row.sides;
    let mut line = format!("| `{id}` | {} | {first} | {won} | {second} | {lost} | ", row.games);
    let share = share(*won, *lost).map_or_else(|| "–".to_owned(), |it| it.to_string());
    writeln!(line, "{} | {share} |", row.draws).expect("a string takes every text");
    line
}

/// A share of the games that were decided, with its standard error, in thousandths.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Share {
    of: u64,
    error: u64,
}

impl std::fmt::Display for Share {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { of, error } = self;
        write!(f, "{}.{} % ± {}.{}", of / 10, of % 10, error / 10, error % 10)
    }
}

/// The share of games won; the error of a share p of n games is the root of p (1 − p) / n.
fn share(won: u64, lost: u64) -> Option<Share> {
    let decided = won.checked_add(lost).filter(|it| *it > 0)?;
    let [won, lost, n] = [won, lost, decided].map(u128::from);
    let narrow = |it: u128| u64::try_from(it).ok();
    // The square of twice the error, so that half a thousandth is seen and rounded.
    let doubled = (4_000_000 * won * lost / n.pow(3)).isqrt();
    Some(Share { of: narrow((2_000 * won / n).div_ceil(2))?, error: narrow(doubled.div_ceil(2))? })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(won: u64, lost: u64, draws: u64) -> Row {
        let sides = [("dprk".to_owned(), won), ("allied".to_owned(), lost)];
        Row { games: won + lost + draws, sides, draws }
    }

    fn page(rows: &str) -> String {
        format!("# Balance\n\n{BEGIN}{HEAD}{rows}{END}\nMore.\n")
    }

    #[test]
    fn a_row_reads_as_it_is_written() {
        let written = line("nextwar/x", &row(20, 80, 5));
        assert_eq!(written, "| `nextwar/x` | 105 | dprk | 20 | allied | 80 | 5 | 20.0 % ± 4.0 |\n");
        let read = read_line(written.trim_end());
        assert_eq!(read, Some(("nextwar/x".to_owned(), row(20, 80, 5))));
        assert_eq!(read_line("| `nextwar/x` | many |"), None);
    }

    #[test]
    fn new_rows_leave_the_others_and_the_text_alone() {
        let old = page(&line("coh/b", &row(1, 2, 0)));
        let mut rows = read_page(&old).expect("the page is good");
        rows.insert("ambush/a".to_owned(), row(3, 0, 0));
        let both = line("ambush/a", &row(3, 0, 0)) + &line("coh/b", &row(1, 2, 0));
        assert_eq!(written(&old, &rows).expect("the page is good"), page(&both));
        assert!(read_page("# Balance\n").is_err());
    }

    /// Half of 100: the root of 1/4 / 100 is 5 %. A third of 3: the root of 2/9 / 3 is 27.2 %.
    #[test]
    fn a_share_has_the_error_of_a_coin_thrown_as_often() {
        assert_eq!(share(50, 50), Some(Share { of: 500, error: 50 }));
        assert_eq!(share(1, 2), Some(Share { of: 333, error: 272 }));
        assert_eq!(share(2, 1), Some(Share { of: 667, error: 272 }));
        assert_eq!(share(7, 0), Some(Share { of: 1000, error: 0 }));
        assert_eq!(share(0, 0), None);
    }

    #[test]
    fn a_system_means_all_of_its_scenarios() {
        let listed = ["coh/a", "coh/b", "scs/a"].map(|id| Listed {
            id: id.to_owned(),
            seats: vec!["one".to_owned(), "two".to_owned()],
        });
        let rows = BTreeMap::from([("coh/b".to_owned(), row(1, 1, 0))]);
        let ids = |names: &[&str], mode: Mode| {
            let names = names.iter().map(|it| (*it).to_owned()).collect();
            let wish = Wish { names, games: None, write: mode == Mode::Write };
            let found = choose(&wish, mode, &listed, |id| rows.contains_key(id), PAGE).ok()?;
            Some(found.iter().map(|it| it.id.clone()).collect::<Vec<_>>())
        };
        assert_eq!(ids(&["coh"], Mode::Write), Some(vec!["coh/a".into(), "coh/b".into()]));
        assert_eq!(ids(&["scs/a"], Mode::Write), Some(vec!["scs/a".into()]));
        assert_eq!(ids(&["coh"], Mode::Check), Some(vec!["coh/b".into()]));
        assert_eq!(ids(&["scs"], Mode::Check), None);
        assert_eq!(ids(&["nextwar"], Mode::Write), None);
    }

    #[test]
    fn seats_that_win_together_are_told_as_their_first() {
        let seats = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
        let four = seats("german-1 german-2 soviet-1 soviet-2");
        assert_eq!(leaders(&four), [&four[0], &four[2]]);
        let two = seats("red-east red-west");
        assert_eq!(leaders(&two), [&two[0], &two[1]]);
        assert_eq!(leaders(&seats("us")).len(), 1);
    }

    #[test]
    fn a_number_of_games_is_only_for_writing() {
        let words = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
        let wish = read_wish(&words("nextwar --games 40 --write")).expect("it is understood");
        let names = vec!["nextwar".to_owned()];
        assert_eq!(wish, Wish { names, games: Some(40), write: true });
        assert!(read_wish(&words("--games 40")).is_err());
        assert!(read_wish(&words("--games 0 --write")).is_err());
        assert!(read_wish(&words("--quick")).is_err());
    }
}
