//! `cargo xtask test`: every check, in order, exactly as the continuous integration runs it.
//!
//! A failed step does not stop the others; the summary at the end names them all.

mod runner;
mod steps;

use anyhow::{Result, bail};

use crate::clock::Clock;
use crate::workspace::Workspace;
use steps::STEPS;

/// What became of a step.
struct Report {
    name: &'static str,
    seconds: u64,
    result: Result<Option<String>>,
}

/// Runs every step and fails if one failed.
pub(crate) fn run(workspace: &Workspace) -> Result<()> {
    let whole = Clock::start();
    let mut reports = Vec::new();
    for (number, (name, step)) in STEPS.iter().enumerate() {
        println!("\n== {}/{} {name}", number + 1, STEPS.len());
        let clock = Clock::start();
        let result = step(workspace);
        if let Err(error) = &result {
            eprintln!("{name}: {error:#}");
        }
        reports.push(Report { name, seconds: clock.seconds(), result });
    }
    println!("\n== summary after {} s", whole.seconds());
    for report in &reports {
        println!("{}", line(report));
    }
    let failed: Vec<&str> =
        reports.iter().filter(|it| it.result.is_err()).map(|report| report.name).collect();
    if !failed.is_empty() {
        bail!("failed: {}", failed.join(", "));
    }
    println!("all {} steps passed", reports.len());
    Ok(())
}

fn line(Report { name, seconds, result }: &Report) -> String {
    let (mark, note) = match result {
        Ok(note) => ("ok    ", note.clone().unwrap_or_default()),
        Err(_) => ("FAILED", String::new()),
    };
    format!("{mark} {seconds:>4} s  {name:<16} {note}").trim_end().to_owned()
}
