//! `cargo xtask tidy`: what neither the compiler nor clippy looks at.

mod chapters;
mod commits;
mod edges;
mod files;
mod ledgers;
mod pure;
mod ratchets;

use anyhow::{Result, bail};

use crate::Mode;
use crate::workspace::Workspace;

pub(crate) use edges::PURE;

/// What a look found.
#[derive(Default)]
pub(crate) struct Findings {
    /// To be mended.
    errors: Vec<String>,
    /// To be looked at again.
    warnings: Vec<String>,
}

impl Findings {
    fn error(&mut self, text: String) {
        self.errors.push(text);
    }

    fn warning(&mut self, text: String) {
        self.warnings.push(text);
    }
}

/// Looks at everything and prints all findings at once; `Mode::Write` lowers counts that have
/// fallen.
pub(crate) fn run(workspace: &Workspace, mode: Mode) -> Result<()> {
    let mut findings = Findings::default();
    edges::check(workspace, &mut findings)?;
    files::check(workspace, &mut findings)?;
    ledgers::check(workspace, &mut findings)?;
    chapters::check(workspace, &mut findings)?;
    pure::check(workspace, &mut findings)?;
    ratchets::check(workspace, mode, &mut findings)?;
    commits::check(workspace, &mut findings)?;
    for warning in &findings.warnings {
        println!("look again: {warning}");
    }
    for error in &findings.errors {
        eprintln!("error: {error}");
    }
    if !findings.errors.is_empty() {
        bail!("{} things are untidy", findings.errors.len());
    }
    println!("tidy");
    Ok(())
}
