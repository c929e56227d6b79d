//! Automation of the workspace: `cargo xtask <command>`.
//!
//! One file or folder per command. Anything that plays a game is done by the program itself, which
//! is built once in the dev profile and started as a child.

mod balance;
mod browser;
mod clock;
mod debian;
mod deny;
mod dist;
mod games;
mod gates;
mod generate;
mod kills;
mod lengths;
mod metadata;
mod mutants;
mod node;
mod page;
mod pictures;
mod play;
mod process;
mod program;
mod rule;
mod rules;
mod sign;
mod simulate;
mod source;
mod test;
mod tidy;
mod typos;
mod validate;
mod wasm;
mod wheel;
mod workspace;

use std::process::ExitCode;

use anyhow::{Result, bail};

use crate::workspace::Workspace;

/// Whether a command writes what it makes, or only compares it with what is there.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mode {
    Write,
    Check,
}

const HELP: &str = "\
cargo xtask <command>

  test                every check, exactly as the continuous integration runs it
  play [ARGS]         builds page and program and starts `esagono play`
  page                checks, tests and builds the page in the browser
  browser [test NAMES | gates | shots FOLDER | wire [--write] SCENARIOS]
                      plays, measures, photographs or overhears the table in a headless Chromium
  dist [--check [--dev]]
                      what a player downloads, as one archive in target/dist; `--check` unpacks it
                      elsewhere and plays, `--dev` with the program of the dev profile
  rules [--check]     coverage of the rule ledgers, written to docs/rules/coverage.md
  rule ID             one rule and every place that cites it, e.g. `rule scs:3.3a`
  tidy [--write]      dependency edges, file headers, test lists, ledgers, floats, titles of
                      commits, and counts that may only fall; `--write` lowers those
  sign [--check]      behavior signatures, written to games/signatures.toml
  games               replays and proves the golden games
  generate [--check]  TypeScript types, JSON Schemas and the icon as pictures
  validate            `esagono check` over every data file
  deny                licenses, sources and bans of deny.toml
  typos               spelling
  wasm                the pure crates compile to WebAssembly
  gates [--write]     counts instructions and judges them; `--write` writes the tables of
                      docs/performance.md
  kills [N]           kills the table N times in the middle of play (60) and compares what it had
                      answered with what it knows afterwards
  simulate [SEED]     about a minute of bot games
  balance [SCENARIOS] [--games N] [--write]
                      greedy against itself: compares who wins with docs/balance.md; `--write`
                      writes it there
  lengths [SCENARIOS] [--games N] [--write]
                      how many answers a game takes: compares with docs/lengths.md, or writes it
  pictures [SCENARIOS]
                      draws the small pictures of the start page anew, into crates/esagono/pictures
  mutants [--package P] [--file GLOB …] [--again] [--plain]
                      which wrong rules no test notices; `--again` tries only those that the
                      last run missed, `--plain` builds each by itself
";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match dispatch(&args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn dispatch(args: &[String]) -> Result<()> {
    let workspace = Workspace::find()?;
    let Some((command, rest)) = args.split_first() else {
        print!("{HELP}");
        return Ok(());
    };
    match command.as_str() {
        "balance" => return balance::run(&workspace, rest),
        "browser" => return browser::run(&workspace, rest),
        "dist" => return dist::run(&workspace, rest),
        "lengths" => return lengths::run(&workspace, rest),
        "pictures" => return pictures::run(&workspace, rest),
        "kills" => return kills::run(&workspace, rest),
        "play" => return play::run(&workspace, rest),
        "mutants" => return mutants::run(&workspace, rest),
        "rule" => return rule::run(&workspace, rest),
        "simulate" => return simulate::run(&workspace, rest).map(drop),
        "rules" => return rules::run(&workspace, mode(rest)?),
        "sign" => return sign::run(&workspace, mode(rest)?),
        "generate" => return generate::run(&workspace, mode(rest)?),
        "gates" => return gates::run(&workspace, looking(rest)?),
        "tidy" => return tidy::run(&workspace, looking(rest)?),
        _ => {}
    }
    if let Some(extra) = rest.first() {
        bail!("`{command}` takes no argument, found `{extra}`");
    }
    match command.as_str() {
        "test" => test::run(&workspace),
        "page" => page::run(&workspace),
        "games" => games::run(&workspace).map(drop),
        "validate" => validate::run(&workspace),
        "deny" => deny::run(&workspace).map(drop),
        "typos" => typos::run(&workspace).map(drop),
        "wasm" => wasm::run(&workspace).map(drop),
        "help" | "--help" | "-h" => {
            print!("{HELP}");
            Ok(())
        }
        other => bail!("no command `{other}`; `cargo xtask help` lists them"),
    }
}

/// For commands that look, and write only if they are told to.
fn looking(rest: &[String]) -> Result<Mode> {
    match rest {
        [] => Ok(Mode::Check),
        [flag] if flag == "--write" => Ok(Mode::Write),
        _ => bail!("expected nothing or `--write`, found `{}`", rest.join(" ")),
    }
}

fn mode(rest: &[String]) -> Result<Mode> {
    match rest {
        [] => Ok(Mode::Write),
        [flag] if flag == "--check" => Ok(Mode::Check),
        _ => bail!("expected nothing or `--check`, found `{}`", rest.join(" ")),
    }
}
