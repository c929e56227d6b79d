//! `esagono check`: validates data files.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use catalog::{Diagnostic, Severity};
use registry::Sorted;
use serde_json::json;

use super::say;
use crate::data;

/// Validates scenario, map, roster, chart and guide files; all findings at once with file and line.
#[derive(clap::Args, Debug)]
#[command(after_help = "Example: esagono check data")]
pub struct Args {
    /// Files, or folders to look through.
    #[arg(required = true)]
    paths: Vec<PathBuf>,
    /// Print data for programs.
    #[arg(long)]
    json: bool,
}

/// Runs the command; fails if any finding is an error.
pub fn run(args: &Args) -> Result<()> {
    let (mut files, mut seen) = (Vec::new(), BTreeSet::new());
    for path in &args.paths {
        collect(path, &mut seen, &mut files)?;
    }
    let mut all: Vec<Diagnostic> = Vec::new();
    for file in &files {
        all.extend(check_file(file).unwrap_or_else(|unreadable| unreadable));
    }
    all.sort_by(|a, b| {
        (&a.file, a.line, a.column, &a.what).cmp(&(&b.file, b.line, b.column, &b.what))
    });
    all.dedup();
    if args.json {
        let list: Vec<_> = all
            .iter()
            .map(|it| {
                let severity = if it.severity == Severity::Error { "error" } else { "warning" };
                json!({ "file": it.file, "line": it.line, "column": it.column,
                        "severity": severity, "what": it.what, "mend": it.mend })
            })
            .collect();
        say(&serde_json::to_string_pretty(&list)?)?;
    }
    let errors = all.iter().filter(|it| it.severity == Severity::Error).count();
    if !args.json {
        for finding in &all {
            eprintln!("{finding}");
        }
    }
    if errors > 0 {
        bail!("{} in {}", counted(errors, "error"), counted(files.len(), "file"));
    }
    if !args.json {
        let verb = if files.len() == 1 { "is" } else { "are" };
        say(&format!("{} {verb} in order", counted(files.len(), "file")))?;
    }
    Ok(())
}

/// A number of things: `1 file`, `2 files`.
fn counted(count: usize, thing: &str) -> String {
    format!("{count} {thing}{}", if count == 1 { "" } else { "s" })
}

/// Adds a file, or the data files of a folder; samples of faulty files are left out, and a folder
/// that was seen before, to which links may lead again and again.
fn collect(path: &Path, seen: &mut BTreeSet<PathBuf>, files: &mut Vec<PathBuf>) -> Result<()> {
    if !path.is_dir() {
        files.push(path.to_path_buf());
        return Ok(());
    }
    if !seen.insert(path.canonicalize().unwrap_or_else(|_| path.to_path_buf())) {
        return Ok(());
    }
    let mut entries: Vec<PathBuf> = Vec::new();
    for entry in
        std::fs::read_dir(path).with_context(|| format!("cannot read `{}`", path.display()))?
    {
        entries.push(entry?.path());
    }
    entries.sort();
    for entry in entries {
        let name =
            entry.file_name().map(|it| it.to_string_lossy().into_owned()).unwrap_or_default();
        let kept_apart = name == "samples" || name == "texts";
        let data = entry.extension().is_some_and(|it| it == "toml" || it == "csv");
        // A pipe called so would be waited for; a link that leads nowhere is found to.
        let readable = entry.is_file() || !entry.exists();
        if (entry.is_dir() && !kept_apart) || (data && readable) {
            collect(&entry, seen, files)?;
        }
    }
    Ok(())
}

/// Checks one file by what it says it is.
fn check_file(path: &Path) -> Result<Vec<Diagnostic>, Vec<Diagnostic>> {
    let text = data::read_text(path).map_err(|it| vec![it])?;
    match registry::sort(&path.display().to_string(), &text) {
        // A scenario is read with all it refers to.
        Sorted::Scenario(system) => {
            let file = data::ScenarioFile::read(path)?;
            Ok(file.placed(system.check(&file.library, &file.own)))
        }
        Sorted::Part(findings) => Ok(findings),
    }
}
