//! `esagono check`: validates data files.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use catalog::{Diagnostic, Findings, Library, Severity, Source};
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
    let text = data::read_text(path)?;
    let shown = path.display().to_string();
    let mut findings = Findings::new();
    let schema = text
        .parse::<toml::Table>()
        .ok()
        .and_then(|it| Some(it.get("schema")?.as_str()?.to_owned()));
    match schema.as_deref() {
        Some("scs/1") => {
            let file = data::ScenarioFile::read(path)?;
            let _ = rules_scs::load(&file.library, &file.own, &mut findings);
            return Ok(file.placed(findings.into_vec()));
        }
        Some("coh/1") => {
            let file = data::ScenarioFile::read(path)?;
            let _ = rules_coh::load(&file.library, &file.own, &mut findings);
            return Ok(file.placed(findings.into_vec()));
        }
        Some("prussia/1") => {
            let file = data::ScenarioFile::read(path)?;
            let _ = rules_prussia::scenario::load(&file.library, &file.own, &mut findings);
            return Ok(file.placed(findings.into_vec()));
        }
        Some("map/1") => {
            let _ = catalog::read_map(Source { file: &shown, text: &text }, &mut findings);
        }
        Some("chart/1") => {
            let _ = catalog::read_chart(Source { file: &shown, text: &text }, &mut findings);
        }
        Some("guide/1") => {
            let _ = catalog::read_guide(Source { file: &shown, text: &text }, &mut findings);
        }
        Some("scs-terrain/1") => {
            rules_scs::scenario::check_terrain(Source { file: &shown, text: &text }, &mut findings);
        }
        Some("coh-terrain/1") => {
            rules_coh::scenario::check_terrain(Source { file: &shown, text: &text }, &mut findings);
        }
        Some("coh-markers/1") => {
            rules_coh::scenario::check_markers(Source { file: &shown, text: &text }, &mut findings);
        }
        Some("coh-cards/1") => {
            rules_coh::scenario::check_cards(Source { file: &shown, text: &text }, &mut findings);
        }
        Some("pg-terrain/1") => {
            let source = Source { file: &shown, text: &text };
            rules_prussia::scenario::check_terrain(source, &mut findings);
        }
        Some("pg-armies/1") => {
            let source = Source { file: &shown, text: &text };
            rules_prussia::scenario::check_armies(source, &mut findings);
        }
        // A roster does not say whose it is; its columns do.
        _ if is_csv(path) && text.starts_with("id,nation,") => {
            rules_coh::scenario::check_roster(Source { file: &shown, text: &text }, &mut findings);
        }
        _ if is_csv(path) && text.starts_with("id,army,") => {
            let source = Source { file: &shown, text: &text };
            rules_prussia::scenario::check_roster(source, &mut findings);
        }
        _ if is_csv(path) => {
            rules_scs::scenario::check_roster(Source { file: &shown, text: &text }, &mut findings);
        }
        _ => {
            let source = Source { file: &shown, text: &text };
            let what = "no schema this program knows";
            let mend = "begin the file with schema = \"scs/1\", \"coh/1\", \"prussia/1\", \"map/1\", \"chart/1\", \"guide/1\" or the chart of a system, such as \"scs-terrain/1\"";
            let mut library = Library::new();
            library.insert(shown.clone(), text.clone());
            // Syntax errors are found first; they explain a missing schema better.
            let _ = catalog::read_map(source, &mut findings);
            let syntax = text.parse::<toml::Table>().is_err();
            if !syntax {
                findings = Findings::new();
                findings.error(source, &(0..0), what, mend);
            }
        }
    }
    Ok(findings.into_vec())
}

fn is_csv(path: &Path) -> bool {
    path.extension().is_some_and(|it| it == "csv")
}
