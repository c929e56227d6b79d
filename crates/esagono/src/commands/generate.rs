//! `esagono generate`: the files that are made from Rust types.

use std::path::PathBuf;

use anyhow::{Context, Result};
use registry::SYSTEMS;

use super::say;

/// Writes the generated files below a folder.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The folder; paths below it are those of the repository.
    folder: PathBuf,
}

/// Runs the command.
pub fn run(args: &Args) -> Result<()> {
    let mut files: Vec<(String, String)> = vec![
        ("web/types/scene.ts".into(), scene::typescript::declarations()),
        ("web/types/wire.ts".into(), server::wire::typescript::declarations()),
    ];
    let kinds = SYSTEMS.iter().flat_map(|system| (system.kinds)());
    for (name, text) in catalog::schemas().into_iter().chain(kinds.filter_map(|it| it.schema)) {
        files.push((format!("data/schema/{name}"), text));
    }
    for (name, text) in files {
        let path = args.folder.join(&name);
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder)
                .with_context(|| format!("cannot make `{}`", folder.display()))?;
        }
        std::fs::write(&path, text)
            .with_context(|| format!("cannot write `{}`", path.display()))?;
        say(&name)?;
    }
    Ok(())
}
