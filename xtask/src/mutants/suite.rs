//! The tests of the changed crate, and which functions each of them runs.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use serde::Deserialize;

use super::scratch::Scratch;
use super::watch::{Ending, watch};
use super::{LEFT_OUT, switch};
use crate::clock::Clock;
use crate::process::output;

/// The longest that any one test may take without a mutant.
const PATIENCE: Duration = Duration::from_mins(10);

/// The built tests.
pub(crate) struct Suite {
    folder: PathBuf,
    /// The quickest first.
    pub(crate) tests: Vec<Test>,
}

/// One test.
#[derive(Debug)]
pub(crate) struct Test {
    pub(crate) program: PathBuf,
    pub(crate) name: String,
    /// How long it takes by itself.
    pub(crate) time: Duration,
    /// The numbers of the functions that it runs.
    runs: BTreeSet<usize>,
}

impl Suite {
    /// Builds the tests and runs each by itself, to see that it passes and what it runs.
    pub(crate) fn build(scratch: &Scratch) -> Result<Self> {
        let mut suite = Self { folder: scratch.crate_folder(), tests: Vec::new() };
        for program in programs(scratch)? {
            for name in suite.names(&program)? {
                let test = suite.trace(&program, name, &scratch.path("trace.txt"))?;
                suite.tests.push(test);
            }
        }
        suite.tests.sort_by_key(|it| it.time);
        let time: Duration = suite.tests.iter().map(|it| it.time).sum();
        println!("{} tests take {:.1} seconds one by one", suite.tests.len(), time.as_secs_f32());
        Ok(suite)
    }

    /// The tests that run a function, the quickest first.
    pub(crate) fn tests_of(&self, function: usize) -> impl Iterator<Item = &Test> {
        self.tests.iter().filter(move |it| it.runs.contains(&function))
    }

    /// A program of tests, ready to be started as cargo would.
    pub(crate) fn command(&self, program: &Path) -> Command {
        let mut command = Command::new(program);
        command.current_dir(&self.folder).env("CARGO_MANIFEST_DIR", &self.folder);
        command.env_remove("UPDATE_EXPECT").env_remove("RUST_BACKTRACE");
        command.stdin(Stdio::null()).stderr(Stdio::null());
        command.args(["--test-threads", "1"]);
        command
    }

    /// The tests in a program.
    fn names(&self, program: &Path) -> Result<Vec<String>> {
        let listed = output(self.command(program).args(["--list", "--format", "terse"]))?;
        let names = listed.lines().filter_map(|line| line.strip_suffix(": test"));
        let wanted = names.filter(|name| !LEFT_OUT.iter().any(|it| name.contains(it)));
        Ok(wanted.map(str::to_owned).collect())
    }

    fn trace(&self, program: &Path, name: String, trace: &Path) -> Result<Test> {
        fs::write(trace, "")?;
        let mut command = self.command(program);
        command.args(["--exact", &name]).env(switch::TRACE, trace);
        let clock = Clock::start();
        if watch(&mut command, PATIENCE)? != Ending::Passed {
            bail!("the test `{name}` fails without any mutant");
        }
        let time = clock.elapsed();
        let lines = fs::read_to_string(trace)?;
        let runs: Result<_, _> = lines.lines().map(str::parse).collect();
        let runs = runs.context("the trace holds numbers")?;
        Ok(Test { program: program.to_path_buf(), name, time, runs })
    }
}

/// Builds the programs of tests.
fn programs(scratch: &Scratch) -> Result<Vec<PathBuf>> {
    let messages = output(&mut scratch.cargo(&["test", "--lib", "--test", "it", "--no-run"]))?;
    let built = messages.lines().filter_map(|line| serde_json::from_str::<Built>(line).ok());
    Ok(built.filter_map(|it| it.executable).collect())
}

/// A message of cargo about something it has built.
#[derive(Deserialize)]
struct Built {
    executable: Option<PathBuf>,
}
