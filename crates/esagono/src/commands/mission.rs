//! `esagono mission`: scripts of missions, put under seal and opened again.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use clap::Subcommand;

use super::say;
use crate::data;

/// What a sealed script ends in.
const SEALED: &str = "sealed";

/// Seals the script of a mission, so that nobody reads it by accident, or opens it again.
#[derive(clap::Args, Debug)]
#[command(after_help = "Example: esagono mission seal my-mission.toml")]
pub struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand, Debug)]
enum What {
    /// Puts a script under seal: `my-mission.toml` becomes `my-mission.sealed`.
    Seal(Paths),
    /// Opens a sealed script to read or change it. It tells everything that will happen.
    Unseal(Paths),
}

#[derive(clap::Args, Debug)]
struct Paths {
    /// The script.
    file: PathBuf,
    /// Where to write it; otherwise beside the file.
    #[arg(long)]
    output: Option<PathBuf>,
}

/// Runs the command.
pub fn run(args: &Args) -> Result<()> {
    match &args.what {
        What::Seal(paths) => seal(paths),
        What::Unseal(paths) => unseal(paths),
    }
}

fn seal(paths: &Paths) -> Result<()> {
    let file = &paths.file;
    if is_sealed(file) {
        bail!("`{}` is sealed already: seal the text it was made from", file.display());
    }
    let text = data::read_text(file)?;
    let head: toml::Table = text
        .parse()
        .with_context(|| format!("`{}` is no TOML text: mend it first", file.display()))?;
    let schema = head.get("schema").and_then(toml::Value::as_str).unwrap_or_default();
    if !schema.split_once('/').is_some_and(|it| it.0.ends_with("-script")) {
        let shown = file.display();
        bail!("`{shown}` is no script of a mission: begin it with schema = \"ambush-script/1\"");
    }
    write(&paths.target(SEALED), &catalog::seal(&text))
}

fn unseal(paths: &Paths) -> Result<()> {
    let file = &paths.file;
    if !is_sealed(file) {
        bail!("`{}` does not end in `.{SEALED}`: it can be read as it is", file.display());
    }
    let sealed = data::read_text(file)?;
    let text = catalog::unseal(&sealed).with_context(|| {
        format!("cannot open `{}`: take it anew from where it came", file.display())
    })?;
    let target = paths.target("toml");
    if target.is_file() && data::read_text(&target)? != text {
        let shown = target.display();
        bail!("`{shown}` is there and says something else: name another with --output");
    }
    write(&target, &text)
}

impl Paths {
    /// Where to write, with the usual ending.
    fn target(&self, ending: &str) -> PathBuf {
        self.output.clone().unwrap_or_else(|| self.file.with_extension(ending))
    }
}

fn is_sealed(path: &Path) -> bool {
    path.extension().is_some_and(|it| it == SEALED)
}

fn write(path: &Path, text: &str) -> Result<()> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)
            .with_context(|| format!("cannot make `{}`", folder.display()))?;
    }
    std::fs::write(path, text).with_context(|| format!("cannot write `{}`", path.display()))?;
    say(&path.display().to_string())
}
