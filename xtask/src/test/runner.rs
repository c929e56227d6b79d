//! The test runners, and the closing line that says how it went.

use std::io::IsTerminal;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::process::{self, cargo, passed_on};
use crate::workspace::Workspace;

/// Who runs the tests.
#[derive(Clone, Copy)]
pub(crate) enum Runner {
    /// cargo-nextest, where it is installed.
    Nextest,
    /// `cargo test`.
    Cargo,
}

impl Runner {
    /// Runs every test of the workspace and returns the closing line.
    ///
    /// The stream that carries the report is passed on line by line; the other is inherited.
    pub(crate) fn run(self, workspace: &Workspace) -> Result<String> {
        if let Self::Cargo = self {
            // Tests start the example bots; unlike nextest, this runner builds only what it tests.
            process::run(&mut cargo(workspace, &["build", "--workspace", "--examples"]))?;
        }
        let mut child = self.command(workspace).spawn().context("cannot start the tests")?;
        let report = match self {
            Self::Nextest => passed_on(child.stderr.take(), |line| eprintln!("{line}"))?,
            Self::Cargo => passed_on(child.stdout.take(), |line| println!("{line}"))?,
        };
        let status = child.wait()?;
        let closing = match self {
            Self::Nextest => nextest_summary(&report),
            Self::Cargo => cargo_summary(&report),
        };
        if !status.success() {
            bail!("tests failed with {status}: {closing}");
        }
        Ok(closing)
    }

    fn command(self, workspace: &Workspace) -> Command {
        match self {
            Self::Nextest => {
                let args = ["nextest", "run", "--workspace", "--no-fail-fast"];
                let mut command = cargo(workspace, &args);
                if std::io::stderr().is_terminal() {
                    command.args(["--color", "always"]);
                }
                command.stderr(Stdio::piped());
                command
            }
            Self::Cargo => {
                let args = ["test", "--workspace", "--lib", "--bins", "--tests", "--no-fail-fast"];
                let mut command = cargo(workspace, &args);
                command.stdout(Stdio::piped());
                command
            }
        }
    }
}

/// The line that nextest ends with: `Summary [ 12.3s] 345 tests run: 345 passed, 0 skipped`.
fn nextest_summary(report: &[String]) -> String {
    let summary = report.iter().rev().find(|it| it.contains("Summary") && it.contains(" run: "));
    summary.map_or_else(String::new, |line| line.trim().to_owned())
}

/// Cargo's runner ends once per binary: `test result: ok. 5 passed; 0 failed; …`.
fn cargo_summary(report: &[String]) -> String {
    let results = report.iter().filter_map(|line| line.strip_prefix("test result:"));
    let (mut passed, mut failed) = (0, 0);
    for result in results {
        passed += count_before(result, " passed");
        failed += count_before(result, " failed");
    }
    format!("{} tests run: {passed} passed, {failed} failed", passed + failed)
}

fn count_before(text: &str, word: &str) -> u32 {
    let number = text.split(word).next().and_then(|before| before.rsplit(' ').next());
    number.and_then(|number| number.parse().ok()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::{cargo_summary, nextest_summary};

    fn report(text: &str) -> Vec<String> {
        text.lines().map(str::to_owned).collect()
    }

    #[test]
    fn the_closing_line_of_nextest_is_kept() {
        let text = "    PASS a\n     Summary [   0.03s] 10 tests run: 10 passed, 0 skipped\n";
        let expected = "Summary [   0.03s] 10 tests run: 10 passed, 0 skipped";
        assert_eq!(nextest_summary(&report(text)), expected);
    }

    #[test]
    fn the_results_of_cargo_are_added_up() {
        let text = "\
running 5 tests
test result: ok. 5 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out
test result: FAILED. 3 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out
";
        assert_eq!(cargo_summary(&report(text)), "9 tests run: 8 passed, 1 failed");
    }
}
