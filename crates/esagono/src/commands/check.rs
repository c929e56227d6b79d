//! `esagono check`: validates data files.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use catalog::{Diagnostic, Findings, Severity, Source};
use registry::{SYSTEMS, System};
use rulebook::{FileKind, Sign};
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
    let mut files = Vec::new();
    for path in &args.paths {
        collect(path, &mut files)?;
    }
    let mut all: Vec<Diagnostic> = Vec::new();
    for file in &files {
        all.extend(check_file(file).unwrap_or_else(|unreadable| vec![unreadable]));
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

/// Adds a file, or the data files of a folder; samples of faulty files are left out.
fn collect(path: &Path, files: &mut Vec<PathBuf>) -> Result<()> {
    if !path.is_dir() {
        files.push(path.to_path_buf());
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
        if (entry.is_dir() && !kept_apart) || data {
            collect(&entry, files)?;
        }
    }
    Ok(())
}

/// Checks one file by what it says it is.
fn check_file(path: &Path) -> Result<Vec<Diagnostic>, Diagnostic> {
    let shown = path.display().to_string();
    let text = opened(path, data::read_text(path)?)?;
    let source = Source { file: &shown, text: &text };
    let schema = schema_of(&text);
    let is_it = |kind: &FileKind| match kind.sign {
        Sign::Schema(name) => schema.as_deref() == Some(name),
        Sign::Columns(begin) => is_csv(path) && text.starts_with(begin),
    };
    // Of two tables that begin alike the one that says more is meant.
    let length = |kind: &FileKind| match kind.sign {
        Sign::Schema(name) => name.len(),
        Sign::Columns(begin) => begin.len(),
    };
    let known = known_kinds().filter(|it| is_it(&it.0)).max_by_key(|it| length(&it.0));
    let mut findings = Findings::new();
    match known {
        // A scenario is read with all it refers to.
        Some((FileKind { check: None, .. }, system)) => {
            let file = data::ScenarioFile::read(path)?;
            return Ok(file.placed(system.check(&file.library, &file.own)));
        }
        Some((FileKind { check: Some(check), .. }, _)) => check(source, &mut findings),
        None => match schema.as_deref() {
            Some("map/1") => drop(catalog::read_map(source, &mut findings)),
            Some("chart/1") => drop(catalog::read_chart(source, &mut findings)),
            Some("guide/1") => drop(catalog::read_guide(source, &mut findings)),
            _ => say_unknown(path, source, &mut findings),
        },
    }
    Ok(findings.into_vec())
}

/// Every kind of file, with the system whose it is.
fn known_kinds() -> impl Iterator<Item = (FileKind, &'static System)> {
    SYSTEMS.iter().flat_map(|it| (it.kinds)().into_iter().map(move |kind| (kind, it)))
}

/// The text of a file, with its seal broken if it has one.
fn opened(path: &Path, text: String) -> Result<String, Diagnostic> {
    if path.extension().is_none_or(|it| it != "sealed") {
        return Ok(text);
    }
    catalog::unseal(&text).map_err(|broken| Diagnostic {
        file: path.display().to_string(),
        line: broken.line,
        column: 1,
        severity: Severity::Error,
        what: broken.what.to_owned(),
        mend: "seal the script anew with `esagono mission seal`".to_owned(),
    })
}

/// The key `schema` of a TOML file.
fn schema_of(text: &str) -> Option<String> {
    let table = text.parse::<toml::Table>().ok()?;
    Some(table.get("schema")?.as_str()?.to_owned())
}

/// Says of a file that nobody knows what it is, and what would be known.
fn say_unknown(path: &Path, source: Source<'_>, findings: &mut Findings) {
    let signs = || known_kinds().map(|it| it.0.sign);
    let (what, mend) = if is_csv(path) {
        let begins = signs().filter_map(|it| match it {
            Sign::Columns(begin) => Some(format!("`{begin}…`")),
            Sign::Schema(_) => None,
        });
        let begins: Vec<String> = begins.collect();
        ("no table this program knows", format!("begin it with {}", begins.join(" or ")))
    } else {
        // Syntax errors are found first; they explain a missing schema better.
        if source.text.parse::<toml::Table>().is_err() {
            let _ = catalog::read_map(source, findings);
            return;
        }
        let names = signs().filter_map(|it| match it {
            Sign::Schema(name) => Some(name),
            Sign::Columns(_) => None,
        });
        let names: Vec<&str> = names.chain(["map/1", "chart/1", "guide/1"]).collect();
        let mend = format!("begin the file with schema = one of: {}", names.join(", "));
        ("no schema this program knows", mend)
    };
    findings.error(source, &(0..0), what, mend);
}

fn is_csv(path: &Path) -> bool {
    path.extension().is_some_and(|it| it == "csv")
}
