//! `cargo xtask generate`: files made from the Rust types.

use std::fs;

use anyhow::{Result, bail};

use crate::Mode;
use crate::process;
use crate::program::Program;
use crate::workspace::{Workspace, has_extension, relative};

/// Where a check writes the fresh files.
const FRESH: &str = "target/generated";

/// Folders that hold generated files of one kind and nothing else of that kind.
const FOLDERS: [(&str, &str); 2] = [("web/types", "ts"), ("data/schema", "json")];

/// Writes the generated files, or fails if the ones that are there differ.
pub(crate) fn run(workspace: &Workspace, mode: Mode) -> Result<()> {
    let program = Program::build(workspace)?;
    if mode == Mode::Write {
        return process::run(&mut program.command(&["generate", "."]));
    }
    let fresh = Workspace { root: workspace.path(FRESH) };
    if fresh.root.is_dir() {
        fs::remove_dir_all(&fresh.root)?;
    }
    fs::create_dir_all(&fresh.root)?;
    process::run(&mut program.command(&["generate", FRESH]))?;

    let expected = fresh.files("")?;
    let mut stale: Vec<String> = expected
        .iter()
        .filter(|file| workspace.read(file).ok() != fresh.read(file).ok())
        .cloned()
        .collect();
    for (folder, extension) in FOLDERS {
        for file in top_files(workspace, folder)? {
            if has_extension(&file, extension) && !expected.contains(&file) {
                stale.push(format!("{file} (nothing generates it any more)"));
            }
        }
    }
    if !stale.is_empty() {
        bail!("out of date, `cargo xtask generate` renews them: {}", stale.join(", "));
    }
    println!("{} generated files are up to date", expected.len());
    Ok(())
}

/// The files of a folder itself, not of the folders below it.
fn top_files(workspace: &Workspace, folder: &str) -> Result<Vec<String>> {
    let folder = workspace.path(folder);
    let mut files = Vec::new();
    if folder.is_dir() {
        for entry in fs::read_dir(&folder)? {
            let path = entry?.path();
            if path.is_file() {
                files.push(relative(&workspace.root, &path));
            }
        }
    }
    Ok(files)
}
